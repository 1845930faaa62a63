"""A turn from its beginning to its end (MSQ-029 to 055, MSQ-065, MSQ-109).

What its beginning brings is settled first: poison, and what lies face up (`firing.py`). Then the seat draws and places
a card (`drawing.py`), discards what is too much for its row, and takes three actions: a card attacks (`fight.py`), uses
its ability (`deeds/`), or is turned. Then the turn ends, and somebody may sit down (`joining.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.masquerade.public.deck.vocabulary import ACTION, ANY_SIDE, END_OF_TURN, FACE_UP, INSTEAD_OF_DRAW
from ridotto.games.masquerade.public.facts import (
    TURN_BEGAN,
    ActsWith,
    BoostEnded,
    Chose,
    EndsTurn,
    MayDraw,
    PoisonWorks,
    WillAttack,
)
from ridotto.games.masquerade.public.setup import ACTIONS, ROW
from ridotto.games.masquerade.public.stages import ACTING, DEAL, ENDING, PLACEMENT, START
from ridotto.games.masquerade.public.words import ATTACK, DOWN, END, ONE, PLACES, TWO, UP, USE, Name, Place
from ridotto.games.masquerade.secret.rules.bout import NO_BOUT
from ridotto.games.masquerade.secret.rules.death import Kill
from ridotto.games.masquerade.secret.rules.deeds.cards import WhatToThrow
from ridotto.games.masquerade.secret.rules.drawing import EVERY_SEAT, draw
from ridotto.games.masquerade.secret.rules.fight import attack
from ridotto.games.masquerade.secret.rules.firing import Chain, Due, Resolve, begin, fire, turn_up
from ridotto.games.masquerade.secret.rules.joining import AnybodyElse
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import NOBODY, Answer, Because, Player, Question, SeatStep, Step

ONE_OR_TWO: Final = (ONE, TWO)
WITHOUT_TURNING: Final[tuple[tuple[Answer, ...], ...]] = ((), (ATTACK,), (USE,), (ATTACK, USE))
OR_TURN_DOWN: Final = tuple([(*ways, DOWN) for ways in WITHOUT_TURNING])
OR_TURN_UP: Final = tuple([(*ways, UP) for ways in WITHOUT_TURNING])


class BeginTurn(SeatStep[Salon]):
    def run(self, salon: Salon, /) -> None:
        seat = self.seat
        salon.turn = seat
        had_none = 0 if salon.rows[seat] else 1  # before anything happens: MSQ-029
        salon.actions = 0
        salon.fired = 0
        salon.tell(salon.here, TURN_BEGAN[seat])
        salon.acted = 0
        salon.out_of_sight = 0
        if salon.setup.arrows_from_start:
            salon.note_sides(seat)
        if salon.boosts:
            for row in salon.rows:
                for card in row:  # by their places: a number would tell which card is hidden there
                    end_boosts(salon, card, seat)
        salon.reckon()  # before anything else: MSQ-093
        fire(salon, seat, self.dues(salon))
        salon.turns[seat] += 1
        salon.then(DRAW_PHASE[had_none][seat])
        salon.then(ROW_LIMIT[seat])
        salon.then(ACT[seat])
        salon.then(END_PHASE[seat])

    def dues(self, salon: Salon) -> list[Due]:
        """Returns what fires, fixed now (MSQ-109): poison, and face-up cards unless it is the first turn (MSQ-073)."""
        found: list[Due] = []
        cards_work = not is_first_turn(salon, self.seat)
        for card in salon.rows[self.seat]:
            if salon.poison[card] >= 0:
                found.append(PoisonStrikes(card))
            if cards_work:
                for ability in salon.setup.cards[card].by_when[FACE_UP]:
                    if salon.active(card, ability) and salon.holds(ability.conditions, card, -1):
                        found.append(Resolve(card, ability, self.seat, NO_BOUT))
        return found


def is_first_turn(salon: Salon, seat: int) -> bool:
    """True in the first turn of the game; if the host chose so, of a seat that was there from the start (MSQ-073)."""
    if salon.setup.first_turn_of_seat:
        return salon.turns[seat] == 0 and seat < salon.setup.players
    return max(salon.turns) == 0


def end_boosts(salon: Salon, card: int, seat: int) -> None:
    """Ends what this seat gave a card; what others gave stays (MSQ-127, MSQ-156)."""
    ending = [boost for boost in salon.boosts_of(card) if boost.by == seat]
    for boost in ending:
        salon.end_boost(boost)
    if ending:
        salon.tell(salon.here, BoostEnded(salon.place_of(card), Player(seat)))


class PoisonStrikes(Due):
    """The seat that gave it kills (MSQ-133); saved or not, the poison is gone."""

    def __init__(self, card: int) -> None:
        self.card = card

    def called(self, salon: Salon) -> Answer:
        return salon.place_of(self.card)

    def run(self, salon: Salon, /) -> None:
        killer = salon.poison[self.card]
        if killer >= 0:  # a card that left its row left the poison behind: MSQ-104
            salon.set_poison(self.card, -1)
            salon.tell(salon.here, PoisonWorks(salon.place_of(self.card)))
            salon.then(Kill(self.card, killer, (), False))

    def spelling(self) -> str:
        return f"PoisonStrikes {self.card}"


class DrawPhase(SeatStep[Salon]):
    def __init__(self, seat: int, had_none: bool) -> None:
        super().__init__(seat)
        self.had_none = had_none  # no cards in play when the turn began

    def run(self, salon: Salon, /) -> None:
        row = salon.rows[self.seat]
        if salon.deck == 0:
            holder = salon.where[salon.setup.king]
            salon.win(holder if holder >= 0 else NOBODY, "no card to draw")  # MSQ-088, MSQ-089, MSQ-092
            return
        instead = [
            Resolve(card, ability, self.seat, NO_BOUT)
            for card in row
            for ability in salon.setup.cards[card].by_when[INSTEAD_OF_DRAW]
            if salon.active(card, ability)
        ]
        if len(instead) > 1:
            salon.ask(WhatReplacesTheDraw(Player(self.seat), instead))
        elif instead:
            salon.then(instead[0])  # MSQ-141
        elif self.had_none:
            salon.ask(HowManyToDraw(Player(self.seat)))  # MSQ-029, MSQ-032
        else:
            draw(salon, self.seat, 1, ANY_SIDE)  # MSQ-031

    def stage(self) -> str:
        return START

    def spelling(self) -> str:
        return f"DrawPhase {self.seat} {self.had_none}"


class WhatReplacesTheDraw(Question[Salon, Name]):
    """One of the seat's own cards that say so; the others do nothing this time (MSQ-157)."""

    def __init__(self, player: Player, instead: list[Resolve]) -> None:
        super().__init__(player)
        self.instead = instead

    def options(self, salon: Salon, /) -> tuple[Name, ...]:
        return tuple([salon.name_of(resolve.card) for resolve in self.instead])

    def apply(self, salon: Salon, name: Name, /) -> None:
        salon.tell(salon.here, Chose(self.player, name))
        for resolve in self.instead:
            if salon.name_of(resolve.card) is name:
                salon.then(resolve)

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "which-replaces-draw")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-157",)

    def stage(self) -> str:
        return START

    def carries(self) -> str:
        return f" {' '.join([resolve.spelling() for resolve in self.instead])}"


