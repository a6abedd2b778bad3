"""Taking a message away that is over, for the table tells what came of it."""

from bot.screen import Screen
from bot.showing.scene import Scene
from bot.transport.messages import Fate
from engine.host.store.records import Message


async def delete(scene: Scene, message: Message, screen: Screen) -> Fate:
    """SHOWN if it is gone, something for now if it is to be tried again.

    Where Discord does not let us delete it, it looks like the screen.
    """
    fate = await scene.post.delete(message.channel_id, message.message_id)
    if fate is Fate.MISSING:  # Somebody else has deleted it.
        return Fate.SHOWN
    scene.note(fate)
    if fate in (Fate.SHOWN, Fate.LATER):
        return fate
    edited = await scene.edit(message, screen)
    return edited if edited.is_for_now else Fate.UNREACHABLE
