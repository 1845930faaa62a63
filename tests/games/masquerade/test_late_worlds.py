"""What else may be so, to the mind of somebody who sat down in the middle of a match."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.bots import BOTS, Dice
from ridotto.contracts.playing import play_out
from ridotto.contracts.walking import same_story, walk
from ridotto.games.masquerade.public.belief import Threshold
from ridotto.games.masquerade.public.facts import Begins, Joined, LaidDown, NoTurnYet, OnDiscards, Poisoned
from ridotto.games.masquerade.public.words import NAMES, PLACES
from ridotto.kernel import CLOCK, SPECTATOR, Fact, Match, Player, Setup, TurnBegan, replay_match
from tests.games.masquerade.clauses import A, B, C, D, after, party, placed
from tests.games.masquerade.watching import GAME, really

E = Player(4)
OPEN = {"A": "Nan", "B": "Hal* Raz", "C": "Duke"}
HAND = "fate:Ogg fate:Ida fate:Job D:up D:down D:down"


def imagined(setup: Setup, match: Match, player: Player, times: int) -> list[Match]:
    worlds = GAME.worlds(setup, player, match.heard_by(player), times, Dice(7).below)
    for world in worlds:
        assert same_story(world, match, player)
        assert world.seated == match.seated
        assert GAME.census(world) == GAME.census(match)
    assert len(worlds) == times
    return worlds


def now(match: Match) -> dict[str, Any]:
    return GAME.truth(match)


@pytest.mark.clause("MSQ-014", "MSQ-020")
def test_what_lies_open_is_so_in_every_world_and_what_is_hidden_is_not() -> None:
    setup = party(joining="on")
    match = after(placed(setup, OPEN, pile="Emma Leon"), f"A:end clock:join {HAND}")
    hidden = set()
    for world in imagined(setup, match, D, 200):
        lies = really(world)
        hidden.add(lies.pop("b1"))
        assert lies == {"a1": "Nan", "b2": "Raz", "c1": "Duke", "d1": "Ogg", "d2": "Ida*", "d3": "Job*"}
        assert now(world)["pile"] == "Emma Leon"
        assert now(world)["deck"] == now(match)["deck"]
    assert {"Hal*", "King*", "Queen*"} < hidden and len(hidden) > 30
    assert not hidden & {"Nan*", "Raz*", "Duke*", "Ogg*", "Ida*", "Job*", "Emma*", "Leon*", "Serell*"}


def test_one_has_worlds_from_the_moment_of_sitting_down() -> None:
    """While the first cards are dealt and laid; nobody has any before."""
    setup = party(joining="on")
    start = after(placed(setup, OPEN), "A:end")
    assert GAME.worlds(setup, D, start.heard_by(D), 1, Dice(1).below) == []
    answers = f"clock:join {HAND} clock:join".split()
    for count in range(1, len(answers) + 1):
        imagined(setup, after(start, " ".join(answers[:count])), D, 2)


@pytest.mark.clause("MSQ-014")
def test_a_spectator_has_worlds_of_a_whole_match_that_others_joined() -> None:
    """They begin with the deal, and everybody sits down in them who did."""
    setup = party(joining="on")
    joined = 0
    for match in walk(GAME, setup, 21):
        if len(match.seated) > joined:
            joined = len(match.seated)
            for world in imagined(setup, match, SPECTATOR, 3):
                assert replay_match(GAME.start(setup), world.record).position() == world.position()
    assert joined > setup.players + 1


def test_a_match_that_began_in_the_middle_has_no_worlds_for_a_spectator() -> None:
    """A spectator is told all that lies there, and no match that opens would tell it."""
    setup = party(joining="on")
    match = after(placed(setup, OPEN), f"A:end clock:join {HAND}")
    assert GAME.worlds(setup, SPECTATOR, match.heard_by(SPECTATOR), 1, Dice(1).below) == []


def test_what_is_shown_later_lay_there_when_one_came() -> None:
    setup = party(joining="on")
    match = after(placed(setup, OPEN), f"A:end clock:join {HAND} clock:on fate:Theodoric B:up B:b1 B:up")
    for world in imagined(setup, match, D, 20):
        assert really(world) == really(match)


@pytest.mark.clause("MSQ-104", "MSQ-127", "MSQ-133", "MSQ-152")
def test_what_lies_on_cards_and_was_shuffled_away_once_has_its_effect_in_every_world() -> None:
    """Poison and strength end in the turns of those whose they are; a card that was shuffled away once stays."""
    setup = party(joining="on")
    rows = {"A": "Nan Isabella", "B": "Emma Hal*", "C": "Duke Theodoric"}
    marks = {"poison": {"b1": "A"}, "weaker": {"a1": 1, "b2": 2}, "boosted": {"c2": "C"}, "sent": "Duke Queen"}
    match = after(placed(setup, rows, **marks), f"A:end clock:join {HAND} clock:on")
    (world,) = imagined(setup, match, D, 1)
    for mark in ("poison", "weaker", "boosted", "sent"):
        assert now(world)[mark] == now(match)[mark]
    assert "b1" not in now(match)["poison"]
    later = after(match, "fate:Leon B:down B:end clock:on C:no fate:Ghost C:down C:end clock:on")
    (world,) = imagined(setup, later, D, 1)
    assert now(world)["boosted"] == {} != now(match)["boosted"]


@pytest.mark.clause("MSQ-017", "MSQ-030")
def test_before_the_next_turn_begins_any_may_be_next_but_none_that_cannot() -> None:
    """In the first round turns go by the order; later it may have been anybody's turn that is over."""
    setup = party(4, joining="on", first_player="B")
    early = placed(setup, OPEN, turn="C", first="B", turns="0 1 1 0")
    match = after(early, "C:end clock:join fate:Ogg fate:Ida fate:Job E:up E:up E:up")
    assert next_turns(imagined(setup, match, E, 20)) == {"D"}
    late = placed(setup, OPEN, turn="C", first="B")
    match = after(late, "C:end clock:join fate:Ogg fate:Ida fate:Job E:up E:up E:up")
    assert next_turns(imagined(setup, match, E, 60)) == {"C", "D", "A", "E"}
    for then, letter in (("clock:on", "D"), ("clock:on D:one fate:Leon D:up D:end", "D")):
        went_on = after(late, f"C:end clock:join fate:Ogg fate:Ida fate:Job E:up E:up E:up {then}")
        for world in imagined(setup, went_on, E, 5):
            assert now(world)["turn"] == letter


