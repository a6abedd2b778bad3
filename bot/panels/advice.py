"""/monopoly advise: the best choices of the person who asks, in private, each with its press."""

from dataclasses import replace

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.panels.advice_choices import (
    PRESSED,
    choice_button,
    choice_title,
)
from bot.panels.auctions.estate import show_lots
from bot.panels.auctions.lots_draft import LotsDraft, change_lots
from bot.panels.auctions.outcome import note_panel
from bot.panels.common.checks import need_decision
from bot.panels.trade.builder import show_builder
from bot.panels.trade.draft import is_bare, load_draft, start_draft
from bot.presses.table import Advise, BorrowAsAdvised, DoAsAdvised, FillInMaxima, OpenAdvisedOffer
from bot.render.advice import chances_said, choice_texts
from bot.render.voice import Voice
from bot.screens.panel_screen import Divider, PanelScreen, Part
from bot.screens.press import Unreadable
from bot.screens.screen import Button
from engine.core.actions import FileMaxima, GiveUp, OfferTrade
from engine.core.decisions import SealedAuction
from engine.host.background import in_background
from engine.host.people.advising import may_advise, need_advice
from engine.host.people.purchases import borrow_and_build, purchase_plan
from engine.host.snapshots import StartedGame, need_seat
from engine.players.advice import Advice, advice
from engine.players.judge.judging import fitted_judge

COLOUR = 0x3B82C4
HOPELESS = 0.01
"""The chance to win below which a player against computers is told how to give up."""

PANELS = Panels()


async def show_advice(context: Context, game_id: str) -> None:
    """Show a player what to do now. Raises Refused where that is not allowed, and LimitReached."""
    with context.hold_place("lookups"):
        game = await context.host.started_game(game_id)
        await need_advice(context.host, game, context.person.user_id)
        await context.show(await _screen(context, game))


async def _screen(context: Context, game: StartedGame) -> PanelScreen:
    voice, found = context.voice(game), await _found(context, game)
    again = Button(voice.say("advice-again"), Advise(game.record.id).custom_id, emoji="🔄")
    title = f"### {voice.say('advice-title')}"
    if not found:
        return PanelScreen((title, voice.say("advice-nothing"), (again,)), COLOUR)
    texts, buttons = _choices(game, found, voice)
    now = voice.say("advice-now", chance=chances_said(found, voice.words)[0][0])
    told = (*texts, *_way_out(context, game, found, voice), voice.say("advice-footer"))
    return PanelScreen((title, now, Divider(), *told, tuple(buttons), (again,)), COLOUR)


def _way_out(
    context: Context, game: StartedGame, found: tuple[Advice, ...], voice: Voice
) -> tuple[str, ...]:
    """Return how to give up, and what comes then, to a player with next to no chance against
    computers alone; nothing where giving up is one of the choices.
    """
    seat = need_seat(game, context.person.user_id)
    is_named = any(isinstance(it.action, GiveUp) for it in found)
    if found[0].before >= HOPELESS or is_named or not game.is_against_computers(seat):
        return ()
    goes_on = game.goes_on_without_people
    return (voice.say("advice-resign-goes-on" if goes_on else "advice-resign-ends"),)


async def _found(context: Context, game: StartedGame) -> tuple[Advice, ...]:
    view, plan = game.seen_by(context.person.user_id), purchase_plan(game)
    # A trade may take a tenth of a second to find: others' presses do not wait for it.
    return await in_background(lambda: advice(fitted_judge(), view, game.computers, plan))


def _choices(
    game: StartedGame, found: tuple[Advice, ...], voice: Voice
) -> tuple[list[Part], list[Button]]:
    """Return the choices in words, and a button for each that a single press does elsewhere."""
    titles, buttons = list[str](), list[Button]()
    for number, one in enumerate(found, 1):
        titles.append(choice_title(one.action, game, voice, one.loan))
        button = choice_button(one.action, number, game, voice, one.loan)
        buttons += [] if button is None else [button]
    return list(choice_texts(titles, found, game.public(), voice)), buttons


@PANELS.answers(Advise)
async def _ask_again(context: Context, press: Advise) -> None:
    await show_advice(context, press.game_id)


@PANELS.answers(DoAsAdvised)
async def _carry_out(context: Context, press: DoAsAdvised) -> None:
    """Carry a choice out as the table's own button would, and show what is best after it."""
    user, action = context.person.user_id, press.action
    if not isinstance(action, PRESSED):
        raise Unreadable(press.custom_id)
    game = await context.host.submit(press.game_id, user, press.decision, action, context.key)
    await _show_next(context, game)


@PANELS.answers(BorrowAsAdvised)
async def _borrow(context: Context, press: BorrowAsAdvised) -> None:
    """Mortgage and build at once, and show what is best after it."""
    host, user = context.host, context.person.user_id
    game = await borrow_and_build(
        host, press.game_id, user, press.decision, press.loan, context.key
    )
    await _show_next(context, game)


async def _show_next(context: Context, game: StartedGame) -> None:
    """Show what is best after a choice, if the person may still ask for it."""
    if await may_advise(context.host, game, context.person.user_id):
        await context.show(await _screen(context, game))
    else:
        await context.send_private(context.words.say("advice-done"))
    await context.flush(game.record.id)


@PANELS.answers(OpenAdvisedOffer)
async def _open_offer(context: Context, press: OpenAdvisedOffer) -> None:
    """Open the builder with an offer; another draft that has been begun goes on instead."""
    user, offer = context.person.user_id, press.offer
    if not isinstance(offer, OfferTrade):
        raise Unreadable(press.custom_id)
    existing = await load_draft(context.host, press.game_id, user)
    if existing is not None and not is_bare(existing.offer) and existing.offer != offer:
        await show_builder(context, existing, note=context.words.say("trade-draft-other"))
        return
    await show_builder(context, await start_draft(context, press.game_id, offer))


@PANELS.answers(FillInMaxima)
async def _open_maxima(context: Context, press: FillInMaxima) -> None:
    """Open the panel of several lots with the advised maxima; own ones that were begun stay, and so
    does an own limit.
    """
    user, host = context.person.user_id, context.host
    with context.hold_place("lookups"):
        game = await host.started_game(press.game_id)
        await need_advice(host, game, user)
        need_decision(game.public(), press, SealedAuction)
        found = await _found(context, game)
    advised = next((_draft(it.action) for it in found if isinstance(it.action, FileMaxima)), None)

    def filled(draft: LotsDraft) -> LotsDraft:
        if draft.maxima or advised is None:
            return draft
        limits = [it.limit for it in (draft, advised) if it.limit is not None]
        return replace(advised, limit=min(limits, default=None))

    draft = await change_lots(host, press.game_id, press.decision, user, filled)
    is_own = advised is not None and draft.maxima != advised.maxima
    await show_lots(context, press, context.words.say("advice-own-maxima") if is_own else "")
    await note_panel(context, press.game_id, press.decision)


def _draft(filing: FileMaxima) -> LotsDraft:
    """Return what is filed as a draft, whose limit counts only below the sum of its maxima."""
    draft = LotsDraft(dict(filing.maxima))
    return draft if filing.limit >= draft.most else replace(draft, limit=filing.limit)
