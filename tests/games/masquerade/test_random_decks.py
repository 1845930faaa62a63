"""Random packs that the reader accepts: what anybody is asked or offered tells nothing that lies face down."""

from __future__ import annotations

import pytest

from ridotto.bots import Dice
from ridotto.contracts import silence
from ridotto.contracts.perception import asking
from ridotto.contracts.walking import Broken
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.deck import Card
from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE
from ridotto.games.masquerade.public.facts import (
    Boosted,
    Discarded,
    Fought,
    Killed,
    Moved,
    NothingToDiscard,
    Poisoned,
    Spared,
    TurnedDown,
    TurnedUp,
    Weakened,
)
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.kernel import DEAF, Fact, Game, Match, Player, Setup
from tests.games.masquerade.random_decks import Table, accepted_pack, setup_with, some_card, twins

PAIRS = 4  # of positions with each pack


def tells(fact: Fact) -> bool:
    """True for facts by which the rules themselves tell what was hidden."""
    changed = (Boosted, Discarded, Killed, Moved, Poisoned, Spared, TurnedDown, TurnedUp, Weakened)
    return isinstance(fact, (*changed, Fought, NothingToDiscard))


def offered(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns all that the player can answer in one breath: a card, how it acts, and on whom."""
    question = match.question_to(player)
    found = [] if question is None else [question.name()]
    for answer in () if question is None else match.options(question):
        found.append(answer.text)
        if question is not None and question.goes_on(match, answer):
            fork = match.fork(DEAF)
            fork.answer(player, answer)
            found += [f"{answer.text}+{line}" for line in offered(game, setup, fork, player)]
    return found


def compare(setup: MasqueradeSetup, seed: int) -> int:
    one, other = twins(setup, Dice(seed))
    return silence(MASQUERADE, setup, one, other, seed, tells, {"asking": asking, "offered": offered})


def compare_many(setup: MasqueradeSetup) -> None:
    for seed in range(100):
        compare(setup, seed)


def search(seeds: range) -> int:
    answers = 0
    for seed in seeds:
        pack = accepted_pack(Dice(seed))
        setup = setup_with(pack)
        for number in range(PAIRS):
            try:
                answers += compare(setup, seed * PAIRS + number)
            except Broken as problem:
                raise Broken(f"seed {seed}, pair {number}: {problem} with {pack}") from None
    return answers


@pytest.mark.clause("MSQ-160")
def test_nothing_that_is_asked_or_offered_tells_what_lies_face_down() -> None:
    assert search(range(60)) > 60 * PAIRS


@pytest.mark.slow
@pytest.mark.clause("MSQ-160")
def test_the_same_with_two_thousand_packs() -> None:
    assert search(range(2000)) > 2000 * PAIRS


# ---- Cards that would tell: accepted as they are, then changed into what the reader refuses.

NOBLES_UP = {"of": "others", "class": ["noble", "king"], "side": "up"}
KILL_NOBLES = {"when": "action", "do": [{"kill": NOBLES_UP}]}
IF_NOBLE = {"when": "action", "if": {"some": NOBLES_UP}, "do": [{"draw": 1}]}
ALL_BUT_THE_KING = {"when": "flip_up", "may": True, "do": [{"discard": {"of": "others", "side": "up"}}]}
STRONGER = {
    "when": "always",
    "if": {"some": {"of": "others", "class": ["noble"]}},
    "do": [{"modify": True, "attack": 3}],
}


def with_ability(ability: Table) -> MasqueradeSetup:
    return setup_with(
        [some_card(Dice(0), 0) | {"attack": 0, "side": "", "ability": [ability], "works_face_down": False}]
    )


def look_below(card: Card) -> None:
    """Forgets that only face-up cards are meant."""
    for ability in card.abilities:
        for condition in ability.conditions:
            condition.cards.side = ANY_SIDE
        for effect in ability.effects:
            effect.cards.side = ANY_SIDE


@pytest.mark.parametrize("ability", [KILL_NOBLES, IF_NOBLE, ALL_BUT_THE_KING], ids=["effect", "condition", "discard"])
def test_a_card_whose_use_depends_on_what_others_hide_is_caught(ability: Table) -> None:
    setup = with_ability(ability)
    compare_many(setup)
    look_below(setup.cards[-1])
    with pytest.raises(Broken, match="can tell two positions apart: 'offered"):
        compare_many(setup)


def test_an_attack_that_is_offered_because_of_what_others_hide_is_caught() -> None:
    setup = with_ability(STRONGER)
    compare_many(setup)
    setup.minds_hidden = False
    with pytest.raises(Broken, match=r"can tell two positions apart: 'offered: .*attack"):
        compare_many(setup)
