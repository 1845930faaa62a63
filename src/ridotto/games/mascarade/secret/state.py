"""The true state of this table. Never leaves the engine."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    ExchangedWealth,
    Lay,
    Paid,
    Purse,
    TurnedDown,
)
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import JUDGE, ON, Mask, Place
from ridotto.kernel import EVERYONE, NOBODY, SPECTATOR, Answer, Audience, Because, Match, Player, only

ENDS: Final = {"13 coins": "220 226", "last coin lost": "221 226", "turn limit": "230"}  # any other: the Cheat's


class Court(Match):
    """Masks and coins lie before seats, and players sit at seats."""

    def __init__(
        self, setup: MascaradeSetup, masks: list[Mask], coins: list[int], seats: list[int], sitters: list[Player]
    ) -> None:
        super().__init__()
        self.setup = setup
        self.seated = setup.everybody
        self.masks = masks  # by slot of `setup.places`
        self.coins = coins  # by seat
        self.seats = seats  # a seat's number, by player
        self.sitters = sitters  # by seat
        self.fines = 0  # coins in the court
        self.bank = 0
        self.turns = 0  # turns that are over
        self.announced: Mask = JUDGE  # in the present turn, with the next two
        self.announcer = NOBODY
        self.claims = 0  # slots of the masks that the announcer and all claimants point at
        self.face_up = 0  # slots that lie open for all
        self.shown: Audience = 0  # players whose mask was shown in this turn
        self.shown_slots = 0
        self.exposed: Audience = 0  # the same for the turn before
        self.exposed_slots = 0

    def copy_state(self) -> Court:
        twin = Court(self.setup, self.masks.copy(), self.coins.copy(), self.seats.copy(), self.sitters.copy())
        twin.fines = self.fines
        twin.bank = self.bank
        twin.turns = self.turns
        twin.announced = self.announced
        twin.announcer = self.announcer
        twin.claims = self.claims
        twin.face_up = self.face_up
        twin.shown = self.shown
        twin.shown_slots = self.shown_slots
        twin.exposed = self.exposed
        twin.exposed_slots = self.exposed_slots
        return twin

    def position(self) -> tuple[object, ...]:
        return (
            tuple([mask.id for mask in self.masks]),
            tuple(self.coins),
            tuple(self.seats),
            (self.fines, self.bank, self.turns, self.announced.text, self.announcer, self.claims),
            (self.face_up, self.shown, self.shown_slots, self.exposed, self.exposed_slots),
            self.pending(),
        )

    # Why somebody cannot say something, whatever is asked.

    def because(self, reason: str, clauses: str, **args: str) -> Because:
        """Returns a reason with the clauses of this edition that have these numbers: both ledgers count alike."""
        return Because(reason, self.setup.edition.numbered(clauses), args)

    def why_never(self, player: Player, answer: Answer) -> Because | None:
        setup = self.setup
        if self.outcome is not None:
            clauses = ENDS.get(self.outcome.reason, "228 226")
            return self.because("over", clauses)
        if isinstance(answer, Mask) and answer not in setup.kinds:
            return self.because("not-in-play", "007 091")
        if isinstance(answer, Place) and answer not in setup.places and answer not in setup.seats:
            clauses = {2: "290", 3: "270", 4: "013", 5: "013"}.get(setup.players, "014")
            return self.because("no-such-place", clauses)
        if answer is ON:
            return self.because("for-the-clock", "371")
        return self.because("watching", "253") if player == SPECTATOR else None

    # Who sits where.

    def player_at(self, seat: Place) -> Player:
        return self.sitters[seat.seat]

    def left_of(self, player: Player) -> Player:
        seat = self.seats[player] + 1
        return self.sitters[seat if seat < self.setup.players else 0]  # MC1-020, MC2-020

    def right_of(self, player: Player) -> Player:
        return self.sitters[self.seats[player] - 1]  # -1 is the last seat

    def change_seats(self, one: Player, other: Player) -> None:
        seats = self.seats
        seats[one], seats[other] = seats[other], seats[one]
        self.sitters[seats[one]] = one
        self.sitters[seats[other]] = other

    # Masks.

    def bit_of(self, place: Place) -> int:
        return self.setup.bits[place.number]

    def mask_at(self, place: Place) -> Mask:
        return self.masks[self.setup.slots[place.number]]

    def swap_masks(self, one: Place, other: Place) -> None:
        masks, slots = self.masks, self.setup.slots
        here, there = slots[one.number], slots[other.number]
        masks[here], masks[there] = masks[there], masks[here]

    def place_before(self, player: Player) -> Place:
        """Returns the only mask before a player, where there is only one."""
        return self.setup.own[self.seats[player]][0]

    def turn_down(self, place: Place) -> None:
        if self.face_up & self.bit_of(place):
            self.face_up ^= self.bit_of(place)
            self.tell(EVERYONE, TurnedDown(place))

    def is_bound(self, player: Player) -> bool:
        """True when a player was shown in the turn before, so is not free (MC1-080, MC1-084, MC2-080, MC2-084)."""
        return self.exposed & only(player) != 0

    def place_claimed_by(self, player: Player) -> Place | None:
        """Returns the mask that a player announced or claimed with, if they did."""
        for place in self.setup.own[self.seats[player]]:
            if self.claims & self.bit_of(place):
                return place
        return None

    def note_shown(self, player: Player, place: Place) -> None:
        """Remembers who was shown: they are not free in the next turn."""
        self.shown |= only(player)
        self.shown_slots |= self.bit_of(place)

    # Coins. Payments of one step are made together, and then reckoned (MC1-227, MC2-227).

    def wealth(self, player: Player) -> int:
        return self.coins[self.seats[player]]

    def pay(self, payer: Player, payee: Player, most: int) -> None:
        """Pays up to so many coins. Nobody owes: a player gives what they have (MC1-212, MC2-212)."""
        coins, giver = self.coins, self.seats[payer]
        paid = most if most < coins[giver] else coins[giver]
        if paid > 0:
            coins[giver] -= paid
            coins[self.seats[payee]] += paid
            self.tell(EVERYONE, Paid(Purse(payer), Purse(payee), paid))

    def pay_fine(self, payer: Player) -> None:
        self.coins[self.seats[payer]] -= 1
        self.fines += 1
        self.tell(EVERYONE, Paid(Purse(payer), COURT, 1))

    def pay_out(self, payee: Player, most: int) -> None:
        """Pays from the bank, which gives what it has (MC1-210, MC2-210)."""
        paid = most if most < self.bank else self.bank
        if paid > 0:
            self.bank -= paid
            self.coins[self.seats[payee]] += paid
            self.tell(EVERYONE, Paid(BANK, Purse(payee), paid))

    def pay_out_fines(self, payee: Player) -> None:
        if self.fines > 0:
            self.coins[self.seats[payee]] += self.fines
            self.tell(EVERYONE, Paid(COURT, Purse(payee), self.fines))
            self.fines = 0

    def exchange_wealth(self, one: Player, other: Player) -> None:
        coins, here, there = self.coins, self.seats[one], self.seats[other]
        coins[here], coins[there] = coins[there], coins[here]
        self.tell(EVERYONE, ExchangedWealth(one, other))

    def from_bank(self, payee: Player, most: int) -> None:
        """Pays from the bank as a step of its own, and reckons."""
        self.pay_out(payee, most)
        self.reckon()

    def reckon(self) -> None:
        """Ends the match after a step, never inside one: thirteen coins decide, then a last coin lost."""
        most = 0
        least = GOAL
        for coins in self.coins:
            if coins > most:
                most = coins
            if coins < least:
                least = coins
        if most >= GOAL:
            self.win(self.with_at_least(GOAL), "13 coins")  # MC1-220, MC1-224, MC1-225
        elif least == 0:
            self.win(self.with_at_least(most), "last coin lost")  # MC1-221, MC1-222

    def with_at_least(self, coins: int) -> list[Player]:
        return [player for player in self.setup.everybody if self.wealth(player) >= coins]

    def win(self, winners: list[Player], reason: str) -> None:
        """Ends the match with a reason; then every mask is shown (MC1-229, MC2-229)."""
        self.decide(reason, winners)
        if not self.deaf:
            for place, mask in zip(self.setup.places, self.masks, strict=True):
                self.tell(EVERYONE, Lay(place, mask))
        self.end()

    def scores(self) -> list[int]:
        """Returns everybody's coins (MC1-220, MC2-220)."""
        return [self.wealth(player) for player in self.setup.everybody]
