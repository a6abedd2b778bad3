"""What the builder of a trade shows: lists of deeds on both sides, money, what comes of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from bot.features.trade.draft import (
    PARTS,
    SETTLE_DEBT,
    TradeDraft,
    bound_deeds,
    chosen_values,
    debt_between,
    part_options,
    partners,
    without_stale,
)
from bot.features.trade.draft_checks import doubts, obstacles
from bot.features.trade.presses import (
    Choose,
    ChoosePartner,
    DraftPart,
    DraftPress,
    DraftSide,
    Drop,
    OpenCash,
    Pages,
    Prune,
    Send,
    SendCash,
    Toggle,
    TurnPage,
)
from bot.features.trade.trade_lines import (
    balance_lines,
    deal_of_draft,
    group_in_words,
    settled_sides,
    side_lines,
)
from bot.language.language import Words
from bot.language.lots import jail_card_name
from bot.language.names import deed_emoji, plain_name, token_emoji
from bot.language.voice import Voice
from bot.presses.shared import LookAtOffer
from bot.ui.accents import TRADES
from bot.ui.paging import way_to
from bot.ui.panel_screen import Divider, PanelScreen, Part
from bot.ui.screen import OPTIONS, Button, ModalScreen, Option, Select, TextField, rows_of
from engine.core.actions import SeatId, Side

_KINDS: Mapping[str, str] = {"g": "cards", "t": "cards", "l": "mortgages"}
MOST_BUTTONS = 8
"""Properties of a side that have a button each; more are in a list."""


def page_of(draft: TradeDraft, part: DraftPart, pages: Pages) -> tuple[str, ...]:
    """Return what a list shows; a page that is no longer there is the last one."""
    every = part_options(draft, part)
    last = max(0, (len(every) - 1) // OPTIONS)
    at = min(_page(pages, part), last) * OPTIONS
    return every[at : at + OPTIONS]


def _page(pages: Pages, part: DraftPart) -> int:
    return pages[PARTS.index(part)]


# -- the screen --------------------------------------------------------------------------------


class BuilderNotes(NamedTuple):
    """What the builder says beside the draft: at its top, of the chances to win, and below the
    cash of a side why the amount typed for it was refused.
    """

    top: str = ""
    chances: str = ""
    give: str = ""
    take: str = ""


NO_NOTES = BuilderNotes()


def builder_screen(
    draft: TradeDraft, voice: Voice, pages: Pages, notes: BuilderNotes = NO_NOTES
) -> PanelScreen:
    """Return the whole draft as it stands at the table, and everything that can be changed.

    What comes of it stands above the buttons: Discord holds the end of a message in its place, and
    a choice must not move another one under the finger. Below stands only why it is not accepted.
    """
    wrong, deal = [*obstacles(draft, voice)], deal_of_draft(draft)
    parts: tuple[Part | None, ...] = (
        notes.top,
        f"### {voice.say('trade-title', who=voice.label(draft.partner))}",
        _offer_buttons(draft, "theirs", voice),
        "\n".join(_small_print(draft, voice)),
        "\n".join(filter(None, (*balance_lines(draft.view, deal, voice), notes.chances))),
        side_text(draft, "give", voice),
        *_deeds(draft, "give", voice, pages),
        notes.give,
        side_text(draft, "take", voice),
        *_deeds(draft, "take", voice, pages),
        notes.take,
        _select(draft, "more", voice, pages),
        _page_buttons(draft, voice.words, pages),
        Divider(),
        "\n".join([*wrong, *doubts(draft, voice)]),
        _last_buttons(draft, voice, pages, is_ready=not wrong),
    )
    return PanelScreen(tuple(part for part in parts if part is not None), TRADES)


def side_text(draft: TradeDraft, part: DraftPart, voice: Voice) -> str:
    """Return who gives this side, with the cash in hand, and what is chosen of it."""
    is_mine = part == "give"
    giver = draft.me if is_mine else draft.partner
    cash = draft.view.seats[giver].cash
    side = draft.offer.gives if is_mine else draft.offer.takes
    head = voice.say(f"trade-{part}-head", who=voice.name(draft.partner), cash=cash)
    settles = part in settled_sides(draft.view, deal_of_draft(draft))
    return "\n".join([head, *side_lines(draft.view, side, voice, settles=settles)])


def _deeds(draft: TradeDraft, side: DraftSide, voice: Voice, pages: Pages) -> tuple[Part, ...]:
    """Return a button a property, or one list where there are many; then one for cash."""
    every, held = part_options(draft, side), chosen_values(draft, side)
    label = voice.say(f"trade-button-cash-{side}")
    open_cash = OpenCash(draft.game.record.id, draft.partner, pages, side)
    cash = Button(label, open_cash.custom_id, emoji="💵")
    if len(every) > MOST_BUTTONS:
        select = _select(draft, side, voice, pages)
        return ((cash,),) if select is None else (select, (cash,))
    toggles = (_toggle(draft, side, value, voice, pages, held) for value in every)
    return rows_of((*toggles, cash))


def _toggle(
    draft: TradeDraft,
    side: DraftSide,
    value: str,
    voice: Voice,
    pages: Pages,
    held: frozenset[str],
) -> Button:
    """Return the button that puts a property into the trade, or takes it out: as wide as before."""
    space, is_in = int(value), value in held
    prop = draft.view.rules.properties[space]
    way: Literal["put", "out"] = "out" if is_in else "put"
    lot = voice.space(space)
    if draft.view.deeds[space].mortgaged:
        lot = voice.say("manage-lot-mortgaged", lot=lot)
    label = voice.say("trade-toggle", way=way, lot=lot, price=prop.price)
    press = Toggle(draft.game.record.id, way, draft.partner, pages, side, space)
    if is_in:
        return Button(label, press.custom_id, "success", emoji="✅")
    emoji = deed_emoji(space, draft.view.rules)
    return Button(label, press.custom_id, "secondary", emoji=emoji)


def _at(draft: TradeDraft, press: type[DraftPress], pages: Pages) -> str:
    return press(draft.game.record.id, draft.partner, pages).custom_id


def _select(draft: TradeDraft, part: DraftPart, voice: Voice, pages: Pages) -> Select | None:
    values, held = page_of(draft, part, pages), chosen_values(draft, part)
    if not values:
        return None
    options = tuple(_option(draft, part, value, voice, value in held) for value in values)
    who = voice.label(draft.partner)
    placeholder = voice.say(f"trade-choose-{part}", who=who, kinds=_kinds(values))
    press = Choose(draft.game.record.id, part, draft.partner, pages)
    return Select(press.custom_id, placeholder, options, 0, len(options))


def _kinds(values: Sequence[str]) -> str:
    """Return of which kind the options of the third list are, as words select by it."""
    kinds = {_KINDS.get(value[0], "debt") for value in values}
    return kinds.pop() if len(kinds) == 1 else "several"


def _option(draft: TradeDraft, part: DraftPart, value: str, voice: Voice, held: bool) -> Option:
    if part == "more":
        return _more_option(draft, value, voice, held)
    owner = draft.me if part == "give" else draft.partner
    view, space = draft.view, int(value)
    prop = view.rules.properties[space]
    about = voice.say(
        "trade-option-mortgaged" if view.deeds[space].mortgaged else "trade-option",
        mortgage=prop.mortgage,
        interest=view.interest(space),
        count=view.count_owned(owner, prop.group),
        size=len(view.members(prop.group)),
    )
    label = f"{voice.space(space)} · {voice.money(prop.price)}"
    return Option(label, value, about, deed_emoji(space, view.rules), held)


def _more_option(draft: TradeDraft, value: str, voice: Voice, held: bool) -> Option:
    who = voice.label(draft.partner)
    if value == SETTLE_DEBT:
        owing = debt_between(draft.view, draft.me, draft.partner)
        assert owing is not None
        key = "trade-more-settle-mine" if owing.debt.debtor == draft.me else "trade-more-settle"
        label = voice.say(key, who=who, amount=owing.debt.amount)
        return Option(label, value, voice.say("trade-more-settle-about"), "🤝", held)
    if value.startswith("l"):
        space = int(value[1:])
        label = voice.say("trade-more-lift", lot=voice.the_space(space))
        about = voice.say(
            "trade-more-lift-about",
            unmortgage=draft.view.unmortgage_cost(space),
            interest=draft.view.interest(space),
        )
        return Option(label, value, about, "🔓", held)
    key = "trade-more-give-pass" if value.startswith("g") else "trade-more-take-pass"
    return Option(voice.say(key, card=jail_card_name(value[1:], voice)), value, None, "🎫", held)


def _page_buttons(draft: TradeDraft, words: Words, pages: Pages) -> tuple[Button, ...]:
    """Return the next page of each list that is longer than one, and another partner."""
    buttons = []
    for number, part in enumerate(PARTS):
        count = -(-len(part_options(draft, part)) // OPTIONS)
        if count > 1:
            after = (pages[number] + 1) % count
            turned = Pages(*(after if at == number else page for at, page in enumerate(pages)))
            label = words.say(f"trade-button-page-{part}", to=way_to(after, pages[number]))
            buttons.append(Button(label, _at(draft, TurnPage, turned)))
    if len(partners(draft.view)) > 1:
        other = ChoosePartner(draft.game.record.id).custom_id
        buttons.append(Button(words.say("trade-button-whom"), other))
    return tuple(buttons)


def _last_buttons(
    draft: TradeDraft, voice: Voice, pages: Pages, *, is_ready: bool
) -> tuple[Button, ...]:
    offer = draft.offer
    empty = offer.gives == Side() and offer.takes == Side()
    label = voice.say("trade-button-send", who=plain_name(voice.players[draft.partner].name))
    token = token_emoji(voice.players[draft.partner].token)
    send_it = Button(label, _at(draft, Send, pages), "success", not is_ready or empty, token)
    prune = Button(voice.say("trade-button-prune"), _at(draft, Prune, pages))
    drop = Button(voice.say("trade-button-drop"), _at(draft, Drop, pages))
    buttons = [send_it, drop] if without_stale(draft) == draft else [send_it, prune, drop]
    return (*buttons, *_offer_buttons(draft, "mine", voice))[:5]


def _offer_buttons(
    draft: TradeDraft, whose: Literal["theirs", "mine"], voice: Voice
) -> tuple[Button, ...]:
    """Return a button for each open offer of one of the two to the other."""
    ends = (draft.partner, draft.me) if whose == "theirs" else (draft.me, draft.partner)
    found = [it for it in draft.view.trades if (it.proposer, it.partner) == ends]
    buttons = []
    for number, trade in enumerate(found[:5], 1):
        # Of several, which one: never the number that the game knows an offer by.
        shown = number if len(found) > 1 else 0
        label = voice.say(f"trade-button-{whose}", who=voice.label(draft.partner), number=shown)
        buttons.append(Button(label, LookAtOffer(draft.game.record.id, trade.id).custom_id))
    return tuple(buttons)


def _small_print(draft: TradeDraft, voice: Voice) -> Iterator[str]:
    """Yield what becomes of an offer that is answered; SELL-03: why deeds are in no list."""
    rules = draft.view.rules
    if draft.offer.answers is not None:
        yield f"-# {voice.say('trade-answers', who=voice.name(draft.partner))}"
    for seat, key in ((draft.me, "trade-bound-mine"), (draft.partner, "trade-bound-theirs")):
        names = [rules.properties[space].group for space in bound_deeds(draft.view, seat)]
        groups = [group_in_words(rules.groups[name], voice) for name in dict.fromkeys(names)]
        if groups:
            said = voice.say(key, groups=voice.and_list(groups), who=voice.name(seat))
            yield f"-# {said}"


def cash_form(
    draft: TradeDraft, voice: Voice, pages: Pages, side: DraftSide | None = None
) -> ModalScreen:
    """Return the form for the cash on one side, which says what its player has.

    Without a side it is for both: older buttons name none.
    """

    def dollars(given: Side, key: str, seat: SeatId) -> TextField:
        value = str(given.cash) if given.cash else None
        cash = draft.view.seats[seat].cash
        about = voice.say(f"trade-form-{key}-about", who=voice.label(draft.partner), cash=cash)
        label, hint = voice.say(f"trade-form-{key}"), voice.money(120)
        return TextField(label, key, hint, value, about, required=False, most=12)

    offer = draft.offer
    fields = (dollars(offer.gives, "give", draft.me), dollars(offer.takes, "take", draft.partner))
    return ModalScreen(
        voice.say("trade-form-title"),
        _at(draft, SendCash, pages),
        tuple(field for field in fields if side in (None, field.custom_id)),
    )
