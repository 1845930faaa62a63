"""The table as it may have been when a player sat down in the middle.

What they were told then lies open; what was face down is a guess. Of all that had led there they know nothing, and
nothing is made up: the match begins between two turns, and the first thing that happens is that they sit down.
"""

from __future__ import annotations

from ridotto.games.masquerade.public.belief import Guess, Threshold
from ridotto.games.masquerade.public.facts import (
    Boosted,
    Joined,
    LaidDown,
    LaidUp,
    LayAtStart,
    OnDiscards,
    Poisoned,
    ShuffledBefore,
    Weakened,
)
from ridotto.games.masquerade.public.words import UP
from ridotto.games.masquerade.secret.rules.turn import NEXT_TURN
from ridotto.games.masquerade.secret.state import ON_PILE, Salon
from ridotto.kernel import Draw, Fact, first_players


def before_they_came(threshold: Threshold, heard: list[Fact], guess: Guess, draw: Draw) -> Salon | None:
    """Returns the table before they came; None where nobody could have had the last turn."""
    newcomer = threshold.player
    salon = Salon(threshold.setup, newcomer)
    salon.seated = first_players(newcomer)
    salon.order = threshold.order()
    last = threshold.last_turn(draw)
    if last is None:
        return None
    salon.turn = last
    salon.turns = [0 if seat in threshold.fresh else 1 for seat in range(newcomer)]
    number = 0
    for fact in heard:
        if isinstance(fact, Joined):
            break
        if isinstance(fact, (LaidUp, LaidDown, OnDiscards)):
            lay(salon, fact, guess.cards[number])
            number += 1
        else:
            mark(salon, fact)
    salon.begin(NEXT_TURN)
    return salon


def lay(salon: Salon, fact: LaidUp | LaidDown | OnDiscards, card: int) -> None:
    salon.undrawn.remove(salon.name_of(card))
    if isinstance(fact, OnDiscards):
        salon.pile.append(card)
        salon.where[card] = ON_PILE
    else:
        salon.rows[fact.at.seat].append(card)
        salon.where[card] = fact.at.seat
        salon.up[card] = isinstance(fact, LaidUp)


def mark(salon: Salon, fact: Fact) -> None:
    """Marks what lay on the cards, and which had been shuffled away once."""
    if isinstance(fact, Poisoned):
        salon.set_poison(salon.card_at(fact.at), fact.by)
    elif isinstance(fact, Weakened):
        salon.weaker[salon.card_at(fact.at)] = fact.loss
    elif isinstance(fact, Boosted):
        salon.boost(salon.card_at(fact.at), fact.attack, fact.health, fact.by)
    elif isinstance(fact, LayAtStart):
        salon.note_side(salon.card_at(fact.at), fact.side is UP)
    elif isinstance(fact, ShuffledBefore):
        salon.note_sent(salon.setup.number_of[fact.card])
