"""Reads a court in the middle of a match, as a scenario file describes it."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.facts import (
    TURN_BEGAN,
    AllTurnedDown,
    ChangedSeats,
    Dealt,
    Revealed,
    TurnedDown,
)
from ridotto.games.mascarade.public.numbers import FORTUNE, GOAL, OPENING
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import CENTRE, NOTATION, Mask, Place
from ridotto.games.mascarade.secret.rules.opening import court_with
from ridotto.games.mascarade.secret.rules.turn import TURNS
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Player, SetupRefused, Told, name, only
from ridotto.kernel.errors import perhaps
from ridotto.kernel.written import number_in, numbers_in, only_known, player_in, refusal, truth_in, words_in

KEYS: Final = ("masks", "coins", "court", "bank", "turn", "initial", "seats", "shown", "open")


def start_at(setup: MascaradeSetup, position: dict[str, object]) -> Court:
    """Returns a match at the beginning of somebody's turn, as a position describes it."""
    only_known(position, KEYS)
    sitters = sitters_in(setup, position)
    court = court_at(setup, position, sitters)
    court.log = [Told(EVERYONE, change) for change in changes_of_seats(sitters)] + court.log  # before coins are counted
    if truth_in(position, "open"):
        for place, mask in zip(setup.places, court.masks):
            court.tell(EVERYONE, Dealt(place, mask))
        court.tell(EVERYONE, AllTurnedDown())
    court.turns = OPENING - number_in(position, "initial", 0)
    if court.turns < 0:
        raise refusal(position, "initial", f"at most {OPENING}")
    if 0 < setup.turn_limit <= court.turns:
        raise SetupRefused([f"turn_limit = {setup.turn_limit}: {court.turns} turns are over in this position already"])
    seat = sitters.index(player_in(setup.everybody, position, "turn", Player(0)))
    for ago in range(court.turns, 0, -1):
        court.tell(EVERYONE, TURN_BEGAN[sitters[(seat - ago) % setup.players]])
    for place in shown_in(setup, position):
        court.tell(EVERYONE, Revealed(place, court.mask_at(place)))
        court.tell(EVERYONE, TurnedDown(place))
        court.exposed |= only(sitters[place.seat])
        court.exposed_places |= place.bit
    court.begin(TURNS[seat])
    return court


def court_at(setup: MascaradeSetup, position: dict[str, object], sitters: list[Player]) -> Court:
    """Returns the table with masks and coins on it, which have to add up."""
    masks, coins, fines = masks_in(setup, position), coins_in(setup, position), number_in(position, "court", 0)
    if sum(coins) + fines > setup.edition.coins:
        total = setup.edition.coins
        raise SetupRefused([f"coins and court add up to {sum(coins) + fines}: there are {total}"])
    court = court_with(setup, masks, coins, sitters, fines)
    if number_in(position, "bank", court.bank) != court.bank:
        raise refusal(position, "bank", f"{court.bank}, so that all add up to {setup.edition.coins}")
    return court


def masks_in(setup: MascaradeSetup, position: dict[str, object]) -> list[Mask]:
    """Returns the masks by place; as they are listed in the set when nothing is said."""
    words = words_in(position, "masks", [mask.text for mask in setup.masks])
    known = {answer.text: answer for answer in NOTATION.answers if isinstance(answer, Mask)}
    for word in words:
        if word not in known:
            raise refusal(position, "masks", f"names of masks, not {word!r}{perhaps(word, list(known))}")
    if sorted(words) != sorted([mask.text for mask in setup.masks]):
        listed = " ".join([mask.text for mask in setup.masks])
        raise refusal(position, "masks", f"one for each of {place_names(setup.places)}, out of {listed}")
    return [known[word] for word in words]


def coins_in(setup: MascaradeSetup, position: dict[str, object]) -> list[int]:
    """Returns the coins by seat; one number counts for all."""
    expected = f"a number from 1 to {GOAL - 1} for each of {place_names(setup.seats)}, or for all"
    coins = numbers_in(position, "coins", FORTUNE, setup.players, expected)
    if min(coins) < 1 or max(coins) >= GOAL:
        raise refusal(position, "coins", expected)
    return coins


def sitters_in(setup: MascaradeSetup, position: dict[str, object]) -> list[Player]:
    everybody = [name(player) for player in setup.everybody]
    words = words_in(position, "seats", everybody)
    if sorted(words) != everybody:
        raise refusal(position, "seats", f"each of {' '.join(everybody)} once")
    return [Player(everybody.index(word)) for word in words]


def shown_in(setup: MascaradeSetup, position: dict[str, object]) -> list[Place]:
    words = words_in(position, "shown", [])
    before_seats = [place for place in setup.places if place.seat != CENTRE]
    known = [place.text for place in before_seats]
    for word in words:
        if word not in known:
            raise refusal(position, "shown", f"places out of {' '.join(known)}")
    return [place for place in before_seats if place.text in words]


def changes_of_seats(sitters: list[Player]) -> list[ChangedSeats]:
    """Returns how everybody came to sit where they sit, when they first sat in the order of their letters."""
    found = []
    now = sorted(sitters)
    for seat, player in enumerate(sitters):
        if now[seat] != player:
            found.append(ChangedSeats(now[seat], player))
            now[now.index(player)] = now[seat]
            now[seat] = player
    return found


def place_names(places: tuple[Place, ...]) -> str:
    return " ".join([place.text for place in places])
