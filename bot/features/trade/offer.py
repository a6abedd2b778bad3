"""An offer as its receiver sees it: what it comes to, and the answers to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.decisions.why_buttons import why_offer_buttons
from bot.features.trade.offer_outcome import ClosedOffer
from bot.features.trade.presses import AcceptPayingOff, ChoosePaidOff, Counter
from bot.features.trade.sent import expiry_lines
from bot.features.trade.trade_lines import (
    balance_lines,
    closed_terms,
    deal_of_trade,
    lasting_lines,
    payment_lines,
    terms,
)
from bot.hints.advised_answer import Coached, as_coached
from bot.language.language import Words
from bot.language.names import deed_emoji
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.presses.shared import Accept, Decline, OfferPress
from bot.ui.accents import TRADES
from bot.ui.screen import OPTIONS, Button, Embed, Option, Screen, Select, Style
from engine.core.events import Trade
from engine.core.position import Position
from engine.host.snapshots import StartedGame
from engine.rules.trade.exchange import mortgaged_deeds, transfer_cost

GREY = 0x8A8F98


@dataclass(frozen=True, slots=True)
class OfferNotes:
    """What else an offer says: how it moves both sides' chances to win, what is new to a reader
    and which answer a coach advises.

    `is_lasting`: it says nothing that changes with every move, for it is seldom edited any more;
    `is_here`: it is read where the game is played.
    """

    chances: str = ""
    told: Coached = Coached()
    is_lasting: bool = False
    is_here: bool = False


NO_NOTES = OfferNotes()


def offer_screen(
    game: StartedGame,
    trade: Trade,
    voice: Voice,
    notes: OfferNotes = NO_NOTES,
    *,
    counters: bool = False,
) -> Screen:
    """Return the offer for the partner's eyes; `counters` that it answers one of their own."""
    view, reader = game.public(), trade.partner
    deal = deal_of_trade(trade, reader)
    lines = [*terms(view, deal, voice), ""]
    if notes.is_lasting:
        lines += lasting_lines(view, deal, voice)
    else:  # Edits come at intervals: the proposer, whose turn it may be, has other cash by then.
        lines += balance_lines(view, deal, voice, theirs=False)
    lines += [notes.chances, ""] if notes.chances and not notes.is_lasting else [""]
    if received_mortgages(view, trade):
        lines.append(voice.say("trade-asks-lift"))
    lines += expiry_lines(game, trade, voice)
    lines += [] if notes.is_here else _where(game, voice)
    lines += notes.told.lines
    key = "trade-counter-title" if counters else "trade-offer-title"
    embed = Embed(voice.say(key, who=voice.label(trade.proposer)), "\n".join(lines), TRADES)
    user = game.player(reader).user_id
    # A direct message rings too: it is the only call that this player gets.
    pings = (user,) if user is not None else ()
    is_computers = game.player(trade.proposer).user_id is None
    reasons = why_offer_buttons(game, trade, voice.words) if is_computers else ()
    buttons = (*answer_buttons(game.record.id, trade, voice.words), *reasons)
    return as_coached(Screen("", (embed,), (buttons,), pings), notes.told)


def _where(game: StartedGame, voice: Voice) -> list[str]:
    """Return where an offer's game is, unless the offer stands in its game's own messages."""
    if game.record.is_direct:
        return []
    return [voice.say("trade-where", **place_facts(game.record))]


def answer_buttons(game_id: str, trade: Trade, words: Words) -> tuple[Button, ...]:
    """Return what the receiver of an offer may answer."""
    styles: dict[type[OfferPress], Style] = {
        Accept: "success",
        Counter: "primary",
        Decline: "secondary",
    }
    return tuple(
        Button(words.say(f"trade-button-{answer.word}"), answer(game_id, trade.id).custom_id, style)
        for answer, style in styles.items()
    )


