"""A game whose channel is gone or closed to the bot: its players are told, once; and moving it."""

from bot.post import Post
from bot.screen import Screen
from bot.showing.direct import direct
from bot.showing.halls import hall_of
from bot.showing.scene import Scene
from engine.host.records import Message
from engine.host.store import Store

TOLD = "parked-told"
"""The note on the channel whose loss the players of a game were told of."""
HALLS = ("auction", "shortage")
"""The kinds of messages that a thread may hang on."""


async def tell_parked(scene: Scene) -> None:
    """By direct message: there is no other place left. Where those are closed, not at all."""
    store, channel = scene.host.store, str(scene.snapshot.game.channel_id)
    if await store.note(scene.game_id, TOLD) == channel:
        return
    players = scene.words.listed([scene.names.of(seat) for seat in scene.playing.state.players()])
    text = scene.words.say("parked-direct", players=players)
    for seat in scene.playing.people():
        user_id = scene.playing.player(seat).user_id
        assert user_id is not None
        await direct(scene, user_id, Screen(text), "parked")
    await store.put_note(scene.game_id, TOLD, channel)


async def leave_channel(store: Store, post: Post, game_id: str, channel_id: int) -> None:
    """The game is to be shown elsewhere: its messages in a channel are closed and let go of.

    Offers in direct messages stay, and the table's message, whose place the next one takes.
    """
    for message in await store.messages(game_id):
        kind = message.role.partition(":")[0]
        if kind == "table" or (kind == "trade" and message.channel_id != channel_id):
            continue
        if message.open:
            await _close(post, kind, message)
        await store.drop_message(game_id, message.role)


async def _close(post: Post, kind: str, message: Message) -> None:
    await post.take_buttons(message.channel_id, message.message_id)
    thread = hall_of(message).thread if kind in HALLS else None
    if thread is not None:
        await post.close_thread(thread)
