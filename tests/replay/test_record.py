"""A record replays to the same match, and whatever else it has become is refused."""

import hashlib
import re
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ridotto.games import GAMES, game_called
from ridotto.games.mascarade.public.words import MASKS
from ridotto.kernel import DEAF, SPECTATOR, Match, Player, RecordRefused, SetupRefused
from ridotto.replay import (
    MOST_BYTES,
    UNFINISHED,
    Record,
    fits_in_a_line,
    read_record,
    record_of,
    replay_record,
    result_of,
    setup_of,
    text_of,
    write,
)
from tests.readings import like
from tests.replay.matches import PEOPLE, played, recorded, seats_at

TABLES = [(game.id, players) for game in GAMES.values() for players in range(game.fewest, game.most + 1)]

# Something other than the default for every host option of every game: (value, who needs it so).
OWN_SETS = {
    ("mascarade-1e", 4): "Judge,Widow,King,Queen,Thief,Spy",
    ("mascarade-1e", 6): "Judge,Widow,King,Queen,Thief,Spy,Fool,Witch",
    ("mascarade-2e", 6): "Judge,Princess,King,Empress,Puppeteer,Patron,Beggar",
}
SMALL_SET = "Judge,Bishop,King,Queen,Widow,Spy"
CHOICES = {
    "set": ["basic", "A", "B"],
    "masks": [],  # the own sets above
    "start": ["A", "B", ""],
    "challenge": ["together", "clockwise"],
    "turn_limit": ["0", "1", "30"],
    "forced_swap": ["players", "any"],
    "custom_small": ["on", "off"],
    "pace": ["usual", "off", "quick", "slow", "unhurried"],
    "first_player": ["A", "B", ""],
    "families": [
        "",
        "Venier,Dandolo,Morosini",
        "Morosini,Dandolo,Venier,Cantarini",
        "Venier,Contarini,Morosini,Dandolo",
    ],
    "removed_family": ["", "Venier"],
    "family_values": ["2,3,4", "4,3,2"],
    "neutral_values": ["2,3,3,4", "3,3,3,3"],
    "costs": ["", "uniform-234", "thief 1, trader 2-2-9"],
    "ducat_shortage": ["bare", "unlimited"],
    "trade_facedown": ["on", "off"],
    "courtesan_duplicate": ["active-first", "left-first"],
    "two_player_draft": ["on", "off"],
    "max_rounds": ["0", "2"],
    "influence": ["1", "0", "guard 3, thief 1-1-2"],
    "free_pass": ["on", "off"],
    "optional_effects": ["on", "off"],
    "move_facedown": ["on", "off"],
    "packs": ["", "extras"],
    "royals_in_deck": ["on", "off"],
    "arrows": ["start", "now"],
    "first_turn": ["seat", "game"],
    "joining": ["off"],  # tests/replay/test_joining.py
}


def refused(text: str) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        read_record(text)
    return caught.value


def resealed(text: str) -> str:
    """A forger's work: the last line made to fit again."""
    above = text[: text.rindex("sha256: ")]
    return f"{above}sha256: {hashlib.sha256(above.encode()).hexdigest()}\n"


def forged(text: str, pattern: str, replacement: str) -> RecordRefused:
    changed = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert changed != text, "nothing was forged"
    return refused(resealed(changed))


def line_of(text: str, piece: str) -> int:
    return text[: text.index(piece)].count("\n") + 1


def all_told(match: Match, players: int) -> list[list[str]]:
    ears = [SPECTATOR, *(Player(number) for number in range(players))]
    return [[fact.spelling() for fact in match.heard_by(ear)] for ear in ears]


def round_trip(game_id: str, players: int, options: dict[str, str], dice: int, answers: int = 1_000_000) -> None:
    match = played(game_id, players, options, dice, answers)
    record = recorded(game_id, players, options, dice, answers)
    text = write(record)
    again = read_record(text)
    assert again == record
    assert write(again) == text
    assert setup_of(again).chosen_options() == game_called(game_id).set_up(players, options).chosen_options()
    twin = replay_record(again)
    assert twin.position() == match.position()
    assert all_told(twin, players) == all_told(match, players)
    assert [given.spelling() for given in twin.record] == [given.spelling() for given in match.record]


# ---- It replays to the same match.


