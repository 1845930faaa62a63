"""The checker is checked: it passes what is so, fails what is not, and says what it cannot read."""

from pathlib import Path

import pytest

from ridotto.games import game_called
from ridotto.kernel import ScenarioRefused
from ridotto.scenarios import check_files, read_scenarios
from ridotto.scenarios.scenario import KINDS

HEAD = """game = "mascarade-1e"
players = 7
position.open = true

[[scenario]]
title = "the rightful King is paid, the liar fined"
play = "A:King B:pass C:claim D..G:pass"
"""
PLAY = 'play = "A:King B:pass C:claim D..G:pass"'


def failed(expectation: str, head: str = HEAD) -> str:
    """All that did not come true, as it is printed."""
    (scenario,) = read_scenarios(head + expectation)
    return "\n".join([line for failure in scenario.failures() for line in failure.lines()])


# Every expectation passes when it is right, and is seen to fail when it is not.

RIGHT_AND_WRONG = [
    ('asked = "B"', 'asked = "C"', "asked\n  expected C\n  is       B"),
    ('question = "WhatToDo"', 'question = "ClaimToo"', "is       WhatToDo"),
    ('options = "a c d e f g look Bishop Fool Judge King Queen Thief Witch"', 'options = "a c"', "expected a c\n"),
    ('offers = "King look"', 'offers = "b look"', "expected b among the options"),
    ('lacks = "b Spy"', 'lacks = "a b Spy"', "expected no a among the options"),
    ('lacks.B = "b"', 'lacks.C = "b"', "expected a question without b\n  is       nothing is asked"),
    ('question.B = "WhatToDo"', 'question.C = "WhatToDo"', "question.C\n  expected WhatToDo\n  is"),
    ('options.C = ""', 'options.C = "a"', "options.C\n  expected a\n  is"),
    ("patience = 0", "patience = 5", "expected 5\n  is       0"),
    ('otherwise = ""', 'otherwise = "pass"', "expected pass\n  is"),
    ('masks = "Judge Bishop King Fool Queen Thief Witch"', 'masks = "Judge"', "expected Judge\n"),
    ('coins = "5 6 9 6 6 6 6"', 'coins = "6 6 9 6 6 6 6"', "coins\n  expected 6 6 9 6 6 6 6\n  is       5 6 9 6 6 6 6"),
    ("court = 1", "court = 0", "court\n  expected 0\n  is       1"),
    ("bank = 149", "bank = 152", "expected 152\n  is       149"),
    ('seats = "A B C D E F G"', 'seats = "B A C D E F G"', "is       A B C D E F G"),
    ('turn = "B"', 'turn = "A"', "expected A\n  is       B"),
    ("initial = 0", "initial = 1", "expected 1\n  is       0"),
    ('shown = "a c"', 'shown = "b"', "expected b\n  is       a c"),
    ('face_up = ""', 'face_up = "a"', "expected a\n  is"),
    ('end = ""', 'end = "13 coins"', "expected 13 coins\n  is"),
    ('won = ""', 'won = "C"', "expected C\n  is"),
    (
        'hears.A = "...; bank pays C 3; A pays court 1; ..."',
        'hears.A = "A announces King at a; C passes; ..."',
        "hears.A\n  expected   A announces King at a\n           > C passes",
    ),
    ('hears.- = "...; turn of B"', 'hears.- = "... ; turn of A"', "turn of A"),
    ('hears.A = "...; turn of B; ..."', 'hears.A = ""', "expected > nothing"),
    (
        'hears_not.B = "Bishop"',
        'hears_not.B = ["Bishop", "Judge"]',
        "nothing with 'Judge' in it\n  is       a shows Judge",
    ),
    (
        'know.B = { a = "Judge", b = "Bishop" }',
        'know.B.a = "Judge King"',
        "know.B.a\n  expected Judge King\n  is       Judge",
    ),
    (
        'sees.B = { court = 1, seats.2.coins = 9, faces = "" }',
        "sees.B.court = 0",
        "sees.B.court\n  expected 0\n  is       1",
    ),
    ("sees.B.seats.2 = { coins = 9 }", "sees.B.seats.2 = { coins = 9, crowns = 1 }", "sees.B.seats.2.crowns"),
    ("sees.B.sealed = false", "sees.B.sealed = true", "expected true\n  is       false"),
    ('refused."A:look" = "A is asked nothing"', 'refused."A:look" = "tired"', "a reason with 'tired' in it"),
    (
        'refused."B:c C:keep" = "C is asked nothing"',
        'refused."B:c" = ""',
        "refused: B:c\n  expected refused\n  is       accepted",
    ),
    ('refused."B:b" = "b is not one of"', 'refused."B:b B:keep" = ""', "expected only B:keep refused"),
    ('accepted = ["B:look", "B:a B:swap"]', 'accepted = ["B:a B:look"]', "accepted: B:a B:look"),
    ('advised = ""', 'advised = "fewer than"', "advised\n  expected fewer than\n  is       no advice"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), RIGHT_AND_WRONG, ids=[wrong for _, wrong, _ in RIGHT_AND_WRONG])
