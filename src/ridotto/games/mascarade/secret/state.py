"""The true state of this table. Never leaves the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    TURNED_DOWN,
    ExchangedWealth,
    Lay,
    Purse,
    paid,
    revealed,
)
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import JUDGE, ON, Mask, Place
from ridotto.kernel import EVERYONE, HEARING, NOBODY, SPECTATOR, Answer, Audience, Because, Ears, Match, Player, only

NONE: Final[i64] = 0
ENDS: Final = {"13 coins": "220 226", "last coin lost": "221 226", "turn limit": "230"}  # any other: the Cheat's


class Court(Match):
    """Masks and coins lie before seats, and players sit at seats."""

    def __init__(self, setup: MascaradeSetup, like: Court | None = None, ears: Ears = HEARING) -> None:
        super().__init__(like, ears)
        self.setup = setup
        self.seated = setup.everybody
        # Forks share the next three lists: they are never changed, only replaced.
        self.masks: list[Mask] = like.masks if like else []  # by slot of `setup.places`
        self.seats: list[int] = like.seats if like else []  # a seat's number, by player
        self.sitters: list[Player] = like.sitters if like else []  # by seat
        self.coins: list[int] = like.coins.copy() if like else []  # by seat
        self.fines: i64 = like.fines if like else NONE  # coins in the court
        self.bank: i64 = like.bank if like else NONE
        self.turns: i64 = like.turns if like else NONE  # turns that are over
        # The present turn: what was announced, by whom, and the places of the masks that all claimants point at.
        self.announced: Mask = like.announced if like else JUDGE
        self.announcer: Player = like.announcer if like else NOBODY
        self.claims: i64 = like.claims if like else NONE
        self.face_up: i64 = like.face_up if like else NONE  # places that lie open for all
        self.shown: Audience = like.shown if like else NONE  # players whose mask was shown in this turn
        self.shown_places: i64 = like.shown_places if like else NONE
        self.exposed: Audience = like.exposed if like else NONE  # the same for the turn before
        self.exposed_places: i64 = like.exposed_places if like else NONE

    def fork(self, ears: Ears = HEARING) -> Court:
        return Court(self.setup, self, ears)

    def position(self) -> tuple[object, ...]:
        return (
            tuple([mask.id for mask in self.masks]),
            tuple(self.coins),
            tuple(self.seats),
            (self.fines, self.bank, self.turns, self.announced.text, self.announcer, self.claims),
            (self.face_up, self.shown, self.shown_places, self.exposed, self.exposed_places),
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
        seats, sitters = self.seats.copy(), self.sitters.copy()
        seats[one], seats[other] = seats[other], seats[one]
        sitters[seats[one]] = one
        sitters[seats[other]] = other
        self.seats, self.sitters = seats, sitters

    # Masks.

    def mask_at(self, place: Place) -> Mask:
        return self.masks[self.setup.slots[place.number]]

    def swap_masks(self, one: Place, other: Place) -> None:
        masks, slots = self.masks.copy(), self.setup.slots
        here, there = slots[one.number], slots[other.number]
        masks[here], masks[there] = masks[there], masks[here]
        self.masks = masks

    def place_before(self, player: Player) -> Place:
        """Returns the only mask before a player, where there is only one."""
        return self.setup.own[self.seats[player]][0]

    def turn_up(self, place: Place) -> None:
        """Shows a mask to all: it lies face up from now on."""
        self.face_up |= place.bit
        if not self.deaf:
            self.tell(EVERYONE, revealed(place, self.mask_at(place)))

    def turn_down(self, place: Place) -> None:
        if self.face_up & place.bit:
            self.face_up ^= place.bit
            self.tell(EVERYONE, TURNED_DOWN[place.number])

    def is_bound(self, player: Player) -> bool:
        """True when a player was shown in the turn before, so is not free (MC1-080, MC1-084, MC2-080, MC2-084)."""
        return self.exposed & only(player) != 0

    def place_claimed_by(self, player: Player) -> Place | None:
        """Returns the mask that a player announced or claimed with, if they did."""
        for place in self.setup.own[self.seats[player]]:
            if self.claims & place.bit:
                return place
        return None

    def note_shown(self, player: Player, place: Place) -> None:
        """Remembers who was shown: they are not free in the next turn."""
        self.shown |= only(player)
        self.shown_places |= place.bit

    # Coins. Payments of one step are made together, and then reckoned (MC1-227, MC2-227).

    def wealth(self, player: Player) -> int:
        return self.coins[self.seats[player]]

    def tell_paid(self, payer: Purse, payee: Purse, coins: int) -> None:
        if not self.deaf:
            self.tell(EVERYONE, paid(payer, payee, coins))

    def pay(self, payer: Player, payee: Player, most: int) -> None:
        """Pays up to so many coins. Nobody owes: a player gives what they have (MC1-212, MC2-212)."""
        coins, giver = self.coins, self.seats[payer]
        given = most if most < coins[giver] else coins[giver]
        if given > 0:
            coins[giver] -= given
            coins[self.seats[payee]] += given
            self.tell_paid(Purse(payer), Purse(payee), given)

    def pay_fine(self, payer: Player) -> None:
        self.coins[self.seats[payer]] -= 1
        self.fines += 1
        self.tell_paid(Purse(payer), COURT, 1)

    def pay_out(self, payee: Player, most: int) -> None:
        """Pays from the bank, which gives what it has (MC1-210, MC2-210)."""
        given = most if most < self.bank else self.bank
        if given > 0:
            self.bank -= given
            self.coins[self.seats[payee]] += given
            self.tell_paid(BANK, Purse(payee), given)

    def pay_out_fines(self, payee: Player) -> None:
        if self.fines > 0:
            self.coins[self.seats[payee]] += self.fines
            self.tell_paid(COURT, Purse(payee), self.fines)
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
