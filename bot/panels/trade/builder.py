"""Presses in the private builder of a trade: choose, type an amount, send, discard."""

from collections.abc import Awaitable, Callable

from bot.interactions.context import Context
from bot.panels.common.money import read_dollars, refused_amount
from bot.panels.common.refused_form import warning
from bot.panels.trade.chances import chances_of_draft, is_gain, show_same_chances
from bot.panels.trade.checks import obstacles
from bot.panels.trade.draft import (
    PARTS,
    DraftPart,
    TradeDraft,
    change_draft,
    is_open,
    load_draft,
    with_cash,
    with_choice,
    without_stale,
)
from bot.panels.trade.lines import deal_of_draft
from bot.panels.trade.screen import (
    VERB,
    BuilderNotes,
    Pages,
    builder_screen,
    cash_form,
    page_of,
    read_pages,
)
from bot.panels.trade.sent import send, was_sent
from bot.panels.trade.worth import draft_mark, is_unequal, question
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id, read_int
from bot.screens.screen import Button, Screen
from engine.core.actions import SeatId
from engine.rules.trade.exchange import as_trade

SIDES = ("give", "take")
"""The fields of a form for cash."""
TOGGLES = ("put", "out")
"""The words of the buttons that put a property into the trade and take it out."""
CASH = "cash"
"""The word of the buttons that open the form for cash."""
CONFIRM = "sure"
"""The word of the button that confirms an unequal offer."""
__all__ = ["VERB", "draft", "show_builder"]


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


async def draft(context: Context, press: Press) -> None:
    """Answer a press in the builder: `<word> <partner> <pages>`."""
    word, partner, pages, mark = _read(press)
    context.publisher.sent_offers.forget(context.reply.message_id)
    found = await load_draft(context.host, press.game_id, context.person.user_id)
    if found is None and context.is_repeated:
        return  # The first half of a double press has sent or dropped it, and said so.
    if found is None:
        await context.show(Screen(context.words.say("trade-draft-gone")))
    elif found.partner != partner:
        await show_builder(context, found, note=context.words.say("trade-draft-other"))
    elif word == CONFIRM:
        await _send(context, found, pages, mark)
    elif word in TOGGLES:
        await _toggle(context, found, word, mark, pages)
    elif word in PARTS:
        await _choose(context, found, word, pages)
    elif word == CASH:
        await context.form(cash_form(found, context.voice(found.game), pages, mark))
    else:
        await _WORDS[word](context, found, pages)


def _read(press: Press) -> tuple[str, SeatId, Pages, str]:
    """Return what is pressed, whom the draft is for, the pages shown, and which draft was
    confirmed, which side or which property of a side is meant.

    Raises Unreadable.
    """
    match press.words:
        case [word, partner, pages] if word in (*PARTS, CASH) or word in _WORDS:
            return word, read_int(partner), read_pages(pages), ""
        case ["sure", partner, pages, mark]:
            return CONFIRM, read_int(partner), read_pages(pages), mark
        case ["cash", partner, pages, "give" | "take" as part]:
            return CASH, read_int(partner), read_pages(pages), part
        case ["put" | "out" as word, partner, pages, "give" | "take" as part, value]:
            return word, read_int(partner), read_pages(pages), f"{part} {read_int(value)}"
        case _:
            raise Unreadable(press.arguments)


async def _choose(context: Context, draft: TradeDraft, part: DraftPart, pages: Pages) -> None:
    shown, values = page_of(draft, part, pages), context.values
    await _change(context, draft, lambda it: with_choice(it, part, shown, values), pages)


async def _toggle(context: Context, draft: TradeDraft, word: str, which: str, pages: Pages) -> None:
    """Put a property into the trade, or take it out."""
    name, value = which.split()
    part: DraftPart = "give" if name == "give" else "take"
    wanted = (value,) if word == "put" else ()
    await _change(context, draft, lambda it: with_choice(it, part, (value,), wanted), pages)


async def _prune(context: Context, draft: TradeDraft, pages: Pages) -> None:
    await _change(context, draft, without_stale, pages)


async def _drop(context: Context, draft: TradeDraft, pages: Pages) -> None:
    await context.host.store.drafts.drop(draft.id)
    await context.show(Screen(context.words.say("trade-draft-dropped")))


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


async def _money(context: Context, draft: TradeDraft, pages: Pages) -> None:
    """What was typed into the form; an empty line is no money, and a side not asked for stays."""
    typed = {key: context.fields[key].strip() or "0" for key in SIDES if key in context.fields}
    amounts = {key: read_dollars(text) for key, text in typed.items()}
    if None in amounts.values():
        given, taken = (_refused(typed.get(key, "0"), context) for key in SIDES)
        await _show(context, draft, pages, BuilderNotes(give=given, take=taken))
        return

    def with_amounts(it: TradeDraft) -> TradeDraft:
        known = {"give": it.offer.gives.cash, "take": it.offer.takes.cash}
        known |= {key: cash for key, cash in amounts.items() if cash is not None}
        return with_cash(it, known["give"], known["take"])

    await _change(context, draft, with_amounts, pages)


def _refused(typed: str, context: Context) -> str:
    """Return why a text is no amount; nothing for one that is."""
    if read_dollars(typed) is not None:
        return ""
    return warning(context.words, refused_amount(context.words, typed))


async def _send(context: Context, draft: TradeDraft, pages: Pages, sure: str = "") -> None:
    """Offer it; what is very unequal only as it was confirmed, by the mark of that draft."""
    voice = context.voice(draft.game)
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
    def at(word: str, *more: str) -> str:
        arguments = " ".join((word, str(draft.partner), pages.text, *more))
        return panel_custom_id(draft.game.record.id, VERB, arguments)

    yes = Button(voice.say("trade-button-sure-send"), at(CONFIRM, draft_mark(draft)), "danger")
    back = Button(voice.say("trade-button-sure-back"), at("page"))
    return question(draft.view, deal_of_draft(draft), voice, (yes, back), chances)


_WORDS: dict[str, Callable[[Context, TradeDraft, Pages], Awaitable[None]]] = {
    "page": show_builder,
    "money": _money,
    "prune": _prune,
    "drop": _drop,
    "send": _send,
}
