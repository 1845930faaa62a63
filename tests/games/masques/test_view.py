"""What a player sees at a table of Masques is what lies open there, one's own hand, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import walk
from ridotto.games import game_called
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.word_functions import at, on
from ridotto.kernel import SPECTATOR, Game, Match, Player, Setup, View, name, rehearse
from ridotto.table import MemoryRule, Person, Terms
from ridotto.words.files import catalogue
from tests.games.masques.tables import with_draft
from tests.table.tables import DrivenTable, first_option

TABLES = [(edition, players) for edition in ("masques-dust", "masques-ffg") for players in (2, 3, 4)]


class Watching:
    """Everybody at a table, and a spectator, with their views."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.views: dict[Player, View] = {ear: game.view(setup, ear) for ear in [*setup.everybody, SPECTATOR]}
        self.heard = dict.fromkeys(self.views, 0)

    def catch_up(self, match: Match) -> dict[Player, dict[str, Any]]:
        for ear, view in self.views.items():
            for fact in match.heard_by(ear)[self.heard[ear] :]:
                view.hear(fact)
                self.heard[ear] += 1
            view.set_asking(match.asking(ear))
        return {ear: dict(view.as_dict()) for ear, view in self.views.items()}


@pytest.mark.slow
@pytest.mark.clause("MQD-179", "MQD-184", "MQD-185", "MQD-186", "MQF-187", "MQF-192", "MQF-193", "MQF-194")
@pytest.mark.parametrize("draft", ["on", "off"])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_all_see_what_lies_open_as_it_really_is(edition: str, players: int, draft: str) -> None:
    """At every moment of a match: purses, favours, tokens, halls, piles and how many cards each hand and pack holds."""
    game = game_called(edition)
    setup = game.set_up(players, with_draft(edition, draft))
    watching = Watching(game, setup)
    for match in walk(game, setup, 7 * players):
        truth: dict[str, Any] = game.truth(match)
        for shown in watching.catch_up(match).values():
            seats = {seat["player"]: seat for seat in shown["seats"]}
            assert " ".join([str(seat["ducats"]) for seat in seats.values()]) == truth["purses"]
            assert {letter: seat["favours"] for letter, seat in seats.items()} == truth["favours"]
            assert {letter: " ".join(seat["families"]) for letter, seat in seats.items()} == truth["families"]
            assert {letter: seat["hand"] for letter, seat in seats.items()} == sizes(truth["hands"])
            assert {letter: seat["pack"] for letter, seat in seats.items()} == sizes(truth["packs"])
            assert {place: lies(found, "token") for place, found in shown["arcades"].items()} == truth["tokens"]
            assert {place: lies(found, "card") for place, found in shown["halls"].items()} == truth["halls"]
            assert {kind: top(pile) for kind, pile in shown["agents"].items()} == truth["piles"]
            assert shown["aside"] == len(truth["aside"].split())
            for key in ("bank", "bag", "round"):
                assert shown[key] == truth[key]
            for key in ("first", "turn", "absent"):
                assert (shown[key] or "") == truth[key]


def sizes(cards: dict[str, str]) -> dict[str, int]:
    return {letter: len(text.split()) for letter, text in cards.items()}


def lies(found: dict[str, Any] | None, what: str) -> str:
    return "" if found is None else found[what] + ("*" if found["face_down"] else "")


def top(pile: list[dict[str, Any]]) -> str:
    return " ".join([agent["agent"] for agent in pile])


@pytest.mark.slow
@pytest.mark.clause("MQD-058", "MQD-180", "MQF-061", "MQF-188")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_one_s_own_cards_and_nobody_else_s(edition: str, players: int) -> None:
    game = game_called(edition)
    setup = game.set_up(players, {})
    watching = Watching(game, setup)
    for match in walk(game, setup, players):
        truth: dict[str, Any] = game.truth(match)
        for ear, shown in watching.catch_up(match).items():
            assert " ".join(shown["hand"]) == truth["hands"].get(name(ear), "")
            assert " ".join(shown["pack"]) == truth["packs"].get(name(ear), "")


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_all_know_who_is_asked_and_what(edition: str, players: int) -> None:
    """While picks are sealed nobody knows who has made theirs, save their own."""
    game = game_called(edition)
    setup = game.set_up(players, {})
    watching = Watching(game, setup)
    for match in walk(game, setup, 3 * players):
        asked = match.open_questions()
        letters = [name(question.player) for question in asked]
        for ear, shown in watching.catch_up(match).items():
            assert shown["question"] == (asked[0].name() if asked else None)
            if shown["sealed"]:
                others = [name(player) for player in setup.everybody if player != ear]
                assert shown["asked"] == sorted([*others, *[letter for letter in letters if letter == name(ear)]])
            else:
                assert shown["asked"] == letters


def drafted(edition: str, players: int) -> tuple[Match, dict[Player, dict[str, Any]]]:
    """A match whose first turn has begun, and what all see then."""
    game = game_called(edition)
    setup = game.set_up(players, {})
    watching = Watching(game, setup)
    for match in walk(game, setup, Dice(players).below(100)):
        shown = watching.catch_up(match)
        if shown[SPECTATOR]["turn"]:
            return match, shown
    raise AssertionError("nobody ever had a turn")


