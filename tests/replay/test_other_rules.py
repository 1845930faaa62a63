"""A record outlives its rules: it is told as it was told, and says what can still be verified."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.cli import main
from ridotto.games import GAMES, game_called
from ridotto.kernel import SPECTATOR, Player, RecordRefused
from ridotto.replay import read_record, verify, write
from tests.readings import like
from tests.replay.matches import PEOPLE, played, recorded
from tests.replay.test_record import line_of, refused, resealed

BEFORE = Path(__file__).parent / "written" / "1.ridotto"  # by the version before
A, B = Player(0), Player(1)
LATER = 77  # a version of rules that is not here yet


def of_rules(text: str, rules: int) -> str:
    return resealed(re.sub("^rules: .*", f"rules: {rules}", text, count=1, flags=re.MULTILINE))


def written(folder: Path, text: str) -> str:
    file = folder / "evening.ridotto"
    file.write_text(text, encoding="utf-8")
    return str(file)


# ---- By other rules.


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_of_other_rules_is_told_to_each_ear_as_it_was_told(
    game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = max(3, GAMES[game_id].fewest)
    match = played(game_id, players)
    record = recorded(game_id, players)
    file = written(tmp_path, of_rules(write(record), LATER))
    for letter, ear in (("A", A), ("B", B), ("-", SPECTATOR)):
        assert main(["replay", file, "--ear", letter]) == 0
        said = " ".join(capsys.readouterr().out.split())
        first, _, story = said.partition(f" is {record.people()[-1]}. ")
        assert str(LATER) in first and game_id in first
        assert story.replace(";", "") == " ".join([fact.spelling() for fact in match.heard_by(ear)])


def test_all_ears_are_lent_after_the_end_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, half = recorded("mascarade-1e", 4), recorded("mascarade-1e", 4, answers=20)
    assert main(["replay", written(tmp_path, of_rules(write(whole), LATER)), "--ear", "all"]) == 0
    assert "[only Ada] " in capsys.readouterr().out
    assert main(["replay", written(tmp_path, of_rules(write(half), LATER)), "--ear", "all"]) == 2
    assert like("wrong-refused-not-over").search(capsys.readouterr().err)


def test_what_can_be_verified_without_the_rules_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = of_rules(write(recorded("mascarade-1e", 4)), LATER)
    assert main(["verify", written(tmp_path, text)]) == 1
    now = game_called("mascarade-1e").rules_version
    why = f"it was played by version {LATER} of them, and this house plays version {now}"
    assert capsys.readouterr().out.splitlines() == [
        f"?   line 3: the answers keep to the rules of mascarade-1e: {why}",
        f"yes line {line_of(text, 'result: ')}: everybody was told how it ended: {read_record(text).result}",
        f"yes line {line_of(text, 'fate: committed')}: the commitment is that of the seed",
        f"?   line {line_of(text, 'seed: ')}: Fate answered as the seed says: {why}",
        "verified in part",
    ]


def test_a_false_seed_is_found_out_without_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = replace(recorded("mascarade-1e", 4), rules=LATER, seed=bytes(32))
    assert main(["verify", written(tmp_path, write(record))]) == 1
    said = capsys.readouterr().out
    assert "NO  line" in said and said.endswith("not verified\n")


def test_a_record_of_other_rules_is_read_and_written_to_the_same_record() -> None:
    record = read_record(of_rules(write(recorded("masques-ffg", 3)), LATER))
    assert read_record(write(record)) == record
    assert record == replace(recorded("masques-ffg", 3), rules=LATER)


def test_damage_is_noticed_without_the_rules() -> None:
    text = of_rules(write(recorded("mascarade-1e", 4)), LATER)
    assert "another SHA-256" in str(refused(text.replace("bank pays", "bank lends", 1)))
    assert "by what was told it is" in str(refused(resealed(text.replace("result: ", "result: no, ", 1))))
    assert "expected the ears that were told, a blank and a fact" in str(
        refused(resealed(text.replace("\n* ", "\n! ", 1)))
    )


# ---- By the same rules.


@pytest.mark.parametrize(
    ("pattern", "replacement", "problem"),
    [
        (r"^\* A has 6$", "* A has 7", "'* A has 7' was told, but by the answers '* A has 6'"),
        (r"^\* turn of B\n", "", "but by the answers '* turn of B'"),
        (r"^A (A (?:swaps|keeps) .*)$", r"* \1", "but by the answers 'A A "),
        (r"\n\nsha256", "\n* D wins\n\nsha256", "'* D wins' was told, but by the answers nothing more"),
        (r"^.*\n\nsha256", "\nsha256", "nothing more was told, but by the answers"),
    ],
    ids=["coins", "a turn", "ears", "more", "less"],
)
def test_what_the_answers_do_not_tell_was_not_told(pattern: str, replacement: str, problem: str) -> None:
    text = write(recorded("mascarade-1e", 4, dice=3))
    forged = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert forged != text, "nothing was forged"
    refusal = refused(resealed(forged))
    assert problem in str(refusal)
    both = zip([*text.split("\n"), ""], [*forged.split("\n"), ""], strict=False)
    assert refusal.line == next(number for number, (one, other) in enumerate(both, 1) if one != other)


def test_verify_says_that_the_answers_lead_to_all_that_was_told() -> None:
    text = write(recorded("mascarade-1e", 4))
    assert "the answers lead to all that was told" in [finding.claim for finding in verify(read_record(text)).findings]


# ---- By the version before, which kept no words.


def test_a_record_of_the_version_before_is_verified_by_the_same_rules() -> None:
    text = of_rules(BEFORE.read_text(), game_called("mascarade-2e").rules_version)
    record = read_record(text)
    assert record.told is None and verify(record).holds()
    assert write(record) == text, "it stays as it was written"


def test_a_record_without_words_cannot_be_told_by_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, of_rules(BEFORE.read_text(), LATER))
    assert main(["replay", file]) == 2
    assert like("wrong-refused-no-story", then=LATER).search(capsys.readouterr().err)
    assert main(["verify", file]) == 1
    said = capsys.readouterr().out
    assert "yes line 13: the commitment is that of the seed" in said and said.endswith("verified in part\n")
    assert "everybody was told" not in said


def test_an_unknown_game_is_still_refused() -> None:
    with pytest.raises(RecordRefused, match="no game is called"):
        read_record(resealed(write(recorded("mascarade-1e", 4)).replace("game: mascarade-1e", "game: charades")))


def test_people_are_called_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, of_rules(write(recorded("mascarade-1e", 4)), LATER))
    assert main(["replay", file, "--ear", PEOPLE[1]]) == 0
    assert "A is Ada, B is Bo, C is Cy, D is Di" in " ".join(capsys.readouterr().out.split())
