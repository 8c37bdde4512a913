"""The rule ledgers: the reader of their format, the search, and which tests name which rules."""

from pathlib import Path

import pytest

from pentapolis.ledger import (
    Kind,
    Ledger,
    LedgerError,
    Rule,
    Term,
    ledger,
    named_in_code,
    named_rules,
    parse,
    shortened_ids,
    slugs,
    unknown_ids,
    without_code,
)
from pentapolis.ledger import files as ledger_files

TESTS = Path(__file__).parent

SMALL = """\
# A small game

- A remark without an id.

## Setup

- **TOY-SET-01** [rulebook §Előkészületek] Each player takes 3 coins.
- **TOY-SET-02** [rulebook §Előkészületek / Érmék, §Bank] (icon) (implied) The pawn starts in the middle; see
  TOY-SET-01 for the coins.

## Turns

### Moving

- **TOY-KEY-GO-01** (gap) The first player moves (by one space).

## Glossary

| English | Hungarian | Meaning |
|---|---|---|
| coin / bank | érme / bank | money |
| pawn (marker), counter | bábu, jelző | moves |
| city / town | város | one thing, two words |

## Worked examples

- **TOY-EX-01** (TOY-SET-01, TOY-SET-02) [rulebook §Példa] Given two players; then 6 coins are taken.

## Gaps

1. **Who moves (TOY-KEY-GO-01).** Rulebook silent. Decision: the first player.
2. **Cities.** Decision: cities
   have no walls.
"""


@pytest.fixture
def small() -> Ledger:
    return parse(SMALL)


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


class TestParser:
    def test_rules_come_in_the_order_of_the_file(self, small: Ledger) -> None:
        assert ids(list(small.rules)) == ["TOY-SET-01", "TOY-SET-02", "TOY-KEY-GO-01", "TOY-EX-01"]
        assert small.prefix == "TOY"

    def test_a_rule_has_its_parts(self, small: Ledger) -> None:
        assert small.rule("TOY-SET-02") == Rule(
            id="TOY-SET-02",
            section="Setup",
            tags=("icon", "implied"),
            text="The pawn starts in the middle; see TOY-SET-01 for the coins.",
            source="Előkészületek / Érmék, §Bank",
            kind=Kind.RULE,
            mentions=("TOY-SET-01",),
            printed="Előkészületek / Érmék, §Bank",
        )

    def test_a_rule_the_rulebook_is_silent_on_has_no_source(self, small: Ledger) -> None:
        rule = small.rule("TOY-KEY-GO-01")
        assert (rule.section, rule.source, rule.tags) == ("Moving", "", ("gap",))
        assert rule.text == "The first player moves (by one space)."

    def test_an_example_names_the_rules_it_shows(self, small: Ledger) -> None:
        (example,) = small.examples
        assert example.kind is Kind.EXAMPLE
        assert example.mentions == ("TOY-SET-01", "TOY-SET-02")
        assert example.text == "Given two players; then 6 coins are taken."

    def test_gaps_get_ids_from_their_numbers(self, small: Ledger) -> None:
        assert ids(list(small.gaps)) == ["TOY-GAP-01", "TOY-GAP-02"]
        gap = small.rule("TOY-GAP-01")
        assert (gap.kind, gap.title, gap.mentions) == (
            Kind.GAP,
            "Who moves (TOY-KEY-GO-01)",
            ("TOY-KEY-GO-01",),
        )
        assert small.rule("TOY-GAP-02").text == "Decision: cities have no walls."

    def test_glossary_cells_are_paired_where_they_have_as_many_parts(self, small: Ledger) -> None:
        assert small.glossary == (
            Term(("coin",), ("érme",), "money"),
            Term(("bank",), ("bank",), "money"),
            Term(("pawn", "counter", "marker"), ("bábu", "jelző"), "moves"),
            Term(("city", "town"), ("város",), "one thing, two words"),
        )

    @pytest.mark.parametrize(
        ("wrong", "line", "message"),
        [
            ("- **TOY-SET-01** Again.", 3, "TOY-SET-01 is used twice"),
            ("- **TOY-SET-02** [rulebook §Bank] (icon)", 3, "TOY-SET-02 has no text"),
            ("- **TOY-SET-02** (guess) It is so.", 3, r"TOY-SET-02 has the unknown tag \(guess\)"),
            ("- **TOY-SET2** It is so.", 3, "'TOY-SET2' is not a rule id"),
            ("- **TOY-SET-02 It is so.", 3, "not a rule: "),
            ("  - **TOY-SET-01** Indented.", 3, "TOY-SET-01 is used twice"),
            ("- **TOY-SET-02** [Bank] It is so.", 3, "TOY-SET-02 has a reference that is not"),
            ("- **TOY-GAP-01** It is so.", 3, "TOY-GAP-01 stands for a numbered item under Gaps"),
            ("- **DOG-SET-02** It is so.", 3, "DOG-SET-02 stands in a ledger of TOY rules"),
            ("- **TOY-EX-01** Given nothing.", 3, "TOY-EX-01 does not begin with the rules it shows"),
            ("## Gaps\n2. **Title.** Text.", 4, "gap 2 stands where gap 1 is due"),
            ("## Gaps\n1. Text without a title.", 4, "not a gap of the form"),
            ("## Gaps\n1. **Only a title.**", 4, "not a gap of the form"),
            ("## Glossary\n| coin | érme |", 4, "a line of the glossary has 3 cells, not 2"),
        ],
    )
    def test_a_fault_is_named_with_its_line(self, wrong: str, line: int, message: str) -> None:
        text = f"## Setup\n- **TOY-SET-01** Each player takes 3 coins.\n{wrong}\n"
        with pytest.raises(LedgerError, match=rf"^toy\.md:{line}: {message}"):
            parse(text, Path("toy.md"))

    def test_a_ledger_without_rules_is_a_fault(self) -> None:
        with pytest.raises(LedgerError, match="no rules"):
            parse("# Nothing\n")

    def test_references_to_missing_ids_are_found(self) -> None:
        book = parse(SMALL.replace("(TOY-SET-01, TOY-SET-02)", "(TOY-SET-01, TOY-SET-09)"))
        assert book.broken_references() == {"TOY-EX-01": ["TOY-SET-09"]}
        assert parse(SMALL).broken_references() == {}


