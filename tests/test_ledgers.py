"""Every clause is cited by a test, every citation is of a clause: in tests, in scenarios, in the code itself."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.games import GAMES, game_called
from ridotto.ledger import ledger

ROOT = Path(__file__).parent.parent
A_CLAUSE = re.compile(r"\bM[A-Z0-9]{2}-\d{3}\b")
CLAUSES = {clause for game in GAMES for clause in ledger(game)}


def cited_by_scenarios() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        for scenario in tomllib.loads(path.read_text())["scenario"]:
            found.update(scenario.get("clauses", []))
    return found


def cited_by_tests() -> set[str]:
    """What stands in the marks of the tests, not in comments or texts."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
                found.update(str(ast.literal_eval(argument)) for argument in call.args)
    return found


CITED = cited_by_scenarios() | cited_by_tests()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    assert [clause for clause in ledger(game) if clause not in CITED] == []


def test_tests_cite_only_clauses_that_exist() -> None:
    assert set() == CITED - CLAUSES


def test_the_code_cites_only_clauses_that_exist() -> None:
    cited = {clause for path in (ROOT / "src").rglob("*.py") for clause in A_CLAUSE.findall(path.read_text())}
    assert cited - CLAUSES == set()
    assert len(cited) > 100  # the rules do say where they come from


def ids_in(path: Path) -> Iterator[str]:
    for clause in tomllib.loads(path.read_text())["clause"]:
        yield clause["id"]


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_given_twice_and_each_ruling_says_why(game: str) -> None:
    ids = list(ids_in(ROOT / "rules" / f"{game}.toml"))
    assert len(ids) == len(set(ids))
    for clause in ledger(game).values():
        assert clause.kind in ("rule", "ruling")
        assert (clause.why is not None) == (clause.kind == "ruling"), clause.id


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_behind_every_option_exist(game: str) -> None:
    """What `?` shows at the table: walked over a few turns of the smallest and the largest table."""
    for players in (game_called(game).fewest, game_called(game).most):
        match = game_called(game).opened(game_called(game).agreed(players, {}))
        for number in range(400):
            if match.over():
                break
            question = match.asks()
            for option in match.options(question):
                assert set(question.rules(match, option)) <= CLAUSES
            match.choose(number % len(match.offer()))


def test_the_ledgers_sets_are_the_sets_we_play() -> None:
    """The printed sets stand in the ledgers and, as data, in the editions: here they are compared."""
    for game in GAMES:
        for written in tomllib.loads((ROOT / "rules" / f"{game}.toml").read_text()).get("set", []):
            wishes = {"set": written["side"]} if "side" in written else {}
            match = game_called(game).placed(game_called(game).agreed(written["seats"], wishes), {})
            assert sorted(str(game_called(game).truth(match)["masks"]).split()) == sorted(written["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_every_host_option_cites_clauses_of_its_game(game: str) -> None:
    for option in game_called(game).host_options():
        assert option.clauses, option.name
        assert [clause for clause in option.clauses if clause not in ledger(game)] == [], option.name
