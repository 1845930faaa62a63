"""Mutants are what operators promise, show when they are to show, and are judged by the cases that execute them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ridotto
from ridotto.games import game_called
from ridotto.kernel import Player
from tools.mutants.cases import Case, Cases, quiet_pytest
from tools.mutants.circumstances import EXIST, Circumstances
from tools.mutants.data import broken_data, data_edits
from tools.mutants.families import FAMILIES
from tools.mutants.judging import Verdict, in_a_session, in_place
from tools.mutants.loading import break_in_place, names_for
from tools.mutants.mutant import Mutant, mutants_in, told
from tools.mutants.operators import OPERATORS
from tools.mutants.processes import Endless, in_children, limited, streamed
from tools.mutants.report import Report, harmless
from tools.mutants.trees import Scopes, walked

interpreted = pytest.mark.skipif(ridotto.COMPILED, reason="compiled code cannot be exchanged")

TOY = """
UP = 0
DOWN = 1

def pay(court: Court, payer: Player, payee: Player, most: int) -> {returns}:
    {line}
"""
SIGNATURES = {"pay": ["Court", "Player", "Player", "int"]}
ATTRIBUTES = frozenset(("left_of", "right_of", "first_puppet"))

EDITS = [
    ("flip-comparison", "a < b", "a < b -> a >= b"),
    ("flip-comparison", "a is b", "a is b -> a is not b"),
    ("flip-comparison", "1 <= a < 5", "1 <= a < 5 -> 1 > a < 5; 1 <= a < 5 -> 1 <= a >= 5"),
    ("move-boundary", "a > b", "a > b -> a >= b"),
    ("move-boundary", "a == b", ""),
    ("off-by-one", "court.bank -= 3", "court.bank -= 3 -> court.bank -= 4; court.bank -= 3 -> court.bank -= 2"),
    ("off-by-one", "court.open = True", ""),
    ("plus-minus", "a + b", "a + b -> a - b"),
    ("plus-minus", "court.bank -= a", "court.bank -= a -> court.bank += a"),
    ("plus-minus", "[*a] + [*b]", ""),
    ("bits", "court.shown |= a", "court.shown |= a -> court.shown &= a"),
    ("and-or", "a and b", "a and b -> a or b"),
    (
        "forget-condition",
        "a and b and c",
        "a and b and c -> b and c; a and b and c -> a and c; a and b and c -> a and b",
    ),
    ("negate", "not a", "not a -> a"),
    ("negate", "b if a else c", "b if a else c -> b if not a else c"),
    ("negate", "[a for a in b if a.open]", "a.open -> not a.open"),
    ("decide-beforehand", "b if a else c", "b if a else c -> b if True else c; b if a else c -> b if False else c"),
    ("decide-beforehand", "a and b", ""),
    ("skip-reckoning", "court.reckon()", "court.reckon() -> (nothing)"),
    ("drop-statement", "court.reckon()", ""),
    ("drop-statement", "court.end()", "court.end() -> (nothing)"),
    ("drop-statement", "court.bank = 0", "court.bank = 0 -> (nothing)"),
    ("drop-statement", "coins = 0", ""),
    ("drop-statement", "most = 0", "most = 0 -> (nothing)"),
    ("loop-one-less", "[a for a in b]", "b -> list(b)[1:]; b -> list(b)[:-1]"),
    ("exchange-names", "court.left_of(a)", "court.left_of(a) -> court.right_of(a)"),
    ("exchange-names", "court.first_puppet", ""),
    ("exchange-names", "min(UP, most)", "min(UP, most) -> max(UP, most); min(UP, most) -> min(DOWN, most)"),
    ("exchange-names", "payer", "payer -> payee"),
    ("mistake-parameter", "most", ""),
    ("exchange-arguments", "pay(court, a, b, 2)", "pay(court, a, b, 2) -> pay(court, b, a, 2)"),
    ("exchange-arguments", "pay(court, a, a, 2)", ""),
    ("skip-lookup", "court.seats[payer]", "court.seats[payer] -> payer"),
    ("take-the-first", "court.coins[most]", "court.coins[most] -> court.coins[0]"),
    ("take-the-first", "a = court.player", "a = court.player -> a = 0"),
    ("take-the-first", "court.coins[-1]", ""),
    ("tell-others", "court.tell(only(a), b)", "court.tell(only(a), b) -> court.tell(-1, b)"),
    ("tell-others", "court.tell(EVERYONE, b)", "court.tell(EVERYONE, b) -> court.tell(1, b)"),
]


def edits(operator: str, line: str, returns: str = "None") -> str:
    tree = ast.parse(TOY.format(line=line, returns=returns))
    scopes = Scopes(tree, ATTRIBUTES, SIGNATURES)
    places = [(path, node) for path, node in walked(tree) if path[0] == ("body", 2)]
    found = [
        told(tree, path, other) for path, node in places for other in OPERATORS[operator](node, scopes.scope(path))
    ]
    return "; ".join(found)


@pytest.mark.parametrize(("operator", "line", "expected"), EDITS)
def test_an_operator_breaks_a_line(operator: str, line: str, expected: str) -> None:
    assert edits(operator, line) == expected


@pytest.mark.parametrize(
    ("returns", "expected"),
    [
        ("bool", "return a -> return False; return a -> return True"),
        ("list[Place]", "return a -> return []"),
        ("tuple[Place, ...]", "return a -> return ()"),
        ("Place | None", "return a -> return None"),
        ("str", ""),
    ],
)
def test_what_is_returned_becomes_empty(returns: str, expected: str) -> None:
    assert edits("return-nothing", "return a", returns) == expected


def test_another_parameter_of_the_same_type_is_mistaken_for_it() -> None:
    tree = ast.parse("def move(salon: Salon, card: int, seat: int) -> None:\n    salon.rows[seat]")
    scopes = Scopes(tree, frozenset(), {})
    found = [
        told(tree, path, other)
        for path, node in walked(tree)
        for other in OPERATORS["mistake-parameter"](node, scopes.scope(path))
    ]
    assert found == ["salon.rows[seat] -> salon.rows[card]"]


def test_every_operator_is_seen_to_break_something() -> None:
    assert {*OPERATORS} == {operator for operator, _, expected in EDITS if expected} | {
        "mistake-parameter",
        "return-nothing",
    }


def test_texts_types_assertions_and_keys_of_positions_are_left_alone() -> None:
    text = (
        'def spelling(self) -> str:\n    return a + 1\n\ndef a(b: int = 1) -> None:\n    assert b > 0\n    f"{b - 1}"'
    )
    nodes = [ast.unparse(node) for _, node in walked(ast.parse(text)) if isinstance(node, ast.expr)]
    assert nodes == ["1"]


def test_a_deck_is_broken_number_by_number_word_by_word_ability_by_ability(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(
        """
        [[card]]
        key = "Spy"
        text = "up to 3"
        attack = 2
        class = "noble"
        [[card.ability]]
        when = "action"
        may = true
        do = [{ flip = "up" }]
        """
    )
    edits = {edit: broken_data(deck, keys, number)["card"][0] for _, keys, _, number, edit in data_edits(deck)}
    assert list(edits) == [
        "attack: 2 -> 3",
        "attack: 2 -> 1",
        "class: noble -> commoner",
        "ability.0: action -> (nothing)",
        "ability.0.may: True -> False",
        "ability.0.do.0.flip: up -> down",
    ]
    assert edits["attack: 2 -> 1"]["attack"] == 1
    assert edits["ability.0: action -> (nothing)"]["ability"] == []
    assert edits["ability.0.do.0.flip: up -> down"]["ability"][0]["do"] == [{"flip": "down"}]


# Circumstances.

LEFT_OF = "mascarade/secret/state.py:Court.left_of:skip-lookup:seat = self.seats[player] + 1 -> seat = player + 1"
FALSE_WINNER = (
    "mascarade/secret/state.py:Court.with_at_least:move-boundary:"
    "self.wealth(player) >= coins -> self.wealth(player) > coins"
)


def mutant_called(name: str) -> Mutant:
    family, file = FAMILIES[name.split("/")[0]], name.partition("/")[2].split(":")[0]
    return next(mutant for mutant in mutants_in(family, file) if mutant.name() == name)


def placed(**position: object) -> object:
    game = game_called("mascarade-2e")
    return game.start_at(game.set_up(6, {}), position)


def neighbours_of_a(mutant: Mutant) -> list[int]:
    """Who sits to the left of A at a table where nobody moved, and at one where all did."""
    known = Circumstances(FAMILIES["mascarade"])
    bit = known.bit(mutant.circumstance) if mutant.circumstance else 1
    assert break_in_place(mutant, names_for(lambda thing: known.now(thing) & bit != 0))
    tables = (placed(), placed(seats="F E D C B A"))
    return [table.left_of(Player(0)) for table in tables]  # type: ignore[attr-defined]


@pytest.mark.slow
@interpreted
@pytest.mark.parametrize(
    ("circumstance", "expected"),
    [
        ("", [1, 4]),  # B, and E where it should be F
        ("seats", [1, 4]),
        ("two", [1, 5]),
        ("bank", [1, 5]),
    ],
)
def test_a_fault_shows_in_its_circumstance_only(circumstance: str, expected: list[int]) -> None:
    mutant = mutant_called(LEFT_OF)._replace(circumstance=circumstance)
    ((_, found),) = in_children(neighbours_of_a, [mutant], 1)
    assert found == expected


@interpreted
def test_circumstances_are_read_off_the_table() -> None:
    known = Circumstances(FAMILIES["mascarade"])

    def so(match: object) -> set[str]:
        return {name for name in known.names if known.now(match) & known.bit(name)}

    game = game_called("mascarade-2e")
    assert so(placed()) == {"six"}
    assert so(placed(seats="B A C D E F", court=164)) == {"six", "seats", "bank"}
    assert so(game.start(game.set_up(12, {"set": "B", "pace": "usual"}))) == {"six", "twelve", "set", "pace"}


@interpreted
def test_a_host_option_that_is_not_the_default_is_a_circumstance() -> None:
    known = Circumstances(FAMILIES["masques"])
    for value in ("off", "on"):
        setup = game_called("masques-dust").set_up(2, {"two_player_draft": value})
        assert (known.now(setup) & known.bit("two_player_draft") != 0) == (value == "off")


# Judging.


def scenario(number: int, title: str) -> Case:
    file = "tests/scenarios/mascarade-2e/end.toml"
    return Case(file, f"{file}: {title}", number, 0.01)


@pytest.mark.slow
@interpreted
@pytest.mark.parametrize("executed", [True, False])
def test_the_case_that_notices_a_mutant_is_named_and_none_is_asked_that_does_not_execute_it(executed: bool) -> None:
    mutant = mutant_called(FALSE_WINNER)
    cases = Cases([], [])
    executing = {f"secret/state.py#{mutant.statement}": 1} if executed else {"secret/state.py#0": 1}
    for number in range(20):
        cases.add(scenario(number, str(number)), executing)
    ((_, found),) = in_children(lambda _: list(in_place(FAMILIES["mascarade"], [mutant], cases, 1)), [0], 1)
    ((name, by),) = found
    assert name == FALSE_WINNER and by.startswith("tests/scenarios/mascarade-2e/end.toml: ") == executed


def test_cases_are_chosen_by_statement_and_circumstance() -> None:
    cases = Cases(["seats", "bank"], [])
    cases.add(scenario(0, "nobody moved"), {"secret/state.py#1": 0b001, "secret/state.py#2": 0b001})
    cases.add(scenario(1, "seats changed"), {"secret/state.py#1": 0b011})
    assert [case.number for case in cases.executing("secret/state.py#1", "")] == [0, 1]
    assert [case.number for case in cases.executing("secret/state.py#1", "seats")] == [1]
    assert cases.executing("secret/state.py#2", "seats") == []
    assert cases.is_reached("secret/state.py#1", "seats") and not cases.is_reached("secret/state.py#1", "bank")


def test_pytest_starts_without_the_plug_ins_that_its_usual_options_are_for() -> None:
    collected = ["--collect-only", "tests/games/masques/test_clauses_box.py"]
    ((_, code),) = in_children(lambda words: quiet_pytest(words, []), [collected], 1)
    assert code == 0


@interpreted
@pytest.mark.slow
def test_a_mutant_that_no_test_executes_does_not_keep_the_others_from_being_judged() -> None:
    mutants, cases = [mutant_called(LEFT_OF), mutant_called(FALSE_WINNER)], Cases([], [])
    file, test = "tests/games/mascarade/test_wishes.py", "test_blanks_between_the_names_of_masks_are_not_kept"
    cases.add(Case(file, f"{file}::{test}", 0, 0.01), {f"secret/state.py#{mutants[1].statement}": 1})
    judged = list(streamed(lambda emit: in_a_session(FAMILIES["mascarade"], mutants, cases, 1, emit)))
    assert judged == [[LEFT_OF, ""], [FALSE_WINNER, ""]]


@interpreted
@pytest.mark.slow
def test_where_pytest_breaks_down_no_mutant_is_said_to_have_survived() -> None:
    mutant, cases = mutant_called(FALSE_WINNER), Cases([], [])
    cases.add(Case("tests/games/mascarade/test_forks.py", "gone", 0, 0.01), {f"secret/state.py#{mutant.statement}": 1})
    with pytest.raises(RuntimeError, match="KeyError: 'gone'"):
        list(streamed(lambda emit: in_a_session(FAMILIES["mascarade"], [mutant], cases, 1, emit)))


def test_what_does_not_end_is_stopped() -> None:
    def go_on_for_ever() -> None:
        while True:
            pass

    with pytest.raises(Endless), limited(0.05):
        go_on_for_ever()


def test_a_survivor_fails_the_family_and_an_edit_that_changes_nothing_in_one_circumstance_does_not() -> None:
    family, mutant = FAMILIES["mascarade"], mutant_called(LEFT_OF)
    elsewhere = mutant._replace(circumstance="bank")
    alike = Verdict(elsewhere.name(), "", "5 random matches go on as before")
    untried = Verdict(elsewhere.name(), "", "5 cases execute it; no random match executes it")
    assert not Report(family, [elsewhere], {elsewhere.name(): alike}).failed()
    assert Report(family, [elsewhere], {elsewhere.name(): untried}).failed()
    assert Report(family, [mutant], {mutant.name(): Verdict(mutant.name(), "", alike.note)}).failed()
    assert not Report(family, [mutant], {mutant.name(): Verdict(mutant.name(), "thief.toml", "")}).failed()


@pytest.mark.slow
def test_whatever_is_listed_as_harmless_exists() -> None:
    listed = [name.partition(" @") for name in harmless()]
    known: set[str] = set()
    for place in {always.split(":")[0] for always, _, _ in listed}:
        family, _, file = place.partition("/")
        known |= {mutant.name() for mutant in mutants_in(FAMILIES[family], file)}
    assert {always for always, _, _ in listed} - known == set()
    games = [game_called(game) for family in FAMILIES.values() for game in family.games]
    options = {option.name for game in games for option in game.host_options()}
    assert {circumstance for _, _, circumstance in listed} - options <= {
        "",
        *[name for own in EXIST.values() for name in own],
    }
