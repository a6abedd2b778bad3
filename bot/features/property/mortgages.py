"""The tab in which properties are mortgaged and mortgages paid off, a button beside each."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.property.panel import Place, PropertyPanel
from bot.features.property.presses import PickAtPlace
from bot.features.property.property_text import lot_text
from bot.language.names import deed_emoji
from bot.render.rent_now import rent_in_words
from bot.ui.paging import way_to
from bot.ui.panel_screen import Part, Section
from bot.ui.screen import Button, Option, Select
from engine.core.actions import Mortgage, Unmortgage
from engine.core.decisions import UnmortgageOrHold
from engine.core.offered import MortgageOffer, UnmortgageOffer, UnmortgageReceivedOffer

PAGE_SIZE = 7
"""Properties on a page: as many as leave room for the rest of the panel."""


def mortgage_parts(panel: PropertyPanel) -> Iterator[Part]:
    """Yield what was just received and is asked about once, and a page of properties."""
    for offer in panel.possible:
        if isinstance(offer, UnmortgageReceivedOffer) and offer.spaces:
            yield _received_list(panel, offer.spaces)
    first = shown_page(panel) * PAGE_SIZE
    for space in listed(panel)[first : first + PAGE_SIZE]:
        text = f"{deed_emoji(space, panel.view.rules)} {lot_text(panel.view, space, panel.voice)}"
        yield Section("\n".join([text, *_price(panel, space)]), _button(panel, space))


def _price(panel: PropertyPanel, space: int) -> list[str]:
    """Return what a mortgage costs: the rent of now, and what paying it off will take."""
    if panel.view.deeds[space].mortgaged:
        return []
    rent = rent_in_words(space, panel.view, panel.voice.words)
    return [panel.voice.say("manage-loses", rent=rent, price=panel.view.unmortgage_cost(space))]


def listed(panel: PropertyPanel) -> list[int]:
    """Return what may be mortgaged or is mortgaged, color by color."""
    received = any(isinstance(offer, UnmortgageReceivedOffer) for offer in panel.possible)
    owned = panel.view.owned(panel.seat)
    mortgaged = () if received else (it for it in owned if panel.view.deeds[it].mortgaged)
    shown = {*_spaces(panel, MortgageOffer), *mortgaged}
    groups = panel.view.rules.groups.values()
    return [space for group in groups for space in group.members if space in shown]


def _spaces(
    panel: PropertyPanel, kind: type[MortgageOffer] | type[UnmortgageOffer]
) -> tuple[int, ...]:
    return tuple(
        space for offer in panel.possible if isinstance(offer, kind) for space in offer.spaces
    )


def _button(panel: PropertyPanel, space: int) -> Button:
    if not panel.view.deeds[space].mortgaged:
        loan = panel.view.rules.properties[space].mortgage
        label = panel.voice.say("manage-press-mortgage", price=loan)
        return panel.act(label, Mortgage(space), "secondary")
    cost = panel.view.unmortgage_cost(space)
    label = panel.voice.say("manage-press-lift", price=cost)
    button = panel.act(label, Unmortgage(space), "success")
    return replace(button, disabled=space not in _spaces(panel, UnmortgageOffer))


def page_buttons(panel: PropertyPanel) -> tuple[Button, ...]:
    """Return the buttons to the page before and the page after."""
    count, page = -(-len(listed(panel)) // PAGE_SIZE), shown_page(panel)
    if count < 2:
        return ()
    turned = [at for at in (page - 1, page + 1) if 0 <= at < count]
    return tuple(
        panel.go(panel.voice.say("turn-page", to=way_to(at, page)), Place("mortgage", page=at))
        for at in turned
    )


def shown_page(panel: PropertyPanel) -> int:
    """Return the page that is shown: the last where the list has become shorter."""
    last = max(0, -(-len(listed(panel)) // PAGE_SIZE) - 1)
    return min(panel.place.page, last)


def _received_list(panel: PropertyPanel, spaces: tuple[int, ...]) -> Select:
    """Return a list to choose several deeds from at once, since this is asked only once."""
    decision = panel.view.decision
    assert isinstance(decision, UnmortgageOrHold)
    options = tuple(_received_option(panel, space) for space in spaces)
    custom_id = PickAtPlace(panel.game_id, "clear", decision=decision.id).custom_id
    return Select(custom_id, panel.voice.say("manage-choose-clear"), options, most=len(options))


def _received_option(panel: PropertyPanel, space: int) -> Option:
    prop = panel.view.rules.properties[space]
    label = panel.voice.say(
        "effect-unmortgage", lot=panel.voice.the_space(space), price=prop.mortgage
    )
    return Option(label, str(space), emoji=deed_emoji(space, panel.view.rules))
