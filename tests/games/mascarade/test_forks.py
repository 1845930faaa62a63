"""A fork in the middle of a turn goes on exactly as the match that it was made of."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.games.mascarade.secret.state import Court
from ridotto.replay.playing import play_written
from tests.games.mascarade.clauses import ball, ears, heard, placed

F3 = "Judge Bishop King Fool Queen Witch"
F7 = "Judge Bishop King Fool Queen Thief Witch"
S8 = "Judge Beggar Patron Puppeteer Sorceress Guru Fool Widow"


def played(match: Court, text: str) -> Court:
    """The same match, further on."""
    game = game_called(match.setup.edition.id)
    play_written(match, game, text.split())
    return match


# What must not be forgotten, the table, what is played before the fork, what is played after it.
MOMENTS = [
    ("which masks lie face up", "mascarade-1e", F7, {}, "A:Witch B:claim C..F:pass G:claim", "G:pass B:d B:keep"),
    ("who was shown in this turn", "mascarade-1e", F7, {}, "A:Witch B:claim C..F:pass G:claim", "G:a"),
    ("which of two cards was shown", "mascarade-1e", F3, {}, "A:aL A:Fool B:bR C:pass B:aL B:cL", "B:keep B:aR B:swap"),
    ("which card was shown in the turn before", "mascarade-1e", F3, {"shown": "bR", "turn": "B"}, "", "B:cL B:keep"),
    ("who was shown in the turn before", "mascarade-2e", S8, {"shown": "a"}, "", "A:look"),
    ("what was announced, and by whom", "mascarade-2e", S8, {}, "A:Judge B:pass", "C..G:pass H:claim"),
    ("who has claimed so far", "mascarade-2e", S8, {}, "A:Judge B:claim C:claim", "D..H:pass"),
    ("how many turns are over", "mascarade-2e", S8, {"initial": 2}, "A:b A:swap", "B:c B:keep C:look"),
    ("the fines and the bank", "mascarade-2e", S8, {"court": 5}, "A:Judge B..G:pass", "H:pass B:Patron C..A:pass"),
    ("who sits where", "mascarade-2e", S8, {"seats": "D B C A E F G H"}, "A:Guru E..C:pass", "A:a D:Judge E:look"),
]


@pytest.mark.parametrize(
    ("game", "masks", "position", "before", "behind"), [each[1:] for each in MOMENTS], ids=[each[0] for each in MOMENTS]
)
def test_a_fork_forgets_nothing(game: str, masks: str, position: dict[str, object], before: str, behind: str) -> None:
    truth = game_called(game).truth
    players = 3 if masks == F3 else len(masks.split())
    match = played(placed(ball(game_called(game), players, masks=masks.replace(" ", ",")), **position), before)
    fork = match.fork()
    assert truth(fork) == truth(match)
    played(match, behind)
    played(fork, behind)
    assert truth(fork) == truth(match)
    assert [option.text for option in fork.offer()] == [option.text for option in match.offer()]
    for ear in ears(match):
        assert heard(fork, ear) == heard(match, ear)
