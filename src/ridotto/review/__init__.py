"""Reviews games that are over: who was going to win when, by a master's eyes, and what turned it."""

from ridotto.review.data import Account, Choice, ClaimMade, Listener, Moment, Point, Review, as_json
from ridotto.review.reviewing import USUAL, Progress, ReviewRefused, review

__all__ = [
    "USUAL",
    "Account",
    "Choice",
    "ClaimMade",
    "Listener",
    "Moment",
    "Point",
    "Progress",
    "Review",
    "ReviewRefused",
    "as_json",
    "review",
]
