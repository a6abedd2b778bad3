"""Secrets from files: each is read, refused in one sentence where it cannot be, and never shown."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.local.__main__ import bot_settings, games_url
from bot.process.config import Settings, SettingsError, load_settings
from tests.support.local_discord import LocalDiscord

KEYS = {name.upper() for name in Settings.model_fields}
TOKEN = "a-token-that-must-never-be-shown"
FILES = {"DISCORD_TOKEN": "token", "DATABASE_URL": "address"}


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for key in list(os.environ):
        if key.upper() in KEYS:
            monkeypatch.delenv(key)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "token").write_text(f" {TOKEN}\n")
    (tmp_path / "address").write_text("sqlite:////var/lib/games.db\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")


def problems() -> tuple[str, ...]:
    with pytest.raises(SettingsError) as refused:
        load_settings()
    assert TOKEN not in str(refused.value)
    return refused.value.problems


def test_token_and_address_are_read_from_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL_FILE", "address")

    settings = load_settings()

    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database_file == Path("/var/lib/games.db")
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


@pytest.mark.parametrize("key", FILES)
def test_a_secret_and_its_file_are_not_given_together(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(key, (Path(FILES[key])).read_text().strip())
    monkeypatch.setenv(f"{key}_FILE", FILES[key])

    assert problems() == (f"Set {key} or {key}_FILE, not both.",)


def test_the_environment_wins_over_the_env_file_of_either_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=another\nDATABASE_URL_FILE=gone\n")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///here.db")

    settings = load_settings()

    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database_file == Path("here.db")


def test_an_empty_line_in_the_env_file_is_no_second_token(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")

    assert load_settings().discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "DISCORD_TOKEN_FILE: token cannot be read (No such file or directory)."),
        (b"", "DISCORD_TOKEN_FILE: token is empty."),
        (b" \n\n", "DISCORD_TOKEN_FILE: token is empty."),
        (b"\xff\xfe", "DISCORD_TOKEN_FILE: token cannot be read as UTF-8 text."),
        (
            TOKEN.encode() + b"\nmore\n",
            "DISCORD_TOKEN_FILE: token must hold one line, the token alone.",
        ),
        (b"x" * 5000, "DISCORD_TOKEN_FILE: token must hold one line, the token alone."),
    ],
)
def test_a_file_without_a_token_is_one_sentence(
    content: bytes | None, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "token").unlink()
    if content is not None:
        (tmp_path / "token").write_bytes(content)

    assert problems() == (sentence,)


def test_a_folder_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path))

    assert problems() == (f"DISCORD_TOKEN_FILE: {tmp_path} cannot be read (Is a directory).",)


def test_the_address_in_a_file_is_checked_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "address").write_text("mysql://me:hidden-word@there/games")
    monkeypatch.setenv("DATABASE_URL_FILE", "address")

    (problem,) = problems()

    assert problem.startswith("DATABASE_URL must look like ")
    assert "hidden-word" not in problem


def test_two_files_that_fail_are_two_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    monkeypatch.setenv("DATABASE_URL_FILE", "nowhere")

    assert [problem.split(":")[0] for problem in problems()] == [
        "DATABASE_URL_FILE",
        "DISCORD_TOKEN_FILE",
    ]


@pytest.mark.asyncio
async def test_the_demo_plays_beside_the_files_of_another_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL_FILE", "address")
    async with LocalDiscord(tmp_path / "demo.db") as local:
        for key, value in bot_settings(local).items():
            monkeypatch.setenv(key, value)

        settings = load_settings()

        assert settings.discord_token.get_secret_value() == local.bot_token
        assert settings.database_url == games_url(local)
