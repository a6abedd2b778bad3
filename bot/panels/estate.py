"""An estate under sealed maxima: all lots in one private panel, a limit over them, one filing."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.context import Context
from bot.language import Words
from bot.panels.lots_draft import LotsDraft, drop_lots, keep_lots, load_lots
from bot.panels.money import read_dollars
from bot.panels.paging import paged
from bot.press import Press, Unreadable, opening, whole
from bot.render.names import Names, group_emoji
from bot.router import Panel
from bot.screen import Button, Embed, ModalScreen, Option, Row, Screen, Select, TextField
from engine.actions import PassBid
from engine.decisions import SealedAuction
from engine.errors import IllegalAction, Reason
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import Playing, need_seat
from engine.offered import LotsOffer
from engine.view import View

VERB = "lots"
COLOUR = 0xC9A227
LONGEST = 12
"""Characters that an amount may have: "$1,234,567" and some blanks."""


@dataclass(frozen=True, slots=True)
class _Desk:
    """The auction as one player sees it, and what that player has put down for it."""

    table: Playing
    view: View
    auction: SealedAuction
    draft: LotsDraft
    names: Names
    words: Words

    @property
    def game(self) -> str:
        return self.table.game.id

    @property
    def offer(self) -> LotsOffer | None:
        """What may still be filed; None once it is, or where the cash forbids it."""
        return next((offer for offer in self.view.offers if isinstance(offer, LotsOffer)), None)

    def opening(self, arguments: str) -> str:
        """The custom_id of something in this panel."""
        return opening(self.game, VERB, arguments, self.auction.id)


async def _desk(context: Context, press: Press) -> _Desk:
    """Raises Refused for who does not play, or when the auction is over."""
    table = await context.host.table(press.game)
    user = context.person.user_id
    need_seat(table, user)
    view = table.seen_by(user)
    auction = view.decision
    if not isinstance(auction, SealedAuction) or auction.id != press.decision:
        raise Refused(Refusal.STALE)
    draft = await load_lots(context.host, press.game, auction.id, user)
    return _Desk(table, view, auction, draft, Names(table.players, table.board), context.words)


async def lots(context: Context, press: Press) -> None:
    """A press in the panel, or what was typed into one of its forms."""
    match press.words:
        case []:
            await _show(context, await _desk(context, press))
        case ["pick"] if context.values:
            await _pick(context, press)
        case ["limit"]:
            await _ask_for_limit(context, press)
        case ["amount", space, page]:
            await _typed_amount(context, press, whole(space), whole(page))
        case ["typedlimit"]:
            await _typed_limit(context, press)
        case ["file", digest]:
            await _file(context, press, digest)
        case ["pass"]:
            user = context.person.user_id
            await context.host.submit(press.game, user, press.decision, PassBid(), context.key)
            await context.show(Screen(context.words.say("lots-passed")))
        case _:
            await context.whisper(context.words.say("press-unknown"))


async def _show(context: Context, desk: _Desk, page: int = 0, notice: str = "") -> None:
    await context.show(lots_screen(desk, page, notice))


async def _pick(context: Context, press: Press) -> None:
    """A page, or a lot, for which a form asks the maximum."""
    desk = await _desk(context, press)
    match context.values[0].split():
        case ["page", page]:
            await _show(context, desk, whole(page))
        case ["lot", space, page]:
            await context.form(_amount_form(desk, whole(space), whole(page)))
        case _:
            await context.whisper(context.words.say("press-unknown"))


def _amount_form(desk: _Desk, space: int, page: int) -> ModalScreen:
    _need_lot(desk, space)
    offer, say = _need_offer(desk), desk.words.say
    lowest = desk.view.first_bid(space)
    hint = say("lots-amount-hint", lowest=lowest, highest=max(lowest, offer.highest))
    known = desk.draft.maxima.get(space)
    return ModalScreen(
        say("lots-amount-title", lot=desk.names.space(space)),
        desk.opening(f"amount {space} {page}"),
        (
            TextField(
                label=say("lots-amount-label"),
                custom_id="amount",
                value=None if known is None else f"${known}",
                description=hint,
                required=False,
                most=LONGEST,
            ),
        ),
    )


def _need_offer(desk: _Desk) -> LotsOffer:
    """Raises IllegalAction, as the rules would, where nothing can be filed any more."""
    if desk.offer is None:
        filed = any(filing.seat == desk.view.seat for filing in desk.auction.filings)
        raise IllegalAction(Reason.ALREADY_FILED if filed else Reason.NOT_IN_AUCTION)
    return desk.offer


def _need_lot(desk: _Desk, space: int) -> None:
    if space not in desk.auction.lots:
        raise Unreadable(f"not for sale: {space}")


async def _typed_amount(context: Context, press: Press, space: int, page: int) -> None:
    desk = await _desk(context, press)
    _need_lot(desk, space)
    offer = _need_offer(desk)
    text = context.fields.get("amount", "").strip()
    amount = read_dollars(text or "0")
    if amount is None:
        await context.whisper(context.words.say("not-dollars"))
    elif amount and (refused := _out_of_range(desk, offer, space, amount)):
        await context.whisper(refused)
    else:
        await _keep(context, desk, desk.draft.with_maximum(space, amount), page)


def _out_of_range(desk: _Desk, offer: LotsOffer, space: int, amount: int) -> str:
    """Why that is no maximum for the lot; nothing where it is one."""
    lowest = dict(offer.lots).get(space)
    if lowest is None:
        return desk.words.say("lots-too-dear", lowest=desk.view.first_bid(space))
    if lowest <= amount <= offer.highest:
        return ""
    return desk.words.say("lots-out-of-range", lowest=lowest, highest=offer.highest)


async def _keep(context: Context, desk: _Desk, draft: LotsDraft, page: int = 0) -> None:
    user = context.person.user_id
    await keep_lots(context.host, desk.game, desk.auction.id, user, draft)
    await _show(context, replace(desk, draft=draft), page)


async def _ask_for_limit(context: Context, press: Press) -> None:
    desk = await _desk(context, press)
    _need_offer(desk)
    say, known = context.words.say, desk.draft.limit
    field = TextField(
        label=say("lots-limit-label"),
        custom_id="limit",
        value=None if known is None else f"${known}",
        description=say("lots-limit-hint"),
        required=False,
        most=LONGEST,
    )
    form = ModalScreen(say("lots-limit-title"), desk.opening("typedlimit"), (field,))
    await context.form(form)


async def _typed_limit(context: Context, press: Press) -> None:
    """Nothing typed, or nothing to spend, is no limit: who wants no lot files no maximum."""
    desk = await _desk(context, press)
    _need_offer(desk)
    limit = read_dollars(context.fields.get("limit", "").strip() or "0")
    if limit is None:
        await context.whisper(context.words.say("not-dollars"))
    else:
        await _keep(context, desk, replace(desk.draft, limit=limit or None))


async def _file(context: Context, press: Press, digest: str) -> None:
    """File what the button named; what has changed since is shown first."""
    desk = await _desk(context, press)
    if digest != desk.draft.digest and desk.offer is not None:
        await _show(context, desk, notice=context.words.say("lots-changed"))
        return
    user, action = context.person.user_id, desk.draft.filing()
    await context.host.submit(press.game, user, press.decision, action, context.key)
    await drop_lots(context.host, press.game, press.decision, user)
    lines = [context.words.say("lots-filed"), *_lines(desk)]
    embed = Embed(context.words.say("lots-title"), "\n".join(lines), COLOUR)
    await context.show(Screen(embeds=(embed,)))


# -- the panel ---------------------------------------------------------------------------------


def lots_screen(desk: _Desk, page: int = 0, notice: str = "") -> Screen:
    """All lots with my maxima; where it is too late to change them, just what I filed."""
    own = next((f for f in desk.auction.filings if f.seat == desk.view.seat), None)
    if own is not None:
        desk = replace(desk, draft=LotsDraft(dict(own.maxima), own.limit))
    offer = desk.offer
    key = "lots-filed" if own else "lots-intro" if offer else "lots-no-cash"
    highest = 0 if offer is None else offer.highest
    lines = [desk.words.say(key, highest=highest), *_lines(desk)]
    rows = () if offer is None else _rows(desk, page)
    return Screen(notice, (Embed(desk.words.say("lots-title"), "\n".join(lines), COLOUR),), rows)


def _lines(desk: _Desk) -> list[str]:
    lines = ["", *(_line(desk, space) for space in desk.auction.lots)]
    if desk.draft.maxima:
        lines += ["", desk.words.say("lots-at-most", price=desk.draft.most)]
    return lines


def _line(desk: _Desk, space: int) -> str:
    most = desk.draft.maxima.get(space)
    key = "lots-line-none" if most is None else "lots-line"
    price = desk.view.rules.properties[space].price
    return desk.words.say(key, lot=desk.names.deed(space), price=price, most=most or 0)


def _rows(desk: _Desk, page: int) -> tuple[Row, ...]:
    options = [_option(desk, space, page) for space in desk.auction.lots]
    shown = paged(options, page, desk.words, "page")
    choose = Select(desk.opening("pick"), desk.words.say("lots-choose"), shown)
    return (choose, (_file_button(desk), _limit_button(desk)))


def _option(desk: _Desk, space: int, page: int) -> Option:
    most = desk.draft.maxima.get(space)
    key = "lots-option-none" if most is None else "lots-option"
    prop = desk.view.rules.properties[space]
    label = desk.words.say(key, lot=desk.names.space(space), price=prop.price, most=most or 0)
    return Option(
        label, f"lot {space} {page}", emoji=group_emoji(desk.view.rules.groups[prop.group])
    )


def _file_button(desk: _Desk) -> Button:
    draft = desk.draft
    if not draft.maxima:
        return Button(desk.words.say("lots-pass"), desk.opening("pass"))
    label = desk.words.say("lots-file", count=len(draft.maxima), price=draft.most)
    return Button(label, desk.opening(f"file {draft.digest}"), "success")


def _limit_button(desk: _Desk) -> Button:
    limit = desk.draft.limit
    key = "lots-limit-none" if limit is None else "lots-limit"
    return Button(desk.words.say(key, price=limit or 0), desk.opening("limit"))


PANELS: Mapping[str, Panel] = {VERB: lots}
"""What answers a press, by its verb."""
