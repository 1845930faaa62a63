"""A mutant: one careless edit to one place of one file, perhaps only in a certain circumstance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutants.data import data_edits
from tools.mutants.families import GAMES, Family
from tools.mutants.operators import OPERATORS, Scope, types_of

# Keys for comparing positions, not rules: the contracts of every game hold them against each other.
NOT_RULES: Final = ("position", "spelt", "carries", "__reduce__")
TEXT_ROOM: Final = 70  # characters of an edit, as long as one that is shorter can be told
BUILTINS: Final = frozenset(("min", "max", "any", "all"))
IN_CIRCUMSTANCE: Final = "_in_circumstance"

Path_ = tuple[tuple[str, int | None], ...]  # fields, and positions in them, from the module down to a node


class Mutant(NamedTuple):
    family: str
    file: str  # below the folder of the family
    function: str  # empty outside of functions and classes; in data the key of the card
    operator: str
    edit: str  # what stands there, and what is written instead
    path: Path_
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


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# Paths in a tree.


def at(tree: ast.AST, path: Path_) -> ast.AST:
    for field, index in path:
        value = getattr(tree, field)
        tree = value if index is None else value[index]
    return tree


def put(tree: ast.AST, path: Path_, replacement: ast.AST) -> None:
    parent, (field, index) = at(tree, path[:-1]), path[-1]
    if index is None:
        setattr(parent, field, replacement)
    else:
        getattr(parent, field)[index] = replacement


def enclosing_function(tree: ast.Module, path: Path_) -> ast.FunctionDef | None:
    """The innermost function whose body holds a node."""
    found = None
    for depth in range(len(path)):
        node = at(tree, path[:depth])
        if isinstance(node, ast.FunctionDef) and path[depth][0] == "body":
            found = node
    return found


def walked(node: ast.AST, path: Path_ = ()) -> Iterator[tuple[Path_, ast.AST]]:
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


def statements(tree: ast.Module) -> dict[Path_, int]:
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

    def scope(self, path: Path_) -> Scope:
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
    outcomes: set[tuple[Path_, str]] = set()
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


def described(family: Family, tree: ast.Module, path: Path_) -> tuple[str, str]:
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


def path_of_statement(tree: ast.Module, path: Path_) -> Path_:
    ends = [end for end in range(len(path), 0, -1) if isinstance(at(tree, path[:end]), ast.stmt)]
    return path[: ends[0]]


def edited(tree: ast.Module, path: Path_, replacement: ast.AST) -> str:
    """The statement around a node, with the replacement in its place."""
    start = path_of_statement(tree, path)
    return with_replacement(at(tree, start), path[len(start) :], replacement)


def with_replacement(node: ast.AST, path: Path_, replacement: ast.AST) -> str:
    if not path:
        return ast.unparse(replacement)
    twin = deepcopy(node)
    put(twin, path, replacement)
    return ast.unparse(twin)


def told(tree: ast.Module, path: Path_, replacement: ast.AST) -> str:
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
