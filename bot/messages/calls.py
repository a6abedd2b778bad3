"""Where people want to be called: at the table, by direct message, or both.

A person who plays alone in direct messages is not called at all: nobody waits for them. Nor is a
person who is away.
"""

from collections.abc import Sequence

from bot.messages.direct import is_closed, send_direct
from bot.messages.message_sync import MessageSync
from bot.render.awaiting import awaiting_line
from bot.render.place import place_facts
from bot.render.voice import Voice
from bot.screens.address import address
from bot.screens.screen import Screen
from bot.transport.messages import Delivery
from engine.host.preferences.preferences import Preferences
from engine.host.store.records import Deadline, Message

ROLE = "asked:{}"
"""The role of a call by direct message: of a decision and a seat. Its body is the user id."""


Call = tuple[Deadline, int]
"""A deadline, and the user id of the person it is for."""


async def called_at_table(sync: MessageSync, calls: Sequence[Call]) -> list[Call]:
    """Return the calls that belong in the text of a message at the table."""
    needed = _calls_needed(sync, calls)
    return [call for call in needed if await is_called_at_table(sync, call[1])]


async def is_called_at_table(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person is called in the channel, maybe beside a direct message."""
    chosen = await sync.host.preferences(user_id)
    return chosen.ping != "dm" or await is_closed(sync, user_id)


async def called_directly(sync: MessageSync, calls: Sequence[Call]) -> list[Call]:
    """Return the calls that go out by direct message, whether also at the table or not."""
    return [
        call
        for call in _calls_needed(sync, calls)
        if (await sync.host.preferences(call[1])).ping != "table"
        and not await is_closed(sync, call[1])
    ]


async def by_direct_message(sync: MessageSync, calls: Sequence[Call], at: Message) -> None:
    """Call people who want it by direct message, with a link to the message at the table.

    A person who cannot be reached by direct message, and is called nowhere else, is called beside
    that message.
    """
    for deadline, user in _calls_needed(sync, calls):
        chosen = await sync.host.preferences(user)
        if chosen.ping == "table" or await is_closed(sync, user):
            continue
        text = _direct_text(sync, deadline, await sync.voice_for(user), link_to(sync, at))
        about = f"{deadline.decision}:{deadline.seat}"
        screen, role = Screen(text, pings=(user,)), ROLE.format(about)
        sent = await send_direct(sync, role, user, screen, str(user), about)
        if isinstance(sent, Delivery) and chosen.ping == "dm":
            who = sync.voice.mention(deadline.seat)
            line = sync.voice.say(f"call-{deadline.kind}", who=who, count=1)
            await call_beside(sync, user, line, about, at)


def _calls_needed(sync: MessageSync, calls: Sequence[Call]) -> Sequence[Call]:
    """Return the calls of those who are not away; none where a person plays alone."""
    if sync.snapshot.record.is_direct:
        return ()
    return [call for call in calls if not _is_away(sync, call[1])]


def _is_away(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person has announced to be away from this game."""
    found = [player for player in sync.game.players if player.user_id == user_id]
    return any(it.away_until is not None for it in found)


def _direct_text(sync: MessageSync, deadline: Deadline, voice: Voice, link: str) -> str:
    """Return what is asked of whom, with its sums, and in which game: nobody else's words are
    around.
    """
    view, players = sync.game.public(), sync.game.players
    lines = [voice.say(f"call-{deadline.kind}", who=voice.player(deadline.seat), count=1)]
    if view.decision is not None and view.decision.id == deadline.decision:
        lines.append(awaiting_line(view, voice, sync.game.deadlines))
    who = voice.and_list([voice.name(player.seat) for player in players])
    where = voice.say("mine-where", who=who, **place_facts(sync.snapshot.record))
    return voice.say("call-direct", what="\n".join([*lines, where]), link=link)


def open_calls(sync: MessageSync) -> dict[str, str]:
    """Return who is called at present: the user id of each, by the role of the call."""
    game = sync.game
    open_now = [
        (deadline.decision, deadline.seat) for deadline in game.deadlines if deadline.decision
    ]
    open_now += [(claim.id, claim.owner) for claim in game.public().claims]
    return {
        ROLE.format(f"{number}:{seat}"): str(game.players[seat].user_id)
        for number, seat in open_now
    }


async def call_beside(sync: MessageSync, user_id: int, text: str, about: str, at: Message) -> None:
    """Call a person whom no direct message reaches, in the channel of a message."""
    await sync.post.send(at.channel_id, Screen(text, pings=(user_id,)), sync.nonce_about(about))


def is_undisturbed(sync: MessageSync, chosen: Preferences, user_id: int) -> bool:
    """Return whether a person is away, or in quiet hours."""
    is_quiet = chosen.quiet is not None and chosen.quiet.contains(sync.now)
    return is_quiet or _is_away(sync, user_id)


def link_to(sync: MessageSync, message: Message) -> str:
    """Return the address of a message."""
    guild = sync.snapshot.record.guild_id
    return address(guild, message.channel_id, message.message_id)


def claim_calls(sync: MessageSync) -> list[Call]:
    """Return a call for the owner of each rent that may be claimed. The dice, and no clock, end
    it.
    """
    players = sync.game.players
    return [
        (Deadline(claim.id, claim.owner, "rent", 0.0), user)
        for claim in sync.game.public().claims
        if (user := players[claim.owner].user_id) is not None
    ]
