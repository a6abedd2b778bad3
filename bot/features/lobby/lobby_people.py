"""The page of a lobby's people, from which its host or a moderator takes one out."""

from bot.features.lobby.board_choice import rights_of
from bot.features.lobby.presses import LobbyPeople, TakeOut
from bot.features.lobby.settings_button import settings_button
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.voice import Voice
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import read_user, single_value
from bot.ui.screen import Option, Screen, Select
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@HANDLERS.answers(LobbyPeople)
async def _open(context: Context, press: LobbyPeople) -> None:
    found = await context.lobbies.find(press.game_id)
    demand("people" in await rights_of(context, found), Refusal.NOT_HOST)
    await context.show(people_screen(found, context.user_id, context.voice(found)))


@HANDLERS.answers(TakeOut)
async def _take_out(context: Context, press: TakeOut) -> None:
    """Take a person out of the lobby, who cannot join it again."""
    before = await context.lobbies.find(press.game_id)
    user_id = read_user(single_value(context.values))
    by = None if context.may_manage else context.user_id
    after = await context.lobbies.take_out(press.game_id, user_id, by)
    player, voice = before.lobby.player(user_id), context.voice(before)
    who = "" if player is None else voice.player(player.seat)
    note = voice.say("lobby-people-out", who=who)
    if after.record.phase == "lobby":
        await context.show(people_screen(after, context.user_id, context.voice(after), note))
    else:
        await context.show(Screen(context.words.say("lobby-closed")))
    await context.flush(press.game_id)


def people_screen(found: OpenLobby, user_id: int, voice: Voice, note: str = "") -> PanelScreen:
    """Return whom a host or a moderator may take out; `note` is what has just happened."""
    others = [it for it in found.players if it.user_id not in (None, user_id)]
    title = f"### {voice.say('lobby-people-title')}"
    back = (settings_button(found.record.id, voice.words),)
    if not others:
        return PanelScreen((title, note, voice.say("lobby-people-alone"), back), SETTING_UP)
    options = tuple(Option(voice.label(it.seat), str(it.user_id)) for it in others)
    at = TakeOut(found.record.id).custom_id
    chosen = Select(at, voice.say("lobby-people-take-out"), options)
    return PanelScreen((title, note, voice.say("lobby-people-text"), chosen, back), SETTING_UP)
