"""Reads a salon in the middle of a match, as a scenario file describes it."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.facts import (
    TURN_BEGAN,
    Begins,
    Boosted,
    DeckHas,
    HadATurn,
    HasActed,
    LayAtStart,
    OnDiscards,
    Poisoned,
    ShuffledBefore,
    UsedActions,
    Weakened,
)
from ridotto.games.masquerade.public.setup import ACTIONS, MasqueradeSetup
from ridotto.games.masquerade.public.words import DOWN, PLACES, UP, Place
from ridotto.games.masquerade.secret.rules.turn import ACT, BEGIN_TURN, END_PHASE
from ridotto.games.masquerade.secret.state import ON_PILE, Salon
from ridotto.kernel import Player, SetupRefused, Step, name, only, player_named
from ridotto.kernel.errors import perhaps
from ridotto.kernel.written import (
    number_in,
    numbers_in,
    only_known,
    player_in,
    refusal,
    table_in,
    word_in,
    words_in,
)

KEYS: Final = (
    *("rows", "pile", "deck", "first", "turn", "phase", "turns", "actions", "acted"),
    *("poison", "weaker", "boosted", "sent"),
)
PHASES: Final = ("actions", "start", "end")
BOOST: Final = 5


def start_at(setup: MasqueradeSetup, position: dict[str, object]) -> Salon:
    """Returns a match where rows lie there, and a turn begins, is under way, or ends."""
    only_known(position, KEYS)
    salon = Salon(setup, setup.players)
    first = player_in(setup.everybody, position, "first", Player(0))
    salon.order = [*range(first, setup.players), *range(first)]
    turn = player_in(setup.everybody, position, "turn", Player(0))
    stock(salon, position)
    salon.tell(salon.here, DeckHas(salon.deck))
    salon.tell(salon.here, Begins(first))
    for card in salon.pile:
        salon.tell(salon.here, OnDiscards(salon.name_of(card)))
    lay_rows(salon, position)
    mark(salon, position)
    expected = f"a number for each of {setup.players} seats, or for all"
    salon.turns = numbers_in(position, "turns", 1, setup.players, expected)
    for player in setup.everybody:
        if salon.turns[player] > 0:
            salon.tell(salon.here, HadATurn(player))
    begin(salon, turn, position)
    return salon


def begin(salon: Salon, turn: Player, position: dict[str, object]) -> None:
    phase = word_in(position, "phase", PHASES)
    if phase == "start":
        for key in ("acted", "actions"):
            if key in position:
                raise refusal(position, key, "none where a turn only begins")
        salon.begin(BEGIN_TURN[turn])
        return
    salon.turn = turn
    salon.turns[turn] += 1  # the one under way
    salon.tell(salon.here, TURN_BEGAN[turn])
    salon.actions = number_in(position, "actions", 0)
    if salon.actions > ACTIONS:
        raise refusal(position, "actions", f"at most {ACTIONS}")
    salon.tell(salon.here, UsedActions(turn, salon.actions))
    for place in places_in(salon, position, "acted"):
        salon.acted |= 1 << salon.card_at(place)
        salon.tell(salon.here, HasActed(place))
    salon.begin(TurnUnderWay(turn, phase == "actions"))


class TurnUnderWay(Step[Salon]):
    """A turn that is under way: its actions, or its end."""

    def __init__(self, seat: int, actions: bool) -> None:
        self.seat = seat
        self.actions = actions

    def run(self, salon: Salon, /) -> None:
        salon.reckon()
        if self.actions:
            salon.then(ACT[self.seat])
        salon.then(END_PHASE[self.seat])

    def spelling(self) -> str:
        return f"TurnUnderWay {self.seat} {self.actions}"


# Where the cards are.


def stock(salon: Salon, position: dict[str, object]) -> None:
    """Fills the deck with what is not mentioned; where the deck is told card by card, the rest is on the discards."""
    everything = range(len(salon.setup.cards))
    mentioned = cards_in(salon, position, "pile", position.get("pile", ""))
    for text in table_in(position, "rows").values():
        mentioned += cards_in(salon, position, "rows", text)
    deck = [card for card in everything if card not in mentioned]
    if "deck" in position:
        deck = cards_in(salon, position, "deck", position["deck"])
    named_here = mentioned + deck
    rest = [card for card in everything if card not in named_here]
    for card in named_here:
        if named_here.count(card) > 1:
            raise SetupRefused([f"{salon.name_of(card).text} is in two places at once"])
    salon.pile = [*rest, *cards_in(salon, position, "pile", position.get("pile", ""))]
    for card in salon.pile:
        salon.where[card] = ON_PILE
    salon.undrawn = [salon.name_of(card) for card in sorted(deck)]


def lay_rows(salon: Salon, position: dict[str, object]) -> None:
    letters = [name(player) for player in salon.setup.everybody]
    rows = table_in(position, "rows")
    for letter in rows:
        if letter not in letters:
            raise refusal(position, "rows", f"a table by {' '.join(letters)}")
    for seat, letter in enumerate(letters):
        text = rows.get(letter, "")
        cards = cards_in(salon, position, "rows", text)
        for card, word in zip(cards, str(text).split()):
            salon.put(card, seat, not word.endswith("*"), only(Player(seat)))
            if salon.setup.arrows_from_start:  # it lay there as it lies
                salon.note_side(card, salon.up[card])
                salon.tell(salon.here, LayAtStart(salon.place_of(card), UP if salon.up[card] else DOWN))


def mark(salon: Salon, position: dict[str, object]) -> None:
    """Marks poison by whom, weakness by how much, strength paid by whom, and what was shuffled away once."""
    for text, by in table_in(position, "poison").items():
        place, player = place_in(salon, position, "poison", text), player_named(str(by))
        if player is None or player not in salon.setup.everybody:
            raise refusal(position, "poison", "players by places, such as { b1 = 'A' }")
        salon.set_poison(salon.card_at(place), player)
        salon.tell(salon.here, Poisoned(place, player))
    for text, loss in table_in(position, "weaker").items():
        place = place_in(salon, position, "weaker", text)
        if not isinstance(loss, int) or isinstance(loss, bool) or not 0 < loss <= 99:
            raise refusal(position, "weaker", "numbers by places, such as { a1 = 2 }")
        salon.weaker[salon.card_at(place)] = loss
        salon.tell(salon.here, Weakened(place, loss))
    for text, by in table_in(position, "boosted").items():
        place = place_in(salon, position, "boosted", text)
        for letter in str(by).split() or [""]:
            player = player_named(letter)
            if player is None or player not in salon.setup.everybody:
                raise refusal(position, "boosted", "players by places, such as { a1 = 'A' } or { a1 = 'A B' }")
            salon.boost(salon.card_at(place), BOOST, BOOST, player)
            salon.tell(salon.here, Boosted(place, BOOST, BOOST, player))
    for card in cards_in(salon, position, "sent", position.get("sent", "")):
        salon.note_sent(card)
        salon.tell(salon.here, ShuffledBefore(salon.name_of(card)))


# Reading what is written.


def cards_in(salon: Salon, position: dict[str, object], key: str, text: object) -> list[int]:
    if not isinstance(text, str):
        raise refusal(position, key, "names of cards with blanks between them")
    known = {card.text: number for number, card in enumerate(salon.setup.names)}
    words = [word.removesuffix("*") for word in text.split()]
    for word in words:
        if word not in known:
            raise refusal(position, key, f"names of cards, not {word!r}{perhaps(word, list(known))}")
    return [known[word] for word in words]


def places_in(salon: Salon, position: dict[str, object], key: str) -> list[Place]:
    return [place_in(salon, position, key, word) for word in words_in(position, key, [])]


def place_in(salon: Salon, position: dict[str, object], key: str, text: str) -> Place:
    for seat, row in enumerate(salon.rows):
        for place in PLACES[seat][: len(row)]:
            if place.text == text:
                return place
    raise refusal(position, key, f"places where a card lies, not {text!r}")
