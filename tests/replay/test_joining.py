"""A record names whoever sat down in the middle, and their story begins where they came in (MSQ-014, MSQ-015)."""

import hashlib
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.cli import BAD_INPUT, OK, main
from ridotto.games import game_called
from ridotto.kernel import CLOCK, FATE, SPECTATOR, Match, Player, RecordRefused
from ridotto.replay import (
    CommittedFate,
    Record,
    read_record,
    record_of,
    replay_record,
    story,
    verify,
    whole_story,
    write,
)
from ridotto.words.files import catalogue
from tests.games.masquerade.evening import typed
from tests.readings import like
from tests.replay.matches import PEOPLE, SEED, played

GAME = game_called("masquerade")
SETUP = GAME.set_up(3, {"joining": "on", "first_player": "A"})
DI, ED = Player(3), Player(4)
FIVE = list(PEOPLE[:5])
HABIT: Final[tuple[str, ...]] = ("end", "on", "down", "up")


def answer(match: Match) -> None:
    """Cards lie face down, turns end at once; one sits down in the second pause between turns, one in the third."""
    question = match.asks()
    if question.player == FATE:
        CommittedFate(SEED).answer(match)
        return
    options = {option.text: option for option in match.options(question)}
    wanted = [word for word in HABIT if word in options]
    if question.player == CLOCK and len(match.seated) - 3 < min(pauses(match), 2):
        wanted = ["join"]
    match.answer(question.player, options[[*wanted, *options][0]])


def pauses(match: Match) -> int:
    return [given.spelling() for given in match.record].count("clock:on")


def evening() -> Match:
    """Di sits down after Bo's turn and Ed after Cy's; it is Ed's turn."""
    match = GAME.start(SETUP)
    while pauses(match) < 4:
        answer(match)
    return match


def ended() -> Match:
    match = evening()
    while not match.over():
        answer(match)
    return match


def record_of_all(match: Match, names: tuple[str, ...] = PEOPLE[:5]) -> Record:
    fate = CommittedFate(SEED)
    return record_of(GAME, SETUP, match, names, fate.commitment, SEED if match.over() else None)


def refused(text: str, old: str, new: str) -> RecordRefused:
    """What is said of a forger's work, the last line made to fit again."""
    assert text.count(old) == 1
    above = text.replace(old, new).rpartition("sha256: ")[0]
    with pytest.raises(RecordRefused) as caught:
        read_record(f"{above}sha256: {hashlib.sha256(above.encode()).hexdigest()}\n")
    return caught.value


# The record.


@pytest.mark.parametrize("match", [evening(), ended()])
def test_a_record_with_newcomers_replays_to_the_same_match(match: Match) -> None:
    record = record_of_all(match)
    again = read_record(write(record))
    assert again == record
    assert write(again) == write(record)
    twin = replay_record(again)
    assert twin.position() == match.position()
    for ear in (SPECTATOR, *match.seated):
        assert twin.heard_by(ear) == match.heard_by(ear)


def test_the_head_says_who_sat_down_and_that_two_of_them_joined() -> None:
    text = write(record_of_all(evening()))
    names = "player A: Ada\nplayer B: Bo\nplayer C: Cy\nplayer D: Di\nplayer E: Ed\n"
    assert f"\nplayers: 3\njoined: 2\n{names}option first_player: A\n" in text


def test_without_names_they_are_letters() -> None:
    record = read_record(write(record_of_all(evening(), names=())))
    assert record.people() == ["A", "B", "C", "D", "E"]


def test_where_nobody_joined_nothing_is_said_of_it() -> None:
    match = GAME.start(SETUP)
    while pauses(match) < 1:
        answer(match)
    record = record_of_all(match, PEOPLE[:3])
    assert record.joined == 0
    assert "joined" not in write(record)


def test_it_is_verified() -> None:
    verdict = verify(read_record(write(record_of_all(ended()))))
    assert verdict.holds(), verdict


def test_names_are_for_all_who_sat_down_or_for_nobody() -> None:
    with pytest.raises(ValueError, match="3 names for 5 players"):
        write(record_of_all(evening(), names=PEOPLE[:3]))
    refusal = refused(write(record_of_all(evening())), "player E: Ed\n", "")
    assert "4 names for 5 players" in str(refusal)


