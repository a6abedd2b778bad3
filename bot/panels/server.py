"""/monopoly-mod settings: what a server's lobbies begin with. For those who manage the server."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.context import Context
from bot.panels.choosing import Change, Kept, choose, one
from bot.panels.rules_screen import Sheet, game_page
from bot.press import NO_GAME, Press
from bot.router import Panel
from engine.host.presets import Preset, change_preset, preset_of
from engine.host.refusals import Refusal, demand, refuse

VERB = "server"


async def open_settings(context: Context) -> None:
    """The command."""
    preset = await preset_of(context.host, _server(context))
    await context.show(game_page(_sheet(context, preset), context.words))


def _server(context: Context) -> int:
    """The id of the server. Raises Refused where there is none, or somebody else manages it.

    Discord hides the command from whoever may not use it, but a press can be made up, and a panel
    outlives its reader's permission.
    """
    if context.place is None:
        refuse(Refusal.NO_SERVER)
    demand(context.manages, Refusal.NOT_MODERATOR)
    return context.place.guild_id


def _sheet(context: Context, preset: Preset) -> Sheet:
    say = context.words.say
    return Sheet(
        NO_GAME,
        VERB,
        preset.choice,
        say("server-title"),
        say("server-footer"),
        mine=True,
        pace=preset.pace,
    )


async def settings(context: Context, press: Press) -> None:
    """Every press in the panel."""
    server = _server(context)

    async def sheet() -> Sheet:
        return _sheet(context, await preset_of(context.host, server))

    async def change(change: Change) -> Sheet:
        def with_choice(preset: Preset) -> Preset:
            return replace(preset, choice=change(preset.choice))

        return _sheet(context, await change_preset(context.host, server, with_choice))

    match press.arguments:
        case "pace":
            pace = one(context.values)
            await _set(context, server, lambda preset: preset.with_pace(pace))
        case "default":
            await _set(context, server, lambda preset: Preset())
        case _:
            await choose(context, press, Kept(sheet, change))


async def _set(context: Context, server: int, change: Callable[[Preset], Preset]) -> None:
    preset = await change_preset(context.host, server, change)
    await context.show(game_page(_sheet(context, preset), context.words))


PANELS: Mapping[str, Panel] = {VERB: settings}
