"""The games of a person, those that wait for them first."""

from collections.abc import Mapping

from bot.context import Context
from bot.panels.links import link_to
from bot.press import Press
from bot.render.names import Names
from bot.router import Panel
from bot.screen import Embed, Screen
from engine.host.records import BEAT, Game
from engine.host.snapshots import Open, Playing, Snapshot

GREY = 0x66707A


async def mine(context: Context, press: Press) -> None:
    """The My games button."""
    await show_mine(context)


async def show_mine(context: Context) -> None:
    """/monopoly mine: those that wait for me first, by deadline, each with a link."""
    lines = []
    for game in await context.host.store.games_of(context.person.user_id):
        found = await context.host.look(game.id)
        if not _has_left(found, context.person.user_id):
            lines.append(await _line(context, game, found))
    lines.sort()
    say = context.words.say
    text = "\n".join(line for _, line in lines) or say("mine-none")
    await context.show(Screen(embeds=(Embed(say("mine-title"), text, GREY),)))


def _has_left(found: Snapshot, user_id: int) -> bool:
    """Whether somebody has gone bankrupt or resigned in a game that others still play."""
    seat = found.seat_of(user_id) if isinstance(found, Playing) else None
    return (
        isinstance(found, Playing) and seat is not None and found.state.seats[seat].left is not None
    )


async def _line(context: Context, game: Game, found: Snapshot) -> tuple[float, str]:
    """A game's line, and when it needs me: never, sorted last."""
    link = await link_to(context, found)
    names = Names(found.players, found.board)
    who = context.words.listed([names.bare(seat) for seat in names.players])
    if isinstance(found, Open):
        return float("inf"), context.words.say("mine-lobby", link=link, who=who)
    at = _awaited_at(found, context.person.user_id)
    if at is None:
        waits = [names.bare(seat) for seat in found.public().awaited]
        whom = context.words.listed(waits) or "–"
        return float("inf"), context.words.say("mine-other", link=link, who=who, whom=whom)
    return at, context.words.say("mine-you", link=link, who=who, at=str(int(at)))


def _awaited_at(table: Playing, user_id: int) -> float | None:
    seat = table.seat_of(user_id)
    times = [it.at for it in table.deadlines if it.seat == seat and it.kind != BEAT]
    return min(times, default=None)


PANELS: Mapping[str, Panel] = {"mine": mine}