def test_an_expectation_passes_when_right_and_fails_when_wrong(right: str, wrong: str, told: str) -> None:
    assert failed(right) == ""
    assert told in failed(wrong)


@pytest.mark.parametrize("number", ["6", '"6"'])
def test_one_number_is_expected_of_every_seat_as_a_position_gives_it_to_every_seat(number: str) -> None:
    head = f'game = "mascarade-1e"\nplayers = 4\nposition.coins = {number}\n[[scenario]]\ntitle = "t"\n'
    assert failed(f"coins = {number}", head) == ""
    told = failed(f"coins = {number}", head + 'play = "A:King B..D:pass"\n')
    assert told == "coins\n  expected 6 6 6 6\n  is       9 6 6 6"
    assert failed("court = 6", head) == "court\n  expected 6\n  is       0"
    assert failed(f"shown = {number}", head) == "shown\n  expected 6\n  is"


def test_every_expectation_is_tried_above() -> None:
    tried = {right.split(" ")[0].split(".")[0] for right, _, _ in RIGHT_AND_WRONG}
    game = game_called("mascarade-1e")
    known = {*KINDS, *game.truth(game.start(game.set_up(7, {})))}
    given = {"title", "clauses", "game", "players", "host", "position", "play", "fails_setup"}
    assert tried == known - given


def test_a_refused_answer_in_the_play_is_shown_where_it_happened() -> None:
    told = failed('court = 0\nplay = "A:King C:claim"', HEAD.replace(PLAY, ""))
    assert told == "play\n  expected A:King >>C:claim<<\n  is       C is asked nothing"


def test_a_row_of_answers_stops_where_somebody_cannot_give_it() -> None:
    assert ">>B..A:pass<<" in failed('court = 0\nplay = "A:King B..A:pass"', HEAD.replace(PLAY, ""))


def test_an_answer_by_the_clock_is_told_to_all() -> None:
    head = HEAD.replace("C:claim", "C:pass!")
    assert failed('hears.- = "...; B passes; time ran out for C; C passes; ..."\ncourt = 0', head) == ""


def test_a_sealed_round_asks_several() -> None:
    head = HEAD.replace("B:pass C:claim D..G:pass", "C:pass").replace(
        "players = 7", 'players = 7\nhost.challenge = "together"'
    )
    assert (
        failed(
            'asked = "B D E F G"\nquestion.G = "ClaimToo"\noptions.D = "pass claim"\nhears.C = "...; sealed pass"', head
        )
        == ""
    )


def test_a_last_answer_that_is_refused_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that is refused half-way has changed something."""
    head = HEAD.replace("B:pass C:claim D..G:pass", "")
    assert "something has changed" in failed('refused."B..A:pass" = ""', head)


LATE = """game = "masquerade"
players = 3
host.joining = true
position.rows = { A = "Nan", B = "Hal*", C = "Duke" }

