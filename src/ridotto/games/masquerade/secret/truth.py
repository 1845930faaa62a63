"""Says what is true in a match, in the words of a scenario file: a position's, and what only play brings about."""

from __future__ import annotations

from ridotto.games.masquerade.public.belief.even_odds import DECK
from ridotto.games.masquerade.secret.state import GATHERED, IN_DECK, IN_HAND, ON_PILE, Salon
from ridotto.kernel import Player, name


def truth(salon: Salon) -> dict[str, object]:
    cards = range(len(salon.setup.cards))
    return {
        "rows": {name(Player(seat)): row_of(salon, seat) for seat in range(salon.seats)},
        "pile": card_names(salon, salon.pile),
        "deck": salon.deck,
        "in_deck": card_names(salon, [card for card in cards if salon.where[card] == IN_DECK]),
        "drawn": {name(Player(seat)): card_names(salon, list(salon.drawn[seat])) for seat in range(salon.seats)},
        "order": " ".join([name(Player(seat)) for seat in salon.order]),
        "turn": "" if salon.turn < 0 or salon.ended else name(Player(salon.turn)),
        "turns": " ".join([str(turns) for turns in salon.turns]),
        "actions": salon.actions,
        "acted": " ".join([salon.place_of(card).text for card in in_play(salon) if salon.has_acted(card)]),
        "poison": {
            salon.place_of(card).text: name(Player(salon.poison[card]))
            for card in in_play(salon)
            if salon.poison[card] >= 0
        },
        "weaker": {salon.place_of(card).text: salon.weaker[card] for card in in_play(salon) if salon.weaker[card]},
        "boosted": {
            salon.place_of(card).text: " ".join([name(Player(boost.by)) for boost in salon.boosts_of(card)])
            for card in in_play(salon)
            if salon.boosts_of(card)
        },
        "sent": card_names(salon, [card for card in cards if salon.sent[card]]),
        "attack": {salon.place_of(card).text: salon.attack_of(card, -1) for card in in_play(salon)},
        "health": {salon.place_of(card).text: salon.health_of(card, -1) for card in in_play(salon)},
        **salon.outcome_shown(),
    }


def faces(salon: Salon) -> dict[str, str]:
    """Returns each card in play by its place: its name, its attack and its health."""
    return {
        salon.place_of(card).text: f"{salon.name_of(card).text} {salon.attack_of(card, -1)} {salon.health_of(card, -1)}"
        for card in in_play(salon)
    }


def lying(salon: Salon) -> dict[str, list[str]]:
    """Returns the card at each place in play, and the cards of the deck."""
    cards = range(len(salon.setup.cards))
    in_rows = {salon.place_of(card).text: [salon.name_of(card).text] for card in in_play(salon)}
    return {**in_rows, DECK: [salon.name_of(card).text for card in cards if salon.where[card] == IN_DECK]}


def in_play(salon: Salon) -> list[int]:
    return [card for row in salon.rows for card in row]


def row_of(salon: Salon, seat: int) -> str:
    words = [salon.name_of(card).text + ("" if salon.up[card] else "*") for card in salon.rows[seat]]
    return " ".join(words)


def card_names(salon: Salon, cards: list[int]) -> str:
    return " ".join([salon.name_of(card).text for card in cards])


def census(salon: Salon) -> dict[str, int]:
    """Counts every card: each is somewhere, exactly once."""
    found = {card.text: 0 for card in salon.setup.names}
    for card in [*in_play(salon), *salon.pile, *[card for cards in salon.drawn for card in cards]]:
        found[salon.name_of(card).text] += 1
    for card, where in enumerate(salon.where):
        if where in (IN_DECK, GATHERED) or (where == IN_HAND and is_recalled(salon, card)):
            found[salon.name_of(card).text] += 1
        elif where == ON_PILE:
            found[salon.name_of(card).text] += 1 if card not in salon.pile else 0
    return found


def is_recalled(salon: Salon, card: int) -> bool:
    """True when it is on its way from the discards to a row."""
    return all(card not in drawn for drawn in salon.drawn)
