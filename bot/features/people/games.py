"""The games of a person, those that wait for them first."""

import asyncio

from bot.features.people.game_entry import WATCHED, GameEntry, game_entry
from bot.features.people.game_section import game_parts
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.presses.shared import Mine, Missed
from bot.presses.watching import followed_button, is_watched, watching_row
from bot.ui.accents import READING
from bot.ui.panel_screen import Divider, PanelScreen, Part
from bot.ui.press import NO_GAME
from bot.ui.screen import Button
from engine.host.people.following import followed_by, plays_in
from engine.host.people.seats import lent_seat
from engine.host.snapshots import Snapshot, StartedGame

GAMES = 7
"""Games that are shown at once: more do not fit a message."""
GAMES_WITH_ROWS = 5
"""Games up to which each also leads to an open offer or its standing orders: for more there is no
room.
"""
HANDLERS = Handlers()


@HANDLERS.answers(Mine)
async def mine(context: Context, press: Mine) -> None:
    """Answer the My games button."""
    await show_mine(context)


async def show_mine(context: Context) -> None:
    """Answer `mine`: the games that wait for the person first, by deadline, each with the
    button that leads on.
    """
    with context.hold_place("lookups"):
        await _show_mine(context)


async def _show_mine(context: Context) -> None:
    found = list[tuple[GameEntry, Snapshot]]()
    for game in await context.host.store.search.games_of(context.user_id):
        snapshot = await context.host.snapshot(game.id)
        if not _has_left(snapshot, context.user_id) or _is_watched(snapshot, context.user_id):
            found.append((game_entry(snapshot, context.user_id, context.words), snapshot))
    found.sort(key=lambda it: it[0])
    # All at once: each may have to be posted again, for which it waits.
    has_rows = len(found) <= GAMES_WITH_ROWS
    parts = (_parts(context, *it, has_row=has_rows) for it in found[:GAMES])
    games = await asyncio.gather(*parts)
    follows = bool(await followed_by(context.host, context.user_id))
    is_playing = any(entry.rank != WATCHED for entry, _ in found)
    say, left_out = context.words.say, len(found) - len(games)
    lined = [part for parts in games for part in (Divider(), *parts)]
    shown: tuple[Part, ...] = (
        f"### {say('mine-title')}",
        *(lined[1:] if is_playing else (say("mine-none"), *lined)),
        f"-# {say('mine-more', count=left_out)}" if left_out else "",
        _footer(is_playing, follows, context.words),
    )
    await context.show(PanelScreen(shown, READING))


async def _parts(
    context: Context, entry: GameEntry, found: Snapshot, *, has_row: bool
) -> tuple[Part, ...]:
    """Return a game's lines with its next step, or with what there is to watch."""
    if not isinstance(found, StartedGame) or entry.rank != WATCHED:
        return await game_parts(context, entry, found, has_row=has_row)
    look_and_follow = watching_row(found, context.user_id, context.words)[:2]
    return (entry.text, look_and_follow)


def _footer(is_playing: bool, follows: bool, words: Words) -> tuple[Button, ...]:
    """Return the ways to what a person has missed, and to what they follow."""
    missed = Button(words.say("button-missed"), Missed(NO_GAME).custom_id, emoji="📰")
    return (*((missed,) if is_playing else ()), *((followed_button(words),) if follows else ()))


def _is_watched(found: Snapshot, user_id: int) -> bool:
    return isinstance(found, StartedGame) and is_watched(found, user_id)


def _has_left(found: Snapshot, user_id: int) -> bool:
    """Return whether a person has gone bankrupt or resigned in a game that others still play."""
    if not isinstance(found, StartedGame):
        return False
    if found.seat_of(user_id) is None:
        return lent_seat(found, user_id) is None
    return not plays_in(found, user_id)
