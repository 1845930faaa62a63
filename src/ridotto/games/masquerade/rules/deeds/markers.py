"""Effects that stay on a card: poison, weakness, strength."""

from __future__ import annotations

from ridotto.games.masquerade.facts import Boosted, Poisoned, Weakened
from ridotto.games.masquerade.rules.deeds.choice import OnCards
from ridotto.games.masquerade.rules.firing import Chain
from ridotto.games.masquerade.salon import Salon
from ridotto.kernel import Player


class Poisons(OnCards):
    """The oldest poison counts (MSQ-133)."""

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            if salon.poison[card] < 0:
                salon.poison[card] = chain.seat
                salon.tell(salon.here, Poisoned(salon.place_of(card), Player(chain.seat)))


class Weakens(OnCards):
    """For good, before doubling (MSQ-143)."""

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            salon.weaker[card] += chain.effect().count
            salon.tell(salon.here, Weakened(salon.place_of(card), salon.weaker[card]))


class Boosts(OnCards):
    """Until the next turn of whoever paid for it (MSQ-127)."""

    def work_on(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        effect = chain.effect()
        for card in cards:
            salon.more_attack[card] = effect.attack
            salon.more_health[card] = effect.health
            salon.boosted_by[card] = chain.seat
            salon.tell(salon.here, Boosted(salon.place_of(card), effect.attack, effect.health, Player(chain.seat)))
