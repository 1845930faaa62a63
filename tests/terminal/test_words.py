"""What may be typed at a prompt, and what comes of it."""

from __future__ import annotations

import re

import pytest

from ridotto.games import GAMES
from ridotto.ledger import ledger
from ridotto.replay import commitment_to
from ridotto.terminal.asking import note_on
from ridotto.words.files import reader
from tests.readings import like
from tests.terminal.program import Run, any_numbers, play

GAME = ("mascarade-2e", "--players", "6", "--seed", "1", "--option", "start=A")


def said(run: Run) -> str:
    assert run.code == 0 and run.err == "", run
    return " ".join(run.out.split())


@pytest.mark.parametrize("typed", ["1", "01", "b", "B", "Bruno", "bruno"])
def test_an_option_is_taken_by_its_number_its_word_or_a_name(typed: str) -> None:
    assert "your own mask and Bruno’s mask" in said(play(*GAME, typed=f"\n{typed}\n"))


@pytest.mark.parametrize("typed", ["2", "keep", "k", "KEEP"])
def test_the_beginning_of_a_word_is_enough(typed: str) -> None:
    assert like("mascarade-fact-returned", one="your own mask", other="Bruno’s mask").search(
        said(play(*GAME, typed=f"ready\nb\n{typed}\n"))
    )


def test_letters_that_are_commands_stay_commands() -> None:
    """Seats h and m are there, but whoever types h wants help."""
    run = play(
        "mascarade-1e", "--players", "13", "--option", "start=A", "--memory", "strict", typed="\nh\nm\nhelp\n7\n"
    )
    assert like("terminal-help-more").search(said(run)) and like("wrong-not-reminded").search(said(run))
    assert "your own mask and Hugo’s mask" in said(run)


def test_the_rules_behind_the_options_are_shown() -> None:
    behind_all = said(play(*GAME, typed="\n?\n"))
    assert "on each of the two places. (MC2-060)" in behind_all and "MC2-070" not in behind_all
    behind_one = said(play(*GAME, typed="\nb\n? 1\n"))
    assert "1 Swap them" in behind_one and "MC2-063" in behind_one


def test_what_a_mask_does_is_told_at_any_time() -> None:
    for typed in ("? King\n", "?king\n", "\n? KING\n"):
        assert re.search(f"King: {like('mascarade-power-King').pattern}", said(play(*GAME, typed=typed)))


# The first screen, and who is spoken to.


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_begins_with_its_goal_and_not_with_a_hash(game: str) -> None:
    run = play(game, "--seed", "1")
    first, _, rest = run.out.strip().partition("\n")
    assert first == GAMES[game].title and rest.strip().startswith("You win "), run
    assert not re.search(r"[0-9a-f]{64}", run.out), run


@pytest.mark.parametrize("typed", ["? goal\n", "?GOAL\n", "\n? goal\n"])
def test_what_wins_is_told_at_any_time(typed: str) -> None:
    assert "goal: You win " in said(play(*GAME, typed=typed))


def test_the_hash_of_fates_seed_is_told_before_the_end_to_somebody_who_asks() -> None:
    assert commitment_to(bytes(31) + b"\x01") in said(play(*GAME, typed="? fate\n"))


def test_it_says_you_to_you() -> None:
    run = play(*GAME, "--name", "Rosalba", typed="\nb\nswap\n" + "look\npass\n\n" * 40)
    told = "\n".join([line for line in run.out.splitlines() if "(you)" not in line])
    assert told.count("Rosalba") == 1, "once, where it says who you are"
    assert "your turn" in told and like("mascarade-fact-passed", by="You").search(told) and "Rosalba’s" not in told


def test_a_pause_has_nothing_to_explain() -> None:
    assert like("terminal-nothing-decided").search(said(play(*GAME, typed="?\n")))


def test_the_table_can_be_seen_again() -> None:
    before = play(*GAME, typed="\n").out.count("In play:")
    assert play(*GAME, typed="\nt\ntable\n").out.count("In play:") == before + 2


