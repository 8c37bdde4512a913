"""`pentapolis new-game`: a small game that passes the laws, to begin one's own with."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.faults import USAGE, Fault
from pentapolis.cli.options import Lang, language_of
from pentapolis.cli.texts import speaking
from pentapolis.skeleton import SkeletonError, write_game


def new_game(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="cli-help-new-slug", show_default=False)],
    into: Annotated[Path, typer.Option("--into", metavar="DIR", help="cli-help-into", show_default=False)] = Path(),
    lang: Lang = None,
) -> None:
    try:
        written = write_game(slug, into.resolve())
    except SkeletonError as error:
        raise Fault(error.message, USAGE, **error.told) from None
    for path in written:
        print(path.relative_to(into.resolve()))
    print(speaking(language_of(lang)).say("cli-new-game-next", {"name": slug}))
