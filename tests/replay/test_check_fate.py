"""docs/check_fate.py verifies a record of every game without a line of Ridotto, and says which draw is false."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.kernel import FATE
from ridotto.replay import CommittedFate, Record, commitment_to, moments, read_record, record_of, verify, write
from tests.replay.matches import SEED, WISHES

pytestmark = pytest.mark.slow

DOCS: Final = Path(__file__).parents[2] / "docs"
SCRIPT: Final = DOCS / "check_fate.py"
GAMBLERS: Final = """
[deck]
name = "gamblers"
{cards}
"""
GAMBLER: Final = """
[[card]]
name = "Gambler {mask} {emblem}"
class = "commoner"
gender = "male"
attack = 3
attack_arrow = ""
health = 2
health_arrow = ""
text = "Roll a die. On a 4 or more, draw a card."
flavour = "Again."
picture = {{ mask = "{mask}", face = "round", hair = "none", hat = "cap", colour = "ink", emblem = "{emblem}" }}
[[card.ability]]
when = "flip_up"
do = [{{ roll = 4, do = [{{ draw = 1 }}] }}]
"""
EVENINGS: Final = [
    *[(game.id, players, dict[str, str]()) for game in GAMES.values() for players in (game.fewest, game.most)],
    *[(game.id, 3, WISHES[game.id.partition("-")[0]]) for game in GAMES.values() if game.fewest <= 3],
    ("mascarade-1e", 8, {"start": "C", "masks": "Judge,Spy,Inquisitor,Fool,Widow,King,Cheat,Witch,Peasant,Peasant"}),
    ("mascarade-2e", 9, {"set": "B", "turn_limit": "20", "pace": "usual"}),
    ("masques-dust", 2, {"families": "Venier,Dandolo,Cantarini,Morosini", "two_player_draft": "off"}),
    ("masques-dust", 3, {"removed_family": "Dandolo", "first_player": "B", "family_values": "4,2,3"}),
    ("masques-ffg", 3, {"removed_family": "Venier", "neutral_values": "2,2,3,4"}),
    ("masques-ffg", 4, {"neutral_values": "4,4,2,2", "max_rounds": "3"}),
    ("masquerade", 3, {"joining": "on"}),
    ("masquerade", 4, {"joining": "on", "packs": "extras", "first_player": "C"}),
    ("masquerade", 5, {"royals_in_deck": "off", "packs": "extras"}),
]


def played(game_id: str, players: int, options: dict[str, str], false_draw: int = -1, dice: int = 0) -> Record:
    """A whole match, with Fate from a seed. One draw may be false: then the next option is said instead."""
    game, fate, hand = game_called(game_id), CommittedFate(SEED), Dice(dice)
    setup = game.set_up(players, options)
    match, draws = game.start(setup), 0
    while not match.over():
        question = match.asks()
        offered = match.options(question)
        if question.player == FATE:
            number = offered.index(fate.draw_answer(match)) + (draws == false_draw)
            draws += 1
        else:
            number = hand.below(len(offered))
        match.answer(question.player, offered[number % len(offered)])
    return record_of(game, setup, match, (), fate.commitment, SEED)


def checked(record: Record | str, folder: Path, *files: Path) -> subprocess.CompletedProcess[str]:
    """By a Python that finds no package at all."""
    path = folder / "evening.ridotto"
    path.write_text(record if isinstance(record, str) else write(record), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(path), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def draws_in(record: Record) -> int:
    return sum(answer.startswith("fate:") for answer in record.answers)


@pytest.mark.parametrize(("game_id", "players", "options"), EVENINGS)
def test_the_draws_of_an_honest_record_are_verified(
    game_id: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    record = played(game_id, players, options)
    run = checked(record, tmp_path)
    assert run.stdout == f"Fate kept its word: {draws_in(record)} draws, each as the seed gives it\n", run.stderr


def draws_with_a_choice(record: Record) -> list[int]:
    """By number: the last card of a deck cannot be a false one."""
    offered = [
        len(match.options(question)) for match in moments(record) if (question := match.question_to(FATE)) is not None
    ]
    return [number for number, options in enumerate(offered) if options > 1]


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("game_id", GAMES)
def test_one_false_draw_is_named(game_id: str, part: float, tmp_path: Path) -> None:
    """The rest of the match keeps to the rules and to the seed; `ridotto verify` names the same line."""
    players = game_called(game_id).most
    free = draws_with_a_choice(played(game_id, players, {}))
    number = free[int((len(free) - 1) * part)]
    record = played(game_id, players, {}, number)
    said = [answer.removeprefix("fate:") for answer in record.answers if answer.startswith("fate:")]
    run = checked(record, tmp_path)
    assert run.returncode == 1
    assert re.fullmatch(rf"line \d+: draw {number} is {said[number]}, but the seed gives \w+\n", run.stderr)
    (found,) = [finding for finding in verify(read_record(write(record))).findings if finding.problem]
    assert run.stderr.startswith(f"line {found.line}: ")


def test_a_die_that_is_rolled_and_cards_of_a_file_are_verified(tmp_path: Path) -> None:
    pack = tmp_path / "gamblers.toml"
    looks = product(["beak", "cat", "moon", "veil"], ["bell", "moon", "serpent", "sword"])
    cards = "".join(GAMBLER.format(mask=mask, emblem=emblem) for mask, emblem in looks)
    pack.write_text(GAMBLERS.format(cards=cards), encoding="utf-8")
    record = played("masquerade", 6, {"packs": f"extras,{pack}"})
    said = [answer for answer in record.answers if answer.startswith("fate:")]
    assert "fate:pip6" in said and "fate:x16" in said
    assert checked(record, tmp_path, pack).stdout.startswith(f"Fate kept its word: {len(said)} draws")
    assert "the file of the pack" in checked(record, tmp_path).stderr


def seed_of_somebody_else(record: Record) -> Record:
    return replace(record, seed=bytes(32))


def sworn_to_another_seed(record: Record) -> Record:
    return replace(record, seed=bytes(32), commitment=commitment_to(bytes(32)))


def not_told(record: Record) -> Record:
    return replace(record, seed=None, commitment=None)


def told_otherwise(record: Record) -> Record:
    """The answers are the seed's, but people were told that somebody else begins."""
    told = [line.replace("turn of", "turn after") for line in record.told or ()]
    return replace(record, told=(*told, "* turn of A", "* turn of B"))