@pytest.mark.clause("TBL-002")
def test_a_memory_aid_shows_what_was_heard_and_what_follows_from_it() -> None:
    run = said(play(*GAME, "--memory", "aid", typed="\nb\nswap\nm\nm all\n"))
    assert like("terminal-memory-deduce").search(run) and like("terminal-what-may-lie").search(run)
    swapped = like("mascarade-fact-did-swap").pattern
    assert re.search(f"ONLY YOU SEE THIS: (?:{swapped})", run)
    assert "Face up, " in run, "the deal is a part of the history"


@pytest.mark.clause("TBL-002")
def test_a_memory_aid_says_how_likely_it_is_and_why() -> None:
    """B and C have had masks in hand since Ada swapped hers: what she saw of the deal is the first reason."""
    typed = "\nb\nswap\n" + "m\nm public\nm b King\nm nowhere King\nm b Nobody\nlook\npass\n\n" * 6
    run = said(play(*GAME, "--memory", "aid", typed=typed))
    assert re.search(r": \w+ 1 in 2, \w+ 1 in 2", run), run
    assert like("terminal-all-know").search(run)
    assert re.search(r"b, King: (sure|impossible|\d+ in \d+) \(exact\)", run), run
    assert "before: Face up, " in run
    assert like("wrong-nothing-there-place", said="nowhere").search(run)
    assert like("wrong-nothing-there-thing", said="Nobody").search(run)


@pytest.mark.clause("TBL-001")
def test_strict_memory_explains_nothing() -> None:
    run = said(play(*GAME, "--memory", "strict", typed="\nm public\nm b King\nb\nswap\n"))
    assert len(like("wrong-not-reminded").findall(run)) == 2
    assert "King: " not in run.partition("m b King")[2].partition(">")[0]


@pytest.mark.clause("TBL-001")
def test_strict_memory_says_so_kindly() -> None:
    run = said(play(*GAME, "--memory", "strict", typed="\nm\nb\nswap\n"))
    assert like("terminal-memory-strict").search(run) and like("wrong-not-reminded").search(run)
    assert not like("mascarade-fact-did-swap").search(run), "one's own decision is not told again"


@pytest.mark.slow
def test_a_look_is_for_one_pair_of_eyes_and_its_end_is_a_ruling_of_ours() -> None:
    """Whatever is asked, one of the two is an answer to it, until the look is not put down."""
    run = play("mascarade-1e", "--players", "4", "--seed", "3", typed="\nb\nkeep\n" + "look\npass\n?\n" * 60)
    assert "┃ ONLY YOU SEE THIS: For your eyes only: your own mask is" in run.out, run
    assert "MC1-370" in run.out and "Our ruling: " in run.out, run


def test_a_clause_says_whether_it_is_the_books_or_ours_or_follows_from_others() -> None:
    clauses, english = ledger("mascarade-2e"), reader("en", "mascarade-2e")
    assert note_on(english, clauses["MC2-200"]) == ""
    assert note_on(english, clauses["MC2-019"]).startswith("Our ruling: ")
    assert note_on(english, clauses["MC2-203"]) == "Follows from MC2-102, MC2-200: Fines come after the power."


def test_what_the_princess_shows_is_not_for_everybody() -> None:
    masks = "masks=Judge,Princess,King,Empress,Patron,Beggar"
    shown = 0
    for seed in range(6):
        run = play("mascarade-2e", "--players", "6", "--seed", str(seed), "--option", masks, typed=any_numbers(seed))
        shown += len(like("terminal-not-everybody").findall(said(run)))
    assert shown > 0


@pytest.mark.clause("MC2-026")
def test_what_the_rulebook_recommends_is_shown_and_not_enforced() -> None:
    poor = "masks=Judge,King,Empress,Trickster,Thief,Sorceress,Fool"
    run = said(play("mascarade-2e", "--players", "7", "--option", poor))
    assert "fewer than half of the masks carry a star (3 of 7) (our ruling MC2-027)" in run
    rich = "masks=Judge,King,Empress,Widow,Thief,Sorceress,Fool"
    assert "fewer than half" not in said(play("mascarade-2e", "--players", "7", "--option", rich))
    assert "fewer than half" not in said(play(*GAME)), "the sheets are not the host's doing"
