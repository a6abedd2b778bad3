"""The games of a person, those that wait for them first."""

import asyncio

from bot.features.people.game_entry import GameEntry, game_entry
from bot.features.people.game_section import game_parts
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.presses.buttons import orders_button
from bot.presses.shared import Mine, Missed
from bot.presses.watching import followed_button
from bot.ui.accents import READING
from bot.ui.panel_screen import Divider, PanelScreen, Part
from bot.ui.press import NO_GAME
from bot.ui.screen import Button
from engine.host.people.following import followed_by
from engine.host.people.seats import lent_seat
from engine.host.snapshots import Snapshot, StartedGame

GAMES = 7
"""Games that are shown at once: more do not fit a message."""
GAMES_WITH_ORDERS = 5
"""Games up to which each also leads to its standing orders: for more there is no room."""
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
        if not _has_left(snapshot, context.user_id):
            found.append((game_entry(snapshot, context.user_id, context.words), snapshot))
    found.sort(key=lambda it: it[0])
    # All at once: each may have to be posted again, for which it waits.
    games = await asyncio.gather(*(game_parts(context, *it) for it in found[:GAMES]))
    if len(games) <= GAMES_WITH_ORDERS:
        games = [
            (*parts, *_orders_row(context, game))
            for parts, (_, game) in zip(games, found, strict=True)
        ]
    follows = bool(await followed_by(context.host, context.user_id))
    await context.show(_screen(games, len(found) - len(games), follows, context.words))


def _orders_row(context: Context, found: Snapshot) -> tuple[Part, ...]:
    """Return the row with the way to a person's standing orders; none where they hold no seat."""
    if not isinstance(found, StartedGame) or found.seat_of(context.user_id) is None:
        return ()
    return ((orders_button(found.record.id, context.words),),)


def _screen(
    games: list[tuple[Part, ...]], left_out: int, follows: bool, words: Words
) -> PanelScreen:
    title = f"### {words.say('mine-title')}"
    followed = (followed_button(words),) if follows else ()
    if not games:
        return PanelScreen((title, words.say("mine-none"), followed), READING)
    lined = [part for parts in games for part in (Divider(), *parts)]
    more = f"-# {words.say('mine-more', count=left_out)}" if left_out else ""
    row = (Button(words.say("button-missed"), Missed(NO_GAME).custom_id, emoji="📰"), *followed)
    parts: tuple[Part, ...] = (title, *lined[1:], more, row)
    return PanelScreen(parts, READING)


def _has_left(found: Snapshot, user_id: int) -> bool:
    """Return whether a person has gone bankrupt or resigned in a game that others still play."""
    if not isinstance(found, StartedGame):
        return False
    seat = found.seat_of(user_id)
    if seat is None:
        return lent_seat(found, user_id) is None
    return found.position.seats[seat].left is not None
