"""A match in sentences, as one ear heard it: what a player may be given, during the match too (TBL-007)."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.kernel import (
    SPECTATOR,
    Catalogue,
    Ended,
    Fact,
    Game,
    Player,
    Reader,
    Setup,
    Told,
    TurnBegan,
    first_players,
    name,
)


def story(
    game: Game,
    setup: Setup,
    catalogue: Catalogue,
    facts: Sequence[Fact],
    people: list[str],
    ear: Player = SPECTATOR,
    you: Player | None = None,
) -> list[str]:
    """Returns a paragraph a turn, where the game has turns, and one for the end, made only of what this ear heard.

    Sentences speak to `you`, where that is given.
    """
    view = game.view(setup, ear)
    sentences: list[tuple[Fact, str]] = []
    for fact in facts:
        sentences.append((fact, game.reader(setup, catalogue, people, you, view).fact(fact)))
        view.hear(fact)
    return paragraphs(sentences)


def whole_story(game: Game, setup: Setup, catalogue: Catalogue, log: Sequence[Told], people: list[str]) -> list[str]:
    """Returns all that was told to anybody, and to whom: for after the end."""
    return paragraphs(sentences_for_all(game, setup, catalogue, log, people))


def sentences_for_all(
    game: Game, setup: Setup, catalogue: Catalogue, log: Sequence[Told], people: list[str]
) -> list[tuple[Fact, str]]:
    """Returns a sentence for each fact that was told to anybody, and to whom; empty where nobody would say it aloud."""
    view = game.view(setup, SPECTATOR)
    sentences: list[tuple[Fact, str]] = []
    here = setup.everybody.copy()
    for told in log:
        here += newcomers(here, told, len(people))
        reader = game.reader(setup, catalogue, people, None, view)
        sentence = reader.fact(told.fact)
        sentences.append((told.fact, f"{aside(reader, here, told)}{sentence}" if sentence else ""))
        if told.is_for(SPECTATOR):
            view.hear(told.fact)
    return sentences


def story_as_told(reader: Reader, log: Sequence[Told], ear: Player | None, players: int) -> list[str]:
    """Returns what one ear was told, in the words that were kept; None is for all ears after the end.

    For a match of other rules: nothing is known of its facts but their spelling. `players` sat down at first.
    """
    here = first_players(players)
    spelt: list[tuple[Fact, str]] = []
    for told in log:
        here += newcomers(here, told, len(reader.people))
        if ear is None:
            spelt.append((told.fact, f"{aside(reader, here, told)}{told.spelling()};"))
        elif told.is_for(ear):
            spelt.append((told.fact, f"{told.spelling()};"))
    return [paragraph.rstrip(";") for paragraph in paragraphs(spelt)]


def paragraphs(sentences: list[tuple[Fact, str]]) -> list[str]:
    found: list[list[str]] = []
    for fact, sentence in sentences:
        if not found or isinstance(fact, (TurnBegan, Ended)):
            found.append([])
        found[-1].append(sentence)
    return [" ".join([sentence for sentence in paragraph if sentence]) for paragraph in found]


def newcomers(here: list[Player], told: Told, people: int) -> list[Player]:
    """Returns the players who sat down in the middle and hear their first fact now."""
    return [player for player in first_players(people)[len(here) :] if told.is_for(player)]


def aside(reader: Reader, here: list[Player], told: Told) -> str:
    """Returns who alone heard a fact, to stand before it; empty when all heard it who were there by then."""
    heard = [reader.person(name(player)) for player in here if told.is_for(player)]
    missed = [reader.person(name(player)) for player in here if not told.is_for(player)]
    if not missed:
        return ""
    if len(missed) == 1 < len(heard):
        return reader.say("story-all-but", who=missed[0]) + " "
    return reader.say("story-only", who=", ".join(heard)) + " "