def outcome_screen(
    game: StartedGame,
    closed: ClosedOffer,
    voice: Voice,
    motive: str = "",
    orders: Sequence[str] = (),
) -> Screen:
    """Return what is left of an offer that is no longer open, for the partner it was made to.

    `motive`: why a computer took it back, where that is known; `orders`: what the partner's
    standing orders built with it at once.
    """
    trade, by = closed.trade, closed.by
    deal = deal_of_trade(trade, trade.partner)
    why = [motive, ""] if motive else []
    # A counteroffer stands where the partner has sent it.
    told = [] if closed.counter else [*closed_terms(game.public(), deal, by, voice), ""]
    text = "\n".join([*why, *told, *orders, *_where(game, voice)])
    title = voice.say(f"trade-outcome-{by}", who=voice.label(trade.proposer), side="partner")
    return Screen(embeds=(Embed(title, text, GREY),))


# -- pay off or hold ---------------------------------------------------------------------------


def received_mortgages(position: Position, trade: Trade) -> tuple[int, ...]:
    """Return the mortgaged deeds that the partner would get, in the order of the offer."""
    return mortgaged_deeds(position, trade.gives.deeds)


def unmortgage_bits(received: tuple[int, ...], unmortgages: tuple[int, ...]) -> int:
    """Return which of the received deeds are paid off, short enough for any button."""
    return sum(1 << at for at, space in enumerate(received) if space in unmortgages)


def unmortgages_of(received: tuple[int, ...], bits: int) -> tuple[int, ...]:
    """Return the received deeds that these bits choose."""
    return tuple(space for at, space in enumerate(received) if bits >> at & 1)


def unmortgage_screen(
    game: StartedGame, trade: Trade, unmortgages: tuple[int, ...], voice: Voice
) -> Screen:
    """Ask the partner, before accepting, what to pay off (AMB-60); the rest is held."""
    view = game.public()
    received = received_mortgages(view, trade)
    pages = range(0, len(received), OPTIONS)
    selects = tuple(_unmortgage_select(game, trade, unmortgages, at, voice) for at in pages)
    deal = deal_of_trade(trade, trade.partner, unmortgages)
    text = "\n".join([voice.say("trade-lift-or-hold"), *payment_lines(view, deal, voice)])
    label = voice.say(
        "trade-button-yes",
        count=len(unmortgages),
        due=transfer_cost(view, trade.gives.deeds, unmortgages),
    )
    chosen = unmortgage_bits(received, unmortgages)
    at = AcceptPayingOff(game.record.id, trade.id, chosen).custom_id
    title = voice.say("trade-lift-title", who=voice.label(trade.proposer))
    accept = Button(label, at, "success")
    return Screen(embeds=(Embed(title, text, TRADES),), rows=(*selects, (accept,)))


def _unmortgage_select(
    game: StartedGame, trade: Trade, unmortgages: tuple[int, ...], at: int, voice: Voice
) -> Select:
    """Return the list that begins with received deed number `at`."""
    position = game.position
    received = received_mortgages(position, trade)

    def option(space: int) -> Option:
        unmortgage, interest = position.unmortgage_cost(space), position.interest(space)
        about = voice.say("trade-more-lift-about", unmortgage=unmortgage, interest=interest)
        emoji = deed_emoji(space, position.rules)
        return Option(voice.space(space), str(space), about, emoji, space in unmortgages)

    options = tuple(map(option, received[at : at + OPTIONS]))
    chosen = unmortgage_bits(received, unmortgages)
    press = ChoosePaidOff(game.record.id, trade.id, chosen, at)
    return Select(press.custom_id, voice.say("trade-choose-lift"), options, 0, len(options))


def unmortgages_chosen(
    received: tuple[int, ...], bits: int, at: int, values: tuple[str, ...]
) -> tuple[int, ...]:
    """Return the deeds to pay off after a choice in the list that begins with deed number `at`."""
    shown = received[at : at + OPTIONS]
    kept = [space for space in unmortgages_of(received, bits) if space not in shown]
    wanted = {*kept, *(space for space in shown if str(space) in values)}
    return tuple(space for space in received if space in wanted)
