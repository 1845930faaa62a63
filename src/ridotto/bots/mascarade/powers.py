"""Whom to choose, and which masks: what the powers ask."""

from __future__ import annotations

from ridotto.bots.mascarade.fortune import take
from ridotto.bots.mascarade.thought import Thought
from ridotto.games.mascarade.editions import PRICE
from ridotto.games.mascarade.words import Place
from ridotto.kernel import Answer, Player


def values_of(thought: Thought, question: str, options: tuple[Answer, ...]) -> list[float]:
    """Of each option; all alike where it has no opinion."""
    return [value_of(thought, question, option) for option in options]


def value_of(thought: Thought, question: str, option: Answer) -> float:
    if not isinstance(option, Place):
        return 0.0  # nobody
    if question == "WhichOfMine":
        return thought.best_with(option)
    if question == "WhomToSpyOn":
        return thought.hope(option) + danger(thought, option)
    owner = thought.view.player_at(option)
    if owner is None:
        return 0.0  # a mask in the centre
    if question == "WhoseWealth":
        return exchanging(thought, owner)
    if question == "WhichOfTheRichest":
        return taking(thought, owner, 2) + danger(thought, option)
    if question == "FirstPuppet" or question == "SecondPuppet":
        return taking(thought, owner, 1) + danger(thought, option)
    if question == "WhomToQuestion":
        return (1.0 - thought.fortune.sure(owner)) * taking(thought, owner, PRICE)
    if question == "WhomToShow":
        return showing(thought, option, owner)
    return danger(thought, option)  # for the Fool, and whatever else may be asked


def exchanging(thought: Thought, owner: Player) -> float:
    coins, me = thought.fortune.coins.copy(), thought.me
    coins[owner], coins[me] = coins[me], coins[owner]
    return thought.fortune.change(coins, me)


def taking(thought: Thought, owner: Player, most: int) -> float:
    coins = thought.fortune.coins.copy()
    take(coins, owner, thought.me, most)
    return thought.fortune.change(coins, thought.me)


def showing(thought: Thought, place: Place, owner: Player) -> float:
    """Best a mask of which one knows little; and whoever is next and shown may not announce."""
    unsure = 1.0 - max(thought.chances_at(place))
    is_next = owner == thought.view.seating.after(thought.view.turn_seat)
    return unsure + (danger(thought, place) if is_next else 0.0)


def danger(thought: Thought, place: Place) -> float:
    """What is to be feared of whoever sits there."""
    owner = thought.view.player_at(place)
    if owner is None:
        return 0.0
    worst = 0.0
    for own in thought.view.places_of(owner):
        worst = max(worst, thought.menace(owner, own))
    return 0.1 * thought.fortune.coins[owner] + 0.3 * worst
