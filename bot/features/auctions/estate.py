"""An estate under sealed maxima: all lots in one private panel, a limit over them, one filing."""

from collections.abc import Callable
from dataclasses import replace

from bot.features.auctions.auction_outcome import ended_text, is_on, note_panel
from bot.features.auctions.estate_screen import EstatePanel, lot_lines, lots_screen
from bot.features.auctions.lots_draft import LotsDraft, change_lots, drop_lots, load_lots
from bot.features.auctions.presses import (
    FileLots,
    OpenLimit,
    PassLots,
    PickLot,
    SendLimit,
    SendLotAmount,
)
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.lots import lot_label
from bot.language.money import read_amount, refused_amount
from bot.presses.shared import EstatePress, ShowLots
from bot.ui.accents import AUCTIONS
from bot.ui.press import Unreadable, read_int
from bot.ui.press_record import PressRecord
from bot.ui.refused_form import warning
from bot.ui.screen import Embed, ModalScreen, Screen, TextField
from engine.core.actions import PassBid
from engine.core.decisions import SealedAuction
from engine.core.errors import IllegalAction, Reason
from engine.core.lots import Lot
from engine.core.offered import LotsOffer
from engine.host.snapshots import need_seat

MAX_DIGITS = 12
"""Characters that an amount may have: "$1,234,567" and some blanks."""

HANDLERS = Handlers()


async def _panel(context: Context, press: PressRecord) -> EstatePanel:
    """Return the panel of a sealed auction with what its person has chosen.

    Raises Refused for a person who does not play, or when the auction is over.
    """
    game = await context.host.started_game(press.game_id)
    need_seat(game, context.user_id)
    view = game.seen_by(context.user_id)
    auction = need_decision(view, press, SealedAuction)
    draft = await load_lots(context.host, press.game_id, auction.id, context.user_id)
    return EstatePanel(game, view, auction, draft, context.voice(game))


@HANDLERS.answers(ShowLots, PickLot, OpenLimit, SendLotAmount, SendLimit, FileLots, PassLots)
async def lots(context: Context, press: EstatePress) -> None:
    """Answer a press in the panel, or what was typed into one of its forms.

    A panel that has outlived its auction says how that ended.
    """
    game = await context.host.started_game(press.game_id)
    if not is_on(game, press.decision):
        await context.show(Screen(await ended_text(context, press, game)))
        return
    panel = await _panel(context, press)
    if panel.offer is None and not panel.has_filed and not isinstance(press, PassLots):
        await _show(context, panel)  # The cash that an older panel speaks of is gone.
    else:
        await _answer(context, press)
    await note_panel(context, press.game_id, press.decision)


async def _answer(context: Context, press: EstatePress) -> None:
    match press:
        case PickLot() if context.values:
            await _pick(context, press)
        case OpenLimit():
            await _ask_for_limit(context, press)
        case SendLotAmount():
            await _typed_amount(context, press)
        case SendLimit():
            await _typed_limit(context, press)
        case FileLots():
            await _file(context, press)
        case PassLots():
            await _pass(context, press)
        case _:
            await show_lots(context, press)


async def _pass(context: Context, press: PressRecord) -> None:
    await context.host.submit(
        press.game_id, context.user_id, press.decision, PassBid(), context.key
    )
    await drop_lots(context.host, press.game_id, press.decision, context.user_id)
    await context.show(Screen(context.words.say("lots-passed")))


async def show_lots(context: Context, press: PressRecord, notice: str = "") -> None:
    """Show the panel as its person has left it. Raises Refused where the auction is over."""
    await _show(context, await _panel(context, press), notice=notice)


async def _show(context: Context, panel: EstatePanel, page: int = 0, notice: str = "") -> None:
    await context.show(lots_screen(panel, page, notice))


async def _pick(context: Context, press: PressRecord) -> None:
    """A page, or a lot, for which a form asks the maximum."""
    panel = await _panel(context, press)
    match context.values[0].split():
        case ["page", page]:
            await _show(context, panel, read_int(page))
        case ["lot", lot, page]:
            await context.form(_amount_form(panel, _lot(lot), read_int(page)))
        case _:
            raise Unreadable(context.values[0])


def _lot(text: str) -> Lot:
    """Return a lot in the arguments of a press; `_need_lot` says whether it is for sale."""
    return read_int(text) if text[:1].isdigit() else text


