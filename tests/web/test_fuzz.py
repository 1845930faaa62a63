"""Hostile messages, conversations and requests. `make fuzz` sends a million of them."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.house.rooms import in_a_loop
from tests.web.bystanders import bystanders
from tests.web.fuzzing import MOST_GROWTH, fuzzed
from tests.web.servers import Server

OPERATIONS = 27


@pytest.mark.slow
@in_a_loop
async def test_vandals_stop_no_table_and_learn_nothing(server: Server) -> None:
    with bystanders(server) as others:
        damage = await fuzzed(server, messages=6000)
    assert damage.tally.refused > 1000 and damage.tally.evenings > 0 and others.waits
    assert damage.tally.leaks == [] and damage.tally.faults == []
    assert damage.growth < MOST_GROWTH
    assert "Traceback" not in server.logged()


@pytest.mark.parametrize("number", range(OPERATIONS))
def test_http_answers_whatever_is_asked_as_it_says_it_does(server: Server, number: int) -> None:
    operation = operations(server)[number]

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def asks(case: Any) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])  # a table need not be as it is wished

    asks()


def test_every_operation_is_asked(server: Server) -> None:
    assert len(operations(server)) == OPERATIONS


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
