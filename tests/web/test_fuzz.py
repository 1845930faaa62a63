"""Hostile messages and requests. `make fuzz` sends a hundred thousand of the one and many more of the other."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.house.rooms import in_a_loop
from tests.web.fuzzing import fuzzed
from tests.web.servers import Server

OPERATIONS = 18


@in_a_loop
async def test_rubbish_on_sockets_stops_no_table_and_learns_nothing(server: Server) -> None:
    tally = await fuzzed(server, messages=3000)
    assert tally.refused > 1000 and tally.wrong == 0
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
