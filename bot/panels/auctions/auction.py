"""Auctions: the notice in the channel, the bidding, and the result."""

from collections.abc import Sequence
from dataclasses import replace

from bot.interactions.context import Context
from bot.panels.common.money import read_dollars, refused_amount
from bot.render.lots import lot_label, lot_mark, lots_in_short, mortgage_lines, printed_price
from bot.render.table import square_lines
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, action_custom_id, panel_custom_id
from bot.screens.screen import Button, Embed, ModalScreen, Row, Screen, TextField
from bot.text.language import Words
from engine import decisions as d
from engine.actions import Bid, PassBid, SeatId, SetMaximum
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame, need_seat
from engine.lots import Lot
from engine.offered import BidRange, MaximumRange
from engine.view import View

VERB = "bid"
COLOUR = 0xC9A227
LARGE_BID = 500
"""Dollars from which on the offered bids are rounder."""


def _lots(decision: d.Decision | None) -> tuple[Lot, ...]:
    match decision:
        case d.Auction(space=space):
            return (space,)
        case d.SealedAuction(lots=lots):
            return lots
        case _:
            raise TypeError(f"no auction: {decision!r}")


def notice_screen(game: StartedGame, voice: Voice) -> Screen:
    """Return the auction's own message in the channel: what is sold, and that the bidding is
    below.
    """
    lots = _lots(game.public().decision)
    title = voice.say("auction-title", what=lots_in_short(lots, voice))
    text = "\n".join([*_deeds(game, lots, voice), voice.say("auction-in-thread")])
    return Screen(embeds=(Embed(title, text, COLOUR),))


def _about(game: StartedGame, lots: tuple[Lot, ...], voice: Voice) -> list[str]:
    """Return what is sold; of one property, where text alone is read, also its rents, who owns
    its group, and everyone's cash: there is no card, and the game message is not in the thread.
    """
    if voice.plain and len(lots) == 1 and isinstance(lots[0], int):
        view = game.public()
        return [*square_lines(view, lots[0], voice), _cash_line(view, voice)]
    return [*_deeds(game, lots, voice), *mortgage_lines(lots, game.position, voice)]


def _cash_line(view: View, voice: Voice) -> str:
    cash = [
        voice.say("priced", what=voice.player(seat), amount=view.seats[seat].cash)
        for seat in view.players()
    ]
    return voice.say("auction-cash", cash=" · ".join(cash))


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
) -> Screen:
    """Return what is sold, and right above the bids who leads with how much, until when, and who
    is still in.

    `callers` are the seats called to the auction; `hints` explain what is new to a player.
    """
    decision = game.public().decision
    lots = _lots(decision)
    title = voice.say("auction-title", what=lots_in_short(lots, voice))
    ends = max((it.at for it in game.deadlines if it.kind == "auction"), default=0)
    if isinstance(decision, d.Auction):
        lines = _open_lines(game, decision, voice)
    else:
        assert isinstance(decision, d.SealedAuction)
        lines = _sealed_lines(decision, game, voice)
    lines.append(voice.say("auction-ends", at=str(int(ends))))
    about = [*_about(game, lots, voice), *_earlier_bids(decision, voice)]
    who = voice.and_list([voice.mention(seat) for seat in callers])
    content = voice.say("call-auction", who=who, count=len(callers)) if callers else ""
    embeds = (
        Embed(title, "\n".join(about), COLOUR),
        Embed("", "\n".join([*lines, *hints]), COLOUR),
    )
    return Screen(content, embeds, bid_rows(game, voice.words), voice.users(callers))


def _earlier_bids(auction: d.Decision | None, voice: Voice) -> list[str]:
    if not isinstance(auction, d.Auction) or len(auction.bids) < 2:
        return []
    calls = [
        voice.say("priced", what=voice.player(seat), amount=amount)
        for seat, amount in auction.bids[-6:-1]
    ]
    return [voice.say("auction-calls", calls=" · ".join(calls))]


def _open_lines(game: StartedGame, auction: d.Auction, voice: Voice) -> list[str]:
    if auction.leader is None:
        lowest = game.position.first_bid(auction.space)
        lines = [f"### {voice.say('auction-no-bid', lowest=lowest)}"]
    else:
        who = voice.player(auction.leader)
        lines = [f"### {voice.say('auction-leads', who=who, price=auction.price)}"]
    if waiting := _waiting(game, voice):
        lines.append(voice.say("auction-waits", who=waiting))
    if auction.passed:
        out = voice.and_list([voice.player(seat) for seat in auction.passed])
        lines.append(voice.say("auction-passed", who=out))
    return lines


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


