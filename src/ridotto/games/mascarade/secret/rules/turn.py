"""A turn from its beginning to its end (MC1-040 to 112, MC2-040 to 112).

The player whose turn it is swaps two masks or not (`swap.py`), looks at one of their own, or announces one. An
announcement goes round; the players who claim it too must show, and with them the announcer. Then the power is used
(`powers/`, a file for each), false claims are fined, and the turn ends.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.facts import (
    MAY_NOT_ANNOUNCE,
    MUST_SWAP,
    TURN_BEGAN,
    Claimed,
    Passed,
    PutDown,
    Saw,
    Touched,
    announced,
    looked,
    used,
)
from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.words import MOST_SEATS, PASS, PLACES, READY, Mask, Place
from ridotto.games.mascarade.secret.rules.pause import I_AM_READY, let_all_see
from ridotto.games.mascarade.secret.rules.powers import BY_NUMBER
from ridotto.games.mascarade.secret.rules.refusals import (
    not_your_turn,
    why_not_asked_to_claim,
    why_not_claimed,
    why_not_done,
)
from ridotto.games.mascarade.secret.rules.swap import take_up
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import (
    EVERYONE,
    Answer,
    Audience,
    Because,
    Player,
    Question,
    SeatStep,
    Step,
    first_players,
    lasting,
    name,
    only,
)


class Turn(SeatStep[Court]):
    """The turn of a seat: the player who sits there now plays it (MC2-355)."""

    def run(self, court: Court, /) -> None:
        player = court.sitters[self.seat]
        court.tell(EVERYONE, TURN_BEGAN[player])
        own = court.setup.own[self.seat]
        if court.is_bound(player):
            if court.setup.edition.shown_must_swap:
                court.tell(EVERYONE, MUST_SWAP[player])  # MC1-089
            else:
                court.tell(EVERYONE, MAY_NOT_ANNOUNCE[player])  # MC2-089
        if len(own) == 1:
            court.ask(WHAT_TO_DO[player][own[0].number])
        elif court.is_bound(player):
            shown = [place for place in own if court.exposed_places & place.bit]
            court.ask(WHAT_TO_DO[player][shown[0].number])  # MC1-280: with the card that was shown
        else:
            court.ask(WHICH_OF_MINE[player])
        court.then(ENDS[self.seat])


class WhichOfMine(Question[Court, Place]):
    """With several masks a player first lays a hand on one of them (MC1-274, MC1-275, MC1-297)."""

    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.own[court.seats[self.player]]

    def apply(self, court: Court, here: Place, /) -> None:
        court.tell(EVERYONE, Touched(self.player, here))
        court.ask(WHAT_TO_DO[self.player][here.number])

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return court.setup.edition.numbered("273 274 275" if court.setup.players == 3 else "294 297 298")

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return Because("own-card-first", self.rules(court, answer))

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return not_your_turn(court, self.player)

    def carries(self) -> str:
        return ""


class WhatToDo(Question[Court, Answer]):
    def __init__(self, player: Player, here: Place) -> None:
        super().__init__(player)
        self.here = here

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        setup = court.setup
        slot = setup.slots[self.here.number]
        if court.turns < OPENING:
            return setup.swaps[slot]  # MC1-040, MC1-043, MC2-040, MC2-043
        if court.is_bound(self.player):
            if setup.edition.shown_must_swap:
                return setup.forced_swaps[slot]  # MC1-080, MC1-081, MC1-085, MC1-374
            return setup.swap_or_look[slot]  # MC2-080, MC2-081
        return setup.deeds[slot]  # MC1-050, MC1-052, MC2-050, MC2-052

    def apply(self, court: Court, deed: Answer, /) -> None:
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
        return why_not_done(court, self.player, self.here, answer)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return not_your_turn(court, self.player)

    def carries(self) -> str:
        return f" {self.here.text}"


# A look.


def look(court: Court, by: Player, here: Place) -> None:
    court.tell(EVERYONE, looked(by, here))
    court.tell(only(by), Saw(by, here, court.mask_at(here)))
    if court.setup.pace.waits:
        court.ask(SeenEnough(by, here))


class SeenEnough(Question[Court, Answer]):
    """The look lasts until it is closed, and the next turn waits for it (MC1-370, MC2-370)."""

    def __init__(self, player: Player, here: Place) -> None:
        super().__init__(player)
        self.here = here

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return I_AM_READY

    def apply(self, court: Court, ready: Answer, /) -> None:
        court.tell(EVERYONE, PutDown(self.player, self.here))

    def patience(self, court: Court, /) -> int:
        return court.setup.pace.look

    def otherwise(self, court: Court, /) -> Answer | None:
        return READY

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return (f"{court.setup.edition.clauses}370",)

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return court.because("put-down-first", "370")

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return court.because("look-lasts", "370", who=name(self.player))

    def carries(self) -> str:
        return f" {self.here.text}"


# An announcement.


def announce(court: Court, by: Player, here: Place, mask: Mask) -> None:
    """Asks all others once, clockwise from the left (MC1-092, MC2-092), or all at once (MC1-373, MC2-373)."""
    court.announced = mask
    court.announcer = by
    court.claims = here.bit
    court.tell(EVERYONE, announced(by, here, mask))
    if court.setup.together:
        others: list[Question[Any, Any]] = []
        asked = court.left_of(by)
        while asked != by:
            others.append(CLAIM_TOO[asked])
            asked = court.left_of(asked)
        court.ask_together(others)
        court.then(Verdict())
    else:
        court.ask(CLAIM_TOO[court.left_of(by)])


class ClaimToo(Question[Court, Answer]):
    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.passed = lasting(Passed(player))
        self.claimed = [lasting(Claimed(player, place)) for place in PLACES]  # by its number

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return court.setup.replies[court.seats[self.player]]  # MC1-095, MC1-276, MC1-299

    def apply(self, court: Court, reply: Answer, /) -> None:
        if reply is PASS:
            court.tell(EVERYONE, self.passed)  # MC1-094, MC2-094
        else:
            at = reply if isinstance(reply, Place) else court.place_before(self.player)
            court.claims |= at.bit
            court.tell(EVERYONE, self.claimed[at.number])
        if not court.setup.together:
            following = court.left_of(self.player)
            if following == court.announcer:
                decide(court)
            else:
                court.ask(CLAIM_TOO[following])  # MC1-093: a claim does not stop the round

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        clauses = court.setup.edition.clauses
        return (f"{clauses}095",) if answer is PASS else (f"{clauses}095", f"{clauses}099", f"{clauses}102")

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return why_not_claimed(court, answer)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        return why_not_asked_to_claim(court, self.player, player)

    def otherwise(self, court: Court, /) -> Answer | None:
        return PASS  # MC1-312, MC2-312

    def carries(self) -> str:
        return ""


class Verdict(Step[Court]):
    """The announcement is judged when all sealed answers are in."""

    def run(self, court: Court, /) -> None:
        decide(court)

    def spelling(self) -> str:
        return "Verdict"


def decide(court: Court) -> None:
    alone = court.claims & (court.claims - 1) == 0
    if alone:
        use_power(court, court.announcer)  # MC1-098, MC2-098
    else:
        reveal(court)


def reveal(court: Court) -> None:
    """Shows the announcer's mask and all claimants', and no others (MC1-099, MC2-099); judges at once (MC1-112)."""
    right: list[Player] = []
    wrong: Audience = 0
    player = court.announcer
    for _ in court.setup.everybody:
        place = court.place_claimed_by(player)
        if place is not None:
            court.turn_up(place)
            court.note_shown(player, place)
            if court.mask_at(place) is court.announced:
                right.append(player)
            else:
                wrong |= only(player)
        player = court.left_of(player)
    let_all_see(court)
    court.then(Judgement(right, wrong))


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class Judgement(Step[Court]):
    """The power is used first, then fines are paid (MC1-100, MC1-102, MC2-100, MC2-102)."""

    def __init__(self, right: list[Player], wrong: Audience) -> None:
        self.right = right
        self.wrong = wrong

    def run(self, court: Court, /) -> None:
        if len(self.right) == 2:
            for player in self.right:
                court.tell(EVERYONE, used(player, court.announced))
            BY_NUMBER[court.announced.id].use_by_two(court, self.right)
        elif len(self.right) == 1:
            use_power(court, self.right[0])
        court.then(Fines(self.wrong))

    def spelling(self) -> str:
        return f"Judgement {self.right} {self.wrong}"


def use_power(court: Court, by: Player) -> None:
    here = court.place_claimed_by(by)
    assert here is not None, "a power is used by somebody who announced or claimed it"
    court.tell(EVERYONE, used(by, court.announced))
    BY_NUMBER[court.announced.id].use(court, by, here)


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class Fines(Step[Court]):
    """Every false claimant pays one coin, all in one step (MC1-102 to 105, MC2-102 to 105)."""

    def __init__(self, wrong: Audience) -> None:
        self.wrong = wrong

    def run(self, court: Court, /) -> None:
        if self.wrong:
            for player in court.setup.everybody:
                if self.wrong & only(player):
                    court.pay_fine(player)
            court.reckon()

    def spelling(self) -> str:
        return f"Fines {self.wrong}"


# The end of the turn.


class EndOfTurn(SeatStep[Court]):
    """What was shown goes down, and the seat to the left is next (MC1-051, MC1-106, MC2-051, MC2-106)."""

    def run(self, court: Court, /) -> None:
        court.turns += 1
        if court.face_up:
            for place in court.setup.places:
                court.turn_down(place)
        court.exposed, court.shown = court.shown, 0
        court.exposed_places, court.shown_places = court.shown_places, 0
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
WHICH_OF_MINE: Final = tuple([WhichOfMine(player) for player in first_players(MOST_SEATS)])
WHAT_TO_DO: Final = tuple([[WhatToDo(player, place) for place in PLACES] for player in first_players(MOST_SEATS)])
CLAIM_TOO: Final = tuple([ClaimToo(player) for player in first_players(MOST_SEATS)])
