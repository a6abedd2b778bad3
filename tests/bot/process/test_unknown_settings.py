"""Misspelled settings are told, and what belongs to others is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process.unknown_settings import unknown_settings


def test_what_stands_in_the_file_is_meant_for_the_bot(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# DATABSE=1\nDATABSE_URL=sqlite:///secret.db\nlog_level=INFO\nSOMETHING=else\n"
    )
    assert unknown_settings({}, file) == [
        f"DATABSE_URL in {file} is no setting of the bot, and changes nothing. "
        "Did you mean DATABASE_URL?",
        f"SOMETHING in {file} is no setting of the bot, and changes nothing.",
    ]
    assert unknown_settings({}, tmp_path / "absent") == []


@pytest.mark.parametrize(
    "line",
    [
        "postgresql://me:hunter2@host/games",
        "postgresql://me:hunter2@host/games?sslmode=require",
        "HUNTER2",
        "hUnter2==",
    ],
)
def test_a_secret_on_a_line_of_its_own_is_not_told(line: str, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"Log_Level=INFO\nDISCORD_TOKEN=\n{line}\nMONITRING_PORT=1\n")
    assert unknown_settings({}, file) == [
        f"A line of {file} is no NAME=value.",
        f"MONITRING_PORT in {file} is no setting of the bot, and changes nothing. "
        "Did you mean MONITORING_PORT?",
    ]


def test_of_the_environment_only_what_looks_like_ours_is_told() -> None:
    environ = dict.fromkeys(
        ("LIMIT_PRESES", "monitring_port", "KEEP_EVERYTHING", "PATH", "LIMIT_PRESSES", "PGHOST",
         "MONOPOLY_COMMIT", "LOGNAME", "DATABASE_PUBLIC_URL"), "secret",
    )  # fmt: skip
    told = unknown_settings(environ, None)
    assert [it.split()[0] for it in told] == ["LIMIT_PRESES", "MONITRING_PORT", "KEEP_EVERYTHING"]
    assert told[0].endswith("Did you mean LIMIT_PRESSES?")
    assert "Did you mean" not in told[2]
    assert "secret" not in "".join(told)


def test_settings_of_earlier_versions_are_told_together(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("LIMIT_OFFERS=8/8m\nLIMIT_PRESSES=40/20s\nQUEUE_FILMS=4\nLIMIT_DRAFTS=off\n")
    assert unknown_settings({"MOST_SERVER_GAMES": "9"}, file) == [
        f"LIMIT_OFFERS, QUEUE_FILMS in {file}: the bot no longer reads these settings. "
        "Their limits are fixed.",
        f"LIMIT_DRAFTS in {file}: the bot no longer reads these settings. Their limits are gone.",
        "MOST_SERVER_GAMES: the bot no longer reads these settings. Their limits are gone.",
    ]


def test_check_warns_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    (tmp_path / ".env").write_text("LIMIT_PRESES=10/1s\n")
    main(["check"])
    assert (
        "warning settings: LIMIT_PRESES in .env is no setting of the bot, and changes nothing. "
        "Did you mean LIMIT_PRESSES?\n"
    ) in capsys.readouterr().out
