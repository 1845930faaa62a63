"""Games that break a promise outside the den: setups, notations, views, beliefs, worlds; and a bot that peeps."""

from __future__ import annotations

from collections.abc import Callable

from ridotto.bots import Dice
from ridotto.contracts.example import Candles
from ridotto.contracts.example.public import CandlesBelief, CandlesSetup, CandlesView
from ridotto.contracts.example.secret import Den
from ridotto.contracts.perception import WORLDS
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    Asking,
    Belief,
    Bot,
    Character,
    Draw,
    Fact,
    Match,
    Notation,
    OddsSheet,
    Player,
    Prospects,
    replay_match,
)
from ridotto.lab import playout
from tests.contracts.cheats import Baggage, FactsCarryBaggage

# Setups.


class LastNight(CandlesSetup):
    def chosen_options(self) -> dict[str, str]:
        return {"rounds": str(self.rounds + 1)}


class AgreesOtherwise(Candles):
    def set_up(self, players: int, wishes: dict[str, str]) -> CandlesSetup:
        agreed = super().set_up(players, wishes)
        return LastNight(self.id, agreed.players, agreed.rounds)


class AgreesToAnything(Candles):
    def set_up(self, players: int, wishes: dict[str, str]) -> CandlesSetup:
        return CandlesSetup(self.id, players, int(wishes.get("rounds", "2")))


# Notations.


class Copied(Answer):
    def __copy__(self) -> Answer:
        return Copied(self.text)


def renumbered() -> Notation:
    found = Notation("renumbered", [Answer("one"), Answer("two")])
    found.answers = (found.answers[1], found.answers[0])
    return found


def spelt_twice() -> Notation:
    found = Notation("spelt twice", [Answer("one")])
    twin = Answer("one")
    twin.id = 1
    found.answers = (*found.answers, twin)
    return found


def in_two_words() -> Notation:
    return Notation("in two words", [Answer("one two")])


def copied() -> Notation:
    return Notation("copied", [Copied("one")])


# Views and beliefs.


class Tupled(CandlesView):
    def as_dict(self) -> dict[str, object]:
        return {"coins": tuple(self.coins.values())}


class Restless(CandlesView):
    """Shows every piece of news once."""

    def as_dict(self) -> dict[str, object]:
        last, self.last = self.last, ""
        return {**super().as_dict(), "last": last}


class Counting(CandlesView):
    """Counts how often somebody looked: who comes back sees something else."""

    def __init__(self, setup: CandlesSetup, player: Player) -> None:
        super().__init__(setup, player)
        self.looks = 0
        self.looked = False

    def fold(self, fact: Fact) -> None:
        super().fold(fact)
        self.looks += self.looked
        self.looked = False

    def as_dict(self) -> dict[str, object]:
        self.looked = True
        return {**super().as_dict(), "looks": self.looks}


class Peeping(CandlesView):
    """Reads more than is said."""

    def __init__(self, setup: CandlesSetup, player: Player) -> None:
        super().__init__(setup, player)
        self.cards: list[str] = []

    def fold(self, fact: Fact) -> None:
        super().fold(fact)
        if isinstance(fact, Baggage):
            self.cards = fact.cards

    def as_dict(self) -> dict[str, object]:
        return {**super().as_dict(), "cards": self.cards}


class Viewed(Candles):
    def __init__(self, kind: type[CandlesView]) -> None:
        super().__init__(FactsCarryBaggage, id=kind.__name__)
        self.kind = kind

    def view(self, setup: CandlesSetup, player: Player) -> CandlesView:
        return self.kind(setup, player)


class Scheming(CandlesView):
    """Reads more than is said, and shows none of it."""

    def __init__(self, setup: CandlesSetup, player: Player) -> None:
        super().__init__(setup, player)
        self.suns = 0

    def fold(self, fact: Fact) -> None:
        super().fold(fact)
        if isinstance(fact, Baggage):
            self.suns = fact.cards.count("sun")


class PromisesTooMuch(Viewed):
    """What an option would lead to is foretold by what lies hidden."""

    def __init__(self) -> None:
        super().__init__(Scheming)

    def prospects(self, setup: CandlesSetup, view: CandlesView, question: str, answer: Answer) -> Prospects:
        return [{"suns": view.suns}] if isinstance(view, Scheming) else []


class Understanding(CandlesBelief):
    """Leaves the baggage of facts alone."""

    def hear(self, fact: Fact) -> None:
        super().hear(fact.fact if isinstance(fact, Baggage) else fact)


class Forgetful(Understanding):
    def possible(self) -> dict[str, list[str]]:
        found = super().possible()
        self.may["a"] = ["moon", "sun"]
        return found


class Mistaken(Understanding):
    """Is certain of a card that does not lie there."""

    def possible(self) -> dict[str, list[str]]:
        return {place: may[:1] for place, may in super().possible().items()}


class Secretive(Candles):
    """Does not say what really lies where, so that no belief can be held to it."""

    def lying(self, den: Den) -> dict[str, list[str]]:
        return {}


class LosesACard(Candles):
    """Has something in its box that is on no table."""

    def box(self) -> list[str]:
        return ["sun", "moon", "star"]

    def box_tables(self) -> list[tuple[int, dict[str, str]]]:
        return [(2, {}), (3, {"rounds": "3"})]

    def contents(self, setup: CandlesSetup) -> list[str]:
        return ["sun", "moon"]


class Clairvoyant(CandlesBelief):
    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        if isinstance(fact, Baggage) and fact.cards:
            self.may["a"] = [fact.cards[0]]


