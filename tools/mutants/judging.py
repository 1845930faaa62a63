"""Judges mutants: which case notices each of them, if any does.

A mutant lives in a forked process. Where it is a function or a card, that process has all games and scenarios at hand,
then all tests, and only exchanges the code of the function or the fields of the card. Else, and where nobody notices it
so, the games are imported anew, with the fault in them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from tools.mutants.cases import Case, Cases, quiet_pytest, scenarios_in, walk_in
from tools.mutants.circumstances import Circumstances
from tools.mutants.families import FAMILIES, Family
from tools.mutants.loading import Names, break_cards_in_place, break_in_place, import_broken, names_for
from tools.mutants.mutant import Mutant
from tools.mutants.processes import Emit, Endless, in_children, limited, streamed
from tools.mutants.walks import transcript

if TYPE_CHECKING:
    from ridotto.scenarios import Scenario

LEAST_SECONDS: Final = 2.0  # that any case may take; a machine may be slower than when it was measured
TIMES_LONGER: Final = 30
MOST_WALKS: Final = 200
ENDLESS: Final = " (does not end)"
SHOWN: Final = "random play shows it"
UNTRIED: Final = "no random match executes it"
REFUSED: Final = "every case (the games cannot be imported)"
Task = tuple[Mutant, list[Case]]


class Verdict(NamedTuple):
    name: str  # of the mutant
    by: str  # the case that noticed it; empty when it survived
    note: str  # about a survivor: is it executed, does random play show it

    def noticed(self) -> bool:
        return self.by != ""

    def changes_something(self) -> bool:
        """True when it was noticed, or matches by dice go on differently with it."""
        return self.noticed() or SHOWN in self.note

    def may_change_something(self) -> bool:
        """True also where no match by dice could have shown it."""
        return self.changes_something() or UNTRIED in self.note


def statement_of(mutant: Mutant, cases: Cases) -> str | None:
    """The statement that a case has to execute; None where it is executed whenever the games are imported."""
    statement = f"{mutant.file}#{mutant.statement}"
    return None if mutant.statement is None or statement in cases.imported else statement


def judge(family: Family, mutants: list[Mutant], cases: Cases, listed: set[str], jobs: int) -> Iterator[Verdict]:
    """In no particular order. What is listed as harmless would survive every test: scenarios alone judge it."""
    left = {mutant.name(): mutant for mutant in mutants}
    tried: set[str] = set()
    for name, by in streamed(lambda emit: deque(map(emit, in_place(family, mutants, cases, jobs)), 0)):
        if by or (by is not None and name in listed):
            del left[name]
            yield Verdict(name, by, "")
        elif by is not None:
            tried.add(name)
    testable = [mutant for name, mutant in left.items() if name in tried]
    for name, by in streamed(lambda emit: in_a_session(family, testable, cases, jobs, emit)):
        if by:
            del left[name]
            yield Verdict(name, by, "")
    tasks = [last_trial(mutant, cases, mutant.name() in tried, mutant.name() in listed) for mutant in left.values()]
    for (mutant, *_), result in in_children(lambda task: afresh(*task), tasks, jobs):
        yield Verdict(mutant.name(), *(result or (f"every case{ENDLESS}", "")))


def last_trial(mutant: Mutant, cases: Cases, tried: bool, listed: bool) -> tuple[Mutant, list[Case], int, bool]:
    """The cases that could still notice it, how many execute it, and whether its scenarios have judged it already.

    Of a mutant that was tried in place, a test may notice more which had prepared something before the fault was there.
    """
    statement = statement_of(mutant, cases)
    found = cases.executing(statement, mutant.circumstance)
    executing = len([case for case in found if not case.is_walk()])
    if listed:
        found = scenarios_among(found)
    elif tried and statement is not None:
        prepared = cases.collecting.get(statement, [])
        found = [case for case in found if case.is_walk() or case.file in prepared]
    return mutant, found, executing, tried


# In a process that has imported everything.


def in_place(family: Family, mutants: list[Mutant], cases: Cases, jobs: int) -> Iterator[tuple[str, str | None]]:
    """The name of the case that noticed it, nothing, or None where the code could not be exchanged."""
    scenarios = {file: scenarios_in(file) for file in family.scenario_files()}
    known = Circumstances(family)

    def perform(task: Task) -> str | None:
        mutant, found = task
        if statement_of(mutant, cases) is None and not mutant.is_data():
            return None
        try:
            if not broken_in_place(mutant, known):
                return None
        except RidottoError:
            return REFUSED
        return noticed_by_scenario(nearest_first(scenarios_among(found), mutant, scenarios), scenarios)

    from ridotto.kernel import RidottoError

    for (mutant, _), by in in_children(perform, with_cases(mutants, cases), jobs):
        yield mutant.name(), by


def broken_in_place(mutant: Mutant, known: Circumstances) -> bool:
    names: Names = {}
    if mutant.circumstance:
        bit = known.bit(mutant.circumstance)
        names = names_for(lambda thing: known.now(thing) & bit != 0)
    return break_cards_in_place(mutant) if mutant.is_data() else break_in_place(mutant, names)


def nearest_first(cases: list[Case], mutant: Mutant, scenarios: dict[str, list[Scenario]]) -> list[Case]:
    """Where a card is broken, those that speak of it."""
    if mutant.is_data():
        cases.sort(key=lambda case: mutant.function not in str(scenarios[case.file][case.number].written))
    return cases


def in_a_session(family: Family, mutants: list[Mutant], cases: Cases, jobs: int, emit: Emit) -> None:
    """The same for tests: pytest collects them once, and each mutant lives in a fork of its session."""
    if mutants:
        session = Session(with_cases(mutants, cases), Circumstances(family), jobs, emit)
        if quiet_pytest(family.test_files(), [session]) != 0:
            raise RuntimeError(f"pytest broke down while it judged mutants:\n{session.broken}")


class Session:
    """A plug-in for pytest that lets the tests judge mutants, instead of running them all."""

    def __init__(self, tasks: list[Task], known: Circumstances, jobs: int, emit: Emit) -> None:
        self.tasks = tasks
        self.known = known
        self.jobs = jobs
        self.emit = emit
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.broken = ""  # by a fault of ours

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for (mutant, _), by in in_children(self.judged, self.tasks, self.jobs):
            self.emit((mutant.name(), by))
        return True

    def pytest_internalerror(self, excrepr: object) -> None:
        """Nothing that pytest prints is seen here."""
        self.broken = str(excrepr)

    def judged(self, task: Task) -> str:
        mutant, found = task
        broken_in_place(mutant, self.known)
        tests = [case for case in found if case.is_test()]
        for case, following in zip(tests, [*tests[1:], None], strict=False):  # perhaps there is none at all
            item, nextitem = self.items[case.name], self.items[following.name] if following else None
            try:
                with limited(allowed(case)):
                    item.ihook.pytest_runtest_protocol(item=item, nextitem=nextitem)
            except Endless:  # where pytest itself was at work
                return case.name + ENDLESS
            if self.failed:
                return self.failed
        return ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def with_cases(mutants: list[Mutant], cases: Cases) -> list[tuple[Mutant, list[Case]]]:
    return [(mutant, cases.executing(statement_of(mutant, cases), mutant.circumstance)) for mutant in mutants]


def scenarios_among(cases: list[Case]) -> list[Case]:
    return [case for case in cases if not case.is_test() and not case.is_walk()]


def allowed(case: Case) -> float:
    return LEAST_SECONDS + TIMES_LONGER * case.seconds


def noticed_by_scenario(cases: list[Case], scenarios: dict[str, list[Scenario]]) -> str:
    for case in cases:
        try:
            with limited(allowed(case)):
                if scenarios[case.file][case.number].failures():
                    return case.name
        except Endless:
            return case.name + ENDLESS
        except Exception:
            return case.name
    return ""


# In a process that has imported nothing of ridotto.


class Circumstance:
    """Answers whether a circumstance is so; the games are not imported before it is asked."""

    def __init__(self, family: Family, name: str) -> None:
        self.family = family
        self.name = name
        self.known: Circumstances | None = None

    def is_so(self, thing: Any) -> bool:
        self.known = self.known or Circumstances(self.family)
        return self.known.now(thing) & self.known.bit(self.name) != 0


def afresh(mutant: Mutant, found: list[Case], executing: int, scenarios_done: bool) -> tuple[str, str]:
    """The name of the case that noticed it, or nothing and a note."""
    family = FAMILIES[mutant.family]
    import_broken(mutant, names_for(Circumstance(family, mutant.circumstance).is_so) if mutant.circumstance else {})
    try:
        with limited(LEAST_SECONDS * 10):
            import ridotto.replay  # noqa: F401  and with it all games
    except (Exception, Endless):
        return REFUSED, ""
    if not scenarios_done:
        scenarios = scenarios_among(found)
        by = noticed_by_scenario(scenarios, {file: scenarios_in(file) for file in {case.file for case in scenarios}})
        if by:
            return by, ""
    by = noticed_by_test([case for case in found if case.is_test()])
    if by:
        return by, ""
    return "", note_on_survivor(mutant, [case for case in found if case.is_walk()], executing)


class Chosen:
    """A plug-in for pytest: only these tests, the cheapest first, none longer than it may take."""

    def __init__(self, cases: list[Case]) -> None:
        self.cases = {case.name: case for case in cases}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.cases]
        items.sort(key=lambda item: self.cases[item.nodeid].seconds)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Iterator[None]:
        with limited(LEAST_SECONDS * 10):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        with limited(allowed(self.cases[item.nodeid])):
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = f"{report.nodeid} (cannot be collected)"


def noticed_by_test(cases: list[Case]) -> str:
    if not cases:
        return ""
    chosen, files = Chosen(cases), sorted({case.file for case in cases})
    code = quiet_pytest(files, [chosen])
    return chosen.failed or ("" if code == 0 else f"{' '.join(files)} (pytest cannot go on)")


def note_on_survivor(mutant: Mutant, walks: list[Case], executing: int) -> str:
    """Whether any case executes it, and whether random play goes on differently."""
    when = " in this circumstance" if mutant.circumstance else ""
    begins = f"{executing} cases execute it" if executing else f"no case executes it{when}"
    if not walks:
        return f"{begins}; {UNTRIED}"
    walks = walks[:: len(walks) // MOST_WALKS + 1]
    for case in walks:
        try:
            with limited(allowed(case)):
                same = transcript(walk_in(case)) == case.digest
        except (Exception, Endless):
            same = False
        if not same:
            return f"{begins}; {SHOWN}: {walk_in(case).name}"
    return f"{begins}; {len(walks)} random matches go on as before"