@pytest.mark.slow
@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_record_replays_to_the_same_match_at_every_table(game_id: str, players: int) -> None:
    for dice in range(5):
        round_trip(game_id, players, {}, dice)


def test_every_host_option_is_tried_here() -> None:
    assert {option.name for game in GAMES.values() for option in game.host_options()} == set(CHOICES)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, dict[str, str]]:
    game_id, players = draw(st.sampled_from(TABLES))
    options: dict[str, str] = {}
    for option in game_called(game_id).host_options():
        values = [value for value in CHOICES[option.name] if option.name != "set" or value in option.choices()]
        chosen = draw(st.sampled_from([option.default, *values]))
        if chosen != option.default:
            options[option.name] = chosen
    own = OWN_SETS.get((game_id, players), "")
    if players <= 3 and options.get("custom_small") == "on":
        own = SMALL_SET
    if own and draw(st.booleans()):
        options["masks"] = own
    assume(is_agreed(game_id, players, options))
    return game_id, players, options


def is_agreed(game_id: str, players: int, options: dict[str, str]) -> bool:
    """Families are for a certain number of seats, and not every wish goes with every other."""
    try:
        game_called(game_id).set_up(players, options)
    except SetupRefused:
        return False
    return True


@pytest.mark.slow
@given(table=tables(), dice=st.integers(0, 1 << 30), answers=st.integers(0, 200))
@settings(max_examples=150)
def test_a_record_replays_to_the_same_match_whatever_the_host_chose(
    table: tuple[str, int, dict[str, str]], dice: int, answers: int
) -> None:
    game_id, players, options = table
    round_trip(game_id, players, options, dice, answers)


@pytest.mark.parametrize(("game_id", "players"), OWN_SETS)
def test_own_sets_are_written_down(game_id: str, players: int) -> None:
    masks = OWN_SETS[game_id, players]
    round_trip(game_id, players, {"masks": masks}, 1)
    assert f"\noption masks: {masks}\n" in write(recorded(game_id, players, {"masks": masks}))


@pytest.mark.slow
@given(name=st.text(min_size=1, max_size=40))
@settings(max_examples=100)
def test_any_name_that_fits_in_a_line_survives(name: str) -> None:
    record = replace(recorded("mascarade-1e", 4, answers=3), names=("Ada", name, "Cy, the elder: late", "👩‍💻"))
    if fits_in_a_line(name):
        assert read_record(write(record)).names == record.names
    else:
        with pytest.raises(ValueError, match="does not fit in a line"):
            write(record)


@pytest.mark.parametrize("name", ["", " Bo", "Bo ", "B\no", "B\ro", "\x1b[2J", "\u202eoB", "\u2028", "B" * 600])
def test_a_name_that_could_fool_a_reader_or_a_terminal_is_not_written(name: str) -> None:
    assert not fits_in_a_line(name)


@pytest.mark.parametrize("game_id", GAMES)
def test_answers_are_words_that_a_record_can_tell_apart(game_id: str) -> None:
    for answer in game_called(game_id).notation.answers:
        assert re.fullmatch(r"\S*[^\s!]", answer.text), f"{answer.text!r}: a blank separates, a ! means too late"


def test_a_match_can_be_written_down_before_anybody_has_spoken() -> None:
    record = recorded("mascarade-2e", 4, answers=0)
    assert read_record(write(record)) == record
    assert record.result == UNFINISHED


# ---- What it looks like.


def test_a_turn_is_a_line_and_only_a_long_one_goes_on_below() -> None:
    text = write(recorded("mascarade-1e", 13, {"start": "C"}))
    answers = text.split("\n\n")[1].split("\n")
    assert answers[0].startswith("fate:") and answers[1].startswith("  fate:")
    turns = [line for line in answers[1:] if not line.startswith(" ")]
    starters = "".join(line[0] for line in turns)
    assert starters == ("CDEFGHIJKLMAB" * 20)[: len(starters)]
    assert all(len(line) <= 100 for line in answers)
    assert any(line.startswith("  ") for line in answers[3:]), "thirteen answers do not fit in a line"


def test_the_head_says_only_what_is_not_said_already() -> None:
    head = write(recorded("mascarade-2e", 4, {"challenge": "together", "set": "A"}, answers=1)).split("\n\n")[0]
    rules = game_called("mascarade-2e").rules_version
    assert head.split("\n")[:8] == [
        *("ridotto-record: 2", "game: mascarade-2e", f"rules: {rules}", "players: 4"),
        *(f"player {letter}: {name}" for letter, name in zip("ABCD", PEOPLE, strict=False)),
    ]
    assert head.split("\n")[8] == "option challenge: together"
    assert head.split("\n")[9].startswith("fate: committed ")


