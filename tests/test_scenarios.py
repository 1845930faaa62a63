"""Every scenario below tests/scenarios and every example in the docs, one test each."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel import ScenarioRefused
from ridotto.scenarios import Scenario, check_files, read_scenarios

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.toml"))
PAGES = ["scenarios", *sorted({game.notation.language for game in GAMES.values()})]
DOCS = [HERE.parent / "docs" / f"{page}.md" for page in PAGES]
WRITTEN_THERE = "\n".join([page.read_text(encoding="utf-8") for page in DOCS])
BLOCKS = re.findall(r"^```(.*?)\n(.*?)^```", WRITTEN_THERE, re.MULTILINE | re.DOTALL)
EXAMPLES = [text for kind, text in BLOCKS if kind == "toml"]
FAILING = [(text, told) for (kind, text), (_, told) in pairwise(BLOCKS) if kind == "toml fails"]


def scenarios_of(name: str, text: str) -> list[object]:
    """A file that cannot be read is one test, which fails and says why."""
    try:
        return [pytest.param(scenario, id=f"{name}: {scenario.title}") for scenario in read_scenarios(text)]
    except ScenarioRefused as refusal:
        return [pytest.param(refusal, id=name)]


WRITTEN = [
    scenario
    for file in FILES
    for scenario in scenarios_of(str(file.relative_to(HERE / "scenarios")), file.read_text(encoding="utf-8"))
]
DOCUMENTED = [scenario for text in EXAMPLES for scenario in scenarios_of("docs", text)]


@pytest.mark.parametrize("scenario", [*WRITTEN, *DOCUMENTED])
def test_scenario(scenario: Scenario | ScenarioRefused) -> None:
    if isinstance(scenario, ScenarioRefused):
        raise scenario
    failures = scenario.failures()
    told = "\n".join([line for failure in failures for line in failure.lines()])
    assert not failures, f"line {scenario.line}: {scenario.title}\n{told}"


@pytest.mark.parametrize(("text", "told"), FAILING)
def test_a_failure_reads_as_documented(text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fines.toml").write_text(text, encoding="utf-8")
    lines: list[str] = []
    assert check_files(["fines.toml"], lines.append) > 0
    assert "\n".join(lines) == told.strip()


def test_there_are_examples_and_files() -> None:
    assert len(FILES) >= 4
    assert len(EXAMPLES) >= 4
    assert len(FAILING) == 4
