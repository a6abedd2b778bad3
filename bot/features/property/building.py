"""The tabs in which buildings are bought and sold: groups, and in a group its lots."""

from collections.abc import Iterator

from bot.decisions.business_options import build_label, layout_options, row_name, sell_label
from bot.features.property.panel import Place, PropertyPanel
from bot.features.property.property_text import held_lots, lot_text
from bot.language.names import group_emoji
from bot.render.rent_now import rent_text
from bot.ui.panel_screen import Part, Section
from bot.ui.screen import ROW, Button
from engine.core.actions import Build, Levels, SellBuildings
from engine.core.position import sale_value
from engine.rules.building.layouts import GroupOffer, offered_layouts


def group_sections(panel: PropertyPanel) -> Iterator[Part]:
    """Yield the groups of a tab, each with the button that opens it."""
    kind = panel.place.kind
    for offer in panel.groups(kind):
        label = panel.voice.say(f"manage-open-{kind}", price=_price(panel, offer.group))
        button = panel.go(label, Place(kind, offer.group))
        yield Section(_heading(panel, offer.group), button)


def _price(panel: PropertyPanel, group: str) -> int:
    cost = panel.view.rules.groups[group].house_cost
    return cost if panel.place.kind == "build" else sale_value(cost)


def _heading(panel: PropertyPanel, name: str) -> str:
    """Return a group's name and its lots as they stand."""
    group = panel.view.rules.groups[name]
    lots = held_lots(panel.view, panel.seat, group, panel.voice)
    return f"**{group_emoji(group)} {row_name(group, panel.voice.words)}**\n{lots}"


def group_parts(panel: PropertyPanel, offer: GroupOffer) -> Iterator[Part]:
    """Yield one group: the whole color level by level, each lot with its button, and in a list
    what neither of them says.
    """
    group = panel.view.rules.groups[offer.group]
    price = panel.voice.say(f"manage-price-{panel.place.kind}", price=_price(panel, offer.group))
    yield f"**{group_emoji(group)} {row_name(group, panel.voice.words)}** · {price}"
    layouts = offered_layouts(panel.view, offer)
    rows = [layout for layout in layouts if _is_whole_row(panel, offer.group, layout)][:ROW]
    yield tuple(_button(panel, levels, "-each") for levels in rows)
    alone = _one_for_each_lot(layouts)
    for space in group.members:
        text = lot_text(panel.view, space, panel.voice)
        if space not in alone:
            yield text
            continue
        button = _button(panel, alone[space])
        rents = f"\n{_rents(panel, alone[space])}" if panel.place.kind == "build" else ""
        yield Section(f"{text}{rents}", button)
    others = tuple(
        layout for layout in layouts if layout not in rows and layout not in alone.values()
    )
    if others:
        options = layout_options(panel.view, others, panel.place.kind, panel.voice)
        yield panel.select(panel.place.kind, options, offer.group)


def _is_whole_row(panel: PropertyPanel, group: str, levels: Levels) -> bool:
    """Return whether several lots are brought to one level, and with them the whole group."""
    after, deeds = dict(levels), panel.view.deeds
    members = [space for space in panel.view.members(group) if not deeds[space].mortgaged]
    return (
        len(levels) > 1 and len({after.get(member, deeds[member].level) for member in members}) == 1
    )


def _one_for_each_lot(layouts: tuple[Levels, ...]) -> dict[int, Levels]:
    """Return the smallest step of each lot alone, by its space."""
    alone: dict[int, Levels] = {}
    for levels in layouts:
        if len(levels) == 1:
            alone.setdefault(levels[0][0], levels)
    return alone


def _rents(panel: PropertyPanel, levels: Levels) -> str:
    """Return the rent of a lot now, and with what one press builds there."""
    ((space, level),) = levels
    view, words = panel.view, panel.voice.words
    rents = view.rules.properties[space].rents
    then = rents[-1 if level == view.rules.hotel_level else level]
    return words.say("manage-rents", now=rent_text(space, view, words), then=words.money(then))


def _button(panel: PropertyPanel, levels: Levels, which: str = "-lot") -> Button:
    if panel.place.kind == "build":
        label = build_label(panel.view, levels, panel.voice, which)
        return panel.act(label, Build(levels), "success")
    label = sell_label(panel.view, levels, panel.voice, which)
    return panel.act(label, SellBuildings(levels), "secondary")