def _amount_form(panel: EstatePanel, lot: Lot, page: int) -> ModalScreen:
    _need_lot(panel, lot)
    offer, say = _need_offer(panel), panel.voice.say
    lowest = panel.view.first_bid(lot)
    hint = say("lots-amount-hint", lowest=lowest, highest=max(lowest, offer.highest))
    known = panel.draft.maxima.get(lot)
    return ModalScreen(
        lot_label(lot, panel.voice),
        SendLotAmount(panel.game_id, lot, page, decision=panel.auction.id).custom_id,
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


def _need_offer(panel: EstatePanel) -> LotsOffer:
    """Raises IllegalAction, as the rules would, where all is filed already."""
    if panel.offer is None:
        raise IllegalAction(Reason.ALREADY_FILED)
    return panel.offer


def _need_lot(panel: EstatePanel, lot: Lot) -> None:
    if lot not in panel.auction.lots:
        raise Unreadable(f"not for sale: {lot}")


async def _typed_amount(context: Context, press: SendLotAmount) -> None:
    panel, lot, page = await _panel(context, press), press.lot, press.page
    _need_lot(panel, lot)
    offer = _need_offer(panel)
    text = context.fields.get("amount", "").strip()
    amount = read_amount(text or "0")
    if amount is None:
        await _refuse(context, panel, refused_amount(context.words, text), page)
    elif amount and (refused := _out_of_range(panel, offer, lot, amount)):
        await _refuse(context, panel, refused, page)
    else:
        await _change(context, panel, lambda draft: draft.with_maximum(lot, amount), page)


async def _refuse(context: Context, panel: EstatePanel, why: str, page: int = 0) -> None:
    """Show the panel as it was, below why nothing was changed."""
    await _show(context, panel, page, warning(context.words, why))


def _out_of_range(panel: EstatePanel, offer: LotsOffer, lot: Lot, amount: int) -> str:
    """Return why an amount is no maximum for the lot; an empty string where it is one."""
    lowest = dict(offer.lots).get(lot)
    if lowest is None:
        return panel.voice.say("lots-too-dear", lowest=panel.view.first_bid(lot))
    if lowest <= amount <= offer.highest:
        return ""
    return panel.voice.say("lots-out-of-range", lowest=lowest, highest=offer.highest)


async def _change(
    context: Context,
    panel: EstatePanel,
    change: Callable[[LotsDraft], LotsDraft],
    page: int = 0,
) -> None:
    draft = await change_lots(
        context.host, panel.game_id, panel.auction.id, context.user_id, change
    )
    await _show(context, replace(panel, draft=draft), page)


async def _ask_for_limit(context: Context, press: PressRecord) -> None:
    panel = await _panel(context, press)
    _need_offer(panel)
    say, known = context.words.say, panel.draft.limit
    field = TextField(
        label=say("lots-limit-label"),
        custom_id="limit",
        value=None if known is None else str(known),
        description=say("lots-limit-hint"),
        required=False,
        most=MAX_DIGITS,
    )
    at = SendLimit(panel.game_id, decision=panel.auction.id).custom_id
    form = ModalScreen(say("lots-limit-title"), at, (field,))
    await context.form(form)


async def _typed_limit(context: Context, press: PressRecord) -> None:
    """Nothing typed, or nothing to spend, is no limit: who wants no lot files no maximum."""
    panel = await _panel(context, press)
    _need_offer(panel)
    typed = context.fields.get("limit", "").strip() or "0"
    limit = read_amount(typed)
    if limit is None:
        await _refuse(context, panel, refused_amount(context.words, typed))
    else:
        await _change(context, panel, lambda draft: replace(draft, limit=limit or None))


async def _file(context: Context, press: FileLots) -> None:
    """File what the button named; what has changed since is shown first."""
    panel = await _panel(context, press)
    if press.digest != panel.draft.digest and panel.offer is not None:
        await _show(context, panel, notice=context.words.say("lots-changed"))
        return
    action = panel.draft.filing()
    await context.host.submit(press.game_id, context.user_id, press.decision, action, context.key)
    await drop_lots(context.host, press.game_id, press.decision, context.user_id)
    lines = [context.words.say("lots-filed"), *lot_lines(panel)]
    embed = Embed(context.words.say("lots-title"), "\n".join(lines), AUCTIONS)
    await context.show(Screen(embeds=(embed,)))
