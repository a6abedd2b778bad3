"""What one person has looked up, shown to everyone in the channel of the game."""

import hashlib
from dataclasses import dataclass

from bot.interactions.context import Context
from bot.render.names import escape
from bot.render.place import place_facts
from bot.render.voice import Voice
from bot.screens.plain_screen import plain_screen
from bot.screens.press import panel_custom_id
from bot.screens.screen import Button, Row, Screen
from bot.text.language import Words
from bot.transport.errors import Delivery
from bot.transport.permissions import permission_names
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame

NONCE_BYTES = 12


@dataclass(frozen=True, slots=True)
class Sharing:
    """What may be shared of a game: the verb of the press that shares it, and its arguments."""

    verb: str
    arguments: str = ""

    def offered(self, context: Context, game: StartedGame) -> tuple[Row, ...]:
        """Return the button that shares, where the answer is read in the game's own channel."""
        return ((self._button(context, game, "button-share"),),) if _is_here(context, game) else ()

    def done(self, context: Context, game: StartedGame) -> tuple[Row, ...]:
        """Return what stands in place of that button afterwards."""
        button = self._button(context, game, "button-shared")
        return ((Button(button.label, button.custom_id, disabled=True),),)

    def _button(self, context: Context, game: StartedGame, key: str) -> Button:
        at = panel_custom_id(game.record.id, self.verb, self.arguments)
        return Button(context.words.say(key), at)


def _is_here(context: Context, game: StartedGame) -> bool:
    """Return whether others may read along: nobody does in direct messages."""
    channel = None if context.server_id is None or context.place is None else context.place
    return channel is not None and channel.channel_id == game.record.channel_id


def need_to_share(context: Context, game: StartedGame) -> None:
    """Raise Refused where the game is not played in this channel, or the bot may not post here."""
    demand(_is_here(context, game), Refusal.SHARED_ELSEWHERE, **place_facts(game.record))
    missing = context.missing_permissions
    what = permission_names(missing, context.words)
    demand(not missing, Refusal.LACKS_POSTING, what=what)


async def words_of_channel(context: Context, game: StartedGame) -> Words:
    """Return the words for what everyone in the channel of a game reads."""
    return await context.publisher.locales.of_game(game.record)


def shared_by(context: Context, key: str, words: Words) -> str:
    """Return the line above what is shared: who has shared it."""
    return words.say(key, who=escape(context.person.name))


async def post_to_channel(context: Context, game: StartedGame, screen: Screen, what: str) -> bool:
    """Post a screen once in the game's channel; say why, in private, where Discord refuses it.

    `what` tells apart what one private answer may share. Raises LimitReached.
    """
    words = await words_of_channel(context, game)
    with context.count_call("shares", game.record.id) as counted:
        sent = await context.publisher.post.send(
            game.record.channel_id,
            plain_screen(screen) if words.plain else screen,
            _nonce(context, game, what),
        )
        if not isinstance(sent, Delivery):
            return True
        counted.refund()
    await context.send_private(context.words.say("share-refused"))
    return False


def _nonce(context: Context, game: StartedGame, what: str) -> str:
    """Return the same for each press on one private answer: Discord posts it once."""
    answer = context.reply.message_id or context.key
    key = f"share:{game.record.id}:{answer}:{what}"
    return hashlib.blake2s(key.encode(), digest_size=NONCE_BYTES).hexdigest()


def channel_voice(game: StartedGame, words: Words) -> Voice:
    """Return the voice for a game in the words of its channel."""
    return Voice(game.players, game.board, words)