[[scenario]]
title = "somebody sits down"
play = "A:end clock:join fate:King fate:Raz fate:Emma D:down"
"""


def test_the_player_who_sits_down_may_be_called_from_then_on() -> None:
    """In the play, by their ears, by what they are asked and by what is tried."""
    ears = 'hears.D = "the deck has 57; ...; D draws King; ..."\nhears_not.D = "Hal"\nsees.D.hand = "Raz Emma"\n'
    asked = 'question.D = "UpOrDown"\noptions.D = "up down"\nrefused."D:up A:up" = "A is asked nothing"\n'
    tried = 'accepted = ["D:up D:down", "D:up D:up clock:join fate:Job fate:Ogg fate:Eva E:up"]\n'
    assert failed(ears + asked + tried, LATE) == ""
    assert "hears.D" in failed('hears.D = "A ends the turn; ..."', LATE)


def test_before_they_sit_down_nobody_has_heard_of_them() -> None:
    early = LATE.replace("A:end clock:join", "D:down A:end clock:join")
    assert "line 8: play: nobody is called 'D': expected one of A B C fate clock" in refusal(early + "deck = 54")
    assert "nobody is called 'E' in hears: expected one of A B C D, or -" in refusal(LATE + 'hears.E = ""')
    assert "refused: nobody is called 'E': expected one of A B C D fate" in refusal(LATE + 'refused."D:up E:up" = ""')


SETUPS = [
    ('host.masks = "King,Queen,Thief,Bishop,Witch,Cheat,Fool"', '"the Judge is missing"', ""),
    ('host.masks = "King,Queen,Thief,Peasant,Witch,Cheat,Spy"', '["the Judge is missing", "Peasants come"]', ""),
    ('host.masks = "King,Queen,Thief,Bishop,Witch,Cheat,Fool"', '"Peasants"', "an objection with 'Peasants' in it"),
    ('host.start = "B"', '"the Judge is missing"', "the setup is accepted"),
    ('host.start = "B"', '""', "the setup is accepted"),
]


@pytest.mark.parametrize(
    ("advised", "told"),
    [
        ("2 of 7", ""),
        ("3 of 7", "expected 3 of 7\n  is       fewer than a third bring money from the bank (2 of 7)"),
        ("", "expected no advice\n  is       fewer than a third"),
    ],
)
def test_a_setup_that_is_accepted_with_advice(advised: str, told: str) -> None:
    masks = 'host.masks = "Judge,King,Queen,Bishop,Thief,Witch,Spy"'
    found = failed(
        f'advised = "{advised}"', f'game = "mascarade-1e"\nplayers = 7\n[[scenario]]\ntitle = "t"\n{masks}\n'
    )
    assert told in found and bool(told) == bool(found)


@pytest.mark.parametrize(("host", "objection", "told"), SETUPS)
def test_a_setup_that_must_fail(host: str, objection: str, told: str) -> None:
    text = f'game = "mascarade-1e"\nplayers = 7\n[[scenario]]\ntitle = "t"\n{host}\nfails_setup = {objection}\n'
    found = failed("", text)
    assert told in found and bool(told) == bool(found)


# Positions.


def test_a_position_and_what_is_then_so_are_written_alike() -> None:
    text = """[[scenario]]
