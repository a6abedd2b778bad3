"""Presses in the private builder of a trade: choose, type an amount, send, discard."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.features.trade.builder_screen import BuilderNotes, builder_screen, cash_form, page_of
from bot.features.trade.draft import (
    TradeDraft,
    change_draft,
    is_open,
    load_draft,
    with_cash,
    with_choice,
    without_stale,
)
from bot.features.trade.draft_checks import obstacles
from bot.features.trade.presses import (
    Choose,
    DraftPress,
    Drop,
    OpenCash,
    Pages,
    Prune,
    Send,
    SendCash,
    SendSurely,
    Toggle,
    TurnPage,
)
from bot.features.trade.sent import send, was_sent
from bot.features.trade.trade_chances import chances_of_draft, is_gain, show_same_chances
from bot.features.trade.trade_lines import deal_of_draft
from bot.features.trade.worth import draft_mark, is_unequal, question
from bot.interactions.context import Context
from bot.interactions.router import Handler
from bot.language.money import read_amount, refused_amount
from bot.language.voice import Voice
from bot.ui.press_record import PressRecord
from bot.ui.refused_form import warning
from bot.ui.screen import Button, Screen
from engine.rules.trade.exchange import as_trade

SIDES = ("give", "take")
"""The fields of a form for cash."""


async def show_builder(
    context: Context, draft: TradeDraft, pages: Pages | None = None, note: str = ""
) -> None:
    """Show the builder in place of the private panel that was pressed, or as a new one."""
    await _show(context, draft, pages or Pages(), BuilderNotes(note))


async def _show(context: Context, draft: TradeDraft, pages: Pages, notes: BuilderNotes) -> None:
    voice = context.voice(draft.game)
    chances = await chances_of_draft(context.host, draft, voice)
    await context.show(builder_screen(draft, voice, pages, notes._replace(chances=chances)))
    await _show_same_chances(context, draft)


async def _show_same_chances(context: Context, draft: TradeDraft) -> None:
    """Bring the offer that a draft answers up to date."""
    answers = draft.offer.answers
    if answers is not None and is_open(draft.view, answers):
        await show_same_chances(context, draft.game.record.id, answers)


async def draft(context: Context, press: DraftPress | Choose | Toggle) -> None:
    """Answer a press in the builder."""
    context.publisher.sent_offers.forget(context.reply.message_id)
    found = await load_draft(context.host, press.game_id, context.user_id)
    if found is None and context.is_repeated:
        return  # The first half of a double press has sent or dropped it, and said so.
    if found is None:
        await context.show(Screen(context.words.say("trade-draft-gone")))
    elif found.partner != press.partner:
        await show_builder(context, found, note=context.words.say("trade-draft-other"))
    else:
        await _ANSWERS[type(press)](context, found, press)


async def _turn_page(context: Context, draft: TradeDraft, press: TurnPage) -> None:
    await show_builder(context, draft, press.pages)


async def _open_cash(context: Context, draft: TradeDraft, press: OpenCash) -> None:
    await context.form(cash_form(draft, context.voice(draft.game), press.pages, press.side))


async def _choose(context: Context, draft: TradeDraft, press: Choose) -> None:
    shown, values = page_of(draft, press.part, press.pages), context.values
    await _change(
        context, draft, lambda it: with_choice(it, press.part, shown, values), press.pages
    )


async def _toggle(context: Context, draft: TradeDraft, press: Toggle) -> None:
    """Put a property into the trade, or take it out."""
    shown = (str(press.space),)
    wanted = shown if press.way == "put" else ()
    await _change(
        context, draft, lambda it: with_choice(it, press.side, shown, wanted), press.pages
    )


async def _prune(context: Context, draft: TradeDraft, press: Prune) -> None:
    await _change(context, draft, without_stale, press.pages)


async def _drop(context: Context, draft: TradeDraft, press: Drop) -> None:
    await context.host.store.drafts.drop(draft.id)
    # It says what the person has just done: the next press takes it out of the way.
    await context.show(Screen(context.words.say("trade-draft-dropped")), reading=0)


async def _change(
    context: Context,
    draft: TradeDraft,
    change: Callable[[TradeDraft], TradeDraft],
    pages: Pages,
) -> None:
    """Change the draft as it stands by now, which another press may have changed or sent."""
    after = await change_draft(context.host, draft, change)
    if after is None:
        await context.show(Screen(context.words.say("trade-draft-gone")))
    else:
        await show_builder(context, after, pages)


async def _money(context: Context, draft: TradeDraft, press: SendCash) -> None:
    """What was typed into the form; an empty line is no money. Cash of one side replaces that of a
    side not asked for.
    """
    typed = {key: context.fields[key].strip() or "0" for key in SIDES if key in context.fields}
    amounts = {key: read_amount(text) for key, text in typed.items()}
    if None in amounts.values():
        given, taken = (_refused(typed.get(key, "0"), context) for key in SIDES)
        await _show(context, draft, press.pages, BuilderNotes(give=given, take=taken))
        return

    def with_amounts(before: TradeDraft) -> TradeDraft:
        known = {"give": 0, "take": 0}
        if not any(amounts.values()):
            known = {"give": before.offer.gives.cash, "take": before.offer.takes.cash}
        known |= {key: cash for key, cash in amounts.items() if cash is not None}
        return with_cash(before, known["give"], known["take"])

    await _change(context, draft, with_amounts, press.pages)


def _refused(typed: str, context: Context) -> str:
    """Return why a text is no amount; nothing for one that is."""
    if read_amount(typed) is not None:
        return ""
    return warning(context.words, refused_amount(context.words, typed))


async def _send(context: Context, draft: TradeDraft, press: Send | SendSurely) -> None:
    """Offer a draft; a very unequal one only as it was confirmed, by the mark of that draft."""
    voice, pages = context.voice(draft.game), press.pages
    sure = press.mark if isinstance(press, SendSurely) else ""
    if any(obstacles(draft, voice)) and not await was_sent(context.host, draft):
        await show_builder(context, draft, pages)
    elif sure != draft_mark(draft) and await _is_doubtful(context, draft):
        chances = await chances_of_draft(context.host, draft, voice)
        await context.show(_are_you_sure(draft, voice, pages, chances))
        await _show_same_chances(context, draft)
    else:
        await send(context, draft)


async def _is_doubtful(context: Context, draft: TradeDraft) -> bool:
    """Return whether a draft is very unequal by prices, and not known to raise one's chance."""
    if not is_unequal(draft.view, deal_of_draft(draft)):
        return False
    trade = as_trade(draft.me, draft.offer)
    return not await is_gain(context.host, draft.game, trade, draft.me)


def _are_you_sure(draft: TradeDraft, voice: Voice, pages: Pages, chances: str) -> Screen:
    game_id, partner = draft.game.record.id, draft.partner
    sure = SendSurely(game_id, partner, pages, draft_mark(draft)).custom_id
    yes = Button(voice.say("trade-button-sure-send"), sure, "danger")
    shown = TurnPage(game_id, partner, pages).custom_id
    back = Button(voice.say("go-back"), shown)
    return question(draft.view, deal_of_draft(draft), voice, (yes, back), chances)


_ANSWERS: Mapping[type[PressRecord], Callable[[Context, TradeDraft, Any], Awaitable[None]]] = {
    TurnPage: _turn_page,
    OpenCash: _open_cash,
    SendCash: _money,
    Choose: _choose,
    Toggle: _toggle,
    Prune: _prune,
    Drop: _drop,
    Send: _send,
    SendSurely: _send,
}
HANDLERS: Mapping[type[PressRecord], Handler] = dict.fromkeys(_ANSWERS, draft)
