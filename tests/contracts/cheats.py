"""Dens that play wrongly: each breaks one promise about play. Their names say how."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from ridotto.contracts.example.public import FORMS, HIDE, KEEP, NOTATION, SUN, SWAP, CandlesSetup, Seat
from ridotto.contracts.example.secret import Den, Round, SwapOrKeep, WhatToDo
from ridotto.kernel import (
    AFRESH,
    DEAF,
    EVERYONE,
    HEARING,
    SPECTATOR,
    Answer,
    Audience,
    Ears,
    Ended,
    Fact,
    Form,
    Outcome,
    Player,
    Question,
    Sealed,
    Won,
    first_players,
    name,
    only,
)
from tests.contracts.note import Note

# Options.


class NoOption(Den):
    def deeds(self, player: Player) -> tuple[Answer, ...]:
        return () if self.rounds else super().deeds(player)


class DeadEnd(Den):
    def end_round(self) -> None:
        self.rounds += 1


class AsksNobody(Den):
    def open_questions(self) -> list[Question[Any, Any]]:
        return [] if self.rounds else super().open_questions()


class OverTooSoon(Den):
    def over(self) -> bool:
        return self.rounds > 0


class OfferedTwice(Den):
    def deeds(self, player: Player) -> tuple[Answer, ...]:
        return (*super().deeds(player), HIDE)


class SpeltTwice(Den):
    def deeds(self, player: Player) -> tuple[Answer, ...]:
        return (*super().deeds(player)[:-1], Answer("hide"))


class AskedAgainOffersLess(Den):
    asked_before: ClassVar[int] = 0

    def deeds(self, player: Player) -> tuple[Answer, ...]:
        AskedAgainOffersLess.asked_before += 1
        return super().deeds(player)[AskedAgainOffersLess.asked_before % 2 :]


class OptionsCost(Den):
    def deeds(self, player: Player) -> tuple[Answer, ...]:
        self.bank -= 1
        return super().deeds(player)


class OddsTooFew(Den):
    def odds(self) -> list[int]:
        return [1]


class OddsOfNothing(Den):
    def odds(self) -> list[int]:
        return [0 for _ in self.left()]


class AsksSpectator(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return WhatToDo(SPECTATOR if self.rounds else player)


class Hopeless(WhatToDo):
    def otherwise(self, den: Den, /) -> Answer | None:
        return SUN


class ClockSaysNoOption(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Hopeless(player)


class Impatient(WhatToDo):
    def patience(self, den: Den, /) -> int:
        return -1


class LessThanNoPatience(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Impatient(player)


# Ends, coins, records, forks.


class NoEnd(Den):
    def end_round(self) -> None:
        self.then(Round())


class SilentEnd(Den):
    def end_round(self) -> None:
        self.end()


class DecidesOtherwise(Den):
    def end_round(self) -> None:
        self.decide("enough", [Player(0)])
        self.outcome = Outcome("enough", (Player(1),))
        self.end()


class TooFewScores(Den):
    def scores(self) -> list[int]:
        return super().scores()[1:]


class DeafForkCannotWin(Den):
    def decide(self, reason: str, winners: list[Player]) -> None:
        super().decide(reason, winners)
        if self.deaf:
            self.outcome = None


class EndsForNoReason(Den):
    def end_round(self) -> None:
        self.tell(EVERYONE, Ended(""))
        self.end()


class EndsForSome(Den):
    def end_round(self) -> None:
        self.tell(only(self.setup.everybody[0]), Ended("enough"))
        self.end()


class EndsTooSoon(Den):
    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        self.tell(EVERYONE, Ended("enough"))


class LostCoins(Den):
    def guess(self, player: Player, card: Answer) -> None:
        super().guess(player, card)
        self.bank = max(self.bank, 3)


class VanishingCard(Den):
    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        self.deck = self.deck[1:]


class Moody(Den):
    """Something that decides lies outside the match."""

    mood: ClassVar[int] = 0

    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        Moody.mood += 1
        self.bank += Moody.mood % 5


class Chatty(Moody):
    def look(self, player: Player, seat: Seat) -> None:
        Den.look(self, player, seat)
        Moody.mood += 1
        self.tell(EVERYONE, Note(f"that was look number {Moody.mood}"))


D = TypeVar("D", bound=Den)


class SharedPurse(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        twin = super().fork(ears)
        twin.coins = self.coins
        return twin


class ForgetfulFork(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        twin = super().fork(ears)
        twin.rounds = 0
        return twin


class DeafForkForgets(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        twin = super().fork(ears)
        twin.rounds *= ears != DEAF
        return twin


class ForkRemembers(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        return super().fork(HEARING if ears == AFRESH else ears)


class DeafForkHears(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        return super().fork(AFRESH if ears == DEAF else ears)


class FreshForkIsDeaf(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        return super().fork(DEAF if ears == AFRESH else ears)


class ForkRollsDice(Den):
    def fork(self: D, ears: Ears = HEARING) -> D:
        twin = super().fork(ears)
        twin.setup = CandlesSetup(self.setup.game, self.setup.players, self.setup.rounds + (ears == DEAF))
        return twin


# Refusals.


class CostlyRefusal(Den):
    def why_no_deed(self, player: Player, answer: Answer) -> str:
        self.bank -= 1
        return super().why_no_deed(player, answer)


class CostlyBreath(Den):
    """Takes what is said first and then stumbles over the second."""

    def answer_all(self, player: Player, answers: list[Answer]) -> None:
        for answer in answers:
            self.answer(player, answer)


class Stumbling(Den):
    def why_no_deed(self, player: Player, answer: Answer) -> str:
        return {HIDE: "hide"}[answer]


class Lenient(Den):
    def legal(self, player: Player, answer: Answer) -> Question[Any, Any]:
        return self.asks() if answer in self.offer() else super().legal(player, answer)


class CountsRoundAndRound(Den):
    def choose(self, number: int) -> tuple[Answer, ...]:
        return super().choose(number % len(self.offer()))


# Facts.


class Weathervane(Fact):
    """Says what is so, not what was."""

    form: ClassVar[Form] = FORMS.form("weathervane", "the bank has {bank:number}")

    def __init__(self, den: Den) -> None:
        self.den = den

    @property
    def bank(self) -> int:
        return self.den.bank


class FactsTurn(Den):
    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        self.tell(EVERYONE, Weathervane(self))


class TwoLines(Den):
    def look(self, player: Player, seat: Seat) -> None:
        self.tell(EVERYONE, Note(f"{name(player)} looks\nat {seat}"))


class TellsWhatNobodyCanRead(Den):
    """Its fact has a form, and not one of this family's."""

    def look(self, player: Player, seat: Seat) -> None:
        self.tell(EVERYONE, Note(f"{name(player)} peeks at {seat}"))


