"""What `check` makes of Discord's answers, and of none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.process.check_discord import Answers, check_discord, findings
from bot.process.config import Settings, load_settings
from bot.process.findings import Finding
from tests.support.local_discord import LocalDiscord

APPLICATION: dict[str, Any] = {
    "id": "123456789012345678",
    "name": "Monopoly",
    "bot": {"username": "monopoly-bot"},
    "bot_public": True,
    "bot_require_code_grant": False,
    "interactions_endpoint_url": None,
    "integration_types_config": {"0": {}, "1": {}},
    "approximate_guild_count": 12,
    "approximate_user_install_count": 34,
}
STARTS = {"total": 1000, "remaining": 990, "reset_after": 43_200_000, "max_concurrency": 1}


def said(shard_count: int | None = None, shards: int = 1, **changed: Any) -> list[Finding]:
    """What is found where Discord's answers are the usual ones but for these changes."""
    starts = {name: changed.pop(name, value) for name, value in STARTS.items()}
    return list(findings(Answers({**APPLICATION, **changed}, shards, starts), shard_count))


def test_all_that_discord_says_is_a_line_each() -> None:
    found = said()
    assert {it.level for it in found} == {"ok"}
    assert [it.text.split("https")[0] for it in found] == [
        "discord: the token is that of monopoly-bot; it is in about 12 servers; about 34 people "
        "have installed it for themselves.",
        "invite: anybody can add the bot to a server: ",
        "install for yourself: ",
        "shards: Discord recommends 1.",
        "sessions: 990 of 1000 are left for the next 12 hours; a start needs 1.",
    ]
    links = [it.text.partition("https://discord.com/oauth2/authorize?")[2] for it in found[1:3]]
    assert links == [
        f"client_id={APPLICATION['id']}&scope=bot+applications.commands&permissions=326417632256",
        f"client_id={APPLICATION['id']}&scope=applications.commands&integration_type=1",
    ]


@pytest.mark.parametrize(
    ("changed", "level", "words"),
    [
        ({"bot_public": False}, "ok", "only you, since Public Bot is off, can add the bot"),
        ({"bot_require_code_grant": True}, "error", "while Requires OAuth2 Code Grant is on"),
        ({"integration_types_config": {"0": {}}}, "warning", "User Install is not ticked"),
        ({"integration_types_config": {"1": {}}}, "warning", "Tick Guild Install"),
        ({"interactions_endpoint_url": "https://a.example"}, "error", "to https://a.example, and"),
        ({"shards": 3, "shard_count": 2}, "warning", "is 2, but Discord recommends 3."),
        ({"shards": 3, "shard_count": 4}, "ok", "recommends 3; SHARD_COUNT is 4."),
        ({"remaining": 2, "shards": 3}, "error", "fewer than a start needs (3)"),
        ({"remaining": 4, "shards": 2}, "warning", "4 of 1000 are left"),
    ],
)
def test_what_is_missing_is_told(changed: dict[str, Any], level: str, words: str) -> None:
    (finding,) = [it for it in said(**changed) if words in it.text]
    assert finding.level == level


def test_what_discord_does_not_say_is_not_claimed() -> None:
    unknown = dict.fromkeys(("integration_types_config", "approximate_guild_count"))
    texts = [it.text for it in said(**unknown, approximate_user_install_count=None)]
    assert texts[0] == "discord: the token is that of monopoly-bot."
    assert any(it.startswith("install for yourself: https://") for it in texts)


@pytest.fixture
def one_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """The addresses of Discord are afterwards what they were."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)


def settings_for(
    discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch, **changed: str
) -> Settings:
    for name, value in {**discord.bot_environment(), **changed}.items():
        monkeypatch.setenv(name, value)
    return load_settings(None)


@pytest.mark.asyncio
@pytest.mark.usefixtures("one_base")
async def test_a_discord_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(tmp_path / "world.db") as local:
        settings = settings_for(local, monkeypatch)
        found = await asyncio.to_thread(lambda: list(check_discord(settings)))
        wrong = settings_for(local, monkeypatch, DISCORD_TOKEN="wrong")
        refused = await asyncio.to_thread(lambda: list(check_discord(wrong)))
    away = await asyncio.to_thread(lambda: list(check_discord(settings)))
    assert [it.text.split(":")[0] for it in found] == [
        "discord", "invite", "install for yourself", "shards", "sessions",
    ]  # fmt: skip
    assert [(it.level, it.text.split(".")[0]) for it in refused] == [
        ("error", "discord: it refuses the token")
    ]
    (line,) = away
    assert line.level == "error"
    assert line.text.startswith("discord: it cannot be reached (Cannot connect")
