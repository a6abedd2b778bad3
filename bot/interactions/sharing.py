"""What one person has looked up, shown to everyone in the channel of the game."""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.discord.error_codes import Delivery
from bot.discord.needed_permissions import permission_names
from bot.interactions.context import Context
from bot.language.names import escape
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Row, Screen
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame

NONCE_BYTES = 12
MakeScreen = Callable[[Voice], Awaitable[Screen | None]]
"""Makes what is shown in the words of those who are to read it; None where there is nothing."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """What may be shared of a game, by the press that shares it."""

    press: PressRecord

    def offered(self, context: Context, game: StartedGame) -> tuple[Row, ...]:
        """Return the button that shares, where the answer is read in the game's own channel."""
        return ((self._button(context, game, "button-share"),),) if _is_here(context, game) else ()

    def done(self, context: Context, game: StartedGame) -> tuple[Row, ...]:
        """Return what stands in place of that button afterwards."""
        button = self._button(context, game, "button-shared")
        return ((Button(button.label, button.custom_id, disabled=True),),)

    def _button(self, context: Context, game: StartedGame, key: str) -> Button:
        return Button(context.words.say(key), self.press.custom_id)


def _is_here(context: Context, game: StartedGame) -> bool:
    """Return whether others may read along: nobody does in direct messages."""
    channel = None if context.server_id is None or context.place is None else context.place
    return channel is not None and channel.channel_id == game.record.channel_id


async def share_in_channel(
    context: Context, game: StartedGame, sharing: Sharing, key: str, make_screen: MakeScreen
) -> bool:
    """Post a screen in the game's channel, in its words; return whether it is there.

    `key`: of the sentence above it, which says who has shared it. Nothing is posted where
    `make_screen` returns None, which then has said why. Raises Refused where a person may not
    share here, LimitReached.
    """
    _need_to_share(context, game)
    words = await context.publisher.locales.of_game(game.record)
    screen = await make_screen(Voice.of(game, words))
    if screen is None:
        return False
    who = words.say(key, who=escape(context.person.name))
    content = f"{who}\n{screen.content}" if screen.content else who
    screen = replace(screen, content=content)
    return await _post(context, game, plain_where_chosen(screen, words), sharing)


def _need_to_share(context: Context, game: StartedGame) -> None:
    """Raise Refused where the game is not played in this channel, or the bot may not post here."""
    demand(_is_here(context, game), Refusal.SHARED_ELSEWHERE, **place_facts(game.record))
    missing = context.missing_permissions
    what = permission_names(missing, context.words)
    demand(not missing, Refusal.LACKS_POSTING, what=what)


async def _post(context: Context, game: StartedGame, screen: Screen, sharing: Sharing) -> bool:
    """Post a screen once in the game's channel; say why, in private, where Discord refuses it."""
    with context.count_call("shares", game.record.id) as counted:
        nonce = _nonce(context, game, sharing)
        sent = await context.publisher.post.send(game.record.channel_id, screen, nonce)
        if not isinstance(sent, Delivery):
            return True
        counted.refund()
    await context.send_private(context.words.say("share-refused"))
    return False


def _nonce(context: Context, game: StartedGame, sharing: Sharing) -> str:
    """Return a nonce that each press on one page of a private answer shares, so that Discord posts
    the page once.
    """
    answer = context.reply.message_id or context.key
    key = f"share:{game.record.id}:{answer}:{sharing.press.custom_id}"
    return hashlib.blake2s(key.encode(), digest_size=NONCE_BYTES).hexdigest()
