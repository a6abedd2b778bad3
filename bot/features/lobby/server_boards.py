"""What a server decides about new lobbies: their board, who may bring others, whom they call."""

from dataclasses import replace
from functools import partial

from bot.features.lobby.board_list import given_options
from bot.features.lobby.presses import ChooseServerBoards, ServerBoards, ServerRole, ServerRules
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.ui.accents import SETTING_UP
from bot.ui.press import NO_GAME, Unreadable, read_user, single_value
from bot.ui.screen import Button, Embed, Option, Screen, Select
from engine.editions.board_names import built_in
from engine.host.lobbies.presets import BOARD_POLICIES, Preset, change_preset, preset_of
from engine.host.refusals import Refusal, demand

HANDLERS = Handlers()
AS_SPOKEN = "spoken"
"""The line of the list that leaves the board to the language of the server."""


@HANDLERS.answers(ServerBoards)
async def _open(context: Context, press: ServerBoards) -> None:
    await _show(context, await preset_of(context.host, need_manager(context)))


@HANDLERS.answers(ChooseServerBoards)
async def _choose(context: Context, press: ChooseServerBoards) -> None:
    value = single_value(context.values)
    change = _with_board if press.what == "board" else _with_own_boards
    server = need_manager(context)
    await _show(context, await change_preset(context.host, server, lambda it: change(it, value)))


@HANDLERS.answers(ServerRole)
async def _choose_role(context: Context, press: ServerRole) -> None:
    """Choose the role that is called, or with none chosen, none. Raises Refused for everyone's."""
    server = need_manager(context)
    role = read_user(single_value(context.values)) if context.values else None
    demand(role != server, Refusal.CALLS_EVERYONE)
    change = partial(replace, called_role=role)
    await _show(context, await change_preset(context.host, server, change))


def _with_board(preset: Preset, board: str) -> Preset:
    if board not in (AS_SPOKEN, *built_in()):
        raise Unreadable(board)
    return replace(preset, board=None if board == AS_SPOKEN else board)


def _with_own_boards(preset: Preset, value: str) -> Preset:
    allowed = next((it for it in BOARD_POLICIES if it == value), None)
    if allowed is None:
        raise Unreadable(value)
    return replace(preset, own_boards=allowed)


async def _show(context: Context, preset: Preset) -> None:
    await context.show(_screen(preset, context.words))


def _screen(preset: Preset, words: Words) -> Screen:
    say = words.say
    embed = Embed(say("server-boards-title"), say("server-boards-text"), SETTING_UP)
    back = Button(say("button-rules-back"), ServerRules(NO_GAME, "main").custom_id, emoji="⬅️")
    called = () if preset.called_role is None else (preset.called_role,)
    at = ServerRole(NO_GAME).custom_id
    role = Select(at, say("server-role-choose"), (), 0, 1, roles=called)
    rows = (_boards(preset, words), _own(preset, words), role, (back,))
    return Screen(embeds=(embed,), rows=rows)


def _boards(preset: Preset, words: Words) -> Select:
    spoken = Option(
        words.say("server-board-spoken"),
        AS_SPOKEN,
        description=words.say("server-board-spoken-hint"),
        default=preset.board is None,
    )
    at = ChooseServerBoards(NO_GAME, "board").custom_id
    return Select(at, words.say("board-choose"), (spoken, *given_options(preset.board)))


def _own(preset: Preset, words: Words) -> Select:
    options = tuple(
        Option(
            words.say(f"own-boards-{allowed}"),
            allowed,
            description=words.say(f"own-boards-{allowed}-hint"),
            default=allowed == preset.own_boards,
        )
        for allowed in BOARD_POLICIES
    )
    at = ChooseServerBoards(NO_GAME, "own").custom_id
    return Select(at, words.say("own-boards-choose"), options)