class TestHeadings:
    TABLE = (
        "## Headings of the rulebook\n| Hungarian | English |\n|---|---|\n| Bank | Bank |\n| Előkészületek | Setup |\n"
    )

    def ledger_with(self, source: str, table: str = TABLE) -> Ledger:
        return parse(f"## Setup\n- **TOY-SET-01** [rulebook §{source}] It is so.\n{table}", Path("toy.md"))

    @pytest.mark.parametrize(
        ("printed", "english"),
        [
            ("Előkészületek", "Setup"),
            ("Előkészületek 3", "Setup 3"),
            ("Előkészületek A–E / Bank, §Előkészületek 4–6", "Setup A–E / Bank, §Setup 4–6"),
        ],
    )
    def test_a_reader_sees_them_in_the_ledgers_language(self, printed: str, english: str) -> None:
        book = self.ledger_with(printed)
        assert (book.rules[0].source, book.rules[0].printed) == (english, printed)
        assert ids(book.search("elokeszulet")) == ids(book.search("setup")) == ["TOY-SET-01"]

    def test_without_a_table_they_stay_as_printed(self) -> None:
        assert self.ledger_with("Előkészületek", "").rules[0].source == "Előkészületek"

    def test_faults_are_named_with_their_line(self) -> None:
        with pytest.raises(LedgerError, match=r"^toy\.md:2: the heading 'Konyha' is not in the table"):
            self.ledger_with("Konyha")
        with pytest.raises(LedgerError, match=r"^toy\.md:4: a line of the headings has 2 cells, not 1"):
            self.ledger_with("Bank", "## Headings of the rulebook\n| Bank |\n")

    @pytest.mark.parametrize("slug", slugs())
    def test_no_english_ledger_shows_a_hungarian_heading(self, slug: str) -> None:
        shown = " ".join(rule.source for rule in ledger(slug).rules)
        assert not set("áéíóöőúüű") & set(shown.lower())


class TestLookup:
    def test_an_unknown_id_is_named_with_similar_ones(self, small: Ledger) -> None:
        with pytest.raises(KeyError, match=r"no rule toy-set-1 in the ledger TOY; did you mean TOY-SET-01"):
            small.rule("toy-set-1")

    def test_nothing_similar_is_nothing_offered(self, small: Ledger) -> None:
        with pytest.raises(KeyError, match=r"no rule XXXXXXXX in the ledger TOY'$"):
            small.rule("XXXXXXXX")