title = "t"
game = "mascarade-2e"
position = { masks = "Judge Beggar Patron Princess Puppeteer Thief King Sorceress", coins = "1 2 3 4 5 6 7 12" }
position.court = 3
"""
    words = {
        "masks": '"Judge Beggar Patron Princess Puppeteer Thief King Sorceress"',
        "coins": '"1 2 3 4 5 6 7 12"',
        "court": "9",
        "bank": "151",
        "turn": '"C"',
        "initial": "2",
        "seats": '"B C A D E H G F"',
        "shown": '"b h"',
    }
    position = "".join([f"position.{key} = {value}\n" for key, value in words.items()])
    so = "".join([f"{key} = {value}\n" for key, value in words.items()])
    seen = 'sees.F = { seats.1.player = "C", seats.1.coins = 2, initial_turns_left = 2, bound.player = "C" }\n'
    text = f'[[scenario]]\ntitle = "t"\ngame = "mascarade-2e"\n{position}{so}{seen}'
    assert failed('asked = "C"\n', text) == ""


def test_what_nobody_was_shown_nobody_knows() -> None:
    text = '[[scenario]]\ntitle = "t"\ngame = "mascarade-1e"\nplayers = 4\nposition.shown = "b"\n'
    assert failed('know.A = { a = "Judge King Queen Thief Cheat", b = "Bishop" }', text) == ""


def test_a_position_may_be_all_defaults() -> None:
    text = '[[scenario]]\ntitle = "t"\ngame = "mascarade-1e"\nplayers = 4\nposition = {}\n'
    assert (
        failed('masks = "Judge Bishop King Queen Thief Cheat"\ncoins = "6 6 6 6"\nbank = 170\nturn = "A"', text) == ""
    )


def test_without_a_position_fate_deals() -> None:
    text = '[[scenario]]\ntitle = "t"\ngame = "mascarade-1e"\nplayers = 4\n'
    assert failed('asked = "fate"\nquestion = "WhichMask"\nturn = ""\nplay = "fate:King"\nmasks = "King"', text) == ""


# What cannot be read is told with its line.


def refusal(text: str) -> str:
    try:
        found = [scenario.failures() for scenario in read_scenarios(text)]
    except ScenarioRefused as refused:
        return str(refused)
    raise AssertionError(f"it was read: {found}")


MALFORMED = [
    (
        'optons = "a"',
        "line 8: unknown key 'optons' in a scenario: expected one of title, clauses, ",
        "; perhaps options",
    ),
    ("court = = 1", "line 8: this is not TOML: ", ""),
    ('title = "again"', "line 8: this is not TOML: Cannot overwrite a value", ""),
    ('coins = """', "this is not TOML: ", ""),
    ("clauses = 3", "line 8: clauses = 3: expected a list of texts", ""),
    ("asked = 3", "line 8: asked = 3: expected a text", ""),
    ("options = 3", "line 8: options = 3: expected a text or a table of texts by player", ""),
    ("accepted = 'B:a'", "line 8: accepted = 'B:a': expected a list of texts", ""),
    ("hears = 'x'", "line 8: hears = 'x': expected a table of texts by player", ""),
    ("hears_not.B = 3", "line 8: hears_not = {'B': 3}: expected a table of texts, or lists of texts, by player", ""),
    ("know.B = 'x'", "line 8: know = {'B': 'x'}: expected a table of texts by player and place", ""),
    ("accepted = []", "line 8: accepted = []: expected a list of texts", ""),
    ("hears = {}", "line 8: hears = {}: expected a table of texts by player", ""),
    ("sees.B = {}", "line 8: sees = {'B': {}}: expected a table of tables by player", ""),
    ("sees.B = 'x'", "line 8: sees = {'B': 'x'}: expected a table of tables by player", ""),
    ("refused = ['B:a']", "line 8: refused = ['B:a']: expected a table of reasons by answer", ""),
    ("fails_setup = 3", "line 8: fails_setup = 3: expected a text or a list of texts", ""),
    ("host = 3", "line 8: host = 3: expected a table", ""),
    ("players = '7'", "line 8: players = '7': expected a whole number", ""),
    ("players = true", "line 8: players = True: expected a whole number", ""),
    ("fails_setup = 'x'", "line 8: a setup that fails leaves nothing to play", ""),
    ("", "line 5: nothing is expected", ""),
    ("position.court = 3", "line 5: nothing is expected; or is it all below [scenario.position]?", ""),
    (
        "game = 'masquerade-3e'\ncourt = 1",
        "line 8: no game is called 'masquerade-3e': expected one of mascarade-1e",
        "",
    ),
    ("hears.H = 'x'", "line 8: nobody is called 'H' in hears: expected one of A B C D E F G, or - for a spectator", ""),
    ("sees.h.court = 0", "line 8: nobody is called 'h' in sees", ""),
    ("options = 'Kng'", "line 8: options: 'Kng' is not an answer of this game; perhaps King", ""),
    ("offers = 'z'", "line 8: offers: 'z' is not an answer of this game", ""),
    ("accepted = ['B:Kng']", "line 8: accepted: 'Kng' is not an answer of this game; perhaps King, in 'B:Kng'", ""),
    ("accepted = ['']", "line 8: accepted: nothing to try: expected PLAYER:ANSWER", ""),
    ("refused.'H:a' = ''", "line 8: refused: nobody is called 'H': expected one of A B C D E F G fate clock", ""),
    ("know.B.a = 'Kingg'", "line 8: know: 'Kingg' is not an answer of this game; perhaps King", ""),
    ("know.B.z = 'King'", "line 8: no place is called 'z' in know: expected one of a, b, c", ""),
    ("host.start = 'H'\ncourt = 1", "line 8: start = 'H': expected a player's letter from A to G", ""),
    ("host.strat = 'A'\ncourt = 1", "line 8: unknown option 'strat': expected one of set, masks", ""),
    (
        "position.maks = 'King'\ncourt = 1",
        "line 8: unknown key 'maks' in a position: expected one of masks",
        "; perhaps masks",
    ),
    ("position.masks = 'Judge King'\ncourt = 1", "line 8: 7 to 9 cards with 7 players, not 2", ""),
    ("position.masks = 'Jugde'\ncourt = 1", "line 8: 'Jugde' is not in the box", ""),
    (
        "position.coins = '6 6'\ncourt = 1",
        "line 8: coins = '6 6': expected a number from 1 to 12 for each of a b c d",
        "",
    ),
    ("position.coins = 13\ncourt = 1", "line 8: coins = 13: expected a number from 1 to 12", ""),
    ("position.coins = '6 6 x 6 6 6 6'\ncourt = 1", "line 8: coins = ", ""),
    ("position.coins = [6, 6]\ncourt = 1", "line 8: coins = [6, 6]: expected words with blanks between them", ""),
    ("position.court = 160\ncourt = 1", "coins and court add up to 202: there are 194", ""),
    ("position.court = 'x'\ncourt = 1", "line 8: court = 'x': expected a whole number", ""),
    ("position.bank = 10\ncourt = 1", "line 8: bank = 10: expected 152, so that all add up to 194", ""),
    ("position.turn = 'H'\ncourt = 1", "line 8: turn = 'H': expected one of A B C D E F G", ""),
    ("position.initial = 5\ncourt = 1", "line 8: initial = 5: expected at most 4", ""),
    ("position.seats = 'A A'\ncourt = 1", "line 8: seats = 'A A': expected each of A B C D E F G once", ""),
    ("position.shown = 'z'\ncourt = 1", "line 8: shown = 'z': expected places out of a b c", ""),
    ("position.open = 'yes'\ncourt = 1", "line 8: open = 'yes': expected true or false", ""),
]