class HowManyToDraw(Question[Salon, Answer]):
    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return ONE_OR_TWO

    def apply(self, salon: Salon, count: Answer, /) -> None:
        cards = 2 if count is TWO else 1
        salon.tell(salon.here, MayDraw(self.player, cards))
        draw(salon, self.player, cards, ANY_SIDE)

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-032", "MSQ-033")

    def stage(self) -> str:
        return START

    def carries(self) -> str:
        return ""


class RowLimit(SeatStep[Salon]):
    """What is too much is discarded before any action (MSQ-037, MSQ-038)."""

    def run(self, salon: Salon, /) -> None:
        if len(salon.rows[self.seat]) > ROW:
            salon.ask(WhatToThrow(Player(self.seat)))
            salon.then(self)

    def stage(self) -> str:
        return PLACEMENT


class Act(SeatStep[Salon]):
    """A seat has three actions, or as many as there are cards that can act (MSQ-041, MSQ-044).

    It is asked as long as a card might act, by what all see: a turn that ends by itself would tell what is hidden.
    """

    def run(self, salon: Salon, /) -> None:
        if salon.actions < ACTIONS and somebody_seems_able(salon, self.seat):  # MSQ-160
            salon.ask(WHAT_TO_DO[self.seat])
            salon.then(self)

    def stage(self) -> str:
        return ACTING


class WhatToDo(Question[Salon, Answer]):
    """A card that acts, or the end of the turn (MSQ-043)."""

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        places, row = PLACES[self.player], salon.rows[self.player]
        found: list[Answer] = [places[at] for at, card in enumerate(row) if is_able(salon, card)]
        found.append(END)
        return tuple(found)

    def apply(self, salon: Salon, answer: Answer, /) -> None:
        if isinstance(answer, Place):
            salon.tell(salon.here, ActsWith(answer))
            salon.ask(HowToAct(self.player, salon.card_at(answer)))
        else:
            salon.actions = ACTIONS

    def goes_on(self, salon: Salon, answer: Answer, /) -> bool:
        return answer is not END

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        if isinstance(answer, Place) and answer.seat == self.player and answer.index < len(salon.rows[self.player]):
            acted = salon.has_acted(salon.card_at(answer))
            return self.not_offered(salon, answer, "has-acted" if acted else "can-do-nothing")
        return self.not_offered(salon, answer, "own-card-acts")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-043",) if answer is END else ("MSQ-041", "MSQ-042")

    def carries(self) -> str:
        return ""


