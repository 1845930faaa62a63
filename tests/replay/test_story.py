"""A story is what one ear heard, and nothing else."""

import re

import pytest

from ridotto.games import GAMES, game_called
from ridotto.games.mascarade.public.facts import ChangedSeats, Looked
from ridotto.games.mascarade.public.words import SEATS
from ridotto.kernel import EVERYONE, FATE, SPECTATOR, Match, Player, TimeRanOut, Told, TurnBegan, only
from ridotto.replay import CommittedFate, story, whole_story
from ridotto.words.files import catalogue
from tests.readings import like
from tests.replay.matches import PEOPLE, SEED, WISHES, played, seats_at

ENGLISH = catalogue("en")


def told_to(match: Match, game_id: str, ear: Player) -> list[str]:
    game = game_called(game_id)
    players = seats_at(game_id)
    return story(game, game.set_up(players, {}), ENGLISH, match.heard_by(ear), list(PEOPLE[:players]), ear)


def swapped_or_kept(game_id: str, hands: str) -> Match:
    """Six masks are dealt, A begins and takes up two: swaps them or keeps them."""
    game = game_called(game_id)
    match = game.start(game.set_up(6, {"start": "A"}))
    while match.question_to(FATE):
        CommittedFate(SEED).answer(match)
    match.answer(Player(0), game.notation.read("b"))
    match.answer(Player(0), game.notation.read(hands))
    return match


@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize("game_id", ["mascarade-1e", "mascarade-2e"])
def test_during_play_nobody_reads_of_another_ones_swap(game_id: str) -> None:
    swapped, kept = swapped_or_kept(game_id, "swap"), swapped_or_kept(game_id, "keep")
    for ear in (SPECTATOR, *(Player(number) for number in range(1, 6))):
        assert told_to(swapped, game_id, ear) == told_to(kept, game_id, ear)
    assert told_to(swapped, game_id, Player(0)) != told_to(kept, game_id, Player(0))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_turn_is_a_paragraph_and_so_is_the_end(game_id: str) -> None:
    match = played(game_id, seats_at(game_id), dice=4)
    heard = [fact.spelling() for fact in match.heard_by(SPECTATOR)]
    turns = sum(text.startswith("turn of ") for text in heard)
    paragraphs = told_to(match, game_id, SPECTATOR)
    assert len(paragraphs) == 1 + turns + 1
    assert all(name in paragraphs[0] for name in PEOPLE[: seats_at(game_id)])
    assert turns > 4


@pytest.mark.parametrize("game_id", GAMES)
def test_every_fact_that_was_heard_is_a_sentence_and_no_other_is(game_id: str) -> None:
    game = game_called(game_id)
    players = seats_at(game_id)
    match = played(game_id, players, dice=4)
    setup, people = game.set_up(players, {}), list(PEOPLE[:players])
    for ear in (SPECTATOR, Player(2)):
        view, sentences = game.view(setup, ear), []
        for fact in match.heard_by(ear):
            sentences.append(game.reader(setup, ENGLISH, people, None, view).fact(fact))
            view.hear(fact)
        assert " ".join(told_to(match, game_id, ear)) == " ".join([sentence for sentence in sentences if sentence])


def test_after_people_have_changed_seats_they_are_called_by_their_names() -> None:
    """MC2-350: the mask at seat c is no longer Cy's; those who hear the story know who sits there."""
    game, people = game_called("mascarade-2e"), list(PEOPLE[:6])
    setup = game.set_up(6, {"set": "B", "start": "A"})
    log = played("mascarade-2e", 6, {"set": "B", "start": "A"}, answers=6).log  # all is dealt, A begins
    moved = [*log, Told(EVERYONE, ChangedSeats(Player(2), Player(3)))]
    looked = Told(EVERYONE, Looked(Player(2), SEATS[3]))
    looks = re.compile(f"{like('mascarade-fact-looked', by='Cy', at='their own mask').pattern}$")
    for ear in (SPECTATOR, Player(0), Player(2)):
        told = story(game, setup, ENGLISH, [told.fact for told in [*moved, looked]], people, ear)
        assert looks.search(told[-1])
    assert looks.search(whole_story(game, setup, ENGLISH, [*moved, looked], people)[-1])
    french = story(game, setup, catalogue("fr"), [told.fact for told in [*moved, looked]], people, Player(0))
    assert "Cy" in french[-1] and "son propre masque" in french[-1]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_any_ear_can_be_told_what_it_heard(game_id: str) -> None:
    game = game_called(game_id)
    for players in range(game.fewest, game.most + 1):
        for options in ({}, WISHES[game.notation.language]):
            match, setup = played(game_id, players, options, dice=players), game.set_up(players, options)
            for ear in (SPECTATOR, *setup.everybody):
                assert story(game, setup, ENGLISH, match.heard_by(ear), list(PEOPLE[:players]), ear)


def test_nothing_heard_is_no_story() -> None:
    game = game_called("mascarade-1e")
    assert story(game, game.set_up(4, {}), ENGLISH, [], list(PEOPLE[:4])) == []


def test_the_whole_story_says_who_alone_knew() -> None:
    game = game_called("mascarade-1e")
    late = TimeRanOut(Player(1))
    log = [
        Told(EVERYONE, late),
        Told(only(Player(2)), late),
        Told(only(Player(0)) + only(Player(3)), late),
        Told(EVERYONE - only(Player(1)), late),
    ]
    people = list(PEOPLE[:4])
    setup = game.set_up(4, {})
    plain = game.reader(setup, ENGLISH, people).fact(late)
    (told,) = whole_story(game, setup, ENGLISH, log, people)
    assert told == f"{plain} [only Cy] {plain} [only Ada, Di] {plain} [all but Bo] {plain}"
    plain = game.reader(setup, catalogue("fr"), people).fact(late)
    (told,) = whole_story(game, setup, catalogue("fr"), log, people)
    assert told == f"{plain} [seulement Cy] {plain} [seulement Ada, Di] {plain} [tout le monde sauf Bo] {plain}"


def test_a_story_may_speak_to_one_of_those_who_sat_there() -> None:
    game = game_called("mascarade-1e")
    facts = [TurnBegan(Player(0)), TurnBegan(Player(1))]
    told = story(game, game.set_up(4, {}), ENGLISH, facts, list(PEOPLE[:4]), Player(1), Player(1))
    assert len(told) == 2 and "Ada’s turn" in told[0] and "your turn" in told[1]


def test_with_two_players_only_one_of_them_knew() -> None:
    game = game_called("mascarade-1e")
    late = TimeRanOut(Player(1))
    told = whole_story(game, game.set_up(2, {}), ENGLISH, [Told(only(Player(1)), late)], ["Ada", "Bo"])
    assert told[0].startswith("[only Bo] ")


def test_the_whole_story_holds_what_every_ear_heard() -> None:
    game = game_called("mascarade-2e")
    match = played("mascarade-2e", 6, dice=4)
    setup = game.set_up(6, {})
    whole = " ".join(whole_story(game, setup, ENGLISH, match.log, list(PEOPLE[:6])))
    reader = game.reader(setup, ENGLISH, list(PEOPLE[:6]), None, game.view(setup, SPECTATOR))
    for ear in range(6):
        for fact in match.heard_by(Player(ear)):
            assert reader.fact(fact) in whole