@pytest.mark.clause("MQD-181", "MQD-182", "MQD-190", "MQF-189", "MQF-190", "MQF-198")
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table != ("masques-ffg", 2)])
def test_one_s_own_draft_is_remembered(edition: str, players: int) -> None:
    """Every pack that was seen, and what was handed on: the last of it is in the hand to the left."""
    match, views = drafted(edition, players)
    hands: Any = game_called(edition).truth(match)["hands"]
    for player in range(players):
        shown = views[Player(player)]
        assert [len(pack) for pack in shown["seen"]] == [4, 3, 2, 1]
        assert [len(pack) for pack in shown["handed_on"]] == [3, 2, 1]
        for pack, rest in zip(shown["seen"], shown["handed_on"]):
            kept = pack.copy()
            for guest in rest:
                kept.remove(guest)
            assert len(kept) == 1 and kept[0] in shown["hand"]
        assert shown["handed_on"][-1][0] in hands[name(Player((player + 1) % players))].split()
    assert views[SPECTATOR]["seen"] == views[SPECTATOR]["handed_on"] == []


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_faces_are_the_hands_and_packs_that_their_players_see(edition: str, players: int) -> None:
    """After the end a replay through all ears shows them; before it nobody is told faces."""
    game = game_called(edition)
    setup = game.set_up(players, {})
    match = game.start(setup)
    watching, dice, held = Watching(game, setup), Dice(3), 0
    for _ in range(120):
        views = watching.catch_up(match)
        faces = {player: game.faces(match)[name(player)].split() for player in setup.everybody}
        assert faces == {player: views[player]["hand"] + views[player]["pack"] for player in setup.everybody}
        held += sum(map(len, faces.values()))
        question = match.open_questions()[0]
        options = match.options(question)
        match.answer(question.player, options[dice.below(len(options))])
    assert held > 0


@pytest.mark.clause("TBL-001", "MQD-185", "MQD-186", "MQF-193", "MQF-194")
@pytest.mark.parametrize(("memory", "shown"), [(MemoryRule.STRICT, False), (MemoryRule.AID, True)])
@pytest.mark.parametrize("edition", ["masques-dust", "masques-ffg"])
def test_what_lies_face_down_is_named_only_where_people_are_reminded(
    edition: str, memory: MemoryRule, shown: bool
) -> None:
    game = game_called(edition)
    setup = game.set_up(3, {})
    assert isinstance(setup, MasquesSetup)
    hall, other, arcade = setup.halls[4].text, setup.halls[6].text, setup.arcades[3].text
    halls, tokens = {hall: "Venier4*", other: "Dandolo2"}, {arcade: "ducat*"}
    match = game.start_at(setup, {"phase": "turn", "halls": halls, "tokens": tokens})
    sitters = [Person("Ada"), Person("Bo"), Person("Cy")]
    table = DrivenTable(game, setup, sitters, first_option, Terms(memory=memory), secret=bytes(16), match=match)
    for who in (Player(0), Player(2), SPECTATOR):
        view: Any = table.present(who)["view"]
        assert view["halls"][hall] == {"card": "Venier4" if shown else "hidden", "face_down": True, "counts": 0}
        assert view["halls"][other]["card"] == "Dandolo2"
        assert view["arcades"][arcade] == {"token": "ducat" if shown else "hidden", "face_down": True}
        reader = game.reader(setup, catalogue("en"), ["Ada", "Bo", "Cy"], None, table.table.ears[who].view)
        assert ("Venier" in at(reader, hall)) == ("ducat" in on(reader, arcade)) == shown
        assert at(reader, hall).endswith("(face down)") and "Dandolo" in at(reader, other)
        picture = "\n".join(game.picture(setup, table.table.ears[who].view, reader, 100))
        assert ("▒Venier" in picture or "▒Ve" in picture) == ("▒ducat" in picture) == shown


@pytest.mark.clause("TBL-001", "MQD-184", "MQD-186", "MQF-192", "MQF-194")
@pytest.mark.parametrize(("forgets", "shown", "left"), [(True, "hidden", 2), (False, "clergy", 1)])
@pytest.mark.parametrize("edition", ["masques-dust", "masques-ffg"])
def test_numbers_previews_and_rehearsals_name_what_lies_face_down_only_where_people_are_reminded(
    edition: str, forgets: bool, shown: str, left: int
) -> None:
    game = game_called(edition)
    setup = game.set_up(3, {"trade_facedown": "on"})
    assert isinstance(setup, MasquesSetup)
    here, there = setup.arcades[3].text, setup.arcades[4].text
    trader, hall = "trader1", setup.halls[3].text  # between the two palace cards
    match = game.start_at(setup, {"phase": "turn", "tokens": {here: "clergy*", there: "ducat"}, "purses": 9})
    for answer in (trader, hall, here):
        match.answer(Player(0), game.notation.read(answer))
    view = game.seen_by(Player(0), setup, match)
    view.forgets = forgets
    seen: Any = view.as_dict()
    assert seen["bag"]["clergy"] == left
    reader = game.reader(setup, catalogue("en"), ["Ada", "Bo", "Cy"], None, view)
    assert ("and ▒" in "\n".join(game.picture(setup, view, reader, 100))) == forgets
    asked, trade = match.asks(), game.notation.read(there)
    changes: list[Any] = [*game.prospects(setup, view, asked.name(), trade)]
    assert {change["at"]: change["token"] for change in changes} == {here: "ducat", there: shown}
    ahead: Any = rehearse(game, setup, Player(0), [match.fork(), match.fork()], [trade], forgets).view
    assert (ahead["arcades"][there], ahead["bag"]["clergy"]) == ({"token": shown, "face_down": True}, left)
