"""Each contract is seen to catch whoever breaks it, and the honest toy keeps them all."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from ridotto.contracts import CONTRACTS, SENSES, AnyGame, Broken, Contract, numbers
from ridotto.contracts.example import Candles
from ridotto.contracts.example.public import MOON, SUN
from ridotto.contracts.example.secret import Den
from ridotto.contracts.playing import summed_up
from ridotto.contracts.secrecy import leak
from ridotto.contracts.twin_positions import silence
from ridotto.kernel import Answer, Game, Match, Setup
from tests.contracts import cheating_games as games
from tests.contracts import cheats, whispers

SEEDS: Final = range(8)


class Cheat(NamedTuple):
    contract: str
    game: AnyGame
    reason: str  # that the contract gives


def den(contract: str, cheat: type[Den], reason: str) -> Cheat:
    return Cheat(contract, Candles(cheat, id=cheat.__name__), reason)


# fmt: off
CHEATS: Final = [
    Cheat("setups", games.AgreesOtherwise(id="AgreesOtherwise"), "is agreed as"),
    Cheat("setups", games.AgreesToAnything(id="AgreesToAnything"), "are not refused"),
    Cheat("setups", games.LosesACard(id="LosesACard"), "no table of `box_tables` holds star"),
    Cheat("notation", Candles(id="renumbered", notation=games.renumbered()), "two is number 1 and stands at 0"),
    Cheat("notation", Candles(id="spelt_twice", notation=games.spelt_twice()), "one is spelt like another answer"),
    Cheat("notation", Candles(id="in_two_words", notation=games.in_two_words()), "'one two' cannot be written"),
    Cheat("notation", Candles(id="copied", notation=games.copied()), "a copy of one is another answer"),
    den("options", cheats.NoOption, "WhatToDo A: no option"),
    den("options", cheats.DeadEnd, "a dead end: nobody is asked"),
    den("options", cheats.AsksNobody, "nobody is asked, and it is not over"),
    den("options", cheats.OverTooSoon, "something is asked after the end"),
    den("options", cheats.OfferedTwice, "an option is offered twice"),
    den("options", cheats.SpeltTwice, "hide is not in the notation"),
    den("options", cheats.AskedAgainOffersLess, "asked twice, offered differently"),
    den("options", cheats.OptionsCost, "asking for options changed something"),
    den("options", cheats.OddsTooFew, r"weights \[1\] for \(sun, moon\)"),
    den("options", cheats.OddsOfNothing, r"weights \[0, 0\] for \(sun, moon\)"),
    den("options", cheats.AsksSpectator, "nobody at this table is called -"),
    den("options", cheats.ClockSaysNoOption, "sun is what the clock would say, and no option"),
    den("options", cheats.LessThanNoPatience, "less than no patience"),
    den("ends", cheats.NoEnd, "no end after 5000 answers"),
    den("ends", cheats.NoOption, "WhatToDo . has no option"),
    den("ends", cheats.SilentEnd, r"it is over, and the reasons told are \[\]"),
    den("ends", cheats.EndsForNoReason, r"it is over, and the reasons told are \[''\]"),
    den("ends", cheats.DecidesOtherwise, r"\['enough'\] won by \[0\] is told, the outcome is enough; won B"),
    den("ends", cheats.TooFewScores, "2 scores of 3 players"),
    den("ends", cheats.EndsForSome, "it is over, and nobody told B"),
    den("ends", cheats.EndsTooSoon, "the end is told, and it goes on"),
    den("conservation", cheats.LostCoins, "coins were 10 and are"),
    den("conservation", cheats.VanishingCard, "were [23] and are"),
    den("replay", cheats.Moody, "replayed to .*, played to"),
    den("replay", cheats.Chatty, "it tells something else: 'that was look number"),
    den("forks", cheats.SharedPurse, "what a fork did happened to its match too"),
    den("forks", cheats.ForgetfulFork, "is not like its match"),
    den("forks", cheats.DeafForkForgets, "a fork stands elsewhere"),
    den("forks", cheats.ForkRemembers, "remembers the past"),
    den("forks", cheats.DeafForkHears, "a deaf fork heard something"),
    den("forks", cheats.DeafForkCannotWin, "a deaf fork ends with "),
    den("forks", cheats.FreshForkIsDeaf, "what a fork heard afresh"),
    den("forks", cheats.ForkRollsDice, "answered alike end differently"),
    den("refusals", cheats.CostlyRefusal, "a refused answer changed something"),
    den("refusals", cheats.Stumbling, "is refused with KeyError"),
    den("refusals", cheats.Lenient, "A may not say sun, and was not refused"),
    den("refusals", cheats.CountsRoundAndRound, "there is no option -1, and it was not refused"),
    den("facts", cheats.FactsTurn, "what was told before has changed"),
    den("facts", cheats.TwoLines, "is not one line"),
    den("facts", cheats.TellsWhatNobodyCanRead, "'. peeks at .' is {.*'note'.*}, and reads as nothing"),
    Cheat("views", games.Viewed(games.Tupled), "is not plain"),
    Cheat("views", games.Viewed(games.Restless), "not twice the same"),
    Cheat("views", games.Viewed(games.Counting), "who comes back as . sees looks as"),
    Cheat("beliefs", games.Believed(games.Forgetful), "depends on how often they ask"),
    Cheat("beliefs", games.BelievedBySpectators(games.Forgetful), "what - infers depends on how often they ask"),
    Cheat("beliefs", games.Believed(games.Mistaken), "sun lies at ., where . infers moon"),
    Cheat("beliefs", games.BelievedBySpectators(games.Mistaken), "sun lies at ., where - infers moon"),
    Cheat("beliefs", games.Secretive(id="Secretive"), "Secretive does not say what really lies at the places"),
    Cheat("beliefs", games.Believed(games.Guessing), "the odds of . depend on how often they ask"),
    Cheat("beliefs", games.Believed(games.Doubtful), "the odds of . doubt what must lie at ."),
    Cheat("beliefs", games.Believed(games.Hopeful), "the odds of . give a chance to what cannot lie at ."),
    Cheat("beliefs", games.Believed(games.Overconfident), "the odds of . at . are not between 0 and 1"),
    den("time", whispers.SilentAnswer, "heard nothing of the last answer"),
    den("time", whispers.SilentForFate, "- heard nothing of the last answer"),
    den("asking", whispers.AsksInPrivate, "heard nothing, and what is asked became 'Bow"),
    den("asking", whispers.AsksDifferentThings, "a sealed round asks different questions"),
    den("sealed", whispers.TellsSealed, "heard of an answer that is sealed: 'sealed"),
    den("sealed", whispers.FirstComeFirstServed, "the order of sealed answers makes a difference"),
    den("sealed", whispers.NamesTheFirst, "can tell in which order sealed answers came"),
    den("sealed", whispers.HurriesTheLast, "notices that others .* patience 20.* patience 5"),
    den("breath", whispers.LooksBeforeItLeaps, "learns something before the last answer: .* feels"),
    den("breath", whispers.LeakyOptions, "is offered hide, and not in another world"),
    den("breath", cheats.CostlyBreath, "a refused breath changed something"),
    den("rehearsals", whispers.AsksByTheHiddenCard, "rehearsed by ., something else would be asked"),
    den("rehearsals", whispers.LeakyOptions, "rehearsed by ., it is refused in another world: hide"),
    Cheat("rehearsals", games.Viewed(games.Peeping), r"the view would be another one, or unknown: .'cards"),
    den("secrets", whispers.DealsInTheOpen, "can tell it from .*'story: .* was dealt"),
    den("secrets", whispers.TellsAll, "can tell it from .*'story: .* did"),
    den("secrets", whispers.TellsTheNeighbour, "can tell it from .*'story: .* did"),
    den("secrets", whispers.TellsFate, "fate can tell it from .*'story: .* did"),
    den("secrets", whispers.Flickers, "can tell it from .* a candle flickers"),
    den("secrets", whispers.NumbersForAll, "can tell it from"),
    den("secrets", whispers.SecretEnd, "one secret answer ends it, another does not"),
    den("leak", whispers.LeakyOptions, "question: .*hide"),
    den("leak", whispers.LeakyRefusal, "refusals: .*with-a-(sun|moon)-in-hand"),
    den("leak", whispers.LeakyPatience, "question: patience 10.* patience 20|patience 20.* patience 10"),
    den("leak", whispers.LeakyRules, "question: .* CANDLES-3"),
    den("leak", whispers.LeakyOtherwise, "question: .* otherwise hide"),
    den("leak", whispers.LeakyName, "asking: WhatToDoWith"),
    den("leak", whispers.AsksTheMoon, "asking: "),
    den("leak", whispers.AsksTheNeighbour, "asking: Bow"),
    den("leak", cheats.Lenient, "was not offered sun and yet could say it"),
    Cheat("leak", games.Viewed(games.Peeping), "view: cards: "),
    den("leak", whispers.ExplainsTooMuch, "objections: .*'holds': "),
    den("leak", whispers.ForbidsTooMuch, "objections: .*never.*'lies': "),
    Cheat("leak", games.Believed(games.Clairvoyant), "belief: a: "),
    Cheat("leak", games.BelievedBySpectators(games.Clairvoyant), "can tell .*odds: - a: "),
    Cheat("leak", games.Believed(games.Whispering), "odds: "),
    Cheat("leak", games.PromisesTooMuch(), "prospects: "),
    Cheat("leak", games.BringsAPeepingBot(), "bots: peeping: "),
    Cheat("peeking", games.BringsAPeepingBot(), "peeping says .* for ., and .* in another world"),
    Cheat("peeking", games.BringsASlyBot(id="BringsASlyBot"), "sly has a match within reach"),
    Cheat("peeking", games.BringsASlyerBot(id="BringsASlyerBot"), "slyer has a match within reach"),
    Cheat("peeking", games.SearchesTheTruth(cheats.FactsCarryBaggage, "SearchesTheTruth"), "ismcts says .* in another"),
    den("peeking", cheats.FactsLeadToTheMatch, "what a bot is given for . has a match within reach"),
    Cheat("leak", games.RehearsesTheTruth(cheats.FactsCarryBaggage, "RehearsesTheTruth"), "rehearsal: "),
    Cheat("worlds", games.WorldsAreTheTruth(cheats.FactsCarryBaggage, "WorldsAreTheTruth"), "were not told"),
    Cheat("worlds", games.WorldsOfOthers(id="WorldsOfOthers"), "a world tells . another story"),
    Cheat("worlds", games.WorldsWithoutRecord(id="WorldsWithoutRecord"), "the record of a world of . leads elsewhere"),
    Cheat("worlds", games.NoWorlds(id="NoWorlds"), "2 worlds of A, not 3"),
    Cheat("worlds", games.WorldsWithMoreCoins(id="WorldsWithMoreCoins"), "in a world of A there are other things"),
    Cheat("worlds", games.NoWorldsOfNewcomers(cheats.OneMore, "NoWorldsOfNewcomers"), "0 worlds of D, not 3"),
    Cheat("worlds", games.NoWorldsOfSpectators(id="NoWorldsOfSpectators"), "0 worlds of -, not 3"),
    Cheat("worlds", games.WorldsWithoutNewcomers(cheats.OneMore, "WorldsWithoutNewcomers"), "others sit at the table"),
    Cheat("worlds", games.WorldsThatStop(cheats.OneMore, "WorldsThatStop"), "a dead end: nobody is asked"),
]
# fmt: on


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("contract", CONTRACTS)
def test_the_honest_toy_keeps_every_contract(contract: str, players: int) -> None:
    try_all_seeds(CONTRACTS[contract], Candles(), players)


@pytest.mark.slow
@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_question_may_offer_every_word_of_the_notation(contract: str) -> None:
    try_all_seeds(CONTRACTS[contract], Candles(cheats.OffersEverything))


@pytest.mark.parametrize("cheat", CHEATS, ids=[f"{cheat.contract}-{cheat.game.id}" for cheat in CHEATS])
def test_a_cheat_is_caught(cheat: Cheat) -> None:
    with pytest.raises(AssertionError, match=f"(?s){cheat.reason}"):
        try_all_seeds(CONTRACTS[cheat.contract], cheat.game)


@pytest.mark.slow
@pytest.mark.parametrize("cheat", [whispers.LeakyRefusal, whispers.LeakyRules])
def test_what_a_question_explains_is_caught_where_it_is_asked_why(cheat: type[Den]) -> None:
    """No refusal has to be provoked for it."""

    def asking_why(game: Game, setup: Setup, seed: int) -> None:
        leak(game, setup, seed, {"objections": SENSES["objections"]})

    try_all_seeds(asking_why, Candles())
    with pytest.raises(AssertionError, match=r"objections: .*(CANDLES-3|with-a-sun-in-hand)"):
        try_all_seeds(asking_why, Candles(cheat))


def dealt(game: Game, setup: Setup, cards: list[Answer]) -> Match:
    match = game.start(setup)
    for card in cards:
        match.answer(match.asks().player, card)
    return match


@pytest.mark.parametrize(
    ("cheat", "reason"),
    [
        (whispers.AsksTheNeighbour, "C can tell two positions apart: 'asking: Bow B' here, 'asking: Bow A' there"),
        (whispers.NotesTheMoon, "C hears 'a candle flickers' after .*, or else nothing"),
    ],
)
def test_silence_is_caught_in_two_positions_that_differ_in_a_hidden_card(cheat: type[Den], reason: str) -> None:
    """B holds the sun in one and the moon in the other; A looks, and C must not see a difference."""

    def in_both_positions(game: Game, setup: Setup, seed: int) -> None:
        one, other = dealt(game, setup, [SUN, SUN, MOON]), dealt(game, setup, [SUN, MOON, MOON])
        silence(game, setup, one, other, seed, lambda fact: "guesses" in fact.spelling())

    try_all_seeds(in_both_positions, Candles())
    with pytest.raises(Broken, match=reason):
        try_all_seeds(in_both_positions, Candles(cheat))


def try_all_seeds(contract: Contract, game: AnyGame, players: int = 3) -> None:
    for seed in SEEDS:
        contract(game, game.set_up(players, {}), seed)


def test_every_contract_has_its_cheats() -> None:
    assert {cheat.contract for cheat in CHEATS} == set(CONTRACTS)


def test_answers_are_only_ever_appended() -> None:
    spelt = "a b c d sun moon hide swap keep".split()
    numbers(Candles(), spelt)
    with pytest.raises(Broken, match="number 4 of candles was moon and is sun"):
        numbers(Candles(), [*spelt[:4], "moon", "sun", *spelt[6:]])
    with pytest.raises(Broken, match="number 9 of candles was bow and is gone"):
        numbers(Candles(), [*spelt, "bow"])
    with pytest.raises(Broken, match=r"new words of candles, to be written down: \['keep'\]"):
        numbers(Candles(), spelt[:-1])


def test_a_digest_of_answers_notices_the_same() -> None:
    spelt = "a b c d sun moon hide swap keep".split()
    numbers(Candles(), summed_up(spelt))
    with pytest.raises(Broken, match="one of the first 9 answers of candles has another number than before"):
        numbers(Candles(), summed_up([*spelt[:4], "moon", "sun", *spelt[6:]]))
    with pytest.raises(Broken, match="one of the first 10 answers of candles has another number"):
        numbers(Candles(), summed_up([*spelt, "bow"]))
    with pytest.raises(Broken, match=f"new words of candles, to be written down: '{summed_up(spelt)}'"):
        numbers(Candles(), summed_up(spelt[:-1]))


@pytest.mark.slow
@pytest.mark.parametrize("contract", CONTRACTS)
def test_no_contract_knows_who_may_hear_of_a_look(contract: str) -> None:
    """The blind spot: a rule that tells too many. Tests that say what each ear hears guard it, not contracts."""
    try_all_seeds(CONTRACTS[contract], Candles(whispers.ShowsLooks))
