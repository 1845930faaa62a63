"""What an option would change at the palace cards, as data: the palace lies open to all."""

from __future__ import annotations

from typing import TypedDict

from ridotto.games.masques.public.agents import RULES
from ridotto.games.masques.public.leads import lead
from ridotto.games.masques.public.ring import Ring
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.view_types import Lead
from ridotto.games.masques.public.words import DECLINE, Agent, Arcade, Hall
from ridotto.kernel import Answer, Prospects


class LeadChange(TypedDict):
    """Masques, an option that places, moves or turns something: a palace card where that changes who leads, or why."""

    at: str  # the palace card
    token: str | None  # what would lie there, face up or down, as the view names it; null: nothing
    lead: Lead  # as it would be then; as it is now, it is in the view


def prospects(view: PalaceView, question: str, answer: Answer) -> Prospects:
    """Returns the palace cards where an option changes something at once."""
    after = ring_after(view, question, answer)
    if after is None:
        return []
    before = view.ring
    found: list[LeadChange] = []
    for arcade in view.setup.arcades:
        if is_touched(before, after, arcade):
            then, token = lead(after, view.owners, arcade.number), after.tokens[arcade.number]
            can_be_taken = before.has_token(arcade, False) or after.has_token(arcade, False)
            changes = can_be_taken and then != lead(before, view.owners, arcade.number)
            if changes or token is not before.tokens[arcade.number]:
                shown = after.token_shown(arcade.number, view.hides())
                found.append(LeadChange(at=arcade.text, token=None if shown is None else shown["token"], lead=then))
    return found


def is_touched(before: Ring, after: Ring, arcade: Arcade) -> bool:
    """True when a palace card, or what lies beside it, is another one than before: only there anything can change."""
    number = arcade.number
    if before.tokens[number] is not after.tokens[number] or before.tokens_down != after.tokens_down:
        return True
    if before.cards_down != after.cards_down:
        return True
    return before.cards[number] is not after.cards[number] or before.cards[number - 1] is not after.cards[number - 1]


def ring_after(view: PalaceView, question: str, answer: Answer) -> Ring | None:
    """Returns the palace as it would lie; None where an option changes nothing there, or not yet."""
    if question == "Where":
        return after_placing(view, answer)
    agent = view.agent
    if agent is None or answer is DECLINE:
        return None
    sheet = SHEETS[agent.number]
    if question == sheet.first:
        here = hall_of(view, agent)
        goes_on = len(RULES[agent.number].ends(view.ring, here, answer)) > 0
        return None if goes_on else after_deed(view, agent, here, answer, None)
    if question == sheet.then and view.chosen is not None:
        return after_deed(view, agent, hall_of(view, agent), view.chosen, answer)
    return None


def after_placing(view: PalaceView, answer: Answer) -> Ring | None:
    if view.placing is None or not isinstance(answer, Hall):
        return None
    after = view.ring.copy()
    after.place(view.placing, answer.number)
    return after


def after_deed(view: PalaceView, agent: Agent, here: Hall, chosen: Answer, end: Answer | None) -> Ring:
    after = view.ring.copy()
    after.hear(RULES[agent.number].deed(view.ring, here, chosen, end))
    return after


def hall_of(view: PalaceView, agent: Agent) -> Hall:
    return view.setup.halls[view.ring.cards.index(agent)]
