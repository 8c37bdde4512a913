"""mypyc leaves out docstrings. They are put into the C it writes, so that `help()` says the same in both modes.

Only string literals change: the place of each is found by the C name of its function, class, property or module.
"""

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Final

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config
from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator
from mypyc.options import CompilerOptions

from tools.quick_c import quick

#: What `mypycify` takes as C that was written already: files of each group, and files of the runtime they need.
Written = tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]

TARGET: Final = "build"
# A literal as mypyc writes it, with its quotes; NULL where it can write no signature.
_LITERAL: Final = r'"(?:[^"\\]|\\.)*"|NULL'
_FUNCTION: Final = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*METH[\w| ]+,\s*PyDoc_STR\()({_LITERAL})")
_CLASS: Final = re.compile(
    rf"(static PyTypeObject CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\()({_LITERAL})"
)
_PROPERTY: Final = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(?=,\s*NULL\})")
_MODULE: Final = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(?=, /\* docstring \*/)')


def written(arguments: Sequence[str], library: str) -> Written:
    """The C of the modules that the arguments name, as `mypycify` would write it, with docstrings."""
    options = CompilerOptions(group_name=library, target_dir=TARGET)
    files = FileSystemCache()
    sources, everything, config = get_mypy_config(list(arguments), None, options, files)
    groups = construct_groups(sources, False, True, library)
    generated, _, needed = generate_c(everything, config, groups, files, compiler_options=options)
    docs = docstrings({source.module: Path(source.path or "") for source in sources})
    texts = [[(name, documented(quick(text), docs)) for name, text in group] for group in generated]
    return texts, [(one.path, list(one.include_dirs), one.internal) for one in needed]


def docstrings(modules: Mapping[str, Path]) -> dict[str, str]:
    """Every docstring of some modules, by the C name of what it belongs to; of a module by its own name."""
    names = NameGenerator([list(modules)])
    found: dict[str, str] = {}
    for module, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        _add(found, module, tree)
        for name, thing in _functions(tree.body):
            _add(found, names.private_name(module, name), thing)
        for kind in tree.body:
            if isinstance(kind, ast.ClassDef):
                _add(found, names.private_name(module, kind.name), kind)
                for name, thing in _functions(kind.body):
                    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in thing.decorator_list):
                        _add(found, names.private_name(module, f"{kind.name}_get_{name}"), thing)
                    else:
                        _add(found, names.private_name(module, f"{kind.name}.{name}"), thing)
    return found


def _functions(body: Iterable[ast.stmt]) -> list[tuple[str, ast.FunctionDef]]:
    return [(one.name, one) for one in body if isinstance(one, ast.FunctionDef)]


def _add(found: dict[str, str], name: str, thing: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
    text = ast.get_docstring(thing)
    if text:
        found[name] = cleandoc(text)


def documented(text: str, docs: Mapping[str, str]) -> str:
    """C as mypyc writes it, with these docstrings in it."""

    def add(match: re.Match[str]) -> str:
        doc = docs.get(match[2])
        if doc is None:
            return match[0]
        literal = c_string_initializer(doc.encode())
        # After the signature, with which the literal begins; the compiler puts the two together.
        return match[1] + (literal if match[3] == "NULL" else f"{match[3]} {literal}")

    for pattern in (_FUNCTION, _CLASS, _PROPERTY, _MODULE):
        text = pattern.sub(add, text)
    return text