@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize("game_id", GAMES)
def test_the_result_is_the_one_that_all_heard(game_id: str) -> None:
    for dice in range(20):
        match = played(game_id, min(5, seats_at(game_id)), dice=dice)
        heard = [fact.spelling() for fact in match.heard_by(SPECTATOR)]
        reason, winners = result_of(match).split("; won ")
        assert f"the end: {reason}" in heard
        assert [f"{winner} wins" for winner in winners.split(", ")] == [fact for fact in heard if "wins" in fact]


def test_the_sum_is_the_one_of_any_other_tool() -> None:
    *above, last = write(recorded("mascarade-2e", 6)).splitlines(keepends=True)
    assert last == f"sha256: {hashlib.sha256(''.join(above).encode()).hexdigest()}\n"


# ---- What is not a record of a match.


def test_a_match_that_was_placed_or_deaf_or_of_another_setup_has_no_record() -> None:
    game = game_called("mascarade-1e")
    setup = game.set_up(4, {})
    match = played("mascarade-1e", 4, answers=20)
    with pytest.raises(ValueError, match="do not lead to it"):
        record_of(game, setup, game.start_at(setup, {}))
    with pytest.raises(ValueError, match="do not lead to it"):
        record_of(game, setup, match.fork(DEAF))
    with pytest.raises(RecordRefused):
        record_of(game, game.set_up(5, {}), match)


def test_the_seed_is_not_told_before_the_end() -> None:
    game = game_called("mascarade-1e")
    with pytest.raises(ValueError, match="after the end"):
        record_of(game, game.set_up(4, {}), played("mascarade-1e", 4, answers=20), seed=bytes(32))


# ---- Damage is noticed.

SHORT = write(recorded("mascarade-2e", 4, {"turn_limit": "5", "pace": "usual", "challenge": "together"}, dice=2))


def test_a_record_cut_anywhere_is_refused() -> None:
    raw = SHORT.encode()
    for length in range(len(raw)):
        assert refused(text_of(raw[:length])).line <= SHORT.count("\n")
    assert write(read_record(SHORT)) == SHORT


@pytest.mark.slow
def test_any_changed_character_is_noticed() -> None:
    record = read_record(SHORT)
    accepted = []
    for at, old in enumerate(SHORT):
        for new in {"", "x", " ", "\n", "\r", "!", "0", "A", "\x00", "é", old.swapcase(), old + old} - {old}:
            changed = SHORT[:at] + new + SHORT[at + 1 :]
            try:
                again = read_record(changed)
            except RecordRefused:
                continue
            accepted.append(changed)
            assert again == record
    assert accepted == []


@pytest.mark.slow
def test_any_changed_byte_is_noticed() -> None:
    raw = SHORT.encode()
    for at in range(0, len(raw), 3):
        for flipped in (raw[at] ^ 1, raw[at] ^ 0x20, raw[at] ^ 0x80):
            with pytest.raises(RecordRefused):
                read_record(text_of(raw[:at] + bytes([flipped]) + raw[at + 1 :]))


def test_lines_swapped_doubled_or_lost_are_noticed() -> None:
    lines = SHORT.splitlines(keepends=True)
    for at in range(len(lines)):
        refused("".join(lines[:at] + lines[at + 1 :]))
        refused("".join(lines[: at + 1] + lines[at:]))
        if at and lines[at] != lines[at - 1]:
            refused("".join([*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]))


def test_line_ends_of_other_systems_are_welcome() -> None:
    assert read_record(SHORT.replace("\n", "\r\n")) == read_record(SHORT)


@given(raw=st.binary(max_size=300))
def test_garbage_is_refused(raw: bytes) -> None:
    for piece in (raw, SHORT.encode()[:200] + raw):
        with pytest.raises(RecordRefused):
            read_record(text_of(piece))


