"""One of a person's games, with the button that leads on."""

from bot.decisions.people_buttons import rejoin_button
from bot.features.people.game_entry import GameEntry
from bot.interactions.context import Context
from bot.interactions.links import game_link
from bot.presses.buttons import look_button, orders_button
from bot.render.absence_marks import missed_seats
from bot.ui.panel_screen import Part, Section
from bot.ui.screen import Button, Link, Row
from engine.host.people.following import plays_in
from engine.host.people.seats import lent_seat
from engine.host.snapshots import Snapshot, StartedGame


async def game_parts(
    context: Context, entry: GameEntry, found: Snapshot, *, has_row: bool = False
) -> tuple[Part, ...]:
    """Return a game's lines, the first of them beside its next step, and what else there is to
    press, where it has a row for that.

    The step is the way back into the game for a person who is missed there, else the way to its
    message; without a row, to an offer that waits for an answer. Beside a button a phone leaves a
    text half its width, so only the first line stands there.
    """
    await context.publisher.restore(found.record.id)
    offer, words = _offer_button(context, found), context.words
    head, _, rest = entry.text.partition("\n")
    step: Button | Link
    if is_missed(found, context.user_id):
        step = rejoin_button(found.record.id, words)
    elif offer is not None and not has_row:
        step = offer
    else:
        step = await game_link(context, found)
    row: Row = ()
    if has_row and isinstance(found, StartedGame) and plays_in(found, context.user_id):
        row = (offer or orders_button(found.record.id, words),)
    return tuple(part for part in (Section(head, step), rest, row) if part)


def _offer_button(context: Context, found: Snapshot) -> Button | None:
    """Return the button to the oldest offer that a person is to answer in a game."""
    if not isinstance(found, StartedGame):
        return None
    seat = found.seat_of(context.user_id)
    offers = (it.id for it in found.trades if it.partner == seat)
    number = next(offers, None)
    return None if number is None else look_button(found.record.id, number, context.words)


def is_missed(found: Snapshot, user_id: int) -> bool:
    """Return whether a game no longer waits for a person, or another plays the seat meanwhile."""
    if not isinstance(found, StartedGame):
        return False
    seat = lent_seat(found, user_id)
    seat = found.seat_of(user_id) if seat is None else seat
    return seat in missed_seats(found)
