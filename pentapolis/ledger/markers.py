"""Which tests name which rules, read from the source of the tests without importing them.

A test names rules with `@pytest.mark.rule("SWD-COST-05", "SWD-COST-06")` on the test function, on its `Test…`
class or, as `pytestmark`, on its class or module. The ids must be string literals: lists of ids built by an
expression are not supported, because reading them would mean running the tests' code. Tests that a class
inherits or that stand inside an `if` are not seen. A marker in any other place is an error, so that no marker
is silently without effect.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from pentapolis.ledger.errors import LedgerError


def named_rules(tests_dir: Path) -> dict[str, list[str]]:
    """Every id that a marker under `tests_dir` names, with the tests that carry it.

    Tests are given as pytest node ids that begin with the name of `tests_dir`.
    """
    root = tests_dir.resolve()
    if not root.is_dir():
        raise LedgerError(f"{tests_dir} is not a directory of tests")
    named: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            _TestFile(path.relative_to(root.parent).as_posix(), named).read(path)
    return named


class _TestFile:
    """Walks one file, adds its tests to `named` and remembers the markers it has understood."""

    def __init__(self, name: str, named: dict[str, list[str]]) -> None:
        self.name = name
        self.named = named
        self.understood: set[ast.expr] = set()

    def read(self, path: Path) -> None:
        try:
            tree = ast.parse(path.read_bytes())
        except SyntaxError as error:
            raise LedgerError(f"{self.name}:{error.lineno}: not Python: {error.msg}") from error
        self.read_scope(tree, self.name, [])
        for node in ast.walk(tree):
            if isinstance(node, ast.expr) and _is_marker(node) and node not in self.understood:
                raise self.fault(node, "a rule marker belongs on a test, on a Test… class or in pytestmark")

    def read_scope(self, scope: ast.Module | ast.ClassDef, name: str, inherited: list[str]) -> int:
        """Records the tests of a module or class and says how many there are."""
        marks = scope.decorator_list if isinstance(scope, ast.ClassDef) else []
        own = self.ids([*marks, *_pytestmark(scope.body)])
        tests = 0
        for node in scope.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                self.record(f"{name}::{node.name}", [*inherited, *own, *self.ids(node.decorator_list)])
                tests += 1
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                tests += self.read_scope(node, f"{name}::{node.name}", [*inherited, *own])
        if own and not tests:
            raise LedgerError(f"{name} names {', '.join(own)} but has no test")
        return tests

    def record(self, test: str, ids: list[str]) -> None:
        for rule_id in dict.fromkeys(ids):
            self.named.setdefault(rule_id, []).append(test)

    def ids(self, marks: list[ast.expr]) -> list[str]:
        return [rule_id for mark in marks for rule_id in self.ids_of(mark)]

    def ids_of(self, mark: ast.expr) -> Iterator[str]:
        if _is_marker(mark):
            raise self.fault(mark, "the rule marker names no rule")
        if not isinstance(mark, ast.Call) or not _is_marker(mark.func):
            return
        self.understood.add(mark.func)
        if mark.keywords or not mark.args:
            raise self.fault(mark, "the rule marker takes rule ids, one or more, and nothing else")
        for argument in mark.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise self.fault(argument, f"a rule id must be a string literal, not {ast.unparse(argument)}")
            yield argument.value

    def fault(self, node: ast.expr, what: str) -> LedgerError:
        return LedgerError(f"{self.name}:{node.lineno}: {what}")


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks that `pytestmark = …` puts on everything in a module or class."""
    marks: list[ast.expr] = []
    for node in body:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            marks += value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return marks


def _is_marker(node: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule` after `from pytest import mark`."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
