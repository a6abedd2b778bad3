"""Settings: what is read, and the sentence for each thing that is wrong."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.limits.buckets import Rate
from bot.limits.rates import RATES
from bot.process.config import Settings, SettingsError, load_settings
from bot.process.exit_codes import EXIT_SETTINGS
from engine.host.administration.retention import Retention

ROOT = Path(__file__).parents[3]
KEYS = {name.upper() for name in Settings.model_fields}
TOKEN = "a-token-that-must-never-be-shown"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for key in list(os.environ):
        if key.upper() in KEYS:
            monkeypatch.delenv(key)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.chdir(tmp_path)


def problems() -> tuple[str, ...]:
    with pytest.raises(SettingsError) as refused:
        load_settings()
    return refused.value.problems


def test_only_the_token_has_no_default() -> None:
    settings = load_settings()

    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database_file == Path("monopoly.db")
    assert settings.log_level == "INFO"
    assert not settings.discord_is_local


def test_the_env_file_is_read_and_the_environment_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=error\nDATABASE_URL=sqlite:///a.db\nSOMETHING=else\n")
    monkeypatch.setenv("DATABASE_URL", "sqlite:////var/games/b%20c.db")

    settings = load_settings()

    assert settings.log_level == "ERROR"
    assert settings.database_file == Path("/var/games/b c.db")


@pytest.mark.parametrize("value", [None, "", "  "])
def test_a_missing_token_is_one_sentence(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv("DISCORD_TOKEN")
    else:
        monkeypatch.setenv("DISCORD_TOKEN", value)

    assert problems() == ("DISCORD_TOKEN is missing: put it into .env or the environment.",)


def test_space_around_the_token_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")

    assert load_settings().discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR."),
        ("SENTRY_DSN", "sentry.example", "SENTRY_DSN must look like https://key@host/project."),
        ("LOG_FORMAT", "xml", "LOG_FORMAT must be one of text, json."),
        (
            "DATABASE_URL",
            "mysql://me:password@there/games",
            "DATABASE_URL must look like sqlite:///monopoly.db or "
            "postgresql://user:password@host/monopoly, but it is mysql.",
        ),
        (
            "DATABASE_URL",
            "monopoly.db",
            "DATABASE_URL must look like sqlite:///monopoly.db or "
            "postgresql://user:password@host/monopoly, but it is something else.",
        ),
        (
            "DATABASE_URL",
            "postgresql://me:password@there",
            "DATABASE_URL must name a server and a database, as in "
            "postgresql://user:password@host/monopoly; in its user and password, write %40 for @, "
            "%2F for / and %23 for #.",
        ),
        (
            "DATABASE_URL",
            "sqlite:///:memory:",
            "DATABASE_URL must name a file, as in sqlite:///monopoly.db.",
        ),
        (
            "DATABASE_URL",
            "sqlite:///a.db?mode=ro",
            "DATABASE_URL must name a file, as in sqlite:///monopoly.db.",
        ),
        (
            "DOUBLE_PRESS_MS",
            "-1",
            "DOUBLE_PRESS_MS: Input should be greater than or equal to 0.",
        ),
    ],
)
def test_a_wrong_value_is_one_sentence(
    key: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(key, value)

    assert problems() == (sentence,)


@pytest.mark.parametrize("key", ["LIMIT_PRESSES", "LIMIT_SERVER", "LIMIT_COSTLY"])
def test_a_limit_is_a_rate_or_off(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name: Any = key.removeprefix("LIMIT_").lower()
    assert load_settings().rates == RATES
    monkeypatch.setenv(key, "7/2m")
    assert load_settings().rates == {**RATES, name: Rate(7, 120.0)}
    monkeypatch.setenv(key, "OFF")
    assert load_settings().rates == {**RATES, name: None}
    for wrong in ("seven", "7", "[7, 2]"):
        monkeypatch.setenv(key, wrong)
        assert problems() == (f"{key} must look like 40/20s, 8/5m or 6/1h, or be off.",)


def test_the_example_shows_the_limits_as_they_are() -> None:
    assert load_settings(ROOT / ".env.example").rates == load_settings(None).rates


def test_each_wrong_thing_has_its_own_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DATABASE_URL", "mysql://x")

    assert [problem.split()[0] for problem in problems()] == [
        "DATABASE_URL",
        "DISCORD_TOKEN",
        "LOG_LEVEL",
    ]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10:80", "[::1]:8080", "localhost:1"])
def test_a_local_discord_may_be_anywhere_on_this_machine(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", f"http://{host}/api/v10/")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", f"ws://{host}/gateway")

    settings = load_settings()

    assert settings.discord_api_base == f"http://{host}/api/v10"
    assert settings.discord_gateway_url == f"ws://{host}/gateway"
    assert settings.discord_is_local


@pytest.mark.parametrize(
    "host",
    [
        "discord.example",
        "10.0.0.1",
        "0.0.0.0",
        "128.0.0.1",
        "127.1",
        "2130706433",
        "[::]",
        "[::ffff:127.0.0.1]",
        "localhost.example",
        "127.0.0.1.example",
        "127.0.0.1@example",
        "example\\@127.0.0.1",
        "127.0.0.1:port",
        "[127.0.0.1",
        "127.0.0.1\n.example",
        "[::1].example",
        "[::1]example",
        "[::1]example:80",
        "[::1%25eth0]",
        "[::1]@example",
        "me:word@127.0.0.1",
        "@127.0.0.1",
        "127.0.0.1:80@example",
        "127.0.0.1:80:90",
        "127.0.0.1:65536",
        "127.0.0.1:+80",
        "127.0.0.1:٨٠",
        "127.0.0.1:",
        "127.0.0.256",
        "0177.0.0.1",
        "127.0.0.1#.example",
        "127.0.0.1?.example",
        "127.0.0.1;.example",
        "127.0.0.1%2eexample",
        "127.0.0.1%00.example",
        "127.0.0.1。example",
        "１２７.0.0.1",
        "ⓛocalhost",
        "localhost.",
        "localhost\t.example",
        "",
    ],
)
def test_the_token_goes_nowhere_else(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", f"http://{host}/api")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", f"ws://{host}/gateway")

    assert [problem.split()[0] for problem in problems()] == [
        "DISCORD_API_BASE",
        "DISCORD_GATEWAY_URL",
    ]
    assert all("because the token is sent there" in problem for problem in problems())


def test_half_a_local_discord_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api")

    assert problems() == ("DISCORD_API_BASE and DISCORD_GATEWAY_URL must be set together.",)


@pytest.mark.parametrize(
    "origin", ["http://127.0.0.1:8080", "https://localhost/", "http://[::1]:8080"]
)
def test_a_request_proxy_is_on_this_machine(origin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_PROXY", origin)
    settings = load_settings()
    assert settings.discord_proxy == origin.rstrip("/")
    assert not settings.discord_is_local


@pytest.mark.parametrize(
    "origin",
    ["http://nirn:8080", "https://proxy.example", "http://10.0.0.1:8080", "http://[fe80::1]:8080"],
)
def test_a_request_proxy_elsewhere_has_to_be_allowed(
    origin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_PROXY", origin)
    assert problems() == (
        "DISCORD_PROXY is not on this machine, and the token is sent there. "
        "DISCORD_PROXY_REMOTE=on allows that.",
    )
    monkeypatch.setenv("DISCORD_PROXY_REMOTE", "on")
    assert load_settings().discord_proxy == origin


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1:8080",
        "ftp://127.0.0.1",
        "http://",
        "http://127.0.0.1:65536",
        "http://127.0.0.1:8080/api/v10",
        "http://127.0.0.1:8080?a",
        "http://127.0.0.1:8080#a",
        "http://me:word@127.0.0.1:8080",
        "http://127.0.0.1@proxy.example",
        "http://proxy.example\\@127.0.0.1",
        "http://127.0.0.1\n.example",
        "http://１２７.0.0.1",
    ],
)
def test_a_request_proxy_has_an_address_alone(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_PROXY", address)
    monkeypatch.setenv("DISCORD_PROXY_REMOTE", "on")
    assert main([]) == EXIT_SETTINGS
    assert capsys.readouterr().err == (
        "DISCORD_PROXY must be a scheme, a host and a port, as in http://127.0.0.1:8080.\n"
    )


def test_a_request_proxy_stands_before_the_real_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_PROXY", "http://127.0.0.1:8080")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:1/gateway")
    assert problems() == ("Set DISCORD_PROXY or DISCORD_API_BASE, not both.",)


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load_settings()
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()

    monkeypatch.setenv("LOG_LEVEL", TOKEN)
    with pytest.raises(ValueError, match="LOG_LEVEL must be") as refused:
        Settings(_env_file=None)
    assert TOKEN not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_the_password_of_a_database_is_never_shown(
    scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"{scheme}://me:s3cret%21@there/games")
    settings = load_settings()
    assert settings.database_file is None
    assert "s3cret" not in repr(settings) + str(settings)
    assert settings.secrets == (TOKEN, "s3cret%21", "s3cret!")


def test_an_env_file_of_another_encoding_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfeL\x00")

    assert problems() == (".env cannot be read as UTF-8 text.",)


def test_the_bot_does_not_start_on_wrong_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")

    assert main([]) == EXIT_SETTINGS
    assert capsys.readouterr() == (
        "",
        "DISCORD_TOKEN is missing: put it into .env or the environment.\n",
    )


def test_the_example_names_every_setting_and_is_valid(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text()
    assert set(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)) == KEYS

    everything = tmp_path / "everything.env"
    # All but the files of secrets, which stand instead of the secrets themselves.
    # The same holds for a request proxy and the local Discord.
    setting = re.compile(r"^# (?=[A-Z_]+=)(?!\w+_FILE=|DISCORD_PROXY=)", re.MULTILINE)
    everything.write_text(setting.sub("", example))
    settings = load_settings(everything)
    assert settings.discord_is_local
    assert settings.database_url == Settings.model_fields["database_url"].default
    assert settings.log_level == Settings.model_fields["log_level"].default


def test_no_file_says_where_packages_come_from() -> None:
    """Pins must install from whatever source a machine is set up for."""
    source = re.compile(
        r"(?<![\w-])--(?:extra-|default-)?index(?:-url)?[ =]"
        r"|(?<![\w-])--find-links"
        r"|https?://\S+/simple\b"
        r"|https?://\S+\.(?:whl|tar\.gz|tgz)\b"
        r"|\bfile:///"
    )
    # Each source has one of these in it, and to look for them takes a tenth of the time.
    parts = ("-index", "--find-links", "/simple", ".whl", ".tar.gz", ".tgz", "file:///")
    named = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if named.returncode:
        pytest.skip("this is no git checkout")
    texts = {
        name: (ROOT / name).read_text(errors="ignore")
        for name in named.stdout.decode().split("\0")
        if (ROOT / name).is_file() and name != "tests/bot/process/test_config.py"
    }

    likely = [name for name, text in texts.items() if any(part in text for part in parts)]
    assert [name for name in likely if source.search(texts[name])] == []


def test_nothing_is_installed_that_has_no_hash() -> None:
    commands = (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
    installs = [line for line in commands if re.search(r"\bpip install\b", line)]
    assert len(installs) == 3
    assert all("--require-hashes" in line for line in installs)


def test_every_pin_has_a_hash_and_no_address() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        text = file.read_text()
        pins = re.findall(r"^\S+==.*(?:\n    --hash=\S+.*)*", text, re.MULTILINE)
        assert pins, file
        assert all("--hash=sha256:" in pin for pin in pins), file
        assert "://" not in text, file


def test_the_list_of_deleted_people_is_beside_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:////var/games/b.db")
    assert load_settings().deleted_people_file == Path("/var/games/b.db.deleted")
    monkeypatch.setenv("DELETED_PEOPLE", "/etc/deleted")
    assert load_settings().deleted_people_file == Path("/etc/deleted")


@pytest.mark.parametrize("key", ["PRIVACY_URL", "TERMS_URL"])
def test_a_policy_has_an_address_of_the_web(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(key, "https://example.com/page?a=1")
    assert getattr(load_settings(), key.lower()) == "https://example.com/page?a=1"
    for wrong in ("http://example.com", "example.com", "https://", "javascript:alert(1)"):
        monkeypatch.setenv(key, wrong)
        assert problems() == (f"{key} must be an address with https://.",)


@pytest.mark.parametrize("key", ["KEEP_LEFT_SERVERS", "KEEP_LOBBIES", "KEEP_LOGS"])
def test_a_time_to_keep_is_days_or_forever(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for text, days in {"7d": 7, "90": 90, "forever": None, "Forever": None}.items():
        monkeypatch.setenv(key, text)
        assert getattr(load_settings(), key.lower()) == days
    for wrong in ("0", "-1", "2w", "soon"):
        monkeypatch.setenv(key, wrong)
        assert problems() == (f"{key} must be a number of days like 30d, or forever.",)


def test_by_default_logs_are_kept_for_good() -> None:
    assert load_settings().retention == Retention(servers=30, lobbies=30, logs=None)


def test_several_processes_need_a_database_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROCESSES", "2")
    assert problems() == ("Several PROCESSES need a DATABASE_URL like postgresql://host/name.",)
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/games")
    assert load_settings().is_shared
    monkeypatch.setenv("PROCESSES", "0")
    (problem,) = problems()
    assert problem.startswith("PROCESSES: ")
    monkeypatch.delenv("PROCESSES")
    assert not load_settings().is_shared, "a process alone needs no lease"


def test_litestream_copies_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not load_settings().litestream
    monkeypatch.setenv("LITESTREAM", "on")
    assert load_settings().litestream
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/games")
    assert problems() == ("LITESTREAM needs a DATABASE_URL like sqlite:///monopoly.db.",)


@pytest.mark.parametrize("name", ["a name", "x" * 61, "é", "a/b"])
def test_a_name_of_a_process_is_plain(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROCESS_NAME", name)
    sentence = "PROCESS_NAME must be 1 to 60 letters, digits, dots, hyphens or _."
    assert problems() == (sentence,)
    monkeypatch.setenv("PROCESS_NAME", "monopoly-1.example_a")
    assert load_settings().process_name == "monopoly-1.example_a"


@pytest.mark.parametrize("name", ["Estates", "a name", "x" * 29, "/estates", "a.b"])
def test_a_name_of_commands_is_one_that_discord_takes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load_settings().command_name == "monopoly"
    monkeypatch.setenv("COMMAND_NAME", name)
    sentence = "COMMAND_NAME must be 1 to 28 lower-case letters, digits, hyphens or _."
    assert problems() == (sentence,)
    monkeypatch.setenv("COMMAND_NAME", "straßen-1_a")
    assert load_settings().command_name == "straßen-1_a"


@pytest.mark.parametrize("title", ["{ $x }", "**bold**", "x" * 33, "`a`", "<@1>", "a\nb", " - "])
def test_a_title_is_plain_words(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().app_title == "Monopoly"
    monkeypatch.setenv("APP_TITLE", title)
    assert problems() == ("APP_TITLE must be 1 to 32 letters, digits, spaces or . , : ! & ' -.",)
    monkeypatch.setenv("APP_TITLE", "Rents & Estates!")
    assert load_settings().app_title == "Rents & Estates!"
