"""A parlour: the smallest match there is, for seeing what the kernel does with steps and questions."""

from __future__ import annotations

from typing import ClassVar, Final

from ridotto.kernel import (
    EVERYONE,
    HEARING,
    Answer,
    Because,
    Ears,
    Fact,
    Form,
    Forms,
    Match,
    Notation,
    Player,
    Question,
    Step,
    first_players,
    only,
)

YES: Final = Answer("yes")
NO: Final = Answer("no")
PERHAPS: Final = Answer("perhaps")
NOTATION: Final = Notation("parlour", [YES, NO, PERHAPS])
FORMS: Final = Forms("parlour", [])
A, B, C = first_players(3)


class Heard(Fact):
    form: ClassVar[Form] = FORMS.form("heard", "{text:words}")

    def __init__(self, text: str) -> None:
        self.text = text


class Parlour(Match):
    def fork(self, ears: Ears = HEARING) -> Parlour:
        return Parlour(self, ears)

    def scores(self) -> list[int]:
        return []

    def position(self) -> tuple[object, ...]:
        return self.pending()


class Say(Step[Parlour]):
    """Tells a word, and then has more steps settled."""

    def __init__(self, word: str, *more: Step[Parlour]) -> None:
        self.word = word
        self.more = more

    def run(self, parlour: Parlour, /) -> None:
        parlour.tell(EVERYONE, Heard(self.word))
        for step in self.more:
            parlour.then(step)

    def spelling(self) -> str:
        return f"Say {self.word}"


class Whisper(Step[Parlour]):
    """Tells something to one player alone."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, parlour: Parlour, /) -> None:
        parlour.tell(only(self.player), Heard("psst"))

    def spelling(self) -> str:
        return "Whisper"


class Curtain(Step[Parlour]):
    def run(self, parlour: Parlour, /) -> None:
        parlour.tell(EVERYONE, Heard("curtain"))
        parlour.end()

    def spelling(self) -> str:
        return "Curtain"


class IsItTrue(Question[Parlour, Answer]):
    """Yes or no; whatever it is, it is told, and more steps follow."""

    def __init__(self, player: Player, *more: Step[Parlour]) -> None:
        super().__init__(player)
        self.more = more

    def options(self, parlour: Parlour, /) -> tuple[Answer, ...]:
        return (YES, NO)

    def apply(self, parlour: Parlour, answer: Answer, /) -> None:
        parlour.tell(EVERYONE, Heard(answer.text))
        for step in self.more:
            parlour.then(step)

    def why_not(self, parlour: Parlour, answer: Answer, /) -> Because:
        if answer is PERHAPS:
            return self.not_offered(parlour, answer, "one-or-the-other")
        return super().why_not(parlour, answer)

    def carries(self) -> str:
        return "".join([f" {step.spelling()}" for step in self.more])


class Breath(IsItTrue):
    """Goes on with the same player before anything is known."""

    def goes_on(self, parlour: Parlour, answer: Answer, /) -> bool:
        return True


class Last(IsItTrue):
    """Ends it, whatever is said."""

    def apply(self, parlour: Parlour, answer: Answer, /) -> None:
        super().apply(parlour, answer)
        parlour.end()


class AtOnce(Step[Parlour]):
    """Asks several people at the same time."""

    def __init__(self, *questions: IsItTrue) -> None:
        self.questions_asked = list(questions)

    def run(self, parlour: Parlour, /) -> None:
        parlour.ask_together([*self.questions_asked])

    def spelling(self) -> str:
        return "AtOnce"


def opened(*steps: Step[Parlour]) -> Parlour:
    """A parlour where these are settled one after the other, and then the curtain falls."""
    parlour = Parlour()
    parlour.begin(Say("hush", *steps, Curtain()))
    return parlour


def story(match: Match, player: Player = A) -> str:
    return " ".join([fact.spelling() for fact in match.heard_by(player)])
