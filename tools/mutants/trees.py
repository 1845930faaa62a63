"""Syntax trees: the way to each node, which of them may be broken, and what is known about their surroundings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools.mutants.families import GAMES
from tools.mutants.scope import Scope, types_of

# Keys for comparing positions, not rules: the contracts of every game hold them against each other. And what a bot
# expects of a power.
NOT_RULES: Final = ("position", "spelling", "carries", "__reduce__", "expect")
BUILTINS: Final = frozenset(("min", "max", "any", "all"))

TreePath = tuple[tuple[str, int | None], ...]  # fields, and positions in them, from the module down to a node


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def at(tree: ast.AST, path: TreePath) -> ast.AST:
    for field, index in path:
        value = getattr(tree, field)
        tree = value if index is None else value[index]
    return tree


def put(tree: ast.AST, path: TreePath, replacement: ast.AST) -> None:
    parent, (field, index) = at(tree, path[:-1]), path[-1]
    if index is None:
        setattr(parent, field, replacement)
    else:
        getattr(parent, field)[index] = replacement


def enclosing_function(tree: ast.Module, path: TreePath) -> ast.FunctionDef | None:
    """The innermost function whose body holds a node."""
    found = None
    for depth in range(len(path)):
        node = at(tree, path[:depth])
        if isinstance(node, ast.FunctionDef) and path[depth][0] == "body":
            found = node
    return found


def walked(node: ast.AST, path: TreePath = ()) -> Iterator[tuple[TreePath, ast.AST]]:
    """Every node below this one that an operator may touch, with its path, from top to bottom."""
    for field, value in ast.iter_fields(node):
        if field in ("decorator_list", "annotation", "returns", "bases", "keywords") and not isinstance(node, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not is_left_alone(child):
                below = (*path, (field, index))
                yield below, child
                if not isinstance(child, ast.Raise):  # it may be dropped; what it says is text
                    yield from walked(child, below)


def is_left_alone(node: ast.AST) -> bool:
    """Texts, types, imports, assertions, keys of positions, and `deaf`, which only saves time."""
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.JoinedStr, ast.arg)):
        return True
    if isinstance(node, ast.FunctionDef):
        return node.name in NOT_RULES
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return is_left_alone(node.operand)
    return isinstance(node, ast.Attribute) and node.attr == "deaf"


def statements(tree: ast.Module) -> dict[TreePath, int]:
    """The statements of all functions, numbered: coverage is known for each of them."""
    inside = [path for path, node in walked(tree) if isinstance(node, ast.stmt) and enclosing_function(tree, path)]
    return {path: number for number, path in enumerate(inside)}


# What operators know about the surroundings.


@cache
def vocabulary(family: str) -> tuple[frozenset[str], dict[str, list[str]]]:
    """The attributes that anything in a family of games has, and the types of the parameters of all that is called."""
    attributes: set[str] = set()
    signatures: dict[str, list[str]] = {}
    for path in [*sorted((GAMES / family).rglob("*.py")), *sorted((GAMES.parent / "kernel").glob("*.py"))]:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute):
                attributes.add(node.attr)
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        note(signatures, node.name, part)
            elif isinstance(node, ast.FunctionDef):
                attributes.add(node.name)
                note(signatures, node.name, node)
    return frozenset(attributes), signatures


def note(signatures: dict[str, list[str]], name: str, function: ast.FunctionDef) -> None:
    """Two that are called alike and take different things are told apart by nobody here, so they are left alone."""
    types = list(types_of(function).values())
    signatures[name] = types if signatures.get(name, types) == types else []


class Scopes:
    """The surroundings of the nodes of one file."""

    def __init__(self, tree: ast.Module, attributes: frozenset[str], signatures: dict[str, list[str]]) -> None:
        self.tree = tree
        self.attributes = attributes
        self.signatures = signatures
        self.of_module = BUILTINS | {name for node in tree.body for name in names_bound(node)}
        self.by_function: dict[ast.FunctionDef | None, frozenset[str]] = {None: self.of_module}

    def scope(self, path: TreePath) -> Scope:
        function = enclosing_function(self.tree, path)
        if function and function not in self.by_function:
            self.by_function[function] = self.of_module | set(names_bound(function))
        parent, names = at(self.tree, path[:-1]), self.by_function[function]
        return Scope(parent, path[-1][0], function, names, self.attributes, self.signatures)


def names_bound(node: ast.AST) -> Iterator[str]:
    """What can be read once this is done: for a function as a part of a module its name, from inside all it binds."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from [each.asname or each.name for each in node.names]
    if isinstance(node, ast.FunctionDef):
        yield from types_of(node)
    if not isinstance(node, ast.ClassDef):
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id
