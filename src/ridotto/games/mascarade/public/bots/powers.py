"""Values whom to choose, and which masks: what the powers ask."""

from __future__ import annotations

from ridotto.games.mascarade.public.bots.thought import Thought
from ridotto.games.mascarade.public.words import Place
from ridotto.kernel import Answer, Player


def values_of(thought: Thought, question: str, options: tuple[Answer, ...]) -> list[float]:
    """Returns the value of each option; all are alike where it has no opinion."""
    return [value_of(thought, question, option) for option in options]


def value_of(thought: Thought, question: str, option: Answer) -> float:
    if not isinstance(option, Place):
        return 0.0  # nobody
    if question == "WhichOfMine":
        return thought.best_with(option)
    ask = thought.setup.edition.asks[question]
    seen = thought.hope(option) if ask.looks else 0.0
    owner = thought.view.player_at(option)
    if owner is None:
        return seen  # a mask in the centre
    if ask.exchanges:
        return exchanging(thought, owner)
    if ask.shows:
        return showing(thought, option, owner)
    gain = taking(thought, owner, ask.takes)
    if ask.if_wrong:
        return (1.0 - thought.fortune.sureness[owner]) * gain
    return seen + gain + danger(thought, option)


def exchanging(thought: Thought, owner: Player) -> float:
    coins, me = thought.fortune.coins.copy(), thought.me
    coins[owner], coins[me] = coins[me], coins[owner]
    return thought.fortune.change(coins, me)


def taking(thought: Thought, owner: Player, most: int) -> float:
    coins = thought.fortune.coins.copy()
    paid = min(most, coins[owner])
    coins[owner] -= paid
    coins[thought.me] += paid
    return thought.fortune.change(coins, thought.me)


def showing(thought: Thought, place: Place, owner: Player) -> float:
    """Returns the value of showing a mask: little known ones are best, and those of a next player who is a danger."""
    unsure = 1.0 - max(thought.chances_at(place))
    is_next = owner == thought.view.seating.after(thought.view.turn_seat)
    return unsure + (danger(thought, place) if is_next else 0.0)


def danger(thought: Thought, place: Place) -> float:
    """Returns what is to be feared of the player who sits there."""
    owner = thought.view.player_at(place)
    if owner is None:
        return 0.0
    worst = 0.0
    for own in thought.view.places_of(owner):
        worst = max(worst, thought.menace(owner, own))
    return 0.1 * thought.fortune.coins[owner] + 0.3 * worst
