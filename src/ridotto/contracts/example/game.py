"""Candles as ridotto knows it: how it is set up, opened, seen and put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ridotto.contracts.all_worlds import draw_world, moments
from ridotto.kernel import (
    Belief,
    Choice,
    Draw,
    Fact,
    GameOf,
    HostOption,
    Match,
    Notation,
    Objection,
    Player,
    SetupRefused,
    choose_options,
    replay_match,
)

from .public import MOON, NOTATION, SEATS, SENTENCES, SUN, CandlesBelief, CandlesSetup, CandlesView
from .secret import Den, Opening


class Candles(GameOf[CandlesSetup, CandlesView, Den]):
    """The game. It is played in another kind of den where one is given: tests do that, to see how a cheat is caught."""

    def __init__(self, den: type[Den] = Den, id: str = "candles", notation: Notation = NOTATION) -> None:
        super().__init__(id, "Candles", 1, 2, 4, notation)
        self.den = den

    def host_options(self) -> list[HostOption]:
        return [Choice("rounds", ("1", "2", "3"), "2", ())]

    def set_up(self, players: int, wishes: dict[str, str]) -> CandlesSetup:
        problems: list[Objection] = []
        found = choose_options(self.host_options(), players, wishes, problems)
        if not self.fewest <= players <= self.most:
            problems.append(Objection(f"{players} players: expected {self.fewest} to {self.most}"))
        if problems:
            raise SetupRefused(problems)
        return CandlesSetup(self.id, players, int(found["rounds"]))

    def new_match(self, setup: CandlesSetup) -> Den:
        den = self.den(setup)
        den.begin(Opening())
        return den

    def start_at(self, setup: CandlesSetup, position: dict[str, object]) -> Den:
        raise SetupRefused(["a match of Candles cannot begin in the middle"])

    def truth(self, den: Den) -> dict[str, object]:
        return {"cards": " ".join([card.text for card in den.cards])}

    def lying(self, den: Den) -> dict[str, list[str]]:
        return {seat.text: [card.text] for seat, card in zip(SEATS, den.cards)}

    def census(self, den: Den) -> dict[str, int]:
        cards = {card.text: den.cards.count(card) + den.deck.count(card) for card in (SUN, MOON)}
        return {"coins": sum(den.coins) + den.bank, **cards}

    def view(self, setup: CandlesSetup, player: Player) -> CandlesView:
        return CandlesView(setup, player)

    def belief(self, setup: CandlesSetup, player: Player) -> Belief:
        return CandlesBelief(setup)

    def forgotten(self, setup: CandlesSetup, den: Den, view: CandlesView) -> list[Den]:
        """Returns dens in which cards lie elsewhere: a view shows none of them, not even a player's own."""
        hidden = [*den.cards, *den.deck]
        found = []
        for step in range(1, len(hidden)):
            fork = den.fork()
            moved = hidden[step:] + hidden[:step]
            fork.cards, fork.deck = moved[: len(den.cards)], moved[len(den.cards) :]
            found.append(fork)
        return found

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        """Returns worlds by trying every answer, as the kernel does: good enough where little is hidden."""
        start = self.start(setup)
        found = moments(start, player, heard)
        return [replay_match(start, draw_world(found, draw)) for _ in range(times)]

    def sentences(self) -> Mapping[str, object]:
        return SENTENCES


CANDLES: Final = Candles()
