"""Defines players, facts, answers, questions, matches and games. Knows no game."""

from ridotto.kernel.answer import Answer, Given, Notation
from ridotto.kernel.asking import NOBODY_IS_ASKED, Asking
from ridotto.kernel.because import Because
from ridotto.kernel.bot import Bot, Courtier, Draw, ranked
from ridotto.kernel.catalogue import Catalogue, Value
from ridotto.kernel.character import EVEN_TEMPERED, Character, best_of
from ridotto.kernel.claim import Claim
from ridotto.kernel.errors import (
    AnswerRefused,
    CharacterRefused,
    MatchOver,
    NotInTheNotation,
    NotYourQuestion,
    Objection,
    RecordRefused,
    RidottoError,
    ScenarioRefused,
    SetupRefused,
    UnknownGame,
)
from ridotto.kernel.fact import Ended, Fact, FactTable, Sealed, TimeRanOut, Told, TurnBegan, Won, lasting
from ridotto.kernel.foresight import Foresight, softmax
from ridotto.kernel.form import Datum, Form, Forms, Sort, forms_of, one_of
from ridotto.kernel.game import AskingView, Belief, EndView, Game, GameOf, Prospects, Setup, View
from ridotto.kernel.host_option import (
    Choice,
    FileList,
    HostOption,
    Number,
    OptionKind,
    SeatChoice,
    Switch,
    WordList,
    choose_options,
    words_in,
)
from ridotto.kernel.match import AFRESH, DEAF, HEARING, Ears, Match
from ridotto.kernel.odds_sheet import OddsSheet
from ridotto.kernel.odds_trail import OddsStep, trace_odds
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.player import (
    CLOCK,
    EVERYONE,
    FATE,
    NOBODY,
    SPECTATOR,
    Audience,
    Player,
    first_players,
    name,
    only,
    player_named,
)
from ridotto.kernel.question import Question, SeatStep, Step, Together
from ridotto.kernel.reader import Reader, WordFunction, choosable
from ridotto.kernel.reasons import why_not
from ridotto.kernel.rehearsal import Rehearsal, rehearse
from ridotto.kernel.retelling import Retelling, give, replay_match
from ridotto.kernel.told_line import RecalledFact, read_told_line, told_lines

__all__ = [
    "AFRESH",
    "CLOCK",
    "DEAF",
    "EVEN_TEMPERED",
    "EVERYONE",
    "FATE",
    "HEARING",
    "NOBODY",
    "NOBODY_IS_ASKED",
    "SPECTATOR",
    "Answer",
    "AnswerRefused",
    "Asking",
    "AskingView",
    "Audience",
    "Because",
    "Belief",
    "Bot",
    "Catalogue",
    "Character",
    "CharacterRefused",
    "Choice",
    "Claim",
    "Courtier",
    "Datum",
    "Draw",
    "Ears",
    "EndView",
    "Ended",
    "Fact",
    "FactTable",
    "FileList",
    "Foresight",
    "Form",
    "Forms",
    "Game",
    "GameOf",
    "Given",
    "HostOption",
    "Match",
    "MatchOver",
    "NotInTheNotation",
    "NotYourQuestion",
    "Notation",
    "Number",
    "Objection",
    "OddsSheet",
    "OddsStep",
    "OptionKind",
    "Outcome",
    "Player",
    "Prospects",
    "Question",
    "Reader",
    "RecalledFact",
    "RecordRefused",
    "Rehearsal",
    "Retelling",
    "RidottoError",
    "ScenarioRefused",
    "Sealed",
    "SeatChoice",
    "SeatStep",
    "Setup",
    "SetupRefused",
    "Sort",
    "Step",
    "Switch",
    "TimeRanOut",
    "Together",
    "Told",
    "TurnBegan",
    "UnknownGame",
    "Value",
    "View",
    "Won",
    "WordFunction",
    "WordList",
    "best_of",
    "choosable",
    "choose_options",
    "first_players",
    "forms_of",
    "give",
    "lasting",
    "name",
    "one_of",
    "only",
    "player_named",
    "ranked",
    "read_told_line",
    "rehearse",
    "replay_match",
    "softmax",
    "told_lines",
    "trace_odds",
    "why_not",
    "words_in",
]
