"""One person's evening at a table of bots: it tells what happens and asks the person, until the end."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Any, Final

from ridotto.kernel import FATE, Player, Question, RidottoError, name, player_named
from ridotto.replay import CommittedFate, story
from ridotto.table import Aid, MemoryIsStrict, MemoryRule, Table
from ridotto.table.guests import guest
from ridotto.terminal.asking import Asked
from ridotto.terminal.keeping import NotKept, free_name, keep_record, new_file, put_aside
from ridotto.terminal.screen import Gone, Screen, Style
from ridotto.terminal.telling import Teller
from ridotto.words.files import catalogue

LATEST: Final = 8  # paragraphs of one's history that `m` shows

HELP: Final = """\
  An option is taken by its number, by its word or the beginning of it, or by a
  name that no other option has. Where one question leads to the next, you may
  type several answers at once, with blanks between them: all of them count, or
  none. Beside options you may type:
    ?       the rules behind what is offered; ? 3 behind one option;
            ? and a word: what something does, or the rules behind an option;
            ? goal: what wins; ? fate: is chance fair; ? all: every word
    t       the table again
    m       what you may remember at this table; m all: the whole of it
    s       put the game aside in a file; s FILE: in this one
    q       leave the table{join}
  These letters come first, and table, memory, save, quit and help do as well:
  where an option is written like one of them, take it by its number.
  What is typed while others move is not read. Ctrl-C leaves at any time, and
  so does Ctrl-D when you are asked; with --save the game is kept."""

HELP_TO_JOIN: Final = "\n    join    let one more bot sit down when a turn is over"

COMMANDS: Final = ("help", "table", "memory", "save", "quit")
JOIN: Final = "join"  # never by its letter, which is a seat in other games


class NotReminded(RidottoError):
    """A table with strict memory refuses to remind; says how to have it otherwise."""

    code = "not-reminded"


def command_called(word: str) -> str:
    """Returns a command by its full name or its first letter; empty where it is none."""
    if word.casefold() == JOIN:
        return JOIN
    for command in COMMANDS:
        if word.casefold() in (command, command[0]):
            return command
    return ""


class Sitting:
    """An evening at a table. `path` is where the game is put aside and its record kept; None until it is named."""

    def __init__(self, table: Table, me: Player, fate: CommittedFate, screen: Screen, path: Path | None) -> None:
        self.table = table
        self.me = me
        self.fate = fate
        self.screen = screen
        self.path = path
        self.teller = Teller(table, me, screen, catalogue("en"))

    def begin(self) -> None:
        people, screen = self.teller.people, self.screen
        screen.line()
        screen.line(self.table.game.title, Style.HEADING)
        screen.say(self.teller.reader.about("goal"))
        bots = [person for player, person in enumerate(people) if player != self.me]
        screen.say(f"You are {people[self.me]}, player {name(self.me)}. With you: {', '.join(bots)}.")
        screen.say(self.memory_in_words())
        for advice in self.table.setup.advice:
            screen.say(f"The rulebook advises otherwise: {advice}.")  # MC2-026: shown and not enforced
        screen.say("h for help, ? for the rules behind a question, ? goal for what wins, q to leave.")

    def resume(self) -> None:
        self.begin()
        self.teller.remember()
        self.screen.say("The game goes on where it was.")
        self.teller.picture()

    def memory_in_words(self) -> str:
        terms = self.table.terms
        if terms.memory_kept() is MemoryRule.STRICT:
            return "Memory is strict: what is over is not shown again, to anybody."
        sheet = " and what follows from it" if terms.aid is Aid.DEDUCE else ""
        return f"Memory is aided: m shows all that you heard{sheet}."

    def go_on(self) -> None:
        """Plays until the end, or until the person leaves."""
        try:
            while not self.table.match.over():
                self.go_on_once()
            self.close()
        except (Gone, KeyboardInterrupt):
            self.leave()

    def go_on_once(self) -> None:
        """Takes one step: bots and Fate come first, then the person, and the clock when all wait for nothing else."""
        if self.table.match.asks().player == FATE:
            self.teller.gather()
        else:
            self.teller.go_on()
        if self.table.step():
            self.teller.catch_up()
            return
        question = self.table.match.question_to(self.me)
        if question is not None:
            self.answer(question)
            return
        seconds = self.table.seconds_to_wait()
        assert seconds is not None, "nobody is waited for"
        self.screen.pause(seconds)
        self.table.time_passed(seconds)
        self.teller.catch_up()

    # The person.

    def answer(self, question: Question[Any, Any]) -> None:
        asked = Asked(self.teller, question, {"goal": self.teller.reader.about("goal"), "fate": self.fairness()})
        self.teller.before_answer()
        asked.show(self.screen)
        while not self.took(self.screen.ask(asked.prompt()), asked):
            pass
        self.teller.after_answer(asked.is_a_pause())
        self.teller.catch_up()

    def fairness(self) -> str:
        return (
            "All chance at this table comes from a seed that was fixed before the first deal, and that you are told at "
            f"the end. Keep this hash of it, and you can check that nobody changed it: {self.fate.commitment}"
        )

    def took(self, typed: str, asked: Asked) -> bool:
        """True when it was an answer; else it was a command that was obeyed, or a refusal."""
        word, _, rest = typed.partition(" ")
        try:
            if word.startswith("?"):
                asked.explain(self.screen, typed[1:].strip())
                asked.show(self.screen)
            elif command_called(word):
                self.obey(command_called(word), rest.strip(), asked)
            else:
                self.table.answer_all(self.me, asked.understood_all(typed), self.number())
                return True
        except RidottoError as refusal:
            self.screen.refuse(str(refusal))
        return False

    def number(self) -> int:
        number = self.table.present(self.me)["number"]
        assert isinstance(number, int)
        return number

    def obey(self, command: str, rest: str, asked: Asked) -> None:
        if command == "help":
            self.help()
            asked.show(self.screen)
        elif command == "table":
            self.teller.picture()
            asked.show(self.screen)
        elif command == "memory":
            self.show_memory(rest == "all")
            asked.show(self.screen)
        elif command == "save":
            self.save(new_file(rest) if rest and Path(rest) != self.path else None)
        elif command == JOIN:
            self.let_join()
        else:
            self.offer_to_save()
            raise Gone

    def help(self) -> None:
        join = "" if self.table.why_closed() else HELP_TO_JOIN
        for line in HELP.format(join=join).split("\n"):
            self.screen.line(line)

    def let_join(self) -> None:
        company = self.table.company
        bot = guest(len(company.sitters) + len(company.door), self.teller.people[self.me], company.stand_in)
        self.table.join(bot)
        self.screen.say(f"{bot.name} stands at the door, and sits down when a turn is over.")

    def show_memory(self, everything: bool) -> None:
        table, teller = self.table, self.teller
        try:
            facts = [heard.fact for heard in table.history(self.me)]
        except MemoryIsStrict as strict:
            raise NotReminded(f"Sorry: {strict}. A game begun with --memory aid keeps it all for you.") from None
        paragraphs = story(table.game, table.setup, teller.catalogue, facts, teller.people, self.me, self.me)
        if not everything and len(paragraphs) > LATEST:
            self.screen.say(f"(m all: {len(paragraphs) - LATEST} more before this)", Style.FAINT)
            paragraphs = paragraphs[-LATEST:]
        for paragraph in paragraphs:
            self.screen.say(paragraph)
        self.screen.line()
        self.screen.say("What may lie where, by all that you heard:", Style.BOLD)
        for place, things in table.sheet(self.me).items():
            holder = player_named(place)
            where = place if holder is None else "You" if holder == self.me else teller.people[holder]
            self.screen.say(f"{where}: {', '.join(things)}")

    # Files.

    def save(self, path: Path | None) -> None:
        self.path = path or self.path or free_name(self.table.game)
        put_aside(self.path, self.table, self.fate, self.me)
        self.screen.line(f"  Put aside in {self.path}. To go on from here:")
        self.screen.line(f"    ridotto play --resume {quote(str(self.path))}")
        self.screen.say("That file is private. It holds every secret of this game, even the seed of all draws.")

    def offer_to_save(self) -> None:
        """Asks whether to put the game aside. Where the person named a file, it is kept there anyway."""
        if self.path is None and self.screen.yes_or_no("Put the game aside first? y/n >"):
            self.path = free_name(self.table.game)

    def leave(self) -> None:
        self.screen.line()
        if self.path is not None and not self.table.match.over():
            self.save(None)
        self.screen.say("You leave the table. Good night.")

    def close(self) -> None:
        screen = self.screen
        self.teller.picture()
        screen.line()
        screen.say("The seed of all draws was")
        screen.line(f"    {self.fate.seed.hex()}", Style.FAINT)
        if self.path is None and screen.live:
            self.path = self.ask_for_a_file()
        if self.path is None:
            screen.say("Without --save FILE no record of a game is kept.")
        else:
            keep_record(self.path, self.table, self.fate)
            file = quote(str(self.path))
            screen.line(f"  Saved record: {self.path}")
            screen.line(f"  Check every rule and every draw:       ridotto verify {file}")
            screen.line(f"  The whole story, with all secrets:     ridotto replay {file} --ear all")

    def ask_for_a_file(self) -> Path | None:
        while True:
            typed = self.screen.ask("A file to keep the record of this game in, or only Enter >")
            if not typed:
                return None
            try:
                return new_file(typed)
            except NotKept as refusal:
                self.screen.refuse(str(refusal))
