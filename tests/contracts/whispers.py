"""Dens that say too much or too little: each breaks one promise about secrets. Their names say how."""

from __future__ import annotations

from ridotto.contracts.example.public import HIDE, KEEP, MOON, SUN, SWAP, Looked, Saw, Seat
from ridotto.contracts.example.secret import Den, SwapOrKeep, WhatAmI, WhatToDo
from ridotto.kernel import (
    EVERYONE,
    FATE,
    Answer,
    Audience,
    Because,
    Fact,
    Player,
    Question,
    Sealed,
    Together,
    name,
    only,
)
from tests.contracts.note import Note

# Time and sealed rounds.


class SilentAnswer(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        self.tell(only(player), Note(f"{name(player)} {hands}s"))


class SilentForFate(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        for ear in self.setup.everybody:
            self.tell(only(ear), Note(f"{name(player)} returns two"))


class TellsSealed(Den):
    def tell(self, to: Audience, fact: Fact) -> None:
        super().tell(EVERYONE if isinstance(fact, Sealed) else to, fact)


class FirstComeFirstServed(Den):
    def end_round(self) -> None:
        if self.record:
            first = self.record[-self.setup.players].player
            self.coins[first], self.bank = self.coins[first] + 1, self.bank - 1
        super().end_round()


class NamesTheFirst(Den):
    def end_round(self) -> None:
        if self.record:
            self.tell(EVERYONE, Note(f"{name(self.record[-self.setup.players].player)} was first"))
        super().end_round()


class Hurried(WhatAmI):
    def patience(self, den: Den, /) -> int:
        return 20 if isinstance(den.top, Together) and None in den.top.sealed[:2] else 5


class HurriesTheLast(Den):
    def ask_together(self, questions: list[Question[Den, Answer]]) -> None:
        super().ask_together([Hurried(question.player) for question in questions])


class LooksBeforeItLeaps(Den):
    """One may go on in the same breath, and learns something first: a refusal would make it a free look."""

    def hide(self, player: Player) -> None:
        self.tell(only(player), Note(f"{name(player)} feels {self.cards[self.left_of(player)]}"))
        super().hide(player)


class AsksByTheHiddenCard(Den):
    """What comes after hiding depends on a card that the player does not know."""

    def hide(self, player: Player) -> None:
        self.tell(EVERYONE, self.handled(player, "takes"))
        self.ask(SwapOrKeep(player) if self.cards[self.left_of(player)] is SUN else WhatAmI(player))


# Secrets told to too many.


class DealsInTheOpen(Den):
    def deal(self, player: Player, card: Answer) -> None:
        super().deal(player, card)
        self.tell(EVERYONE, Note(f"{name(player)} was dealt {card}"))


class TellsAll(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        super().hands(player, hands)
        self.tell(EVERYONE, Note(f"{name(player)} did {hands}"))


class TellsTheNeighbour(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        super().hands(player, hands)
        self.tell(only(Player(self.left_of(player))), Note(f"{name(player)} did {hands}"))


class TellsFate(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        super().hands(player, hands)
        self.tell(only(FATE), Note(f"{name(player)} did {hands}"))


class Flickers(Den):
    """An extra fact that says nothing, but only after a swap."""

    def hands(self, player: Player, hands: Answer) -> None:
        super().hands(player, hands)
        if hands is SWAP:
            self.tell(EVERYONE, Note("a candle flickers"))


class NumbersForAll(Den):
    """One counter for all ears: a gap whispers."""

    def hands(self, player: Player, hands: Answer) -> None:
        if hands is SWAP:
            super().hands(player, hands)
        self.tell(EVERYONE, Note(f"so much for event {len(self.log)}"))


class SecretEnd(Den):
    def hands(self, player: Player, hands: Answer) -> None:
        super().hands(player, hands)
        if hands is SWAP:
            self.end()


class ShowsLooks(Den):
    """A look told to all: no contract can know that it should not be."""

    def look(self, player: Player, seat: Seat) -> None:
        self.tell(EVERYONE, Looked(player, seat))
        self.tell(EVERYONE, Saw(player, seat, self.cards[seat.number]))


# Leaks into what a player is asked, may say and is refused.


class LeakyOptions(Den):
    def deeds(self, player: Player) -> tuple[Answer, ...]:
        return super().deeds(player)[: -1 if self.cards[player] is SUN else None]


class LeakyRefusal(Den):
    def why_no_deed(self, player: Player, answer: Answer) -> str:
        return f"with-a-{self.cards[player]}-in-hand"


class Watchful(WhatToDo):
    def patience(self, den: Den, /) -> int:
        return 10 if den.cards[self.player] is SUN else 20


class LeakyPatience(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Watchful(player)


class Citing(WhatToDo):
    def rules(self, den: Den, answer: Answer, /) -> tuple[str, ...]:
        return ("CANDLES-3",) if den.cards[self.player] is SUN else ("CANDLES-4",)


class LeakyRules(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Citing(player)


class Gossiping(WhatToDo):
    def why_not_asked(self, den: Den, player: Player, /) -> Because:
        return Because("not-asked", (), {"holds": den.cards[self.player].text})


class ExplainsTooMuch(Den):
    """What is said to those who wait gives away the card of the player who is asked."""

    def turn_of(self, player: Player) -> WhatToDo:
        return Gossiping(player)


class ForbidsTooMuch(Den):
    """What nobody may say from now on depends on a hidden card."""

    def why_never(self, player: Player, answer: Answer) -> Because | None:
        never = Because("never", (), {"lies": self.cards[0].text})
        return super().why_never(player, answer) or (never if len(self.cards) > player > 0 else None)


class Prompting(WhatToDo):
    def otherwise(self, den: Den, /) -> Answer | None:
        return HIDE if den.cards[self.player] is SUN else None


class LeakyOtherwise(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Prompting(player)


class Titled(WhatToDo):
    def __init__(self, player: Player, card: Answer) -> None:
        super().__init__(player)
        self.card = card

    def name(self) -> str:
        return f"WhatToDoWith{self.card}"


class LeakyName(Den):
    def turn_of(self, player: Player) -> WhatToDo:
        return Titled(player, self.cards[player])


class Bow(Question[Den, Answer]):
    def options(self, den: Den, /) -> tuple[Answer, ...]:
        return (KEEP,)

    def apply(self, den: Den, answer: Answer, /) -> None:
        den.tell(EVERYONE, Note("somebody bows"))

    def carries(self) -> str:
        return ""


class AsksTheNeighbour(Den):
    """Who is asked is a telling to all: here it tells what somebody else holds, to players who are asked nothing."""

    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        self.ask(Bow(player if self.cards[seat.number] is MOON else Player(self.left_of(player))))


class NotesTheMoon(Den):
    """Something is told of a card that is the moon, and nothing of another."""

    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        if self.cards[seat.number] is MOON:
            self.tell(EVERYONE, Note("a candle flickers"))


class AsksInPrivate(Den):
    """Somebody is asked, and those who wait hear nothing of it."""

    def hands(self, player: Player, hands: Answer) -> None:
        self.tell(only(player), Note(f"{name(player)} {hands}s"))
        self.ask(Bow(player))


class Mumbled(WhatAmI):
    def name(self) -> str:
        return "WhatWasThat"


class AsksDifferentThings(Den):
    def ask_together(self, questions: list[Question[Den, Answer]]) -> None:
        super().ask_together([*questions[:-1], Mumbled(questions[-1].player)])


class AsksTheMoon(Den):
    """A question is a telling: whoever is asked knows what they hold."""

    def look(self, player: Player, seat: Seat) -> None:
        super().look(player, seat)
        if self.cards[seat.number] is MOON:
            self.ask(Bow(Player(seat.number)))
