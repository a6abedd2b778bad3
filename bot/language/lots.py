"""The lots of an auction in words: properties, and the jail cards of an estate (AMB-67)."""

from collections.abc import Sequence

from bot.language.names import deed_emoji, group_key
from bot.language.voice import Voice
from engine.core.actions import SeatId
from engine.core.decisions import Auction, SealedAuction, ShortageAuction
from engine.core.lots import Lot
from engine.core.position import Position
from engine.editions.cards import cards
from engine.players.plain.groups import owner_of_rest
from engine.view import View

JAIL_CARD_EMOJI = "🎫"


def lot_name(lot: Lot, voice: Voice) -> str:
    """Return a lot within a sentence: "Vermont", "the Get Out of Jail Free card (Chance)"."""
    if isinstance(lot, str):
        return voice.say("pass-in-sentence", card=jail_card_name(lot, voice))
    return voice.space(lot)


def the_lot(lot: Lot, voice: Voice) -> str:
    """Return a lot as the object of a sentence: "Vermont", "das Elektrizitätswerk"."""
    return lot_name(lot, voice) if isinstance(lot, str) else voice.the_space(lot)


def lot_label(lot: Lot, voice: Voice) -> str:
    """Return a lot as a label: "Vermont", "Get Out of Jail Free card (Chance)"."""
    return jail_card_name(lot, voice) if isinstance(lot, str) else voice.space(lot)


def lot_mark(lot: Lot, voice: Voice) -> str:
    """Return a lot with its emoji: "🔷 Vermont", "🎫 Get Out of Jail Free card (Chance)"."""
    return (
        f"{JAIL_CARD_EMOJI} {jail_card_name(lot, voice)}"
        if isinstance(lot, str)
        else voice.deed(lot)
    )


def lot_emoji(lot: Lot, position: Position) -> str:
    """Return the emoji of a lot for lists: that of its group, or of jail cards."""
    if isinstance(lot, str):
        return JAIL_CARD_EMOJI
    return deed_emoji(lot, position.rules)


def lots_in_short(lots: Sequence[Lot], voice: Voice, most: int = 3) -> str:
    """Return lots for headings and threads: "Vermont and Reading", or, if they are more than
    `most`, "Vermont, Reading, Baltic +4".
    """
    shown = [lot_label(lot, voice) for lot in lots[:most]]
    if len(lots) > most:
        return f"{voice.comma_list(shown)} +{len(lots) - most}"
    return voice.and_list(shown)


def jail_card_name(card: str, voice: Voice) -> str:
    """Return a jail card by the deck that it is from."""
    return voice.say("pass-name", deck=voice.deck(cards()[card].deck))


def printed_price(position: Position, lot: Lot) -> int:
    """Return the printed price of a lot in dollars; a jail card has none."""
    return 0 if isinstance(lot, str) else position.rules.properties[lot].price


def mortgage_lines(lots: Sequence[Lot], position: Position, voice: Voice) -> list[str]:
    """Return, for each mortgaged lot, what its winner owes the Bank (AMB-35)."""
    return [
        voice.say(
            "lot-mortgaged",
            lot=voice.the_space(lot),
            interest=position.lot_interest(lot),
            loan=position.rules.properties[lot].mortgage,
        )
        for lot in lots
        if isinstance(lot, int) and position.lot_interest(lot)
    ]


def completing_lines(lots: Sequence[Lot], view: View, voice: Voice) -> list[str]:
    """Return, for each lot on sale, whose group it would complete; nothing of who has passed."""
    passed, lines, rules = _passed(view), [], view.rules
    for lot in lots:
        owner = owner_of_rest(view, lot) if isinstance(lot, int) else None
        if isinstance(lot, int) and owner is not None and owner not in passed:
            group = voice.say(group_key("the", rules.groups[rules.properties[lot].group]))
            who = voice.player(owner)
            lines.append(voice.say("lot-completes", lot=voice.space(lot), who=who, group=group))
    return lines


def cash_line(view: View, voice: Voice) -> str:
    """Return the cash of all who are still in, for players who have to weigh a bid."""
    passed = () if isinstance(view.decision, SealedAuction) else _passed(view)
    cash = [
        voice.say("priced", what=voice.player(seat), amount=view.seats[seat].cash)
        for seat in view.players()
        if seat not in passed
    ]
    key = "auction-cash" if isinstance(view.decision, SealedAuction) else "auction-still-in"
    return voice.say(key, cash=" · ".join(cash))


def _passed(view: View) -> tuple[SeatId, ...]:
    auction = view.decision
    return auction.passed if isinstance(auction, Auction | ShortageAuction) else ()
