"""`ridotto exploitability`: a table of what bots lose to somebody who knows them."""

from __future__ import annotations

import re

import pytest

from ridotto.cli import main


def test_it_prints_what_was_solved_and_a_row_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["exploitability", "random", "courtier", "--turns", "1", "--rounds", "100", "--throws", "3"]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "the last 1 turns: 1,825 nodes, 176 information sets" in printed
    solved = re.search(r"the player who begins wins (\S+) %; exploitability (\S+) points", printed)
    assert solved is not None and float(solved[1]) > 99 and float(solved[2]) < 0.05
    rows = {row[0]: [float(number) for number in row[1:]] for row in re.findall(ROW, printed)}
    assert list(rows) == ["random", "courtier"]
    assert rows["random"][0] > 20 and rows["random"][3] < 40
    for lost, first, second, against in rows.values():
        assert -0.05 <= lost <= 50 and lost == pytest.approx(50 - (first + second) / 2, abs=0.11)
        assert 49.9 - lost <= against <= 50.1, "a best response wins at least as much as the equilibrium"
    assert main(words) == 0 and capsys.readouterr().out == printed, "all of it follows from the seed"


ROW = r"(?m)^\| (\w+) \| ([\d.]+) \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \|$"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--turns", "0"], "--turns 0: expected a whole number from 1 to 2"),
        (["--turns", "3"], "--turns 3: expected a whole number from 1 to 2"),
        (["--rounds", "many"], "--rounds many: expected a whole number from 1 to"),
        (["--throws", "0"], "--throws 0: expected a whole number from 1 to"),
        (["--seed", "-1"], "--seed -1: expected a whole number from 0 to"),
        (["curtier"], "no bot is called 'curtier'"),
        (["master,simulations=0"], "simulations 0: expected 1 to"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exploitability", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1 and reason in printed.err
