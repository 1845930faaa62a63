"""Contracts about play: options, ends, what is counted, records, forks, refusals, notation, setups."""

from __future__ import annotations

import copy
import pickle
from hashlib import sha256
from typing import Any, Final

from ridotto.bots import Dice
from ridotto.contracts.walking import AnyGame, Broken, ears, go_on, log, moments, record, walk, where
from ridotto.kernel import (
    AFRESH,
    CLOCK,
    DEAF,
    FATE,
    SPECTATOR,
    Answer,
    AnswerRefused,
    Ended,
    Game,
    Match,
    MatchOver,
    NotYourQuestion,
    Player,
    Question,
    RidottoError,
    Setup,
    SetupRefused,
    Won,
    name,
    replay_match,
)

MOMENTS: Final = 6  # at which a match is looked at closely


def options(game: Game, setup: Setup, seed: int) -> None:
    """Until the end somebody is asked and can answer; options are distinct, in the notation, and stay as they are."""
    for match in walk(game, setup, seed):
        asked = match.open_questions()
        if match.over() and (asked or match.offer()):
            raise Broken(f"{where(match)}: something is asked after the end")
        for question in asked:
            check_options(game, setup, match, question)


def check_options(game: Game, setup: Setup, match: Match, question: Question[Any, Any]) -> None:
    here = f"{where(match)}: {question.spelling()}"
    before = match.position()
    found = question.options(match)
    if question.player not in [*match.seated, FATE, CLOCK]:
        raise Broken(f"{here}: nobody at this table is called {name(question.player)}")
    if not found:
        raise Broken(f"{here}: no option")
    for answer in found:
        if not 0 <= answer.id < len(game.notation.answers) or game.notation.answers[answer.id] is not answer:
            raise Broken(f"{here}: {answer} is not in the notation")
    if len({answer.id for answer in found}) < len(found):
        raise Broken(f"{here}: an option is offered twice: {found}")
    if question.options(match) != found or question.options(match.fork()) != found:
        raise Broken(f"{here}: asked twice, offered differently")
    weights = question.weights(match)
    if weights is not None and (len(weights) != len(found) or min(weights) <= 0):
        raise Broken(f"{here}: weights {weights} for {found}")
    otherwise = question.otherwise(match)
    if otherwise is not None and otherwise not in found:
        raise Broken(f"{here}: {otherwise} is what the clock would say, and no option")
    if question.patience(match) < 0:
        raise Broken(f"{here}: less than no patience")
    for answer in found:
        question.rules(match, answer)
    if match.position() != before:
        raise Broken(f"{here}: asking for options changed something")


def ends(game: Game, setup: Setup, seed: int) -> None:
    """Random play comes to an end, and then, and only then, everybody is told that and why."""
    before = 0
    for match in walk(game, setup, seed):
        told = [told.fact.reason for told in match.log[before:] if isinstance(told.fact, Ended)]
        if told and not match.over():
            raise Broken(f"{where(match)}: the end is told, and it goes on")
        if match.over() and (len(told) != 1 or not told[0]):
            raise Broken(f"{where(match)}: it is over, and the reasons told are {told}")
        if match.over():
            for ear in ears(match):
                if not any(isinstance(fact, Ended) for fact in match.heard_by(ear)):
                    raise Broken(f"{where(match)}: it is over, and nobody told {name(ear)}")
            check_outcome(game, match)
        before = len(match.log)


def check_outcome(game: Game, match: Match) -> None:
    """Checks that what was told of the end is the outcome of the match, and that each player has a score."""
    seen = [fact.player for fact in match.heard_by(SPECTATOR) if isinstance(fact, Won)]
    reasons = [fact.reason for fact in match.heard_by(SPECTATOR) if isinstance(fact, Ended)]
    outcome = match.outcome
    if outcome is None or [outcome.reason] != reasons or list(outcome.winners) != seen:
        raise Broken(
            f"{where(match)}: {reasons} won by {seen} is told, the outcome is {outcome and outcome.spelling()}"
        )
    if len(match.scores()) != len(match.seated):
        raise Broken(f"{where(match)}: {len(match.scores())} scores of {len(match.seated)} players")