class Baggage(Note):
    """A fact that carries more than it says: the cards as they lie, and all that was answered."""

    def __init__(self, fact: Fact, den: Den) -> None:
        super().__init__(fact.spelling())
        self.fact = fact
        self.cards = [card.text for card in den.cards]
        self.record = den.record.copy()


class FactsCarryBaggage(Den):
    def tell(self, to: Audience, fact: Fact) -> None:
        super().tell(to, fact if isinstance(fact, (Ended, Sealed, Won)) else Baggage(fact, self))


class Keepsake(Note):
    """A fact that nobody can read more in than it says, and that leads to the match."""

    def __init__(self, fact: Fact, den: Den) -> None:
        super().__init__(fact.spelling())
        self.told_by = den


class FactsLeadToTheMatch(Den):
    def tell(self, to: Audience, fact: Fact) -> None:
        super().tell(to, fact if isinstance(fact, (Ended, Sealed, Won)) else Keepsake(fact, self))


class WhateverYouLike(SwapOrKeep):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return NOTATION.answers

    def apply(self, den: Den, hands: Answer, /) -> None:
        super().apply(den, SWAP if hands is SWAP else KEEP)


class OffersEverything(Den):
    """No cheat at all: there is a question to which every word is an answer."""

    def hide(self, player: Player) -> None:
        self.tell(EVERYONE, self.handled(player, "takes"))
        self.ask(WhateverYouLike(player))


class OneMore(Den):
    """No cheat at all: somebody sits there who was not agreed on, hears what all hear, and is asked nothing."""

    def __init__(self, setup: CandlesSetup, like: Den | None = None, ears: Ears = HEARING) -> None:
        super().__init__(setup, like, ears)
        self.seated = first_players(setup.players + 1)
