"""An announcement goes round; whoever claims it too must show (MC1-090 to 112, MC2-090 to 112)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.facts import PASSED, Announced, Claimed, Revealed, Used
from ridotto.games.mascarade.public.words import CLAIM, MOST_SEATS, PASS, Mask, Place
from ridotto.games.mascarade.secret.rules.pause import let_all_see
from ridotto.games.mascarade.secret.rules.powers import BY_NUMBER
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import (
    EVERYONE,
    Answer,
    Audience,
    Because,
    Player,
    Question,
    Step,
    first_players,
    mention,
    only,
)


def announce(court: Court, by: Player, here: Place, mask: Mask) -> None:
    """All others are asked once, clockwise from the left (MC1-092, MC2-092), or all at once (MC1-373, MC2-373)."""
    court.announced = mask
    court.announcer = by
    court.claims = court.bit_of(here)
    court.tell(EVERYONE, Announced(by, here, mask))
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
    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return court.setup.replies[court.seats[self.player]]  # MC1-095, MC1-276, MC1-299

    def answered(self, court: Court, reply: Answer, /) -> None:
        if reply is PASS:
            court.tell(EVERYONE, PASSED[self.player])  # MC1-094, MC2-094
        else:
            at = reply if isinstance(reply, Place) else court.place_before(self.player)
            court.claims |= court.bit_of(at)
            court.tell(EVERYONE, Claimed(self.player, at))
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
        setup = court.setup
        if setup.small and (answer is CLAIM or (isinstance(answer, Place) and answer not in setup.seats)):
            say = f"You claim with one of your own {setup.edition.words['masks']}: choose it."
            return court.because("claim-with-own", "276" if setup.players == 3 else "299", say)
        say = f"You are asked one thing: claim to be the {court.announced.text} too, or let it pass."
        return court.because("claim-or-pass", "092 095", say)

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        if court.setup.together:
            if player == court.announcer:
                say = "You have announced: now the others say whether they are."
                return court.because("you-announced", "092 096", say)
            return court.because("sealed", "096 373", "You have answered: it is opened when everybody has.")
        now = f"{mention(self.player)} is asked now."
        if player == court.announcer:
            clauses = "092 096 278" if court.setup.small else "092 096"
            return court.because("you-announced", clauses, f"You have announced: {now}")
        if place_claimed_by(court, player) is not None:
            return court.because("already-claimed", "092 096", f"You have claimed it already: {now}")
        asked = court.left_of(court.announcer)
        while asked != self.player:
            if asked == player:
                return court.because("already-passed", "092 096", f"You have let it pass already: {now}")
            asked = court.left_of(asked)
        return court.because("not-yet", "092 097", f"All are asked clockwise, and it is not yet at you: {now}")

    def otherwise(self, court: Court, /) -> Answer | None:
        return PASS  # MC1-312, MC2-312

    def carries(self) -> str:
        return ""


CLAIM_TOO: Final = tuple([ClaimToo(player) for player in first_players(MOST_SEATS)])


class Verdict(Step[Court]):
    """All sealed answers are in."""

    def taken(self, court: Court, /) -> None:
        decide(court)

    def spelt(self) -> str:
        return "Verdict"


def decide(court: Court) -> None:
    alone = court.claims & (court.claims - 1) == 0
    if alone:
        use_power(court, court.announcer)  # MC1-098, MC2-098
    else:
        reveal(court)


def place_claimed_by(court: Court, player: Player) -> Place | None:
    """The mask that a player announced or claimed with, if they did."""
    for place in court.setup.own[court.seats[player]]:
        if court.claims & court.bit_of(place):
            return place
    return None


def reveal(court: Court) -> None:
    """MC1-099, MC2-099: the announcer and all claimants, and only they, show; judged there and then (MC1-112)."""
    right: list[Player] = []
    wrong: Audience = 0
    player = court.announcer
    for _ in court.setup.everybody:
        place = place_claimed_by(court, player)
        if place is not None:
            mask = court.mask_at(place)
            court.face_up |= court.bit_of(place)
            court.note_shown(player, place)
            court.tell(EVERYONE, Revealed(place, mask))
            if mask is court.announced:
                right.append(player)
            else:
                wrong |= only(player)
        player = court.left_of(player)
    let_all_see(court)
    court.then(Judgement(right, wrong))


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class Judgement(Step[Court]):
    """The power first, then the fines (MC1-100, MC1-102, MC2-100, MC2-102)."""

    def __init__(self, right: list[Player], wrong: Audience) -> None:
        self.right = right
        self.wrong = wrong

    def taken(self, court: Court, /) -> None:
        if len(self.right) == 2:
            for player in self.right:
                court.tell(EVERYONE, Used(player, court.announced))
            BY_NUMBER[court.announced.id].used_by_two(court, self.right)
        elif len(self.right) == 1:
            use_power(court, self.right[0])
        court.then(Fines(self.wrong))

    def spelt(self) -> str:
        return f"Judgement {self.right} {self.wrong}"


def use_power(court: Court, by: Player) -> None:
    here = place_claimed_by(court, by)
    assert here is not None, "a power is used by somebody who announced or claimed it"
    court.tell(EVERYONE, Used(by, court.announced))
    BY_NUMBER[court.announced.id].used(court, by, here)


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class Fines(Step[Court]):
    """Every false claimant pays one coin, all in one step (MC1-102 to 105, MC2-102 to 105)."""

    def __init__(self, wrong: Audience) -> None:
        self.wrong = wrong

    def taken(self, court: Court, /) -> None:
        if self.wrong:
            for player in court.setup.everybody:
                if self.wrong & only(player):
                    court.pay_fine(player)
            court.reckon()

    def spelt(self) -> str:
        return f"Fines {self.wrong}"
