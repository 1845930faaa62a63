"""Asks a person at a terminal which game to play, where the command line leaves that open."""

from __future__ import annotations

from ridotto.games import GAMES, editions_of, game_called
from ridotto.kernel import Game
from ridotto.terminal.screen import Screen, Style
from ridotto.words.files import reader


def game_for(text: str | None, screen: Screen, language: str) -> Game | None:
    """Returns the game that somebody named, or asks which one; None where that cannot be asked.

    A family without its edition, such as `mascarade`, is asked for the edition.
    """
    if text is None:
        question = reader(language).say("terminal-which-game")
        return ask_for(list(GAMES.values()), question, screen, language) if screen.live else None
    if text.casefold() in GAMES:
        return GAMES[text.casefold()]
    editions = editions_of(text)
    if editions and screen.live:
        return ask_for(editions, reader(language).say("terminal-which-edition"), screen, language)
    return game_called(text)


def ask_for(games: list[Game], question: str, screen: Screen, language: str) -> Game:
    """Asks until one of these is named, by its number or by the beginning of its id."""
    screen.line()
    screen.line(question, Style.BOLD)
    for number, game in enumerate(games, 1):
        about = reader(language, game.id)
        sizes = about.say("home-from-to", fewest=game.fewest, most=game.most)
        screen.line(f"{number:>4}  {about.title()}, {sizes}")
        screen.say(about.about("pitch"), Style.FAINT, indent=" " * 6)
    spoken = reader(language)
    while True:
        typed = screen.ask(spoken.say("terminal-which-prompt", most=len(games))).casefold()
        found = [game for number, game in enumerate(games, 1) if typed in (str(number), game.id)]
        found = found or [game for game in games if typed and game.id.startswith(typed)]
        if len(found) == 1:
            return found[0]
        ids = ", ".join([game.id for game in games])
        screen.refuse(spoken.say("terminal-which-wrong", most=len(games), games=ids))