@mypyc_attr(free_list_len=1)
class HowToAct(Question[Salon, Answer]):
    def __init__(self, player: Player, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, salon: Salon, /) -> tuple[Answer, ...]:
        return ways_to_act(salon, self.card)

    def apply(self, salon: Salon, how: Answer, /) -> None:
        card = self.card
        salon.acted |= 1 << card
        salon.actions += 1
        salon.fired = 0
        if how is ATTACK:
            if not salon.deaf:
                salon.tell(salon.here, WillAttack(salon.place_of(card)))
            salon.ask(WhomToAttack(self.player, card))
        elif how is UP:
            turn_up(salon, [card])
        elif how is DOWN:
            salon.hide(card)
        else:
            chain = action_of(salon, card)
            assert chain is not None
            turn_up(salon, [card])
            begin(salon, chain)

    def goes_on(self, salon: Salon, how: Answer, /) -> bool:
        return how is ATTACK

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        return self.not_offered(salon, answer, "ways-to-act")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        if answer is ATTACK:
            return ("MSQ-050", "MSQ-053", "MSQ-054")
        if answer is USE:
            return ("MSQ-047", "MSQ-048")
        return ("MSQ-065", "MSQ-066") if answer is UP or answer is DOWN else ()

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.card)

    def carries(self) -> str:
        return f" {self.card}"


@mypyc_attr(free_list_len=1)
class WhomToAttack(Question[Salon, Place]):
    def __init__(self, player: Player, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, salon: Salon, /) -> tuple[Place, ...]:
        return tuple(targets_of(salon, self.card))

    def apply(self, salon: Salon, place: Place, /) -> None:
        attack(salon, self.card, salon.card_at(place))

    def why_not(self, salon: Salon, answer: Answer, /) -> Because:
        if isinstance(answer, Place) and answer.seat != self.player and answer.seat < salon.seats:
            if answer.index < len(salon.rows[answer.seat]):
                return self.not_offered(salon, answer, "open-cards-first")
        return self.not_offered(salon, answer, "attack-others")

    def rules(self, salon: Salon, answer: Answer, /) -> tuple[str, ...]:
        return ("MSQ-050", "MSQ-051", "MSQ-052")

    def about(self, salon: Salon, /) -> Answer | None:
        return salon.place_of(self.card)

    def carries(self) -> str:
        return f" {self.card}"


# What a card can do.


def somebody_seems_able(salon: Salon, seat: int) -> bool:
    """True when a card might act: one that lies face down may be any that was not seen to act in this turn."""
    for card in salon.rows[seat]:
        if seems_able(salon, card) if salon.up[card] else not salon.seems_to_have_acted(card):
            return True
    return False


def seems_able(salon: Salon, card: int) -> bool:
    """True if everybody must think that a face-up card could act, whatever lies face down (MSQ-160)."""
    if salon.has_acted(card):
        return False
    if may_turn(salon, card):
        return True
    might_attack = anybody_else(salon, salon.where[card]) if salon.setup.minds_hidden else may_attack(salon, card)
    if might_attack:
        return True
    chain = written_action(salon, card)
    return chain is not None and chain.all_seem_possible(salon)


def is_able(salon: Salon, card: int) -> bool:
    """True when it has not acted and could (MSQ-044). Nearly all cards can be turned: so that is looked at first."""
    if salon.has_acted(card):
        return False
    return may_turn(salon, card) or may_attack(salon, card) or action_of(salon, card) is not None


def ways_to_act(salon: Salon, card: int) -> tuple[Answer, ...]:
    number = (1 if may_attack(salon, card) else 0) + (2 if action_of(salon, card) is not None else 0)
    if not may_turn(salon, card):
        return WITHOUT_TURNING[number]
    return OR_TURN_DOWN[number] if salon.up[card] else OR_TURN_UP[number]


def may_turn(salon: Salon, card: int) -> bool:
    """True when a card may be turned over (MSQ-065)."""
    return salon.may_lie(card, not salon.up[card])


def may_attack(salon: Salon, card: int) -> bool:
    """True when it has any strength and somebody to use it on (MSQ-053)."""
    if salon.setup.cards[card].minds_target:
        return len(targets_of(salon, card)) > 0
    return salon.attack_as_known(card, -1) > 0 and anybody_else(salon, salon.where[card])


