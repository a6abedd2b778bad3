"""Presses of a lobby that are a yes to what is to be played: Join, Still in, Start.

Each button carries the terms that its message shows, so a press on an older message is a yes to
what its presser saw, and to nothing else.
"""

from collections.abc import Iterable
from hashlib import sha256

from bot.features.lobby.presses import Confirm, Join, Start, StartWithout, WaitForOthers
from bot.interactions.asking_to_join import is_asked_first
from bot.interactions.checks import need_permissions
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.presses.joining import JoinAnyway
from bot.ui.screen import Button, Screen
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Player

HANDLERS = Handlers()


@HANDLERS.answers(WaitForOthers)
async def _wait(context: Context, press: WaitForOthers) -> None:
    await context.show(Screen(context.words.say("lobby-waits")))


@HANDLERS.answers(Start)
async def _start_all(context: Context, press: Start) -> None:
    await _start(context, press.game_id, press.seen)


@HANDLERS.answers(StartWithout)
async def _start_without(context: Context, press: StartWithout) -> None:
    await _start(context, press.game_id, press.seen, press.missing)


@HANDLERS.answers(Join)
async def _join(context: Context, press: Join) -> None:
    """Seat a person, who has to say yes once more where the terms have changed meanwhile."""
    found = await context.lobbies.find(press.game_id)
    if not await is_asked_first(context, found, press.seen):
        await _seat(context, press.game_id, press.seen)


@HANDLERS.answers(JoinAnyway)
async def _join_anyway(context: Context, press: JoinAnyway) -> None:
    await _seat(context, press.game_id, press.seen)


async def _seat(context: Context, game_id: str, seen: str | None) -> None:
    open_lobby = await context.lobbies.join(game_id, context.person, context.key, seen)
    if open_lobby.lobby.player(context.user_id) in open_lobby.lobby.unanswered:
        await context.send_private(context.words.say("lobby-joined-changed"))
    elif context.reply.is_private:
        await context.show(Screen(context.words.say("lobby-joined")))
    await context.flush(game_id)


@HANDLERS.answers(Confirm)
async def _confirm(context: Context, press: Confirm) -> None:
    """Note a yes; who had nothing to say yes to, as the host, is told so."""
    before = (await context.lobbies.find(press.game_id)).lobby
    await context.lobbies.change(
        press.game_id, lambda it: it.confirmed_by(context.user_id, press.seen)
    )
    if before.player(context.user_id) not in before.unanswered:
        await context.send_private(context.words.say("lobby-not-asked"))
    await context.flush(press.game_id)


async def _start(
    context: Context, game_id: str, seen: str | None = None, missing: str | None = None
) -> None:
    """Start the game, or ask the host first whether to start without those who have not answered.

    `missing`: the people whom that question has named; where others are missing now, it is asked
    again.
    """
    need_permissions(context)
    open_lobby = await context.lobbies.find_led(game_id, context.user_id)
    unanswered = open_lobby.lobby.unanswered
    without = [it.user_id for it in unanswered if missing == _hash_of(unanswered)]
    try:
        await context.lobbies.start(
            game_id, context.user_id, seen, [it for it in without if it is not None]
        )
    except Refused as refused:
        if refused.refusal is not Refusal.UNANSWERED:
            raise
        open_lobby = await context.lobbies.find_led(game_id, context.user_id)
        if open_lobby.lobby.unanswered:
            await context.show(without_screen(open_lobby, context.voice(open_lobby)))
            return
        # The last yes has come meanwhile.
        await context.lobbies.start(game_id, context.user_id, seen)
    if context.reply.is_private:
        await context.show(Screen(context.words.say("lobby-starts")))
    await context.flush(game_id)


def without_screen(open_lobby: OpenLobby, voice: Voice) -> Screen:
    """Return the question whether to start without those who have not said yes.

    With too few others, it is only said that the game has to wait.
    """
    lobby, game_id = open_lobby.lobby, open_lobby.record.id
    missing, least = lobby.unanswered, lobby.rules().players_min
    who = voice.and_list([voice.player(it.seat) for it in missing])
    facts: dict[str, int | str] = {"who": who, "count": len(missing)}
    if len(lobby.players) - len(missing) < least:
        return Screen(voice.say("lobby-unanswered-few", least=least, **facts))
    at = StartWithout(game_id, lobby.terms, _hash_of(missing)).custom_id
    name = plain_name(voice.players[missing[0].seat].name)
    start = Button(voice.say("button-lobby-without", who=name, count=len(missing)), at)
    wait_at = WaitForOthers(game_id).custom_id
    wait = Button(voice.say("button-lobby-waits"), wait_at, "primary")
    return Screen(voice.say("lobby-unanswered", **facts), rows=((start, wait),))


def _hash_of(players: Iterable[Player]) -> str:
    """Return a short text that tells groups of people apart."""
    users = sorted(player.user_id or 0 for player in players)
    return sha256(repr(users).encode()).hexdigest()[:8]
