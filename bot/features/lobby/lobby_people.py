"""The page of a lobby's people: its host invites them, and host or moderators take them out."""

from bot.features.lobby.board_choice import rights_of
from bot.features.lobby.invitations import need_members
from bot.features.lobby.presses import Invite, LobbyPeople, TakeOut
from bot.features.lobby.settings_button import settings_button
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.voice import Voice
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press import read_user, single_value
from bot.ui.screen import Option, Screen, Select
from engine.host.lobbies.guests import MOST_INVITED, Guests, guests_of
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@HANDLERS.answers(LobbyPeople)
async def _open(context: Context, press: LobbyPeople) -> None:
    found = await context.lobbies.find(press.game_id)
    demand("people" in await rights_of(context, found), Refusal.NOT_HOST)
    await _show(context, found)


@HANDLERS.answers(Invite)
async def _invite(context: Context, press: Invite) -> None:
    """Invite the chosen people, or with nobody chosen, let everyone join."""
    users = [user for it in context.values if (user := read_user(it)) != context.user_id]
    await need_members(context, users)
    found = await context.lobbies.invite(press.game_id, context.user_id, users)
    await _show(context, found)
    await context.flush(press.game_id)


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
        await _show(context, after, note)
    else:
        await context.show(Screen(context.words.say("lobby-closed")))
    await context.flush(press.game_id)


async def _show(context: Context, found: OpenLobby, note: str = "") -> None:
    guests = await guests_of(context.host, found.record.id)
    voice = context.voice(found)
    await context.show(people_screen(found, context.user_id, guests, voice, note))


def people_screen(
    found: OpenLobby, user_id: int, guests: Guests, voice: Voice, note: str = ""
) -> PanelScreen:
    """Return whom the host invites, and whom the host or a moderator may take out; `note` is what
    has just happened.
    """
    parts: list[Part] = [f"### {voice.say('lobby-people-title')}", note]
    if user_id == found.lobby.host_id:
        parts += [voice.say("lobby-people-invite-text"), _invited(found, guests, voice)]
    others = [it for it in found.players if it.user_id not in (None, user_id)]
    if others:
        options = tuple(Option(voice.label(it.seat), str(it.user_id)) for it in others)
        chosen = Select(
            TakeOut(found.record.id).custom_id, voice.say("lobby-people-take-out"), options
        )
        parts += [voice.say("lobby-people-text"), chosen]
    parts.append((settings_button(found.record.id, voice.words),))
    return PanelScreen(tuple(parts), SETTING_UP)


def _invited(found: OpenLobby, guests: Guests, voice: Voice) -> Select:
    at, label = Invite(found.record.id).custom_id, voice.say("lobby-people-invite")
    return Select(at, label, (), 0, MOST_INVITED, guests.invited or ())