def anybody_else(salon: Salon, seat: int) -> bool:
    for other, row in enumerate(salon.rows):
        if row and other != seat:
            return True
    return False


def add_targets(salon: Salon, seat: int, found: list[Place]) -> None:
    """Adds what may be attacked in a row: face-up cards shield the others (MSQ-051, MSQ-052)."""
    places, row, up = PLACES[seat], salon.rows[seat], salon.up
    before = len(found)
    for at, card in enumerate(row):
        if up[card]:
            found.append(places[at])
    if len(found) == before:
        found.extend(places[: len(row)])


def strength_against(salon: Salon, card: int, target: int) -> int:
    """Returns the attack as far as the attacker can know it: a hidden target is any target (MSQ-053, MSQ-062)."""
    return salon.attack_as_known(card, target if salon.up[target] else -1)


def targets_of(salon: Salon, card: int) -> list[Place]:
    """Returns the targets of a card: all that is exposed, unless its strength depends on whom it meets."""
    found: list[Place] = []
    own = salon.where[card]
    for seat in range(salon.seats):
        if seat != own:
            add_targets(salon, seat, found)
    if salon.setup.cards[card].minds_target:
        return [place for place in found if strength_against(salon, card, salon.card_at(place)) > 0]
    return found


def action_of(salon: Salon, card: int) -> Chain | None:
    """Returns its {A}, if it can be used to the end (MSQ-048, MSQ-147)."""
    chain = written_action(salon, card)
    return chain if chain is not None and chain.all_possible(salon) else None


def written_action(salon: Salon, card: int) -> Chain | None:
    """Returns the {A} that the card has as it lies, whether it finds anything or not."""
    written = salon.setup.cards[card]
    for ability in written.by_when[ACTION]:
        if (salon.up[card] or written.works_face_down) and not salon.silenced(card):
            if salon.holds(ability.conditions, card, -1):
                return Chain(ability.deeds, 0, card, salon.where[card], NO_BOUT, -1)
    return None


# The end of the turn.


class EndPhase(SeatStep[Salon]):
    """The end is announced, and still part of the turn (MSQ-049)."""

    def run(self, salon: Salon, /) -> None:
        salon.tell(salon.here, EndsTurn(Player(self.seat)))
        if any_speaks(salon, salon.setup.at_end):
            for seat in salon.seats_from_turn():
                fire(salon, seat, self.dues(salon, seat))
        salon.then(NEXT_TURN)

    def dues(self, salon: Salon, seat: int) -> list[Due]:
        found: list[Due] = []
        for card in salon.rows[seat]:
            for ability in salon.setup.cards[card].by_when[END_OF_TURN]:
                if salon.active(card, ability) and salon.holds(ability.conditions, card, -1):
                    found.append(Resolve(card, ability, seat, NO_BOUT))
        return found

    def stage(self) -> str:
        return ENDING


def any_speaks(salon: Salon, cards: list[int]) -> bool:
    for card in cards:
        if salon.numbers.speaks(card):
            return True
    return False


class NextTurn(Step[Salon]):
    """Turns go clockwise; and between turns somebody may sit down (MSQ-015, MSQ-030)."""

    def run(self, salon: Salon, /) -> None:
        if salon.setup.joining:
            salon.ask(AnybodyElse())
        salon.then(FOLLOWING)

    def stage(self) -> str:
        return ENDING

    def spelling(self) -> str:
        return "NextTurn"


class Following(Step[Salon]):
    def run(self, salon: Salon, /) -> None:
        at = salon.order.index(salon.turn) + 1
        salon.then(BEGIN_TURN[salon.order[at if at < len(salon.order) else 0]])

    def stage(self) -> str:
        return ENDING

    def spelling(self) -> str:
        return "Following"


class FirstTurn(Step[Salon]):
    def run(self, salon: Salon, /) -> None:
        salon.then(BEGIN_TURN[salon.order[0]])

    def stage(self) -> str:
        return DEAL

    def spelling(self) -> str:
        return "FirstTurn"


BEGIN_TURN: Final = tuple([BeginTurn(seat) for seat in EVERY_SEAT])
DRAW_PHASE: Final = tuple([tuple([DrawPhase(seat, had_none) for seat in EVERY_SEAT]) for had_none in (False, True)])
ROW_LIMIT: Final = tuple([RowLimit(seat) for seat in EVERY_SEAT])
ACT: Final = tuple([Act(seat) for seat in EVERY_SEAT])
END_PHASE: Final = tuple([EndPhase(seat) for seat in EVERY_SEAT])
WHAT_TO_DO: Final = tuple([WhatToDo(seat) for seat in EVERY_SEAT])
NEXT_TURN: Final = NextTurn()
FOLLOWING: Final = Following()
FIRST_TURN: Final = FirstTurn()
