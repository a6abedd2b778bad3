"""The buttons with which players bid: at the table, and in the thread of an auction."""

from collections.abc import Sequence
from dataclasses import replace

from bot.language.language import Words
from bot.language.voice import Voice
from bot.presses.shared import BidForBuildings, Do, OpenBidForm, ShowLots
from bot.ui.screen import ROW, Button, Row
from engine.core import decisions as d
from engine.core.actions import Bid, BidForBuilding, PassBid, SeatId
from engine.core.offered import BuildingBidRange
from engine.host.snapshots import StartedGame
from engine.view import View

STEPS = (0, 10, 50)
"""Dollars above the lowest bid for a building that the buttons offer."""
LARGE_BID = 500
"""Dollars from which on the offered bids are rounder."""


def bid_rows(game: StartedGame, voice: Voice) -> tuple[Row, ...]:
    """Return buttons for amounts that players can bid, a typed bid, a secret maximum, and
    passing.
    """
    decision, words = game.public().decision, voice.words
    game_id = game.record.id
    if isinstance(decision, d.ShortageAuction):
        return building_bid_rows(game, decision, voice)
    assert isinstance(decision, d.Auction | d.SealedAuction)
    if isinstance(decision, d.SealedAuction):
        return (_sealed_row(game_id, decision, words),)
    lowest = game.position.lowest_bid(decision.space, decision.price)
    bidders = [seat for seat in game.public().awaited if seat in game.people()]
    limits = [game.position.lot_limit(seat, decision.space) for seat in bidders]
    bids = tuple(
        _bid_button(game, decision, price, bidders, words)
        for price in offered_bids(lowest, max(limits, default=0))
    )
    typed = Button(
        words.say("button-type"), OpenBidForm(game_id, "type", decision=decision.id).custom_id
    )
    maximum, pass_it = _common(game_id, decision.id, words)
    others = (replace(maximum, style="secondary"), pass_it)
    return ((*bids, typed), others)


def bids_in_short(game: StartedGame, voice: Voice) -> Row:
    """Return what the game message has of an auction: the next bid, or the secret maximum, and
    passing; all the others are where one bids.
    """
    buttons = [it for row in bid_rows(game, voice) if isinstance(row, tuple) for it in row]
    return (buttons[0], buttons[-1])


def _bid_button(
    game: StartedGame, auction: d.Auction, price: int, bidders: Sequence[SeatId], words: Words
) -> Button:
    """Return the button of a bid; where one person alone may bid, with what that person lacks.

    A bid beyond that person's cash is not green: it costs more than its price says.
    """
    custom_id = Do(game.record.id, Bid(price), decision=auction.id).custom_id
    missing = missing_for(game, auction, bidders[0], price) if len(bidders) == 1 else 0
    if not missing:
        return Button(words.say("button-bid", price=price), custom_id, "success")
    label = words.say("button-bid-raise", price=price, missing=missing)
    return Button(label, custom_id, "secondary")


def missing_for(game: StartedGame, auction: d.Auction, seat: SeatId, price: int) -> int:
    """Return the dollars that a seat would have to raise to pay a bid and what is due with it."""
    due = price + game.position.lot_interest(auction.space)
    return max(0, due - game.position.seats[seat].cash)


def offered_bids(lowest: int, most: int) -> tuple[int, ...]:
    """Return up to three bids from `lowest` to `most` dollars, in round sums where there are any.

    >>> offered_bids(257, 1500)
    (260, 300, 350)
    """
    small, large = (10, 50) if lowest < LARGE_BID else (50, 100)
    first = -(-lowest // small) * small
    second = (first // large + 1) * large
    fitting = tuple(it for it in (first, second, second + large) if it <= most)
    return fitting or ((lowest,) if lowest <= most else ())


def _common(game_id: str, decision: int, words: Words) -> tuple[Button, ...]:
    pass_it = Do(game_id, PassBid(), decision=decision).custom_id
    maximum = OpenBidForm(game_id, "max", decision=decision).custom_id
    return (
        Button(words.say("button-maximum"), maximum, "primary"),
        Button(words.say("button-pass"), pass_it, "secondary"),
    )


def _sealed_row(game_id: str, decision: d.SealedAuction, words: Words) -> tuple[Button, ...]:
    file, pass_it = _common(game_id, decision.id, words)
    if len(decision.lots) > 1:
        label = words.say("button-lots", count=len(decision.lots))
        file = Button(label, ShowLots(game_id, decision=decision.id).custom_id, "primary")
    return (file, pass_it)


def building_bid_rows(
    game: StartedGame, auction: d.ShortageAuction, voice: Voice
) -> tuple[Row, ...]:
    """Return amounts for each who may bid: whose they are, the lot says.

    They take two rows at the most, because the table message needs three for other buttons.
    """
    game_id, asked = game.record.id, game.public().awaited
    steps, width = (STEPS, len(STEPS)) if len(asked) <= 2 else (STEPS[:1], ROW)
    bids = [
        Button(
            voice.say("button-bid-lot", price=price, lot=voice.space(offer.space)),
            Do(game_id, BidForBuilding(offer.space, price), decision=auction.id).custom_id,
            "success",
        )
        for seat in asked
        for offer in building_offers(game.seen_from(seat))[:1]
        for step in steps
        if (price := offer.lowest + step) <= offer.highest
    ]
    common = (
        Button(voice.say("button-type"), BidForBuildings(game_id, decision=auction.id).custom_id),
        Button(voice.say("button-pass"), Do(game_id, PassBid(), decision=auction.id).custom_id),
    )
    return (tuple(bids[:width]), (*bids[width:], *common))


def building_offers(view: View) -> list[BuildingBidRange]:
    """Return what one viewer may bid for the next building, lot by lot."""
    return [offer for offer in view.offers if isinstance(offer, BuildingBidRange)]
