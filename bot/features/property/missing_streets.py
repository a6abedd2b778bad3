"""Colors of which a player has a part: who has the other streets, and a trade for these."""

from collections import Counter
from collections.abc import Iterator

from bot.features.property.panel import PropertyPanel
from bot.features.property.property_text import held_lots, lot_text
from bot.language.names import group_emoji
from bot.presses.shared import OpenOffer
from bot.ui.panel_screen import Part, Section
from bot.ui.screen import Button
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.offered import TradeTerms
from engine.editions.board import Group


def begun_groups(panel: PropertyPanel) -> list[Group]:
    """Return the color groups of which the player has a part, those that lack least first."""
    groups = [group for group in panel.view.rules.groups.values() if group.kind == "street"]
    begun = [it for it in groups if 0 < len(_lacking(panel, it)) < len(it.members)]
    return sorted(begun, key=lambda it: len(_lacking(panel, it)))


def missing_parts(panel: PropertyPanel) -> Iterator[Part]:
    """Yield a line for each color group of which the player has a part: that part, and who has the
    rest; with a button for a trade, where one may be offered to one of them.
    """
    for group in begun_groups(panel):
        held = held_lots(panel.view, panel.seat, group, panel.voice)
        text = f"{group_emoji(group)} {held}\n{_holders(panel, group)}"
        button = _trade_button(panel, group)
        yield text if button is None else Section(text, button)


def _lacking(panel: PropertyPanel, group: Group) -> list[int]:
    return [it for it in group.members if panel.view.deeds[it].owner != panel.seat]


def _holders(panel: PropertyPanel, group: Group) -> str:
    """Return who has what is missing: "Tennessee: 🐕 Bruno · New York: unowned"."""
    view, voice = panel.view, panel.voice
    told = []
    for space in _lacking(panel, group):
        owner, lot = view.deeds[space].owner, lot_text(view, space, voice)
        key = "manage-lacks-unowned" if owner is None else "manage-lacks"
        told.append(voice.say(key, lot=lot, who="" if owner is None else voice.player(owner)))
    return " · ".join(told)


def _trade_button(panel: PropertyPanel, group: Group) -> Button | None:
    """Return the button that asks the player who has most of the missing streets for them."""
    partners = {
        seat for it in panel.view.offers if isinstance(it, TradeTerms) for seat in it.partners
    }
    lacking = _lacking(panel, group)
    owners: Counter[SeatId] = Counter(
        owner for space in lacking if (owner := panel.view.deeds[space].owner) in partners
    )
    if not owners:
        return None
    ((partner, _),) = owners.most_common(1)
    asked = tuple(space for space in lacking if panel.view.deeds[space].owner == partner)
    at = OpenOffer(panel.game_id, OfferTrade(partner, Side(), Side(asked))).custom_id
    return Button(panel.voice.say("manage-press-trade"), at)
