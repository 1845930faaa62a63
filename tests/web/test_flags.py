"""What stands on the command line, and in the environment."""

import argparse
from dataclasses import fields

import pytest

from ridotto.cli import main
from ridotto.web.flags import FLAGS, ServeRefused, add_arguments, settings_from
from ridotto.web.settings import Settings, decode, encode

NOT_A_FLAG = {"since", "ticks", "friends", "restart"}


def settings(*argv: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return settings_from(parser.parse_args(argv), environment)


def refusal(*argv: str, **environment: str) -> str:
    with pytest.raises(ServeRefused) as refused:
        settings(*argv, **environment)
    return str(refused.value)


def test_without_a_word_the_defaults_count() -> None:
    assert settings() == Settings()


def test_a_flag_beats_the_environment_and_that_the_default() -> None:
    assert settings("--port", "1", RIDOTTO_PORT="2").port == 1
    assert settings(RIDOTTO_PORT="2").port == 2
    assert settings(RIDOTTO_PORT="").port == 8000


SAID = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("8080", 8080),
    "store": ("other.sqlite", "other.sqlite"),
    "address": ("https://Games.example.org/", "https://games.example.org"),
    "origin": ("https://one.example http://two.example:81", ("https://one.example", "http://two.example:81")),
    "behind-proxy": ("10.0.0.1", "10.0.0.1"),
    "bots": ("3", 3),
    "bot-pause": ("0.25", 0.25),
    "master": ("0.5", 0.5),
    "review": ("12.5", 12.5),
    "grace": ("5", 5.0),
    "most-tables": ("7", 7),
    "most-connections": ("0", 0),
    "most-sockets": ("0", 0),
    "deflate": ("yes", True),
    "messages": ("2.5", 2.5),
    "requests": ("0", 0.0),
    "openings": ("5", 5.0),
    "most-listed": ("3", 3),
    "keep": ("30", 30),
    "archive": ("records", "records"),
    "metrics-token": ("0123456789abcdef", "0123456789abcdef"),
    "log": ("debug", "debug"),
    "open": ("yes", True),
}


@pytest.mark.parametrize("flag", [flag for flag in FLAGS if flag.name != "workers"], ids=lambda flag: flag.name)
def test_every_flag_and_its_variable_say_the_same(flag: object) -> None:
    name, key, variable = (getattr(flag, part) for part in ("name", "key", "variable"))
    text, value = SAID[name]
    assert getattr(settings(f"--{name}", text), key) == value
    assert getattr(settings(**{variable: text}), key) == value


def test_workers_with_postgresql() -> None:
    assert settings("--workers", "4", "--store", "postgresql://me@there/tables").workers == 4


def test_every_setting_has_a_flag() -> None:
    assert {flag.key for flag in FLAGS} == {field.name for field in fields(Settings)} - NOT_A_FLAG


def test_origins_may_be_repeated() -> None:
    assert settings("--origin", "https://a.example", "--origin", "https://b.example").origins == (
        "https://a.example",
        "https://b.example",
    )


def test_behind_a_proxy_of_this_machine_needs_no_address() -> None:
    assert settings("--behind-proxy").behind_proxy == "127.0.0.1,::1"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--port", "many"], "--port 'many': expected a number from 0 to 65535"),
        (["--port", "65536"], "--port '65536': expected a number from 0 to 65535"),
        (["--port", "-1"], "--port '-1': expected a number from 0 to 65535"),
        (["--port", "٣"], "--port '٣': expected a number from 0 to 65535"),
        (["--host", "a b"], "--host 'a b': expected a name or an address"),
        (["--bots", "0"], "--bots '0': expected a number from 1 to 1000"),
        (["--workers", "0"], "--workers '0': expected a number from 1 to 1000"),
        (["--grace", "-3"], "--grace '-3': expected a number, 0 or more"),
        (["--grace", "nan"], "--grace 'nan': expected a number, 0 or more"),
        (["--bot-pause", "inf"], "--bot-pause 'inf': expected a number, 0 or more"),
        (["--most-tables", "0"], "--most-tables '0': expected a number, 1 or more"),
        (["--review", "0"], "--review '0': expected a number above 0"),
        (["--keep", "soon"], "--keep 'soon': expected a number of days, 0 or more; 0 keeps everything"),
        (["--keep", "-1"], "--keep '-1': expected a number of days, 0 or more"),
        (["--keep", "1.5"], "--keep '1.5': expected a number of days, 0 or more"),
        (["--archive", "a\nb"], "--archive 'a\\nb': expected a folder's name"),
        (["--address", "games.example.org"], "--address 'games.example.org': expected http:// or https://, a host, "),
        (["--address", "https://a/b"], "--address 'https://a/b': expected http"),
        (["--address", "https://me:secret@a"], "--address 'https://me:secret@a': expected http"),
        (["--origin", "*"], "--origin '*': expected http"),
        (["--log", "loud"], "--log 'loud': expected one of debug, info, warning, error"),
        (["--workers", "2"], "--workers 2 needs a PostgreSQL store (--store postgresql://…): a SQLite file is for one"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(argv: list[str], said: str) -> None:
    assert refusal(*[f"{argv[0]}={argv[1]}"]).startswith(said)


def test_a_refusal_names_the_variable_it_was_said_in() -> None:
    assert refusal(RIDOTTO_BOTS="none") == "RIDOTTO_BOTS 'none': expected a number from 1 to 1000"


def test_a_store_is_not_quoted() -> None:
    assert "secret" not in refusal("--store", "postgresql://me:secret@there/\n")


def test_help_explains_every_flag_with_its_default_and_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for flag in FLAGS:
        assert f"--{flag.name} " in said
        assert f"{flag.meaning} [{flag.default()}; {flag.variable}]" in said


def test_workers_are_told_the_same() -> None:
    known = settings("--origin", "https://a.example", "--grace", "1.5", "--store", 'a"b.sqlite')
    assert decode(encode(known)) == known
