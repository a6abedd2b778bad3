"""A press that plays: what most buttons of a game do."""

from collections.abc import Awaitable, Callable

from bot.interactions.context import Context
from bot.presses.shared import Do
from bot.ui.press import Unreadable
from engine.core import actions as a
from engine.core.actions import Action

AsksFirst = Callable[[Context, Do, Action], Awaitable[bool]]
"""A question before an action is carried out; says whether it has been asked."""
ASKED_ONCE_MORE = a.Resign | a.GiveUp
"""What no single press does, whatever its custom_id says: each has a question of its own."""


async def do(asks_first: AsksFirst, context: Context, press: Do) -> None:
    """Carry out the action that the button names, unless there is something to ask about it."""
    action = press.action
    if isinstance(action, ASKED_ONCE_MORE):
        raise Unreadable(press.custom_id)
    if await asks_first(context, press, action):
        return
    await context.host.submit(press.game_id, context.user_id, press.decision, action, context.key)
    await context.flush(press.game_id)
