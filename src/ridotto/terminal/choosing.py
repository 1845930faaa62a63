"""Asks a person at a terminal which game to play, where the command line leaves that open."""

from __future__ import annotations

from ridotto.games import GAMES, editions_of, game_called
from ridotto.kernel import Game
from ridotto.terminal.screen import Screen, Style
from ridotto.words.files import reader


def game_for(text: str | None, screen: Screen) -> Game | None:
    """Returns the game that somebody named, or asks which one; None where that cannot be asked.

    A family without its edition, such as `mascarade`, is asked for the edition.
    """
    if text is None:
        return ask_for(list(GAMES.values()), "What do you want to play?", screen) if screen.live else None
    if text.casefold() in GAMES:
        return GAMES[text.casefold()]
    editions = editions_of(text)
    if editions and screen.live:
        named = " or ".join([game.title.rpartition(", ")[2] for game in editions])
        return ask_for(editions, f"{named[0].upper()}{named[1:]}?", screen)
    return game_called(text)


def ask_for(games: list[Game], question: str, screen: Screen) -> Game:
    """Asks until one of these is named, by its number or by the beginning of its id."""
    screen.line()
    screen.line(question, Style.BOLD)
    for number, game in enumerate(games, 1):
        screen.line(f"{number:>4}  {game.title}, {game.fewest} to {game.most} players")
        screen.say(reader("en", game.id).about("pitch"), Style.FAINT, indent=" " * 6)
    while True:
        typed = screen.ask(f"1-{len(games)}, Ctrl-C leaves >").casefold()
        found = [game for number, game in enumerate(games, 1) if typed in (str(number), game.id)]
        found = found or [game for game in games if typed and game.id.startswith(typed)]
        if len(found) == 1:
            return found[0]
        screen.refuse(f"expected a number from 1 to {len(games)}, or one of {', '.join([game.id for game in games])}")
