"""What a master of Masques thinks that others hold: what they were seen to keep is likelier what they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from ridotto.bots import Dice
from ridotto.games.masques.public.belief import Odds
from ridotto.games.masques.public.bots.draft import LikelyHands
from ridotto.games.masques.public.held import count_of
from ridotto.games.masques.public.words import KINDS, Guest, Hall
from ridotto.games.masques.secret.foresight import MasquesForesight, odds_after
from ridotto.games.masques.secret.rules.turn import Where
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import Answer, Player
from tests.bots.games import BotGame

A = Player(0)


def moments(players: int, question: str, seed: int) -> Iterator[Palace]:
    """Moments of a game between courtiers at which A is asked this."""
    game = BotGame("masques-ffg", ["courtier"] * players, seed)
    while not game.match.over():
        palace = game.match
        assert isinstance(palace, Palace)
        asked = palace.question_to(A)
        if asked is not None and asked.name() == question:
            yield palace
        game.step()


def arrangement(hands: LikelyHands) -> tuple[str, ...]:
    return tuple([guest.text for guest in hands.guests])


def all_arrangements(hands: LikelyHands) -> dict[tuple[str, ...], float]:
    """Every way in which the guests of each group may lie, and how likely all picks are by it."""
    groups: dict[int, list[int]] = {}
    for card in range(len(hands.guests)):
        groups.setdefault(hands.group(card), []).append(card)
    before = hands.guests.copy()
    found: dict[tuple[str, ...], float] = {}
    for orders in product(*[permutations(cards) for cards in groups.values()]):
        for cards, order in zip(groups.values(), orders):
            for card, source in zip(cards, order):
                hands.guests[card] = before[source]
        weight = 1.0
        for pack in range(len(hands.packs)):
            weight *= hands.likelihood_of(pack)
        found[arrangement(hands)] = weight
    hands.guests[:] = before
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items()}


def test_arrangements_come_up_as_often_as_they_are_likely() -> None:
    """With three players and no two guests alike there are few enough to list them all."""
    game = BotGame("masques-ffg", ["courtier"] * 3, 5, neutral_values="2,3,4,4")
    palace = game.match
    assert isinstance(palace, Palace)
    while palace.question_to(A) is None or palace.asks().name() != "WhatToPlay":
        game.step()
    odds = odds_after(palace.setup, A, palace.heard_by(A))
    draw = Dice(7).below
    hands = LikelyHands(odds, palace.owners, draw)
    expected = all_arrangements(hands)
    met: Counter[tuple[str, ...]] = Counter()
    for _ in range(3000):
        hands.go_on()
        met[arrangement(hands)] += 1
    assert set(met) <= set(expected)
    assert max(expected.values()) > 2 / len(expected), "some are far likelier than others"
    for key, chance in expected.items():
        assert met[key] / 3000 == pytest.approx(chance, abs=0.05)


def drawn_into_the_right_hand(palace: Palace, odds: Odds, draws: int, exchanges: bool) -> float:
    """How often a guest that somebody else holds is drawn into that hand; without exchanges, as in the belief."""
    held = {(player, guest.slot) for player in range(1, 4) for guest in palace.hands[player]}
    found, dice = 0, Dice(3)
    for _ in range(draws):
        if exchanges:
            hands = LikelyHands(odds, palace.owners, dice.below)
            lying = list(zip(hands.spot, hands.guests))
        else:
            lying = [(at, guest) for at, guests in enumerate(odds.drawn(dice.below)) for guest in guests]
        found += len({(odds.layout.spots[at].holder % 4, guest.slot) for at, guest in lying} & held)
    return found / draws / len(held)


def test_it_knows_more_of_hands_than_somebody_who_does_not_mind_the_draft() -> None:
    palace = next(moments(4, "WhatToPlay", 2))
    odds = odds_after(palace.setup, A, palace.heard_by(A))
    blind = drawn_into_the_right_hand(palace, odds, 40, exchanges=False)
    assert drawn_into_the_right_hand(palace, odds, 40, exchanges=True) > blind + 0.1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "question"), [(4, "WhichToKeep"), (4, "WhatToPlay"), (3, "WhatToPlay"), (2, "WhatToPlay")]
)
def test_in_every_variant_lies_what_is_open_and_every_guest_is_somewhere(players: int, question: str) -> None:
    compared = 0
    for number, palace in enumerate(moments(players, question, 4)):
        if number % 5:
            continue
        heard = palace.heard_by(A)
        foresight = MasquesForesight(palace.setup)
        world = palace.fork()
        variants = foresight.variants(world, A, heard, 10, Dice(1).below)
        if question == "WhatToPlay":
            assert len(variants) == 10
        for variant in variants:
            assert isinstance(variant, Palace)
            assert variant.in_hand[A] == palace.in_hand[A]
            assert variant.under_draft[A] == palace.under_draft[A]
            assert variant.ring.cards == palace.ring.cards
            assert [len(hand) for hand in variant.hands] == [len(hand) for hand in palace.hands]
            assert all_guests(variant) == all_guests(palace)
            compared += 1
    assert compared >= 20


def all_guests(palace: Palace) -> list[int]:
    """How many of each guest there are in hands, packs and hallways, aside and nowhere."""
    found = [count_of(palace.gathered, slot) for slot in range(KINDS)]
    for guests in [*palace.hands, *palace.packs, palace.aside, [c for c in palace.ring.cards if isinstance(c, Guest)]]:
        for guest in guests:
            found[guest.slot] += 1
    return found


def test_a_hallway_that_was_foreseen_is_not_taken_twice() -> None:
    """Two guests that are spelt alike are one answer: the hallway that was foreseen for one is not the other's."""
    game = BotGame("masques-ffg", ["courtier"] * 4, 2)
    while True:
        palace = game.match
        assert isinstance(palace, Palace)
        question = palace.asks()
        taken = [hall for hall in palace.setup.halls if not palace.ring.vacant & (1 << hall.number)]
        if isinstance(question, Where) and isinstance(question.card, Guest) and taken:
            break
        game.step()
    foresight = MasquesForesight(palace.setup)
    foresight.placing, foresight.hall = question.card, taken[0]
    options: tuple[Answer, ...] = palace.options(question)
    found = foresight.answer(palace, question, options, Dice(1).below)
    assert isinstance(found, Hall)
    assert found in options
