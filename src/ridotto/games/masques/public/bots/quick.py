"""A courtier's look at the palace for rehearsals: quick, because it minds only what changes beside a hallway.

What a token means to each player is worked out once for a whole look. A guest in a hallway then changes who takes the
two tokens beside it, and nothing else. What agents would bring is looked at in `hiring.py`.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.bots.worth import ENVY, WEALTH, chance_to_win
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.words import DUCAT, LOWEST, SLOTS, VALUES, Guest, Hall
from ridotto.kernel import NOBODY, Player

TOKENS: Final = SLOTS + 1  # favours of the guilds, and ducats
STRENGTHS: Final = 16  # more than anything weighs
VACANT: Final = -1


class QuickLook:
    """What each guest would bring one player in each vacant hallway."""

    def __init__(self, ring: Ring, owners: list[Player], counters: list[int], purses: list[int], me: Player) -> None:
        """`owners` is by family, with NOBODY for strangers; `counters` by player and guild, one behind the other."""
        self.ring = ring
        self.size = ring.setup.ring
        self.owners = owners
        self.me = me
        self.strength = [self.strength_at(hall) for hall in range(self.size)]
        self.owner = [self.owner_at(hall) for hall in range(self.size)]
        self.token = [self.token_at(arcade) for arcade in range(self.size)]
        players = len(purses)
        self.meaning: list[float] = []  # of one token more, by player and token
        for player in range(players):
            self.meaning += self.meanings(player, counters, purses[player])
        self.prepare()

    def strength_at(self, hall: int) -> int:
        return VACANT if self.ring.vacant & (1 << hall) else self.ring.strength(hall)

    def owner_at(self, hall: int) -> int:
        card = self.ring.cards[hall]
        if isinstance(card, Guest) and not self.ring.card_is_down(hall):
            return self.owners[card.slot // VALUES]
        return NOBODY

    def token_at(self, arcade: int) -> int:
        token = self.ring.tokens[arcade]
        if token is None or self.ring.token_is_down(arcade):
            return VACANT
        return SLOTS if token is DUCAT else token.slot

    def meanings(self, player: int, counters: list[int], ducats: int) -> list[float]:
        has = [float(count) for count in counters[player * SLOTS : player * SLOTS + SLOTS]]
        has.append(float(ducats))
        for arcade in range(self.size):
            if self.token[arcade] >= 0 and self.winner(arcade) == player:
                has[self.token[arcade]] += 1.0
        weight = 1.0 if player == self.me else -ENVY
        before = chance_to_win(has)
        found: list[float] = []
        for token in range(SLOTS):
            has[token] += 1.0
            found.append(weight * (chance_to_win(has) - before))
            has[token] -= 1.0
        found.append(weight * WEALTH)
        return found

    def winner(self, arcade: int) -> int:
        """Returns who takes a token as things lie; nobody where a hallway beside it is vacant."""
        before = arcade - 1 if arcade > 0 else self.size - 1
        here, there = self.strength[before], self.strength[arcade]
        if here in (VACANT, there) or there == VACANT:
            return NOBODY
        return self.owner[before] if here > there else self.owner[arcade]

    def prepare(self) -> None:
        """Works out what it means that a guest comes to a vacant hallway: any that is not in the palace may."""
        self.outside = outside = self.ring.outside()
        total = float(max(sum(outside), 1))
        self.lower = [0.0] * STRENGTHS  # how likely such a guest is weaker than so much
        self.higher = [0.0] * (STRENGTHS * TOKENS)  # what it means if it is stronger, by strength and token
        self.both = [0.0] * TOKENS  # what a token means while both hallways are vacant
        for slot, count in enumerate(outside):
            if count > 0:
                chance, value, owner = count / total, LOWEST + slot % VALUES, self.owners[slot // VALUES]
                for strength in range(STRENGTHS):
                    if strength > value:
                        self.lower[strength] += chance
                    elif strength < value and owner != NOBODY:
                        for token in range(TOKENS):
                            self.higher[strength * TOKENS + token] += chance * self.meaning[owner * TOKENS + token]
        for slot, count in enumerate(outside):
            owner = self.owners[slot // VALUES]
            if count > 0 and owner != NOBODY:
                beats = 2.0 * count / total * self.lower[LOWEST + slot % VALUES]
                for token in range(TOKENS):
                    self.both[token] += beats * self.meaning[owner * TOKENS + token]

    def worth_of(self, arcade: int, here: int, mine: int, there: int, theirs: int) -> float:
        """Returns what a token means between two hallways of such strength and such owners."""
        token = self.token[arcade]
        if token == VACANT:
            return 0.0
        if here == VACANT and there == VACANT:
            return self.both[token]
        if here != VACANT and there != VACANT:
            if here == there:
                return 0.0
            taker = mine if here > there else theirs
            return 0.0 if taker == NOBODY else self.meaning[taker * TOKENS + token]
        strength, owner = (there, theirs) if here == VACANT else (here, mine)
        found = self.higher[strength * TOKENS + token]
        if owner != NOBODY:
            found += self.lower[strength] * self.meaning[owner * TOKENS + token]
        return found

    def worth_at(self, arcade: int) -> float:
        """Returns what a token means as things lie."""
        before, strength, owner = arcade - 1 if arcade > 0 else self.size - 1, self.strength, self.owner
        return self.worth_of(arcade, strength[before], owner[before], strength[arcade], owner[arcade])

    def gain(self, guest: Guest, hall: int) -> float:
        """Returns what changes for this player if the guest comes to a vacant hallway."""
        before = hall - 1 if hall > 0 else self.size - 1
        after = hall + 1 if hall + 1 < self.size else 0
        value, owner = guest.value, self.owners[guest.slot // VALUES]
        strength, owners = self.strength, self.owner
        one, other = strength[before], strength[after]
        return (
            self.worth_of(hall, one, owners[before], value, owner)
            + self.worth_of(after, value, owner, other, owners[after])
            - self.worth_of(hall, one, owners[before], VACANT, NOBODY)
            - self.worth_of(after, VACANT, NOBODY, other, owners[after])
        )


def best_hall(look: QuickLook, guest: Guest, halls: tuple[Hall, ...]) -> tuple[Hall, float]:
    """Returns the hallway where a guest brings most, and how much."""
    best, found = halls[0], look.gain(guest, halls[0].number)
    for number in range(1, len(halls)):
        gain = look.gain(guest, halls[number].number)
        if gain > found:
            best, found = halls[number], gain
    return best, found
