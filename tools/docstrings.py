"""Puts docstrings into the C that mypyc has written: it keeps the signatures of functions, but not their texts.

mypyc writes `PyDoc_STR("over($self)\\n--\\n\\n")` for each method, function and class, or `PyDoc_STR(NULL)` where it
cannot write a default, `NULL` for a property, and `NULL, /* docstring */` for a module. CPython takes what follows the
dashes for the docstring. tests/test_api.py says whether it arrived.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SIGNATURE: Final = r'PyDoc_STR\((?P<signature>NULL|"(?:[^"\\]|\\.)*")'
PROPERTY: Final = r"\(getter\)\w*{of}_get_{name},\s*(?:NULL|\(setter\)\w+),\s*(?P<text>NULL)"
MODULE: Final = "NULL, /* docstring */"


def keep_docstrings(c_file: Path, module: Path) -> None:
    """Writes the texts of a Python module into the C that was made of it."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    written = c_file.read_text(encoding="utf-8")
    about_all = ast.get_docstring(tree)
    if about_all:
        written = written.replace(MODULE, f'PyDoc_STR("{in_c(about_all)}"),', 1)
    for place, text in documented(tree):
        found = re.search(place + SIGNATURE, written)
        if found is not None:  # else a class that stays an ordinary one
            signature = found["signature"].removeprefix("NULL")
            at, end = found.span("signature")
            written = f'{written[:at]}{signature}"{in_c(text)}"{written[end:]}'
    for place, text in properties(tree):
        found = re.search(place, written)
        if found is not None:
            at, end = found.span("text")
            written = f'{written[:at]}PyDoc_STR("{in_c(text)}"){written[end:]}'
    c_file.write_text(written, encoding="utf-8")


def documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What stands before each signature in C, and the text that belongs to it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from with_text(node, rf"CPyPy_\w+___{node.name},[^\"]*")
        elif isinstance(node, ast.ClassDef):
            yield from with_text(node, rf'\.tp_name = "{node.name}",(?:[^"]|"(?!\s*\)))*?\.tp_doc = ')
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield from with_text(method, rf"CPyPy_\w+___{node.name}___{method.name},[^\"]*")


def properties(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What stands in C where the text of each property belongs, and that text."""
    for node in [each for each in tree.body if isinstance(each, ast.ClassDef)]:
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.decorator_list:
                yield from with_text(method, PROPERTY.format(of=node.name, name=method.name))


def with_text(node: ast.FunctionDef | ast.ClassDef, place: str) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node)
    if text:
        yield place, text


def in_c(text: str) -> str:
    """The text between the quotes of a C string."""
    plain = {ord(sign): sign for sign in map(chr, range(32, 127)) if sign not in '"\\?'}
    return "".join([plain.get(byte, f"\\{byte:03o}") for byte in text.encode()])
