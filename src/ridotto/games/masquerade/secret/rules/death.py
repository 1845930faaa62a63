"""Being killed: who is to blame, who cannot die, who dies instead, what the royals bring (MSQ-080 to 086, 102, 103)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.vocabulary import KILLED, KING, QUEEN, WOULD_BE_KILLED
from ridotto.games.masquerade.public.facts import Declined, HandsOver, Killed, Spared, Substitutes, Uses
from ridotto.games.masquerade.public.words import YES, Place
from ridotto.games.masquerade.secret.rules.bout import NO_BOUT
from ridotto.games.masquerade.secret.rules.firing import YES_OR_NO, Resolve, fire, turn_up_and_count
from ridotto.games.masquerade.secret.state import ON_PILE, Salon
from ridotto.kernel import FATE, Answer, Player, Question, Step


@mypyc_attr(free_list_len=1)
class Kill(Step[Salon]):
    """A card is to die by the hand of a seat."""

    def __init__(
        self, card: int, killer: int, only_these: tuple[int, ...], attacked: bool, let_off: tuple[int, ...] = ()
    ) -> None:
        self.card = card
        self.killer = killer
        self.only_these = only_these  # classes that the killer can kill; empty: all
        self.attacked = attacked  # in a fight, by the attacker
        self.let_off = let_off  # cards that were to die of it, and had another drawn

    def run(self, salon: Salon, /) -> None:
        card = self.card
        if not salon.in_play(card):
            return
        if self.cannot(salon, card):
            dues = turn_up_and_count(salon, [card])  # a hidden card that was affected and stays: MSQ-061, MSQ-155
            salon.tell(salon.here, Spared(salon.place_of(card)))  # MSQ-103
            salon.reckon()  # a King who was turned up may complete the pair: MSQ-087
            fire(salon, salon.turn, dues)
        elif self.has_a_way_out(salon):
            salon.ask(WhetherToSubstitute(Player(salon.where[card]), self))
        else:
            die(salon, card, self.killer, self.attacked)

    def cannot(self, salon: Salon, card: int) -> bool:
        limited = len(self.only_these) > 0 and salon.setup.cards[card].kind not in self.only_these  # MSQ-136
        return limited or salon.protected(card)

    def has_a_way_out(self, salon: Salon) -> bool:
        """True when another card may be drawn for it, and it has not been let off already (MSQ-125, MSQ-158)."""
        if self.card in self.let_off:
            return False
        for ability in salon.setup.cards[self.card].by_when[WOULD_BE_KILLED]:
            if salon.active(self.card, ability) and len(salon.rows[salon.where[self.card]]) > 1:
                return True
        return False

    def of_another(self, card: int) -> Kill:
        """Returns the same death for a card that was drawn instead; it was not attacked."""
        return Kill(card, self.killer, self.only_these, False, (*self.let_off, self.card))

    def spelling(self) -> str:
        return f"Kill {self.card} {self.killer} {self.only_these} {self.attacked} {self.let_off}"


class WhetherToSubstitute(Question[Salon, Answer]):
    """The owner decides before anything is discarded (MSQ-125)."""

    def __init__(self, player: Player, kill: Kill) -> None:
        super().__init__(player)
        self.kill = kill

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return YES_OR_NO

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        if answer is YES:
            salon.tell(salon.here, Uses(self.player, salon.name_of(self.kill.card)))
            salon.ask(WhoDiesInstead(FATE, self.kill))
        else:
            salon.tell(salon.here, Declined(self.player))
            die(salon, self.kill.card, self.kill.killer, self.kill.attacked)

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-125",)

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.kill.card)

    def carries(self) -> str:
        return f" {self.kill.spelling()}"


class WhoDiesInstead(Question[Salon, Place]):
    """Fate draws any other card of the row, for all to see."""

    def __init__(self, player: Player, kill: Kill) -> None:
        super().__init__(player)
        self.kill = kill

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        row = salon.rows[salon.where[self.kill.card]]
        return salon.places_of([card for card in row if card != self.kill.card])

    def apply(self, salon: Salon, place: Place, /) -> None:
        salon.tell(salon.here, Substitutes(Player(place.seat), place))
        dues = turn_up_and_count(salon, [self.kill.card])
        salon.then(self.kill.of_another(salon.card_at(place)))
        fire(salon, salon.turn, dues)

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.kill.card)

    def carries(self) -> str:
        return f" {self.kill.spelling()}"


def die(salon: Salon, card: int, killer: int, attacked: bool) -> None:
    owner = salon.where[card]
    at = salon.place_of(card)
    written = salon.setup.cards[card]
    hands_over = written.kind == QUEEN and not salon.silenced(card) and killer != owner  # MSQ-083, MSQ-122, MSQ-153
    last_words = [
        Resolve(card, ability, owner, NO_BOUT)
        for ability in written.by_when[KILLED]
        if attacked and salon.turn != owner  # MSQ-070
        if salon.active(card, ability) and salon.holds(ability.conditions, card, -1)
    ]
    salon.take_away(card, ON_PILE)
    salon.pile.append(card)
    salon.tell(salon.here, Killed(at, written.key, Player(killer)))
    if written.kind == KING:
        salon.win(killer, "the King is killed")  # MSQ-080, MSQ-081
        return
    if hands_over:
        salon.tell(salon.here, HandsOver(Player(killer), Player(owner)))
        for other in salon.rows[killer].copy():
            salon.move(other, owner)
    salon.straighten()
    for words in last_words:
        salon.then(words)
