"""Candles as the house knows it: a tiny honest game (its rules: toy_rules.py) to try contracts on."""

from __future__ import annotations

from ridotto.kernel import (
    Answer,
    Belief,
    Draw,
    Fact,
    Game,
    HostOption,
    Match,
    Notation,
    Number,
    Player,
    Setup,
    SetupRefused,
    View,
    name,
    replayed,
)
from ridotto.kernel.worlds import draw_world, moments

from .rules import MOON, NOTATION, SEATS, SUN, Den, Evening, Opening


class DenView(View):
    """Coins, and the last thing that was heard."""

    def __init__(self, setup: Evening, player: Player) -> None:
        super().__init__(player)
        self.coins = {name(each): 2 for each in setup.everybody}
        self.last = ""

    def fold(self, fact: Fact) -> None:
        self.last = fact.spelt()
        words = self.last.split()
        if "guesses" in words:
            self.coins[words[0]] += int(words[-1])

    def shown(self) -> dict[str, object]:
        return {"player": name(self.player), "coins": self.coins.copy(), "last": self.last}


class DenBelief(Belief):
    """What may lie where: both, until it is seen, and again once it was hidden."""

    def __init__(self, setup: Evening) -> None:
        self.may = {seat.text: ["moon", "sun"] for seat in SEATS[: setup.players]}

    def hear(self, fact: Fact) -> None:
        words = fact.spelt().split()
        if "holds" in words:
            self.may[words[0].lower()] = [words[-1]]
        elif "sees" in words:
            self.may[words[-2]] = [words[-1]]
        elif "was" in words:
            self.may[words[0]] = [words[-1]]
        elif "takes" in words:
            one, other = words[-2:]
            self.may[one] = self.may[other] = sorted({*self.may[one], *self.may[other]})

    def possible(self) -> dict[str, list[str]]:
        return {seat: may.copy() for seat, may in self.may.items()}


class Candles(Game):
    def __init__(self, den: type[Den] = Den, id: str = "candles", notation: Notation = NOTATION) -> None:
        super().__init__(id, "Candles", 1, 2, 4, notation)
        self.den = den

    def host_options(self) -> list[HostOption]:
        return [Number("rounds", "rounds", 2, "how often everybody has a turn", ())]

    def agreed(self, players: int, wishes: dict[str, str]) -> Setup:
        problems = [f"unknown option {key!r}" for key in wishes if key != "rounds"]
        if not self.fewest <= players <= self.most:
            problems.append(f"{players} players: expected 2 to 4")
        if problems:
            raise SetupRefused(problems)
        return Evening(self.id, players, int(wishes.get("rounds", "2")))

    def start(self, setup: Setup) -> Match:
        den = self.den(evening(setup))
        den.begin(Opening())
        return den

    def placed(self, setup: Setup, position: dict[str, object]) -> Match:
        raise SetupRefused(["no candle is lit in the middle"])

    def truth(self, match: Match) -> dict[str, object]:
        return {"cards": " ".join([card.text for card in den_of(match).cards])}

    def census(self, match: Match) -> dict[str, int]:
        den = den_of(match)
        cards = {card.text: den.cards.count(card) + den.deck.count(card) for card in (SUN, MOON)}
        return {"coins": sum(den.coins) + den.bank, **cards}

    def view(self, setup: Setup, player: Player) -> View:
        return DenView(evening(setup), player)

    def belief(self, setup: Setup, player: Player) -> Belief:
        return DenBelief(evening(setup))

    def worlds(self, setup: Setup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        start = self.opened(setup)
        found = moments(start, player, heard)
        return [replayed(start, draw_world(found, draw)) for _ in range(times)]

    def told(self, setup: Setup, fact: Fact, people: list[str], view: View | None = None) -> str:
        return f"{fact.spelt().capitalize()}."

    def asked(self, setup: Setup, question: str, people: list[str], view: View | None = None) -> str:
        return f"{question}?"

    def said(self, setup: Setup, question: str, answer: Answer, people: list[str], view: View | None = None) -> str:
        return f"I say {answer}"


def evening(setup: Setup) -> Evening:
    assert isinstance(setup, Evening)
    return setup


def den_of(match: Match) -> Den:
    assert isinstance(match, Den)
    return match
