"""What stands beside the answers: the clauses that a player may read about each, and who may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import EVERYONE, FATE, Player, name, only
from tests.games.masquerade.clauses import A, B, C, after, heard, party, placed
from tests.games.masquerade.evening import spoken
from tests.games.masquerade.test_deck import Evening, written
from tests.games.masquerade.test_pack_numbers import ability
from tests.games.masquerade.watching import GAME

ROWS = {"A": "Anathema Nan Serell Duke*", "B": "Hal", "C": "Feck Emma"}
START = {"phase": "start"}


@pytest.mark.parametrize(
    ("rows", "position", "play", "answer", "clauses"),
    [
        (ROWS, {}, "", "end", "MSQ-043"),
        (ROWS, {}, "", "a1", "MSQ-041 MSQ-042"),
        (ROWS, {"pile": "Terry"}, "A:a1", "attack", "MSQ-050 MSQ-053 MSQ-054"),
        (ROWS, {"pile": "Terry"}, "A:a1", "use", "MSQ-047 MSQ-048"),
        (ROWS, {}, "A:a1", "down", "MSQ-065 MSQ-066"),
        (ROWS, {}, "A:a4", "up", "MSQ-065 MSQ-066"),
        (ROWS, {}, "A:a4", "keep", ""),
        (ROWS, {}, "A:a1+attack", "b1", "MSQ-050 MSQ-051 MSQ-052"),
        ({"A": "Hal", "C": "Feck Emma"}, {}, "A:a1+attack+c1", "yes", "MSQ-125"),
        ({"A": "Olaf Theodoric Nan"}, START, "", "Olaf", "MSQ-074"),
        ({"A": "Serell Nan Hal"}, START, "", "a2", "MSQ-124"),
        ({"A": "Nan"}, START, "fate:Raz", "up", "MSQ-034 MSQ-035"),
        ({"A": ""}, START, "", "two", "MSQ-032 MSQ-033"),
        ({"A": "Nan Hal Raz Emma Terry Bard"}, START, "fate:Ogg A:up", "a1", "MSQ-038 MSQ-082"),
        ({"A": "Avatar* Nan", "B": "Hal"}, {}, "A:a1+up fate:Nan fate:Hal", "up", "MSQ-013 MSQ-035"),
    ],
)
def test_a_player_who_asks_why_reads_the_clauses_about_that_answer(
    rows: dict[str, str], position: dict[str, object], play: str, answer: str, clauses: str
) -> None:
    match = after(placed(party(), rows, **position), play)
    assert " ".join(match.asks().rules(match, spoken(answer))) == clauses


@pytest.mark.clause("MSQ-015")
def test_the_player_who_asks_why_somebody_may_sit_down_reads_the_clauses_about_that() -> None:
    match = after(placed(party(joining="on"), {"A": "Nan", "B": "Hal"}), "A:end")
    question = match.asks()
    assert question.rules(match, spoken("join")) == ("MSQ-014", "MSQ-015")
    assert [question.seats(spoken(word)) for word in ("join", "on")] == [True, False]


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.mark.clause("MSQ-157")
def test_the_player_who_asks_why_two_cards_replace_a_draw_reads_the_clause_about_that(evening: Evening) -> None:
    instead = ability("instead_of_draw", "{ draw = 2 }")
    evening.with_cards(written("Maid", "", instead), written("Groom", "", instead, number=1))
    match = placed(party(packs=str(evening.pack)), {"A": "x1 x2"}, phase="start")
    assert match.asks().rules(match, spoken("x1")) == ("MSQ-157",)


# ---- Who may know an answer.


def known_to(match: Salon, play: str) -> list[tuple[Player, int]]:
    """Who is asked now, and who may know the answer."""
    later = after(match, play)
    return [(question.player, question.may_know(later)) for question in later.open_questions()]


@pytest.mark.clause("MSQ-020", "MSQ-110")
def test_a_card_that_is_drawn_is_its_owners_secret_unless_it_will_lie_face_up() -> None:
    match = placed(party(), {"A": "Nan", "B": "Hal Job", "C": "Duke"})
    assert known_to(match, "A:end") == [(FATE, EVERYONE)]  # Job's cards lie face up
    assert known_to(match, "A:end fate:Raz fate:Ogg") == [(FATE, only(B))]  # the draw of B's turn
    assert known_to(placed(party(), {"A": ""}, phase="start"), "A:one") == [(FATE, only(A))]


@pytest.mark.clause("MSQ-013", "MSQ-123")
@pytest.mark.parametrize("first", [A, B, C])
def test_a_side_is_a_secret_until_the_last_is_chosen(first: Player) -> None:
    """Whoever turned up the Avatar is dealt two of four cards, all others one."""
    rows = {"A": "Nan", "B": "Hal", "C": "Duke Emma"}
    rows[name(first)] += " Avatar*"
    act = {A: "A:a2+up", B: "B:b2+up", C: "C:c3+up"}[first]
    match = placed(party(), rows, turn=name(first))
    deal = f"{act} fate:Nan fate:Hal fate:Duke fate:Emma"
    assert known_to(match, deal) == [(A, only(A)), (B, only(B)), (C, only(C))]
    assert known_to(match, f"{deal} A:up B:up C:up") == [(first, EVERYONE)]


# ---- The first thing that anybody hears, and why a table is closed.


@pytest.mark.clause("MSQ-011", "MSQ-022")
@pytest.mark.parametrize("first", ["", "B"])
def test_everybody_hears_how_many_cards_the_deck_has_before_anything_else(first: str) -> None:
    match = GAME.start(party(3, packs="extras", first_player=first))
    for seat in range(3):
        assert heard(match, Player(seat)) == ["the deck has 62", *[f"{first} begins"] * len(first)]


@pytest.mark.clause("MSQ-015")
def test_why_a_table_is_closed_to_one_or_to_several() -> None:
    rows = {"A": "Nan", "B": "Hal", "C": "Duke"}
    closed = "at this table nobody sits down in the middle: the host has joining off"
    assert placed(party(), rows).why_closed(1) == closed
    match = placed(party(joining="on"), rows, deck="Raz Ogg Ida Emma Bard")
    assert match.why_closed(1) == ""
    between = after(match, "A:end")
    assert between.asks().why_not(between, spoken("up")).reason == "not-offered"
    assert match.why_closed(2) == "5 cards are left, and 2 newcomers need 6"
    assert match.why_closed(4) == "all 6 seats are taken"
    assert placed(party(joining="on"), rows, deck="Raz").why_closed(1) == "1 card is left, and a newcomer needs 3"
