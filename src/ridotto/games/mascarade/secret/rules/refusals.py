"""Says why something cannot be done in a turn, to the player who tried it."""

from __future__ import annotations

from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.words import CLAIM, KEEP, LOOK, PASS, PROTECTED, READY, SWAP, Place
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Answer, Because, Player, name


def not_your_turn(court: Court, player: Player) -> Because:
    return court.because("not-your-turn", "050 051", who=name(player))


def why_not_done(court: Court, player: Player, here: Place, answer: Answer) -> Because:
    """Returns why a player whose turn it is cannot do this with the mask that lies here."""
    opening = court.turns < OPENING
    if isinstance(answer, Place):
        return why_not_with(court, here, answer)
    if answer is PASS:
        return court.because("must-act", "043" if opening else "050")
    if answer is SWAP or answer is KEEP:
        return court.because("choose-partner", "060")
    if answer is CLAIM:
        return court.because("nothing-announced", "092")
    if answer is READY:
        return court.because("nothing-to-see", "050")
    if opening:
        return court.because("opening", "040 044" if answer is LOOK else "040 043")
    if not court.is_bound(player):
        return court.because("protected-announces", "298")
    if court.setup.edition.shown_must_swap:
        return court.because("must-swap", "080 081")
    return court.because("may-not-announce", "080 081")


def why_not_with(court: Court, here: Place, there: Place) -> Because:
    """Returns why this mask cannot be taken, or why this seat is none."""
    setup = court.setup
    each_has_several = "273" if setup.players == 3 else "294"
    if setup.small and there in setup.seats:
        return court.because("card-not-seat", each_has_several)
    if there is here:
        clauses = each_has_several if setup.small else "060 064"
        return court.because("own-mask", clauses)
    if there in PROTECTED and there.seat != here.seat:
        return court.because("protected", "295")
    if here in PROTECTED:
        return court.because("protected-stays", "296")
    return court.because("players-only", "374")


def why_not_claimed(court: Court, answer: Answer) -> Because:
    """Returns why this is no answer to an announcement."""
    setup = court.setup
    if setup.small and (answer is CLAIM or (isinstance(answer, Place) and answer not in setup.seats)):
        return court.because("claim-with-own", "276" if setup.players == 3 else "299")
    return court.because("claim-or-pass", "092 095")


def why_not_asked_to_claim(court: Court, asked: Player, player: Player) -> Because:
    """Returns why a player waits while an announcement goes round."""
    if court.setup.together:
        if player == court.announcer:
            return court.because("you-announced", "092 096")
        return court.because("sealed", "096 373")
    if player == court.announcer:
        clauses = "092 096 278" if court.setup.small else "092 096"
        return court.because("you-announced", clauses)
    if court.place_claimed_by(player) is not None:
        return court.because("already-claimed", "092 096")
    before = court.left_of(court.announcer)
    while before != asked:
        if before == player:
            return court.because("already-passed", "092 096")
        before = court.left_of(before)
    return court.because("not-yet", "092 097", who=name(asked))
