"""One of a person's games, with the button that leads on."""

from bot.decisions.people_buttons import rejoin_button
from bot.features.people.game_entry import GameEntry
from bot.interactions.context import Context
from bot.interactions.links import game_link
from bot.render.absence_marks import missed_seats
from bot.ui.panel_screen import Part, Section
from engine.host.people.seats import lent_seat
from engine.host.snapshots import Snapshot, StartedGame


async def game_parts(context: Context, entry: GameEntry, found: Snapshot) -> tuple[Part, ...]:
    """Return a game's lines, the first of them beside its next step.

    The step is the way back into the game for a person who is missed there, else the way to its
    message. Beside a button a phone leaves a text half its width, so only the first line stands
    there.
    """
    head, _, rest = entry.text.partition("\n")
    section = await _section(context, head, found)
    return (section, rest) if rest else (section,)


async def _section(context: Context, head: str, found: Snapshot) -> Section:
    await context.publisher.restore(found.record.id)
    if is_missed(found, context.user_id):
        return Section(head, rejoin_button(found.record.id, context.words))
    return Section(head, await game_link(context, found))


def is_missed(found: Snapshot, user_id: int) -> bool:
    """Return whether a game no longer waits for a person, or another plays the seat meanwhile."""
    if not isinstance(found, StartedGame):
        return False
    seat = lent_seat(found, user_id)
    seat = found.seat_of(user_id) if seat is None else seat
    return seat in missed_seats(found)