class TestSearch:
    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("PLAYER take", ["TOY-SET-01", "TOY-EX-01"]),
            ("elokeszuletek", ["TOY-SET-01", "TOY-SET-02"]),
            ("set-02", ["TOY-SET-02", "TOY-EX-01"]),
            ("toy-gap", ["TOY-GAP-01", "TOY-GAP-02"]),
            ("bábu", ["TOY-SET-02"]),
            ("jelzo kozep", []),
            ("jelzo middle", ["TOY-SET-02"]),
            ("marker", ["TOY-SET-02"]),
            ("varos", ["TOY-GAP-02"]),
            ("érme", ["TOY-SET-01", "TOY-SET-02", "TOY-EX-01"]),
            ("who", ["TOY-GAP-01"]),
            ("implied", ["TOY-SET-02"]),
            ("oins", []),
            (" - ", []),
        ],
    )
    def test_every_word_must_begin_a_word(self, small: Ledger, query: str, found: list[str]) -> None:
        assert ids(small.search(query)) == found


def write(tests_dir: Path, name: str, text: str) -> None:
    path = tests_dir / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def tests_dir(tmp_path: Path) -> Path:
    made = tmp_path / "tests"
    made.mkdir()
    return made


class TestCoverage:
    def test_a_marked_function_covers_its_rules(self, small: Ledger, tests_dir: Path) -> None:
        write(
            tests_dir,
            "rules/test_setup.py",
            'import pytest\n\n@pytest.mark.rule("TOY-SET-01", "TOY-GAP-02")\ndef test_coins(): ...\n',
        )
        node = "tests/rules/test_setup.py::test_coins"
        assert small.covered_by(tests_dir) == {"TOY-SET-01": [node], "TOY-GAP-02": [node]}
        assert ids(small.uncovered(tests_dir)) == ["TOY-SET-02", "TOY-KEY-GO-01", "TOY-EX-01"]

    def test_classes_and_modules_hand_their_markers_down(self, tests_dir: Path) -> None:
        write(
            tests_dir,
            "turns_test.py",
            """
from pytest import mark
pytestmark = [mark.slow, mark.rule("TOY-A-01")]

@mark.rule("TOY-A-02", "TOY-A-01")
class TestTurns:
    pytestmark = mark.rule("TOY-A-03")

    @mark.rule("TOY-A-04")
    async def test_move(self): ...
    def helper(self): ...

    class TestInner:
        def test_pass(self): ...

def test_alone(): ...
""",
        )
        move = "tests/turns_test.py::TestTurns::test_move"
        inner = "tests/turns_test.py::TestTurns::TestInner::test_pass"
        assert named_rules(tests_dir) == {
            "TOY-A-01": [move, inner, "tests/turns_test.py::test_alone"],
            "TOY-A-02": [move, inner],
            "TOY-A-03": [move, inner],
            "TOY-A-04": [move],
        }

    def test_an_annotated_pytestmark_counts(self, tests_dir: Path) -> None:
        write(
            tests_dir,
            "test_a.py",
            'import pytest\npytestmark: object = pytest.mark.rule("TOY-A-01")\ndef test_it(): ...\n',
        )
        assert named_rules(tests_dir) == {"TOY-A-01": ["tests/test_a.py::test_it"]}

    def test_only_test_files_are_read_and_none_is_run(self, tests_dir: Path) -> None:
        write(tests_dir, "helpers.py", 'import pytest\n@pytest.mark.rule("TOY-A-01")\ndef test_it(): ...\n')
        write(tests_dir, "test_a.py", "raise SystemExit\n")
        assert named_rules(tests_dir) == {}

    def test_ids_the_ledger_lacks_are_reported(self, small: Ledger, tests_dir: Path) -> None:
        write(
            tests_dir,
            "test_a.py",
            'import pytest\n@pytest.mark.rule("TOY-SET-01", "TOY-SET-99", "DOG-A-01")\ndef test_it(): ...\n',
        )
        assert small.unknown_ids(tests_dir) == {"TOY-SET-99": ["tests/test_a.py::test_it"]}
        with pytest.raises(LedgerError, match=r"TOY-SET-99 in tests/test_a\.py::test_it$"):
            small.uncovered(tests_dir)

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("@pytest.mark.rule(IDS)\ndef test_it(): ...", "2: a rule id must be a string literal, not IDS"),
            (
                "@pytest.mark.rule(*IDS)\ndef test_it(): ...",
                r"2: a rule id must be a string literal, not \*IDS",
            ),
            ("@pytest.mark.rule(1)\ndef test_it(): ...", "2: a rule id must be a string literal, not 1"),
            ("@pytest.mark.rule()\ndef test_it(): ...", "2: the rule marker takes rule ids, one or more"),
            ("@pytest.mark.rule('A-B-1', id=2)\ndef test_it(): ...", "2: the rule marker takes rule ids"),
            ("@pytest.mark.rule\ndef test_it(): ...", "2: the rule marker names no rule"),
            ("@pytest.mark.rule('A-B-1')\ndef helper(): ...", "2: a rule marker belongs on a test"),
            (
                "@pytest.mark.rule('A-B-1')\nclass Tools:\n    def test_it(self): ...",
                "2: a rule marker belongs on a",
            ),
            (
                "class Tools:\n    @pytest.mark.rule('A-B-1')\n    def test_it(self): ...",
                "3: a rule marker belongs on",
            ),
            ("P = pytest.param(1, marks=pytest.mark.rule('A-B-1'))", "2: a rule marker belongs on a test"),
            ("def test_it(:", "2: not Python"),
        ],
    )
    def test_a_marker_that_cannot_be_read_is_named(self, tests_dir: Path, text: str, message: str) -> None:
        write(tests_dir, "test_a.py", f"import pytest\n{text}\n")
        with pytest.raises(LedgerError, match=rf"^tests/test_a\.py:{message}"):
            named_rules(tests_dir)

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            ("pytestmark = pytest.mark.rule('A-B-1')", "tests/test_a.py"),
            ("@pytest.mark.rule('A-B-1')\nclass TestIt:\n    x = 1", "tests/test_a.py::TestIt"),
        ],
    )
    def test_a_marker_over_no_test_is_an_error(self, tests_dir: Path, text: str, place: str) -> None:
        write(tests_dir, "test_a.py", f"import pytest\n{text}\n")
        with pytest.raises(LedgerError, match=rf"^{place} names A-B-1 but has no test"):
            named_rules(tests_dir)

    def test_a_missing_directory_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(LedgerError, match="nowhere is not a directory of tests"):
            named_rules(tmp_path / "nowhere")


