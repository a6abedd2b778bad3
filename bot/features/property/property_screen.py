"""The panel in which one manages property: tabs to build, to sell and to mortgage."""

from collections.abc import Iterator
from dataclasses import replace

from bot.decisions.business_options import effect
from bot.features.property.building import group_parts, group_sections
from bot.features.property.missing_streets import begun_groups, missing_parts
from bot.features.property.mortgages import listed, mortgage_parts, page_buttons
from bot.features.property.panel import HOME, INTENTS, TABS, Place, PropertyPanel
from bot.features.property.presses import ShowIntents, TakeBack
from bot.features.property.property_text import (
    debt_lines,
    early_line,
    empty_reason,
    holdings,
    intent_lines,
    open_debt,
    unbuildable_lines,
)
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.presses.shared import Manage
from bot.ui.panel_screen import Divider, PanelScreen, Part, Section
from bot.ui.screen import Button
from engine.core.actions import DropIntent, SeatId
from engine.core.offered import MortgageOffer, UnmortgageOffer, UnmortgageReceivedOffer
from engine.host.snapshots import StartedGame
from engine.view import View

__all__ = ["HOME", "INTENTS", "Place", "property_screen"]


def property_screen(
    game: StartedGame,
    user_id: int,
    place: Place,
    voice: Voice,
    notice: str = "",
    ways: tuple[Button, ...] = (),
) -> PanelScreen:
    """Return the panel of one player, at a place in it; `notice` says what has just happened.

    `ways` are buttons that lead elsewhere: they end the last row.
    """
    panel = PropertyPanel(game, game.seen_by(user_id), place, voice)
    if place == INTENTS and panel.view.intents:
        body: tuple[Part, ...] = tuple(_intents(panel))
    elif not _has_something(panel):
        panel = replace(panel, place=HOME)
        reason = voice.say(empty_reason(game, panel.view, panel.seat))
        body = (reason, Divider(), *missing_parts(panel), _rest(panel, _begun(panel)))
    else:
        if place.kind not in TABS:
            panel = replace(panel, place=Place(_most_needed(panel)))
        body = (_tabs(panel), *_tab(panel))
    parts = (notice, _head(panel), *body, _stock(panel), (*_last_row(panel), *ways))
    return PanelScreen(parts, COLOUR)


def _stock(panel: PropertyPanel) -> str:
    """Return what buildings the Bank has left, where buildings are bought or sold."""
    if panel.place.kind not in ("build", "sell"):
        return ""
    view = panel.view
    return f"-# {panel.voice.say('manage-stock', houses=view.houses, hotels=view.hotels)}"


def _head(panel: PropertyPanel) -> str:
    """Return the title, the cash, what is owed, and what is noted already."""
    voice, view = panel.voice, panel.view
    lines = [
        f"### {voice.say('manage-title')}",
        voice.say("manage-cash", cash=view.seats[panel.seat].cash),
        *debt_lines(panel.game, view, panel.seat, voice),
    ]
    if panel.place != INTENTS:
        lines += intent_lines(view, voice)
    return "\n".join(lines)


def _has_something(panel: PropertyPanel) -> bool:
    """Return whether anything may be done or noted now."""
    deeds = MortgageOffer | UnmortgageOffer | UnmortgageReceivedOffer
    by_deed = any(isinstance(offer, deeds) and offer.spaces for offer in panel.possible)
    return by_deed or bool(panel.groups("build") or panel.groups("sell"))


def _most_needed(panel: PropertyPanel) -> str:
    """Return the tab to begin with: what raises money for a debt, else what can be built, or why
    nothing can and who has what a color lacks.
    """
    possible = panel.possible
    if any(isinstance(offer, UnmortgageReceivedOffer) for offer in possible):
        return "mortgage"
    if open_debt(panel.game, panel.seat) is not None:
        has_loans = any(isinstance(it, MortgageOffer) and it.spaces for it in possible)
        return "mortgage" if has_loans else "sell"
    return next((kind for kind in ("build", "mortgage") if _is_filled(panel, kind)), "sell")


def _is_filled(panel: PropertyPanel, kind: str) -> bool:
    if kind == "mortgage":
        return bool(listed(panel))
    return bool(panel.groups(kind) or panel.view.unbuildable or begun_groups(panel))


def _tabs(panel: PropertyPanel) -> tuple[Button, ...]:
    return tuple(map(panel.tab, TABS))


def _tab(panel: PropertyPanel) -> Iterator[Part]:
    """Yield what may be done in a tab, why something may not, and what one has beside it."""
    kind = panel.place.kind
    yield f"**{panel.voice.say(f'manage-tab-{kind}')}**"
    yield early_line(panel.view, panel.voice)
    if kind == "mortgage":
        parts, shown = tuple(mortgage_parts(panel)), {*listed(panel)}
    else:
        opened = panel.opened()
        parts = tuple(group_sections(panel) if opened is None else group_parts(panel, opened))
        groups = panel.groups(kind) if opened is None else [opened]
        shown = {member for offer in groups for member in panel.view.members(offer.group)}
    yield from parts or (panel.voice.say(_empty_key(panel, kind)),)
    if kind == "build":
        shown |= _begun(panel)
        yield "\n".join(unbuildable_lines(panel.game, panel.view, panel.seat, panel.voice))
    yield Divider()
    yield from missing_parts(panel) if kind == "build" else ()
    yield _rest(panel, shown)


def _empty_key(panel: PropertyPanel, kind: str) -> str:
    """Return the key of what an empty tab says; only who has no color group needs one to build."""
    if kind != "build" or not panel.view.complete_streets(panel.seat):
        return f"manage-no-{kind}"
    is_built = _is_all_built(panel.view, panel.seat)
    return "manage-no-build-built" if is_built else "manage-no-build-now"


def _is_all_built(view: View, seat: SeatId) -> bool:
    """Return whether a seat has complete color groups, with a hotel on each of their streets."""
    streets = [space for name in view.complete_streets(seat) for space in view.members(name)]
    hotel = view.rules.hotel_level
    return bool(streets) and all(view.deeds[space].level == hotel for space in streets)


def _begun(panel: PropertyPanel) -> set[int]:
    """Return the spaces of the color groups that are told with what they lack."""
    return {space for group in begun_groups(panel) for space in group.members}


def _rest(panel: PropertyPanel, shown: set[int]) -> str:
    """Return the properties that stand in no part above."""
    return "\n".join(holdings(panel.view, panel.seat, shown, panel.voice))


def _last_row(panel: PropertyPanel) -> tuple[Button, ...]:
    """Return the pages, the way back and the way to what is noted."""
    voice, count, kind = panel.voice, len(panel.view.intents), panel.place.kind
    buttons = list(page_buttons(panel)) if kind == "mortgage" else []
    is_inside = kind in ("build", "sell") and panel.opened() is not None
    if is_inside and len(panel.groups(kind)) > 1:
        buttons.append(panel.go(voice.say("go-back"), Place(kind)))
    if panel.place == INTENTS:
        buttons.append(Button(voice.say("go-back"), Manage(panel.game_id).custom_id))
    elif count:
        label = voice.say("manage-show-intents", count=count)
        buttons.append(Button(label, ShowIntents(panel.game_id).custom_id))
    return tuple(buttons)


def _intents(panel: PropertyPanel) -> Iterator[Part]:
    """Yield what one has asked for too early, each with the button that takes it back."""
    for intent in panel.view.intents:
        press = TakeBack(panel.game_id, DropIntent(intent.id))
        label = panel.voice.say("manage-press-drop")
        button = Button(label, press.custom_id)
        yield Section(effect(panel.view, intent.action, panel.voice), button)
