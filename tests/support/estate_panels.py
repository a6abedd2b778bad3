"""The panel of an estate's lots, opened and filled in."""

from bot.ui.screen import Screen
from engine.core.decisions import SealedAuction
from engine.host.snapshots import state_of
from tests.support.custom_ids import panel_custom_id
from tests.support.game import B
from tests.support.panel_game import (
    GAME,
    PanelGame,
    RecordedReply,
)

CHOOSE_LOT = "Set your maximum for…"


async def open_estate(panels: PanelGame, seat: int = B) -> Screen:
    """The panel, opened from the auction's message."""
    decision = state_of(await panels.table()).agenda.top
    assert isinstance(decision, SealedAuction)
    custom_id = panel_custom_id(GAME, "lots", "", decision.id)
    answer = await panels.press(seat, custom_id, private=False)
    assert not answer.updates, "the auction's message was overwritten"
    return answer.screen


async def type_maximum(
    panels: PanelGame, seat: int, screen: Screen, label: str, text: str
) -> RecordedReply:
    """Choose a lot and type a maximum into the form that opens."""
    form = (await panels.choose(seat, screen, label)).form
    return await panels.press(seat, form.custom_id, amount=text)
