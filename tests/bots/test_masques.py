"""The courtier of Masques: it takes what it can, gives away what it must, and knows what its seat was told."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.kernel import FATE, Match
from tests.bots.games import BotGame, called, share_of_one, winners, woken

DUST, FFG = "masques-dust", "masques-ffg"
both_editions = pytest.mark.parametrize("game_id", [DUST, FFG])
every_table = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.slow
@both_editions
@every_table
def test_one_simple_bot_leaves_random_ones_next_to_nothing(game_id: str, players: int) -> None:
    share = share_of_one(game_id, "courtier", "random", players, 16)
    assert share > 0.8, f"won {share:.2f}, an even share is {1 / players:.2f}"


@pytest.mark.slow
@both_editions
@every_table
def test_a_table_of_simple_bots_comes_to_an_end(game_id: str, players: int) -> None:
    for seed in (1, 2):
        assert BotGame(game_id, ["courtier"] * players, seed).play()


# fmt: off
WISHES = [
    (DUST, 4, {"optional_effects": "off", "costs": "uniform-234"}),
    (DUST, 3, {"move_facedown": "off", "trade_facedown": "off"}),
    (DUST, 2, {"two_player_draft": "off"}),
    (FFG, 3, {"free_pass": "on", "neutral_values": "3,3,3,3"}),
    (FFG, 4, {"influence": "guard 3, thief 1-2-99", "costs": "thief 1, courtesan 1", "free_pass": "on"}),
]
# fmt: on


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "wishes"), WISHES)
def test_whatever_the_host_wishes_it_finds_an_answer(game_id: str, players: int, wishes: dict[str, str]) -> None:
    for seed in (1, 2):
        assert BotGame(game_id, ["courtier"] * players, seed, **wishes).play()


@pytest.mark.slow
def test_nothing_that_people_do_at_this_table_is_beyond_it() -> None:
    done: Counter[str] = Counter()
    for seed in range(1, 5):
        game = BotGame(FFG, ["courtier"] * 4, seed)
        game.play()
        done.update([type(fact).__name__ for fact in game.match.heard_by(called("A"))])
    assert {"Played", "Hired", "TokenTurned", "GuestTurned", "Moved", "Exchanged", "Called", "Traded"} <= set(done)


# What it does where it is plain what to do: A has Venier, B Dandolo, C Contarini, D Morosini.

TOKENS = (
    "military ducat military ducat clergy ducat merchant ducat vintner ducat scribe ducat merchant ducat vintner ducat"
)
HALLS = """
    Foscari2 Contarini4 Morosini3 {H3} {H4} {H5} Foscari4 Morosini4
    Dandolo3 . {H10} Venier2 Contarini2 Venier3 Morosini2 Foscari3"""


class Evening:
    """A palace that is all but full; what is not said of it does not matter. There is clergy on P4."""

    def __init__(self, hand: str, purse: int = 0, favours: str = "", tokens: str = TOKENS, **halls: str) -> None:
        self.game = game_called(FFG)
        self.setup = self.game.set_up(4, {})
        position: dict[str, object] = {
            "halls": HALLS.format(**{"H3": ".", "H4": "Dandolo2", "H5": "Contarini3", "H10": "Dandolo4", **halls}),
            "tokens": tokens,
            "purses": f"{purse} 0 0 0",
            "favours": {favours: {"clergy": 3}} if favours else {},
            "hands": {"A": hand},
        }
        self.match: Match = self.game.start_at(self.setup, position)

    def play(self, script: str) -> Evening:
        for word in script.split():
            letter, _, text = word.partition(":")
            self.match.answer(called(letter), self.game.notation.read(text))
        return self

    def choices(self, letter: str = "A", times: int = 20) -> set[str]:
        """What a bot does here, with all kinds of dice."""
        question = self.match.question_to(called(letter))
        assert question is not None, f"{letter} is asked nothing"
        options = self.match.options(question)
        heard = self.match.heard_by(called(letter))
        bots = [woken(FFG, self.setup, called(letter), heard, seed) for seed in range(times)]
        return {bot.choose(self.match.asking(question.player), options).text for bot in bots}

    def winners_if_only_it_thinks(self, seed: int) -> list[str]:
        """Whoever wins in this round when A is a bot and the others play what they happen to play."""
        match, dice = self.match.fork(), Dice(seed)
        while not match.over() and match.asks().player != FATE:
            question = match.asks()
            options = match.options(question)
            answer = options[dice.below(len(options))]
            if question.player == called("A"):
                bot = woken(FFG, self.setup, question.player, match.heard_by(question.player), seed)
                answer = bot.choose(match.asking(question.player), options)
            match.answer(question.player, answer)
        return ["ABCD"[player] for player in winners(match)]


def test_it_takes_the_favour_that_wins() -> None:
    evening = Evening("Venier4 Foscari3", favours="A", H10=".")
    assert evening.choices() == {"Venier4"}
    assert evening.play("A:Venier4").choices() == {"H3"}


def test_it_hires_whom_it_takes_to_win() -> None:
    """Its guest ties with another, and its hand is of no use; but it has two ducats."""
    evening = Evening("Foscari3", purse=2, favours="A", H3="Venier4", H4="Dandolo4", H5=".", H10="Dandolo2")
    assert {"Foscari3"}.isdisjoint(evening.choices())
    for seed in range(20):
        assert evening.winners_if_only_it_thinks(seed) == ["A"]


def test_it_does_not_place_a_rivals_guest_where_it_wins() -> None:
    evening = Evening("Dandolo4 Foscari3 Venier4", favours="B", H10=".")
    assert evening.play("A:Dandolo4").choices().isdisjoint({"H3"})


def test_it_stops_a_rival_who_would_win() -> None:
    """B has all but won P4: Foscari would not stop them, but a thief does, and others for a ducat."""
    evening = Evening("Foscari3", purse=1, favours="B", H3="Dandolo4", H4=".", H10="Dandolo2")
    for seed in range(20):
        assert evening.winners_if_only_it_thinks(seed) == []


def test_it_steals_from_others_and_not_from_itself() -> None:
    """P4 is its own, P5 is C's."""
    thief = "A:thief1 A:H4"
    assert Evening("Foscari3", purse=1, H3="Venier4", H4=".").play(thief).choices() == {"P5"}
    bare = TOKENS.replace("clergy ducat", "clergy .")
    assert Evening("Foscari3", purse=1, H3="Venier4", H4=".", tokens=bare).play(thief).choices() == {"decline"}


