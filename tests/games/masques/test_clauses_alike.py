"""A host option changes what it names, and nothing else: a table with it and one without go on alike."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.palace import Palace
from ridotto.games.masques.words import NOTATION
from ridotto.kernel import FATE, Answer, Question
from tests.games.masques.rounds import COUNTS, DUST, FFG, ears, opened, spelt_in, table

MATCHES = 2
ANSWERS = 250
ALL_FAMILIES = "Venier Morosini Contarini Dandolo"


class Wish(NamedTuple):
    """What a host chose; where it would make a difference, and what is avoided so that it makes none."""

    option: str
    value: str
    editions: tuple[str, ...] = (DUST, FFG)
    players: tuple[int, ...] = COUNTS
    settles: str = ""  # a question that Fate is not asked any more, and what the host answered
    lacks: str = ""  # an answer that is not offered with it
    adds: str = ""  # an answer that is offered more often with it
    avoided: str = ""  # a question, and how answers to it begin that are not given


WISHES = [
    Wish("first_player", "B", settles="WhoBegins b"),
    Wish("families", ALL_FAMILIES.replace(" ", ","), players=(2, 4), settles=f"WhichFamily {ALL_FAMILIES}"),
    Wish("families", "Venier,Morosini,Contarini", players=(3,), settles="WhichFamily Venier Morosini Contarini"),
    Wish("removed_family", "Dandolo", players=(3,), lacks="Dandolo"),
    Wish("family_values", "4,2,3"),
    Wish("neutral_values", "3,4,2,3"),
    Wish("costs", "thief 1-2-3, trader 2-3-4"),
    Wish("influence", "guard 1, trader 1-1-1", editions=(FFG,)),
    Wish("ducat_shortage", "unlimited"),
    Wish("trade_facedown", "off", avoided="WhatToPlay thief"),
    Wish("move_facedown", "off", editions=(DUST,), avoided="WhatToPlay assassin"),
    Wish("courtesan_duplicate", "left-first", avoided="WhomToCall Foscari3"),
    Wish("optional_effects", "off", editions=(DUST,), lacks="decline"),
    Wish("free_pass", "on", editions=(FFG,), adds="pass"),
    Wish("max_rounds", "100"),
]
TABLES = [
    pytest.param(wish, edition, players, id=f"{wish.option}-{edition}-{players}")
    for wish in WISHES
    for edition in wish.editions
    for players in wish.players
]


class Tables:
    """Two of them: the usual one, and the one of this host. Whoever is asked answers the same at both."""

    def __init__(self, wish: Wish, edition: str, players: int) -> None:
        self.wish = wish
        self.edition = edition
        self.usual = opened(table(edition, players))
        self.other = opened(table(edition, players, **{wish.option: wish.value}))
        self.settles, *self.settled = spelt_in(edition, wish.settles).split() or [""]

    def settle(self) -> None:
        """What the host decided, Fate says at the usual table."""
        while self.settled and self.usual.asks().name() == self.settles:
            self.usual.answer(FATE, NOTATION.read(self.settled.pop(0)))

    def answer(self, dice: Dice) -> None:
        one, other = self.usual.asks(), self.other.asks()
        assert asked(self.usual) == asked(self.other)
        usual, others = offered(self.usual, one), offered(self.other, other)
        assert [word for word in usual if word != self.wish.lacks] == [
            word for word in others if word != self.wish.adds or word in usual
        ]
        assert one.weights(self.usual) == other.weights(self.other)
        question, _, begins = self.wish.avoided.partition(" ")
        both = [word for word in usual if word in others]
        said = [word for word in both if one.name() != question or not word.startswith(begins)]
        answer = NOTATION.read(said[dice.below(len(said))])
        for match in (self.usual, self.other):
            match.answer(one.player, answer)

    def is_alike(self) -> bool:
        game = game_called(self.edition)
        return game.truth(self.usual) == game.truth(self.other)

    def sounds_alike(self) -> bool:
        return all(
            [fact.spelt() for fact in self.usual.heard_by(ear)] == [fact.spelt() for fact in self.other.heard_by(ear)]
            for ear in ears(self.usual)
        )


def asked(match: Palace) -> list[tuple[str, int]]:
    return [(question.name(), question.player) for question in match.asked()]


def offered(match: Palace, question: Question[Palace, Answer]) -> list[str]:
    return [option.text for option in match.options(question)]


@pytest.mark.clause("MQD-024", "MQD-034", "MQD-084", "MQD-109", "MQD-121", "MQD-131", "MQD-157", "MQD-164")
@pytest.mark.clause("MQF-026", "MQF-036", "MQF-076", "MQF-110", "MQF-134", "MQF-163", "MQF-172")
@pytest.mark.parametrize(("wish", "edition", "players"), TABLES)
def test_where_an_option_makes_no_difference_the_match_goes_on_as_without_it(
    wish: Wish, edition: str, players: int
) -> None:
    for seed in range(MATCHES):
        tables, dice = Tables(wish, edition, players), Dice(seed)
        for _ in range(ANSWERS):
            tables.settle()
            assert tables.usual.over() == tables.other.over()
            if tables.usual.over():
                break
            tables.answer(dice)
        assert tables.is_alike() and tables.sounds_alike()
