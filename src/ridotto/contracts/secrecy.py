"""Contracts about secrets: public time, sealed rounds, secret answers, leaks, worlds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.perception import SENSES, Sense, must_look_alike, perceive
from ridotto.contracts.playing import play_out
from ridotto.contracts.walking import (
    Broken,
    came_late,
    ears,
    listeners,
    moments,
    record,
    same_story,
    secret_question,
    some_moments,
    story_of,
    twins,
    unreached_ears,
    walk,
    where,
)
from ridotto.kernel import (
    SPECTATOR,
    Answer,
    Game,
    Match,
    Player,
    RidottoError,
    Setup,
    Together,
    Told,
    name,
    only,
    rehearse,
    replay_match,
)

MOMENTS: Final = 5  # at which a match is compared with its worlds
WORLDS: Final = 3  # of each player at each of them
ROUNDS: Final = 3  # sealed rounds of a match that are played in other orders too
ORDERS: Final = 4
SECRETS: Final = 4  # secret answers of a match that are answered otherwise too
FURTHER: Final = 6  # answers for which they go on alike


def time(game: Game, setup: Setup, seed: int) -> None:
    """Each answer that is not sealed tells everybody something: a silence would tell, too."""
    silent, before = True, 0
    for match in walk(game, setup, seed):
        if not silent:
            for ear in unreached_ears(match, before):
                raise Broken(f"{where(match)}: {name(ear)} heard nothing of the last answer")
        silent = isinstance(match.top, Together) and len(match.open_questions()) > 1  # the last one in opens them all
        before = len(match.log)


def asking(game: Game, setup: Setup, seed: int) -> None:
    """Who is asked what follows from what was told: it changes for an ear only when that ear hears something."""
    before: dict[Player, tuple[int, str]] = {}
    for match in walk(game, setup, seed):
        for ear in listeners(match):
            heard, asked = len(match.heard_by(ear)), match.asking(ear).spelling()
            if before.get(ear, (-1, ""))[0] == heard and before[ear][1] != asked:
                raise Broken(f"{where(match)}: {name(ear)} heard nothing, and what is asked became {asked!r}")
            before[ear] = heard, asked
        for part in [] if match.over() else match.open_questions():
            if part.name() != match.asking(part.player).question:
                raise Broken(f"{where(match)}: a sealed round asks different questions")


def sealed(game: Game, setup: Setup, seed: int, senses: Mapping[str, Sense] = SENSES) -> None:
    """Sealed answers may come in any order: until the last is in nobody else notices, and then all is the same."""
    dice = Dice(seed + 3)
    for match in some_moments(game, setup, seed, ROUNDS, about_to_be_sealed):
        given = [(question.player, draw_from(match.options(question), dice)) for question in match.open_questions()]
        before = {ear: perceive(game, setup, match, ear, senses) for ear in ears(match)}
        first: Match | None = None
        for order in orders(given, dice):
            fork = match.fork()
            unaware = ears(match)
            for player, answer in order[:-1]:
                fork.answer(player, answer)
                unaware = [ear for ear in unaware if ear != player]
                check_unheard(match, fork, unaware)
            for ear in unaware:
                what = f"{where(fork)}: {name(ear)} notices that others have sealed their answers"
                must_look_alike(before[ear], perceive(game, setup, fork, ear, senses), what)
            fork.answer(*order[-1])
            first = first or fork
            if fork.position() != first.position():
                raise Broken(f"{where(fork)}: the order of sealed answers makes a difference")
            for ear in ears(match):
                if not same_story(fork, first, ear):
                    raise Broken(f"{where(fork)}: {name(ear)} can tell in which order sealed answers came")


def orders(given: list[tuple[Player, Answer]], dice: Dice) -> Iterator[list[tuple[Player, Answer]]]:
    """Yields the answers as they are asked for, in reverse, and at random."""
    yield given
    yield given[::-1]
    for _ in range(ORDERS - 2):
        left = given.copy()
        yield [left.pop(dice.below(len(left))) for _ in given]


def draw_from(options: tuple[Answer, ...], dice: Dice) -> Answer:
    return options[dice.below(len(options))]


def about_to_be_sealed(match: Match) -> bool:
    """True when several players are asked at once, and nobody has answered."""
    top = match.top
    return isinstance(top, Together) and len(top.parts) > 1 and top.sealed.count(None) == len(top.parts)


def check_unheard(before: Match, after: Match, others: list[Player]) -> None:
    for ear in others:
        if not same_story(before, after, ear):
            raise Broken(f"{where(after)}: {name(ear)} heard of an answer that is sealed: {story_of(after, ear)[-1]!r}")


def secrets(game: Game, setup: Setup, seed: int, senses: Mapping[str, Sense] = SENSES) -> None:
    """Whatever a secret answer is, it makes no difference to anything that reaches players who may not know it."""
    for match in some_moments(game, setup, seed, SECRETS, lambda match: secret_question(match) is not None):
        question = secret_question(match)
        assert question is not None
        forks = [fork_after(match, question.player, option) for option in match.options(question)]
        ended = [fork.over() for fork in forks]
        if True in ended and False in ended:
            raise Broken(f"{where(match)}: one secret answer ends it, another does not")
        if True in ended:
            continue  # at the end the cards are on the table
        for ear in ears(match):
            if ear != question.player and not question.may_know(match) & only(ear):
                truth = perceive(game, setup, forks[0], ear, senses)
                for fork in forks[1:]:
                    what = f"{where(forks[0])}, in secret: {name(ear)} can tell it from {fork.record[-1].spelling()}"
                    must_look_alike(truth, perceive(game, setup, fork, ear, senses), what)


def fork_after(match: Match, player: Player, answer: Answer) -> Match:
    fork = match.fork()
    fork.answer(player, answer)
    return fork


def breath(game: Game, setup: Setup, seed: int) -> None:
    """Answers in one breath are taken or refused as one, and a player learns nothing on the way to the last."""
    for match in some_moments(game, setup, seed, MOMENTS, may_go_on):
        player = match.asks().player
        worlds = game.worlds(setup, player, match.heard_by(player), WORLDS, Dice(seed).below)
        for option in match.options(match.asks()):
            here = fork_after(match, player, option)
            if not match.asks().goes_on(match, option) or here.question_to(player) is None:
                continue
            for world in worlds:
                if option not in world.offer():
                    raise Broken(f"{where(match)}: {name(player)} is offered {option}, and not in another world")
                there = fork_after(world, player, option)
                what = f"{where(here)}: {name(player)} learns something before the last answer"
                must_look_alike(
                    perceive_question(game, setup, here, player), perceive_question(game, setup, there, player), what
                )
            before = match.position(), story_of(match, player), record(match)
            try:
                match.answer_all(player, [option, answer_not_offered(game, here, player)])
            except RidottoError:
                if (match.position(), story_of(match, player), record(match)) != before:
                    raise Broken(f"{where(match)}: a refused breath changed something") from None
            else:
                raise Broken(f"{where(match)}: what is no option was taken in one breath")


def rehearsals(game: Game, setup: Setup, seed: int) -> None:
    """A rehearsal tells exactly what an answer leads to, as long as nothing becomes known by it."""
    for match in some_moments(game, setup, seed, MOMENTS, may_go_on):
        player = match.asks().player
        for option in match.options(match.asks()):
            here = fork_after(match, player, option)
            if not match.asks().goes_on(match, option) or here.question_to(player) is None:
                continue
            worlds = game.worlds(setup, player, match.heard_by(player), WORLDS, Dice(seed).below)
            what = f"{where(here)}: rehearsed by {name(player)}"
            try:
                found = rehearse(game, setup, player, worlds, [option])
            except RidottoError as problem:
                raise Broken(f"{what}, it is refused in another world: {problem}") from None
            if found.asking is None or found.asking.spelling() != here.asking(player).spelling():
                raise Broken(f"{what}, something else would be asked")
            if found.options != here.options(here.asks()):
                raise Broken(f"{what}, there would be other options")
            if found.unknown or found.view != game.seen_by(player, setup, here).as_dict():
                raise Broken(f"{what}, the view would be another one, or unknown: {found.unknown}")


def may_go_on(match: Match) -> bool:
    return not match.over() and any(match.asks().goes_on(match, option) for option in match.offer())


def perceive_question(game: Game, setup: Setup, match: Match, player: Player) -> bytes:
    return perceive(game, setup, match, player, {"story": SENSES["story"], "question": SENSES["question"]})


def answer_not_offered(game: Game, match: Match, player: Player) -> Answer:
    """Returns an answer that is not offered to a player who is asked: a foreign one where all of the notation is."""
    asked = match.question_to(player)
    offered = () if asked is None else match.options(asked)
    return next((answer for answer in game.notation.answers if answer not in offered), Answer("foreign"))


def leak(game: Game, setup: Setup, seed: int, senses: Mapping[str, Sense] = SENSES) -> None:
    """All that reaches a player is the same, byte for byte, in every world that told them the same story."""
    for match in moments(game, setup, seed, MOMENTS):
        for player in listeners(match):
            truth = perceive(game, setup, match, player, senses)
            heard = match.heard_by(player)
            for world in game.worlds(setup, player, heard, WORLDS, Dice(seed).below):
                what = f"{where(match)}: {name(player)} can tell the truth from another world"
                if came_late(setup, player):
                    world.log = told_before(match, world) + world.log
                must_look_alike(truth, perceive(game, setup, world, player, senses), what)
    for one, other in twins(game, setup, seed, SECRETS, FURTHER):
        asked = {question.player for question in [*one.open_questions(), *other.open_questions()]}
        listening = listeners(one)
        anybody = listening[len(one.record) % len(listening)]
        for player in listening:
            if (player in asked or player == anybody) and same_story(one, other, player):
                truth = perceive(game, setup, one, player, senses)
                what = f"{where(one)}: {name(player)} can tell what somebody else did in secret"
                must_look_alike(truth, perceive(game, setup, other, player, senses), what)


def told_before(match: Match, world: Match) -> list[Told]:
    """Returns what a spectator heard before a player sat down, which no world of that player can tell."""
    seen = match.told_to(SPECTATOR)
    return seen[: len(seen) - len(world.told_to(SPECTATOR))]


def worlds(game: Game, setup: Setup, seed: int) -> None:
    """Every world tells a player exactly what they heard, replays from its record, and does not depend on the truth.

    A spectator has worlds too: all that public knowledge allows. A player who sat down in the middle did not hear how
    the match began: their worlds begin when they came, and can be played on.
    """
    for match in moments(game, setup, seed, MOMENTS):
        for player in listeners(match):
            found = game.worlds(setup, player, match.heard_by(player), WORLDS, Dice(seed).below)
            if len(found) != WORLDS:
                raise Broken(f"{where(match)}: {len(found)} worlds of {name(player)}, not {WORLDS}")
            for world in found:
                check_world(game, match, world, player)
                if came_late(setup, player):
                    play_out(world, Dice(seed))
                    continue
                again = replay_match(game.start(setup), world.record)
                if again.position() != world.position() or not same_story(again, world, player):
                    raise Broken(f"{where(match)}: the record of a world of {name(player)} leads elsewhere")
    dice = Dice(seed)
    for one, other in twins(game, setup, seed, SECRETS, FURTHER):
        listening = listeners(one)
        player = listening[dice.below(len(listening))]
        if same_story(one, other, player):
            here = game.worlds(setup, player, one.heard_by(player), WORLDS, Dice(seed).below)
            there = game.worlds(setup, player, other.heard_by(player), WORLDS, Dice(seed).below)
            if [record_and_position(world) for world in here] != [record_and_position(world) for world in there]:
                raise Broken(f"{where(one)}: the worlds of {name(player)} depend on what they were not told")


def check_world(game: Game, match: Match, world: Match, player: Player) -> None:
    """Checks that a world is like the truth to the ears of a player, and in who sits there and what there is."""
    if not same_story(world, match, player):
        raise Broken(f"{where(match)}: a world tells {name(player)} another story")
    if world.seated != match.seated:
        raise Broken(f"{where(match)}: in a world of {name(player)} others sit at the table")
    if game.census(world) != game.census(match):
        raise Broken(f"{where(match)}: in a world of {name(player)} there are other things")


def record_and_position(world: Match) -> tuple[object, ...]:
    return tuple(record(world)), world.position()
