"""Scenario files: the language in which rules are tested, explained and reported on (docs/scenarios.md)."""

from ridotto.scenarios.scenario import Scenario, check_files, read_scenarios

__all__ = ["Scenario", "check_files", "read_scenarios"]
