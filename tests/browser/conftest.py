"""A real server on a real file, a real browser, and people who sit down at tables there by clicking."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from ridotto.web.pages import FOLDER, FRONT
from tests.browser.company import Company
from tests.browser.wings import Wings
from tests.patience import FOR_A_WHOLE_TEST
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving
from tools.browser import NoBrowser, a_browser

WINGS = pytest.StashKey[Wings]()


@pytest.fixture(scope="session")
def wings(pytestconfig: pytest.Config) -> Iterator[Wings]:
    with Wings() as wings:
        pytestconfig.stash[WINGS] = wings
        yield wings


@pytest.fixture(scope="session")
def browser(wings: Wings) -> Browser:
    if not (FOLDER / FRONT).is_file():
        pytest.fail("the page is not built: make page, or install the wheel", pytrace=False)
    try:
        return wings.keep(a_browser())
    except NoBrowser as sorry:
        pytest.fail(str(sorry), pytrace=False)


@pytest.fixture(scope="session")
def seeds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file from which the server's games get their seeds."""
    return tmp_path_factory.mktemp("seeds") / "test"


@pytest.fixture(autouse=True)
def same_deals_in_every_run(request: pytest.FixtureRequest, seeds: Path) -> None:
    seeds.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, seeds: Path) -> Iterator[Server]:
    """A server without limits, with bots that do not wait. At the end, its log must hold no error."""
    store: Path = tmp_path_factory.mktemp("page") / "tables.sqlite"
    seeds.touch()
    with serving(store, *AT_ONCE, *NO_LIMITS, program=("tests.web.seeded", str(seeds))) as server:
        yield server
        logged = server.logged()
    assert '"level": "error"' not in logged and "Traceback" not in logged, logged


@pytest.fixture
def company(wings: Wings, browser: Browser, server: Server) -> Iterator[Company]:
    """The people of one test. At its end they leave, and none of them may have seen the page complain."""
    company = Company(browser, server.address)
    yield company
    wings.run(company.leaves())
    assert company.complaints == []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that awaits is run where the browser lives."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    asked: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    pyfuncitem.config.stash[WINGS].run(pyfuncitem.obj(**asked), FOR_A_WHOLE_TEST)
    return True
