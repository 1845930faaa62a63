"""Masters of Mascarade notice who says only what they believe, and rehearse with them as such."""

from __future__ import annotations

import pytest

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.bots.stage import Stage
from ridotto.games.mascarade.public.bots import MascaradeCourtier
from ridotto.games.mascarade.public.bots.candour import AT_FIRST, candour_of
from ridotto.games.mascarade.public.facts import Announced
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.kernel import Match, Player, Setup
from tests.bots.court import FIRST, Place
from tests.bots.games import BotGame, called, woken

SECOND = "mascarade-2e"
HANDLED = "A:b A:keep"  # Ada had Ben's mask under the table: he may hold another one by now


def candour(setup: Setup, match: Match, me: str, of: str) -> float:
    assert isinstance(setup, MascaradeSetup)
    return candour_of(setup, called(me), match.heard_by(called(me)))[called(of)]


def seen(script: str, of: str, me: str = "F") -> float:
    place = Place().play(script)
    return candour(place.setup, place.match, me, of)


def test_who_announces_what_they_can_hardly_know_is_no_longer_taken_for_candid() -> None:
    assert seen(f"{HANDLED} B:King", "B") < AT_FIRST / 2
    assert seen("A:Judge", "A") > AT_FIRST, "everybody has seen her mask"
    assert seen("A:King", "A") < AT_FIRST / 2, "and that it is no King"


def test_who_looks_or_swaps_instead_is_likelier_candid() -> None:
    assert seen(f"{HANDLED} B:look", "B") > 1.5 * AT_FIRST
    assert seen(f"{HANDLED} B:c B:keep", "B") > 1.5 * AT_FIRST
    assert seen("A:b A:keep", "A") == pytest.approx(AT_FIRST), "Ada has seen her mask, and could have announced it"


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_swaps_of_the_first_turns_say_nothing(seed: int) -> None:
    game = BotGame(FIRST, ["courtier"] * 4, seed)
    while "look" not in [option.text for option in game.match.options(game.match.asks())]:
        game.step()
    assert [candour(game.setup, game.match, "D", of) for of in "ABC"] == pytest.approx([AT_FIRST] * 3)


def test_a_swap_that_a_player_must_make_or_makes_by_a_power_says_nothing() -> None:
    must = Place(masks="Fool Bishop King Queen Judge Cheat").play("A:Fool B:claim").all_pass().play("A:b A:c A:swap")
    before = candour(must.setup, must.match, "F", "B")
    assert candour(must.setup, must.play("B:d B:keep").match, "F", "B") == pytest.approx(before)
    power = Place(masks="Judge Bishop King Queen Fool Cheat").play(f"{HANDLED} B:Fool").all_pass()
    before = candour(power.setup, power.match, "F", "B")
    assert candour(power.setup, power.play("B:c B:d B:swap").match, "F", "B") == pytest.approx(before)


def test_a_lie_that_is_shown_counts_against_its_player_and_a_truth_for_them() -> None:
    lie, truth = "A:King B:pass C:claim D:pass E:pass F:pass", "A:Judge B:pass C:claim D:pass E:pass F:pass"
    assert seen(lie, "A") < AT_FIRST / 2
    assert seen(truth, "A") > AT_FIRST
    assert seen(truth, "C") < AT_FIRST, "who claims is less likely candid"
    assert seen(truth, "C") < seen(truth, "B")


@pytest.mark.parametrize(("deed", "is_true"), [("keep", True), ("swap", False)])
def test_what_was_not_known_counts_when_it_is_shown(deed: str, is_true: bool) -> None:
    said = f"A:b A:{deed} B:Bishop C:claim D:pass E:pass F:pass"
    before, after = seen(said, "B"), seen(f"{said} A:pass", "B")
    assert after > before if is_true else after < before / 2


def test_what_was_known_counts_once() -> None:
    said = "A:King B:pass C:claim D:pass E:pass"
    assert seen(f"{said} F:pass", "A") == pytest.approx(seen(said, "A"))


def test_nobody_guesses_about_themselves() -> None:
    assert seen(f"{HANDLED} B:King", of="B", me="B") == 0.0


def test_the_candid_announce_nothing_in_rehearsals_that_they_only_hope() -> None:
    """After the swaps of the first turns nobody is sure of their mask: courtiers announce all the same."""
    game = BotGame(FIRST, ["courtier"] * 4, 5)
    while "look" not in [option.text for option in game.match.options(game.match.asks())]:
        game.step()
    asked, foresight = game.match.asks().player, game.game.foresight(game.setup)
    assert foresight is not None
    said: list[int] = []
    for candid in ([], list(game.setup.everybody)):
        stage = Stage(game.game, game.setup, foresight, game.match, Dice(0), candid)
        worlds = [stage.play_on(asked, [], seed) for seed in range(40)]
        said.append(sum([fact.by == asked for world in worlds for fact in announced(world)]))
    assert said[0] > 20 and said[1] < said[0] / 2, said


def announced(world: Match) -> list[Announced]:
    return [told.fact for told in world.log if isinstance(told.fact, Announced)]


def test_where_everybody_is_candid_worlds_fit_better_in_which_they_spoke_the_truth() -> None:
    place = Place().play(f"{HANDLED} B:Bishop")
    bot = woken(FIRST, place.setup, called("F"), place.match.heard_by(called("F")), 1)
    assert isinstance(bot, MascaradeCourtier)
    true, false = {"b": "Bishop"}, {"b": "Judge"}

    def odds(candour: list[float], bot: MascaradeCourtier = bot) -> float:
        return bot.likelihood(true, candour) / bot.likelihood(false, candour)

    assert odds([1.0] * 5 + [0.0]) == pytest.approx(odds([0.0] * 6) ** 2) and odds([0.0] * 6) > 1.0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", [FIRST, SECOND])
def test_after_a_game_honest_players_are_told_from_courtiers(game_id: str) -> None:
    found: dict[str, list[float]] = {"honest": [], "courtier": []}
    for seed in range(40):
        kinds = [("honest", "courtier")[(seed + seat) % 2] for seat in range(4)]
        game = BotGame(game_id, ["courtier"] * 4, seed)
        game.bots = [
            bot_called(kind, BOTS)(game.game, game.setup, Player(seat), Dice(1000 * seed + seat).below)
            for seat, kind in enumerate(kinds)
        ]
        game.play()
        for seat, kind in enumerate(kinds):
            if seat != seed % 4:
                found[kind].append(candour(game.setup, game.match, "ABCD"[seed % 4], "ABCD"[seat]))
    honest, courtly = [sum(chances) / len(chances) for chances in found.values()]
    assert honest > AT_FIRST > courtly and honest > 3 * courtly, f"honest ones {honest:.2f}, courtiers {courtly:.2f}"
