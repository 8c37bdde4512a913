"""`pentapolis rules`: the ledger of a game, searched; and the rules no test names."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import FIRST_GAME, Lang, OptionalGame, language_of
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import all_games
from pentapolis.ledger import Ledger, LedgerError, Rule, ledger, slugs


def rules(
    game: OptionalGame = FIRST_GAME,
    text: Annotated[
        list[str] | None, typer.Argument(metavar="[TEXT]...", help="cli-help-text", show_default=False)
    ] = None,
    uncovered: Annotated[bool, typer.Option("--uncovered", help="cli-help-uncovered", show_default=False)] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="cli-help-tests", show_default=False)] = Path(
        "tests"
    ),
    lang: Lang = None,
) -> None:
    wanted = " ".join(text or [])
    slug = game.replace("_", "-").casefold()
    if slug not in slugs() and slug not in all_games():  # `pentapolis rules trade`: so it is the text
        wanted = f"{game} {wanted}".strip()
        slug = game_of(wanted)
    try:
        if uncovered:
            print_uncovered(ledger(slug), tests)
            return
        book = ledger(slug, language_of(lang))
    except LedgerError as error:
        raise Fault("cli-error-ledger", FAILED, reason=str(error)) from None
    console = Console(highlight=False)
    found = matching(book, wanted)
    if not found:
        raise Fault("cli-rules-none", FAILED, given=wanted)
    words = speaking(language_of(lang))
    for rule in found:
        print_rule(console, rule)
    console.print(Text(words.say("cli-rules-count", {"count": len(found)}), "dim"))


def game_of(wanted: str) -> str:
    """An id belongs to one game; any other text is looked for in the first."""
    try:
        return next((slug for slug in slugs() if wanted.upper() in ledger(slug).entries), FIRST_GAME)
    except LedgerError as error:
        raise Fault("cli-error-ledger", FAILED, reason=str(error)) from None


def matching(book: Ledger, wanted: str) -> list[Rule]:
    """The rule of an id, or all that speak of the text; without a text all there are."""
    if not wanted:
        return list(book.entries.values())
    rule = book.entries.get(wanted.upper())
    return [rule] if rule is not None else book.search(wanted)


def print_rule(console: Console, rule: Rule) -> None:
    line = Text.assemble((rule.id, "bold"), " ")
    if rule.source:
        line.append(f"[{rule.source}] ", "dim")
    if rule.title:
        line.append(f"{rule.title} ", "bold")
    line.append(rule.text)
    console.print(line)


def print_uncovered(book: Ledger, tests: Path) -> None:
    """One id a line and nothing else: this is read by machines too."""
    missing = book.uncovered(tests)
    for rule in missing:
        print(rule.id)
    if missing:
        raise typer.Exit(FAILED)