def conservation(game: Game, setup: Setup, seed: int) -> None:
    """The census of a game stays the same to the end."""
    counted: dict[str, int] = {}
    for match in walk(game, setup, seed):
        found = game.census(match)
        for thing, count in counted.items():
            if found.get(thing) != count:
                raise Broken(f"{where(match)}: {thing} were {count} and are {found.get(thing)}")
        counted = found


def replay(game: Game, setup: Setup, seed: int) -> None:
    """The same answers, given to a new match, lead to the same position and tell everybody the same."""
    for match in moments(game, setup, seed, MOMENTS):
        again = replay_match(game.start(setup), match.record)
        if again.position() != match.position():
            raise Broken(f"{where(match)}: replayed to {again.position()}, played to {match.position()}")
        if log(again) != log(match):
            raise Broken(f"{where(match)}: replayed, it tells something else: {difference(log(again), log(match))}")


def forks(game: Game, setup: Setup, seed: int) -> None:
    """A fork goes its own way from the same position: deaf it hears nothing, afresh what follows, hearing all."""
    for match in moments(game, setup, seed, MOMENTS):
        before = snapshot(match)
        deaf, afresh, hearing = match.fork(DEAF), match.fork(AFRESH), match.fork()
        if snapshot(hearing) != before:
            raise Broken(f"{where(match)}: a hearing fork is not like its match")
        for fork in (deaf, afresh):
            if fork.position() != match.position():
                raise Broken(f"{where(match)}: a fork stands elsewhere")
            if fork.log or fork.record:
                raise Broken(f"{where(match)}: a fork that should not remembers the past")
        for fork, way in ((match.fork(), seed + 1), (deaf, seed), (afresh, seed), (hearing, seed)):
            play_out(fork, Dice(way))
            if snapshot(match) != before:
                raise Broken(f"{where(match)}: what a fork did happened to its match too")
        if not deaf.position() == afresh.position() == hearing.position():
            raise Broken(f"{where(match)}: forks that were answered alike end differently")
        if deaf.log or deaf.record:
            raise Broken(f"{where(match)}: a deaf fork heard something")
        if end_of(deaf) != end_of(hearing):
            raise Broken(f"{where(match)}: a deaf fork ends with {end_of(deaf)}, a hearing one with {end_of(hearing)}")
        if log(match) + log(afresh) != log(hearing) or record(match) + record(afresh) != record(hearing):
            raise Broken(f"{where(match)}: what a fork heard afresh and what a hearing one did are not the same")


def end_of(match: Match) -> tuple[str, list[int]]:
    return "" if match.outcome is None else match.outcome.spelling(), match.scores()


def play_out(match: Match, dice: Dice) -> None:
    while not match.over():
        go_on(match, dice)


def refusals(game: Game, setup: Setup, seed: int) -> None:
    """An answer that is not offered is refused with a code and a sentence, and changes nothing."""
    for match in moments(game, setup, seed, MOMENTS):
        before = snapshot(match)
        for ear in ears(match):
            question = match.question_to(ear)
            offered = () if question is None else match.options(question)
            expected = MatchOver if match.over() else NotYourQuestion if question is None else AnswerRefused
            twins = [Answer(each.text) for each in offered]  # they are spelt like options, and are in no notation
            for answer in [*game.notation.answers, *twins, Answer("foreign")]:
                if answer not in offered:
                    check_refusal(match, ear, answer, expected)
        check_numbers(match, MatchOver if match.over() else AnswerRefused)
        if snapshot(match) != before:
            raise Broken(f"{where(match)}: a refused answer changed something")


def check_refusal(match: Match, player: Player, answer: Answer, expected: type[RidottoError]) -> None:
    for say in (match.answer, match.answer_late):
        try:
            say(player, answer)
        except Exception as problem:
            check_error(problem, expected, f"{where(match)}: {name(player)}:{answer}")
        else:
            raise Broken(f"{where(match)}: {name(player)} may not say {answer}, and was not refused")