def bid_rows(game: StartedGame, words: Words) -> tuple[Row, ...]:
    """Return buttons for amounts that players can bid, a typed bid, a secret maximum, and
    passing.
    """
    decision = game.public().decision
    game_id = game.record.id
    assert isinstance(decision, d.Auction | d.SealedAuction)
    if isinstance(decision, d.SealedAuction):
        return (_sealed_row(game_id, decision, words),)
    lowest = game.position.lowest_bid(decision.space, decision.price)
    limit = game.position.lot_limit
    most = max((limit(seat, decision.space) for seat in game.public().awaited), default=0)
    bids = tuple(
        Button(
            words.say("button-bid", price=price),
            action_custom_id(game_id, decision.id, Bid(price)),
            "success",
        )
        for price in offered_bids(lowest, most)
    )
    typed = Button(words.say("button-type"), panel_custom_id(game_id, VERB, "type", decision.id))
    maximum, pass_it = _common(game_id, decision.id, words)
    return ((*bids, typed), (replace(maximum, style="secondary"), pass_it))


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
    return (
        Button(
            words.say("button-maximum"), panel_custom_id(game_id, VERB, "max", decision), "primary"
        ),
        Button(
            words.say("button-pass"), action_custom_id(game_id, decision, PassBid()), "secondary"
        ),
    )


def _sealed_row(game_id: str, decision: d.SealedAuction, words: Words) -> tuple[Button, ...]:
    file, pass_it = _common(game_id, decision.id, words)
    if len(decision.lots) > 1:
        label = words.say("button-lots", count=len(decision.lots))
        file = Button(label, panel_custom_id(game_id, "lots", "", decision.id), "primary")
    return (file, pass_it)


def result_screen(
    lots: tuple[Lot, ...], sold: tuple[Lot, ...], voice: Voice, lines: Sequence[str]
) -> Screen:
    """Return the result, which stays: what of the lots has been sold, and to whom.

    Without a line the auction has had no result.
    """
    if not lines:
        title = voice.say("auction-off", what=lots_in_short(lots, voice))
        lines = [voice.say("auction-none")]
    elif sold:
        title = voice.say("auction-over", what=lots_in_short(sold, voice))
    else:
        title = voice.say("auction-unsold", what=lots_in_short(lots, voice))
    return Screen(embeds=(Embed(title, "\n".join(lines), COLOUR),))


async def bid(context: Context, press: Press) -> None:
    """Open the form for a typed amount, or answer what was typed into it."""
    match press.arguments:
        case "max" | "type":
            game = await context.host.started_game(press.game_id)
            await context.form(_form(press, game, context))
        case "typedmax" | "typedtype":
            await _typed(context, press)
        case _:
            raise Unreadable(press.arguments)


def _form(press: Press, game: StartedGame, context: Context) -> ModalScreen:
    """Return the form for an amount, with the cash of the player who opens it."""
    kind, words = press.arguments, context.words
    seat = need_seat(game, context.person.user_id)
    cash, lowest = game.position.seats[seat].cash, _lowest(game, press.decision, seat, kind)
    return ModalScreen(
        words.say(f"bid-form-{kind}"),
        panel_custom_id(press.game_id, VERB, f"typed{kind}", press.decision),
        (
            TextField(
                words.say("bid-form-cash", cash=cash),
                "amount",
                description=words.say(f"bid-form-{kind}-hint", lowest=lowest),
                placeholder=words.money(120),
                most=9,
            ),
        ),
    )


def _lowest(game: StartedGame, number: int, seat: SeatId, kind: str) -> int:
    """Return the least that a seat may enter into the form. Raises Refused where the auction is
    over.
    """
    decision = game.public().decision
    demand(decision is not None and decision.id == number, Refusal.STALE)
    wanted = MaximumRange if kind == "max" else BidRange
    lowest = (it.lowest for it in game.seen_from(seat).offers if isinstance(it, wanted))
    price = decision.price if isinstance(decision, d.Auction) else 0
    return next(lowest, game.position.lowest_bid(_lots(decision)[0], price))


async def _typed(context: Context, press: Press) -> None:
    typed = context.fields.get("amount", "")
    amount = read_dollars(typed)
    if amount is None:
        await context.send_private(refused_amount(context.words, typed))
        return
    action = SetMaximum(amount) if press.arguments == "typedmax" else Bid(amount)
    user = context.person.user_id
    game = await context.host.submit(press.game_id, user, press.decision, action, context.key)
    await context.send_private(_filed(game, press.decision, need_seat(game, user), action, context))
    await context.flush(press.game_id)


def _filed(
    game: StartedGame, number: int, seat: SeatId, action: SetMaximum | Bid, context: Context
) -> str:
    """Return what became of an amount at once, and what cash is left if it has to be paid."""
    voice, amount = context.voice(game), action.amount
    cash = game.position.seats[seat].cash
    key = "maximum-filed" if isinstance(action, SetMaximum) else "bid-made"
    lines = [voice.say(key, price=amount)]
    auction = game.public().decision
    if not isinstance(auction, d.Auction | d.SealedAuction) or auction.id != number:
        return lines[0]  # It is over, and the result says the rest.
    if isinstance(auction, d.Auction) and auction.leader is not None and auction.leader != seat:
        leader = voice.player(auction.leader)
        lines = [voice.say("bid-beaten", price=amount, leader=leader, now=auction.price)]
    cover, left = "enough" if amount <= cash else "short", max(0, cash - amount)
    return "\n".join([*lines, voice.say("bid-cash", cash=cash, cover=cover, left=left)])
