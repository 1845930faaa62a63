"""Fate keeps its word: even odds, the same deal from the same seed, and every draw can be done again."""

import hashlib
import hmac
import re
from collections import Counter
from dataclasses import replace

import pytest

from ridotto.games import GAMES, game_called
from ridotto.kernel import DEAF, FATE, SPECTATOR, Answer, Match, MatchOver, NotYourQuestion, Question
from ridotto.replay import CommittedFate, Finding, commitment_to, fresh_seed, read_record, replay_record, verify, write
from tests.replay.matches import SEED, WISHES, played, recorded

EDITIONS = ["mascarade-1e", "mascarade-2e"]


def starting_player(match: Match) -> str:
    turns = [fact.spelling() for fact in match.heard_by(SPECTATOR) if fact.spelling().startswith("turn of ")]
    return turns[0].removeprefix("turn of ")


# ---- The draw.


def test_the_draw_is_plain_hmac_over_the_number() -> None:
    """Worked out with `printf 0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:00…1f` and the like."""
    fate = CommittedFate(bytes(range(32)))
    assert fate.draw(0) == 0x3A8B171143BC3FE5972827CF3A413E96E1B4573AE308EE4E2EE652100511049F
    assert fate.draw(1) == 0x7761B1CC25227DFCA0BD6D972ACC52ABB62F24CE50AD5A7A430B05C5A6F5497B
    assert fate.draw(10) == 0x45578E5F382A72AFA913ABDA0CA077DE00577EAE9562C77A7BEA150C8F292707


def test_the_commitment_is_a_plain_sum_over_a_title_and_the_seed() -> None:
    """Worked out with sha256sum."""
    assert commitment_to(bytes(range(32))) == "c1c569dbb2847b01d6d8c4099d84bbe2e50ac529ba1067b35fd6c4b87dea24d0"
    assert CommittedFate(SEED).commitment == commitment_to(SEED)
    assert commitment_to(SEED) != hashlib.sha256(SEED).hexdigest(), "a sum of something else must not pass for one"


