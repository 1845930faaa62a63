"""A turn: swap or not, look, or announce (MC1-040 to 052, MC1-080 to 089; the same in MC2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.court import Court
from ridotto.games.mascarade.editions import OPENING
from ridotto.games.mascarade.facts import TURN_BEGAN, MayNotAnnounce, MustSwap, Touched
from ridotto.games.mascarade.rules.claim import announce
from ridotto.games.mascarade.rules.look import look
from ridotto.games.mascarade.rules.swap import take_up
from ridotto.games.mascarade.words import MOST_SEATS, Mask, Place
from ridotto.kernel import EVERYONE, Answer, Player, Question, SeatStep, only


class Turn(SeatStep[Court]):
    """The turn of a seat: whoever sits there now plays it (MC2-355)."""

    def taken(self, court: Court, /) -> None:
        player = court.sitters[self.seat]
        court.tell(EVERYONE, TURN_BEGAN[player])
        own = court.setup.own[self.seat]
        if is_bound(court, player):
            if court.setup.edition.shown_must_swap:
                court.tell(EVERYONE, MustSwap(player))  # MC1-089
            else:
                court.tell(EVERYONE, MayNotAnnounce(player))  # MC2-089
        if len(own) == 1:
            court.ask(WhatToDo(player, own[0]))
        elif is_bound(court, player):
            shown = [place for place in own if court.exposed_slots & court.bit_of(place)]
            court.ask(WhatToDo(player, shown[0]))  # MC1-280: with the card that was shown
        else:
            court.ask(WhichOfMine(player))
        court.then(ENDS[self.seat])


def is_bound(court: Court, player: Player) -> bool:
    """Shown in the turn just before: the next turn is not free (MC1-080, MC1-084, MC2-080, MC2-084)."""
    return court.exposed & only(player) != 0


class WhichOfMine(Question[Court, Place]):
    """With several masks a player first lays a hand on one of them (MC1-274, MC1-275, MC1-297)."""

    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.own[court.seats[self.player]]

    def answered(self, court: Court, here: Place, /) -> None:
        court.tell(EVERYONE, Touched(self.player, here))
        court.ask(WhatToDo(self.player, here))

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return ("MC1-273", "MC1-274", "MC1-275") if court.setup.players == 3 else ("MC1-294", "MC1-297", "MC1-298")

    def carries(self) -> str:
        return ""


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class WhatToDo(Question[Court, Answer]):
    def __init__(self, player: Player, here: Place) -> None:
        super().__init__(player)
        self.here = here

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        setup = court.setup
        slot = setup.slots[self.here.number]
        if court.turns < OPENING:
            return setup.swaps[slot]  # MC1-040, MC1-043, MC2-040, MC2-043
        if is_bound(court, self.player):
            if setup.edition.shown_must_swap:
                return setup.forced_swaps[slot]  # MC1-080, MC1-081, MC1-085, MC1-374
            return setup.swap_or_look[slot]  # MC2-080, MC2-081
        return setup.deeds[slot]  # MC1-050, MC1-052, MC2-050, MC2-052

    def answered(self, court: Court, deed: Answer, /) -> None:
        if isinstance(deed, Place):
            take_up(court, self.player, self.here, deed)
        elif isinstance(deed, Mask):
            announce(court, self.player, self.here, deed)
        else:
            look(court, self.player, self.here)

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        clauses = court.setup.edition.clauses
        if isinstance(answer, Mask):
            return (f"{clauses}090", *court.setup.edition.cards[answer].clauses)
        return (f"{clauses}060",) if isinstance(answer, Place) else (f"{clauses}070",)

    def carries(self) -> str:
        return f" {self.here.text}"


class EndOfTurn(SeatStep[Court]):
    """What was shown goes down, and the seat to the left is next (MC1-051, MC1-106, MC2-051, MC2-106)."""

    def taken(self, court: Court, /) -> None:
        court.turns += 1
        if court.face_up:
            for place in court.setup.places:
                court.turn_down(place)
        court.exposed, court.shown = court.shown, 0
        court.exposed_slots, court.shown_slots = court.shown_slots, 0
        court.claims = 0
        if court.turns == court.setup.turn_limit:
            most = 0
            for coins in court.coins:
                most = coins if coins > most else most
            court.win(court.with_at_least(most), "turn limit")  # MC1-230, MC2-230
        following = self.seat + 1
        court.then(TURNS[following if following < court.setup.players else 0])


TURNS: Final = tuple([Turn(seat) for seat in range(MOST_SEATS)])
ENDS: Final = tuple([EndOfTurn(seat) for seat in range(MOST_SEATS)])
