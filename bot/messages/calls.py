"""Where people want to be called: at the table, by direct message, or both.

A person who plays alone in direct messages is not called at all: nobody waits for them. Nor is a
person who is away.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.decisions.decision_words import asked_of_me
from bot.discord.posting import Delivery
from bot.interactions.links import lasting_address
from bot.language.lots import lot_label
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.messages.direct import is_closed, send_direct
from bot.messages.message_sync import MessageSync
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.core.decisions import SealedAuction
from engine.host.store.records import Deadline, Message
from engine.view import View

ROLE = "asked:{}"
"""The role of a call by direct message: of a decision and a seat. Its body is the user id."""


LOTS = 3
"""Properties up for secret auction whose prices a call names: the game has all of them."""


class Call(NamedTuple):
    """A deadline, and the person it is for."""

    deadline: Deadline
    user_id: int


async def called_at_table(sync: MessageSync, calls: Sequence[Call]) -> list[Call]:
    """Return the calls that belong in the text of a message at the table."""
    needed = _calls_needed(sync, calls)
    return [call for call in needed if await is_called_at_table(sync, call.user_id)]


async def is_called_at_table(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person is called in the channel, maybe beside a direct message."""
    chosen = await sync.host.preferences(user_id)
    return chosen.ping != "dm" or await is_closed(sync, user_id)


async def is_called_directly(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person is called by direct message, maybe beside the channel."""
    chosen = await sync.host.preferences(user_id)
    return chosen.ping != "table" and not await is_closed(sync, user_id)


async def called_directly(sync: MessageSync, calls: Sequence[Call]) -> list[Call]:
    """Return the calls that go out by direct message, whether also at the table or not."""
    needed = _calls_needed(sync, calls)
    return [call for call in needed if await is_called_directly(sync, call.user_id)]


async def by_direct_message(sync: MessageSync, calls: Sequence[Call], at: Message) -> None:
    """Call people who want it by direct message, with a link to the message at the table."""
    for deadline, user in await called_directly(sync, calls):
        text = _direct_text(sync, deadline, await sync.voice_for(user), link_to(sync, at))
        about, who = f"{deadline.decision}:{deadline.seat}", sync.voice.mention(deadline.seat)
        beside = sync.voice.say(f"call-{deadline.kind}", who=who, count=1)
        sent = await call_directly(sync, Screen(text, pings=(user,)), about, at, user, beside)
        if not isinstance(sent, Delivery):
            await sync.record(ROLE.format(about), *sent, str(user))


async def call_directly(
    sync: MessageSync, screen: Screen, about: str, at: Message, user_id: int, beside: str
) -> tuple[int, int] | Delivery:
    """Send a person a call; who is called nowhere else, and cannot be reached, is called beside a
    message, in these words.
    """
    sent = await send_direct(sync, user_id, screen, about)
    if not isinstance(sent, Delivery) or not screen.pings:
        return sent
    if (await sync.host.preferences(user_id)).ping == "dm":
        called = Screen(beside, pings=(user_id,))
        await sync.post.send(at.channel_id, called, sync.nonce_about(about))
    return sent


def _calls_needed(sync: MessageSync, calls: Sequence[Call]) -> Sequence[Call]:
    """Return the calls of those who are not away; none where a person plays alone."""
    if sync.snapshot.record.is_direct:
        return ()
    return [call for call in calls if not _is_away(sync, call.user_id)]


def _is_away(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person has announced to be away from this game."""
    players = sync.game.players
    return any(it.user_id == user_id and it.away_until is not None for it in players)


def _direct_text(sync: MessageSync, deadline: Deadline, voice: Voice, link: str) -> str:
    """Return what is asked of whom, with its sums, and in which game: nobody else's words are
    around.
    """
    game, seat = sync.game, deadline.seat
    view = game.seen_from(seat)
    lines = [voice.say(f"call-{deadline.kind}", who=voice.player(seat), count=1)]
    if view.decision is not None and view.decision.id == deadline.decision:
        key, at = "mine-you" if deadline.at else "mine-you-alone", str(int(deadline.at))
        asked = voice.say(key, what=asked_of_me(view, seat, voice), at=at)
        lines = [asked, *_lots(view, seat, voice)]
    who = voice.and_list([voice.name(player.seat) for player in game.players])
    where = voice.say("mine-where", who=who, **place_facts(sync.snapshot.record))
    return voice.say("call-direct", what="\n".join([*lines, where]), link=link)


def _lots(view: View, seat: SeatId, voice: Voice) -> list[str]:
    """Return the list prices of what is up for secret auction, and the cash to bid with."""
    if not isinstance(view.decision, SealedAuction):
        return []
    spaces = [lot for lot in view.decision.lots if isinstance(lot, int)]
    lines = [
        voice.say("auction-lot", what=lot_label(it, voice), price=view.rules.properties[it].price)
        for it in spaces[:LOTS]
    ]
    return [*lines, voice.say("asked-cash", cash=view.seats[seat].cash, missing=0)]


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


async def is_undisturbed(sync: MessageSync, user_id: int) -> bool:
    """Return whether a person is away, or in quiet hours."""
    quiet = (await sync.host.preferences(user_id)).quiet
    return (quiet is not None and quiet.contains(sync.now)) or _is_away(sync, user_id)


def link_to(sync: MessageSync, message: Message) -> str:
    """Return the address of a message, or of the channel of a live game."""
    return lasting_address(sync.snapshot.record, message)


def claim_calls(sync: MessageSync) -> list[Call]:
    """Return a call for the owner of each rent that may be claimed. The dice, and no clock, end
    it.
    """
    players = sync.game.players
    return [
        Call(Deadline(claim.id, claim.owner, "rent", 0.0), user)
        for claim in sync.game.public().claims
        if (user := players[claim.owner].user_id) is not None
    ]
