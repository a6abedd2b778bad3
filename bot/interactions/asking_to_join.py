"""The question to a person who is about to sit down with people whom they have blocked."""

from bot.interactions.context import Context
from bot.presses.joining import JoinAnyway
from bot.ui.screen import Button, Screen
from engine.host.people.blocks import blocked_by
from engine.host.snapshots import OpenLobby


async def is_asked_first(context: Context, found: OpenLobby, seen: str | None) -> bool:
    """Return whether a person was asked in private whether to join a lobby all the same.

    `seen`: the terms to which joining is a yes.
    """
    blocked = await blocked_by(context.host, context.user_id)
    there = [it.seat for it in found.players if it.user_id in blocked]
    if not there or found.lobby.player(context.user_id) is not None:
        return False
    voice = context.voice(found)
    text = voice.say("join-blocked", who=voice.and_list([*map(voice.player, there)]))
    at = JoinAnyway(found.record.id, seen).custom_id
    join = Button(voice.say("button-join-anyway"), at)
    await context.show(Screen(text, rows=((join,),)))
    return True
