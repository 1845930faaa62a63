"""What was found: tables, survivors, and the list of mutants that change nothing."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.mutants.families import RESULTS, Family
from tools.mutants.judging import Verdict
from tools.mutants.mutant import Mutant

HARMLESS: Final = Path(__file__).with_name("harmless")  # a file for each family
WANTED: Final = 0.97  # the share of each family that has to be noticed


def harmless() -> dict[str, str]:
    """Why each of these mutants changes nothing, by its name."""
    found = {}
    for path in sorted(HARMLESS.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", []):
            for name in entry["mutants"]:
                found[name] = entry["why"]
    return found


# What is kept from run to run.


def results_path(family: Family) -> Path:
    return RESULTS / f"{family.name}.json"


def results_of(family: Family) -> dict[str, Verdict]:
    path = results_path(family)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: Verdict(name, by, note) for name, (by, note) in kept.items()}


def keep(family: Family, verdicts: dict[str, Verdict]) -> None:
    path = results_path(family)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {name: (verdict.by, verdict.note) for name, verdict in sorted(verdicts.items())}
    path.write_text(json.dumps(kept, indent=1), encoding="utf-8")


# What is printed.


class Count:
    """Mutants of one kind: how many there are, how many of them were noticed, how many are listed as harmless."""

    def __init__(self) -> None:
        self.all = 0
        self.noticed = 0
        self.harmless = 0
        self.alike = 0

    def share(self) -> float:
        """Of those that change anything."""
        counted = self.all - self.harmless - self.alike
        return self.noticed / counted if counted else 1.0

    def row(self, head: str) -> str:
        return f"{head:24}{self.noticed:6} of {self.all:5}{self.harmless:10}{self.alike:10}{self.share():9.1%}"


class Report:
    """The verdicts on the mutants of one family."""

    def __init__(self, family: Family, mutants: list[Mutant], verdicts: dict[str, Verdict]) -> None:
        self.family = family
        self.listed = harmless()
        self.judged = [(mutant, verdicts[mutant.name()]) for mutant in mutants if mutant.name() in verdicts]

    def is_alike(self, mutant: Mutant, verdict: Verdict) -> bool:
        """In one circumstance alone a fault may make no difference, however much of one it makes otherwise."""
        return mutant.circumstance != "" and not verdict.may_change_something()

    def survivors(self) -> list[Verdict]:
        """Those that random play shows first: for them there is something to test."""
        found = [
            verdict
            for mutant, verdict in self.judged
            if not verdict.noticed() and verdict.name not in self.listed and not self.is_alike(mutant, verdict)
        ]
        return sorted(found, key=lambda verdict: not verdict.changes_something())

    def wrongly_listed(self) -> list[Verdict]:
        return [verdict for _, verdict in self.judged if verdict.noticed() and verdict.name in self.listed]

    def counted(self, kind: str = "") -> Count:
        """Those of an operator or of a circumstance; of all kinds where none is named."""
        count = Count()
        for mutant, verdict in self.judged:
            if kind in ("", mutant.circumstance or mutant.operator):
                count.all += 1
                count.noticed += verdict.noticed()
                count.harmless += not verdict.noticed() and verdict.name in self.listed
                count.alike += verdict.name not in self.listed and self.is_alike(mutant, verdict)
        return count

    def lines(self) -> Iterator[str]:
        yield ""
        yield f"{self.family.name:24}{'noticed':>14}{'harmless':>11}{'alike':>10}{'share':>9}"
        for circumstances in (False, True):
            found = [mutant for mutant, _ in self.judged if bool(mutant.circumstance) == circumstances]
            for kind in dict.fromkeys(sorted([mutant.circumstance or mutant.operator for mutant in found])):
                yield self.counted(kind).row(f"@{kind}" if circumstances else kind)
        yield self.counted().row("all")
        for verdict in self.survivors():
            yield f"SURVIVED {verdict.name}"
            yield f"         {verdict.note}"
        for verdict in self.wrongly_listed():
            yield f"NOTICED  {verdict.name}"
            yield f"         listed as harmless, but noticed by {verdict.by}"

    def failed(self) -> bool:
        return bool(self.survivors() or self.wrongly_listed()) or self.counted().share() < WANTED
