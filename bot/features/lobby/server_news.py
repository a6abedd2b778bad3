"""What a server decides about news: how long seasons are, and where the weekly paper appears."""

from dataclasses import replace
from typing import Literal

from bot.features.lobby.presses import ServerNews, ServerPaper, ServerRules, ServerSeason
from bot.interactions.checks import need_manager, need_permissions
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.ui.accents import SETTING_UP
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Embed, Screen
from engine.host.calendar import SEASON_LENGTHS
from engine.host.finished.papers import choose_channel, paper_of
from engine.host.lobbies.presets import change_preset, preset_of

HANDLERS = Handlers()


@HANDLERS.answers(ServerNews)
async def _open(context: Context, press: ServerNews) -> None:
    await _show(context, need_manager(context))


@HANDLERS.answers(ServerSeason)
async def _choose_season(context: Context, press: ServerSeason) -> None:
    server = need_manager(context)
    await change_preset(context.host, server, lambda it: replace(it, season=press.season))
    await _show(context, server)


@HANDLERS.answers(ServerPaper)
async def _choose_paper(context: Context, press: ServerPaper) -> None:
    server, channel = need_manager(context), _here(context)
    if press.where == "here":
        need_permissions(context)
    await choose_channel(context.host, server, channel if press.where == "here" else None)
    await _show(context, server)


def _here(context: Context) -> int:
    return 0 if context.place is None else context.place.channel_id


async def _show(context: Context, server: int) -> None:
    say, preset = context.words.say, await preset_of(context.host, server)
    paper = await paper_of(context.host, server)
    channel = None if paper is None else paper.channel
    told = say("server-paper-off") if channel is None else say("server-paper", at=f"<#{channel}>")
    embed = Embed(say("button-server-news"), f"{told}\n{say('server-paper-text')}", SETTING_UP)
    at = SEASON_LENGTHS.index(preset.season)
    following = SEASON_LENGTHS[(at + 1) % len(SEASON_LENGTHS)]
    season = Button(
        say(f"button-server-season-{preset.season}"), ServerSeason(NO_GAME, following).custom_id
    )
    changes: tuple[Literal["here", "off"], ...] = (
        *(("here",) if channel != _here(context) else ()),
        *(("off",) if channel is not None else ()),
    )
    papers = tuple(
        Button(say(f"button-server-paper-{it}"), ServerPaper(NO_GAME, it).custom_id)
        for it in changes
    )
    back = Button(say("button-rules-back"), ServerRules(NO_GAME, "main").custom_id, emoji="⬅️")
    await context.show(Screen(embeds=(embed,), rows=((season, *papers, back),)))
