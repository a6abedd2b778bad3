"""Where in the property panel one is, and all that its parts are made from."""

from dataclasses import dataclass

from bot.decisions.business_options import Business
from bot.features.property.presses import DoAtPlace, GoToPlace, PickAtPlace, ShowTab
from bot.language.voice import Voice
from bot.ui.screen import Button, Option, Select, Style
from engine.core.actions import SeatId
from engine.core.offered import BuildOffer, Offer, SellLotsOffer, SellOffer
from engine.host.snapshots import StartedGame
from engine.rules.building.layouts import GroupOffer
from engine.view import View

TABS = ("build", "sell", "mortgage")


@dataclass(frozen=True, slots=True)
class Place:
    """A tab, and in it the group that is open or the page that is shown; a kind of none is the
    tab that is needed most.
    """

    kind: str = ""
    group: str = ""
    page: int = 0

    @property
    def at(self) -> int | str:
        """The group or page, as a press names it."""
        return self.group or self.page


HOME, INTENTS = Place(), Place("wishes")


def place_at(kind: str, at: int | str) -> Place:
    """Return the place of a press: at a page of a tab, or in a group of it."""
    return Place(kind, page=at) if isinstance(at, int) else Place(kind, at)


@dataclass(frozen=True, slots=True)
class PropertyPanel:
    """One player's view of the game, the place that is shown, and the words for it."""

    game: StartedGame
    view: View
    place: Place
    voice: Voice

    @property
    def game_id(self) -> str:
        return self.game.record.id

    @property
    def seat(self) -> SeatId:
        """The seat whose property this is."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def possible(self) -> tuple[Offer, ...]:
        """What may be done at once, and what may be noted."""
        return self.view.offers + self.view.deferrable

    def groups(self, kind: str) -> list[GroupOffer]:
        """Return the groups that may be built on, or sold from."""
        wanted = BuildOffer if kind == "build" else SellOffer | SellLotsOffer
        return [offer for offer in self.possible if isinstance(offer, wanted)]

    def opened(self) -> GroupOffer | None:
        """Return the group that is open, or the only one there is; None where there are several."""
        offers = self.groups(self.place.kind)
        if len(offers) == 1:
            return offers[0]
        return next((offer for offer in offers if offer.group == self.place.group), None)

    def select(self, kind: str, options: tuple[Option, ...], group: str = "") -> Select:
        """Return one choice of a kind. Its custom_id says where in the panel it stands."""
        press = PickAtPlace(self.game_id, kind, group or None)
        return Select(press.custom_id, self.voice.say(f"manage-choose-{kind}"), options)

    def act(self, label: str, action: Business, style: Style) -> Button:
        """Return the button that does something here and shows this place again."""
        press = DoAtPlace(self.game_id, self.place.kind, self.place.at, action)
        return Button(label, press.custom_id, style)

    def tab(self, kind: str) -> Button:
        """Return the button of a tab; the tab that is shown stands out."""
        style: Style = "primary" if kind == self.place.kind else "secondary"
        press = ShowTab(self.game_id, kind)
        return Button(self.voice.say(f"manage-tab-{kind}"), press.custom_id, style)

    def go(self, label: str, place: Place) -> Button:
        """Return the button that shows another place."""
        return Button(label, GoToPlace(self.game_id, place.kind, place.at).custom_id)
