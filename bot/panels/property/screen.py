"""The panel in which one manages property: what one has, and lists of what may be done with it."""

from dataclasses import dataclass

from bot.panels.common.paging import paged
from bot.panels.property.options import layout_options, option, row_name
from bot.panels.property.text import property_embed
from bot.render.names import group_emoji
from bot.render.voice import Voice
from bot.screens.press import panel_custom_id
from bot.screens.screen import Button, Option, Row, Screen, Select
from engine.actions import DropIntent, Lift, Mortgage
from engine.decisions import LiftOrHold
from engine.host.snapshots import StartedGame
from engine.layouts import GroupOffer
from engine.notation import write
from engine.offered import (
    BuildOffer,
    LiftOffer,
    LiftReceivedOffer,
    MortgageOffer,
    Offer,
    SellLotsOffer,
    SellOffer,
)
from engine.position import sale_value
from engine.view import View

VERB = "manage"
DeedOffer = MortgageOffer | LiftOffer | LiftReceivedOffer


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the panel one is: a group opened to "build" or "sell", or a page of a list."""

    kind: str = ""
    group: str = ""
    page: int = 0


HOME, INTENTS = Place(), Place("wishes")


@dataclass(frozen=True, slots=True)
class _PropertyPanel:
    """All that the rows are made from."""

    game: StartedGame
    view: View
    place: Place
    voice: Voice

    def select(self, kind: str, options: tuple[Option, ...], group: str = "") -> Select:
        """Return one choice of a kind. Its custom_id says where in the panel it stands."""
        custom_id = panel_custom_id(self.game.record.id, VERB, f"pick {kind} {group}".rstrip())
        return Select(custom_id, self.voice.say(f"manage-choose-{kind}"), options)

    @property
    def possible(self) -> tuple[Offer, ...]:
        """What may be done at once, and what may be noted."""
        return self.view.offers + self.view.deferrable

    def offers(self, kind: str) -> list[GroupOffer]:
        """Return the groups that may be built on, or sold from."""
        wanted = BuildOffer if kind == "build" else SellOffer | SellLotsOffer
        return [offer for offer in self.possible if isinstance(offer, wanted)]

    def opened(self) -> GroupOffer | None:
        """Return the offer about the group that is open, as long as there is one."""
        offers = self.offers(self.place.kind)
        return next((offer for offer in offers if offer.group == self.place.group), None)


def property_screen(
    game: StartedGame, user_id: int, place: Place, voice: Voice, notice: str = ""
) -> Screen:
    """Return the panel of one player, at a place in it; `notice` says what has just happened."""
    panel = _PropertyPanel(game, game.seen_by(user_id), place, voice)
    opened, is_list = panel.opened(), place == INTENTS and bool(panel.view.intents)
    if is_list:
        rows: tuple[Row, ...] = (_intent_list(panel),)
    else:
        rows = _home(panel) if opened is None else _group(panel, opened)
    embed = property_embed(game, panel.view, bool(rows), voice)
    at_home = opened is None and not is_list
    return Screen(notice, (embed,), (*rows, _page_buttons(panel, at_home)))


def _page_buttons(panel: _PropertyPanel, at_home: bool) -> tuple[Button, ...]:
    """Return the buttons to the home page, which is always made from the newest state, and to what
    is noted.
    """
    game_id, count = panel.game.record.id, len(panel.view.intents)
    label = panel.voice.say("manage-refresh" if at_home else "manage-back")
    home = Button(label, panel_custom_id(game_id, VERB))
    if not count:
        return (home,)
    noted = Button(
        panel.voice.say("manage-wishes", count=count), panel_custom_id(game_id, VERB, INTENTS.kind)
    )
    return (home, noted)


def _intent_list(panel: _PropertyPanel) -> Select:
    """Return what one has asked for too early, to be taken back."""
    options = []
    for intent in panel.view.intents:
        shown = option(panel.view, intent.action, panel.voice)
        value = write(0, DropIntent(intent.id)).removeprefix("0 ")
        options.append(Option(shown.label, value, emoji=shown.emoji))
    return panel.select("drop", tuple(options))


def _home(panel: _PropertyPanel) -> tuple[Row, ...]:
    rows: list[Row] = []
    for kind in ("build", "sell"):
        offers = panel.offers(kind)
        if len(offers) == 1:
            rows.append(panel.select(kind, _layouts(panel, offers[0])))
        elif offers:
            rows.append(_group_list(panel, kind, offers))
    return (*rows, *_deed_rows(panel))


def _group(panel: _PropertyPanel, opened: GroupOffer) -> tuple[Row, ...]:
    kind = panel.place.kind
    chooser = _group_list(panel, kind, panel.offers(kind))
    return (chooser, panel.select(kind, _layouts(panel, opened), opened.group))


def _layouts(panel: _PropertyPanel, offer: GroupOffer) -> tuple[Option, ...]:
    return tuple(layout_options(panel.view, offer, panel.voice))


def _group_list(panel: _PropertyPanel, kind: str, offers: list[GroupOffer]) -> Select:
    """Return the groups, each with the price of a house and the lots as they stand."""
    return panel.select(kind, tuple(_group_option(panel, kind, offer.group) for offer in offers))


def _group_option(panel: _PropertyPanel, kind: str, group: str) -> Option:
    row = panel.view.rules.groups[group]
    cost = row.house_cost
    price = cost if kind == "build" else sale_value(cost)
    label = panel.voice.say(
        f"manage-group-{kind}", lots=row_name(row, panel.voice.words), price=price
    )
    chosen = group == panel.place.group
    return Option(label, f"open {kind} {group}", emoji=group_emoji(row), default=chosen)


def _deed_rows(panel: _PropertyPanel) -> tuple[Row, ...]:
    """Return mortgages to take and to lift; those just received first, while free of interest."""
    offers = [offer for offer in panel.possible if isinstance(offer, DeedOffer)]
    if any(isinstance(offer, LiftReceivedOffer) for offer in offers):
        offers = [offer for offer in offers if not isinstance(offer, LiftOffer)]
    return tuple(_deed_row(panel, offer) for offer in offers if offer.spaces)


def _deed_row(panel: _PropertyPanel, offer: DeedOffer) -> Select:
    match offer:
        case MortgageOffer(spaces=spaces):
            options = [option(panel.view, Mortgage(s), panel.voice) for s in spaces]
            return _paged(panel, "mortgage", options)
        case LiftOffer(spaces=spaces):
            options = [option(panel.view, Lift(s), panel.voice) for s in spaces]
            return _paged(panel, "lift", options)
        case LiftReceivedOffer(spaces=spaces):
            return _received_list(panel, spaces)


def _paged(panel: _PropertyPanel, kind: str, options: list[Option]) -> Select:
    page = panel.place.page if panel.place.kind == kind else 0
    return panel.select(kind, paged(options, page, panel.voice.words, f"page {kind}"))


def _received_list(panel: _PropertyPanel, spaces: tuple[int, ...]) -> Select:
    """Return a list to choose several deeds from at once, since this is asked only once."""
    decision = panel.view.decision
    assert isinstance(decision, LiftOrHold)
    options = tuple(_received_option(panel, space) for space in spaces)
    custom_id = panel_custom_id(panel.game.record.id, VERB, "pick clear", decision.id)
    return Select(custom_id, panel.voice.say("manage-choose-clear"), options, most=len(options))


def _received_option(panel: _PropertyPanel, space: int) -> Option:
    prop = panel.view.rules.properties[space]
    label = panel.voice.say("effect-lift", lot=panel.voice.space(space), price=prop.mortgage)
    return Option(label, str(space), emoji=group_emoji(panel.view.rules.groups[prop.group]))
