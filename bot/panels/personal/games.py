"""The games of a person, those that wait for them first."""

from collections.abc import Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.catching_up import missed
from bot.panels.common.links import link_to
from bot.render.absence import missed_seats
from bot.render.game_entry import game_entry
from bot.render.names import plain_name
from bot.screens.press import NO_GAME, Press, panel_custom_id
from bot.screens.screen import ROW, Button, Embed, Screen
from bot.text.language import Words
from engine.host.people.seats import lent_seat
from engine.host.snapshots import Snapshot, StartedGame

GREY = 0x66707A


async def mine(context: Context, press: Press) -> None:
    """Answer the My games button."""
    await show_mine(context)


async def show_mine(context: Context) -> None:
    """Answer /monopoly mine: the games that wait for the person first, by deadline, each with a
    link.
    """
    with context.hold_place("lookups"):
        await _show_mine(context)


async def _show_mine(context: Context) -> None:
    user, entries, rejoin = context.person.user_id, [], []
    for game in await context.host.store.search.games_of(user):
        found = await context.host.snapshot(game.id)
        if not _has_left(found, user):
            link = await link_to(context, found)
            entries.append(game_entry(found, user, link, context.words))
            rejoin += _rejoin_buttons(found, user, context.words)
    say = context.words.say
    text = "\n".join(it.text for it in sorted(entries)) or say("mine-none")
    digest = Button(say("button-missed"), panel_custom_id(NO_GAME, missed.VERB), emoji="📰")
    rows = ((digest, *rejoin[: ROW - 1]),)
    embed = Embed(say("mine-title"), text, GREY)
    await context.show(Screen(embeds=(embed,), rows=rows if entries else ()))


def _rejoin_buttons(found: Snapshot, user_id: int, words: Words) -> list[Button]:
    """Return the way back into a game in which the person is missed."""
    if not isinstance(found, StartedGame):
        return []
    seat = lent_seat(found, user_id)
    seat = found.seat_of(user_id) if seat is None else seat
    if seat is None or seat not in missed_seats(found):
        return []
    others = [plain_name(it.name) for it in found.players if it.seat != seat]
    label = words.say("button-rejoin", who=words.and_list(others))
    return [Button(label, panel_custom_id(found.record.id, "back"), emoji="👋")]


def _has_left(found: Snapshot, user_id: int) -> bool:
    """Return whether a person has gone bankrupt or resigned in a game that others still play."""
    if not isinstance(found, StartedGame):
        return False
    seat = found.seat_of(user_id)
    if seat is None:
        return lent_seat(found, user_id) is None
    return found.position.seats[seat].left is not None


PANELS: Mapping[str, Panel] = {"mine": mine}