@given(text=st.text(max_size=300), at=st.integers(0, len(SHORT)), until=st.integers(0, len(SHORT)))
def test_no_text_does_more_than_be_refused(text: str, at: int, until: int) -> None:
    """Also where the last line is made to fit: then what is read has to be a match."""
    changed = SHORT[:at] + text + SHORT[max(at, until) :]
    for tried in (changed, resealed(changed) if "sha256: " in changed and text.isascii() else changed):
        try:
            record = read_record(tried)
        except RecordRefused:
            continue
        assert result_of(replay_record(record)) == record.result


# ---- And a refusal says where and why.

LONG = write(recorded("mascarade-2e", 6, dice=3))


def test_a_file_that_is_no_record_is_called_so() -> None:
    assert str(refused("")) == "line 1: the file is empty"
    assert "not a record of Ridotto: expected `ridotto-record: 2`, found '<html>'" in str(refused("<html>\n"))
    assert "not a record" in str(refused("\n"))
    assert "found '1'" not in str(refused("ridotto-record: 3\n" + LONG.partition("\n")[2]))
    assert "found 'ridotto-record: 3'" in str(refused("ridotto-record: 3\n" + LONG.partition("\n")[2]))
    with pytest.raises(RecordRefused, match=r"line 3: byte 0xff is not UTF-8"):
        text_of(b"one\ntwo\n\xff")


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(RecordRefused, match="longer than 10000000 bytes"):
        text_of(b" " * (MOST_BYTES + 1))
    assert "longer than 10000000" in str(refused(" " * (MOST_BYTES + 1)))


def test_an_endless_word_is_not_compared_with_all_the_others() -> None:
    assert "no answer is that long" in str(refused(re.sub(r"\nA:", f"\nA:{'a' * 9_000_000}", LONG, count=1)))


