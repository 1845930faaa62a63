"""Records: written, read, replayed and verified; and the story as one ear heard it."""

from ridotto.replay.fate import CommittedFate, FateVerdict, Finding, commitment_to, fresh_seed, verify
from ridotto.replay.folders import Folders
from ridotto.replay.landmarks import UNFINISHED, result_of, result_told
from ridotto.replay.playing import replay_written
from ridotto.replay.reading import MOST_BYTES, read_record, text_of
from ridotto.replay.record import (
    Record,
    answer_spelt,
    can_be_printed,
    fits_in_a_line,
    game_named,
    game_of,
    is_of_other_rules,
    log_in,
    moments,
    options_chosen,
    record_of,
    replay_record,
    setup_of,
    write,
)
from ridotto.replay.reel import Scene, reel
from ridotto.replay.story import aside, newcomers, sentences_for_all, story, story_as_told, whole_story

__all__ = [
    "MOST_BYTES",
    "UNFINISHED",
    "CommittedFate",
    "FateVerdict",
    "Finding",
    "Folders",
    "Record",
    "Scene",
    "answer_spelt",
    "aside",
    "can_be_printed",
    "commitment_to",
    "fits_in_a_line",
    "fresh_seed",
    "game_named",
    "game_of",
    "is_of_other_rules",
    "log_in",
    "moments",
    "newcomers",
    "options_chosen",
    "read_record",
    "record_of",
    "reel",
    "replay_record",
    "replay_written",
    "result_of",
    "result_told",
    "sentences_for_all",
    "setup_of",
    "story",
    "story_as_told",
    "text_of",
    "verify",
    "whole_story",
    "write",
]
