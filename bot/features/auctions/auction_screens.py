"""Auctions as messages: the notice in the channel, the bidding, and the result.

What is sold is a property, an estate, or one of the Bank's last buildings after another.
"""

from collections.abc import Sequence
from itertools import pairwise

from bot.decisions.awaiting import quiet_lines
from bot.decisions.bid_rows import bid_rows
from bot.language.lots import (
    cash_line,
    completing_lines,
    lot_label,
    lot_mark,
    lots_in_short,
    mortgage_lines,
    printed_price,
)
from bot.language.voice import Voice
from bot.narration.shortage_text import building_text, shortage_lines
from bot.render.absence_marks import paused_line
from bot.render.standings import deed_lines, square_lines, stock_line
from bot.ui.accents import AUCTIONS
from bot.ui.screen import Embed, Screen
from engine.core import decisions as d
from engine.core.lots import Lot
from engine.host.clocks.paces import pace_of
from engine.host.snapshots import StartedGame


def lots_of(decision: d.Decision | None) -> tuple[Lot, ...]:
    """Return what an auction sells. Raises TypeError for any other decision."""
    match decision:
        case d.Auction(space=space):
            return (space,)
        case d.SealedAuction(lots=lots):
            return lots
        case _:
            raise TypeError(f"no auction: {decision!r}")


def notice_screen(game: StartedGame, voice: Voice) -> Screen:
    """Return the auction's own message in the channel: what is sold, above the thread with the
    bidding, which has the title. The card is there: here it would push the question out of sight.
    """
    decision = game.public().decision
    if isinstance(decision, d.ShortageAuction):
        return Screen("\n".join(_shortage(game, voice)))
    return Screen("\n".join(lot_mark(lot, voice) for lot in lots_of(decision)))


def _shortage(game: StartedGame, voice: Voice) -> list[str]:
    """Return the buildings that the Bank has, and who still wants which."""
    view = game.public()
    return [stock_line(view, voice), *shortage_lines(view, view.decision, voice)]


def _about(game: StartedGame, lots: tuple[Lot, ...], voice: Voice) -> list[str]:
    """Return what is sold; of one property, where text alone is read, also its rents and who owns
    its group: there is no card.
    """
    if voice.plain and len(lots) == 1 and isinstance(lots[0], int):
        view = game.public()
        return [*deed_lines(view, lots[0], voice), *square_lines(view, lots[0], voice)]
    return [
        *_deeds(game, lots, voice),
        *completing_lines(lots, game.public(), voice),
        *mortgage_lines(lots, game.position, voice),
    ]


def _deeds(game: StartedGame, lots: tuple[Lot, ...], voice: Voice) -> list[str]:
    return [
        voice.say(
            "auction-lot",
            what=lot_mark(lot, voice),
            price=printed_price(game.position, lot),
        )
        for lot in lots
    ]


def bidding_screen(
    game: StartedGame,
    voice: Voice,
    callers: tuple[int, ...],
    hints: Sequence[str] = (),
    why: str = "",
) -> Screen:
    """Return what is sold and why, and right above the bids who leads with how much, until when,
    and who is still in.

    `callers` are the seats called to the auction; `hints` explain what is new to a player. While
    the game is paused, nobody can bid, and no time runs.
    """
    decision = game.public().decision
    if isinstance(decision, d.ShortageAuction):
        what, about = building_text(decision.building, voice.words), _shortage(game, voice)
    else:
        lots = lots_of(decision)
        what = lots_in_short(lots, voice)
        reason = [why] if why else []
        about = [*reason, *_about(game, lots, voice), *_earlier_bids(decision, voice)]
    if isinstance(decision, d.SealedAuction):
        lines = _sealed_lines(decision, game, voice)
    else:
        assert isinstance(decision, d.Auction | d.ShortageAuction)
        lines = _open_lines(game, decision, voice)
    lines.append(cash_line(game.public(), voice))  # The game message is not in the thread.
    lines += _until(game, voice)
    who = voice.and_list([voice.mention(seat) for seat in callers])
    content = voice.say("call-auction", who=who, count=len(callers)) if callers else ""
    embeds = (
        Embed(voice.say("auction-title", what=what), "\n".join(about), AUCTIONS),
        Embed("", "\n".join([*lines, *hints]), AUCTIONS),
    )
    rows = () if game.record.paused_at is not None else bid_rows(game, voice)
    return Screen(content, embeds, rows, voice.users(callers))


