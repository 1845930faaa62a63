"""What everybody sees: the same palace, purses, piles and hand sizes in every ear, and it is so."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.masques.public.words import Guest
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import SPECTATOR, Player, View, name
from ridotto.lab import drawn
from tests.games.masques.rounds import (
    DUST,
    after,
    both_editions,
    ears,
    every_count,
    is_turn,
    placed,
    table,
    viewed,
    walked,
)

# ---- What everybody sees.


class Listening:
    """A match, and what every ear makes of it."""

    def __init__(self, match: Palace) -> None:
        self.match = match
        game, setup = game_called(match.setup.edition.id), match.setup
        self.views: dict[Player, View] = {ear: game.view(setup, ear) for ear in ears(match)}
        self.told = 0

    def listen(self) -> dict[Player, dict[str, object]]:
        """What all views show once they have heard what is new."""
        for told in self.match.log[self.told :]:
            for ear, view in self.views.items():
                if told.is_for(ear):
                    view.hear(told.fact)
        self.told = len(self.match.log)
        for ear, view in self.views.items():
            view.set_asking(self.match.asking(ear))
        return {ear: dict(view.as_dict()) for ear, view in self.views.items()}


OPEN = [
    *"round first turn seats absent arcades leads halls agents bank bag aside placing chosen said".split(),
    *"question sealed end".split(),
]
OWN = "player hand pack seen handed_on asked".split()


@pytest.mark.clause("MQD-179", "MQD-184", "MQD-185", "MQD-186", "MQF-187", "MQF-192", "MQF-193", "MQF-194")
@both_editions
@every_count
def test_all_see_the_same_palace_purses_piles_and_hand_sizes_and_it_is_so(edition: str, players: int) -> None:
    game = game_called(edition)
    for seed in range(2):
        listening: Listening | None = None
        for match in walked(table(edition, players), 1600 + seed):
            listening = Listening(match) if listening is None else listening
            shown = listening.listen()
            of_a_spectator = shown[SPECTATOR]
            assert sorted(of_a_spectator) == sorted([*OPEN, *OWN])
            for ear in match.setup.everybody:
                assert [shown[ear][key] for key in OPEN] == [of_a_spectator[key] for key in OPEN], name(ear)
            is_so(game.truth(match), of_a_spectator, match)


def is_so(truth: dict[str, object], shown: dict[str, object], match: Palace) -> None:
    """What lies open is as it lies."""
    for key in ("round", "bank", "bag"):
        assert shown[key] == truth[key], key
    for key in ("first", "turn", "absent"):
        assert (shown[key] or "") == truth[key], key
    assert match.over() or shown["aside"] == len(match.aside)
    for places, key, what in (("arcades", "tokens", "token"), ("halls", "halls", "card")):
        told = shown[places]
        assert isinstance(told, dict)
        lying = {place: "" if it is None else it[what] + "*" * it["face_down"] for place, it in told.items()}
        assert lying == truth[key]
    piles = shown["agents"]
    assert isinstance(piles, dict)
    assert {kind: " ".join([card["agent"] for card in pile]) for kind, pile in piles.items()} == truth["piles"]
    assert all(card["cost"] > 0 for pile in piles.values() for card in pile)
    seats, families, favours = shown["seats"], truth["families"], truth["favours"]
    assert isinstance(seats, list) and isinstance(families, dict) and isinstance(favours, dict)
    for seat, player in zip(seats, match.setup.everybody, strict=True):
        assert " ".join(seat["families"]) == families[name(player)]
        assert seat["favours"] == favours[name(player)]
        assert seat["ducats"] == match.purses[player]
        assert seat["hand"] == len(match.hands[player])


@pytest.mark.clause("MQD-183", "MQF-191")
@both_editions
@every_count
def test_what_is_neither_in_ones_hand_nor_in_the_palace_the_others_hold(edition: str, players: int) -> None:
    """With two players it may be set aside as well, or have been used in the round before."""
    for seed in range(3):
        for match in walked(table(edition, players), 1700 + seed):
            if not is_turn(match):
                continue
            unseen = Counter({guest.text: match.ring.deck[guest.slot] for guest in match.setup.edition.guests})
            unseen.subtract(card.text for card in match.ring.cards if isinstance(card, Guest))
            unseen.subtract(guest.text for guest in match.hands[0])
            held = Counter(guest.text for hand in match.hands[1:] for guest in hand)
            if players > 2:
                assert +unseen == held
            else:
                aside = Counter(guest.text for guest in match.aside)
                assert held + aside <= +unseen
                assert match.round % 2 == 0 or held + aside == +unseen


# Both copies of Foscari 3 come to B, or one is not dealt at first: so A sees each guest once. By count of players.
TWO_PACKS = "Venier2 Venier3 Venier4 Foscari2 Foscari3 Foscari4 Dandolo3 Dandolo4"
DEALS = {
    4: f"{TWO_PACKS.replace('Foscari4', 'Foscari3')} Contarini2 Contarini3 Contarini4 Dandolo2",
    3: f"{TWO_PACKS} Contarini2 Contarini3 Contarini4 Dandolo2",
    2: TWO_PACKS,
}


@pytest.mark.clause("MQD-182", "MQD-181", "MQF-190", "MQF-189")
@both_editions
@every_count
def test_how_many_guests_one_has_seen_when_the_turns_begin(edition: str, players: int) -> None:
    """Whoever picks what: ten of sixteen, nine of twelve, seven of eight; or four, where two players do not draft."""
    count = {4: 10, 3: 9, 2: 7 if edition == DUST else 4}[players]
    deal = DEALS[players]
    if (edition, players) == (DUST, 3):
        deal = deal.replace("Foscari", "Morosini")  # nobody is of Morosini, and no Foscari comes
    setup = table(edition, players)
    start = after(placed(setup, phase="round"), " ".join([f"fate:{guest}" for guest in deal.split()]))
    for seed in range(10):
        match, dice = start.fork(), Dice(seed)
        while not is_turn(match):
            question = match.open_questions()[-1]
            match.answer(question.player, drawn(match, question, dice))
        view = viewed(match, Player(0))
        packs, hand = view["seen"], view["hand"]
        assert isinstance(packs, list) and isinstance(hand, list) and len(hand) == 4
        assert len({*hand, *[guest for pack in packs for guest in pack]}) == count
        if match.setup.draft:
            assert len(packs) == 4
            handed_on = view["handed_on"]
            assert isinstance(handed_on, list)
            assert [len(pack) for pack in handed_on] == [3, 2, 1]
            last_handed_on = handed_on[-1][0]
            assert last_handed_on in [guest.text for guest in match.hands[1]]  # MQD-190, MQF-198
