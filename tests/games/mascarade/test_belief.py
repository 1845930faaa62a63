"""What a player can infer: clause by clause, and against two judges that know no shortcuts."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ridotto.bots import Dice
from ridotto.contracts.all_worlds import moments
from ridotto.games import game_called
from ridotto.games.mascarade.public.belief import Arrangements, Candidates, Clue, Hindsight, clue_in
from ridotto.games.mascarade.public.belief.hindsight import BUDGET, FEW
from ridotto.games.mascarade.public.belief.joint import Joint, narrowed, thinned
from ridotto.games.mascarade.public.editions import FIRST
from ridotto.games.mascarade.public.facts import Dealt, Lay, Returned, Revealed, Saw, Swapped
from ridotto.games.mascarade.public.setup import MascaradeSetup, set_up
from ridotto.games.mascarade.public.words import CHEAT, JUDGE, KING, MASKS, NOTATION, PASS, QUEEN, THIEF, Place
from ridotto.games.mascarade.secret.rules.opening import new_match
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import SPECTATOR, Answer, Fact, Player, name, player_named
from tests.games.mascarade.listening import Table, random_answer, tables

F5 = "mascarade-1e", 5, "Judge Bishop King Queen Witch Cheat"
F7 = "mascarade-1e", 7, "Judge Bishop King Fool Queen Thief Witch"
F8 = "mascarade-1e", 8, "Judge Bishop King Fool Queen Witch Peasant Peasant"
F13 = "mascarade-1e", 13, "Judge Bishop King Fool Queen Thief Witch Spy Peasant Peasant Cheat Inquisitor Widow"
F3 = "mascarade-1e", 3, "Judge Bishop King Fool Queen Witch"
G5 = "mascarade-2e", 5, "Judge Trickster Empress King Sorceress Cheater"
G8 = "mascarade-2e", 8, "Judge Beggar Patron Princess Puppeteer Thief King Sorceress"
G12 = "mascarade-2e", 12, "Judge Trickster Empress Fool King Sorceress Peasant Peasant Cheater Spy Guru Widow"
Fixture = tuple[str, int, str]


def seen_by_all(fixture: Fixture) -> Court:
    """K0 of the ledgers: A is to act, and everybody could name every mask."""
    game = game_called(fixture[0])
    setup = game.set_up(fixture[1], {"masks": ",".join(fixture[2].split())})
    match = game.start_at(setup, {"masks": fixture[2], "open": True})
    assert isinstance(match, Court)
    return match


def play(match: Court, lines: str) -> Court:
    """`A:b A:swap`; whoever is asked to claim and is not mentioned passes."""
    for line in lines.split():
        letter, text = line.split(":")
        player = player_named(letter)
        assert player is not None
        while match.question_to(player) is None:
            match.answer(match.asks().player, PASS)
        match.answer(player, NOTATION.read(text))
    return match


def all_pass(match: Court) -> Court:
    while not match.over() and match.asks().name() == "ClaimToo":
        match.answer(match.asks().player, PASS)
    return match


def ears(match: Court) -> list[Player]:
    return [*match.setup.everybody, SPECTATOR]


def belief(match: Court, player: Player, cap: int = 10_000, seed: int = 1) -> Arrangements:
    return folded(match.setup, player, match.heard_by(player), cap, seed)


def folded(setup: MascaradeSetup, player: Player, heard: list[Fact], cap: int = 10_000, seed: int = 1) -> Arrangements:
    found = Arrangements(setup, player, cap, seed=seed)
    for fact in heard:
        found.hear(fact)
    return found


def doubts(match: Court, player: Player) -> dict[str, str]:
    """What may lie where a player is not sure."""
    possible = belief(match, player).possible()
    return {place: " ".join(masks) for place, masks in possible.items() if len(masks) != 1}


def who_doubts(match: Court) -> str:
    return "".join([name(player) for player in ears(match) if doubts(match, player)])


def thought_at(match: Court, player: Player, *places: str) -> str:
    """What a player is sure of."""
    found = belief(match, player)
    return " ".join([str(found.sure(place)) for place in match.setup.places if place.text in places])


# Clause by clause.

A, B, C, D = Player(0), Player(1), Player(2), Player(3)


@pytest.mark.clause("MC1-241", "MC2-241")
@pytest.mark.parametrize("fixture", [F5, G5, F13, G12])
def test_at_the_start_everybody_knows_every_place(fixture: Fixture) -> None:
    match = seen_by_all(fixture)
    for player in ears(match):
        found = belief(match, player)
        assert found.exact and found.size() == 1
        assert list(found.possible().values()) == [[word] for word in fixture[2].split()]


@pytest.mark.clause("MC1-242", "TBL-002", "MC2-242")
@pytest.mark.parametrize(("fixture", "second"), [(F7, "Bishop"), (G8, "Beggar")])
@pytest.mark.parametrize("hands", ["swap", "keep"])
def test_only_who_had_two_masks_in_hand_knows_where_they_are(fixture: Fixture, second: str, hands: str) -> None:
    match = play(seen_by_all(fixture), f"A:b A:{hands}")
    assert thought_at(match, A, "a", "b") == (f"{second} Judge" if hands == "swap" else f"Judge {second}")
    for player in ears(match)[1:]:
        assert doubts(match, player) == {"a": f"{second} Judge", "b": f"{second} Judge"}
        assert belief(match, player).chance(match.setup.places[0], match.masks[0]) == 0.5


@pytest.mark.clause("MC1-243", "MC2-243")
@pytest.mark.parametrize(("fixture", "second"), [(F7, "Bishop"), (G8, "Beggar")])
def test_a_look_is_for_one(fixture: Fixture, second: str) -> None:
    match = play(seen_by_all(fixture), "A:b A:swap B:look")
    assert thought_at(match, B, "a", "b") == f"{second} Judge"
    assert doubts(match, C) == doubts(match, SPECTATOR) == {"a": f"{second} Judge", "b": f"{second} Judge"}


@pytest.mark.clause("MC1-244", "MC2-244")
@pytest.mark.parametrize("fixture", [F7, G8])
def test_what_people_say_teaches_nothing(fixture: Fixture) -> None:
    match = play(seen_by_all(fixture), "A:b A:swap")
    before = [belief(match, player).arrangements() for player in ears(match)]
    all_pass(play(match, "B:Judge"))
    assert match.asks().player == C
    assert [belief(match, player).arrangements() for player in ears(match)] == before


@pytest.mark.clause("MC1-245", "MC2-245")
@pytest.mark.parametrize(("fixture", "second"), [(F7, "Bishop"), (G8, "Beggar")])
def test_shown_masks_tell_of_others(fixture: Fixture, second: str) -> None:
    match = all_pass(play(seen_by_all(fixture), "A:b A:swap B:Judge C:claim"))
    assert who_doubts(match) == ""
    assert thought_at(match, SPECTATOR, "a", "b") == f"{second} Judge"
    assert belief(match, SPECTATOR).clues == []  # what is certain needs no history


@pytest.mark.clause("MC1-245", "MC1-247", "MC2-245", "MC2-247")
@pytest.mark.parametrize(("fixture", "third"), [(F7, "King"), (G12, "Empress")])
def test_what_the_fool_takes_was_shown_in_vain(fixture: Fixture, third: str) -> None:
    match = all_pass(play(seen_by_all(fixture), "A:Fool D:claim"))
    play(match, "D:a D:c D:swap")
    assert who_doubts(match) == "".join([name(player) for player in ears(match) if player != D])
    masks = " ".join(sorted(["Judge", third]))
    assert doubts(match, A) == doubts(match, C) == {"a": masks, "c": masks}
    assert thought_at(match, B, "d") == "Fool"


@pytest.mark.clause("MC1-246", "MC2-246")
@pytest.mark.parametrize(("fixture", "third"), [(F13, "King"), (G12, "Empress")])
def test_the_spy_knows_both(fixture: Fixture, third: str) -> None:
    match = play(all_pass(play(seen_by_all(fixture), "A:Spy")), "A:c A:swap")
    assert thought_at(match, A, "a", "c") == f"{third} Judge"
    masks = " ".join(sorted(["Judge", third]))
    for player in ears(match)[1:]:
        assert doubts(match, player) == {"a": masks, "c": masks}


@pytest.mark.clause("MC1-246")
def test_the_spy_sees_what_others_had_hidden() -> None:
    match = play(seen_by_all(F13), "A:b A:keep B:c B:swap C:d C:swap D:e D:keep")
    for player in range(4, 13):
        play(match, f"{name(Player(player))}:look")
    assert len(doubts(match, A)) == 4
    play(all_pass(play(match, "A:Spy")), "A:c")
    assert thought_at(match, A, "a", "c") == f"{match.masks[0]} {match.masks[2]}"
    before = belief(match, A)
    play(match, "A:swap")
    assert thought_at(match, A, "a", "c") == f"{match.masks[0]} {match.masks[2]}"
    assert belief(match, A).size() == before.size()


@pytest.mark.clause("MC1-247", "MC2-247")
@pytest.mark.parametrize(("fixture", "masks"), [(F7, "Bishop King"), (G12, "Empress Trickster")])
def test_the_fool_knows_whether(fixture: Fixture, masks: str) -> None:
    match = play(all_pass(play(seen_by_all(fixture), "A:Fool")), "A:b A:c A:swap")
    assert doubts(match, A) == {}
    assert doubts(match, B) == doubts(match, C) == {"b": masks, "c": masks}


@pytest.mark.clause("MC1-248", "MC2-248")
@pytest.mark.parametrize(("fixture", "power", "third"), [(F13, "Inquisitor", "King"), (G12, "Guru", "Empress")])
def test_all_see_who_was_questioned(fixture: Fixture, power: str, third: str) -> None:
    match = play(seen_by_all(fixture), "A:b A:keep B:c B:keep C:d C:swap D:c D:swap")
    for player in range(4, fixture[1]):
        play(match, f"{name(Player(player))}:look")
    play(all_pass(play(match, f"A:{power}")), "A:c C:Judge")
    for player in ears(match):
        assert thought_at(match, player, "c") == third


@pytest.mark.clause("MC1-249", "MC2-249")
@pytest.mark.parametrize(("fixture", "second", "third"), [(F7, "Bishop", "King"), (G8, "Beggar", "Patron")])
def test_arrangements_double_and_fall_away(fixture: Fixture, second: str, third: str) -> None:
    match = play(seen_by_all(fixture), "A:b A:keep B:c B:keep")
    j, s, t = "Judge", second, third
    found = {" ".join([mask.text for mask in masks[:3]]) for masks, _ in belief(match, D).arrangements()}
    assert found == {f"{j} {s} {t}", f"{s} {j} {t}", f"{j} {t} {s}", f"{s} {t} {j}"}
    all_pass(play(match, f"C:{third} D:claim"))
    found = {" ".join([mask.text for mask in masks[:3]]) for masks, _ in belief(match, D).arrangements()}
    assert found == {f"{j} {s} {t}", f"{s} {j} {t}"}
    assert who_doubts(match) == "".join([name(player) for player in ears(match) if player != A])


@pytest.mark.clause("MC1-253", "MC2-253")
def test_a_spectator_infers_what_all_may_see() -> None:
    match = play(seen_by_all(G8), "A:c A:swap")
    play(all_pass(play(match, "B:Princess")), "B:c")
    assert doubts(match, SPECTATOR) == {"a": "Judge Patron", "c": "Judge Patron"}


@pytest.mark.clause("MC2-255")
def test_the_princess_teaches_all_but_one() -> None:
    match = play(seen_by_all(G8), "A:c A:swap")
    play(all_pass(play(match, "B:Princess")), "B:c")
    assert doubts(match, C) == {"a": "Judge Patron", "c": "Judge Patron"}
    assert who_doubts(match) == "C-"
    assert thought_at(match, D, "a", "c") == "Patron Judge"


@pytest.mark.clause("MC2-256")
def test_the_puppeteer_moves_no_mask() -> None:
    match = seen_by_all(G8)
    before = belief(match, B).possible()
    play(all_pass(play(match, "A:Puppeteer")), "A:b A:g")
    assert match.seats[B] == 6
    assert belief(match, B).possible() == before
    assert thought_at(match, B, "g") == "King"


@pytest.mark.clause("MC1-282")
def test_three_players_are_thought_of_place_by_place() -> None:
    match = play(seen_by_all(F3), "A:aL A:aR A:swap")
    assert thought_at(match, A, "aL", "aR") == "Bishop Judge"
    for player in (B, C, SPECTATOR):
        assert doubts(match, player) == {"aL": "Bishop Judge", "aR": "Bishop Judge"}


# Without a deal.


def test_without_a_deal_each_place_is_thought_of_by_itself() -> None:
    game = game_called("mascarade-1e")
    setup = game.set_up(4, {})
    match = game.start_at(setup, {"masks": "Judge Bishop King Queen Thief Cheat"})
    assert isinstance(match, Court)
    everything = [mask.text for mask in match.setup.kinds]
    found = belief(match, B)
    assert not found.exact and found.size() == 0 and found.arrangements() == []
    assert set(map(tuple, found.possible().values())) == {tuple(everything)}
    assert found.chance(match.setup.places[0], KING) == 1 / 6
    assert found.sure(match.setup.places[0]) is None
    play(match, "A:look B:look")
    others = [mask for mask in everything if mask != "Bishop"]
    assert belief(match, B).possible() == {place.text: others for place in match.setup.places} | {"b": ["Bishop"]}
    play(match, "C:b C:swap")
    assert belief(match, B).possible()["b"] == belief(match, B).possible()["c"] == everything
    assert belief(match, B).possible()["d"] == others
    play(match, "D:look A:look B:d B:keep C:look D:a D:swap A:c A:keep")
    before = belief(match, B).possible()
    play(match, "B:d B:swap")
    after = belief(match, B).possible()
    assert (after["b"], after["d"]) == (before["d"], before["b"])


def test_places_by_themselves_may_settle_it_all() -> None:
    setup = set_up(FIRST, 4, {})
    found = Arrangements(setup, A)
    for place, mask in list(zip(setup.places, setup.masks))[:-1]:
        assert found.size() == 0 and not found.exact
        found.hear(Revealed(place, mask))
    assert found.exact and found.size() == 1  # the last is what is left
    assert found.sure(setup.places[5]) is setup.masks[5]


# Against judges.


def random_match(table: Table, seed: int, answers: int) -> Court:
    match, dice = new_match(set_up(table.edition, table.players, table.wishes)), Dice(seed)
    while len(match.record) < answers and not match.over():
        player, answer = random_answer(match, dice)
        match.answer(player, answer)
    return match


@pytest.mark.parametrize("table", tables(), ids=str)
def test_the_truth_is_never_excluded(table: Table) -> None:
    """To the end of a random match, for somebody at the table and for a spectator, with room and almost without."""
    for seed in range(3):
        match, dice = new_match(set_up(table.edition, table.players, table.wishes)), Dice(seed)
        listeners = [(player, cap) for player in (Player(seed), SPECTATOR) for cap in (10_000, 3)]
        beliefs = [Arrangements(match.setup, player, cap) for player, cap in listeners]
        told = [0] * len(beliefs)
        while not match.over():
            answer = random_answer(match, dice)
            match.answer(*answer)
            if len(match.masks) < len(match.setup.places) or (dice.below(8) and not match.over()):
                continue
            truth = {place.text: mask.text for place, mask in zip(match.setup.places, match.masks)}
            for number, found in enumerate(beliefs):
                heard = match.heard_by(listeners[number][0])
                for fact in heard[told[number] :]:
                    found.hear(fact)
                told[number] = len(heard)
                possible = found.possible()
                assert [place for place, mask in truth.items() if mask not in possible[place]] == []
        assert all(found.exact and found.size() == 1 for found in beliefs)  # all masks are shown at the end


@pytest.mark.parametrize(("players", "answers"), [(2, 24), (2, 32), (3, 26), (3, 34), (4, 22), (4, 28)])
def test_the_odds_are_those_of_the_rules_themselves(players: int, answers: int) -> None:
    """The kernel tries every option on a fork and knows nothing of beliefs."""
    for seed in range(4):
        match = random_match(Table(FIRST, players, {}), seed, answers)
        for player in ears(match):
            judged: dict[tuple[str, ...], float] = {}
            for moment in moments(new_match(match.setup), player, match.heard_by(player)):
                court = moment.match
                assert isinstance(court, Court)
                masks = tuple([mask.text for mask in court.masks])
                judged[masks] = judged.get(masks, 0.0) + moment.weight
            total = sum(judged.values())
            found = {tuple([mask.text for mask in masks]): odds for masks, odds in belief(match, player).arrangements()}
            assert found == pytest.approx({masks: weight / total for masks, weight in judged.items()})


def by_the_book(
    setup: MascaradeSetup, player: Player, heard: list[Fact], swap: float = 0.5
) -> dict[tuple[str, ...], float]:
    """MC1-249, read aloud: slow, and for large tables where the kernel would be slower still."""
    found: dict[tuple[str, ...], float] = {(): 1.0}
    for fact in heard:
        after: dict[tuple[str, ...], float] = {}
        for masks, weight in found.items():
            if isinstance(fact, Dealt):
                after[(*masks, fact.mask.text)] = weight
            elif isinstance(fact, Returned) and fact.by != player:
                twin = changed(setup, masks, fact.one, fact.other)
                after[masks] = after.get(masks, 0.0) + weight * (1 - swap)
                after[twin] = after.get(twin, 0.0) + weight * swap
            elif isinstance(fact, Swapped):
                after[changed(setup, masks, fact.one, fact.other)] = weight
            elif not isinstance(fact, (Saw, Revealed, Lay)) or masks[setup.slots[fact.at.number]] == fact.mask.text:
                after[masks] = weight
        found = after
    total = sum(found.values())
    return {masks: weight / total for masks, weight in found.items()}


def changed(setup: MascaradeSetup, masks: tuple[str, ...], one: Place, other: Place) -> tuple[str, ...]:
    here, there = setup.slots[one.number], setup.slots[other.number]
    found = list(masks)
    found[here], found[there] = found[there], found[here]
    return tuple(found)


def chances_by_the_book(match: Court, player: Player) -> list[list[float]]:
    arrangements = by_the_book(match.setup, player, match.heard_by(player))
    return [
        [sum([odds for masks, odds in arrangements.items() if masks[slot] == mask.text]) for mask in match.setup.kinds]
        for slot in range(len(match.setup.places))
    ]


def chances(found: Arrangements) -> list[list[float]]:
    return [[found.chance(place, mask) for mask in found.setup.kinds] for place in found.setup.places]


def flat(rows: list[list[float]]) -> list[float]:
    return [chance for row in rows for chance in row]


@pytest.mark.parametrize("table", [table for table in tables() if table.players in (2, 4, 7, 10, 12, 13)], ids=str)
def test_masks_followed_one_by_one_have_the_same_odds(table: Table) -> None:
    """Too many to keep, and still exact; a belief that says so is held to it."""
    exact = tight = 0
    for seed in range(6):
        match = random_match(table, seed, 70 + 20 * seed)
        player = Player(seed % table.players)
        judged = chances_by_the_book(match, player)
        for cap in (1, 4, 40):
            found = belief(match, player, cap)
            assert found.size() <= cap
            assert not found.exact or flat(chances(found)) == pytest.approx(flat(judged), abs=1e-9)
            assert not found.exact or found.discarded == 0.0
            exact += found.exact
            tight += found.tight
            for slot, place in enumerate(match.setup.places):
                mine = {mask.text for mask, odds in zip(match.setup.kinds, judged[slot]) if odds > 0}
                assert mine <= set(found.possible()[place.text])
                assert not found.tight or mine == set(found.possible()[place.text])
    assert 0 < exact < tight  # what is possible is known where odds are not


def test_peasants_who_look_alike_weigh_together() -> None:
    """Once H has seen one of them for the last time, it does not matter where the other is; but how likely it was."""
    match = play(seen_by_all(F8), "A:c A:swap B:e B:keep C:g C:swap D:look E:look F:look G:look H:look")
    found = belief(match, Player(7), 5)
    assert found.size() == 0 and found.exact
    assert [found.chance(place, JUDGE) for place in found.setup.places] == [0.5, 0, 0.25, 0, 0, 0, 0.25, 0]


def handled(match: Court, seed: int, swaps: int, faces: int) -> Court:
    """Hardly anything but swaps, with a look now and then and a claim that shows two masks even less often."""
    dice = Dice(seed)
    while match.turns < swaps and not match.over():
        question = match.asks()
        options = match.options(question)
        answer: Answer = options[dice.below(len(options))]
        if question.name() == "WhatToDo" and dice.below(faces) > 0:
            places = [option for option in options if isinstance(option, Place)]
            answer = places[dice.below(len(places))]
        elif question.name() == "ClaimToo" and dice.below(8) > 0:
            answer = PASS
        match.answer(question.player, answer)
    return match


def crowded(seed: int, swaps: int, faces: int) -> Court:
    """Thirteen players who swap and swap."""
    return handled(seen_by_all(F13), seed, swaps, faces)


def test_swaps_and_swaps_take_no_room() -> None:
    match = crowded(1, 60, 1000)
    found = Arrangements(match.setup, A)
    most = 0
    for fact in match.heard_by(A):
        found.hear(fact)
        most = max(most, found.size())
    assert 5_000 < most <= 10_000
    assert found.size() == 0 and found.exact
    assert [sum(row) for row in chances(found)] == pytest.approx([1.0] * 13)
    assert sum([odds for _, odds in found.arrangements()]) == pytest.approx(1.0)
    for player in ears(match):
        possible = belief(match, player).possible()
        assert all(mask.text in possible[place.text] for place, mask in zip(match.setup.places, match.masks))


@pytest.mark.slow
def test_no_story_is_too_long_to_look_back_at() -> None:
    """So much was mixed before it was seen that nobody could go through all of it: it is bounded, and says so."""
    match = crowded(3, 110, 10)
    found = belief(match, A)
    assert not found.tight and not found.exact
    possible = found.possible()
    assert all(mask.text in possible[place.text] for place, mask in zip(match.setup.places, match.masks))
    past = found.past()
    past.remember()
    carried = sum([len(layer.before) for layer in past.layers])
    assert carried < BUDGET + 2 * past.cap + 2 * FEW * len(past.clues)
    assert past.joint and 0.0 < past.discarded < 1.0


@pytest.mark.parametrize("swap", [0.0, 0.3, 1.0])
def test_what_is_possible_is_the_same_whether_it_is_kept_or_looked_back_at(swap: float) -> None:
    match = play(seen_by_all(F7), "A:b A:swap B:c B:keep C:d C:keep D:a D:swap")
    heard = match.heard_by(Player(4))
    kept, looked_back = [Arrangements(match.setup, Player(4), cap, swap) for cap in (10_000, 0)]
    for fact in heard:
        kept.hear(fact)
        looked_back.hear(fact)
        assert looked_back.possible() == kept.possible() and looked_back.tight == kept.tight


def test_few_enough_are_counted_again() -> None:
    counted = 0
    for seed in range(24):
        match = crowded(seed, 20, 4)
        found, sizes = Arrangements(match.setup, A, 40), [0]
        for fact in match.heard_by(A):
            found.hear(fact)
            sizes.append(found.size())
            if sizes[-1] > 1 and sizes[-2] == 0:
                counted += 1
                again = folded(match.setup, A, match.heard_by(A)[: len(sizes) - 1])
                assert dict(found.arrangements()) == pytest.approx(dict(again.arrangements()))
    assert counted > 0


def crammed(cap: int) -> Court:
    """A match of seven players for which there is not even room in hindsight."""
    for seed in range(100):
        match = handled(seen_by_all(F7), seed, 30, 8)
        if not match.over() and belief(match, A, cap).discarded > 0.1:
            return match
    raise AssertionError("there is room for all of them")


@pytest.mark.slow
def test_without_room_it_says_that_it_is_not_exact_and_is_right_on_average() -> None:
    match = crammed(8)
    judged = flat(chances_by_the_book(match, A))
    found = [belief(match, A, 8, seed) for seed in range(60)]
    possible = found[0].possible()
    assert not any(one.exact for one in found)
    assert all(0.0 < one.discarded < 1.0 for one in found)
    assert all(sum([odds for _, odds in one.arrangements()]) == pytest.approx(1.0) for one in found[:5])
    means = [sum(column) / len(found) for column in zip(*[flat(chances(one)) for one in found])]
    assert means == pytest.approx(judged, abs=0.03)
    assert all(one.possible() == possible for one in found)  # whatever was drawn, or dropped
    assert chances(found[7]) == chances(belief(match, A, 8, 7)) != chances(found[8])  # a seed is a seed


@pytest.mark.parametrize(("cap", "within"), [(10_000, 1e-9), (7, 1e-9), (1, 0.06)])
def test_others_may_be_thought_to_swap_more_or_less(cap: int, within: float) -> None:
    match = play(seen_by_all(F7), "A:b A:swap B:c B:keep C:d C:keep D:a D:swap")
    heard = match.heard_by(Player(4))
    found = Arrangements(match.setup, Player(4), cap, swap=0.8)
    for fact in heard:
        found.hear(fact)
    assert found.exact == (cap > 1)
    judged = by_the_book(match.setup, Player(4), heard, 0.8)
    for slot, place in enumerate(match.setup.places):
        for mask in match.setup.kinds:
            odds = sum([odds for masks, odds in judged.items() if masks[slot] == mask.text])
            assert found.chance(place, mask) == pytest.approx(odds, abs=within)


def test_a_mask_that_is_not_in_the_game_lies_nowhere() -> None:
    found = belief(seen_by_all(F7), A)
    assert [mask.text for mask in MASKS if found.chance(found.setup.places[0], mask) > 0] == ["Judge"]


def test_what_is_found_in_one_place_tells_of_the_next() -> None:
    """First Thief at b, then so Queen at a, then so Cheat at c: each by itself, and with no deal to go by."""
    setup = set_up(FIRST, 4, {})
    a, b, c = setup.places[:3]
    found = Arrangements(setup, D)
    for fact in (Revealed(a, QUEEN), Revealed(b, THIEF), Revealed(c, CHEAT), Returned(A, a, b), Returned(B, b, c)):
        found.hear(fact)
    assert (found.possible()["a"], found.possible()["c"]) == (["Queen", "Thief"], ["Cheat", "Queen", "Thief"])
    found.hear(Revealed(b, THIEF))
    assert (found.sure(a), found.sure(b), found.sure(c)) == (QUEEN, THIEF, CHEAT)
    assert not found.exact


@pytest.mark.parametrize("cap", [10_000, 1])
def test_a_story_that_cannot_be_is_not_believed(cap: int) -> None:
    match = play(seen_by_all(F7), "A:b A:swap B:c B:swap C:d C:swap")
    found = belief(match, Player(5), cap)
    found.hear(Revealed(match.setup.places[0], QUEEN))  # she never left her place
    assert not found.exact
    assert found.arrangements() == []
    assert found.possible()["a"] == ["Queen"]


# Hindsight.


def past(match: Court, player: Player, cap: int, dice: Dice, swap: float = 0.5) -> Hindsight:
    deal, clues, start = Candidates(match.setup), list[Clue](), -1
    for fact in match.heard_by(player):
        clue = clue_in(match.setup, player, fact)
        if clue is not None and start >= 0:
            clues.append(clue)
        elif clue is not None:
            deal.take(clue)
            start = deal.settled()
    return Hindsight(match.setup, start, clues, swap, cap, dice.below)


@pytest.mark.parametrize("cap", [10_000, 50, 2])
def test_hands_that_are_drawn_lead_to_what_was_seen(cap: int) -> None:
    """However little room there is: nothing is drawn that a later sighting rules out."""
    for seed in range(10):
        match = crowded(seed, 40, 6)
        looking_back = past(match, B, cap, Dice(seed))
        looking_back.remember()
        for _ in range(20):
            hands = looking_back.drawn()
            code = looking_back.outcome(hands)
            masks = tuple([mask.text for mask in seen_by_all(F13).masks])
            for fact in match.heard_by(B):
                if isinstance(fact, Swapped) or (isinstance(fact, Returned) and fact.by != B and hands.pop(0)):
                    masks = changed(match.setup, masks, fact.one, fact.other)
                elif isinstance(fact, (Saw, Revealed)):
                    assert masks[match.setup.slots[fact.at.number]] == fact.mask.text
            assert hands == []
            assert masks == tuple([match.setup.kinds[code >> 4 * slot & 15].text for slot in range(13)])


@pytest.mark.slow
@pytest.mark.parametrize("swap", [0.5, 0.7])
def test_hands_are_drawn_as_often_as_they_are_likely(swap: float) -> None:
    """Against all hands that there may have been; with two Peasants, who look alike."""
    alike = 0
    for seed in range(60):
        match = handled(seen_by_all(F8), seed, 12, 3)
        judged = hands_by_the_book(match, B, swap)
        if not 1 < len(judged) <= 64:
            continue
        looking_back = past(match, B, 10_000, Dice(seed), swap)
        looking_back.remember()
        alike += max([len(codes) for layer in looking_back.layers for codes in layer.alike.values()], default=0) > 1
        times = 2000
        drawn = Counter(tuple(looking_back.drawn()) for _ in range(times))
        for hands, share in judged.items():
            assert drawn[hands] / times == pytest.approx(share, abs=5 * (share * (1 - share) / times) ** 0.5)
    assert alike > 2


def hands_by_the_book(match: Court, player: Player, swap: float) -> dict[tuple[bool, ...], float]:
    """Every way in which others may have handled the masks, one by one."""
    heard = [fact for fact in match.heard_by(player) if clue_in(match.setup, player, fact) is not None]
    secrets = sum([isinstance(fact, Returned) for fact in heard])
    found: dict[tuple[bool, ...], float] = {}
    for hands in product((False, True), repeat=secrets):
        masks: tuple[str, ...] = ()
        left = list(hands)
        for fact in heard:
            if isinstance(fact, Dealt):
                masks = (*masks, fact.mask.text)
            elif isinstance(fact, Swapped) or (isinstance(fact, Returned) and left.pop(0)):
                masks = changed(match.setup, masks, fact.one, fact.other)
            elif isinstance(fact, (Saw, Revealed, Lay)) and masks[match.setup.slots[fact.at.number]] != fact.mask.text:
                break
        else:
            found[hands] = swap ** sum(hands) * (1 - swap) ** (secrets - sum(hands))
    total = sum(found.values())
    return {hands: weight / total for hands, weight in found.items()}


def test_hindsight_needs_more_room_when_nothing_is_left() -> None:
    """With room for one, the lot falls on what a later sighting rules out: then there is room for ten."""
    needed = 0
    for seed in range(40):
        match = crowded(seed, 30, 2)
        looking_back = past(match, B, 1, Dice(seed))
        looking_back.remember()
        needed += max([len(layer.before) for layer in looking_back.layers]) > 1
        assert len(looking_back.joint) == 1
    assert needed > 0


# Thinning.


def test_what_is_left_weighs_one() -> None:
    """Else the weights of a long match would fade to nothing."""
    assert narrowed({0x21: 0.5, 0x12: 0.25, 0x31: 0.25}, 0, 1) == pytest.approx({0x21: 2 / 3, 0x31: 1 / 3})


WEIGHTS: Joint = {0: 0.4, 1: 0.2, **dict.fromkeys(range(2, 42), 0.4 / 40)}


def test_what_weighs_much_stays_and_the_rest_is_drawn_evenly() -> None:
    kept = dict.fromkeys(WEIGHTS, 0.0)
    for seed in range(2000):
        found, dropped = thinned(WEIGHTS, 12, Dice(seed).below)
        assert len(found) <= 12
        assert (found[0], found[1]) == (0.4, 0.2)
        assert sum(found.values()) == pytest.approx(1.0)
        assert dropped == pytest.approx(sum([weight for code, weight in WEIGHTS.items() if code not in found]))
        for code, weight in found.items():
            kept[code] += weight / 2000
    assert kept == pytest.approx(WEIGHTS, abs=0.003)


def test_equal_weights_are_thinned_one_out_of_each_group() -> None:
    """Neighbours are twins: to keep every second one is to believe that nobody ever swapped."""
    found, dropped = thinned(dict.fromkeys(range(64), 1 / 64), 32, Dice(4).below)
    assert dropped == pytest.approx(0.5)
    assert sorted([code // 2 for code in found]) == list(range(32))
    assert 8 < sum([code % 2 for code in found]) < 24
