"""A review in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ridotto.kernel import Player, Reader, TurnBegan, name
from ridotto.replay import Record, game_of, replay_record, sentences_for_all, setup_of
from ridotto.review import Choice, ClaimMade, Moment, Review
from ridotto.terminal import review_chart as chart
from ridotto.words.files import catalogue

MOST_SENTENCES: Final = 6  # of a moment: what led to it in its turn
MOST_MISTAKES: Final = 5
MARGIN: Final = 2


class Telling:
    """One review, told to one reader."""

    def __init__(self, review: Review, record: Record, language: str, width: int, levels: str) -> None:
        self.review = review
        self.width = width
        self.levels = levels
        game, setup = game_of(record), setup_of(record)
        match = replay_record(record)
        people = record.people()
        self.notation = game.notation
        self.reader: Reader = game.reader(setup, catalogue(language), people)
        self.sentences = sentences_for_all(game, setup, catalogue(language), match.log, people)
        self.say = self.reader.say

    def title(self) -> str:
        review = self.review
        return self.say("review-title", game=self.reader.title(), turns=review.turns, rehearsals=review.rehearsals)

    def parts(self) -> Iterator[list[str]]:
        """Yields the parts of the review, each as lines, of which the first is its heading."""
        review = self.review
        yield self.chart()
        yield self.moments()
        if review.claims:
            yield self.claims()
        yield self.accounts()
        yield self.mistakes()

    def person(self, player: int) -> str:
        return self.reader.person(name(Player(player)))

    # ---- Who was going to win.

    def chart(self) -> list[str]:
        people = [self.person(seat) for seat in range(len(self.review.people))]
        label = max([len(person) for person in people]) + MARGIN
        columns = self.width - label - len("  100 → 100 %")
        drawn = chart.rows(self.review, columns, self.levels)
        first, last = self.review.points[0].chances, self.review.points[-1].chances
        return [
            self.say("review-chart"),
            *[
                f"{person:<{label}}{row}  {self.say('review-from-to', before=percent(early), after=percent(late))}"
                for person, row, early, late in zip(people, drawn, first, last, strict=True)
            ],
            f"{self.say('review-turn-short'):<{label}.{label - 1}}{chart.axis(self.review, columns)}",
        ]

    # ---- Moments.

    def moments(self) -> list[str]:
        if not self.review.moments:
            return [self.say("review-no-moments")]
        return [self.say("review-moments"), *[self.moment(moment) for moment in self.review.moments]]

    def moment(self, moment: Moment) -> str:
        start, end = moment.told
        while end - 1 > start and isinstance(self.sentences[end - 1][0], TurnBegan):  # the next turn
            end -= 1
        while start > 0 and not isinstance(self.sentences[start][0], TurnBegan):
            start -= 1
        said = [sentence for _, sentence in self.sentences[start:end] if sentence]
        return self.say(
            "review-moment",
            turn=moment.turn,
            story=" ".join(said[-MOST_SENTENCES:]),
            who=self.person(moment.seat),
            before=percent(moment.before[moment.seat]),
            after=percent(moment.after[moment.seat]),
        )

    # ---- Who told the truth.

    def claims(self) -> list[str]:
        counted = [self.count_of(Player(seat)) for seat in range(len(self.review.people))]
        bluffs = [claim for claim in self.review.announcements() if not claim.true]
        return [self.say("review-truth"), *counted, *[self.bluff(claim) for claim in bluffs]]

    def count_of(self, player: Player) -> str:
        mine = [claim for claim in self.review.claims if claim.player == player]
        announced = [claim for claim in mine if not claim.too]
        return self.say(
            "review-truth-of",
            who=self.person(player),
            true=len([claim for claim in announced if claim.true]),
            held=len([claim for claim in announced if not claim.true and not claim.called]),
            caught=len([claim for claim in announced if not claim.true and claim.called]),
            right=len([claim for claim in mine if claim.too and claim.true]),
            wrong=len([claim for claim in mine if claim.too and not claim.true]),
        )

    def bluff(self, claim: ClaimMade) -> str:
        believed = [listener.odds for listener in claim.listeners if listener.odds is not None]
        return self.say(
            "review-bluff",
            turn=claim.turn,
            who=self.person(claim.player),
            said=claim.thing,
            really=claim.really,
            ended="caught" if claim.called else "held",
            odds="some" if len(set(map(percent, believed))) > 1 else "one" if believed else "none",
            least=percent(min(believed, default=0.0)),
            most=percent(max(believed, default=0.0)),
            callers=self.reader.listed([self.person(each.player) for each in claim.listeners if each.claimed]),
        )

    # ---- Luck and choices.

    def accounts(self) -> list[str]:
        return [
            self.say("review-accounts"),
            *[
                self.say(
                    "review-account",
                    who=self.person(account.player),
                    own=points(account.own),
                    error=percent(account.error),
                    others=points(account.others),
                    luck=points(account.luck),
                    deal=points(account.deal),
                    total=points(account.result - account.start),
                )
                for account in self.review.accounts
            ],
        ]

    def mistakes(self) -> list[str]:
        mistakes = self.review.mistakes()
        if not mistakes:
            return [self.say("review-no-mistakes")]
        worst = sorted(mistakes[:MOST_MISTAKES], key=lambda choice: choice.step)
        return [self.say("review-mistakes", n=len(mistakes)), *[self.mistake(choice) for choice in worst]]

    def mistake(self, choice: Choice) -> str:
        return self.say(
            "review-mistake",
            turn=choice.turn,
            who=self.person(choice.player),
            answer=self.option(choice, choice.answer),
            best=self.option(choice, choice.best),
            loss=percent(choice.loss),
            error=percent(choice.loss_error),
        )

    def option(self, choice: Choice, text: str) -> str:
        return self.reader.option(choice.question, self.notation.read(text))


def percent(share: float) -> int:
    return round(100 * share)


def points(share: float) -> str:
    """Returns a change of a chance, with its sign."""
    return f"{percent(share):+d}".replace("-", "\N{MINUS SIGN}") if percent(share) else "0"
