"""Matches to write down, played by dice."""

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.kernel import FATE, Match
from ridotto.replay import CommittedFate, Record, record_of

SEED = bytes(range(32))
WISHES = {  # something of a host's own for each family: what makes a table wait, or answer at once
    "mascarade": {"pace": "usual", "challenge": "together"},
    "masques": {"ducat_shortage": "unlimited", "max_rounds": "3"},
    "masquerade": {"packs": "extras", "royals_in_deck": "off"},
}
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ida", "Jo", "Kit", "Lu", "Max")


def seats_at(game_id: str) -> int:
    """Six where so many may sit down, else as many as may."""
    return min(6, game_called(game_id).most)


def played(
    game_id: str,
    players: int,
    options: dict[str, str] | None = None,
    dice: int = 0,
    answers: int = 1_000_000,
    seed: bytes = SEED,
) -> Match:
    """A match to its end, or to so many answers: Fate from a seed, the people by dice, and now and then too late."""
    game = game_called(game_id)
    match = game.start(game.set_up(players, options or {}))
    fate, hand = CommittedFate(seed), Dice(dice)
    while not match.over() and len(match.record) < answers:
        asked = match.open_questions()
        question = asked[hand.below(len(asked))]
        if question.player == FATE:
            fate.answer(match)
            continue
        answer = match.options(question)[hand.below(len(match.options(question)))]
        if hand.below(8) == 0:
            match.answer_late(question.player, answer)
        else:
            match.answer(question.player, answer)
    return match


def recorded(
    game_id: str,
    players: int,
    options: dict[str, str] | None = None,
    dice: int = 0,
    answers: int = 1_000_000,
    seed: bytes = SEED,
) -> Record:
    game = game_called(game_id)
    match = played(game_id, players, options, dice, answers, seed)
    return record_of(
        game,
        game.set_up(players, options or {}),
        match,
        PEOPLE[: len(match.seated)],
        CommittedFate(seed).commitment,
        seed if match.over() else None,
    )
