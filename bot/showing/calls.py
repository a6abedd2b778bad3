"""Where people want to be called: at the table, by direct message, or both."""

from collections.abc import Sequence

from bot.post import Fate
from bot.screen import Screen
from bot.showing.direct import direct, is_closed
from bot.showing.scene import Scene
from engine.host.records import Deadline, Message

Call = tuple[Deadline, int]
"""A deadline, and the user id of the person it is for."""


async def at_the_table(scene: Scene, calls: Sequence[Call]) -> list[Call]:
    """Those of the calls that belong into the text of a message at the table."""
    wanted = []
    for deadline, user in calls:
        chosen = await scene.host.preferences(user)
        if chosen.ping != "dm" or await is_closed(scene, user):
            wanted.append((deadline, user))
    return wanted


async def wanting_direct(scene: Scene, calls: Sequence[Call]) -> list[Call]:
    """Those of the calls that go out by direct message, whether also at the table or not."""
    return [
        call
        for call in calls
        if (await scene.host.preferences(call[1])).ping != "table"
        and not await is_closed(scene, call[1])
    ]


async def by_direct_message(scene: Scene, calls: Sequence[Call], at: Message) -> None:
    """Call those who want it by direct message, with a link to the message at the table.

    Whoever cannot be reached so, and nowhere else has been called, is called beside that message.
    """
    for deadline, user in calls:
        chosen = await scene.host.preferences(user)
        if chosen.ping == "table" or await is_closed(scene, user):
            continue
        who = scene.names.of(deadline.seat)
        what = scene.words.say(f"call-{deadline.kind}", who=who)
        text = scene.words.say("call-direct", what=what, link=link_to(scene, at))
        about = f"{deadline.decision}:{deadline.seat}"
        sent = await direct(scene, user, Screen(text, pings=(user,)), about)
        if isinstance(sent, Fate) and chosen.ping == "dm":
            await _beside(scene, (deadline, user), at)


async def _beside(scene: Scene, call: Call, at: Message) -> None:
    deadline, user = call
    who = scene.names.mention(deadline.seat)
    screen = Screen(scene.words.say(f"call-{deadline.kind}", who=who), pings=(user,))
    nonce = f"{scene.game_id}:{deadline.decision}:{deadline.seat}"
    await scene.post.send(at.channel_id, screen, nonce)


def link_to(scene: Scene, message: Message) -> str:
    """The address of a message."""
    guild = scene.snapshot.game.guild_id
    return f"https://discord.com/channels/{guild}/{message.channel_id}/{message.message_id}"
