"""How long a table of Mascarade waits while something is shown: six paces, of which the host chooses one."""

from __future__ import annotations

from typing import Final

from ridotto.kernel import Objection


class Pace:
    """The seconds of one pace; 0 where there is no limit."""

    def __init__(self, name: str, waits: bool, study: int, look: int, reveal: int, show: int) -> None:
        self.name = name
        self.waits = waits  # False: nothing holds up the table
        self.study = study  # the deal lies open for so long at most (MC1-018, MC2-018)
        self.look = look  # a look lasts so long at most (MC1-370, MC2-370)
        self.reveal = reveal  # masks that everybody sees lie open for so long at least (MC1-371, MC2-371)
        self.show = show  # the Princess's mask is shown for so long at most (MC2-344)


OFF: Final = Pace("off", False, study=0, look=0, reveal=5, show=0)
PACES: Final = {
    pace.name: pace
    for pace in (
        OFF,
        Pace("quick", True, study=20, look=5, reveal=2, show=5),
        Pace("usual", True, study=60, look=10, reveal=5, show=10),  # of a table where people sit together
        Pace("slow", True, study=180, look=25, reveal=8, show=25),
        Pace("unhurried", True, study=0, look=0, reveal=5, show=0),
        Pace("alone", True, study=0, look=0, reveal=1, show=0),  # one person and bots: the screen decides how long
    )
}

WAITED: Final = "pauses"  # tables and records of before name this option, and one for each time:
SECONDS: Final = {"study_seconds": "60", "look_seconds": "10", "reveal_seconds": "5", "show_seconds": "10"}


def with_pace(wishes: dict[str, str], shows_around: bool, problems: list[Objection]) -> dict[str, str]:
    """Returns the wishes with a pace in place of the five options of before.

    Adds to `problems` when no pace has those seconds.
    """
    old = {name: value for name, value in wishes.items() if name == WAITED or name in SECONDS}
    if not old:
        return wishes
    found = {name: value for name, value in wishes.items() if name not in old}
    by_default = "off" if found.get("pace", OFF.name) == OFF.name else "on"
    waited = old.get(WAITED, by_default)
    if waited == "off":
        return {**found, "pace": OFF.name}
    seconds = [old.get(name, default) for name, default in SECONDS.items()]
    if not shows_around:
        seconds.pop()
    for pace in PACES.values():
        times = [str(time) for time in (pace.study, pace.look, pace.reveal, pace.show)]
        if waited == "on" and pace.waits and seconds == times[: len(seconds)]:
            return {**found, "pace": pace.name}
    said, known = ", ".join([f"{name} = {value!r}" for name, value in old.items()]), ", ".join(PACES)
    line = f"{said}: these options are one now, and no pace is like that; expected pace = {' or '.join(PACES)}"
    problems.append(Objection(line, "mascarade-pace", said=said, known=known))
    return found
