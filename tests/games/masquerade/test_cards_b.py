"""Every match comes to an end, and soon enough (MSQ-111); and no card is without a scenario of its own.

Why it ends. Count the cards in the deck, and the cards that the Dancer has not yet shuffled away: together they are
what is left. A draw takes one from the deck, or finds none and ends the match; the Doctor, who replaces it, takes one
or two. Whatever else draws only takes more. What comes back from the discards, and what the Avatar deals anew, passes
the deck by. The Dancer alone puts a card into the deck, and that card is then no longer one that she can put there:
what is left stays as it was. So from turn to turn less is left, and it cannot be less than nothing.

Why a turn ends. It has three actions, and none gives another. An action holds one attack at most; to be turned up in it
a card must have come to lie face down in it, and whatever lays cards down in an action is not followed by anything that
turns cards of the same seat up. So no card is turned up twice in an action, and none fires twice.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.deck import BASE, PACKS
from ridotto.games.masquerade.public.deck.vocabulary import FLIP_UP
from ridotto.games.masquerade.public.facts import ShuffledAway, ShuffledBack, Stays, Uses
from ridotto.games.masquerade.public.words import ATTACK, DOWN, END, NAMES, UP, USE, Name, Place
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import FATE, Answer, TurnBegan, Won
from ridotto.lab import drawn

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "masquerade"
MATCHES = 40  # of each kind


def opened(players: int, packs: str) -> Salon:
    match = MASQUERADE.start(MASQUERADE.set_up(players, {"packs": packs}))
    assert isinstance(match, Salon)
    return match


def left(salon: Salon) -> int:
    """In the deck, and not yet shuffled away by the Dancer."""
    return salon.deck + salon.sent.count(False)


class Hourglass:
    """Watches a match, answer by answer, and objects when it could run for ever."""

    def __init__(self, salon: Salon) -> None:
        self.salon = salon
        self.heard = 0
        self.turns = 0
        self.left = left(salon) + 1  # when a turn last began
        self.actions = 0  # in this turn
        self.fired: Counter[Name] = Counter()  # in this action, or between two of them
        self.listen()

    def answer(self, answer: Answer) -> None:
        salon = self.salon
        question = salon.asks()
        if question.name() == "HowToAct":
            self.actions += 1
            self.fired.clear()
        before = left(salon)
        salon.answer(question.player, answer)
        assert left(salon) <= before
        assert self.actions <= 3
        self.listen()

    def listen(self) -> None:
        salon = self.salon
        for told in salon.log[self.heard :]:
            if isinstance(told.fact, TurnBegan):
                self.turn_begins()
            elif isinstance(told.fact, Uses) and self.fires(told.fact.card):
                self.fired[told.fact.card] += 1
                assert self.fired[told.fact.card] == 1, told.fact.spelling()
        self.heard = len(salon.log)

    def turn_begins(self) -> None:
        self.turns += 1
        self.actions = 0
        self.fired.clear()
        assert left(self.salon) < self.left
        self.left = left(self.salon)
        assert set(MASQUERADE.census(self.salon).values()) == {1}

    def fires(self, card: Name) -> bool:
        return self.salon.setup.cards[self.salon.setup.number_of[card]].has(FLIP_UP)


@pytest.mark.slow
@pytest.mark.clause("MSQ-111")
@pytest.mark.parametrize("packs", ["", "extras"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_match_ends_within_its_bound(players: int, packs: str) -> None:
    for seed in range(MATCHES):
        salon = opened(players, packs)
        cards = len(salon.setup.cards)
        dice = Dice(seed)
        hourglass = Hourglass(salon)
        while not salon.over():
            hourglass.answer(drawn(salon, salon.asks(), dice))
        assert hourglass.turns <= cards - 3 * players + cards + 1
        assert len([told for told in salon.log if isinstance(told.fact, Won)]) == 1


@pytest.mark.clause("MSQ-092", "MSQ-111")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_where_nobody_acts_there_are_as_many_turns_as_cards_and_one_that_finds_none(players: int) -> None:
    salon = opened(players, "")
    dice = Dice(players)
    hourglass = Hourglass(salon)
    while not salon.over():
        options = salon.offer()
        quiet = [answer for answer in (END, DOWN) if answer in options]
        hourglass.answer(quiet[0] if quiet else drawn(salon, salon.asks(), dice))
    assert hourglass.turns == len(salon.setup.cards) - 3 * players + 1
    assert salon.deck == 0


class Stubborn:
    """Recalls the Dancer whenever she is dead, dances best with whom she knows, and lets all others sit."""

    def __init__(self, salon: Salon, dice: Dice) -> None:
        self.salon = salon
        self.dice = dice

    def answer(self) -> Answer:
        salon = self.salon
        question, options = salon.asks(), salon.offer()
        if question.player == FATE:
            return drawn(salon, question, self.dice)
        for wanted in (NAMES["Isabella"], USE, ATTACK, UP):
            if wanted in options:
                return wanted
        there = {salon.card_at(place): place for place in options if isinstance(place, Place)}
        named = {salon.name_of(card).text: place for card, place in there.items()}
        if question.name() == "WhatToDo":
            recalls = "Anathema" if "Isabella" in [salon.name_of(card).text for card in salon.pile] else ""
            return named.get("Isabella", named.get(recalls, END))
        known = [place for card, place in there.items() if salon.sent[card]]
        spare = [place for name, place in named.items() if name not in ("Anathema", "Isabella")]
        return [*known, *spare, *options][0]


@pytest.mark.clause("MSQ-111", "MSQ-152")
def test_the_player_who_dances_for_ever_with_the_same_card_does_not_feed_the_deck_for_ever() -> None:
    position: dict[str, object] = {
        "rows": {"A": "Anathema Isabella Nan", "B": "Bard", "C": "King*"},
        "deck": "Gunter Stout Ymbert Terry Chef Oddo Duke Carnell Sela Hal Emma Ogg",
        "phase": "start",
    }
    salon = MASQUERADE.start_at(MASQUERADE.set_up(3, {}), position)
    assert isinstance(salon, Salon)
    deck = salon.deck
    stubborn = Stubborn(salon, Dice(5))
    hourglass = Hourglass(salon)
    while not salon.over():
        hourglass.answer(stubborn.answer())
    facts = [told.fact for told in salon.log]
    shuffled = [fact for fact in facts if isinstance(fact, ShuffledAway | ShuffledBack)]
    assert [fact for fact in facts if isinstance(fact, Stays)]
    assert hourglass.turns == deck + len(shuffled) + 1


@cache
def titles() -> list[str]:
    return [
        scenario["title"]
        for path in SCENARIOS.glob("*.toml")
        for scenario in tomllib.loads(path.read_text())["scenario"]
    ]


@pytest.mark.parametrize("card", [card.key.text for deck in (BASE, *PACKS.values()) for card in deck.cards])
def test_every_card_has_scenarios_of_its_own(card: str) -> None:
    """One where it works, and one where it does not."""
    assert len([title for title in titles() if title.startswith(f"{card}:")]) >= 2