def told_of_nothing(record: Record) -> Record:
    return replace(record, told=("* nothing happened",))


def from_before(record: Record) -> Record:
    return replace(record, told=None)


@pytest.mark.parametrize(
    ("forge", "problem"),
    [
        (seed_of_somebody_else, "another seed was committed to"),
        (sworn_to_another_seed, r"line 7: draw \d is \w+, but the seed gives \w+"),
        (not_told, "no commitment or no seed"),
        (told_otherwise, r"line 7: draw 6 is [b-d], but a was told"),
        (told_of_nothing, r"line 7: draw 0 is \w+, but nobody was told of it"),
        (from_before, "only those that begin with `ridotto-record: 2` do"),
    ],
)
def test_a_forged_record_is_found_out(forge: Callable[[Record], Record], problem: str, tmp_path: Path) -> None:
    run = checked(forge(played("mascarade-1e", 4, {})), tmp_path)
    assert run.returncode == 1 and re.search(problem, run.stderr), run.stderr
    assert "Traceback" not in run.stderr


def test_a_record_that_was_cut_is_found_out(tmp_path: Path) -> None:
    text = write(played("mascarade-1e", 4, {}))
    assert "do not have the SHA-256" in checked(text.replace("fate:King", "fate:Queen"), tmp_path).stderr


def test_the_script_has_no_line_of_ridotto() -> None:
    assert not re.search(r"^\s*(from|import) +ridotto", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_that_fate_is_asked_stands_on_the_page(game_id: str) -> None:
    page = (DOCS / "fate.md").read_text(encoding="utf-8")
    record = played(game_id, game_called(game_id).most, {})
    asked = {question.name() for match in moments(record) if (question := match.question_to(FATE)) is not None}
    assert asked and not [name for name in asked if f"`{name}`" not in page]