def test_the_draw_uses_all_its_bits_and_its_number() -> None:
    draws = [CommittedFate(SEED).draw(number) for number in range(100)]
    assert len(set(draws)) == 100
    assert max(draws).bit_length() > 250
    assert draws[12] == int(hmac.new(SEED, b"12", "sha256").hexdigest(), 16)


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_seed_is_as_long_as_all_others(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        CommittedFate(bytes(length))


def test_fresh_seeds_are_fresh() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100 and {len(seed) for seed in seeds} == {32}


class WhichCoin(Question[Match, Answer]):
    """A question of no game, with odds of its own."""

    COINS = (Answer("gold"), Answer("silver"), Answer("none"))

    def __init__(self, odds: list[int] | None) -> None:
        super().__init__(FATE)
        self.shares = odds

    def options(self, match: Match, /) -> tuple[Answer, ...]:
        return self.COINS

    def weights(self, match: Match, /) -> list[int] | None:
        return self.shares

    def apply(self, match: Match, answer: Answer, /) -> None:
        raise AssertionError("never asked in earnest")

    def carries(self) -> str:
        return ""


@pytest.mark.parametrize("odds", [None, [1, 1, 1], [5, 1, 0], [1, 2, 3], [0, 0, 7]])
def test_options_come_as_often_as_they_weigh(odds: list[int] | None) -> None:
    match = game_called("mascarade-1e").start(game_called("mascarade-1e").set_up(4, {}))
    fate, question = CommittedFate(SEED), WhichCoin(odds)
    found = Counter(fate.choice(match, question, number).text for number in range(6000))
    weights = odds or [1, 1, 1]
    for option, weight in zip(WhichCoin.COINS, weights, strict=True):
        expected = 6000 * weight / sum(weights)
        assert abs(found[option.text] - expected) < 4 * (expected**0.5 + 0.1), f"{option.text}: {found}"


def test_the_draw_of_a_weighted_question_is_one_of_a_pile_of_cards() -> None:
    """Weights 1 2 3 are a card of gold, two of silver, three of none, in this order."""
    match = game_called("mascarade-1e").start(game_called("mascarade-1e").set_up(4, {}))
    fate, pile = CommittedFate(SEED), ["gold", "silver", "silver", "none", "none", "none"]
    for number in range(50):
        assert fate.choice(match, WhichCoin([1, 2, 3]), number).text == pile[fate.draw(number) % 6]


# ---- Fate at the table.


def test_the_number_of_the_draw_is_how_often_fate_has_answered() -> None:
    """Whoever else has spoken in between; and nothing is remembered, so any worker can go on."""
    game = game_called("mascarade-1e")
    match = game.start(game.set_up(5, {"pace": "usual"}))
    for number in range(6):
        expected = CommittedFate(SEED).choice(match, match.asks(), number)
        CommittedFate(SEED).answer(match)
        assert match.record[-1].answer is expected
    for question in match.open_questions():
        match.answer(question.player, match.options(question)[0])
    assert len(match.record) == 11
    CommittedFate(SEED).answer(match)
    assert match.record[-1].answer.text == "abcde"[CommittedFate(SEED).draw(6) % 5]


def test_fate_answers_nothing_that_it_is_not_asked() -> None:
    with pytest.raises(NotYourQuestion):
        CommittedFate(SEED).answer(played("mascarade-1e", 4, answers=9))
    with pytest.raises(MatchOver):
        CommittedFate(SEED).answer(played("mascarade-1e", 4))


class Dealing:
    """Deals without the table: each position of the deal is reached once, by the rules, and kept."""

    def __init__(self, game_id: str, players: int) -> None:
        game = game_called(game_id)
        self.setup = game.set_up(players, {"start": "A"})
        self.reached: dict[tuple[Answer, ...], Match] = {(): game.start(self.setup)}
        self.places = 6

    def deal(self, seed: bytes) -> tuple[Answer, ...]:
        fate = CommittedFate(seed)
        dealt: tuple[Answer, ...] = ()
        for number in range(self.places):
            match = self.reached[dealt]
            mask = fate.choice(match, match.asks(), number)
            dealt = (*dealt, mask)
            if dealt not in self.reached:
                self.reached[dealt] = match.fork(DEAF)
                self.reached[dealt].answer(FATE, mask)
        return dealt


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "players"),
    [
        pytest.param("mascarade-1e", 5, marks=pytest.mark.clause("MC1-016")),
        pytest.param("mascarade-2e", 5, marks=pytest.mark.clause("MC2-016")),
        pytest.param("mascarade-1e", 2, marks=pytest.mark.clause("MC1-290", "MC1-291")),
    ],
)
def test_every_deal_is_equally_likely(game_id: str, players: int) -> None:
    """60000 seeds: the Judge on each of six places, one of them protected with two players, 9500 to 10500 times."""
    dealing = Dealing(game_id, players)
    title = f"{game_id} {players} ".encode()
    deals = Counter(dealing.deal(hashlib.sha256(title + b"%d" % number).digest()) for number in range(60_000))
    judge = game_called(game_id).notation.read("Judge")
    for place in range(6):
        assert 9500 <= sum(times for deal, times in deals.items() if deal[place] is judge) <= 10500
    assert len(deals) == 720
    spread = sum((times - 60_000 / 720) ** 2 / (60_000 / 720) for times in deals.values())
    assert spread < 719 + 5 * (2 * 719) ** 0.5, "chi square over all arrangements"


@pytest.mark.clause("MC1-291")
def test_nobody_is_asked_which_card_is_protected() -> None:
    match = played("mascarade-1e", 2, answers=7)
    assert [given.player for given in match.record] == [FATE] * 7


@pytest.mark.clause("MC1-016", "MC2-016")
@pytest.mark.parametrize(("game_id", "players"), [(e, n) for e in EDITIONS for n in (4, 6, 12)])
def test_the_same_seed_gives_the_same_deal_and_another_seed_another(game_id: str, players: int) -> None:
    def dealt(seed: bytes) -> list[str]:
        match = played(game_id, players, answers=13, seed=seed)
        return [fact.spelling() for fact in match.heard_by(SPECTATOR) if "is dealt" in fact.spelling()]

    assert len(dealt(SEED)) == max(players, 6)
    assert dealt(SEED) == dealt(SEED)
    assert len({tuple(dealt(bytes([number]) * 32)) for number in range(20)}) > 15