@pytest.mark.clause("MSQ-017")
def test_whose_turn_was_over_is_told_by_the_next_one() -> None:
    """Of three who began with B, and D, who came late: E comes, and hears whose turn it is then."""
    setup = party(joining="on")
    for following, before in ((A, C), (C, B), (D, A), (E, D)):
        threshold = Threshold(setup, E)
        facts: list[Fact] = [Begins(B), NoTurnYet(D), Joined(E), TurnBegan(following), TurnBegan(B), Joined(Player(5))]
        for fact in facts:
            threshold.hear(fact)
        assert threshold.order() == [B, C, A, D]
        assert threshold.last_turn(lambda below: 0) == before


def next_turns(worlds: list[Match]) -> set[str]:
    found = set()
    for world in worlds:
        world.answer(CLOCK, GAME.notation.read("on"))
        found.add(now(world)["turn"])
    return found


@pytest.mark.clause("MSQ-017")
def test_two_who_come_in_one_break_know_as_much_as_each_was_told() -> None:
    setup = party(joining="on")
    start = after(placed(setup, OPEN), f"A:end clock:join {HAND} clock:join")
    match = after(start, "fate:Leon fate:Emma fate:Ghost E:down E:up E:down clock:on")
    hers = {really(world)["d2"] for world in imagined(setup, match, E, 30)}
    assert {really(world)["d2"] for world in imagined(setup, match, D, 30)} == {"Ida*"}
    assert len(hers) > 5 and {really(world)["e1"] for world in imagined(setup, match, E, 5)} == {"Leon*"}
    after_d = after(match, "fate:Rollin B:down B:end clock:on fate:Timm C:down C:end clock:on")
    for player in (D, E):
        assert {now(world)["turn"] for world in imagined(setup, after_d, player, 5)} == {"D"}
        assert {now(world)["turns"] for world in imagined(setup, after_d, player, 5)} == {"1 2 2 1 0"}