def test_of_two_ways_that_are_alike_it_takes_either() -> None:
    bare = "military ducat military . . . merchant ducat vintner . . ducat merchant ducat vintner ducat"
    assert Evening("Venier4 Foscari3", tokens=bare).play("A:Venier4").choices() == {"H3", "H9"}


@pytest.mark.parametrize(
    ("dealt", "kept"),
    [
        ("Venier2 Venier4 Dandolo4 Foscari4", "Venier4"),
        ("Venier2 Dandolo4 Foscari4 Morosini3", "Venier2"),
        ("Dandolo3 Foscari4 Morosini4 Contarini2", "Morosini4"),
        ("Dandolo3 Foscari4 Morosini2 Contarini2", "Foscari4"),
    ],
)
def test_it_keeps_its_own_then_whoever_is_dangerous_then_strangers(dealt: str, kept: str) -> None:
    game = game_called(FFG)
    setup = game.set_up(4, {})
    match = game.start_at(setup, {"phase": "round"})
    for text in dealt.split():
        match.answer(FATE, game.notation.read(text))
    while match.asks().player == FATE:
        match.choose(0)
    bot = woken(FFG, setup, called("A"), match.heard_by(called("A")), 1)
    question = match.asks()
    assert question.player == called("A")
    assert bot.choose(match.asking(question.player), match.options(question)).text == kept
