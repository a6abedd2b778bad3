"""The command `leave`: out of a lobby or a game, by way of the question that each way has."""

from collections.abc import Mapping

from bot.features.lobby.lobby import ask_to_close
from bot.features.lobby.presses import LeaveLobby, LobbyPress
from bot.features.people.leaving import (
    AskToCancel,
    AskToResign,
    ask_to_cancel,
    ask_to_resign,
    other_players,
    resign_label,
)
from bot.interactions.context import Context
from bot.interactions.find_game import find_game
from bot.interactions.which_game import GameCommand, GameRequest
from bot.ui.screen import Button, Screen
from engine.core.actions import SeatId
from engine.host.people.cancellation import voters
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby, StartedGame


async def _leave(context: Context, game_id: str) -> None:
    """Ask how a person wants to leave; where there is one way only, its own question."""
    found = await context.host.snapshot(game_id)
    if isinstance(found, OpenLobby):
        await _leave_lobby(context, found)
        return
    seat = found.seat_of(context.user_id)
    if found.record.phase != "running" or context.user_id not in voters(found):
        await ask_to_resign(context, game_id)
    elif seat is None or found.position.seats[seat].left is not None:
        await ask_to_cancel(context, game_id)
    else:
        await _ask_how(context, found, seat)


async def _ask_how(context: Context, game: StartedGame, seat: SeatId) -> None:
    say = context.words.say
    is_lent = game.players[seat].owner_id is not None
    label = resign_label(game, seat, say) if is_lent else say("button-resign-ask")
    resign = Button(label, AskToResign(game.record.id).custom_id)
    end = Button(say("button-leave-end"), AskToCancel(game.record.id).custom_id)
    text = say("leave-how", others=other_players(game, seat, context.words))
    await context.show(Screen(text, rows=((resign, end),)))


async def _leave_lobby(context: Context, found: OpenLobby) -> None:
    """Say what becomes of the lobby. Raises Refused for a person who does not sit there."""
    lobby, game_id, say = found.lobby, found.record.id, context.words.say
    demand(lobby.player(context.user_id), Refusal.NOT_JOINED)
    if all(it.user_id in (None, context.user_id) for it in lobby.players):
        await ask_to_close(context, game_id)
        return
    leave = Button(say("button-lobby-leave"), LeaveLobby(game_id, "leave").custom_id)
    if lobby.host_id != context.user_id:
        await context.show(Screen(say("leave-lobby"), rows=((leave,),)))
        return
    close = Button(say("button-lobby-close"), LobbyPress(game_id, "close").custom_id)
    await context.show(Screen(say("leave-lobby-host"), rows=((leave, close),)))


LEAVE = GameCommand("leave", find_game, _leave)
REQUESTS: Mapping[str, GameRequest] = {"resign": LEAVE, "cancel": LEAVE}
"""Earlier commands, whose names stand in the buttons of questions which game is meant."""
