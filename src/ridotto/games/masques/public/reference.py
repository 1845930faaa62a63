"""What each agent does and how tokens are won at a table with these host options: open to all from start to end."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.editions import ALIKE_TO_WIN, HAND
from ridotto.games.masques.public.names import an, counted, kind_called, listed, only_face_up
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.sheets import SHEETS

# What the host chose, where the sheet says it.
MAY: Final = "may"
MUST: Final = "must, if it can,"  # MQD-084
CALLER_FIRST: Final = ", and of several players the first to the left, beginning with the player who calls"  # MQD-109
LEFT_FIRST: Final = ", and of several players the first to the left of the player who calls"
TOKENS: Final = (
    "Once every {hall} is filled, one {arcade} after the other is settled, clockwise from the door. Of the two cards "
    "beside it the higher counts, and the player of its family takes the token: a ducat to spend, or {a_favour} to "
    "be counted. {weight} What lies face down counts for nothing. Where the two are even, where nobody plays for the "
    "higher card, and where the token lies face down, it stays for the next {round}."
)
WEIGHTLESS: Final = "{agents} count for nothing."
WEIGHTY: Final = "{agents} have an influence of their own, and take nothing."
# MQD-150, MQD-151, MQD-155, MQD-061, MQD-063, MQD-137, and their like in the other edition.
GOAL: Final = (
    "You win as soon as you have {alike} {favours} of one {guild}, or at least one of each {guild}; ducats do not "
    "count. You play for {yours}. On your turn you put {a_guest}, of any family, between two tokens, or {hire} "
    "{an_agent} to change what lies there. When the palace is full, the higher of the two cards beside each token "
    "takes it for its family."
)
DRAFT: Final = (
    "All choose at the same time which of the cards dealt to them to keep, and hand the rest on to the left; so it "
    "goes on until everybody has {hand}. What is kept is kept, and may not be exchanged."
)


def gist(setup: MasquesSetup, kind: int) -> str:
    """Returns what an agent does, in a few words to a player who may hire it."""
    return filled(SHEETS[kind].gist, setup)


def ability(setup: MasquesSetup, kind: int) -> str:
    """Returns what an agent does, and what its three cards cost and weigh."""
    name = kind_called(setup.edition.words, SHEETS[kind].kind)
    costs = listed([str(cost) for cost in setup.costs[kind]])
    weight = ""
    if setup.edition.agents_have_influence:
        weight = f", with an influence of {' or '.join([str(each) for each in sorted(set(setup.influence[kind]))])}"
    may = MAY if setup.optional else MUST
    return (
        f"When placed, the {name} {may} {filled(SHEETS[kind].ability, setup)}. The three cost {costs} ducats{weight}."
    )


def reference(setup: MasquesSetup) -> dict[str, str]:
    found = {SHEETS[kind].kind: ability(setup, kind) for kind in setup.kinds}
    found["tokens"] = filled(TOKENS, setup)
    if setup.draft:
        found["draft"] = filled(DRAFT, setup)
    return found


def goal(setup: MasquesSetup) -> str:
    """Returns what wins, and what a turn is made of."""
    won = filled(GOAL, setup)
    if setup.max_rounds == 0:
        return won
    rounds = counted(setup.max_rounds, setup.edition.words["round"], f"{setup.edition.words['round']}s")
    return f"{won} After {rounds} it ends without a winner."  # MQD-157, MQF-163


def filled(text: str, setup: MasquesSetup) -> str:
    """Returns a sentence in the words of the edition, and as the host options have it."""
    words = setup.edition.words
    agents = words["agents"]
    weight = WEIGHTY if setup.edition.agents_have_influence else WEIGHTLESS
    of_several = ""
    if setup.several:
        of_several = CALLER_FIRST if setup.own_copy_first else LEFT_FIRST
    return text.format(
        a_guest=an(words["guest"]),
        a_favour=an(words["favour"]),
        that_moves=only_face_up(setup.move_facedown),  # MQD-116, MQD-121
        that_is_traded=only_face_up(setup.trade_facedown),  # MQD-131, MQF-134
        of_several=of_several,
        weight=weight.format(agents=agents[0].upper() + agents[1:]),
        alike=ALIKE_TO_WIN,
        an_agent=an(words["agent"]),
        yours="two families" if setup.two else "one family",
        hand=HAND,
        **words,
    )
