"""The cases that may notice a fault: every scenario and every test of a family, with the statements that each executes.

All of it is measured once and kept in a file; what has not changed since is not measured again.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from tools.mutants.circumstances import Circumstances
from tools.mutants.families import RESULTS, ROOT, SOURCES, TESTS, Family
from tools.mutants.probes import Hits, Probes
from tools.mutants.processes import in_children
from tools.mutants.walks import Walk, transcript, walks_of

if TYPE_CHECKING:
    from ridotto.scenarios import Scenario

PYTEST: Final = [
    *("-q", "-x", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")),
    *("-o", "addopts="),  # the usual ones are for plug-ins that are not loaded here
    *("-p", "no:cacheprovider", "-p", "no:unraisableexception"),  # a fork leaves pipes of its siblings open
]
WALKS: Final = "walks"


class Case(NamedTuple):
    file: str
    name: str
    number: int  # in its file
    seconds: float
    digest: str = ""  # of a walk: all that was told

    def is_test(self) -> bool:
        return self.file.endswith(".py")

    def is_walk(self) -> bool:
        return self.file == WALKS


class Cases:
    """All cases of a family, the cheapest first: scenarios, then tests. Walks notice nothing, they only show it."""

    def __init__(self, circumstances: list[str], imported: list[str]) -> None:
        self.circumstances = circumstances
        self.imported = frozenset(imported)  # statements that are executed while the games are imported
        self.cases: list[Case] = []
        self.by_statement: dict[str, dict[int, list[int]]] = {}  # which cases, by the circumstances as bits
        self.collecting: dict[str, list[str]] = {}  # files whose tests execute a statement before any of them is run

    def bit(self, circumstance: str) -> int:
        return 1 << (self.circumstances.index(circumstance) + 1) if circumstance else 1

    def add(self, case: Case, hits: Hits) -> None:
        number = len(self.cases)
        self.cases.append(case)
        for statement, bits in hits.items():
            self.by_statement.setdefault(statement, {}).setdefault(bits, []).append(number)

    def is_reached(self, statement: str, circumstance: str) -> bool:
        """True when a case or a walk executes the statement in this circumstance."""
        return any(bits & self.bit(circumstance) for bits in self.by_statement.get(statement, {}))

    def executing(self, statement: str | None, circumstance: str) -> list[Case]:
        """All of them where it is not known which statement matters."""
        if statement is None:
            return self.cases
        bit = self.bit(circumstance)
        found = [numbers for bits, numbers in self.by_statement.get(statement, {}).items() if bits & bit]
        return [self.cases[number] for number in sorted([number for numbers in found for number in numbers])]


# Measuring.


def cases_of(family: Family, jobs: int, say: Callable[[str], None]) -> Cases:
    path = RESULTS / f"{family.name}-cases.json"
    digest = digest_of(family)
    kept = json.loads(path.read_text()) if path.exists() else {}
    if kept.get("digest") != digest:
        kept = {"digest": digest, "files": {}}
    files = {file: digest_of_file(ROOT / file) for file in [*family.scenario_files(), *family.test_files()]}
    scenarios = hashlib.sha256("".join([files[file] for file in family.scenario_files()]).encode()).hexdigest()
    files[WALKS] = scenarios
    for file in family.test_files():
        if "read_scenarios" in (ROOT / file).read_text(encoding="utf-8"):
            files[file] += scenarios
    kept["files"] = {file: found for file, found in kept["files"].items() if files.get(file) == found["digest"]}
    missing = [file for file in files if file not in kept["files"]]
    parts = shares(missing, jobs)
    for done, (part, found) in enumerate(in_children(lambda part: measured(family, part), parts, jobs), 1):
        say(f"measuring what the cases execute, {done} of {len(parts)} parts")
        if found is None:
            raise SystemExit(f"{', '.join(part)}: does not end, without any mutant")
        for file, one in found.items():
            if "failed" in one:
                raise SystemExit(f"{one['failed']} fails without any mutant")
            kept["files"][file] = {"digest": files[file], **one}
    if missing:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(kept))
    return read_cases(kept)


def read_cases(kept: dict[str, Any]) -> Cases:
    one = kept["files"][WALKS]
    found = Cases(one["circumstances"], list(one["imported"]))
    everything: list[tuple[Case, Hits]] = []
    for file, part in kept["files"].items():
        for statement in part["collecting"]:
            found.collecting.setdefault(statement, []).append(file)
        for number, (name, seconds, hits, digest) in enumerate(part["cases"]):
            for statement, bits in part["collecting"].items():
                hits[statement] = hits.get(statement, 0) | bits
            everything.append((Case(file, name, number, seconds, digest), hits))
    everything.sort(key=lambda pair: (pair[0].is_walk(), pair[0].is_test(), pair[0].seconds))
    for case, hits in everything:
        found.add(case, hits)
    return found


def digest_of(family: Family) -> str:
    """Of everything that decides which statements a case executes, but for the case itself."""
    found = hashlib.sha256(repr(family).encode())
    own = [Path(__file__).with_name(f"{name}.py") for name in ("cases", "circumstances", "probes", "walks")]
    helpers = [path for path in (TESTS / "games" / family.name).rglob("*.py") if not path.name.startswith("test_")]
    rooms = [SOURCES / "ridotto" / room for room in ("kernel", "replay", f"games/{family.name}")]
    sources = [path for room in rooms for path in [*room.rglob("*.py"), *room.rglob("*.toml")]]
    for path in [*sorted(own), *sorted(helpers), *sorted(sources)]:
        found.update(digest_of_file(path).encode())
    return found.hexdigest()


def digest_of_file(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def shares(files: list[str], jobs: int) -> list[list[str]]:
    """What takes longest first, each in a process of its own; scenarios are quick, so many of them share one."""
    slow = [[file] for file in files if not file.endswith(".toml")]
    quick = [file for file in files if file.endswith(".toml")]
    slow.sort(key=lambda part: part != [WALKS])
    return slow + [quick[first::jobs] for first in range(min(jobs, len(quick)))]


def measured(family: Family, files: list[str]) -> dict[str, dict[str, Any]]:
    """In a process of its own: the cases of these files, each with its costs and the statements it executes."""
    probes = Probes(family)
    sys.meta_path.insert(0, probes.finder())
    import ridotto.replay  # noqa: F401  and with it all games

    imported = probes.taken()
    probes.circumstances = Circumstances(family)
    found: dict[str, dict[str, Any]] = {}
    for file in files:
        probes.taken()
        if file == WALKS:
            known = {"circumstances": probes.circumstances.names, "imported": imported}
            found[file] = {"cases": list(measured_walks(family, probes)), "collecting": {}, **known}
        elif file.endswith(".py"):
            found[file] = measured_tests(file, probes)
        else:
            found[file] = measured_scenarios(file, probes)
    return found


Found = tuple[str, float, Hits, str]


def measured_scenarios(file: str, probes: Probes) -> dict[str, Any]:
    cases: list[Found] = []
    for scenario in scenarios_in(file):
        begun = time.process_time()
        if scenario.failures():
            return {"failed": f"{file}: {scenario.title}"}
        cases.append((f"{file}: {scenario.title}", time.process_time() - begun, probes.taken(), ""))
    return {"cases": cases, "collecting": {}}


def measured_walks(family: Family, probes: Probes) -> Iterator[Found]:
    for walk in list(walks_of(family)):
        probes.taken()
        begun = time.process_time()
        digest = transcript(walk)
        yield json.dumps(walk), time.process_time() - begun, probes.taken(), digest


def walk_in(case: Case) -> Walk:
    return Walk(*json.loads(case.name))


def scenarios_in(file: str) -> list[Scenario]:
    from ridotto.scenarios import read_scenarios

    return read_scenarios((ROOT / file).read_text(encoding="utf-8"))


class Measure:
    """A plug-in for pytest that notes what each test executes."""

    def __init__(self, probes: Probes) -> None:
        self.probes = probes
        self.cases: list[Found] = []
        self.collecting: Hits = {}
        self.failed = ""

    def pytest_collection_finish(self) -> None:
        self.collecting = self.probes.taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.process_time()
        result = yield
        self.cases.append((item.nodeid, time.process_time() - begun, self.probes.taken(), ""))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def measured_tests(file: str, probes: Probes) -> dict[str, Any]:
    measure = Measure(probes)
    code = quiet_pytest([file], [measure])
    if code != 0:
        return {"failed": measure.failed or file}
    return {"cases": measure.cases, "collecting": measure.collecting}


def quiet_pytest(files: list[str], plugins: list[object]) -> int:
    """Nothing is printed, and no plug-in is there that the tests of games do not need."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("RIDOTTO_EXPECT", None)
    os.chdir(ROOT)
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main([*PYTEST, *files], plugins=plugins))
