"""An estate under sealed maxima: all lots in one private panel, a limit over them, one filing."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.auctions.lots_draft import LotsDraft, drop_lots, keep_lots, load_lots
from bot.panels.common.checks import need_decision
from bot.panels.common.money import read_dollars
from bot.panels.common.paging import paged
from bot.render.lots import lot_emoji, lot_label, lot_mark, mortgage_lines, printed_price
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id, read_int
from bot.screens.screen import Button, Embed, ModalScreen, Option, Row, Screen, Select, TextField
from engine.actions import PassBid
from engine.decisions import SealedAuction
from engine.errors import IllegalAction, Reason
from engine.host.snapshots import StartedGame, need_seat
from engine.lots import Lot
from engine.offered import LotsOffer
from engine.view import View

VERB = "lots"
COLOUR = 0xC9A227
MAX_DIGITS = 12
"""Characters that an amount may have: "$1,234,567" and some blanks."""


@dataclass(frozen=True, slots=True)
class _Desk:
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

    def panel_custom_id(self, arguments: str) -> str:
        """Return the custom_id of something in this panel."""
        return panel_custom_id(self.game_id, VERB, arguments, self.auction.id)


async def _desk(context: Context, press: Press) -> _Desk:
    """Raises Refused for who does not play, or when the auction is over."""
    game = await context.host.started_game(press.game_id)
    user = context.person.user_id
    need_seat(game, user)
    view = game.seen_by(user)
    auction = need_decision(view, press, SealedAuction)
    draft = await load_lots(context.host, press.game_id, auction.id, user)
    return _Desk(game, view, auction, draft, context.voice(game))


async def lots(context: Context, press: Press) -> None:
    """Answer a press in the panel, or what was typed into one of its forms."""
    match press.words:
        case []:
            await _show(context, await _desk(context, press))
        case ["pick"] if context.values:
            await _pick(context, press)
        case ["limit"]:
            await _ask_for_limit(context, press)
        case ["amount", lot, page]:
            await _typed_amount(context, press, _lot(lot), read_int(page))
        case ["typedlimit"]:
            await _typed_limit(context, press)
        case ["file", digest]:
            await _file(context, press, digest)
        case ["pass"]:
            user = context.person.user_id
            await context.host.submit(press.game_id, user, press.decision, PassBid(), context.key)
            await context.show(Screen(context.words.say("lots-passed")))
        case _:
            raise Unreadable(press.arguments)


async def _show(context: Context, desk: _Desk, page: int = 0, notice: str = "") -> None:
    await context.show(lots_screen(desk, page, notice))


async def _pick(context: Context, press: Press) -> None:
    """A page, or a lot, for which a form asks the maximum."""
    desk = await _desk(context, press)
    match context.values[0].split():
        case ["page", page]:
            await _show(context, desk, read_int(page))
        case ["lot", lot, page]:
            await context.form(_amount_form(desk, _lot(lot), read_int(page)))
        case _:
            raise Unreadable(context.values[0])


def _lot(text: str) -> Lot:
    """Return a lot in the arguments of a press; `_need_lot` says whether it is for sale."""
    return read_int(text) if text[:1].isdigit() else text


def _amount_form(desk: _Desk, lot: Lot, page: int) -> ModalScreen:
    _need_lot(desk, lot)
    offer, say = _need_offer(desk), desk.voice.say
    lowest = desk.view.first_bid(lot)
    hint = say("lots-amount-hint", lowest=lowest, highest=max(lowest, offer.highest))
    known = desk.draft.maxima.get(lot)
    return ModalScreen(
        say("lots-amount-title", lot=lot_label(lot, desk.voice)),
        desk.panel_custom_id(f"amount {lot} {page}"),
        (
            TextField(
                label=say("lots-amount-label"),
                custom_id="amount",
                value=None if known is None else str(known),
                description=hint,
                required=False,
                most=MAX_DIGITS,
            ),
        ),
    )


def _need_offer(desk: _Desk) -> LotsOffer:
    """Raises IllegalAction, as the rules would, where nothing can be filed any more."""
    if desk.offer is None:
        filed = any(filing.seat == desk.view.seat for filing in desk.auction.filings)
        raise IllegalAction(Reason.ALREADY_FILED if filed else Reason.NOT_IN_AUCTION)
    return desk.offer


def _need_lot(desk: _Desk, lot: Lot) -> None:
    if lot not in desk.auction.lots:
        raise Unreadable(f"not for sale: {lot}")


async def _typed_amount(context: Context, press: Press, lot: Lot, page: int) -> None:
    desk = await _desk(context, press)
    _need_lot(desk, lot)
    offer = _need_offer(desk)
    text = context.fields.get("amount", "").strip()
    amount = read_dollars(text or "0")
    if amount is None:
        await context.send_private(context.words.say("not-dollars"))
    elif amount and (refused := _out_of_range(desk, offer, lot, amount)):
        await context.send_private(refused)
    else:
        await _keep(context, desk, desk.draft.with_maximum(lot, amount), page)


def _out_of_range(desk: _Desk, offer: LotsOffer, lot: Lot, amount: int) -> str:
    """Return why that is no maximum for the lot; nothing where it is one."""
    lowest = dict(offer.lots).get(lot)
    if lowest is None:
        return desk.voice.say("lots-too-dear", lowest=desk.view.first_bid(lot))
    if lowest <= amount <= offer.highest:
        return ""
    return desk.voice.say("lots-out-of-range", lowest=lowest, highest=offer.highest)


async def _keep(context: Context, desk: _Desk, draft: LotsDraft, page: int = 0) -> None:
    user = context.person.user_id
    await keep_lots(context.host, desk.game_id, desk.auction.id, user, draft)
    await _show(context, replace(desk, draft=draft), page)


async def _ask_for_limit(context: Context, press: Press) -> None:
    desk = await _desk(context, press)
    _need_offer(desk)
    say, known = context.words.say, desk.draft.limit
    field = TextField(
        label=say("lots-limit-label"),
        custom_id="limit",
        value=None if known is None else str(known),
        description=say("lots-limit-hint"),
        required=False,
        most=MAX_DIGITS,
    )
    form = ModalScreen(say("lots-limit-title"), desk.panel_custom_id("typedlimit"), (field,))
    await context.form(form)


async def _typed_limit(context: Context, press: Press) -> None:
    """Nothing typed, or nothing to spend, is no limit: who wants no lot files no maximum."""
    desk = await _desk(context, press)
    _need_offer(desk)
    limit = read_dollars(context.fields.get("limit", "").strip() or "0")
    if limit is None:
        await context.send_private(context.words.say("not-dollars"))
    else:
        await _keep(context, desk, replace(desk.draft, limit=limit or None))


async def _file(context: Context, press: Press, digest: str) -> None:
    """File what the button named; what has changed since is shown first."""
    desk = await _desk(context, press)
    if digest != desk.draft.digest and desk.offer is not None:
        await _show(context, desk, notice=context.words.say("lots-changed"))
        return
    user, action = context.person.user_id, desk.draft.filing()
    await context.host.submit(press.game_id, user, press.decision, action, context.key)
    await drop_lots(context.host, press.game_id, press.decision, user)
    lines = [context.words.say("lots-filed"), *_lines(desk)]
    embed = Embed(context.words.say("lots-title"), "\n".join(lines), COLOUR)
    await context.show(Screen(embeds=(embed,)))


# -- the panel ---------------------------------------------------------------------------------


def lots_screen(desk: _Desk, page: int = 0, notice: str = "") -> Screen:
    """Return all lots with my maxima; where it is too late to change them, just what I filed."""
    own = next((f for f in desk.auction.filings if f.seat == desk.view.seat), None)
    if own is not None:
        desk = replace(desk, draft=LotsDraft(dict(own.maxima), own.limit))
    offer = desk.offer
    key = "lots-filed" if own else "lots-intro" if offer else "lots-no-cash"
    highest = 0 if offer is None else offer.highest
    lines = [desk.voice.say(key, highest=highest), *_lines(desk)]
    rows = () if offer is None else _rows(desk, page)
    return Screen(notice, (Embed(desk.voice.say("lots-title"), "\n".join(lines), COLOUR),), rows)


def _lines(desk: _Desk) -> list[str]:
    lots = desk.auction.lots
    lines = ["", *(_line(desk, lot) for lot in lots)]
    lines += mortgage_lines(lots, desk.view, desk.voice)
    if desk.draft.maxima:
        lines += ["", desk.voice.say("lots-at-most", price=desk.draft.most)]
    return lines


def _line(desk: _Desk, lot: Lot) -> str:
    most = desk.draft.maxima.get(lot)
    key = "lots-line-none" if most is None else "lots-line"
    price = printed_price(desk.view, lot)
    lot_text = lot_mark(lot, desk.voice)
    return desk.voice.say(key, lot=lot_text, price=price, most=most or 0)


def _rows(desk: _Desk, page: int) -> tuple[Row, ...]:
    options = [_option(desk, lot, page) for lot in desk.auction.lots]
    shown = paged(options, page, desk.voice.words, "page")
    choose = Select(desk.panel_custom_id("pick"), desk.voice.say("lots-choose"), shown)
    return (choose, (_file_button(desk), _limit_button(desk)))


def _option(desk: _Desk, lot: Lot, page: int) -> Option:
    most = desk.draft.maxima.get(lot)
    key = "lots-option-none" if most is None else "lots-option"
    voice = desk.voice
    lot_text = lot_label(lot, voice) if isinstance(lot, str) else voice.lettered(lot)
    label = voice.say(key, lot=lot_text, price=printed_price(desk.view, lot), most=most or 0)
    return Option(label, f"lot {lot} {page}", emoji=lot_emoji(lot, desk.view))


def _file_button(desk: _Desk) -> Button:
    draft = desk.draft
    if not draft.maxima:
        return Button(desk.voice.say("lots-pass"), desk.panel_custom_id("pass"))
    label = desk.voice.say("lots-file", count=len(draft.maxima), price=draft.most)
    return Button(label, desk.panel_custom_id(f"file {draft.digest}"), "success")


def _limit_button(desk: _Desk) -> Button:
    limit = desk.draft.limit
    key = "lots-limit-none" if limit is None else "lots-limit"
    return Button(desk.voice.say(key, price=limit or 0), desk.panel_custom_id("limit"))


PANELS: Mapping[str, Panel] = {VERB: lots}
"""What answers a press, by its verb."""