class Guessing(CandlesBelief):
    """Infers honestly what may be, and has other odds each time."""

    def __init__(self, setup: CandlesSetup) -> None:
        super().__init__(setup)
        self.asked = 0

    def sheet(self) -> OddsSheet:
        self.asked += 1
        found = super().sheet()
        return OddsSheet(
            {place: dict.fromkeys(row, 1 / (1 + self.asked)) for place, row in found.places.items()}, False
        )


class Doubtful(Understanding):
    def sheet(self) -> OddsSheet:
        return OddsSheet({place: dict.fromkeys(may, 0.5) for place, may in self.possible().items()}, exact=True)


class Hopeful(CandlesBelief):
    def sheet(self) -> OddsSheet:
        return OddsSheet({place: {"star": 0.5} for place in self.possible()}, exact=True)


class Overconfident(CandlesBelief):
    def sheet(self) -> OddsSheet:
        return OddsSheet({place: dict.fromkeys(may, 1.5) for place, may in self.possible().items()}, exact=True)


class Whispering(Understanding):
    """What may be is honest, the odds know more."""

    def __init__(self, setup: CandlesSetup) -> None:
        super().__init__(setup)
        self.suns = 0

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        if isinstance(fact, Baggage):
            self.suns = fact.cards.count("sun")

    def sheet(self) -> OddsSheet:
        found = super().sheet()
        return OddsSheet({place: dict.fromkeys(row, 1 / (1 + self.suns)) for place, row in found.places.items()}, False)


class Believed(Candles):
    def __init__(self, kind: type[CandlesBelief]) -> None:
        super().__init__(FactsCarryBaggage, id=kind.__name__)
        self.kind = kind

    def belief(self, setup: CandlesSetup, player: Player) -> Belief:
        return self.kind(setup)


class BelievedBySpectators(Believed):
    """All players infer honestly."""

    def __init__(self, kind: type[CandlesBelief]) -> None:
        super().__init__(kind)
        self.id = f"{kind.__name__}Spectator"

    def belief(self, setup: CandlesSetup, player: Player) -> Belief:
        return super().belief(setup, player) if player == SPECTATOR else CandlesBelief(setup)


class PeepingBot(Bot):
    """A bot that reads more than its facts say."""

    def __init__(self) -> None:
        self.cards: list[str] = []

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, Baggage):
            self.cards = fact.cards

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        return options[self.cards.count("sun") % len(options)]


class BringsAPeepingBot(Candles):
    def __init__(self) -> None:
        super().__init__(FactsCarryBaggage, id="BringsAPeepingBot")

    def bots(self) -> dict[str, Callable[[CandlesSetup, Player, Draw, Character], Bot]]:
        return {"peeping": lambda setup, player, draw, character: PeepingBot()}


class SlyBot(PeepingBot):
    """A bot that keeps what it should not have, and does not use it yet."""

    def __init__(self, den: Den) -> None:
        super().__init__()
        self.sleeve = {"up": [den]}


class BringsASlyBot(Candles):
    def bots(self) -> dict[str, Callable[[CandlesSetup, Player, Draw, Character], Bot]]:
        return {"sly": lambda setup, player, draw, character: SlyBot(self.start(setup))}


class SlyerBot(PeepingBot):
    """A bot that has it in no field: a function that it keeps has it."""

    def __init__(self, den: Den) -> None:
        super().__init__()
        self.look = lambda: den


class BringsASlyerBot(Candles):
    def bots(self) -> dict[str, Callable[[CandlesSetup, Player, Draw, Character], Bot]]:
        return {"slyer": lambda setup, player, draw, character: SlyerBot(self.start(setup))}


class SearchesTheTruth(Candles):
    """Worlds are drawn honestly, but for a search, which is played in the match itself."""

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        last = heard[-1] if heard else None
        if times <= WORLDS or not isinstance(last, Baggage):
            return super().worlds(setup, player, heard, times, draw)
        return [replay_match(self.start(setup), last.record)] * times


# Worlds.


class WorldsAreTheTruth(Candles):
    """The facts carry all that was answered."""

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        last = heard[-1] if heard else None
        answers = last.record if isinstance(last, Baggage) else []
        return [replay_match(self.start(setup), answers)] * times


class RehearsesTheTruth(Candles):
    """Worlds are drawn honestly, but for a rehearsal, which is played in the match itself."""

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        last = heard[-1] if heard else None
        if times != WORLDS or not isinstance(last, Baggage):
            return super().worlds(setup, player, heard, times, draw)
        return [replay_match(self.start(setup), last.record) for _ in range(times)]

    def forgotten(self, setup: CandlesSetup, den: Den, view: CandlesView) -> list[Den]:
        return []


class WorldsOfOthers(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        found: list[Match] = [self.start(setup) for _ in range(times)]
        for match in found:
            playout(match, Dice(draw(1000)))
        return found


class WorldsWithoutRecord(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        found = super().worlds(setup, player, heard, times, draw)
        for match in found:
            match.record.clear()
        return found


class NoWorlds(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return super().worlds(setup, player, heard, times - 1, draw)


class WorldsWithMoreCoins(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        found = super().worlds(setup, player, heard, times, draw)
        for match in found:
            assert isinstance(match, Den)
            match.bank += 1
        return found


class NoWorldsOfNewcomers(Candles):
    """Where one more sits down than was agreed."""

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return super().worlds(setup, player, heard, times, draw) if player in setup.everybody else []


class NoWorldsOfSpectators(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        return [] if player == SPECTATOR else super().worlds(setup, player, heard, times, draw)


class WorldsWithoutNewcomers(Candles):
    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        found = super().worlds(setup, player, heard, times, draw)
        for match in found:
            match.seated = setup.everybody
        return found


class WorldsThatStop(Candles):
    """Of whoever came late."""

    def worlds(self, setup: CandlesSetup, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        found = super().worlds(setup, player, heard, times, draw)
        for match in found:
            if player not in setup.everybody:
                match.height = 0
        return found