class TestCode:
    SOURCE = '''"""TOY-SET-01 is laid out by Game; TOY-KEY-GO-01 holds by construction."""

FIRST = "TOY-SET-02"  # and TOY-SET-02 again


class Turn:
    """A turn."""

    @decorated
    def play(self):
        # TOY-SET-01, -02: see gap G4
        return 1
'''

    def test_places_have_lines_and_what_is_around_them(self, tmp_path: Path) -> None:
        write(tmp_path, "game/steps.py", self.SOURCE)
        found = named_in_code(tmp_path / "game")
        places = {rule: [(place.line, place.scope) for place in places] for rule, places in found.items()}
        assert places == {
            "TOY-SET-01": [(1, ""), (11, "Turn.play")],
            "TOY-KEY-GO-01": [(1, "")],
            "TOY-SET-02": [(3, "")],
        }
        assert str(found["TOY-SET-02"][0]) == f"{tmp_path}/game/steps.py:3"

    def test_rules_without_code_are_found_and_examples_need_none(self, small: Ledger, tmp_path: Path) -> None:
        write(tmp_path, "steps.py", '"""TOY-SET-01"""')
        assert ids(without_code(small, tmp_path)) == ["TOY-SET-02", "TOY-KEY-GO-01"]

    def test_ids_that_are_not_written_out_are_found(self, tmp_path: Path) -> None:
        write(tmp_path, "steps.py", self.SOURCE)
        assert shortened_ids(tmp_path) == [f"{tmp_path}/steps.py:11: -02", f"{tmp_path}/steps.py:11: G4"]

    def test_code_that_cannot_be_read_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(LedgerError, match="has no Python files"):
            named_in_code(tmp_path)
        write(tmp_path, "steps.py", "def")
        with pytest.raises(LedgerError, match=r"steps\.py:1: not Python"):
            named_in_code(tmp_path)


