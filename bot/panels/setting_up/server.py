"""/monopoly-mod settings, for those who manage a server: how its lobbies begin, its language."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.common.checks import need_manager
from bot.panels.personal.languages import chosen_language
from bot.panels.setting_up.choosing import Change, ChoiceStore, choose, single_value
from bot.panels.setting_up.clocks import CUSTOM, open_clocks
from bot.panels.setting_up.rules_screen import Sheet, game_page
from bot.screens.press import NO_GAME, Press
from engine.host.lobbies.presets import Preset, change_preset, preset_of

VERB = "server"


async def open_settings(context: Context) -> None:
    """Show the panel for the command."""
    await _show(context, await preset_of(context.host, need_manager(context)))


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
        language=preset.language,
        pictures=preset.pictures,
    )


async def settings(context: Context, press: Press) -> None:
    """Answer every press in the panel."""
    server = need_manager(context)

    async def sheet() -> Sheet:
        return _sheet(context, await preset_of(context.host, server))

    async def change(change: Change) -> Sheet:
        def with_choice(preset: Preset) -> Preset:
            return replace(preset, choice=change(preset.choice))

        return _sheet(context, await change_preset(context.host, server, with_choice))

    match press.arguments:
        case "pace" if context.values == (CUSTOM,):
            await open_clocks(context, NO_GAME)
        case "pace":
            pace = single_value(context.values)
            await _set(context, server, lambda preset: preset.with_pace(pace))
        case "language" | "pictures" | "text" | "default":
            change_look = _shown_otherwise(press.arguments, context.values)
            preset = await change_preset(context.host, server, change_look)
            await context.publisher.retranslate(server)
            await _show(await context.with_new_words(), preset)
        case _:
            await choose(context, press, ChoiceStore(sheet, change))


def _shown_otherwise(what: str, values: tuple[str, ...]) -> Callable[[Preset], Preset]:
    """Return what changes the messages of games that are being played."""
    if what == "default":
        return lambda preset: Preset()
    if what == "language":
        language = chosen_language(values)
        return lambda preset: replace(preset, language=language)
    return lambda preset: replace(preset, pictures=what == "pictures")


async def _set(context: Context, server: int, change: Callable[[Preset], Preset]) -> None:
    await _show(context, await change_preset(context.host, server, change))


async def _show(context: Context, preset: Preset) -> None:
    await context.show(game_page(_sheet(context, preset), context.words))


PANELS: Mapping[str, Panel] = {VERB: settings}
