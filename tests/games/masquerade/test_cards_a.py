"""Royals, nobles, assassins, where a scenario cannot say it: odds, secrets both ways, whole games, an empty chair."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masquerade.public.deck import BASE, PACKS
from ridotto.games.masquerade.secret.state import ON_PILE, Salon
from ridotto.kernel import SPECTATOR, Match, Player, Setup
from ridotto.lab import drawn
from ridotto.replay.playing import play_written
from ridotto.table import Person
from tests.table.tables import DrivenTable

GAME = game_called("masquerade")
LEDGER = Path(__file__).parents[3] / "rules" / "masquerade.toml"
A, B, C = Player(0), Player(1), Player(2)


def party(**wishes: str) -> Setup:
    """Three at the table."""
    return GAME.set_up(3, wishes)


def after(setup: Setup, text: str, **position: object) -> Match:
    """A match in the middle, and what became of it by these answers."""
    match = GAME.start_at(setup, position)
    play_written(match, GAME, text.split())
    return match


def heard(match: Match, ear: Player) -> str:
    return "; ".join([fact.spelling() for fact in match.heard_by(ear)])


def walked(setup: Setup, seed: int) -> Iterator[Salon]:
    """A whole match by dice, seen before every answer and after the last."""
    match = GAME.start(setup)
    assert isinstance(match, Salon)
    dice = Dice(seed)
    while not match.over():
        yield match
        question = match.asks()
        match.answer(question.player, drawn(match, question, dice))
    yield match


# ---- Cards that say nothing.


@pytest.mark.clause("MSQ-120")
def test_the_cards_that_the_ledger_calls_plain_are_those_without_any_ability() -> None:
    clauses = tomllib.loads(LEDGER.read_text(encoding="utf-8"))["clause"]
    (plain,) = [clause["card"].split("; ") for clause in clauses if clause["id"] == "MSQ-120"]
    royals = ["King Alric Dacre", "Queen Beatrice Dacre"]
    cards = [card for deck in (BASE, *PACKS.values()) for card in deck.cards]
    silent = [card.name for card in cards if not card.abilities and card.name not in royals]
    assert sorted(plain) == sorted(silent) and len(plain) == 26
    for card in cards:
        if card.name in plain:
            assert card.text == "", card.name


# ---- Chance.


@pytest.mark.clause("MSQ-125")
def test_the_player_who_dies_for_feck_is_drawn_with_even_odds() -> None:
    rows = {"A": "Jaric", "B": "Feck King* Queen Emma", "C": "Chef"}
    match = after(party(), "A:a1+attack+b1 B:yes", rows=rows)
    question = match.asks()
    assert [option.text for option in match.options(question)] == ["b2", "b3", "b4"]
    assert question.weights(match) in (None, [1, 1, 1])


@pytest.mark.clause("MSQ-123")
def test_in_the_new_deal_every_card_may_come_to_every_seat() -> None:
    rows = {"A": "Avatar* Nan*", "B": "King Queen", "C": "Hal*"}
    match = after(party(), "A:a1+up", rows=rows)
    left = ["King", "Queen", "Hal", "Nan"]
    while left:
        question = match.asks()
        assert {option.text for option in match.options(question)} == set(left)
        assert question.weights(match) in (None, [1] * len(left))
        match.answer(question.player, GAME.notation.read(left.pop()))
    assert match.asks().name() == "SideOf"


# ---- Secrets, both ways.


@pytest.mark.clause("MSQ-123")
def test_the_new_deal_sounds_alike_to_whoever_was_dealt_the_same() -> None:
    rows = {"A": "Avatar* Nan*", "B": "Emma* Bard*", "C": "Hal*"}
    one = after(party(), "A:a1+up fate:Nan fate:Emma fate:Hal fate:Bard A..C:down A:down", rows=rows)
    other = after(party(), "A:a1+up fate:Nan fate:Hal fate:Emma fate:Bard A..C:down A:down", rows=rows)
    assert heard(one, A) == heard(other, A)
    assert heard(one, SPECTATOR) == heard(other, SPECTATOR)
    assert heard(one, B) != heard(other, B) and heard(one, C) != heard(other, C)


@pytest.mark.clause("MSQ-141")
def test_what_the_doctor_gives_and_keeps_sounds_alike_to_all_others() -> None:
    """Which of the two was given, and which two there were."""
    setup = party(packs="extras")
    rows = {"A": "Doctor", "B": "Nan", "C": "Chef"}
    ways = [
        after(setup, f"fate:{first} fate:{second} A:{given} A:b A:down", rows=rows, phase="start")
        for first, second in (("Hal", "Emma"), ("King", "Queen"))
        for given in ("first", "second")
    ]
    for ear in (C, SPECTATOR):
        assert len({heard(match, ear) for match in ways}) == 1
    assert len({heard(match, B) for match in ways}) == 4
    assert len({heard(match, A) for match in ways}) == 4


@pytest.mark.clause("MSQ-141")
def test_the_player_who_is_given_a_card_by_the_doctor_does_not_learn_the_other() -> None:
    setup = party(packs="extras")
    rows = {"A": "Doctor", "B": "Nan", "C": "Chef"}
    one, other = [
        after(setup, f"fate:Hal fate:{kept} A:first A:b A:down", rows=rows, phase="start") for kept in ("Emma", "King")
    ]
    assert heard(one, B) == heard(other, B)


@pytest.mark.clause("MSQ-083", "MSQ-122")
def test_hidden_cards_that_go_over_with_the_queens_killers_row_stay_hidden_from_the_others() -> None:
    one, other = [
        after(party(), "A:a1+attack+b1", rows={"A": f"Emma {hidden}*", "B": "Queen", "C": "Chef"})
        for hidden in ("Nan", "King")
    ]
    for ear in (C, SPECTATOR):
        assert heard(one, ear) == heard(other, ear)
    assert "Nan is hidden at b2" in heard(one, B) and "King is hidden at b2" in heard(other, B)


@pytest.mark.clause("MSQ-130")
def test_simon_tells_of_a_hidden_card_only_that_it_is_no_assassin() -> None:
    one, other = [
        after(party(), "A:a1+up", rows={"A": "Simon* Bard", "B": f"Isolda* {hidden}*", "C": "Chef"})
        for hidden in ("Emma", "King")
    ]
    for ear in (A, C, SPECTATOR):
        assert heard(one, ear) == heard(other, ear)


# ---- Whole games.


@pytest.mark.clause("MSQ-080", "MSQ-082", "MSQ-087", "MSQ-088", "MSQ-121", "MSQ-124")
def test_in_whole_games_royals_and_serell_keep_to_their_rules() -> None:
    """The King is discarded by nothing but his killer's win, a shown pair is never played on with in its owner's turn,
    Serell lies face up, and each end has its reason and its winner."""
    names = [card.name for card in BASE.cards]
    king, serell = names.index("King Alric Dacre"), names.index("Lady Beatrice Serell")
    ends: set[str] = set()
    for seed in range(40):
        for match in walked(party(), seed):
            assert match.where[serell] < 0 or match.up[serell]
            if not match.over():
                assert match.where[king] != ON_PILE and not shows_both(match)
                continue
            truth: dict[str, Any] = GAME.truth(match)
            ends.add(truth["end"])
            assert (match.where[king] == ON_PILE) == (truth["end"] == "the King is killed")
            if truth["end"] == "both royals":
                assert shows_both(match) and truth["won"] == "ABC"[match.turn]
            if truth["end"] == "no card to draw":
                assert match.deck == 0 and truth["won"] == "ABC"[match.where[king]]
    assert ends == {"the King is killed", "both royals", "no card to draw"}


def shows_both(match: Salon) -> bool:
    """Whoever's turn it is has King and Queen face up."""
    royals = (match.setup.king, match.setup.queen)
    return match.turn >= 0 and all(match.where[card] == match.turn and match.up[card] for card in royals)


# ---- An empty chair.


@pytest.mark.clause("TBL-005")
def test_the_player_who_leaves_leaves_the_cards_and_a_bot_plays_on() -> None:
    setup = party()
    rows = {"A": "Nan Hal", "B": "King* Emma", "C": "Chef Bard"}
    table = DrivenTable(
        GAME,
        setup,
        [Person("Ada"), Person("Bo"), Person("Cy")],
        lambda match: match.options(match.asks())[-1],
        secret=bytes(32),
        match=GAME.start_at(setup, {"rows": rows}),
    )
    table.leave(B)
    assert GAME.truth(table.match)["rows"] == rows
    number: Any = table.present(A)["number"]
    table.answer(A, "end", number)
    answered = [given.player for given in table.match.record]
    assert B in answered, "the bot has played"
    assert sum(GAME.census(table.match).values()) == 60
    assert table.match.over() or table.match.asks().player in (A, C)
