"""What the coach of a first game has explained so far: the table offers nothing else there."""

from collections.abc import Mapping

from bot.presses.shared import Manage, Trade
from bot.ui.press_record import PressRecord
from engine.host.lobbies.first_game import lesson_places
from engine.host.service import Host

EXPLAINED_BY: Mapping[type[PressRecord], frozenset[str]] = {
    Trade: frozenset(("end", "trade", "offer-good", "offer-bad", "debt-hopeless")),
    Manage: frozenset(("end", "build", "build-borrow", "debt", "debt-sell")),
}
"""The lessons that explain what a button of the table opens; a button without one is never shown.
"""


async def explained(host: Host, game_id: str) -> frozenset[type[PressRecord]] | None:
    """Return what the buttons of the table may open by now; None in a game without a coach, where
    nothing is held back.
    """
    taught = await lesson_places(host, game_id)
    if taught is None:
        return None
    told = {kind for kind, places in taught.items() if places}
    return frozenset(press for press, kinds in EXPLAINED_BY.items() if kinds & told)
