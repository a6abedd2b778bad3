"""The private panel of several lots under sealed maxima: what it shows, and its buttons."""

from dataclasses import dataclass, replace

from bot.features.auctions.lots_draft import LotsDraft
from bot.features.auctions.presses import FileLots, OpenLimit, PassLots, PickLot
from bot.language.lots import lot_emoji, lot_label, lot_mark, mortgage_lines, printed_price
from bot.language.voice import Voice
from bot.ui.accents import AUCTIONS
from bot.ui.paging import paged
from bot.ui.screen import Button, Embed, Option, Row, Screen, Select
from engine.core.decisions import SealedAuction
from engine.core.lots import Lot
from engine.core.offered import LotsOffer
from engine.host.snapshots import StartedGame
from engine.view import View


@dataclass(frozen=True, slots=True)
class EstatePanel:
    """The auction as one player sees it, and what that player has put down for it."""

    game: StartedGame
    view: View
    auction: SealedAuction
    draft: LotsDraft
    voice: Voice

    @property
    def game_id(self) -> str:
        return self.game.record.id

    @property
    def offer(self) -> LotsOffer | None:
        """What may still be filed; None once it is, or where the cash forbids it."""
        return next((offer for offer in self.view.offers if isinstance(offer, LotsOffer)), None)

    @property
    def has_filed(self) -> bool:
        """Whether the player has filed maxima, or has passed."""
        return any(filing.seat == self.view.seat for filing in self.auction.filings)


def lots_screen(panel: EstatePanel, page: int = 0, notice: str = "") -> Screen:
    """Return all lots with my maxima; where it is too late to change them, just what I filed."""
    own = next((f for f in panel.auction.filings if f.seat == panel.view.seat), None)
    if own is not None:
        panel = replace(panel, draft=LotsDraft(dict(own.maxima), own.limit))
    offer = panel.offer
    key = "lots-filed" if own else "lots-intro" if offer else "lots-no-cash"
    highest = 0 if offer is None else offer.highest
    lines = [panel.voice.say(key, highest=highest), *lot_lines(panel)]
    rows = () if offer is None else _rows(panel, page)
    return Screen(notice, (Embed(panel.voice.say("lots-title"), "\n".join(lines), AUCTIONS),), rows)


def lot_lines(panel: EstatePanel) -> list[str]:
    """Return each lot with its maximum, and what all may cost together."""
    lots = panel.auction.lots
    lines = ["", *(_line(panel, lot) for lot in lots)]
    lines += mortgage_lines(lots, panel.view, panel.voice)
    if panel.draft.maxima:
        lines += ["", panel.voice.say("lots-at-most", price=panel.draft.most)]
    return lines


def _line(panel: EstatePanel, lot: Lot) -> str:
    most = panel.draft.maxima.get(lot)
    key = "lots-line-none" if most is None else "lots-line"
    price = printed_price(panel.view, lot)
    lot_text = lot_mark(lot, panel.voice)
    return panel.voice.say(key, lot=lot_text, price=price, most=most or 0)


def _rows(panel: EstatePanel, page: int) -> tuple[Row, ...]:
    options = [_option(panel, lot, page) for lot in panel.auction.lots]
    shown = paged(options, page, panel.voice.words)
    choose = Select(
        PickLot(panel.game_id, decision=panel.auction.id).custom_id,
        panel.voice.say("lots-choose"),
        shown,
    )
    return (choose, (_file_button(panel), _limit_button(panel)))


def _option(panel: EstatePanel, lot: Lot, page: int) -> Option:
    most = panel.draft.maxima.get(lot)
    key = "lots-option-none" if most is None else "lots-option"
    voice = panel.voice
    price = printed_price(panel.view, lot)
    label = voice.say(key, lot=lot_label(lot, voice), price=price, most=most or 0)
    return Option(label, f"lot {lot} {page}", emoji=lot_emoji(lot, panel.view))


def _file_button(panel: EstatePanel) -> Button:
    draft = panel.draft
    if not draft.maxima:
        at = PassLots(panel.game_id, decision=panel.auction.id).custom_id
        return Button(panel.voice.say("lots-pass"), at)
    label = panel.voice.say("lots-file", count=len(draft.maxima), price=draft.most)
    at = FileLots(panel.game_id, draft.digest, decision=panel.auction.id).custom_id
    return Button(label, at, "success")


def _limit_button(panel: EstatePanel) -> Button:
    limit = panel.draft.limit
    key = "lots-limit-none" if limit is None else "lots-limit"
    at = OpenLimit(panel.game_id, decision=panel.auction.id).custom_id
    return Button(panel.voice.say(key, price=limit or 0), at)