@pytest.mark.clause("MSQ-153")
def test_where_no_text_counted_a_card_may_have_lain_on_a_side_that_it_never_lies_on() -> None:
    """Mary is told of after the cards that her silence concerns."""
    setup = party(packs="extras", joining="on")
    silent = after(placed(setup, {"A": "Emma*", "B": "Mary", "C": "Duke"}), f"A:end clock:join {HAND}")
    loud = after(placed(setup, {"A": "Emma*", "B": "Hal", "C": "Duke"}), f"A:end clock:join {HAND}")
    for match, may_be in ((silent, True), (loud, False)):
        belief = GAME.belief(setup, D)
        for fact in match.heard_by(D):
            belief.hear(fact)
        assert ("Serell" in belief.possible()["a1"]) == may_be
        assert ("Serell*" in {really(world)["a1"] for world in imagined(setup, match, D, 400)}) == may_be


def test_an_impossible_story_of_a_newcomer_has_no_world() -> None:
    setup = party(joining="on")
    match = after(placed(setup, OPEN, pile="Emma"), f"A:end clock:join {HAND} clock:on fate:Leon B:up")
    heard = match.heard_by(D)
    joined = heard.index(Joined(D))
    foreign: list[list[Fact]] = [
        heard[1:],
        heard[:joined],
        heard[:joined] + heard[joined + 1 :],
        [fact for fact in heard if not isinstance(fact, OnDiscards)],
        [*heard[:joined], NoTurnYet(A), NoTurnYet(B), NoTurnYet(C), *heard[joined:]],
        [*heard[:joined], LaidDown(PLACES[5][0]), *heard[joined:]],
        [*heard[:joined], Poisoned(PLACES[0][3], B), *heard[joined:]],
        [*heard[:joined], OnDiscards(NAMES["Emma"]), *heard[joined:]],
        [*heard[:joined], OnDiscards(NAMES["Mary"]), *heard[joined:]],
        [TurnBegan(A) if isinstance(fact, TurnBegan) else fact for fact in heard],
    ]
    assert len(GAME.worlds(setup, D, heard, 2, Dice(1).below)) == 2
    for story in foreign:
        assert GAME.worlds(setup, D, story, 1, Dice(1).below) == [], [fact.spelling() for fact in story]
    assert GAME.worlds(setup, E, heard, 1, Dice(1).below) == []


@pytest.mark.slow
def test_a_bot_that_was_seated_late_plays_on_in_every_world_as_in_truth() -> None:
    setup = GAME.set_up(3, {"packs": "extras", "joining": "on"})
    asked = 0
    for match in walk(GAME, setup, 5):
        for question in match.open_questions():
            player = question.player
            if player in match.seated and player not in setup.everybody:
                asked += 1
                for world in imagined(setup, match, player, 1):
                    there = world.question_to(player)
                    assert there is not None and world.options(there) == match.options(question)
                    answers = []
                    for table in (match, world):
                        bot = BOTS["courtier"](GAME, setup, player, Dice(1).below)
                        for fact in table.heard_by(player):
                            bot.hear(fact)
                        answers.append(bot.choose(table.asking(player), table.options(question)))
                    assert answers[0] is answers[1]
                    if asked % 10 == 0:
                        play_out(world, Dice(asked))
    assert asked > 50