def _until(game: StartedGame, voice: Voice) -> list[str]:
    """Return when the bidding closes, or that the game is paused; nothing where no timer runs."""
    if game.record.paused_at is not None:
        return [paused_line(game, voice.words)]
    ends = [deadline.at for deadline in game.deadlines if deadline.kind == "auction"]
    late = "moves" if pace_of(game.record.pace).soft_close else "counts"
    if not ends:
        return []
    closes = voice.say("auction-ends", at=str(int(max(ends))), late=late)
    return [closes, *quiet_lines(game, voice.words)]


def _earlier_bids(auction: d.Decision | None, voice: Voice) -> list[str]:
    """Return the bids that others have outbid: a maximum raises the bid before it of its owner."""
    bids = auction.bids if isinstance(auction, d.Auction) else ()
    outbid = [bid for bid, after in pairwise(bids) if bid[0] != after[0]]
    calls = [
        voice.say("priced", what=voice.player(seat), amount=amount) for seat, amount in outbid[-5:]
    ]
    return [voice.say("auction-calls", calls=" · ".join(calls))] if calls else []


def _open_lines(
    game: StartedGame, auction: d.Auction | d.ShortageAuction, voice: Voice
) -> list[str]:
    """Return the price and its leader, then who may still bid and who does not."""
    if isinstance(auction, d.ShortageAuction):
        lead = _building_lead(auction, voice)
    elif auction.leader is None:
        lead = voice.say("auction-no-bid", lowest=game.position.first_bid(auction.space))
    else:
        who = voice.player(auction.leader)
        lead = voice.say("auction-leads", who=who, price=auction.price)
    lines = [f"### {lead}"]
    for before, last in pairwise(auction.bids[-2:]):
        if before[-1] == last[-1]:
            lines.append(voice.say("auction-equal"))
        # AMB-23: who leads bids again only against a maximum, but bids of who leaves are struck.
        elif before[0] == last[0] and game.position.turn not in [
            it.left for it in game.position.seats
        ]:
            lines.append(voice.say("auction-raised"))
    if auction.passed:
        out = voice.and_list([voice.player(seat) for seat in auction.passed])
        lines.append(voice.say("auction-passed", who=out))
    return lines


def _building_lead(auction: d.ShortageAuction, voice: Voice) -> str:
    """Return the price and its leader, and where the building would go."""
    if auction.leader is None or auction.lot is None:
        return voice.say("shortage-no-bid")
    who, lot = voice.player(auction.leader), voice.deed(auction.lot)
    return voice.say("shortage-leads", who=who, price=auction.price, lot=lot)


def _sealed_lines(auction: d.SealedAuction, game: StartedGame, voice: Voice) -> list[str]:
    lines = [voice.say("auction-sealed", step=game.position.rules.auction.step)]
    least = [game.position.first_bid(lot) for lot in auction.lots]
    if max(least) > 1:
        bids = " · ".join(
            voice.say("priced", what=lot_label(lot, voice), amount=lowest)
            for lot, lowest in zip(auction.lots, least, strict=True)
        )
        lines.append(voice.say("auction-reserve", bids=bids))
    if auction.filings:
        filed = voice.and_list([voice.player(filing.seat) for filing in auction.filings])
        lines.append(voice.say("auction-filed", who=filed))
    if waiting := _waiting(game, voice):
        lines.append(voice.say("auction-waits", who=waiting))
    return lines


def _waiting(game: StartedGame, voice: Voice) -> str:
    return voice.and_list([voice.player(seat) for seat in game.public().awaited])


def result_screen(
    lots: tuple[Lot, ...], sold: tuple[Lot, ...], voice: Voice, lines: Sequence[str]
) -> Screen:
    """Return the result, which stays: what of the lots has been sold, and to whom; without lots,
    what the buildings of a shortage went for.

    Without a line the auction has had no result.
    """
    if not lots:
        title, lines = voice.say("shortage-sold"), lines or [voice.say("auction-none")]
    elif not lines:
        title = voice.say("auction-off", what=lots_in_short(lots, voice))
        lines = [voice.say("auction-none")]
    elif sold:
        title = voice.say("auction-over", what=lots_in_short(sold, voice))
    else:
        title = voice.say("auction-unsold", what=lots_in_short(lots, voice))
    return Screen(embeds=(Embed(title, "\n".join(lines), AUCTIONS),))