@pytest.mark.parametrize(("line", "told", "also"), MALFORMED, ids=[line for line, _, _ in MALFORMED])
def test_what_cannot_be_read_is_told_with_its_line(line: str, told: str, also: str) -> None:
    found = refusal(HEAD + line)
    assert told in found and found.endswith(also)


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ("A:Kng", "line 7: play: 'Kng' is not an answer of this game; perhaps King, in 'A:Kng'"),
        ("H:King", "line 7: play: nobody is called 'H': expected one of A B C D E F G fate clock"),
        ("-:King", "line 7: play: nobody is called '-'"),
        ("A..Z:pass", "line 7: play: nobody is called 'Z'"),
        ("King", "line 7: play: 'King' is no answer: expected PLAYER:ANSWER, such as A:"),
        ("A:", "line 7: play: '' is not an answer of this game"),
    ],
)
def test_a_play_that_cannot_be_read(play: str, told: str) -> None:
    assert told in refusal(HEAD.replace("A:King B:pass C:claim D..G:pass", play) + "court = 1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: no scenario here: expected [[scenario]], once for each"),
        ("scenario = 3", "line 1: no scenario here"),
        ("\n[[scenario]]\ncourt = 1", "line 2: a scenario without a title: expected title = …"),
        ('\n[[scenario]]\ntitle = "t"\ncourt = 1', "line 2: which game? expected game = …"),
        ('\n[[scenario]]\ntitle = "t"\ngmae = "x"', "line 4: which game?"),
        (
            'game = "mascarade-1e"\n[[scenario]]\ntitle = "t"\ncourt = 1',
            "line 2: how many players? expected players = ",
        ),
        ('gane = "x"\ngame = "mascarade-1e"\n[[scenario]]\ntitle = "t"\ncourt = 1', "line 1: unknown key 'gane'"),
        (
            'game = "mascarade-1e"\nplayers = 1\n[[scenario]]\ntitle = "t"\ncourt = 1',
            "line 2: Mascarade, first edition has 2 to 13",
        ),
        ('scenario = [{ title = "t" }]', "line 1: which game?"),
        ('x = """\n[[scenario]]\n"""\n[[scenario]]\ncourt = 1', "line 4: a scenario without a title"),
    ],
)
def test_a_file_that_cannot_be_read(text: str, told: str) -> None:
    assert told in refusal(text)


