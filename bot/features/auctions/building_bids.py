"""Bids for the Bank's last buildings: each names the lot that the building goes on."""

from bot.decisions.bid_rows import building_offers
from bot.features.auctions.presses import ChooseBuildingLot, SendBuildingBid
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.money import read_amount, refused_amount
from bot.presses.shared import BidForBuildings
from bot.ui.press import Unreadable, read_int
from bot.ui.press_record import PressRecord
from bot.ui.screen import ModalScreen, Option, Screen, Select, TextField
from engine.core.actions import BidForBuilding
from engine.core.decisions import ShortageAuction
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


async def _needed_game(context: Context, press: PressRecord) -> StartedGame:
    """Return the game in which the person may bid. Raises Refused."""
    game = await context.host.started_game(press.game_id)
    need_seat(game, context.user_id)
    need_decision(game.public(), press, ShortageAuction)
    return game


@HANDLERS.answers(ChooseBuildingLot)
async def _choose(context: Context, press: ChooseBuildingLot) -> None:
    game = await _needed_game(context, press)
    space = read_int("".join(context.values))
    await context.form(_bid_form(context, press, game, space))


@HANDLERS.answers(BidForBuildings)
async def _choose_lot(context: Context, press: BidForBuildings) -> None:
    """A form at once where there is but one lot to bid for."""
    game = await _needed_game(context, press)
    bids = building_offers(game.seen_by(context.user_id))
    voice = context.voice(game)
    if not bids:
        await context.send_private(voice.say("reason-not-claimed"))
        return
    if len(bids) == 1:
        await context.form(_bid_form(context, press, game, bids[0].space))
        return
    options = tuple(
        Option(
            voice.say("shortage-lot", lot=voice.space(offer.space), price=offer.lowest),
            str(offer.space),
        )
        for offer in bids
    )
    custom_id = ChooseBuildingLot(press.game_id, decision=press.decision).custom_id
    select = Select(custom_id, voice.say("shortage-choose-lot"), options)
    await context.show(Screen(voice.say("shortage-choose-lot"), rows=(select,)))


def _bid_form(context: Context, press: PressRecord, game: StartedGame, space: int) -> ModalScreen:
    voice = context.voice(game)
    bids = building_offers(game.seen_by(context.user_id))
    offer = next((offer for offer in bids if offer.space == space), None)
    if offer is None:
        raise Unreadable(f"not to bid for: {space}")
    hint = voice.say("shortage-bid-hint", lowest=offer.lowest, highest=offer.highest)
    field = TextField(
        voice.say("bid-form-label"),
        "amount",
        placeholder=voice.money(120),
        description=hint,
        most=9,
    )
    return ModalScreen(
        voice.say("shortage-bid-form", lot=voice.space(space)),
        SendBuildingBid(press.game_id, space, decision=press.decision).custom_id,
        (field,),
    )


@HANDLERS.answers(SendBuildingBid)
async def _typed_bid(context: Context, press: SendBuildingBid) -> None:
    await _needed_game(context, press)
    typed = context.fields.get("amount", "")
    amount = read_amount(typed)
    if amount is None:
        await context.send_private(refused_amount(context.words, typed))
        return
    action = BidForBuilding(press.space, amount)
    await context.host.submit(press.game_id, context.user_id, press.decision, action, context.key)
    await context.flush(press.game_id)
