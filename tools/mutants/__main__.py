"""Breaks the rules by general operators, and says which case of the suite notices each fault.

make mutants                                            every mutant of every family
make mutants ARGS='masques --operators drop-statement'  a part of them
make mutants ARGS='mascarade --in state.py'             those whose name contains a text: a file, a function
make mutants ARGS='mascarade --circumstances seats'     those that show only where players have changed seats
make mutants ARGS='masquerade --survivors'              those that nothing noticed the last time
make mutants ARGS='--report'                            what was found the last time; nothing is run
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import os
import sys
import time
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from tools.mutants.cases import Cases, cases_of
from tools.mutants.circumstances import EXIST
from tools.mutants.data import DATA_OPERATORS
from tools.mutants.families import FAMILIES, SOURCES, Family
from tools.mutants.judging import Verdict, judge, statement_of
from tools.mutants.mutant import Mutant, mutants_of
from tools.mutants.operators import OPERATORS
from tools.mutants.report import Report, harmless, keep, results_of

ALL: Final = "all"
NONE: Final = "none"
SAMPLE: Final = 25
KEPT: Final = 100  # verdicts, from one writing of the results to the next
CIRCUMSTANCES: Final = ", ".join(sorted({name for names in EXIST.values() for name in names}))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("families", nargs="*", metavar="FAMILY", help=f"out of {', '.join(FAMILIES)}; all where none is named")
    operators = [*OPERATORS, *DATA_OPERATORS]
    add("--operators", nargs="+", choices=operators, default=[], metavar="NAME", help=", ".join(operators))
    add("--in", dest="words", nargs="+", default=[], metavar="TEXT", help="mutants whose name contains one of these")
    add(
        "--circumstances",
        nargs="+",
        default=[NONE, ALL],
        metavar="NAME",
        help=f"{CIRCUMSTANCES}, and every host option; {ALL}: each of them; {NONE}: faults that always show",
    )
    add("--sample", type=int, default=SAMPLE, metavar="N", help=f"mutants for each circumstance, else {SAMPLE}")
    add("--seed", default="ridotto", help="another word, another sample")
    add("--survivors", action="store_true", help="only those that nothing noticed the last time")
    add("--report", action="store_true", help="show what was found the last time")
    add("--list", action="store_true", help="print the names of the mutants, run nothing")
    add("--verbose", action="store_true", help="also say which case noticed each mutant")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at a time")
    chosen = parser.parse_args()
    for family in chosen.families:
        if family not in FAMILIES:
            parser.error(f"no family is called {family!r}: expected some of {', '.join(FAMILIES)}")
    return chosen


def say(text: str) -> None:
    """Where somebody watches, in a line that changes."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


class Run:
    """One family, and what the command line asks of it."""

    def __init__(self, family: Family, chosen: argparse.Namespace) -> None:
        self.family = family
        self.chosen = chosen
        everything = {mutant.name(): mutant for mutant in mutants_of(family)}
        self.mutants = [mutant for mutant in everything.values() if self.is_chosen(mutant)]
        self.kept: dict[str, Verdict] = {}
        self.known: list[Mutant] = []  # those of the last time that still exist
        for name, verdict in results_of(family).items():
            always, _, circumstance = name.partition(" @")
            if always in everything:
                self.kept[name] = verdict
                self.known.append(everything[always]._replace(circumstance=circumstance))

    def is_chosen(self, mutant: Mutant) -> bool:
        named = not self.chosen.words or any(word in mutant.name() for word in self.chosen.words)
        return named and (not self.chosen.operators or mutant.operator in self.chosen.operators)

    def is_in_chosen_circumstance(self, mutant: Mutant) -> bool:
        if mutant.circumstance:
            return ALL in self.chosen.circumstances or mutant.circumstance in self.chosen.circumstances
        return NONE in self.chosen.circumstances

    def succeeds(self) -> bool:
        """True when everything that was judged is noticed or listed."""
        judged: list[Mutant] = []
        for part in self.parts():
            judged += part
            if self.chosen.list:
                print("\n".join([mutant.name() for mutant in part]))
            elif not self.chosen.report:
                self.judge(part)
        if self.chosen.list:
            return True
        report = Report(self.family, judged, self.kept)
        for line in report.lines():
            print(line, flush=True)
        return not report.failed()

    def parts(self) -> Iterator[list[Mutant]]:
        """Faults that always show; and then, when it is known which of them nothing notices, the others."""
        if self.chosen.report or self.chosen.survivors:
            again = [each for each in self.known if self.is_chosen(each) and self.is_in_chosen_circumstance(each)]
            survivors = {verdict.name for verdict in Report(self.family, again, self.kept).survivors()}
            yield again if self.chosen.report else [mutant for mutant in again if mutant.name() in survivors]
            return
        if NONE in self.chosen.circumstances:
            yield self.mutants
        if self.chosen.circumstances != [NONE]:
            yield self.in_circumstances(self.cases)

    @cached_property
    def cases(self) -> Cases:
        found = cases_of(self.family, self.chosen.jobs, say)
        gc.freeze()  # forks share what the collector does not touch
        return found

    def in_circumstances(self, cases: Cases) -> list[Mutant]:
        """A sample for each circumstance, always the same: faults that it can show, and that are noticed in general."""
        for name in self.chosen.circumstances:
            if name not in (ALL, NONE, *cases.circumstances) and self.chosen.families == [self.family.name]:
                raise SystemExit(
                    f"no circumstance is called {name!r}: expected some of {', '.join(cases.circumstances)}"
                )
        unnoticed = {name for name, verdict in self.kept.items() if not verdict.noticed()} | set(harmless())
        found: list[Mutant] = []
        for circumstance in cases.circumstances:
            pool = [
                mutant._replace(circumstance=circumstance)
                for mutant in self.mutants
                if mutant.watches and mutant.name() not in unnoticed
                if cases.is_reached(statement_of(mutant, cases) or "", circumstance)
            ]
            pool.sort(key=lambda mutant: hashlib.sha256(f"{self.chosen.seed} {mutant.name()}".encode()).digest())
            found += [mutant for mutant in pool[: self.chosen.sample] if self.is_in_chosen_circumstance(mutant)]
        return found

    def judge(self, mutants: list[Mutant]) -> None:
        begun, survivors = time.monotonic(), 0
        verdicts = judge(self.family, mutants, self.cases, set(harmless()), self.chosen.jobs)
        for done, verdict in enumerate(verdicts, 1):
            self.kept[verdict.name] = verdict
            survivors += not verdict.noticed()
            seconds = time.monotonic() - begun
            say(f"{self.family.name}: {done} of {len(mutants)} mutants, {survivors} survived, {seconds:.0f} s")
            if self.chosen.verbose:
                print(f"{verdict.name}\n         {verdict.by or verdict.note}", flush=True)
            if done % KEPT == 0:
                keep(self.family, self.kept)
        keep(self.family, self.kept)
        say("")


def main() -> int:
    chosen = arguments()
    sys.path.insert(0, str(SOURCES))
    succeeded = [Run(FAMILIES[name], chosen).succeeds() for name in chosen.families or FAMILIES]
    return 0 if all(succeeded) else 1


if __name__ == "__main__":
    sys.exit(main())
