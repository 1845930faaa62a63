"""A turn: swap or not, look, or announce (MC1-040 to 052, MC1-080 to 089; the same in MC2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.facts import TURN_BEGAN, MayNotAnnounce, MustSwap, Touched
from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.words import (
    CLAIM,
    KEEP,
    LOOK,
    MOST_SEATS,
    PASS,
    PROTECTED,
    READY,
    SWAP,
    Mask,
    Place,
)
from ridotto.games.mascarade.secret.rules.claim import announce
from ridotto.games.mascarade.secret.rules.look import look
from ridotto.games.mascarade.secret.rules.swap import take_up
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Because, Player, Question, SeatStep, mention, only


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
        return court.setup.edition.numbered("273 274 275" if court.setup.players == 3 else "294 297 298")

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        say = f"First lay a hand on one of your own {court.setup.edition.words['masks']}."
        return Because("own-card-first", self.rules(court, answer), say)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return not_your_turn(court, self.player)

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
            edition = court.setup.edition
            return edition.numbered(f"090 {edition.sheets[answer].clauses}")
        return (f"{clauses}060",) if isinstance(answer, Place) else (f"{clauses}070",)

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        words = court.setup.edition.words
        opening = court.turns < OPENING
        if isinstance(answer, Place):
            return self.why_not_with(court, answer)
        if answer is PASS:
            return court.because("must-act", "043" if opening else "050", "A turn cannot be passed: do something.")
        if answer is SWAP or answer is KEEP:
            say = f"First choose the {words['mask']} that you take with your own."
            return court.because("choose-partner", "060", say)
        if answer is CLAIM:
            return court.because("nothing-announced", "092", "Nobody has announced anything that you could claim, too.")
        if answer is READY:
            return court.because("nothing-to-see", "050", "There is nothing to be seen: it is your turn.")
        if opening:
            say = f"This is still one of the first four turns ({words['initial']}): only a swap, or not."
            return court.because("opening", "040 044" if answer is LOOK else "040 043", say)
        if not is_bound(court, self.player):
            return court.because("protected-announces", "298", "The protected card is not announced in your own turn.")
        if court.setup.edition.shown_must_swap:
            say = "You were shown in the turn before: now you must swap, or pretend to."
            return court.because("must-swap", "080 081", say)
        say = "You were shown in the turn before: now you may not announce."
        return court.because("may-not-announce", "080 081", say)

    def why_not_with(self, court: Court, there: Place) -> Because:
        """Returns why this mask cannot be taken, or why this seat is none."""
        setup, here = court.setup, self.here
        card, each_has_several = setup.edition.words["mask"], "273" if setup.players == 3 else "294"
        if setup.small and there in setup.seats:
            return court.because("card-not-seat", each_has_several, "Choose one of the cards there, not the seat.")
        if there is here:
            clauses = each_has_several if setup.small else "060 064"
            return court.because("own-mask", clauses, f"That {card} is the one you take anyway: choose another.")
        if there in PROTECTED:
            return court.because("protected", "295", "The opponent's protected card cannot be taken.")
        if here in PROTECTED:
            say = "Your protected card is swapped only with your own left or right card."
            return court.because("protected-stays", "296", say)
        say = f"A forced swap is made with another player's {card} at this table."
        return court.because("players-only", "374", say)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return not_your_turn(court, self.player)

    def carries(self) -> str:
        return f" {self.here.text}"


def not_your_turn(court: Court, player: Player) -> Because:
    return court.because("not-your-turn", "050 051", f"It is {mention(player)}'s turn.")


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
