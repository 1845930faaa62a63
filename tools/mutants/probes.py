"""Probes: sources that count, statement by statement, in which circumstances they are executed."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from tools.mutants.circumstances import ALWAYS, Circumstances
from tools.mutants.families import GAMES, Family
from tools.mutants.loading import Changed, Names
from tools.mutants.mutant import described
from tools.mutants.trees import TreePath, at, parsed, statements

HITS: Final = "_hits"
NOW: Final = "_now"
THEN: Final = "_then"

Hits = dict[str, int]  # circumstances as bits, by statement: "FILE#NUMBER"


class Probes:
    """Watches all targets of a family that are imported from now on."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.targets = {GAMES / family.name / file: file for file in family.files()}
        self.hits: Hits = {}
        self.circumstances: Circumstances | None = None  # until the games are imported nothing is known about them

    def finder(self) -> Changed:
        names: Names = {HITS: self.hits, NOW: self.now}
        return Changed(lambda path: self.probed(path) if path in self.targets else None, names)

    def now(self, thing: object) -> int:
        return self.circumstances.now(thing) if self.circumstances else ALWAYS

    def taken(self) -> Hits:
        """What was executed since the last time this was called."""
        found = dict(self.hits)
        self.hits.clear()
        return found

    def probed(self, path: Path) -> ast.Module:
        file = self.targets[path]
        tree = parsed(path)
        functions: set[TreePath] = set()
        for place, number in sorted(statements(tree).items(), key=lambda item: item[1], reverse=True):
            field, index = place[-1]
            assert index is not None, "a statement stands in a list of statements"
            getattr(at(tree, place[:-1]), field).insert(index, probe(f"{file}#{number}"))
            functions.add(function_of(tree, place))
        for place in functions:
            function = at(tree, place)
            assert isinstance(function, ast.FunctionDef)
            watches = described(self.family, tree, (*place, ("body", 0)))[1]
            function.body.insert(0, remembered(watches))
        return ast.fix_missing_locations(tree)


def function_of(tree: ast.Module, place: TreePath) -> TreePath:
    """The way to the innermost function around a statement."""
    ends = [end for end in range(len(place), 0, -1) if isinstance(at(tree, place[:end]), ast.FunctionDef)]
    return place[: ends[0]] if ends[0] < len(place) else place[: ends[1]]


def probe(statement: str) -> ast.stmt:
    """_hits[statement] = _hits.get(statement, 0) | _then"""
    return ast.parse(f"{HITS}[{statement!r}] = {HITS}.get({statement!r}, 0) | {THEN}").body[0]


def remembered(watches: str) -> ast.stmt:
    """_then: the circumstances in which a function is called, as far as one of its parameters knows them."""
    return ast.parse(f"{THEN} = {NOW}({watches})" if watches else f"{THEN} = {ALWAYS}").body[0]