def check_numbers(match: Match, expected: type[RidottoError]) -> None:
    beyond = len(match.offer())
    for number in (-1, beyond, beyond + 1):
        try:
            match.choose(number)
        except Exception as problem:
            check_error(problem, expected, f"{where(match)}: option {number}")
        else:
            raise Broken(f"{where(match)}: there is no option {number}, and it was not refused")


def check_error(problem: Exception, expected: type[RidottoError], what: str) -> None:
    if not isinstance(problem, expected) or not problem.code or not str(problem):
        raise Broken(f"{what} is refused with {problem!r}, not with {expected.code}") from problem


def notation(game: Game, setup: Setup, seed: int) -> None:
    """Every answer reads back from its text and keeps its number; a copy is the very same object."""
    answers = game.notation.answers
    for number, answer in enumerate(answers):
        if answer.id != number:
            raise Broken(f"{answer} is number {answer.id} and stands at {number}")
        if not answer.text or answer.text.split() != [answer.text] or ":" in answer.text or "!" in answer.text:
            raise Broken(f"{answer.text!r} cannot be written in a record")
        if game.notation.read(answer.text) is not answer:
            raise Broken(f"{answer} is spelt like another answer")
        copies = copy.copy(answer), copy.deepcopy(answer), pickle.loads(pickle.dumps(answer))
        if copies[0] is not answer or copies[1] is not answer or copies[2] is not answer:
            raise Broken(f"a copy of {answer} is another answer")


def numbers(game: AnyGame, written: list[str] | str) -> None:
    """Answers are only ever appended: those that were written down come first, in order, and none is missing.

    A game with many answers writes down how many there are and a digest of them, such as "9 10b19476df98ead8".
    """
    spelt = [answer.text for answer in game.notation.answers]
    if isinstance(written, str):
        counted = int(written.split()[0])
        if counted > len(spelt) or summed_up(spelt[:counted]) != written:
            raise Broken(
                f"one of the first {counted} answers of {game.notation.language} has another number than before"
            )
        if counted < len(spelt):
            raise Broken(f"new words of {game.notation.language}, to be written down: {summed_up(spelt)!r}")
        return
    for number, then in enumerate(written):
        now = spelt[number] if number < len(spelt) else "gone"
        if now != then:
            raise Broken(f"number {number} of {game.notation.language} was {then} and is {now}")
    if len(spelt) > len(written):
        raise Broken(f"new words of {game.notation.language}, to be written down: {spelt[len(written) :]}")


def summed_up(spelt: list[str]) -> str:
    """Returns how many answers there are, and a digest of their spellings in order."""
    return f"{len(spelt)} {sha256(' '.join(spelt).encode()).hexdigest()[:16]}"


def setups(game: Game, setup: Setup, seed: int) -> None:
    """A setup is spelt as a host would wish for it; nonsense is refused; tables hold the whole box."""
    again = game.set_up(setup.players, setup.chosen_options())
    if again.chosen_options() != setup.chosen_options() or game.start(again).position() != game.start(setup).position():
        raise Broken(f"{setup.chosen_options()} is agreed as {again.chosen_options()}")
    for players, wishes in ((setup.players, {"no such option": "on"}), (game.most + 1, {}), (game.fewest - 1, {})):
        try:
            game.set_up(players, wishes)
        except SetupRefused as problem:
            if problem.problems:
                continue
        raise Broken(f"{players} players with {wishes} are not refused")
    held = {thing for table in game.box_tables() for thing in game.contents(game.set_up(*table))}
    missing = [thing for thing in game.box() if thing not in held]
    if missing:
        raise Broken(f"no table of `box_tables` holds {', '.join(missing)}")


def snapshot(match: Match) -> tuple[object, ...]:
    return match.position(), log(match), record(match), match.over(), match.open_questions()


def difference(found: list[tuple[int, str]], expected: list[tuple[int, str]]) -> str:
    for one, other in zip(found, expected):
        if one != other:
            return f"{one[1]!r} instead of {other[1]!r}"
    return f"{len(found)} facts instead of {len(expected)}"
