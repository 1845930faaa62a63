"""Says what is true in a match, in the words of a scenario file: a position's, and what only play brings about."""

from __future__ import annotations

from ridotto.games.masques.public.held import count_of
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS, DUCAT, FOSCARI_SLOT, KINDS, SLOTS, Agent, Guest
from ridotto.games.masques.secret.rules.turn import Turn
from ridotto.games.masques.secret.state import Palace, guest_names
from ridotto.kernel import NOBODY, Player, name


def truth(palace: Palace) -> dict[str, object]:
    setup = palace.setup
    return {
        "families": {name(player): families_of(palace, player) for player in setup.everybody},
        "absent": "" if palace.absent == FOSCARI_SLOT else setup.edition.families[palace.absent].text,
        "first": "" if palace.first == NOBODY else name(palace.first),
        "turn": whose_turn(palace),
        "round": palace.round,
        "purses": " ".join([str(ducats) for ducats in palace.purses]),
        "bank": palace.bank,
        "favours": {name(player): favours_of(palace, player) for player in setup.everybody},
        "bag": {guild.text: palace.bag[guild.slot] for guild in setup.edition.guilds},
        "tokens": {arcade.text: token_at(palace, arcade.number) for arcade in setup.arcades},
        "halls": {hall.text: card_in(palace, hall.number) for hall in setup.halls},
        "vacant": " ".join([hall.text for hall in setup.halls_in(palace.ring.vacant)]),
        "piles": {AGENT_KINDS[kind]: pile_of(palace, kind) for kind in setup.kinds},
        "deck": " ".join([setup.guest_in(slot).text for slot in range(KINDS) for _ in range(palace.ring.deck[slot])]),
        "packs": {name(player): guest_names(palace.packs[player]) for player in setup.everybody},
        "hands": {name(player): guest_names(palace.hands[player]) for player in setup.everybody},
        "aside": guest_names(palace.aside),
        **palace.outcome_shown(),
    }


def faces(palace: Palace) -> dict[str, str]:
    """Returns the guests that somebody holds, kept ones before those of the pack, by the letter of the player."""
    held = [palace.hands[player] + palace.packs[player] for player in palace.setup.everybody]
    return {name(player): guest_names(held[player]) for player in palace.setup.everybody}


def lying(palace: Palace) -> dict[str, list[str]]:
    """Returns the guests in hands and packs, by the letter of the player, and with two players those aside."""
    found = {player: guests.split() for player, guests in faces(palace).items()}
    if palace.setup.two:
        found["aside"] = guest_names(palace.aside).split()
    return found


def families_of(palace: Palace, player: Player) -> str:
    owned = [family.text for family in palace.setup.edition.families if palace.owners[family.slot] == player]
    return " ".join(owned)


def favours_of(palace: Palace, player: Player) -> dict[str, int]:
    return {guild.text: palace.counters[player * SLOTS + guild.slot] for guild in palace.setup.edition.guilds}


def token_at(palace: Palace, number: int) -> str:
    token = palace.ring.tokens[number]
    return "" if token is None else token.text + ("*" if palace.ring.token_is_down(number) else "")


def card_in(palace: Palace, number: int) -> str:
    card = palace.ring.cards[number]
    return "" if card is None else card.text + ("*" if palace.ring.card_is_down(number) else "")


def pile_of(palace: Palace, kind: int) -> str:
    return " ".join([agent.text for agent in AGENTS[kind][palace.hired[kind] :]])


def whose_turn(palace: Palace) -> str:
    """Returns the player whose turn it is; empty between rounds and after the end."""
    for step in palace.waiting():
        if isinstance(step, Turn):
            players = palace.setup.players
            return name(Player((step.player + players - 1) % players))
    return ""


def census(palace: Palace) -> dict[str, int]:
    """Returns the number of ducats, favours, guests and agents: none is lost and none is made (MQD-170, MQF-178)."""
    setup = palace.setup
    found = {}
    if not setup.unlimited:
        found["ducats"] = palace.bank + sum(palace.purses) + palace.ring.tokens.count(DUCAT)
    for guild in setup.edition.guilds:
        found[guild.text] = palace.bag[guild.slot] + palace.ring.tokens.count(guild)
    for kind in setup.kinds:
        in_palace = [card for card in palace.ring.cards if isinstance(card, Agent) and card.number == kind]
        found[AGENT_KINDS[kind]] = len(AGENTS[kind]) - palace.hired[kind] + len(in_palace) + palace.box[kind]
    if palace.first != NOBODY:  # before that not even the families are known
        for slot in range(KINDS):
            found[setup.guest_in(slot).text] = count_of(palace.gathered, slot)
        for cards in [*palace.hands, *palace.packs, palace.aside]:
            for guest in cards:
                found[guest.text] += 1
        for card in palace.ring.cards:
            if isinstance(card, Guest):
                found[card.text] += 1
    return found
