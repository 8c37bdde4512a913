"""`pentapolis rules`: the ledger of a game, searched; where a rule is in code and tests; what no test or code names."""

import os
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import FIRST_GAME, Lang, OptionalGame, game_called, in_the_making, language_of
from pentapolis.cli.texts import speaking
from pentapolis.kernel.game import all_games
from pentapolis.ledger import Ledger, LedgerError, Rule, ledger, named_in_code, named_rules, slugs, without_code
from pentapolis.words import Words

TESTS: Final = Path("tests")


def rules(
    game: OptionalGame = FIRST_GAME,
    text: Annotated[
        list[str] | None, typer.Argument(metavar="[TEXT]...", help="cli-help-text", show_default=False)
    ] = None,
    uncovered: Annotated[bool, typer.Option("--uncovered", help="cli-help-uncovered", show_default=False)] = False,
    uncoded: Annotated[bool, typer.Option("--without-code", help="cli-help-without-code", show_default=False)] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="cli-help-tests", show_default=False)] = TESTS,
    lang: Lang = None,
) -> None:
    try:
        if uncovered or uncoded:
            print_missing(game, text or [], tests, uncovered, uncoded)
        else:
            print_found(game, " ".join(text or []), tests, language_of(lang))
    except LedgerError as error:
        raise Fault("cli-error-ledger", FAILED, reason=str(error)) from None


def print_found(game: str, wanted: str, tests: Path, language: str) -> None:
    slug = slug_of(game)
    if slug not in slugs() and slug not in all_games():  # `pentapolis rules trade`: so it is the text
        wanted = f"{game} {wanted}".strip()
        slug = game_of(wanted)
    console = Console(highlight=False)
    found = matching(ledger(slug, language), wanted)
    if not found:
        raise Fault("cli-rules-none", FAILED, given=wanted)
    words = speaking(language)
    for rule in found:
        print_rule(console, rule)
    if found[0].id == wanted.upper():
        print_places(console, words, found[0], code_of(slug), tests)
    console.print(Text(words.say("cli-rules-count", {"count": len(found)}), "dim"))
    for said in in_the_making(game_called(slug), words) if slug in all_games() else []:
        console.print(Text(said, "dim"))


def slug_of(game: str) -> str:
    return game.replace("_", "-").casefold()


def code_of(slug: str) -> Path:
    """The folder of a game's package."""
    return Path(import_module(game_called(slug).package).__path__[0])


def game_of(wanted: str) -> str:
    """An id belongs to one game; any other text is looked for in the first."""
    return next((slug for slug in slugs() if wanted.upper() in ledger(slug).entries), FIRST_GAME)


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


def print_places(console: Console, words: Words, rule: Rule, code: Path, tests: Path) -> None:
    """Where the code of a game names the rule, and the tests that do. An installed package has no tests."""
    named = {(str(place), place.scope): place for place in named_in_code(code).get(rule.id, [])}
    console.print(Text(words.say("cli-rules-code", {"count": len(named)}), "bold"))
    for place in named.values():
        line = Text(f"  {os.path.relpath(place.file)}:{place.line}")
        console.print(line.append(f"  {place.scope}", "dim") if place.scope else line, soft_wrap=True)
    if tests == TESTS and not tests.is_dir():
        return
    tested = named_rules(tests).get(rule.id, [])
    console.print(Text(words.say("cli-rules-tests", {"count": len(tested)}), "bold"))
    for test in tested:
        console.print(Text(f"  {test}"), soft_wrap=True)


def print_missing(game: str, text: list[str], tests: Path, uncovered: bool, uncoded: bool) -> None:
    """One id a line and nothing else: this is read by machines too. A game that is not there is not covered."""
    slug = slug_of(game)
    if any(game.upper() in ledger(known).entries for known in slugs()):  # an id stands where a game would
        text = [game, *text]
    elif slug not in slugs():
        game_called(slug)
    if text:
        raise Fault("cli-error-rules-text", given=" ".join(text))
    book = ledger(slug)
    missing = book.uncovered(tests) if uncovered else []
    if uncoded:
        missing += [rule for rule in without_code(book, code_of(slug)) if rule not in missing]
    for rule in missing:
        print(rule.id)
    if missing:
        raise typer.Exit(FAILED)
