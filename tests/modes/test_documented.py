"""Compiled or not, `help()` says the same: docstrings, the names of arguments, and the file a module is in."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import pentapolis
from pentapolis._mode import compiled

pytestmark = pytest.mark.both_modes

PACKAGE: Final = Path(pentapolis.__path__[0])
MODULES: Final = sorted(
    path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
    for part in ("kernel", "games", "bots")
    for path in (PACKAGE / part).rglob("*.py")
    if path.name != "__init__.py"
)
#: A default that no text can say: `frozenset()`.
WITHOUT_SIGNATURE: Final = {"pentapolis.kernel.fields.state_of"}

Defined = tuple[str, ast.FunctionDef | ast.ClassDef, Any]


def source_of(module: ModuleType) -> ast.Module:
    path = PACKAGE.parent / (module.__name__.replace(".", "/") + ".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def defined(module: ModuleType) -> Iterator[Defined]:
    """The classes, functions, methods and properties that a module's source defines, and what became of them."""
    for node in source_of(module).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{module.__name__}.{node.name}", node, getattr(module, node.name)
        elif isinstance(node, ast.ClassDef):
            kind = getattr(module, node.name)
            yield f"{module.__name__}.{node.name}", node, kind
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("__"):
                    # As the class itself has it: that of a base may be another one.
                    yield f"{module.__name__}.{node.name}.{inner.name}", inner, vars(kind)[inner.name]


def is_property(node: ast.FunctionDef | ast.ClassDef) -> bool:
    return any("property" in ast.dump(mark) or "setter" in ast.dump(mark) for mark in node.decorator_list)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    module = import_module(name)
    expected = ast.get_docstring(source_of(module))
    assert expected is not None
    assert module.__doc__ is not None
    assert inspect.cleandoc(module.__doc__) == expected
    for where, node, thing in defined(module):
        written = ast.get_docstring(node)
        if written is not None:
            found = thing.__doc__
            assert found is not None, where
            assert inspect.cleandoc(found) == written, where


@pytest.mark.parametrize("name", MODULES)
def test_signatures(name: str) -> None:
    for where, node, thing in defined(import_module(name)):
        if isinstance(node, ast.ClassDef) or is_property(node) or where in WITHOUT_SIGNATURE:
            continue
        called = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
        function: Any = getattr(thing, "__func__", thing)  # of a static method
        parameters = inspect.signature(function).parameters.values()
        named = [one.name for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
        assert named == called, where


@pytest.mark.parametrize("name", MODULES)
def test_every_module_knows_its_file(name: str) -> None:
    module = import_module(name)
    assert module.__file__ is not None
    file = Path(module.__file__)
    assert file.is_file()
    assert file.parent == PACKAGE.parent.joinpath(*name.split(".")).parent
    assert file.name.partition(".")[0] == name.rpartition(".")[2]
    assert module.__spec__ is not None
    assert module.__spec__.origin == module.__file__


def test_help_speaks() -> None:
    from pydoc import plain, render_doc

    said = plain(render_doc(pentapolis.Table.play))
    assert "seat" in said
    assert "raise IllegalMove and leave the table" in said
    said = plain(render_doc(pentapolis.Fast))
    assert "class Fast" in said
    assert "Not for secrets." in said
    assert str(PACKAGE / "kernel") in plain(render_doc(import_module("pentapolis.kernel.rng")))
    assert isinstance(compiled(), bool)
