"""A mutant: one careless edit to one place of one file, perhaps only in a certain circumstance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutants.data import data_edits
from tools.mutants.families import GAMES, Family
from tools.mutants.operators import OPERATORS
from tools.mutants.scope import types_of
from tools.mutants.trees import Scopes, TreePath, at, enclosing_function, parsed, put, statements, vocabulary, walked

TEXT_ROOM: Final = 70  # characters for an edit, where it is not longer by itself
IN_CIRCUMSTANCE: Final = "_in_circumstance"


class Mutant(NamedTuple):
    family: str
    file: str  # below the folder of the family
    function: str  # empty outside of functions and classes; in data the key of the card
    operator: str
    edit: str  # what stands there, and what is written instead
    path: TreePath
    number: int  # among the edits that this operator makes at this node
    statement: int | None  # in which it stands; None outside of functions
    watches: str  # the parameter of the function that knows the match or its setup
    circumstance: str = ""  # empty: always

    def name(self) -> str:
        """Stays the same while other lines of the file change."""
        when = f" @{self.circumstance}" if self.circumstance else ""
        return f"{self.family}/{self.file}:{self.function}:{self.operator}:{self.edit}{when}"

    def source(self) -> Path:
        return GAMES / self.family / self.file

    def is_data(self) -> bool:
        return self.source().suffix == ".toml"

    def tree(self) -> ast.Module:
        """The syntax tree of the whole file, broken."""
        tree = parsed(self.source())
        owner = deepcopy(enclosing_function(tree, self.path))
        scopes = Scopes(tree, *vocabulary(self.family))
        replacement = list(OPERATORS[self.operator](at(tree, self.path), scopes.scope(self.path)))[self.number]
        put(tree, self.path, replacement)
        if self.circumstance:
            assert owner is not None, "only what is done in a match has circumstances"
            broken = enclosing_function(tree, self.path)
            assert broken is not None
            asked = ast.Call(ast.Name(IN_CIRCUMSTANCE, ast.Load()), [ast.Name(self.watches, ast.Load())], [])
            broken.body = [ast.If(asked, broken.body, owner.body)]
        return ast.fix_missing_locations(tree)


# All mutants of a family.


def mutants_of(family: Family) -> list[Mutant]:
    return [mutant for file in (*family.files(), *family.data) for mutant in mutants_in(family, file)]


def mutants_in(family: Family, file: str) -> Iterator[Mutant]:
    path = GAMES / family.name / file
    if file in family.data:
        for card, keys, operator, number, edit in data_edits(path):
            yield Mutant(family.name, file, card, operator, edit, keys, number, None, "")
    else:
        yield from mutants_in_tree(family, file, parsed(path))


def mutants_in_tree(family: Family, file: str, tree: ast.Module) -> Iterator[Mutant]:
    scopes = Scopes(tree, *vocabulary(family.name))
    numbers = statements(tree)
    taken: dict[str, int] = {}
    outcomes: set[tuple[TreePath, str]] = set()
    for path, node in walked(tree):
        scope = scopes.scope(path)
        function, watches = described(family, tree, path)
        for operator, edits in OPERATORS.items():
            for number, replacement in enumerate(edits(node, scope)):
                outcome = (path_of_statement(tree, path), edited(tree, path, replacement))
                if outcome in outcomes:
                    continue  # two operators, one edit
                outcomes.add(outcome)
                edit = told(tree, path, replacement)
                head = f"{function}:{operator}:{edit}"
                taken[head] = taken.get(head, 0) + 1
                if taken[head] > 1:
                    edit += f" #{taken[head]}"
                statement = next(
                    (numbers[path[:end]] for end in range(len(path), 0, -1) if path[:end] in numbers), None
                )
                yield Mutant(family.name, file, function, operator, edit, path, number, statement, watches)


def described(family: Family, tree: ast.Module, path: TreePath) -> tuple[str, str]:
    """The qualified name of the function around a node, and which parameter knows the match, where it is called."""
    words, watches = [], ""
    holder = ""
    for depth in range(len(path)):
        node = at(tree, path[:depth])
        if isinstance(node, ast.ClassDef):
            words.append(node.name)
            holder = node.name
        elif isinstance(node, ast.FunctionDef):
            words.append(node.name)
            if holder in family.knowing and node.name != "__init__":
                watches = "self"
            else:
                knowing = [name for name, kind in types_of(node).items() if kind in family.knowing]
                watches = knowing[0] if knowing else ""
    return ".".join(words), watches if enclosing_function(tree, path) else ""


def path_of_statement(tree: ast.Module, path: TreePath) -> TreePath:
    ends = [end for end in range(len(path), 0, -1) if isinstance(at(tree, path[:end]), ast.stmt)]
    return path[: ends[0]]


def edited(tree: ast.Module, path: TreePath, replacement: ast.AST) -> str:
    """The statement around a node, with the replacement in its place."""
    start = path_of_statement(tree, path)
    return with_replacement(at(tree, start), path[len(start) :], replacement)


def with_replacement(node: ast.AST, path: TreePath, replacement: ast.AST) -> str:
    if not path:
        return ast.unparse(replacement)
    twin = deepcopy(node)
    put(twin, path, replacement)
    return ast.unparse(twin)


def told(tree: ast.Module, path: TreePath, replacement: ast.AST) -> str:
    """An edit in one line, with as much around it as there is room for."""
    start = len(path)
    while start > 1:
        above = at(tree, path[: start - 1])
        if isinstance(above, (ast.FunctionDef, ast.ClassDef, ast.If, ast.For, ast.While, ast.comprehension)):
            break
        if isinstance(above, ast.Module) or len(ast.unparse(above)) > TEXT_ROOM:
            break
        start -= 1
    before = ast.unparse(at(tree, path[:start]))
    after = with_replacement(at(tree, path[:start]), path[start:], replacement)
    return f"{one_line(before)} -> {'(nothing)' if after == 'pass' else one_line(after)}"


def one_line(text: str) -> str:
    return " ".join(text.split())