# Files and exit codes.

GOOD = HEAD + "court = 1\n"
BAD = HEAD + "court = 0\n"
UNREADABLE = HEAD + "cort = 1\n"


@pytest.mark.parametrize(
    ("files", "code", "last"),
    [
        ([GOOD], 0, "1 passed, 0 failed"),
        ([GOOD, GOOD], 0, "2 passed, 0 failed"),
        ([GOOD, BAD], 1, "1 passed, 1 failed"),
        ([GOOD, BAD, UNREADABLE], 2, "1 passed, 1 failed, 1 could not be read"),
        (["this is no TOML", GOOD], 2, "1 passed, 0 failed, 1 could not be read"),
        ([b"\xff\xfe", "", GOOD], 2, "1 passed, 0 failed, 2 could not be read"),
        ([], 2, "0 passed, 0 failed, 1 could not be read"),
    ],
)
def test_exit_codes(tmp_path: Path, files: list[str | bytes], code: int, last: str) -> None:
    for number, text in enumerate(files):
        (tmp_path / f"{number}.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    told: list[str] = []
    assert check_files([str(tmp_path)], told.append) == code  # a folder stands for all below it
    assert told[-1] == last


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x = " + b"[" * 2000 + b"]" * 2000, "line 1: no scenario nests so deeply"),
        (
            b"[[scenario]]\ntitle = 'a'\nplayers = " + b"9" * 5000,
            "line 1: no scenario nests so deeply or counts so far",
        ),
        (b"sees." + b"a." * 3000 + b"a = 1\n[[scenario]]\ntitle = 'a'", "line 1: no scenario nests so deeply"),
        (b"game = 'x'\n\xff\xfe", "line 2: this is no text in UTF-8"),
        (b"#" * 1_000_001, "line 1: longer than 1000000 bytes"),
    ],
    ids=["lists", "number", "dots", "bytes", "long"],
)
def test_what_no_scenario_is_like_is_refused_in_one_line(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "odd.toml").write_bytes(content)
    said: list[str] = []
    assert check_files([str(tmp_path / "odd.toml")], said.append) == 2
    assert told in said[0] and said[1:] == ["0 passed, 0 failed, 1 could not be read"]


def test_a_mark_of_byte_order_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "marked.toml").write_text(
        'game = "mascarade-1e"\n[[scenario]]\ntitle = "t"\nplayers = 4\nposition = {}\ncourt = 0', encoding="utf-8-sig"
    )
    assert check_files([str(tmp_path / "marked.toml")], print) == 0


def test_a_limit_that_is_over_already_is_refused(tmp_path: Path) -> None:
    (tmp_path / "late.toml").write_text(
        'game = "mascarade-1e"\n[[scenario]]\ntitle = "t"\nplayers = 4\nposition = {}\nhost.turn_limit = 3\ncourt = 0'
    )
    said: list[str] = []
    assert check_files([str(tmp_path / "late.toml")], said.append) == 2
    assert "turn_limit = 3: 4 turns are over in this position already" in said[0]


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    assert check_files([str(tmp_path / "none.toml")], told.append) == 2
    assert "none.toml: cannot be read: " in told[0]


def test_a_failure_is_told_with_file_line_and_title(tmp_path: Path) -> None:
    file = tmp_path / "fines.toml"
    file.write_text(BAD)
    told: list[str] = []
    check_files([str(file)], told.append)
    assert told == [
        f"{file}: line 5: the rightful King is paid, the liar fined",
        "    court",
        "      expected 0",
        "      is       1",
        "0 passed, 1 failed",
    ]


def test_one_scenario_that_cannot_be_read_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "fines.toml"
    file.write_text(UNREADABLE + '\n[[scenario]]\ntitle = "t"\ncourt = 0\n')
    told: list[str] = []
    assert check_files([str(file)], told.append) == 2
    assert told[0].startswith(f"{file}: line 8: unknown key 'cort'")
    assert told[-1] == "1 passed, 0 failed, 1 could not be read"
