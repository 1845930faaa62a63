"""What a player can infer of hands: clause by clause, and against judges that try every deal and every pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from ridotto.bots import Dice
from ridotto.contracts.all_worlds import moments
from ridotto.games import game_called
from ridotto.games.masques.public.belief import Hands
from ridotto.games.masques.public.facts import Dealt, GuestsGathered, Kept, PalaceFull, Received, RoundBegan
from ridotto.games.masques.public.words import NOTATION, Guest
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import FATE, SPECTATOR, Fact, Player, name, player_named, trace_odds
from ridotto.lab import drawn

A, B, C, D = Player(0), Player(1), Player(2), Player(3)
DUST, FFG = "masques-dust", "masques-ffg"


class Table(NamedTuple):
    edition: str
    players: int
    wishes: dict[str, str]

    def __str__(self) -> str:
        wishes = [f"{key}={value.replace(',', '+')}" for key, value in self.wishes.items()]
        return "-".join([self.edition, str(self.players), *wishes])


TABLES = [
    *[Table(edition, players, {}) for edition in (DUST, FFG) for players in (2, 3, 4)],
    Table(DUST, 2, {"two_player_draft": "off", "neutral_values": "2,2,4,4"}),
    Table(DUST, 4, {"courtesan_duplicate": "left-first", "neutral_values": "3,3,3,3", "costs": "courtesan 1-1-1"}),
    Table(FFG, 4, {"free_pass": "on", "costs": "courtesan 1-1-1"}),
]


def seated(table: Table) -> Palace:
    game = game_called(table.edition)
    match = game.start(game.set_up(table.players, table.wishes))
    assert isinstance(match, Palace)
    return match


def go_on(match: Palace, dice: Dice, guests_first: bool = False) -> None:
    asked = match.open_questions()
    question = asked[dice.below(len(asked))]
    answer = drawn(match, question, dice)
    if guests_first and question.name() == "WhatToPlay":
        answer = match.options(question)[0]
    match.answer(question.player, answer)


def until_turns(match: Palace, dice: Dice, round: int = 1, guests_first: bool = False) -> Palace:
    """To the first turn of a round."""
    while match.round < round or match.asks().name() != "WhatToPlay":
        go_on(match, dice, guests_first)
    return match


def play(match: Palace, lines: str) -> Palace:
    """`A:Venier4 A:H3`."""
    for line in lines.split():
        letter, text = line.split(":")
        player = player_named(letter)
        assert player is not None
        match.answer(player, NOTATION.read(text))
    return match


def folded(match: Palace, player: Player) -> Hands:
    found = Hands(match.setup, player)
    for fact in match.heard_by(player):
        found.hear(fact)
    return found


def held(match: Palace, player: Player) -> list[Guest]:
    """In hand, and in the pack before them."""
    return [*match.hands[player], *match.packs[player]]


def texts(guests: list[Guest]) -> list[str]:
    """Each once, in the order of guests."""
    return list(dict.fromkeys([guest.text for guest in sorted(guests, key=lambda guest: guest.slot)]))


# Always.


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_truth_is_always_possible(table: Table) -> None:
    """At every moment of a match, for everybody; of oneself one knows it all, and a spectator is told nothing."""
    match, dice = seated(table), Dice(table.players)
    beliefs = {player: Hands(match.setup, player) for player in [*match.setup.everybody, SPECTATOR]}
    read = dict.fromkeys(beliefs, 0)
    while not match.over() and len(match.record) < 160:
        go_on(match, dice)
        for player, belief in beliefs.items():
            if player == SPECTATOR and len(match.record) % 8 > 0:
                continue  # with so much unseen it takes longer
            heard = match.heard_by(player)
            for fact in heard[read[player] :]:
                belief.hear(fact)
            read[player] = len(heard)
            possible = belief.possible()
            for other in match.setup.everybody:
                assert set(texts(held(match, other))) <= set(possible[name(other)])
            assert set(texts(list(match.aside))) <= set(possible.get("aside", []))
            if player != SPECTATOR:
                assert possible[name(player)] == texts(held(match, player))
            assert len(belief.memory.deal.rounds) <= 2  # nothing older is remembered


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_guest_is_somewhere(table: Table) -> None:
    """Chances of a guest of which there is one add up."""
    match, dice = seated(table), Dice(3)
    for _ in range(60):
        go_on(match, dice)
        for player in match.setup.everybody:
            belief = folded(match, player)
            chances = belief.odds().chances()
            for guest in match.setup.edition.guests:
                if match.ring.deck[guest.slot] == 1 and match.round == 1 and guest not in match.ring.cards:
                    total = sum(chances[guest.slot :: len(match.setup.edition.guests)])
                    left = any(clue.slot == guest.slot for clue in belief.memory.deal.rounds[-1].clues)
                    assert total == pytest.approx(0.0 if left else 1.0)


def test_nobody_knows_anything_before_a_round() -> None:
    match = seated(Table(FFG, 4, {}))
    assert folded(match, A).possible() == {"A": [], "B": [], "C": [], "D": []}
    assert folded(seated(Table(FFG, 2, {})), A).possible() == {"A": [], "B": [], "aside": []}


# How many arrangements there are when the turns begin.


@pytest.mark.clause("MQD-182", "MQF-190")
@pytest.mark.parametrize(
    ("edition", "players", "seen"), [(DUST, 4, 10), (FFG, 4, 10), (DUST, 3, 9), (FFG, 3, 9), (DUST, 2, 7)]
)
def test_a_player_sees_so_many_guests_in_a_draft(edition: str, players: int, seen: int) -> None:
    match = until_turns(seated(Table(edition, players, {})), Dice(1))
    for player in match.setup.everybody:
        spots = folded(match, player).odds().layout.spots
        unseen = sum([spot.room for spot in spots if spot.group == 0 and spot.pack >= 0])
        assert 4 * players - unseen == seen


def all_unlike(belief: Hands) -> bool:
    """Whether no two guests are alike that a player does not know the place of."""
    layout = belief.odds().layout
    places = [[spot for spot in layout.spots if spot.group == group] for group in range(len(layout.groups))]
    unsure = [guest for group, guests in enumerate(layout.groups) if len(places[group]) > 1 for guest in guests]
    return len(unsure) == len(set(unsure))


@pytest.mark.parametrize(
    ("table", "round", "size"),
    [
        (Table(DUST, 4, {}), 1, 720),
        (Table(FFG, 4, {}), 2, 720),
        (Table(DUST, 3, {}), 1, 12),
        (Table(FFG, 3, {}), 3, 12),
        (Table(DUST, 2, {}), 1, 9),
        (Table(DUST, 2, {}), 3, 9),
        (Table(FFG, 2, {}), 1, 495),
        (Table(FFG, 2, {}), 3, 495),
        (Table(FFG, 2, {}), 2, 1),
        (Table(DUST, 2, {}), 2, 1),
    ],
    ids=str,
)
def test_so_many_arrangements_are_possible_when_the_turns_begin(table: Table, round: int, size: int) -> None:
    """Where no two guests that one is unsure of are alike; where they are, there are fewer."""
    exact = 0
    for seed in range(8):
        match = until_turns(seated(table), Dice(seed), round, True)
        for player in match.setup.everybody:
            belief = folded(match, player)
            exact += all_unlike(belief)
            assert belief.size() == size if all_unlike(belief) else belief.size() <= size
    assert exact > 0


# Clause by clause.

DEAL = """fate:Venier3 fate:Foscari2 fate:Dandolo2 fate:Morosini3
          fate:{0}2 fate:Dandolo3 fate:Venier4 fate:Foscari4
          fate:{0}3 fate:Dandolo4 fate:Morosini2 fate:Foscari3
          fate:{0}4 fate:Venier2 fate:Morosini4 fate:Foscari3"""


def dealt(edition: str) -> Palace:
    """Four players, and always the same deal."""
    match = seated(Table(edition, 4, {"first_player": "A"}))
    dice = Dice(5)
    while match.asks().spelling() != "WhichGuest fate 0":
        go_on(match, dice)
    return play(match, DEAL.format(match.setup.edition.families[0].text))


def drafted(edition: str, first: str, second: str, third: str) -> Palace:
    """What A B C D keep, step by step."""
    match = dealt(edition)
    for words in (first, second, third):
        play(match, " ".join([f"{letter}:{word}" for letter, word in zip("ABCD", words.split(), strict=True)]))
    return match


FIRST = "Morosini3 Venier4 Foscari3 Foscari3"


@pytest.mark.clause("MQD-180", "MQD-181", "MQF-188", "MQF-189")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_who_kept_what_out_of_ones_sight_stays_their_secret(edition: str) -> None:
    """B and C keep Dandolo2 and Foscari2 of the pack that A began, in either order."""
    family = "Cantarini" if edition == DUST else "Contarini"
    one = drafted(edition, FIRST, f"Venier2 Dandolo2 {family}2 {family}3", f"Morosini2 {family}4 Foscari2 Dandolo3")
    other = drafted(edition, FIRST, f"Venier2 Foscari2 {family}2 {family}3", f"Morosini2 {family}4 Dandolo2 Dandolo3")
    assert one.hands != other.hands
    for player in (A, SPECTATOR):
        assert folded(one, player).possible() == folded(other, player).possible()
    assert "Dandolo2" in folded(one, A).possible()["B"] and "Foscari2" in folded(one, A).possible()["B"]
    assert folded(one, C).possible()["B"] != folded(other, C).possible()["B"]  # who saw the pack before and after


@pytest.mark.clause("MQD-181", "MQF-189")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_what_was_handed_on_is_with_those_who_got_it(edition: str) -> None:
    match = drafted(edition, FIRST, "Venier2 Dandolo2 Dandolo3 Dandolo4", "Morosini2 Morosini4 Venier3 Foscari4")
    known = folded(match, A)
    for guest in match.setup.edition.guests:
        chances = [known.chance(player, guest) for player in (B, C, D)]
        if guest.text in ("Venier3", "Dandolo2", "Foscari2"):  # the rest of the first pack: one to each
            assert chances == pytest.approx([1 / 3] * 3)
        if guest.text in (f"{match.setup.edition.families[0].text}4", "Morosini4"):  # and of the second
            assert chances == pytest.approx([1 / 2, 1 / 2, 0])


@pytest.mark.clause("MQD-190", "MQF-198")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_the_last_guest_that_was_handed_on_is_certainly_on_the_left(edition: str) -> None:
    """As whoever handed it on knows, and a spectator does not."""
    for seed in range(6):
        match = until_turns(seated(Table(edition, 4, {})), Dice(seed))
        for player in match.setup.everybody:
            facts = match.heard_by(player)
            pack = next(list(fact.pack) for fact in facts if isinstance(fact, Received) and len(fact.pack) == 2)
            [given] = without_one(pack, kept_by(facts)[2])
            left = match.setup.left[player]
            assert given in match.hands[left]
            assert folded(match, player).chance(left, given) == pytest.approx(1.0)
            assert folded(match, SPECTATOR).chance(left, given) < 1.0


@pytest.mark.clause("MQD-183", "MQF-191")
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("players", [3, 4])
def test_others_hold_all_that_one_does_not_see(edition: str, players: int) -> None:
    match, dice = until_turns(seated(Table(edition, players, {})), Dice(8)), Dice(9)
    while match.round == 1 and not match.over() and match.ring.vacant:
        possible = folded(match, A).possible()
        others = [guest for player in match.setup.everybody[1:] for guest in match.hands[player]]
        assert {text for player in match.setup.everybody[1:] for text in possible[name(player)]} == set(texts(others))
        go_on(match, dice)


def placed(edition: str, players: int, position: dict[str, object], **wishes: str) -> Palace:
    game = game_called(edition)
    match = game.start_at(game.set_up(players, wishes), position)
    assert isinstance(match, Palace)
    return match


@pytest.mark.clause("MQD-188", "MQF-196")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_a_call_shows_everybody_who_held_the_guest(edition: str) -> None:
    hands = {"A": "Venier4 Dandolo3", "B": "Morosini4 Dandolo2", "C": "Venier3 Foscari2"}
    match = placed(edition, 4, {"hands": {**hands, "D": "Foscari4 Foscari3"}, "halls": lying(edition), "purses": "4"})
    spots = match.setup.edition.halls
    before = folded(match, A)
    assert all("Morosini4" in before.possible()[letter] for letter in "BCD")
    assert before.chance(B, guest_called(match, "Morosini4")) == pytest.approx(1 / 3)
    play(match, f"A:courtesan1 A:{spots[14].text} A:Morosini4 A:{spots[15].text}")
    known = folded(match, D)
    assert all("Morosini4" not in known.possible()[letter] for letter in "ABCD")
    assert known.odds().found_with[guest_called(match, "Morosini4").slot] == B
    assert known.chance(B, guest_called(match, "Venier4")) == pytest.approx(1 / 5)  # one more guest, out of five


def lying(edition: str) -> dict[str, str]:
    """Eight guests in the palace, and one of two that are alike."""
    family = "Cantarini" if edition == DUST else "Contarini"
    guests = [f"{family}2", f"{family}3", f"{family}4", "Morosini2", "Morosini3", "Venier2", "Dandolo4", "Foscari3"]
    return {f"{'S' if edition == DUST else 'H'}{number}": text for number, text in enumerate(guests)}


def guest_called(match: Palace, text: str) -> Guest:
    return next(guest for guest in match.setup.edition.guests if guest.text == text)


@pytest.mark.clause("MQD-109", "MQD-110", "MQF-110", "MQF-111")
@pytest.mark.parametrize("edition", [DUST, FFG])
@pytest.mark.parametrize("order", ["active-first", "left-first"])
def test_a_call_that_goes_past_somebody_shows_that_they_hold_no_copy(edition: str, order: str) -> None:
    family = "Cantarini" if edition == DUST else "Contarini"
    hands = {"A": f"{family}2 {family}3", "B": "Venier2 Venier3", "C": "Foscari3 Venier4", "D": "Foscari3 Dandolo4"}
    rest = [f"{family}4", "Dandolo2", "Dandolo3", "Morosini2", "Morosini3", "Morosini4", "Foscari2", "Foscari4"]
    halls = {f"{'S' if edition == DUST else 'H'}{number}": text for number, text in enumerate(rest)}
    match = placed(edition, 4, {"hands": hands, "halls": halls, "purses": "4"}, courtesan_duplicate=order)
    spots = match.setup.edition.halls
    assert all("Foscari3" in folded(match, A).possible()[letter] for letter in "BCD")
    play(match, f"A:courtesan1 A:{spots[14].text} A:Foscari3 A:{spots[15].text}")
    possible = folded(match, A).possible()
    assert [letter for letter in "BCD" if "Foscari3" in possible[letter]] == ["C", "D"]
    possible = folded(match, B).possible()  # was A, who called, asked before C?
    assert ("Foscari3" in possible["A"]) == (order == "left-first")


@pytest.mark.clause("MQD-187", "MQF-195")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_what_was_left_in_hands_is_not_shown(edition: str) -> None:
    """Nobody holds anything when guests are gathered, and who had held what is as open as before."""
    doubts = 0
    for seed in range(4):
        match, dice = seated(Table(edition, 4, {})), Dice(seed)
        while match.round < 2:
            go_on(match, dice)
        for player in match.setup.everybody:
            belief = Hands(match.setup, player)
            before = 0
            for fact in match.heard_by(player):
                belief.hear(fact)
                if isinstance(fact, PalaceFull):
                    before = belief.size()
                if isinstance(fact, GuestsGathered):
                    assert belief.possible() == {"A": [], "B": [], "C": [], "D": []}
                    assert belief.size() == before
                    doubts += before > 1
                    break
    assert doubts > 0


@pytest.mark.clause("MQD-191", "MQF-199")
@pytest.mark.parametrize("edition", [DUST, FFG])
def test_with_two_players_an_unseen_guest_may_be_aside_as_well(edition: str) -> None:
    match = until_turns(seated(Table(edition, 2, {})), Dice(4))
    for player, other in ((A, B), (B, A)):
        belief = folded(match, player)
        possible = belief.possible()
        unseen = belief.odds().layout.groups[0]
        assert possible["aside"] == texts(unseen)
        assert set(possible["aside"]) <= set(possible[name(other)])


@pytest.mark.parametrize("edition", [DUST, FFG])
def test_the_second_round_of_two_is_certain_where_nothing_was_left_over_in_the_first(edition: str) -> None:
    match = until_turns(seated(Table(edition, 2, {})), Dice(2), 2, True)
    assert match.round == 2
    for player, other in ((A, B), (B, A)):
        belief = folded(match, player)
        assert belief.size() == 1
        assert belief.possible() == {
            name(player): texts(held(match, player)),
            name(other): texts(held(match, other)),
            "aside": [],
        }


def test_the_second_round_of_two_is_not_certain_where_guests_were_left_over() -> None:
    """What B did not play in the first round may be what A does not see in the second."""
    for seed in range(20):
        match = until_turns(seated(Table(FFG, 2, {})), Dice(seed), 2)
        clues = folded(match, A).memory.deal.rounds[0].clues
        left = 4 - len([clue for clue in clues if clue.by == B and clue.slot >= 0])
        if left > 0:
            assert folded(match, A).size() > 1
            return
    raise AssertionError("B always played all guests")


def test_a_position_tells_nothing_of_a_draft() -> None:
    """Every arrangement alike."""
    match = placed(FFG, 3, {"hands": {"A": "Venier4 Dandolo3"}})
    belief = folded(match, A)
    unseen = [guest for guest in match.setup.edition.guests if guest in held(match, B) or guest in held(match, C)]
    assert belief.possible()["B"] == belief.possible()["C"] == texts(unseen)
    for guest in unseen:
        assert belief.chance(B, guest) == pytest.approx(len(match.hands[B]) / len(unseen))


def test_a_second_round_that_begins_a_position_deals_what_is_aside() -> None:
    match = placed(FFG, 2, {"phase": "round", "round": 2})
    until_turns(match, Dice(1), 2)
    belief = folded(match, A)
    assert belief.possible()["aside"] == []
    assert len(belief.possible()["B"]) in (11, 12)


def test_a_guest_that_is_announced_is_in_hand_until_it_lies() -> None:
    match = until_turns(seated(Table(FFG, 4, {"first_player": "A"})), Dice(1))
    guest = match.hands[A][0]
    match.answer(A, guest)
    assert folded(match, C).chance(A, guest) == 1.0
    match.answer(A, match.offer()[0])
    assert folded(match, C).chance(A, guest) == (1.0 if guest in match.hands[A] else 0.0)


def test_guests_that_are_alike_are_one_choice_however_many_there_are() -> None:
    """Odds are reckoned so; the rules have to ask so."""
    hands = {"A": "Foscari3 Foscari3 Foscari3 Venier4"}
    match = placed(FFG, 4, {"hands": hands, "purses": "0"}, neutral_values="3,3,3,3")
    assert [option.text for option in match.offer()] == ["Venier4", "Foscari3"]


# Against judges.


def judged(match: Palace, player: Player) -> dict[tuple[str, str], float]:
    """How often somebody holds a guest, where the kernel tries every option of every question."""
    found: dict[tuple[str, str], float] = {}
    every = moments(seated_again(match), player, match.heard_by(player))
    total = sum([moment.weight for moment in every])
    for moment in every:
        world = moment.match
        assert isinstance(world, Palace)
        for other in match.setup.everybody:
            for text in texts(held(world, other)):
                key = (name(other), text)
                found[key] = found.get(key, 0.0) + moment.weight / total
    return found


def seated_again(match: Palace) -> Palace:
    again = game_called(match.setup.edition.id).start(match.setup)
    assert isinstance(again, Palace)
    return again


def must_agree(match: Palace, player: Player, odds: dict[tuple[str, str], float]) -> None:
    belief = folded(match, player)
    for other in match.setup.everybody:
        for guest in match.setup.edition.guests:
            assert belief.chance(other, guest) == pytest.approx(odds.get((name(other), guest.text), 0.0), abs=1e-9)


ALIKE = {"neutral_values": "3,3,3,3", "families": "Venier,Dandolo,Morosini", "first_player": "A"}


@pytest.mark.slow
@pytest.mark.parametrize(("answers", "seed"), [(20, 1), (26, 12), (27, 19), (38, 13), (40, 4), (46, 37)])
def test_odds_are_those_of_the_rules_themselves(answers: int, seed: int) -> None:
    """In the deal, in the draft and in turns, with three guests alike, some answers too late, and calls."""
    match, dice = seated(Table(FFG, 3, {**ALIKE, "costs": "courtesan 1-1-1"})), Dice(seed)
    while len(match.record) < answers:
        asked = match.open_questions()
        question = asked[dice.below(len(asked))]
        answer = drawn(match, question, dice)
        if question.player != FATE and dice.below(6) == 0:
            match.answer_late(question.player, answer)
        else:
            match.answer(question.player, answer)
    must_agree(match, Player(seed % 3), judged(match, Player(seed % 3)))


class Turn(NamedTuple):
    """What somebody did, as all saw it: their guest, if it was one, and how many other things they could have done."""

    by: Player
    guest: Guest | None
    others: int


def turns_of(match: Palace, dice: Dice, answers: int) -> list[Turn]:
    """So many more answers, and the turns among them."""
    found = []
    for _ in range(answers):
        question = match.asks()
        options = match.options(question)
        if question.name() == "WhatToPlay":
            others = len(options) - len(set(match.hands[question.player]))
            answer = options[dice.below(len(options))]
            found.append(Turn(question.player, answer if isinstance(answer, Guest) else None, others))
            match.answer(question.player, answer)
        else:
            go_on(match, dice)
    return found


def likelihood(hands: dict[Player, list[Guest]], turns: list[Turn]) -> float:
    """Of all that was played, with these hands."""
    left = {player: hand.copy() for player, hand in hands.items()}
    weight = 1.0
    for turn in turns:
        hand = left[turn.by]
        weight /= len(set(hand)) + turn.others
        if turn.guest is not None:
            if turn.guest not in hand:
                return 0.0
            hand.remove(turn.guest)
    return weight


def histories(match: Palace, packs: list[list[Guest]], kept: list[Guest]) -> Iterator[list[list[Guest]]]:
    """What everybody may have kept, by player and step, as the first of four players; copies are told apart."""
    unseen = deck(match)
    for pack in packs:  # four, three, two and one, and none of them twice
        for guest in pack:
            unseen.remove(guest)
    rest = [without_one(pack, guest) for pack, guest in zip(packs, kept, strict=True)]
    for one in permutations(unseen):
        for two in permutations(rest[0]):
            for three in permutations(rest[1]):
                yield [
                    kept,
                    [one[0], two[0], three[0], rest[2][0]],
                    [one[1], one[2], two[1], three[1]],
                    [one[3], one[4], one[5], two[2]],
                ]


def deck(match: Palace) -> list[Guest]:
    return [guest for guest in match.setup.edition.guests for _ in range(match.ring.deck[guest.slot])]


def without_one(pack: list[Guest], guest: Guest) -> list[Guest]:
    found = pack.copy()
    found.remove(guest)
    return found


@pytest.mark.slow
def test_four_players_against_every_history() -> None:
    """All 8640 of them, as often as even choices lead there."""
    for seed in (0, 3):
        match, dice = until_turns(seated(Table(FFG, 4, {"first_player": "A"})), Dice(seed)), Dice(seed)
        facts = match.heard_by(A)
        packs = [[fact.guest for fact in facts if isinstance(fact, Dealt)]]
        packs += [list(fact.pack) for fact in facts if isinstance(fact, Received)]
        kept = kept_by(facts)
        turns = [turn for turn in turns_of(match, dice, 14) if turn.by != A]
        found: dict[tuple[str, str], float] = {}
        steps: dict[tuple[int, int, str], float] = {}
        total = 0.0
        for history in histories(match, packs, kept):
            weight = 1.0
            for pack in range(4):
                left = [history[(pack + step) % 4][step] for step in range(4)]
                for _ in range(4):
                    weight /= len(set(left)) * left.count(left[0])
                    left = left[1:]
            weight *= likelihood({Player(number): history[number] for number in range(4)}, turns)
            total += weight
            if weight > 0.0:
                for number in range(4):
                    for step, guest in enumerate(history[number]):
                        taken = (number, step, guest.text)
                        steps[taken] = steps.get(taken, 0.0) + weight
                hands = [hand.copy() for hand in history]
                for turn in turns:
                    if turn.guest is not None:
                        hands[turn.by].remove(turn.guest)
                for player in (B, C, D):
                    for text in texts(hands[player]):
                        key = (name(player), text)
                        found[key] = found.get(key, 0.0) + weight
        belief = folded(match, A)
        for player in (B, C, D):
            for guest in match.setup.edition.guests:
                if belief.memory.moving is not guest:
                    expected = found.get((name(player), guest.text), 0.0) / total
                    assert belief.chance(player, guest) == pytest.approx(expected, abs=1e-9)
        must_keep_as_often(belief, {taken: weight / total for taken, weight in steps.items()})


def must_keep_as_often(belief: Hands, steps: dict[tuple[int, int, str], float]) -> None:
    """What was drawn, by player and step."""
    odds, dice, times = belief.odds(), Dice(1), 2000
    found: Counter[tuple[int, int, str]] = Counter()
    for _ in range(times):
        for spot, guests in zip(odds.layout.spots, odds.drawn(dice.below), strict=True):
            found[(spot.holder, spot.step if spot.step >= 0 else 3, guests[0].text)] += 1
    assert set(found) <= set(steps)
    for taken, share in steps.items():
        assert found[taken] / times == pytest.approx(share, abs=5 * (share * (1 - share) / times) ** 0.5 + 1e-9)


def kept_by(facts: list[Fact]) -> list[Guest]:
    return [fact.guest for fact in facts if isinstance(fact, Kept)]


@pytest.mark.parametrize("free_pass", ["off", "on"])
@pytest.mark.parametrize("round", [1, 2])
def test_two_players_against_every_hand(round: int, free_pass: str) -> None:
    """In the first round every four of twelve, in the second every split of what is not seen, by what was played."""
    wishes = {"neutral_values": "2,2,4,4", "first_player": "A", "free_pass": free_pass}
    for seed in range(8):
        match, dice = until_turns(seated(Table(FFG, 2, wishes)), Dice(seed)), Dice(seed)
        mine = list(match.hands[A])
        turns = [[turn for turn in turns_of(match, dice, 9) if turn.by == B]]
        unseen = deck(match)
        if round == 2:
            while match.round == 1:
                turns[0] += [turn for turn in turns_of(match, dice, 1) if turn.by == B]
            until_turns(match, dice, 2)
            mine += list(match.hands[A])
            turns.append([turn for turn in turns_of(match, dice, 5) if turn.by == B])
        for guest in mine:
            unseen.remove(guest)
        found: dict[str, float] = {}
        total = 0.0
        for chosen in combinations(range(len(unseen)), 4):
            hand = [unseen[number] for number in chosen]
            weight = likelihood({B: hand}, turns[0])
            if round == 2:
                hand = [unseen[number] for number in range(8) if number not in chosen]
                weight *= likelihood({B: hand}, turns[1])
            total += weight
            if weight > 0.0:
                for turn in turns[-1]:
                    if turn.guest is not None:
                        hand.remove(turn.guest)
                for text in texts(hand):
                    found[text] = found.get(text, 0.0) + weight
        belief = folded(match, A)
        for guest in match.setup.edition.guests:
            if belief.memory.moving is not guest:
                assert belief.chance(B, guest) == pytest.approx(found.get(guest.text, 0.0) / total, abs=1e-9)


# Odds.


def test_the_odds_of_a_hand_are_those_that_it_holds_at_least_one_of_a_guest() -> None:
    match = until_turns(seated(Table(FFG, 4, {})), Dice(3))
    found = folded(match, A)
    sheet = found.sheet()
    assert sheet.exact
    assert {place: list(row) for place, row in sheet.places.items()} == found.possible()
    assert sheet.places["A"] == dict.fromkeys(texts(held(match, A)), 1.0)
    for other in (B, C, D):
        for guest in match.setup.edition.guests:
            assert sheet.odds(name(other), [guest.text]) == pytest.approx(found.chance(other, guest))


def test_the_reasons_of_a_hand_go_no_further_back_than_its_deal() -> None:
    match = until_turns(seated(Table(FFG, 4, {})), Dice(3), round=2)
    heard = match.heard_by(A)
    began = max(number for number, fact in enumerate(heard, 1) if isinstance(fact, RoundBegan))
    unsure = [
        (place, guest) for place, row in folded(match, A).sheet().places.items() for guest in row if row[guest] < 1
    ]
    steps = trace_odds(game_called(FFG), match.setup, A, heard, unsure[0][0], [unsure[0][1]])
    assert steps
    assert all(step.number > began for step in steps)
    assert steps[-1].odds == pytest.approx(folded(match, A).sheet().odds(unsure[0][0], [unsure[0][1]]))
