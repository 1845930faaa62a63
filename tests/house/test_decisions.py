"""A whole evening of commands at a table in memory, decided and taken one after the other."""

import pytest

from ridotto.games import game_called
from ridotto.house import ChosenTerms, HouseError, TableState, commands, decide
from ridotto.house.commands import Command, HostCommand, PlayerCommand, Renew, Sit
from ridotto.house.decisions import ALWAYS, IN_GAME, IN_LOBBY
from ridotto.house.events import Answered, AnyEvent, BecameHost, CameBack, Left, Listened, Opened, Settled, Slept, Woke
from ridotto.house.folding import go_on_by_itself, take
from ridotto.house.table_shown import table_shown
from ridotto.house.who import NEWCOMER
from ridotto.kernel import SPECTATOR, Player, RidottoError

GAME = "mascarade-1e"
OPTIONS = {"pace": "off", "turn_limit": "8"}
TERMS = ChosenTerms(memory="notes")
B, C, D, E = [Player(number) for number in range(1, 5)]

BEFORE: list[tuple[str, Command]] = [
    ("ada", commands.Sit("Ada", "ada")),
    ("", commands.Sit("Bo", "bo")),
    ("", commands.Sit("Cy", "cy", D)),
    ("bo", commands.Introduce("Bob", "fox")),
    ("cy", commands.WriteNotes("hm")),
    ("cy", commands.Stand()),
    ("", commands.Sit("Di", "di")),
    ("bo", commands.WriteNotes("I am the first to come")),
    ("ada", commands.ChangeSettings(5, OPTIONS, ChosenTerms(memory="strict"))),
    ("ada", commands.ChangeSettings(5, OPTIONS, TERMS)),
    ("ada", commands.FillSeats("random", D)),
    ("ada", commands.FillSeats("courtier")),
    ("di", commands.Say("hm")),
    ("ada", commands.Begin()),
]
WITHIN: list[tuple[str, Command] | AnyEvent] = [
    ("di", commands.WriteNotes("Bo bluffs")),
    Listened("Eve's browser", SPECTATOR),
    ("ada", commands.OfferSeat(E, True)),
    ("", commands.Sit("Flo", "flo", E, visitor="Flo's browser")),
    ("ada", commands.Pause()),
    ("ada", commands.GoOn()),
    ("bo", commands.Stand()),
    CameBack(B),
    Left(C),
    Slept(),
    Woke(),
    ("ada", commands.SendAway(C)),
    ("bo", commands.Renew("bo", "bob")),
    BecameHost(B),
    ("bob", commands.ReplaceByBot(D, "courtier")),
]


class Evening:
    """A table; after each event it must have said that there is something new to show, where there is."""

    def __init__(self) -> None:
        opened = Opened(GAME, game_called(GAME).rules_version, 4, OPTIONS, TERMS, "ada", bytes(32).hex())
        self.at = TableState("BBBBBBB", opened, 0.0)

    def do(self, step: tuple[str, Command] | AnyEvent) -> None:
        if not isinstance(step, tuple):
            self.take(step)
            return
        key, command = step
        events = decide(self.at, self.at.who_has(key) if key else NEWCOMER, command)
        assert events, f"nothing follows from {command}"
        for event in events:
            self.take(event)

    def take(self, event: AnyEvent) -> None:
        shown, notes, version = table_shown(self.at), self.at.notebooks(), self.at.version
        take(self.at, event, 0.0)
        assert self.at.version == version + 1
        assert table_shown(self.at) == shown or self.at.shown_at > version, f"{event}: the table is not told anew"
        assert self.at.notebooks() == notes or self.at.noted_at > version, f"{event}: the notebooks are not told anew"

    def play(self) -> None:
        """Plays to the end: people say the first thing that they may, and so do bots."""
        while True:
            version, shown = self.at.version, table_shown(self.at)
            go_on_by_itself(self.at, 0.0)
            assert table_shown(self.at) == shown or self.at.shown_at > version
            if self.at.over:
                return
            table = self.at.live_game().table
            question = table.match.asks()
            seat, said = self.at.seats[question.player], table.match.options(question)[0].text
            if seat.key and not self.at.is_away(question.player):
                number = table.play.number(question.player)
                self.do((seat.key, commands.GiveAnswers(number, [said])))
            else:
                self.take(Settled(question.player, said))


def test_what_is_new_to_show_is_told_anew_after_every_entry() -> None:
    evening = Evening()
    for step in [*BEFORE, *WITHIN]:
        evening.do(step)
    evening.play()
    evening.do(("bob", commands.PlayAgain("CCCCCCC")))
    evening.do(("bob", commands.CloseTable()))
    assert evening.at.state == "closed"


def test_each_command_is_decided_in_some_stage_of_a_table() -> None:
    every = {Sit, Renew, *PlayerCommand.__subclasses__(), *HostCommand.__subclasses__()}
    assert {*Command.__subclasses__()} == {Sit, Renew, PlayerCommand, HostCommand}
    assert {*ALWAYS, *IN_LOBBY, *IN_GAME} == every


OF_A_GAME = [
    commands.GiveAnswers(1, ["pass"]),
    commands.LeaveAnswer(1, "Claim", "pass"),
    commands.WithdrawAnswer(),
    commands.BringBot("courtier"),
    commands.OfferSeat(E, True),
    commands.Pause(),
    commands.GoOn(),
    commands.PlayAgain("CCCCCCC"),
]
OF_A_LOBBY = [
    commands.Introduce("Ada", "fox"),
    commands.ChangeSettings(6, OPTIONS, TERMS),
    commands.FillSeats("courtier"),
    commands.Begin(),
]


@pytest.mark.parametrize("command", OF_A_GAME, ids=str)
def test_before_the_game_nothing_of_a_game_can_be_done(command: Command) -> None:
    evening = Evening()
    for step in BEFORE[:-1]:
        evening.do(step)
    with pytest.raises(HouseError, match="the game has not begun yet"):
        decide(evening.at, evening.at.who_has("ada"), command)


@pytest.mark.parametrize("command", OF_A_LOBBY, ids=str)
def test_once_the_game_has_begun_nothing_of_the_lobby_can_be_done(command: Command) -> None:
    evening = Evening()
    for step in BEFORE:
        evening.do(step)
    with pytest.raises(HouseError, match="the game has begun already"):
        decide(evening.at, evening.at.who_has("ada"), command)


def test_a_refused_event_leaves_the_table_and_its_version_as_they_were() -> None:
    evening = Evening()
    for step in BEFORE:
        evening.do(step)
    version, shown, heard = evening.at.version, table_shown(evening.at), evening.at.live_game().told_so_far()
    with pytest.raises(RidottoError):
        take(evening.at, Answered(B, ("no such answer",)), 0.0)
    now = evening.at
    assert (now.version, table_shown(now), now.live_game().told_so_far()) == (version, shown, heard)


@pytest.mark.parametrize("command", [commands.Begin(), commands.Say("hm"), commands.Sit("Eve", "eve")], ids=str)
def test_at_a_closed_table_only_links_are_renewed_and_seats_left(command: Command) -> None:
    evening = Evening()
    for step in [*BEFORE, ("ada", commands.CloseTable())]:
        evening.do(step)
    with pytest.raises(HouseError, match="the table is closed"):
        decide(evening.at, evening.at.who_has("ada"), command)
    evening.do(("bo", commands.Renew("bo", "bob")))
