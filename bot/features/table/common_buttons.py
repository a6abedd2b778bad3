"""The row of the table message with what players do beside the decision."""

from collections.abc import Collection, Mapping, Sequence

from bot.decisions.debt_rows import offers_choice
from bot.decisions.people_buttons import back_button, concession_buttons, rejoin_button
from bot.decisions.received_buttons import worth_alone_counts
from bot.language.voice import Voice
from bot.presses.shared import (
    Advise,
    Board,
    Manage,
    Mine,
    More,
    Rematch,
    Replay,
    ReviewPage,
    Stats,
    Trade,
    Verify,
)
from bot.render.absence_marks import missed_seats
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button
from engine.core.actions import SeatId
from engine.core.decisions import AnyAuction
from engine.core.offered import TradeTerms
from engine.host.snapshots import StartedGame

LABELS: Mapping[type[PressRecord], str] = {
    Trade: "button-trade",
    Manage: "button-manage",
    Advise: "button-advise",
    Mine: "mine-title",
    More: "button-more",
    Board: "button-board",
    Rematch: "button-rematch",
    ReviewPage: "button-review",
    Stats: "button-stats",
    Replay: "button-replay",
    Verify: "button-verify",
}
"""The key of what a button says."""


def common_buttons(
    game: StartedGame, voice: Voice, hidden: Collection[type[PressRecord]]
) -> tuple[Button, ...]:
    """Return what players do beside the decision; all that is only looked up is behind More.

    Several players who are missed share one button to come back. What computers concede is taken
    behind More, so that no other button moves; beside it only where nobody has More.
    """
    missed = missed_seats(game)
    back = (back_button(game, missed[0], voice),) if len(missed) == 1 else ()
    if len(missed) > 1:
        back = (rejoin_button(game.record.id, voice.words),)
    buttons = tuple(
        Button(voice.say(LABELS[press]), press(game.record.id).custom_id, "secondary")
        for press in _opened(game, missed)
        if press not in hidden
    )
    conceded = concession_buttons(game, voice.words) if More in hidden else ()
    return (*back, *buttons, *conceded)


def _opened(
    game: StartedGame, missed: Sequence[SeatId]
) -> tuple[type[Trade | Manage | Advise | Mine | More], ...]:
    """Return what everybody may open; a debtor's other way opens the same panel as Manage.

    In a pause, and with only computers left, nobody can manage or trade. Who is missed needs a way
    back instead of advice. In a game that is closing, a trade can only settle a debt, and cash is
    raised for nothing but a bid where no turn follows: a debt has a button of its own.
    """
    people = game.people()
    if not people:
        return (Mine, More)
    if game.record.paused_at is not None:
        return (More,)
    advice = () if missed else (Advise,)
    view = game.public()
    trade = () if view.closing and not _can_trade(game) else (Trade,)
    manages = isinstance(view.decision, AnyAuction) or not worth_alone_counts(view)
    manage = (Manage,) if manages and not offers_choice(game) else ()
    return (*trade, *manage, *advice, More)


def _can_trade(game: StartedGame) -> bool:
    """Return whether anybody may offer anything."""
    offers = (offer for seat in game.people() for offer in game.seen_from(seat).offers)
    return any(isinstance(offer, TradeTerms) and offer.partners for offer in offers)
