"""The end sheet of Mascarade counts coins, turns and bluffs as they were."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ridotto.contracts.walking import walk
from ridotto.games import GAMES
from ridotto.house.replaying import step
from ridotto.kernel import SPECTATOR, Given, Setup, TurnBegan
from ridotto.replay import reel
from ridotto.replay.playing import play_written
from tests.browser.stages import EVENING
from tests.page.drawings import Drawings

# Three turns more: two who were shown must swap, and Cy says that he is the Cheat with six coins. He is the Judge.
IDLE_CHEAT: Final = "A:f A:keep B:f B:keep C:Cheat D..F:pass A:pass B:pass"


def steps_of(game: str, setup: Setup, record: list[Given]) -> list[Any]:
    """The replay as the page gets it, through all ears."""
    steps = [step(scene, None) for scene in reel(GAMES[game], setup, record, None)]
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(steps))
    return found


def evening() -> list[Any]:
    rules = GAMES["mascarade-1e"]
    setup = rules.set_up(6, {"pace": "off"})
    match = rules.start(setup)
    play_written(match, rules, [*EVENING.split(), *IDLE_CHEAT.split()])
    return steps_of(rules.id, setup, match.record)


def test_coins_are_counted_after_each_turn_and_after_the_last(drawings: Drawings) -> None:
    games = [("mascarade-1e", 4, 1), ("mascarade-1e", 6, 2), ("mascarade-2e", 5, 3), ("mascarade-2e", 8, 4)]
    calls: list[tuple[object, ...]] = []
    wanted: list[list[dict[str, int]]] = []
    for game, players, seed in games:
        rules = GAMES[game]
        setup = rules.set_up(players, {"pace": "off"})
        *_, match = walk(rules, setup, seed)
        view = rules.view(setup, SPECTATOR)
        purses = []
        for told in match.log:
            if isinstance(told.fact, TurnBegan):
                purses.append(coins_in(view.as_dict()))
            if told.is_for(SPECTATOR):
                view.hear(told.fact)
        wanted.append([*purses, coins_in(view.as_dict())])
        calls.append(("pursesIn", steps_of(game, setup, match.record)))
    assert drawings.of(*calls) == wanted


def coins_in(view: Any) -> dict[str, int]:
    return {seat["player"]: seat["coins"] for seat in view["seats"]}


def test_a_gain_bears_the_number_of_the_turn_in_which_it_was_announced(drawings: Drawings) -> None:
    steps = evening()
    (bo, ed) = drawings.of(("gainsOf", steps, ["B"]), ("gainsOf", steps, ["E"]))
    assert bo == [{"turn": 6, "player": "B", "mask": "Queen", "from": 6, "to": 8}]
    assert ed == [{"turn": 15, "player": "E", "mask": "Queen", "from": 6, "to": 8}]


def test_the_last_turn_is_no_gain_of_a_winner_who_gained_nothing_in_it(drawings: Drawings) -> None:
    """The turn limit ends the game after Cy's look, which is not what Flo has won by."""
    rules = GAMES["mascarade-1e"]
    setup = rules.set_up(6, {"pace": "off", "turn_limit": "13"})
    match = rules.start(setup)
    words = EVENING.split()
    play_written(match, rules, words[: words.index("C:look") + 1])
    assert match.over()
    (gains,) = drawings.of(("gainsOf", steps_of(rules.id, setup, match.record), ["F"]))
    assert [(gain["turn"], gain["mask"], gain["from"], gain["to"]) for gain in gains] == [
        (7, "King", 6, 9),
        (10, "King", 7, 10),
    ]


def test_a_false_announcement_is_a_bluff_only_if_it_is_caught_or_does_something(drawings: Drawings) -> None:
    steps = evening()
    bluffs, cy = drawings.of(("bluffs", steps), ("tally", steps, "C"))
    assert bluffs == [[7, "C", "King"], [14, "D", "Judge"], [15, "E", "Queen"], [16, "F", "King"]]
    assert (cy["bluffs"], cy["bluffsHeld"]) == (1, 0)
