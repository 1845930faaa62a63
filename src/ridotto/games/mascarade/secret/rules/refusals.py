"""Says why something cannot be done in a turn, as a sentence for the player who tried it."""

from __future__ import annotations

from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.words import CLAIM, KEEP, LOOK, PASS, PROTECTED, READY, SWAP, Place
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import Answer, Because, Player, mention


def not_your_turn(court: Court, player: Player) -> Because:
    return court.because("not-your-turn", "050 051", f"It is {mention(player)}'s turn.")


def why_not_done(court: Court, player: Player, here: Place, answer: Answer) -> Because:
    """Returns why a player whose turn it is cannot do this with the mask that lies here."""
    words = court.setup.edition.words
    opening = court.turns < OPENING
    if isinstance(answer, Place):
        return why_not_with(court, here, answer)
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
    if not court.is_bound(player):
        return court.because("protected-announces", "298", "The protected card is not announced in your own turn.")
    if court.setup.edition.shown_must_swap:
        say = "You were shown in the turn before: now you must swap, or pretend to."
        return court.because("must-swap", "080 081", say)
    say = "You were shown in the turn before: now you may not announce."
    return court.because("may-not-announce", "080 081", say)


def why_not_with(court: Court, here: Place, there: Place) -> Because:
    """Returns why this mask cannot be taken, or why this seat is none."""
    setup = court.setup
    card, each_has_several = setup.edition.words["mask"], "273" if setup.players == 3 else "294"
    if setup.small and there in setup.seats:
        return court.because("card-not-seat", each_has_several, "Choose one of the cards there, not the seat.")
    if there is here:
        clauses = each_has_several if setup.small else "060 064"
        return court.because("own-mask", clauses, f"Your own {card} is always part of the swap: choose another one.")
    if there in PROTECTED:
        return court.because("protected", "295", "The opponent's protected card cannot be taken.")
    if here in PROTECTED:
        say = "Your protected card is swapped only with your own left or right card."
        return court.because("protected-stays", "296", say)
    say = f"A forced swap is made with another player's {card} at this table."
    return court.because("players-only", "374", say)


def why_not_claimed(court: Court, answer: Answer) -> Because:
    """Returns why this is no answer to an announcement."""
    setup = court.setup
    if setup.small and (answer is CLAIM or (isinstance(answer, Place) and answer not in setup.seats)):
        say = f"You claim with one of your own {setup.edition.words['masks']}: choose it."
        return court.because("claim-with-own", "276" if setup.players == 3 else "299", say)
    say = f"You are asked one thing: claim to be the {court.announced.text} too, or let it pass."
    return court.because("claim-or-pass", "092 095", say)


def why_not_asked_to_claim(court: Court, asked: Player, player: Player) -> Because:
    """Returns why a player waits while an announcement goes round."""
    if court.setup.together:
        if player == court.announcer:
            say = "You have announced: now the others say whether they are."
            return court.because("you-announced", "092 096", say)
        return court.because("sealed", "096 373", "You have answered: it is opened when everybody has.")
    now = f"{mention(asked)} is asked now."
    if player == court.announcer:
        clauses = "092 096 278" if court.setup.small else "092 096"
        return court.because("you-announced", clauses, f"You have announced: {now}")
    if court.place_claimed_by(player) is not None:
        return court.because("already-claimed", "092 096", f"You have claimed it already: {now}")
    before = court.left_of(court.announcer)
    while before != asked:
        if before == player:
            return court.because("already-passed", "092 096", f"You have let it pass already: {now}")
        before = court.left_of(before)
    return court.because("not-yet", "092 097", f"All are asked clockwise, and it is not yet at you: {now}")