def test_a_cut_is_called_a_cut() -> None:
    half = LONG[: len(LONG) // 2]
    refusal = refused(half)
    assert "the end is missing" in str(refusal)
    assert refusal.line == half.count("\n") + 1
    for more in ("-- \nBo\n", "Bo", "\n"):
        assert "something was added" in str(refused(LONG + more))
    assert "expected the last line, `sha256: …`, found 'mood: merry'" in str(
        forged(LONG, "^sha256", "mood: merry\nsha256")
    )


def test_an_unknown_game() -> None:
    assert str(forged(LONG, "^game: .*", "game: masquerada")).startswith("line 2: no game is called 'masquerada'")


def test_a_name_that_nobody_can_have() -> None:
    for name in ("Ada ", " Ada", "\u202eadA", "A" * 600):
        refusal = forged(LONG, "^player A: Ada$", f"player A: {name}")
        assert refusal.line == 5 and "is not a name that fits in a line" in str(refusal)
    assert "expected `player B: ` and a name, found 'player C: Cy'" in str(forged(LONG, "^player B: .*\n", ""))
    with pytest.raises(ValueError, match="1 names for 6 players"):
        write(replace(read_record(LONG), names=("Ada",)))


def test_a_line_that_is_longer_than_any() -> None:
    refusal = forged(LONG, "^fate: ", f"option turn_limit: {'9' * 5000}\nfate: ")
    assert refusal.line == line_of(LONG, "fate: ") and "and a value, found 'option turn_limit: 999" in str(refusal)
    assert len(str(refusal)) < 200


def test_a_table_that_cannot_be_set() -> None:
    refusal = forged(LONG, "^fate: ", "option challenge: loudly\nfate: ")
    assert refusal.line == line_of(LONG, "fate: ") and "challenge = 'loudly'" in str(refusal)
    refusal = forged(LONG, "^fate: ", "option bribes: on\nfate: ")
    assert refusal.line == line_of(LONG, "fate: ") and "unknown option 'bribes'" in str(refusal)
    twice = "option pace: on\noption pace: on\nfate: "
    assert "'option pace' stands in line 11 already" in str(forged(LONG, "^fate: ", twice))
    assert "6 names for 5 players" in str(forged(LONG, "^players: 6", "players: 5"))
    nameless = re.sub("^player .*\n", "", LONG, flags=re.MULTILINE)
    assert read_record(resealed(nameless)).people() == list("ABCDEF")
    assert str(forged(nameless, "^players: 6", "players: 99")).startswith("line 4: the table cannot be set like this")


def test_an_answer_that_is_not_an_option() -> None:
    text = LONG
    first_turn = re.search(r"fate:[a-f]\n([A-F]):", text)
    assert first_turn
    who = first_turn[1]
    refusal = forged(text, rf"\n{who}:\w+", f"\n{who}:King")
    assert refusal.line == line_of(text, f"\n{who}:") + 1
    assert str(refusal).startswith(
        f"line {refusal.line}: answer 8 is '{who}:King': {who} is asked WhatToDo, and King is not one of: "
    )
    assert like("mascarade-why-opening").search(str(refusal))


def test_an_answer_that_is_not_in_play_is_called_by_its_name() -> None:
    text = LONG
    missing = next(mask.text for mask in MASKS if f"fate:{mask.text}\n" not in text)
    who = re.search(r"fate:[a-f]\n([A-F]):", text)
    assert who
    refusal = forged(text, rf"\n{who[1]}:\w+", f"\n{who[1]}:{missing}")
    assert like("mascarade-why-not-in-play").search(str(refusal)) and missing in str(refusal).rpartition(". ")[2]


def test_an_answer_that_nobody_can_give() -> None:
    misspelt = str(forged(LONG, "fate:Sorceress", "fate:Sorceres"))
    assert "'Sorceres' is not an answer of this game; perhaps Sorceress; fate is asked WhichMask, one of: " in misspelt
    for nonsense in ("Sorceress", "fate:", "Z9:Sorceress", "fate;Sorceress"):
        said = str(forged(LONG, "fate:Sorceress", nonsense))
        assert f"is {nonsense!r}: expected a player, a colon and an answer; fate is asked WhichMask" in said


def test_an_answer_of_the_wrong_player() -> None:
    refusal = forged(LONG, "fate:Sorceress", "B:Sorceress")
    assert refusal.line == line_of(LONG, "fate:Sorceress")
    assert "'B:Sorceress': B is asked nothing; fate is asked WhichMask, one of: " in str(refusal)
    assert "- is asked nothing" in str(forged(LONG, "fate:Sorceress", "-:Sorceress"))


def test_answers_after_the_end() -> None:
    count = len(read_record(LONG).answers)
    refusal = forged(LONG, r"\n\nanswers: \d+", f" A:a\n\nanswers: {count + 1}")
    assert f"answer {count + 1} is 'A:a': the match was over before ({read_record(LONG).result})" in str(refusal)


def test_answers_that_were_lost_or_miscounted() -> None:
    count = len(read_record(LONG).answers)
    refusal = forged(LONG, "^answers: .*", f"answers: {count + 1}")
    assert str(refusal) == f"line {line_of(LONG, 'answers: ')}: {count} answers stand above"
    assert "before the closing lines, found 'answers: " in str(forged(LONG, "\n\nanswers", "\nanswers"))
    lost = forged(LONG, r" \S+\n\nanswers: \d+", f"\n\nanswers: {count - 1}")
    assert "the answers lead to 'unfinished', not" in str(lost)


def test_a_result_that_does_not_follow() -> None:
    record = read_record(LONG)
    refusal = forged(LONG, "^result: .*", "result: 13 coins; won Z")
    assert str(refusal) == (
        f"line {line_of(LONG, 'result: ')}: the answers lead to {record.result!r}, not '13 coins; won Z'"
    )
    unfinished = write(recorded("mascarade-2e", 6, dice=3, answers=30))
    assert "lead to 'unfinished'" in str(forged(unfinished, "^result: .*", "result: 13 coins; won A"))


def test_a_seed_that_was_never_sworn_to() -> None:
    assert "where it was committed before" in str(forged(LONG, "^fate: .*\n", ""))
    assert "expected `seed: ` and 64 digits" in str(forged(LONG, "^seed: ..", "seed: "))
    assert "expected `fate: ` and `committed`" in str(forged(LONG, "^fate: committed ..", "fate: committed "))


def test_a_forged_answer_that_is_legal_still_breaks_the_sum() -> None:
    changed = re.sub(r":keep\n", ":swap\n", LONG)
    changed = changed if changed != LONG else re.sub(r":swap\n", ":keep\n", LONG)
    assert refused(changed).line > 0
    last = LONG.count("\n")
    told = refused(LONG.replace("player A: Ada", "player A: Eve"))
    assert str(told) == f"line {last}: the lines above have another SHA-256: something in them was changed"


def test_a_record_is_plain_data() -> None:
    record = read_record(LONG)
    assert replace(record) == record and "lines=" not in repr(record)
    assert isinstance(record, Record) and record.line("game") == 2 and record.line("nothing") == 0