@pytest.mark.slow
@pytest.mark.clause("MC1-019", "MC2-019")
@pytest.mark.parametrize("game_id", EDITIONS)
def test_fate_draws_who_begins_and_the_record_keeps_it(game_id: str) -> None:
    begins: Counter[str] = Counter()
    for number in range(600):
        record = recorded(game_id, 4, answers=7, seed=hashlib.sha256(b"%d" % number).digest())
        assert record.answers[6].startswith("fate:")
        begins[starting_player(replay_record(read_record(write(record))))] += 1
        assert starting_player(replay_record(record)) == record.answers[6].removeprefix("fate:").upper()
    assert set(begins) == set("ABCD") and min(begins.values()) > 110, begins


@pytest.mark.clause("MC1-019", "MC2-019")
@pytest.mark.parametrize("game_id", EDITIONS)
def test_the_host_may_name_who_begins_and_fate_is_not_asked(game_id: str) -> None:
    record = recorded(game_id, 4, {"start": "C"}, answers=7)
    assert [answer for answer in record.answers if answer.startswith("fate:")] == list(record.answers[:6])
    assert record.answers[6].startswith("C:")
    assert starting_player(replay_record(read_record(write(record)))) == "C"


# ---- Anybody can verify it.


def findings(text: str) -> list[Finding]:
    return [finding for finding in verify(read_record(text)).findings if finding.problem]


def resealed(text: str) -> str:
    above = text[: text.rindex("sha256: ")]
    return f"{above}sha256: {hashlib.sha256(above.encode()).hexdigest()}\n"


def line_of(text: str, piece: str) -> int:
    return text[: text.index(piece)].count("\n") + 1


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_an_honest_record_is_verified_at_every_table(game_id: str) -> None:
    game = game_called(game_id)
    for players in range(game.fewest, game.most + 1):
        for options in ({}, WISHES[game.notation.language]):
            verdict = verify(read_record(write(recorded(game_id, players, options, dice=players))))
            assert verdict.holds() and len(verdict.findings) == 4


def test_a_seed_that_was_not_committed_is_found_out() -> None:
    record = recorded("mascarade-2e", 6)
    text = write(replace(record, commitment=commitment_to(bytes(32))))
    (found,) = findings(text)
    assert found.line == line_of(text, "fate: committed")
    assert found.problem == f"it would have been {record.commitment}"


def test_a_deal_that_the_seed_does_not_give_is_found_out() -> None:
    """A host who deals as they like, and swears to another seed."""
    record = recorded("mascarade-2e", 6)
    other = bytes(32)
    text = write(replace(record, seed=other, commitment=commitment_to(other)))
    (found,) = findings(text)
    assert found.line == line_of(text, "fate:" + record.answers[0].removeprefix("fate:"))
    assert re.fullmatch(r"answer \d is fate:\w+, but draw \d of this seed is fate:\w+", found.problem)


def test_one_draw_that_was_changed_is_found_out_where_it_stands() -> None:
    """Twelve masks, a seat, and one turn that anybody could have had: all is legal but not what was sworn."""
    record = recorded("mascarade-2e", 12, {"turn_limit": "1"})
    seat, other = "ab" if record.answers[12] != "fate:a" else "ba"
    turn = (f"fate:{seat}", f"{seat.upper()}:{other}", f"{seat.upper()}:keep")
    changed = replace(record, answers=(*record.answers[:12], *turn), told=None)
    text = write(changed)
    (found,) = findings(text)
    assert found.line == line_of(text, turn[0])
    assert found.problem == f"answer 13 is {turn[0]}, but draw 12 of this seed is {record.answers[12]}"


def test_a_record_against_the_rules_is_not_verified_either() -> None:
    record = recorded("mascarade-2e", 6)
    verdict = verify(replace(record, result="13 coins; won F" if "F" not in record.result else "13 coins; won A"))
    assert not verdict.holds() and "the answers lead to" in verdict.findings[0].problem
    illegal = verify(replace(record, answers=(*record.answers[:-1], "A:nonsense")))
    assert not illegal.holds() and "nonsense" in illegal.findings[0].problem


def test_what_was_not_told_cannot_be_verified() -> None:
    unfinished = recorded("mascarade-2e", 6, answers=40)
    (found,) = findings(write(unfinished))
    assert "told after the end" in found.problem and found.line == line_of(write(unfinished), "fate: committed")
    (found,) = findings(write(replace(recorded("mascarade-2e", 6), commitment=None, seed=None)))
    assert "beforehand" in found.problem
