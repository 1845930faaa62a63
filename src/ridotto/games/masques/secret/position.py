"""Reads a palace in the middle of a match from a scenario file, and writes it in the same words."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.facts import (
    DEALT_FACE_DOWN,
    AgentGone,
    Dealt,
    FirstPlayer,
    GuestTurned,
    HandsTaken,
    HasFavours,
    Laid,
    RoundBegan,
    SetAside,
    TokenTurned,
)
from ridotto.games.masques.public.held import holds, without
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import (
    AGENT_KINDS,
    AGENTS,
    COPIES,
    DUCAT,
    FOSCARI_SLOT,
    KINDS,
    NOTATION,
    SLOTS,
    Agent,
    Card,
    Guest,
    Token,
)
from ridotto.games.masques.secret.rules.chores import shows_a_favour
from ridotto.games.masques.secret.rules.opening import take_family, tell_ducats, without_owner
from ridotto.games.masques.secret.rules.round import NEXT_ROUND, GoOn
from ridotto.games.masques.secret.state import Palace, guest_names
from ridotto.kernel import EVERYONE, Player, SetupRefused, name, only, player_named
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
    *("families", "first", "turn", "round", "phase", "purses", "bank", "favours"),
    *("tokens", "halls", "hands", "aside", "gone"),
)
PHASES: Final = ("turn", "round")  # somebody's turn begins, or a round does
SEATED: Final = (3, 1, 0, 2)  # families by seat where nothing is said: the turn order of the book's example
MOST_ROUNDS: Final = 10_000


def start_at(setup: MasquesSetup, position: dict[str, object]) -> Palace:
    only_known(position, KEYS)
    if "aside" in position and not setup.two:
        raise refusal(position, "aside", "none: only with two players guests wait for the next round")
    palace = Palace(setup)
    seat_families(palace, position)
    fill_purses(palace, position)
    count_favours(palace, position)
    lay_tokens(palace, position)
    hire_agents(palace, position)
    put_cards(palace, position)
    first = player_in(setup.everybody, position, "first", Player(0))
    palace.first = first
    palace.tell(EVERYONE, FirstPlayer(first))
    number = number_in(position, "round", 1)
    if not 1 <= number <= MOST_ROUNDS or 0 < setup.max_rounds < number:
        raise refusal(position, "round", f"a number from 1 to {setup.max_rounds or MOST_ROUNDS}")
    if word_in(position, "phase", PHASES) == "round":
        begin_round(palace, position, number)
    else:
        palace.round = number
        palace.tell(EVERYONE, RoundBegan(number))
        fill_hands(palace, position)
        tell_cards(palace)
        palace.begin(GoOn(player_in(setup.everybody, position, "turn", first)))
    return palace


def begin_round(palace: Palace, position: dict[str, object], number: int) -> None:
    """Begins a round with empty hallways; with two players a second round takes what the first set aside."""
    for key in ("turn", "halls", "hands"):
        if key in position:
            raise refusal(position, key, "none where a round only begins")
    palace.round = number - 1
    if palace.setup.two and number % 2 == 0:
        palace.aside = guests_in(palace, position, "aside", guest_names(tuple(at_hand(palace)[:8])), 8)
        for guest in palace.aside:
            palace.gathered = without(palace.gathered, guest)
            palace.tell(EVERYONE, SetAside())
    palace.begin(NEXT_ROUND)


# Families and what they have.


def seat_families(palace: Palace, position: dict[str, object]) -> None:
    setup = palace.setup
    families = setup.edition.families
    known = [family.text for family in families[:FOSCARI_SLOT]]
    count = 4 if setup.two else setup.players
    usual = [family.text for family in setup.named_families] or [known[slot] for slot in SEATED][:count]
    words = words_in(position, "families", usual)
    if len(words) != count or len(set(words)) != count or not set(words) <= set(known):
        raise refusal(position, "families", f"{count} different ones of {' '.join(known)}")
    for seat, word in enumerate(words):
        take_family(palace, Player(seat // 2 if setup.two else seat), families[known.index(word)])
    for family in without_owner(palace):
        palace.stay_away(family)


def fill_purses(palace: Palace, position: dict[str, object]) -> None:
    players = palace.setup.players
    expected = f"a number for each of {players} players, or for all"
    palace.purses = numbers_in(position, "purses", 1, players, expected)


def count_favours(palace: Palace, position: dict[str, object]) -> None:
    guilds = {guild.text: guild for guild in palace.setup.edition.guilds}
    for letter, counters in table_in(position, "favours").items():
        player = player_named(letter)
        if player is None or player not in palace.setup.everybody or not isinstance(counters, dict):
            raise refusal(position, "favours", "a table by player, such as { A = { clergy = 3 } }")
        for word, count in counters.items():
            if word not in guilds or not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 3:
                raise refusal(position, "favours", f"numbers from 0 to 3, by {' '.join(guilds)}")
            palace.counters[player * SLOTS + guilds[word].slot] = count
            palace.tell(EVERYONE, HasFavours(player, guilds[word], count))
        if 0 not in palace.counters[player * SLOTS : player * SLOTS + SLOTS]:
            raise refusal(position, "favours", "at least one guild without: a player with all five has won")


# The ring.


def lay_tokens(palace: Palace, position: dict[str, object]) -> None:
    """Lays the tokens. Where nothing is said, ducats go where ducats belong, and favours guild by guild."""
    setup = palace.setup
    written = by_place(position, "tokens", [arcade.text for arcade in setup.arcades])
    known: dict[str, Token] = {token.text: token for token in (DUCAT, *setup.edition.guilds)}
    for number, word in written.items():
        if word and word.removesuffix("*") not in known:
            near = perhaps(word, list(known))
            raise refusal(position, "tokens", f"{' '.join(known)}, with * when face down, not {word!r}{near}")
        palace.ring.tokens[number] = known[word.removesuffix("*")] if word else None
        palace.ring.tokens_down |= 1 << number if word.endswith("*") else 0
    for token in palace.ring.tokens:
        if token is not None and token is not DUCAT:
            palace.bag[token.slot] -= 1
    if min(palace.bag) < 0:
        raise refusal(position, "tokens", f"at most {setup.favours} of each guild")
    guild = 0
    for number in range(setup.ring):
        if number not in written:
            if shows_a_favour(number):
                while palace.bag[guild % SLOTS] == 0:
                    guild += 1
                palace.ring.tokens[number] = setup.edition.guilds[guild % SLOTS]
                palace.bag[guild % SLOTS] -= 1
                guild += 1
            else:
                palace.ring.tokens[number] = DUCAT
    on_cards = palace.ring.tokens.count(DUCAT)
    palace.bank = setup.edition.ducats - sum(palace.purses)
    tell_ducats(palace)  # those on the palace are told as they are laid
    palace.bank -= on_cards
    if palace.bank < 0 and setup.unlimited:
        palace.bank = 0
    if palace.bank < 0:
        raise SetupRefused([f"ducats in purses and palace are {-palace.bank} more than the {setup.edition.ducats}"])
    if number_in(position, "bank", palace.bank) != palace.bank:
        raise refusal(position, "bank", f"{palace.bank}, so that all add up to {setup.edition.ducats}")
    for arcade, token in zip(setup.arcades, palace.ring.tokens):
        if token is not None:
            palace.tell(EVERYONE, Laid(arcade, token))
            if palace.ring.token_is_down(arcade.number):
                palace.tell(EVERYONE, TokenTurned(arcade))


def hire_agents(palace: Palace, position: dict[str, object]) -> None:
    """Takes away agents that were used up in earlier rounds, by their kinds."""
    for word in words_in(position, "gone", []):
        kind = AGENT_KINDS.index(word) if word in AGENT_KINDS else -1
        if kind not in palace.setup.kinds or palace.hired[kind] == COPIES:
            raise refusal(position, "gone", f"each of {' '.join(AGENT_KINDS)} at most {COPIES} times")
        agent = AGENTS[kind][palace.hired[kind]]
        palace.tell(EVERYONE, AgentGone(agent))
        palace.piles += agent.bit
        palace.box[kind] += 1


def put_cards(palace: Palace, position: dict[str, object]) -> None:
    setup = palace.setup
    for number, word in sorted(by_place(position, "halls", [hall.text for hall in setup.halls]).items()):
        card = NOTATION.by_text.get(word.removesuffix("*"))
        if not word:
            continue
        if not isinstance(card, Card) or (word.endswith("*") and not isinstance(card, Guest)):
            raise refusal(position, "halls", f"guests, with * when face down, and agents such as thief1, not {word!r}")
        palace.ring.cards[number] = card
        if isinstance(card, Guest):
            if not holds(palace.gathered, card):
                raise refusal(position, "halls", f"guests that are in this game, each once, not {word!r}")
            palace.gathered = without(palace.gathered, card)
        palace.ring.vacant ^= 1 << number
        palace.ring.cards_down |= 1 << number if word.endswith("*") else 0
    for kind, pile in enumerate(AGENTS):
        copies = sorted([card.copy for card in palace.ring.cards if isinstance(card, Agent) and card.number == kind])
        hired = palace.hired[kind]
        if copies and kind not in setup.kinds:
            raise refusal(position, "halls", f"no {AGENT_KINDS[kind]} with two players")
        if copies != list(range(hired, hired + len(copies))):
            top = f"{pile[hired].text} next" if hired < COPIES else "no more of it"
            raise refusal(position, "halls", f"agents of a kind from the top of its pile: of {AGENT_KINDS[kind]} {top}")
        for copy in copies:
            palace.piles += pile[copy].bit


def tell_cards(palace: Palace) -> None:
    cards = palace.ring.cards.copy()
    for hall, card in zip(palace.setup.halls, cards):
        if card is not None:
            palace.place(card, hall)
            if palace.ring.card_is_down(hall.number):
                palace.tell(EVERYONE, GuestTurned(hall))


# Hands.


def at_hand(palace: Palace) -> list[Guest]:
    """Returns all guests of the game that lie in no hallway."""
    left = palace.ring.outside()
    return [palace.setup.guest_in(slot) for slot in range(KINDS) for _ in range(left[slot])]


def fill_hands(palace: Palace, position: dict[str, object]) -> None:
    """Fills the hands, of players who are not mentioned from the rest; with two, some of it is aside or was used."""
    setup = palace.setup
    written = table_in(position, "hands")
    for letter in written:
        if player_named(letter) not in setup.everybody:
            raise refusal(position, "hands", f"a table by {' '.join([name(player) for player in setup.everybody])}")
    rest = at_hand(palace)
    for letter, text in written.items():
        for guest in guests_among(palace, position, "hands", text):
            if guest not in rest:
                raise refusal(position, "hands", f"guests that are in this game and nowhere else, not {guest.text}")
            rest.remove(guest)
            holder = player_named(letter)
            assert holder is not None
            palace.pick_up(holder, guest)
    others = [player for player in setup.everybody if name(player) not in written]
    if setup.two:
        set_aside(palace, position, rest)
    elif rest and not others:
        raise refusal(position, "hands", f"somebody who holds {' '.join([guest.text for guest in rest])}")
    else:
        for number, guest in enumerate(rest):
            palace.pick_up(others[number % len(others)], guest)
    for guest in [*[guest for hand in palace.hands for guest in hand], *palace.aside]:
        palace.gathered = without(palace.gathered, guest)
    for player in setup.everybody:
        for guest in palace.hands[player]:
            palace.tell(only(player), Dealt(player, guest))
            palace.tell(EVERYONE ^ only(player), DEALT_FACE_DOWN[player])
    for _ in palace.aside:
        palace.tell(EVERYONE, SetAside())
    palace.tell(EVERYONE, HandsTaken())


def set_aside(palace: Palace, position: dict[str, object], rest: list[Guest]) -> None:
    if "aside" in position:
        palace.aside = guests_in(palace, position, "aside", "", 8)
        for guest in palace.aside:
            if guest not in rest:
                raise refusal(position, "aside", f"guests that are nowhere else, not {guest.text}")
            rest.remove(guest)
    elif number_in(position, "round", 1) % 2 == 1:
        palace.aside = tuple(rest[-8:])


def guests_in(palace: Palace, position: dict[str, object], key: str, otherwise: str, count: int) -> tuple[Guest, ...]:
    found = guests_among(palace, position, key, position.get(key, otherwise))
    if len(found) != count:
        raise refusal(position, key, f"{count} guests")
    return tuple(found)


def guests_among(palace: Palace, position: dict[str, object], key: str, text: object) -> list[Guest]:
    if not isinstance(text, str):
        raise refusal(position, key, "guests with blanks between them")
    known = {guest.text: guest for guest in palace.setup.edition.guests}
    for word in text.split():
        if word not in known:
            raise refusal(
                position, key, f"guests such as {next(iter(known))}, not {word!r}{perhaps(word, list(known))}"
            )
    return [known[word] for word in text.split()]


# Reading what is written.


def by_place(position: dict[str, object], key: str, places: list[str]) -> dict[int, str]:
    """Returns words by place, from a table or from one word for each place: `.` where nothing lies."""
    value = position.get(key, {})
    if isinstance(value, str):
        words = value.split()
        if len(words) != len(places):
            raise refusal(position, key, f"{len(places)} words, or a table by place")
        return {number: "" if word == "." else word for number, word in enumerate(words)}
    found = {}
    for place, word in table_in(position, key).items():
        if place not in places or not isinstance(word, str):
            raise refusal(position, key, f"words by places from {places[0]} to {places[-1]}")
        found[places.index(place)] = word
    return found
