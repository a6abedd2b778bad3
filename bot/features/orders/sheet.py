"""The orders of one seat as its panel shows them, and the custom_ids of the panel's presses."""

from dataclasses import dataclass

from bot.decisions.orders_text import OrdersText
from bot.features.orders.presses import EditOrders, Part
from bot.language.language import Words
from bot.language.voice import Voice
from bot.presses.shared import Page, ShowOrders
from engine.core.actions import SeatId
from engine.editions.rules import Rules
from engine.host.snapshots import StartedGame
from engine.players.orders.terms import Orders

EMOJI = {
    "buy": "🏠",
    "bid": "🔨",
    "jail": "🚔",
    "tax": "🧾",
    "debt": "💸",
    "build": "🏗️",
    "mortgage": "🏦",
    "trade": "🤝",
    "rent": "💰",
}
UNASKED = ("build", "rent")
"""Topics about which nobody is asked: without orders, players do it themselves, or not at all."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The orders of one seat, saved and as they are being changed, and how to tell of them.

    `now` is in unix seconds. `has_other_game`: the person plays elsewhere too, so orders may be
    taken over from there.
    """

    game: StartedGame
    seat: SeatId
    orders: Orders
    words: Words
    now: float
    has_other_game: bool = False

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.game.position.rules

    @property
    def orders_text(self) -> OrdersText:
        """How to tell of orders."""
        voice = Voice.of(self.game, self.words)
        return OrdersText(voice, self.rules)

    @property
    def topics(self) -> tuple[str, ...]:
        """What there may be orders about in this game."""
        return self.orders_text.topics

    @property
    def game_id(self) -> str:
        return self.game.record.id

    def show(self, page: Page) -> str:
        """Return the custom_id of a press that shows a page of the panel."""
        return ShowOrders(self.game_id, page).custom_id

    def edit(self, part: Part, about: object) -> str:
        """Return the custom_id of a press on a part of the draft."""
        return EditOrders(self.game_id, part, str(about)).custom_id