class TestFiles:
    @pytest.mark.parametrize("slug", ["no-such-game", "README", "../rules/seven_wonders_duel", ""])
    def test_a_game_without_a_ledger_is_named(self, slug: str) -> None:
        with pytest.raises(LedgerError, match=r"no rule ledger for '.*'; ledgers: .*seven-wonders-duel"):
            ledger(slug)

    def test_an_installed_package_has_its_own_copy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "_rules").mkdir()
        (tmp_path / "_rules" / "toy_game.md").write_text(SMALL, encoding="utf-8")
        (tmp_path / "_rules" / "README.md").write_text("# Format\n", encoding="utf-8")
        monkeypatch.setattr(ledger_files, "PLACES", (tmp_path / "docs" / "rules", tmp_path / "_rules"))
        assert slugs() == ["toy-game"]
        assert ledger("toy-game").path == tmp_path / "_rules" / "toy_game.md"

    def test_ids_no_ledger_has_are_unknown(self, tests_dir: Path) -> None:
        write(
            tests_dir,
            "test_a.py",
            'import pytest\n@pytest.mark.rule("SWD-MIL-01", "SWX-MIL-01")\ndef test_it(): ...\n',
        )
        assert unknown_ids(tests_dir) == {"SWX-MIL-01": ["tests/test_a.py::test_it"]}


@pytest.mark.parametrize("slug", slugs())
class TestOurLedgers:
    def test_every_id_in_bold_is_read_once(self, slug: str) -> None:
        book = ledger(slug)
        assert book.path is not None
        lines = book.path.read_text(encoding="utf-8").splitlines()
        written = [line.split("**")[1] for line in lines if line.startswith("- **")]
        assert written == ids(list(book.rules))
        assert len(set(written)) == len(written)

    def test_every_entry_has_text(self, slug: str) -> None:
        assert all(entry.text.endswith((".", ")", "!")) for entry in ledger(slug).entries.values())

    def test_references_lead_somewhere(self, slug: str) -> None:
        book = ledger(slug)
        assert book.broken_references() == {}
        assert all(example.mentions for example in book.examples)

    def test_every_decision_is_explained_by_a_gap(self, slug: str) -> None:
        book = ledger(slug)
        explained = {rule_id for gap in book.gaps for rule_id in gap.mentions}
        decided = {rule.id for rule in book.rules if rule.kind is Kind.RULE and {"gap", "corrected"} & set(rule.tags)}
        assert decided
        assert decided <= explained


def test_the_ledger_of_seven_wonders_duel_is_whole() -> None:
    book = ledger("seven-wonders-duel")
    assert book == ledger("seven_wonders_duel")
    assert (len(book.rules), len(book.examples), len(book.gaps)) == (176, 18, 22)
    groups = dict.fromkeys(rule.id.split("-")[1] for rule in book.rules)
    assert " ".join(groups) == "COM SET FLOW COST BLD DIS WON MIL SCI TOK GLD END VAR EX"
    assert "SWD-MIL-01" in ids(book.search("Konfliktusjelzo"))


def test_the_ledger_of_the_capitals_is_whole() -> None:
    book = ledger("the-capitals")
    assert (len(book.rules), len(book.examples), len(book.gaps)) == (254, 48, 37)
    groups = dict.fromkeys(rule.id.split("-")[1] for rule in book.rules)
    assert " ".join(groups) == (
        "COMP SET TILE TRK PP PRE RND POL BLD PLC CON EFF DEF TOU EXE ACT TST ADM WF TAX FIN VAR 2P PRO LAKE CARD EX"
    )
    assert book.rule("CAP-2P-08").mentions == ("CAP-2P-07", "CAP-GAP-20")  # a group may begin with a digit


def test_the_ledger_of_through_the_ages_is_whole() -> None:
    book = ledger("through-the-ages")
    assert (len(book.rules) - len(book.examples), len(book.examples), len(book.gaps)) == (339, 48, 72)
    groups = dict.fromkeys(rule.id.split("-")[1] for rule in book.rules)
    assert " ".join(groups) == (
        "GEN CMP SET TURN FIRST ROW AGE WRES TAV POL EVT AGG WAR PACT PCAN RESG ACT TAKE WTAKE POP BLD UPG DES LEAD "
        "WON TECH REV ACARD UNIT TPL EOT PROD DRAW RST CARD INP ARM CUR COL STAT ACN TOK WRK DIS FR PTS CLR END VAR EX"
    )
    assert "TTA-ARM-04" in ids(book.search("legiero"))


def test_our_tests_name_only_rules_that_exist() -> None:
    assert unknown_ids(TESTS) == {}
