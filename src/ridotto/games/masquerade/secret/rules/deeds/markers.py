"""Effects that stay on a card: poison, weakness, strength; and strength for one fight."""

from __future__ import annotations

from ridotto.games.masquerade.public.deck.vocabulary import IGNORE_ARROWS
from ridotto.games.masquerade.public.facts import Boosted, Poisoned, Weakened
from ridotto.games.masquerade.secret.rules.deeds.choice import SinglesOut
from ridotto.games.masquerade.secret.rules.firing import Chain, Deed
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Player


class Poisons(SinglesOut):
    """The oldest poison counts (MSQ-133)."""

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            if salon.poison[card] < 0:
                salon.set_poison(card, chain.seat)
                salon.tell(salon.here, Poisoned(salon.place_of(card), Player(chain.seat)))


class Weakens(SinglesOut):
    """A card is weaker for good, before doubling (MSQ-143)."""

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            salon.weaker[card] += chain.effect().count
            salon.tell(salon.here, Weakened(salon.place_of(card), salon.weaker[card]))


class Boosts(SinglesOut):
    """A card is stronger until the next turn of this seat, beside what it has already (MSQ-127, MSQ-156)."""

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        effect = chain.effect()
        for card in cards:
            salon.boost(card, effect.attack, effect.health, chain.seat)
            salon.tell(salon.here, Boosted(salon.place_of(card), effect.attack, effect.health, Player(chain.seat)))


class Gains(Deed):
    """The attacker gains it for this fight, once all that stands before it was done (MSQ-159)."""

    def possible(self, salon: Salon, chain: Chain) -> bool:
        return True

    def carry_out(self, salon: Salon, chain: Chain) -> None:
        effect = chain.effect()
        more = effect.attack * salon.numbers.times(effect, chain.card)
        if effect.kind == IGNORE_ARROWS:
            salon.arrows_ignored = True
        elif effect.after_doubling:
            salon.gained_after += more
        else:
            salon.gained_before += more
        chain.go_on(salon)
