"""Brings broken syntax trees to life: in modules that are still to be imported, or in functions that are there."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tools.mutants.data import broken_data
from tools.mutants.families import SOURCES
from tools.mutants.mutant import IN_CIRCUMSTANCE, Mutant

Names = dict[str, object]  # what a changed module can read beside its own names


class Changed(MetaPathFinder):
    """Imports some modules from other syntax trees than those of their files."""

    def __init__(self, change: Callable[[Path], ast.Module | None], names: Names) -> None:
        self.change = change
        self.names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("ridotto.games."):
            return None
        base = SOURCES.joinpath(*fullname.split("."))
        file = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
        tree = self.change(file)
        if tree is None:
            return None
        loader = LoaderOfTree(fullname, file, tree, self.names)
        return spec_from_file_location(fullname, file, loader=loader)


class LoaderOfTree(SourceFileLoader):
    def __init__(self, fullname: str, file: Path, tree: ast.Module, names: Names) -> None:
        super().__init__(fullname, str(file))
        self.file = file
        self.tree = tree
        self.names = names

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, str(self.file), "exec")

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self.names)
        super().exec_module(module)


def import_broken(mutant: Mutant, names: Names) -> None:
    """From now on the file of the mutant is read with the fault in it. Nothing of ridotto may be imported yet."""
    assert "ridotto" not in sys.modules
    if mutant.is_data():
        read_broken(mutant)
        return
    tree = mutant.tree()
    sys.meta_path.insert(0, Changed(lambda file: tree if file == mutant.source() else None, names))


def read_broken(mutant: Mutant) -> None:
    text, read = mutant.source().read_text(encoding="utf-8"), tomllib.loads
    written = broken_data(mutant.source(), mutant.path, mutant.number)
    tomllib.loads = lambda given, **options: written if given == text else read(given, **options)


def break_in_place(mutant: Mutant, names: Names) -> bool:
    """Gives a function that is imported already the code with the fault in it; False where that is not possible."""
    if any(field in ("defaults", "kw_defaults") for field, _ in mutant.path):
        return False  # they were made when the function was
    module = sys.modules[".".join(mutant.source().relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")]
    code = compile(mutant.tree(), str(mutant.source()), "exec")
    thing: Any = module
    for word in mutant.function.split("."):
        found = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == word]
        if len(found) != 1:
            return False
        code = found[0]
        thing = vars(thing)[word]
    function = thing.fget if isinstance(thing, property) else thing
    if not isinstance(function, FunctionType) or function.__code__.co_freevars != code.co_freevars:
        return False
    vars(module).update(names)
    function.__code__ = code
    return True


def break_cards_in_place(mutant: Mutant) -> bool:
    """Gives the cards of a deck that is read already the fields of the broken ones. Raises where they are refused."""
    from ridotto.games.masquerade.public.deck import BASE, PACKS, read_deck

    written = broken_data(mutant.source(), mutant.path, mutant.number)
    is_base = mutant.source().stem == BASE.name
    broken = read_deck(written, [] if is_base else BASE.cards, 0)
    deck = BASE if is_base else PACKS[mutant.source().stem]
    for card, other in zip(deck.cards, broken.cards, strict=True):
        vars(card).update(vars(other))
    return True


def names_for(in_circumstance: Callable[[object], bool]) -> Names:
    return {IN_CIRCUMSTANCE: in_circumstance}
