"""Parked games, whose channel is gone or closed to the bot: their players, and a new channel."""

from bot.screens.screen import Screen
from bot.showing.auction_threads import auction_thread_of
from bot.showing.direct import direct
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Post
from engine.host.store.protocol import Store
from engine.host.store.records import Message

NOTE = "parked-told"
"""The note on the channel whose loss the players of a game were told of."""
AUCTION_NOTICES = ("auction", "shortage")
"""The kinds of messages that a thread may hang on."""


async def tell_parked(sync: MessageSync) -> None:
    """Tell the players by direct message that the game is parked; where those are closed, not at
    all. A game that is itself played in direct messages goes on at the next press.
    """
    if sync.snapshot.record.is_direct:
        return
    store, channel = sync.host.store, str(sync.snapshot.record.channel_id)
    if await store.notes.get(sync.game_id, NOTE) == channel:
        return
    everybody = [sync.voice.player(seat) for seat in sync.game.position.players()]
    for seat in sync.game.people():
        user_id = sync.game.player(seat).user_id
        assert user_id is not None
        voice = await sync.voice_for(user_id)
        text = voice.say("parked-direct", players=voice.and_list(everybody))
        await direct(sync, user_id, Screen(text), "parked")
    await store.notes.put(sync.game_id, NOTE, channel)


async def leave_channel(store: Store, post: Post, game_id: str, channel_id: int) -> None:
    """Close a game's messages in its old channel and let go of them: it is shown elsewhere from now
    on.

    Offers in direct messages stay, and the table's message, whose place the next one takes.
    """
    left = [it for it in await store.messages.of_game(game_id) if _is_left(it, channel_id)]
    threads = [
        auction_thread_of(it).thread for it in left if it.open and _kind(it) in AUCTION_NOTICES
    ]
    for message in left:
        if message.open:
            await post.remove_buttons(message.channel_id, message.message_id)
    for thread in threads:  # At last: a change of what is in it would open it again.
        if thread is not None:
            await post.close_thread(thread)
    for message in left:
        await store.messages.drop(game_id, message.role)


def _kind(message: Message) -> str:
    return message.role.partition(":")[0]


def _is_left(message: Message, channel_id: int) -> bool:
    is_direct = _kind(message) == "trade" and message.channel_id != channel_id
    return _kind(message) != "table" and not is_direct
