"""Messages of games in direct messages: each says which of several games it belongs to."""

from dataclasses import replace

from bot.language.language import Words
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.screen import Screen
from engine.host.service import Host
from engine.host.store.records import GameRecord

OUTCOME_ROLE = "heard:{}"
"""The role of the news how an offer ended, in a game in direct messages."""


def fitted(screen: Screen, game: GameRecord, words: Words) -> Screen:
    """Return a message as it is read where its game is played: without pictures and emoji where
    text alone is read; in direct messages with the number of the game, and without a call.
    """
    if game.is_direct:
        screen = replace(_numbered(screen, game.number, words), pings=())
    return plain_where_chosen(screen, words)


def _numbered(screen: Screen, number: int, words: Words) -> Screen:
    """Put the number of the game into the title, or above a text without one."""
    if screen.embeds and screen.embeds[0].title:
        first, *others = screen.embeds
        title = words.say("direct-title", number=number, title=first.title)
        return replace(screen, embeds=(replace(first, title=title), *others))
    name = f"**{words.say('direct-name', number=number)}**"
    return replace(screen, content="\n".join(filter(None, (name, screen.content))))


async def where_lines(host: Host, game: GameRecord, voice: Voice) -> list[str]:
    """Return where a game is played, unless it is the only open one in its direct messages."""
    if game.is_direct and len(await host.store.search.games_in_channel(game.channel_id)) == 1:
        return []
    return [voice.say("trade-where", **place_facts(game))]
