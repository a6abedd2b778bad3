"""What Discord itself says of the token and of the application: asked by one login over REST."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord

from bot.discord.invite import USER_INSTALL, install_link, invite_link
from bot.discord.login import UNREACHABLE, in_short
from bot.discord.rest_session import rest_session
from bot.process.config import Settings
from bot.process.discord_addresses import use_addresses
from bot.process.findings import Finding

PATIENCE: Final = 15.0
"""Seconds that Discord has for all answers."""
SERVER_INSTALL: Final = 0
"""Discord's number for an installation on a server."""
RESERVE: Final = 3
"""How many starts with all shards should be left."""


class Answers(NamedTuple):
    """What Discord says of the application, how many shards it recommends, and how many sessions
    may still be started.
    """

    application: Mapping[str, Any]
    shards: int
    starts: Mapping[str, Any]


def check_discord(settings: Settings) -> Iterator[Finding]:
    """Yield what Discord says, or why it says nothing."""
    use_addresses(settings)
    try:
        answers = asyncio.run(_ask(settings.discord_token.get_secret_value()))
    except discord.LoginFailure:
        yield Finding(
            "error",
            "discord: it refuses the token. Copy it from Bot in the developer portal, where Reset "
            "Token makes a new one.",
        )
    except TimeoutError:
        yield Finding("error", f"discord: it does not answer within {PATIENCE:.0f} seconds.")
    except UNREACHABLE as error:
        yield Finding("error", f"discord: it cannot be reached ({in_short(error)}).")
    except discord.HTTPException as error:
        yield Finding("error", f"discord: it refuses a question ({in_short(error)}).")
    else:
        yield from findings(answers, settings.shard_count)


async def _ask(token: str) -> Answers:
    async with asyncio.timeout(PATIENCE), rest_session(token) as http:
        application = await http.request(discord.http.Route("GET", "/applications/@me"))
        shards, _, starts = await http.get_bot_gateway()
        return Answers(application, shards, starts)


def findings(answers: Answers, shard_count: int | None) -> Iterator[Finding]:
    """Yield one finding for each thing that Discord says."""
    application = answers.application
    yield _who(application)
    yield from _installation(application)
    if (url := application.get("interactions_endpoint_url")) is not None:
        yield Finding(
            "error",
            f"interactions: Discord sends presses and commands to {url}, and not to the bot. Clear "
            "Interactions Endpoint URL under General Information in the developer portal.",
        )
    yield _shards(answers.shards, shard_count)
    yield _starts(answers.starts, shard_count or answers.shards)


def _who(application: Mapping[str, Any]) -> Finding:
    name = application.get("bot", application).get("username", application["name"])
    servers = application.get("approximate_guild_count")
    people = application.get("approximate_user_install_count")
    counts = [
        f"it is in about {servers} servers" if servers is not None else "",
        f"about {people} people have installed it for themselves" if people else "",
    ]
    told = "; ".join(filter(None, counts))
    return Finding("ok", f"discord: the token is that of {name}{f'; {told}' if told else ''}.")


def _installation(application: Mapping[str, Any]) -> Iterator[Finding]:
    number = int(application["id"])
    if application.get("bot_require_code_grant"):
        yield Finding(
            "error",
            "invite: the link does not work while Requires OAuth2 Code Grant is on. Turn it off "
            "under Bot in the developer portal.",
        )
    contexts = application.get("integration_types_config")
    if _lacks(contexts, SERVER_INSTALL):
        yield Finding(
            "warning",
            "invite: no server can add the bot. Tick Guild Install under Installation in the "
            "developer portal.",
        )
    else:
        who = "anybody" if application.get("bot_public") else "only you, since Public Bot is off,"
        yield Finding("ok", f"invite: {who} can add the bot to a server: {invite_link(number)}")
    if _lacks(contexts, USER_INSTALL):
        yield Finding(
            "warning",
            "install for yourself: User Install is not ticked under Installation in the developer "
            "portal, so the app can be used on servers alone.",
        )
    else:
        yield Finding("ok", f"install for yourself: {install_link(number)}")


def _lacks(contexts: Mapping[str, Any] | None, number: int) -> bool:
    """Return whether Discord says that the app cannot be installed so; it may say nothing."""
    return contexts is not None and str(number) not in contexts


def _shards(recommended: int, wanted: int | None) -> Finding:
    if wanted is not None and wanted < recommended:
        return Finding(
            "warning",
            f"shards: SHARD_COUNT is {wanted}, but Discord recommends {recommended}. Servers "
            "beyond 2,500 a shard cannot be connected.",
        )
    told = f"; SHARD_COUNT is {wanted}" if wanted is not None else ""
    return Finding("ok", f"shards: Discord recommends {recommended}{told}.")


def _starts(starts: Mapping[str, Any], shards: int) -> Finding:
    left, hours = int(starts["remaining"]), int(starts["reset_after"]) / 3_600_000
    text = f"sessions: {left} of {starts['total']} are left for the next {hours:.0f} hours"
    if left < shards:
        return Finding("error", f"{text}, fewer than a start needs ({shards}).")
    if left < RESERVE * shards:
        return Finding("warning", f"{text}; a start needs {shards}.")
    return Finding("ok", f"{text}; a start needs {shards}.")
