"""How far a search looks ahead in Masques, what courtiers would do meanwhile, and who is ahead there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ridotto.games.masques.public.belief import Memory, Odds, shuffle
from ridotto.games.masques.public.belief.layout import LEFT
from ridotto.games.masques.public.bots.draft import LikelyHands
from ridotto.games.masques.public.bots.hiring import Hire, Hiring
from ridotto.games.masques.public.bots.quick import QuickLook, best_hall
from ridotto.games.masques.public.bots.worth import chance_to_win, value_in_hand
from ridotto.games.masques.public.held import NO_GUESTS, Held, count_all, held_by_slot, with_one
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import PASS, SLOTS, VALUES, Agent, Card, Guest, Hall
from ridotto.games.masques.secret.rules.round import WhichToKeep
from ridotto.games.masques.secret.rules.turn import WhatToPlay, Where
from ridotto.games.masques.secret.solver import RoundSolver, is_short_enough
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import DEAF, Answer, Draw, Fact, Foresight, Match, Player, Question
from ridotto.kernel.question import Together

ROUNDS: Final = 1
WORLDS: Final = 128
SPARE: Final = 0
AT_ONCE: Final = 16
FEW: Final[tuple[float, ...]] = (3.95, -0.03, 0.04, -0.04, 0.29, -0.02)  # weights for two players
MANY: Final[tuple[float, ...]] = (4.93, 0.25, 0.21, -0.13, 0.24, -0.06)  # and for more, fitted with four
NOISE: Final = 0.02  # of what a placing brings: courtiers do not all see it alike
FINE: Final = 1 << 20
MOST_HANDS: Final = 6  # of the other player, where a round is worked out for each
HANDS_DRAWN: Final = 24  # to see how likely each is
IN_A_ROW: Final = 8  # worlds that are made from one another


class MasquesForesight(Foresight):
    def __init__(self, setup: MasquesSetup) -> None:
        super().__init__(ROUNDS, WORLDS, SPARE, AT_ONCE, (), FEW if setup.two else MANY, True)
        self.setup = setup
        self.placing: Card | None = None  # what was chosen to be played last, and where it is to go
        self.hall: Hall | None = None
        self.hire: Hire | None = None  # and what it is to do, if it is an agent

    def progress(self, match: Match) -> int:
        assert isinstance(match, Palace)
        return match.round

    def features(self, match: Match) -> list[list[float]]:
        """Returns by favours how near a player is to winning, the most of one guild, how many guilds, and their sum;
        then ducats, and who begins.
        """
        assert isinstance(match, Palace)
        found: list[list[float]] = []
        for player in range(self.setup.players):
            has = [float(count) for count in match.counters[player * SLOTS : player * SLOTS + SLOTS]]
            guilds = 0
            for count in has:
                guilds += 1 if count > 0.0 else 0
            begins = 1.0 if match.first == player else 0.0
            found.append([chance_to_win(has), max(has), float(guilds), sum(has), float(match.purses[player]), begins])
        return found

    def variants(self, world: Match, player: Player, heard: list[Fact], times: int, draw: Draw) -> list[Match]:
        """Returns worlds with other hands in this round: hands of rounds that are over matter to nobody."""
        assert isinstance(world, Palace)
        top = world.top
        if isinstance(top, Together) and any(answer is not None for answer in top.sealed):
            return []
        odds = odds_after(self.setup, player, heard)
        found: list[Match] = []
        if not odds.placements:
            return found
        hands = LikelyHands(odds, world.owners, draw)
        for number in range(times):
            if number % IN_A_ROW > 0:
                hands.go_on()
            elif number > 0:
                hands = LikelyHands(odds, world.owners, draw)
            palace = world.fork(DEAF)
            if not take_hands(palace, player, hands):
                return []
            found.append(palace)
        return found

    def solved(
        self, world: Match, player: Player, heard: list[Fact], draw: Draw, is_late: Callable[[], bool]
    ) -> Answer | None:
        """Works out the rest of a round between two, if it is short, and the other can hold only a few hands.

        With two players the second round of a deal is open but for what the other did not play in the first.
        """
        assert isinstance(world, Palace)
        if not self.setup.two or isinstance(world.top, Together) or not is_short_enough(world):
            return None
        if odds_after(self.setup, player, heard).size() > MOST_HANDS:
            return None
        worlds: dict[Held, list[Match]] = {}
        for variant in self.variants(world, player, heard, HANDS_DRAWN, draw):
            assert isinstance(variant, Palace)
            worlds.setdefault(variant.in_hand[self.setup.left[player]], []).append(variant)
        totals: dict[Answer, float] = {}
        for alike in worlds.values():
            palace = alike[0]
            assert isinstance(palace, Palace)
            values = RoundSolver(self, palace, player, is_late).values()
            if values is None:
                return None
            for answer, value in values.items():
                totals[answer] = totals.get(answer, 0.0) + value * len(alike)
        return max(totals, key=lambda answer: totals[answer]) if totals else None

    def answer(self, match: Match, question: Question[Any, Any], options: tuple[Answer, ...], draw: Draw) -> Answer:
        """Returns what a courtier would say: nothing counts there but what lies open, and the options."""
        assert isinstance(match, Palace)
        player = question.player
        if isinstance(question, WhatToPlay):
            return self.what_to_play(match, player, options, draw)
        if isinstance(question, Where):
            return self.where(match, player, question.card, options, draw)
        if isinstance(question, WhichToKeep):
            return self.which_to_keep(match, player, options)
        return self.used_on(options, draw)

    def what_to_play(self, palace: Palace, player: Player, options: tuple[Answer, ...], draw: Draw) -> Answer:
        """Chooses a guest, together with its hallway; or an agent that brings more, with all that it is to do."""
        look = self.look(palace, player)
        halls = self.setup.halls_in(palace.ring.vacant)
        best: Answer = options[-1] if options[-1] is PASS else options[0]
        most = -1e9
        for option in options:
            if isinstance(option, Guest):
                hall, gain = best_hall(look, option, halls)
                gain += draw(FINE) / FINE * NOISE
                if gain > most:
                    best, most = option, gain
                    self.placing, self.hall = option, hall
        self.hire = None
        agents = self.setup.affordable(palace.piles, palace.purses[player])
        hire = Hiring(look, draw).best_of(agents) if agents else None
        if hire is not None and hire.gain > most:
            best, self.hire = hire.agent, hire
            self.placing, self.hall = hire.agent, hire.hall
        return best

    def where(self, palace: Palace, player: Player, card: Card, options: tuple[Answer, ...], draw: Draw) -> Answer:
        """Returns the hallway that was foreseen for a card, or the best one where it was chosen by somebody else."""
        foreseen, self.placing = self.placing, None
        if card is foreseen and self.hall is not None and palace_has_room(palace, self.hall):
            return self.hall
        if isinstance(card, Guest):
            halls = tuple([option for option in options if isinstance(option, Hall)])
            return best_hall(self.look(palace, player), card, halls)[0]
        self.hire = Hiring(self.look(palace, player), draw).best_of((card,)) if isinstance(card, Agent) else None
        return options[draw(len(options))] if self.hire is None else self.hire.hall

    def used_on(self, options: tuple[Answer, ...], draw: Draw) -> Answer:
        """Returns what an agent is used on as foreseen: what is chosen first is no option when the end is asked for."""
        hire = self.hire
        if hire is not None:
            if hire.chosen in options:
                return hire.chosen
            if hire.end is not None and hire.end in options:
                return hire.end
        return options[draw(len(options))]

    def which_to_keep(self, palace: Palace, player: Player, options: tuple[Answer, ...]) -> Answer:
        best, most = options[0], -1.0
        for option in options:
            if isinstance(option, Guest):
                value = value_in_hand(option, palace.owners[option.slot // VALUES], player)
                if value > most:
                    best, most = option, value
        return best

    def look(self, palace: Palace, player: Player) -> QuickLook:
        owners = palace.owners
        return QuickLook(palace.ring, owners, palace.counters, palace.purses, player)


def odds_after(setup: MasquesSetup, player: Player, heard: list[Fact]) -> Odds:
    memory = Memory(setup, player)
    for fact in heard:
        memory.hear(fact)
    return Odds(memory.deal)


def palace_has_room(palace: Palace, hall: Hall) -> bool:
    return palace.ring.vacant & (1 << hall.number) != 0


def take_hands(palace: Palace, me: Player, hands: LikelyHands) -> bool:
    """Gives everybody else such a hand, without what they have played; False where it does not fit what they hold."""
    layout, rounds = hands.layout, hands.layout.deal.rounds
    base = (len(rounds) - 1) * layout.players
    drafting = palace.under_draft[me] != NO_GUESTS
    kept: list[list[Guest]] = [[] for _ in range(layout.holders)]
    packs: list[list[Guest]] = [[] for _ in range(layout.holders)]
    for card, guest in enumerate(hands.guests):
        spot = layout.spots[hands.spot[card]]
        (packs if drafting and spot.step == LEFT else kept)[spot.holder].append(guest)
    for clue in rounds[-1].clues:
        guests = kept[base + clue.by]
        for number, guest in enumerate(guests):
            if guest.slot == clue.slot:
                guests.pop(number)
                break
    for player in palace.setup.everybody:
        if player != me:
            hand, pack = hand_of(kept[base + player]), hand_of(packs[base + player])
            if count_all(hand) != count_all(palace.in_hand[player]):
                return False
            if count_all(pack) != count_all(palace.under_draft[player]):
                return False
            palace.in_hand[player], palace.under_draft[player] = hand, pack
    waiting = kept[layout.aside]
    if len(waiting) == len(palace.aside):
        shuffle(waiting, hands.draw)
        palace.aside = tuple(waiting)
    palace.gathered = left_over(palace)
    return True


def left_over(palace: Palace) -> Held:
    """Returns the guests that are nowhere else."""
    found = palace.ring.deck.copy()
    open_ones = [card for card in palace.ring.cards if isinstance(card, Guest)]
    for guests in [*palace.hands, *palace.packs, palace.aside, open_ones]:
        for guest in guests:
            found[guest.slot] -= 1
    return held_by_slot(found)


def hand_of(guests: list[Guest]) -> Held:
    held = NO_GUESTS
    for guest in guests:
        held = with_one(held, guest)
    return held
