"""The commands put together; help and faults in the language of the user.

Declarations hold message ids where Typer expects a help text: they become words when somebody reads them.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

import pentapolis
from pentapolis.cli.arena import arena
from pentapolis.cli.backup import backup
from pentapolis.cli.bench import bench
from pentapolis.cli.faults import USAGE, Fault, sentence
from pentapolis.cli.games import games
from pentapolis.cli.new_game import new_game
from pentapolis.cli.options import Lang
from pentapolis.cli.play import play
from pentapolis.cli.replay import replay
from pentapolis.cli.rules import rules
from pentapolis.cli.serve import ANY_OPTION, serve
from pentapolis.cli.tables import close_table, list_tables, prune_tables
from pentapolis.cli.texts import PROGRAM, language_asked_for, speaking
from pentapolis.cli.watch import watch
from pentapolis.words import Words

#: Typer carries its own copy of these classes and does not export them all.
_USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]
_QUOTED: Final = re.compile(r"'([^']*)'|\(([^()]*)\)\W*$")


def spoken_in(ctx: typer.Context) -> Words:
    """The words of this run."""
    words = ctx.find_root().obj
    assert isinstance(words, Words)
    return words


class Command(TyperCommand):
    """A command whose help is in the user's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_purpose(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)


class Commands(TyperGroup):
    """All commands together. Faults become one line on the error stream, never a traceback."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_purpose(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)
        words = spoken_in(ctx)
        with formatter.section(words.say("cli-help-commands")):
            formatter.write_dl([(name, words.say(str(self.commands[name].help))) for name in self.list_commands(ctx)])

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)  # in the order they are declared

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = sys.argv[1:] if args is None else list(args)
        if str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))  # a bot author's own file: my_bots:MyBot
        words = speaking(language_asked_for(arguments))
        try:
            code = super().main(
                arguments,
                PROGRAM,
                complete_var,
                standalone_mode=False,  # its own way of showing errors speaks English only
                windows_expand_args=windows_expand_args,
                obj=words,
                **extra,
            )
        except Fault as fault:
            print(fault.trace, end="", file=sys.stderr)
            complain(sentence(words, fault))
            sys.exit(fault.code)
        except _USAGE_ERROR as error:
            complain(usage_fault(words, error, arguments))
            sys.exit(USAGE)
        sys.exit(code or 0)


def complain(line: str) -> None:
    print(f"{PROGRAM}: {line}", file=sys.stderr)


def usage_fault(words: Words, error: Exception, arguments: Sequence[str]) -> str:
    """What is wrong with a command line. The errors say it in English, so only their parts are used."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    quoted = _QUOTED.search(str(getattr(error, "message", "")))
    value = (quoted[1] or quoted[2] or "") if quoted else ""
    name = max(parameter.opts, key=len) if parameter is not None else option or value
    if kind == "NoSuchOption":
        return words.say("cli-error-no-option", {"name": name})
    if kind == "BadOptionUsage":
        return words.say("cli-error-value-missing", {"name": name})
    if kind == "MissingParameter":
        written = parameter.metavar if parameter is not None and parameter.param_type_name == "argument" else None
        return words.say("cli-error-missing", {"name": written or name})
    if kind == "BadParameter":
        return words.say("cli-error-bad-value", {"name": name, "value": value_of(name, arguments) or value})
    if str(getattr(error, "message", "")).startswith("No such command"):
        return words.say("cli-error-no-command", {"name": value})
    return words.say("cli-error-too-much", {"name": value})


def value_of(option: str, arguments: Sequence[str]) -> str:
    """What was written after an option, or nothing."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == option:
            return value if equals else "".join(arguments[at + 1 : at + 2])
    return ""


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{spoken_in(ctx).say('cli-help-usage')} ")


def write_purpose(command: Any, ctx: Any, formatter: Any) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(spoken_in(ctx).say(str(command.help)))


def write_options(command: Any, ctx: Any, formatter: Any) -> None:
    words = spoken_in(ctx)
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.get_params(ctx):
        record = parameter.get_help_record(ctx)
        if record is None or not record[1]:
            continue
        if parameter.param_type_name == "argument":
            arguments.append((record[0], words.say(parameter.help)))
        else:
            text = "cli-help-help" if parameter.name == "help" else parameter.help
            options.append((record[0], explained(words, text)))
    for title, rows in (("cli-help-arguments", arguments), ("cli-help-options", options)):
        if rows:
            with formatter.section(words.say(title)):
                formatter.write_dl(rows)


def explained(words: Words, text: str) -> str:
    """What an option does. After a bar stands what is so without it; a setting may be new and without words yet."""
    message, _, default = text.partition("|")
    said = words.say(message) if words.has(message) else ""
    return f"{said} {words.say('cli-help-default', {'value': default})}".strip() if default else said


app = typer.Typer(
    cls=Commands,
    help="cli-help",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.callback(invoke_without_command=True, help="cli-help")
def start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version", show_default=False)] = False,
    lang: Lang = None,
) -> None:
    if version:
        print(f"{PROGRAM} {pentapolis.__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


tables = typer.Typer(
    cls=Commands,
    help="cli-help-tables",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@tables.callback(invoke_without_command=True, help="cli-help-tables")
def of_tables(ctx: typer.Context, lang: Lang = None) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


for _name, _command in (("list", list_tables), ("close", close_table), ("prune", prune_tables)):
    tables.command(_name, cls=Command, help=f"cli-help-tables-{_name}")(_command)

for _function in (play, serve, watch, replay, rules, arena, bench, games, new_game, backup):
    _called = _function.__name__.replace("_", "-")
    _context: dict[str, Any] = ANY_OPTION if _function is serve else {}
    app.command(_called, cls=Command, help=f"cli-help-{_called}", context_settings=_context)(_function)
app.add_typer(tables, name="tables")