@pytest.mark.parametrize(
    ("new", "line", "why"),
    [
        ("", 4, "by the answers 2 joined in the middle, not 0"),
        ("joined: 1\n", 5, "by the answers 2 joined in the middle, not 1"),
        ("joined: 3\n", 5, "by the answers 2 joined in the middle, not 3"),
        ("joined: 0\n", 5, "expected `joined: ` and how many sat down in the middle"),
        ("joined: two\n", 5, "expected `joined: ` and how many sat down in the middle"),
    ],
)
def test_a_head_that_tells_of_others_is_refused(new: str, line: int, why: str) -> None:
    refusal = refused(write(record_of_all(evening(), names=())), "joined: 2\n", new)
    assert refusal.line == line
    assert why in str(refusal)


def test_nobody_joins_in_the_middle_of_a_turn() -> None:
    record = record_of_all(evening())
    more = replace(record, answers=(*record.answers, "clock:join"))
    with pytest.raises(RecordRefused, match=r"clock:join.*clock is asked nothing"):
        replay_record(more)


# The story.


def story_of(ear: Player, match: Match) -> str:
    return typed(" ".join(story(GAME, SETUP, catalogue("en"), match.heard_by(ear), FIVE, ear)))


def test_a_newcomers_story_begins_with_what_lay_open() -> None:
    match = evening()
    told = story_of(DI, match)
    before, after = like("masquerade-fact-joined", player="Di").split(told)
    assert like("masquerade-fact-deck-has").match(before)
    assert like("masquerade-fact-begins", player="Ada").search(before)
    assert like("masquerade-fact-laid-down", at="Bo's first card").search(before)
    assert "turn" not in like("masquerade-fact-no-turn-yet").sub("", before)
    assert like("masquerade-fact-drew", player="Di").search(after)
    assert like("masquerade-fact-joined", player="Ed").search(after)
    assert "Cy's turn" in after and "Bo's turn" not in told


def test_each_of_them_reads_of_their_own_cards_only() -> None:
    match = evening()
    assert "Di's first card, face down, is " in story_of(DI, match)
    assert "Ed's second card, face down, is " in story_of(ED, match)
    for ear in (SPECTATOR, *match.seated):
        assert ("Di's first card, face down, is " in story_of(ear, match)) == (ear == DI)


def test_the_whole_story_says_who_was_there_to_hear_it() -> None:
    match = ended()
    told = typed(" ".join(whole_story(GAME, SETUP, catalogue("en"), match.log, FIVE)))
    before, _, after = told.partition("[only Di] The deck has ")
    assert "Di's" not in before and "Di]" not in before
    assert "[only Ada, Bo, Cy]" not in before and "[all but Ada] Ada " in before
    joined = like("masquerade-fact-joined", player="Di").pattern
    assert not re.search(rf"\] {joined}", told) and "] It is " not in told, "everybody heard it who was there"
    between, _, later = after.partition("[only Ed] The deck has ")
    assert "[only Di] Di draws " in between and "Ed's" not in between and "Ed]" not in between
    assert "[only Ed] Ed draws " in later


# On the command line.


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "evening.ridotto"
    path.write_text(write(record_of_all(ended())), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("ear", ["D", "Di", "di"])
def test_replay_lends_a_newcomers_ear(ear: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file, "--ear", ear]) == OK
    out = typed(" ".join(capsys.readouterr().out.split()))
    assert out == story_of(DI, ended())


def test_replay_lends_all_ears_and_no_other(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file, "--ear", "all"]) == OK
    assert "[only Ed]" in capsys.readouterr().out
    assert main(["replay", file, "--ear", "F"]) == BAD_INPUT
    assert "expected one of A, B, C, D, E, Ada, Bo, Cy, Di, Ed, " in capsys.readouterr().err


def test_verify_says_yes(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", file]) == OK
    assert capsys.readouterr().out.endswith("verified\n")


@given(dice=st.integers(0, 1 << 30), players=st.integers(3, 6), answers=st.integers(0, 400))
@settings(max_examples=25)
def test_the_player_who_joins_and_when_a_record_is_read_again(dice: int, players: int, answers: int) -> None:
    options = {"joining": "on", "packs": "extras"}
    match = played("masquerade", players, options, dice, answers)
    record = record_of(GAME, GAME.set_up(players, options), match, PEOPLE[: len(match.seated)])
    assert read_record(write(record)) == record
    assert record.players + record.joined == len(match.seated)
