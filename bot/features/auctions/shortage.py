"""A building shortage at the table: what is claimed while the window is open.

Filed claims are in the state; a choice that is still being made is in custom_ids and values.
"""

from bot.decisions.awaiting import awaiting_line
from bot.decisions.business_options import levels_text, option
from bot.features.auctions.presses import PickClaim, SendClaim
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.money import read_amount
from bot.narration.shortage_text import shortage_lines
from bot.presses.shared import ClaimPress, ShowClaim
from bot.render.standings import stock_line
from bot.ui.accents import AUCTIONS
from bot.ui.press import Unreadable, action_of
from bot.ui.press_record import PressRecord
from bot.ui.screen import Embed, ModalScreen, Screen, Select, TextField
from engine.core.actions import Build, FileClaim, Levels
from engine.core.buildings import house_cost, in_single_steps
from engine.core.decisions import ShortageClaim
from engine.core.errors import IllegalAction
from engine.core.offered import BuildOffer, ClaimOffer
from engine.host.snapshots import StartedGame, need_seat
from engine.rules.building.layouts import offered_layouts
from engine.view import View

HANDLERS = Handlers()


@HANDLERS.answers(ShowClaim, PickClaim, SendClaim)
async def claim(context: Context, press: ClaimPress) -> None:
    """Answer a press in the private panel, or what was typed into one of its forms."""
    game = await context.host.started_game(press.game_id)
    need_seat(game, context.user_id)
    need_decision(game.public(), press, ShortageClaim)
    match press:
        case PickClaim() if context.values:
            await _pick(context, press, game)
        case SendClaim(levels=levels):
            await _typed(context, press, game, _known_levels(levels, game))
        case _:
            await context.show(_claim_screen(context, press, game))


def _claim_screen(
    context: Context, press: PressRecord, game: StartedGame, notice: str = ""
) -> Screen:
    """Return all that one could build, and what has been claimed by the others."""
    voice = context.voice(game)
    view = game.seen_by(context.user_id)
    options = [option(view, Build(choice), voice) for choice in _choices(view)]
    by_post = any(isinstance(offer, ClaimOffer) for offer in view.offers)
    how = "shortage-nothing"
    if options:
        how = "shortage-how-post" if by_post else "shortage-how-live"
    lines = [
        awaiting_line(view, voice, game.deadlines),
        *shortage_lines(view, view.decision, voice),
        stock_line(view, voice),
        "",
        voice.say(how),
    ]
    if options and view.rules.building_time == "own-turn" and view.seat != view.mover:
        lines.append(voice.say("shortage-own-turn"))
    embed = Embed(voice.say("shortage-title"), "\n".join(lines), AUCTIONS)
    custom_id = PickClaim(press.game_id, decision=press.decision).custom_id
    rows = (Select(custom_id, voice.say("shortage-choose"), tuple(options)),) if options else ()
    return Screen(notice, (embed,), rows)


def _choices(view: View) -> list[Levels]:
    """Return every even layout that may be claimed."""
    found: list[Levels] = []
    for offer in view.offers:
        if isinstance(offer, ClaimOffer):
            offer = BuildOffer(offer.group, offer.lowest, offer.highest)
        if isinstance(offer, BuildOffer):
            found += offered_layouts(view, offer)
    return found


async def _pick(context: Context, press: PressRecord, game: StartedGame) -> None:
    """Claim what was picked in a live game; by post, ask for the maxima in a form."""
    build = action_of(context.values[0])
    if not isinstance(build, Build):
        raise Unreadable(context.values[0])
    levels = _known_levels(build.levels, game)
    offer = _claim_offer(game.seen_by(context.user_id), levels)
    if offer is None:
        await _submit(context, press, game, Build(levels), levels)
    else:
        await context.form(_maxima_form(context, press, game, levels, offer.most))


def _known_levels(levels: Levels, game: StartedGame) -> Levels:
    """Return a layout if it is one of this board. Raises Unreadable for any other."""
    known = {space for space, _ in levels} & game.position.deeds.keys()
    if not known or len(known) < len(levels):
        raise Unreadable(str(levels))
    if any(not 0 <= level <= game.position.rules.hotel_level for _, level in levels):
        raise Unreadable(str(levels))
    return levels


def _claim_offer(view: View, levels: Levels) -> ClaimOffer | None:
    group = view.rules.properties[levels[0][0]].group
    offers = (offer for offer in view.offers if isinstance(offer, ClaimOffer))
    return next((offer for offer in offers if offer.group == group), None)


def _maxima_form(
    context: Context, press: PressRecord, game: StartedGame, levels: Levels, most: int
) -> ModalScreen:
    voice = context.voice(game)
    lots = in_single_steps(game.position, levels)
    lowest = house_cost(game.position, levels[0][0])
    lots_text = voice.and_list([voice.space(space) for space in lots])
    hint = voice.say(
        "shortage-form-hint", count=len(lots), lots=lots_text, lowest=lowest, highest=most
    )
    field = TextField(
        voice.say("shortage-form-label"), "amount", value=str(lowest), description=hint, most=100
    )
    return ModalScreen(
        voice.say("shortage-form"),
        SendClaim(press.game_id, levels, decision=press.decision).custom_id,
        (field,),
    )


async def _typed(context: Context, press: SendClaim, game: StartedGame, levels: Levels) -> None:
    lots = in_single_steps(game.position, levels)
    sums = _sums(context.fields.get("amount", ""), len(lots))
    if sums is None:
        await context.send_private(context.words.say("shortage-sums", count=len(lots)))
        return
    action = FileClaim(tuple(zip(lots, sums, strict=True)))
    await _submit(context, press, game, action, levels)


def _sums(text: str, count: int) -> list[int] | None:
    """Return one sum for all, or one for each; None for anything else."""
    each = [read_amount(part) for part in text.split()]
    found = [amount for amount in each if amount is not None]
    if len(found) == count == len(each):
        return found
    one = read_amount(text)
    return None if one is None else [one] * count


async def _submit(
    context: Context,
    press: PressRecord,
    game: StartedGame,
    action: Build | FileClaim,
    levels: Levels,
) -> None:
    """File the claim, and say in place of the panel what was claimed, or why it was not."""
    voice = context.voice(game)
    try:
        await context.host.submit(
            press.game_id, context.user_id, press.decision, action, context.key
        )
    except IllegalAction as refused:
        why = voice.say(f"reason-{refused.reason.value}", **refused.facts)
        now = await context.host.started_game(press.game_id)
        await context.show(_claim_screen(context, press, now, why))
        return
    what = levels_text(game.position, levels, voice)
    await context.show(Screen(voice.say("shortage-claimed", what=what)))
