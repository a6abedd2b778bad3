"""The command `settings`, for those who manage a server: how its lobbies begin, its language."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.features.lobby.choosing import Change, ChoiceStore, choose, choose_part, clear
from bot.features.lobby.clocks import CUSTOM, open_clocks
from bot.features.lobby.presses import (
    ClearServerRules,
    ServerDefault,
    ServerListed,
    ServerLook,
    ServerRules,
    ServerRulesPart,
)
from bot.features.lobby.rules_screen import Sheet, game_page
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.ui.languages import chosen_language
from bot.ui.press import NO_GAME, single_value
from engine.editions.choice import with_game
from engine.host.finished.papers import choose_channel, paper_of
from engine.host.lobbies.presets import Preset, change_preset, preset_of

HANDLERS = Handlers()


async def open_settings(context: Context) -> None:
    """Show a server's settings, to those who may change them."""
    await _show(context, await preset_of(context.host, need_manager(context)))


def _sheet(context: Context, preset: Preset) -> Sheet:
    say = context.words.say
    return Sheet(
        NO_GAME,
        preset.choice,
        say("server-title"),
        say("server-footer"),
        mine=True,
        pace=preset.pace,
        language=preset.language,
        pictures=preset.pictures,
    )


def _store(context: Context) -> ChoiceStore:
    """Return where a server's choice is kept. Raises Refused for a person who may not manage it."""
    server = need_manager(context)

    async def sheet() -> Sheet:
        return _sheet(context, await preset_of(context.host, server))

    async def change(change: Change) -> Sheet:
        def with_choice(preset: Preset) -> Preset:
            return replace(preset, choice=change(preset.choice))

        return _sheet(context, await change_preset(context.host, server, with_choice))

    async def game(name: str) -> Sheet:
        return await change(partial(with_game, game=name))

    return ChoiceStore(sheet, change, game)


@HANDLERS.answers(ServerRules)
async def _choose(context: Context, press: ServerRules) -> None:
    await choose(context, press, _store(context))


@HANDLERS.answers(ServerRulesPart)
async def _choose_part(context: Context, press: ServerRulesPart) -> None:
    await choose_part(context, press, _store(context))


@HANDLERS.answers(ClearServerRules)
async def _clear(context: Context, press: ClearServerRules) -> None:
    await clear(context, _store(context))


@HANDLERS.answers(ServerListed)
async def _choose_listed(context: Context, press: ServerListed) -> None:
    server = need_manager(context)
    if press.what == "language":
        language = chosen_language(context.values)
        await _show_otherwise(context, server, lambda it: replace(it, language=language))
    elif context.values == (CUSTOM,):
        await open_clocks(context, NO_GAME)
    else:
        pace = single_value(context.values)
        preset = await change_preset(context.host, server, lambda it: it.with_pace(pace))
        await _show(context, preset)


@HANDLERS.answers(ServerLook)
async def _choose_pictures(context: Context, press: ServerLook) -> None:
    shown = press.look == "pictures"
    await _show_otherwise(context, need_manager(context), lambda it: replace(it, pictures=shown))


@HANDLERS.answers(ServerDefault)
async def _forget(context: Context, press: ServerDefault) -> None:
    server = need_manager(context)
    if (await paper_of(context.host, server)) is not None:
        await choose_channel(context.host, server, None)
    await _show_otherwise(context, server, lambda _: Preset())


async def _show_otherwise(
    context: Context, server: int, change: Callable[[Preset], Preset]
) -> None:
    """Change how the messages of games that are being played look, or what language they are in."""
    preset = await change_preset(context.host, server, change)
    await context.publisher.retranslate(server)
    await _show(await context.with_new_words(), preset)


async def _show(context: Context, preset: Preset) -> None:
    await context.show(game_page(_sheet(context, preset), context.words))
