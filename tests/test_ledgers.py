"""Every clause is cited by a test, every citation is of a clause: in tests, in scenarios, in the code itself."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ridotto.games import GAMES, game_called
from ridotto.ledger import TABLE, ledger
from ridotto.scenarios import read_scenarios

ROOT = Path(__file__).parent.parent
A_CLAUSE = re.compile(r"\b(?:M[A-Z0-9]{2}|TBL)-\d{3}\b")
# Notebooks, what a bot did meanwhile and seats for latecomers are stored and sent: tests/house has real stores.
OF_THE_HOUSE = {"TBL-003", "TBL-015", "TBL-016", "TBL-017", "TBL-018"}
LEDGERS = (*GAMES, TABLE)
CLAUSES_OF = {name: set(ledger(name)) for name in LEDGERS}
CLAUSES = {clause for clauses in CLAUSES_OF.values() for clause in clauses}


SCENARIOS = [
    (path.relative_to(ROOT), scenario)
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
    for scenario in read_scenarios(path.read_text())
]


def cited_by_tests() -> set[str]:
    """What stands in the marks of the tests, not in comments or texts."""
    return {clause for path in (ROOT / "tests").rglob("test_*.py") for clause in cited_in(ast.parse(path.read_text()))}


def cited_in(tree: ast.AST) -> Iterator[str]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
            yield from (str(ast.literal_eval(argument)) for argument in call.args)


@cache
def cited_by_quick_tests() -> set[str]:
    """By those that `make quick` runs: not marked as slow, and in no room whose tests start servers."""
    makefile = (ROOT / "Makefile").read_text()
    [rooms] = re.findall(r"^servers := (.*)", makefile, re.MULTILINE)
    with_servers = [ROOT / room for room in rooms.split()]
    assert all(room.is_dir() for room in with_servers)
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if not any(path.is_relative_to(room) for room in with_servers):
            for part in ast.parse(path.read_text()).body:
                marks = [ast.unparse(mark) for mark in getattr(part, "decorator_list", [])]
                if "pytest.mark.slow" not in marks:
                    found.update(cited_in(part))
    return found


CITED_BY_SCENARIOS = {clause for _, scenario in SCENARIOS for clause in scenario.clauses}
CITED = CITED_BY_SCENARIOS | cited_by_tests()


@pytest.mark.parametrize("game", LEDGERS)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    assert [clause for clause in ledger(game) if clause not in CITED] == []


@pytest.mark.parametrize("game", LEDGERS)
def test_make_quick_tests_every_clause(game: str) -> None:
    """A rule that only a slow test pins down would break unnoticed by it."""
    cited = CITED_BY_SCENARIOS | cited_by_quick_tests() | OF_THE_HOUSE
    assert [clause for clause in ledger(game) if clause not in cited] == []


def test_tests_cite_only_clauses_that_exist() -> None:
    assert set() == CITED - CLAUSES


def test_a_scenario_cites_clauses_of_the_games_that_it_names_and_of_no_other() -> None:
    """Of each of them, where it cites any: a scenario of two games pins down a rule of both books."""
    for path, scenario in SCENARIOS:
        cited = set(scenario.clauses) - CLAUSES_OF[TABLE]
        of_each = [cited & CLAUSES_OF[game.id] for game in (scenario.game(), *scenario.sisters)]
        assert set().union(*of_each) == cited, f"{path}: {scenario.title}"
        assert not cited or all(of_each), f"{path}: {scenario.title}"


def test_the_code_cites_only_clauses_that_exist() -> None:
    cited = {clause for path in (ROOT / "src").rglob("*.py") for clause in A_CLAUSE.findall(path.read_text())}
    assert cited - CLAUSES == set()
    assert len(cited) > 100  # the rules do say where they come from


def ids_in(path: Path) -> Iterator[str]:
    """Of clauses, and of those that stand in another ledger by now: their ids are not given again."""
    written = tomllib.loads(path.read_text())
    yield from (clause["id"] for clause in written["clause"])
    yield from (moved["was"] for moved in written.get("moved", []))


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_that_was_moved_is_found_where_it_is_said_to_be(game: str) -> None:
    for moved in tomllib.loads((ROOT / "rules" / f"{game}.toml").read_text()).get("moved", []):
        assert moved["was"] not in CLAUSES and moved["is"] in CLAUSES_OF[TABLE]


def test_what_tables_and_houses_do_is_ruled_in_the_ledger_of_the_table() -> None:
    """A game's ledger says what holds in that game."""
    rooms = [ROOT / "src" / "ridotto" / room for room in ("table", "house")]
    texts = [path.read_text() for room in rooms for path in sorted(room.rglob("*.py"))]
    assert {clause[:3] for text in texts for clause in A_CLAUSE.findall(text)} == {"TBL"}


@pytest.mark.parametrize("game", LEDGERS)
def test_no_id_is_given_twice_and_each_ruling_says_why(game: str) -> None:
    ids = list(ids_in(ROOT / "rules" / f"{game}.toml"))
    assert len(ids) == len(set(ids))
    for clause in ledger(game).values():
        assert clause.kind in ("rule", "ruling", "derived")
        assert (clause.why is not None) == (clause.kind != "rule"), clause.id


@pytest.mark.parametrize("game", LEDGERS)
def test_a_derived_clause_names_clauses_of_its_ledger_that_do_not_rest_on_it(game: str) -> None:
    clauses = ledger(game)
    for clause in clauses.values():
        assert (clause.kind == "derived") == bool(clause.follows_from), clause.id
        assert set(clause.follows_from) <= clauses.keys(), clause.id
        resting, behind = list(clause.follows_from), set[str]()
        while resting:
            behind.add(resting.pop())
            resting += [each for one in behind for each in clauses[one].follows_from if each not in behind]
        assert clause.id not in behind, f"{clause.id} rests on itself"


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_behind_every_option_exist(game: str) -> None:
    """What `?` shows at the table: walked over a few turns of the smallest and the largest table."""
    for players in (game_called(game).fewest, game_called(game).most):
        match = game_called(game).start(game_called(game).set_up(players, {}))
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
            match = game_called(game).start_at(game_called(game).set_up(written["seats"], wishes), {})
            assert sorted(str(game_called(game).truth(match)["masks"]).split()) == sorted(written["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_every_host_option_cites_clauses_of_its_game(game: str) -> None:
    for option in game_called(game).host_options():
        assert option.clauses, option.name
        assert [clause for clause in option.clauses if clause not in ledger(game)] == [], option.name
