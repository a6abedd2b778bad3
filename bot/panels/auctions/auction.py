"""Auctions: the notice in the channel, the bidding, and the result."""

from collections.abc import Sequence

from bot.interactions.context import Context
from bot.panels.common.money import read_dollars
from bot.render.lots import lot_label, lot_mark, lots_in_short, mortgage_lines, printed_price
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, action_custom_id, panel_custom_id
from bot.screens.screen import Button, Embed, ModalScreen, Row, Screen, TextField
from bot.text.language import Words
from engine import decisions as d
from engine.actions import Bid, PassBid, SetMaximum
from engine.host.snapshots import StartedGame
from engine.lots import Lot

VERB = "bid"
COLOUR = 0xC9A227
STEPS = (1, 10, 50)
"""Dollars above the lowest bid that the buttons offer."""


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
    """Return the price, who is still in, until when, and the bids that may be made.

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
    mortgages = mortgage_lines(lots, game.position, voice)
    text = [*_deeds(game, lots, voice), *mortgages, "", *lines]
    text += [voice.say("auction-ends", at=str(int(ends))), *hints]
    who = voice.and_list([voice.mention(seat) for seat in callers])
    content = voice.say("call-auction", who=who, count=len(callers)) if callers else ""
    embed = Embed(title, "\n".join(text), COLOUR)
    return Screen(content, (embed,), bid_rows(game, voice.words), voice.users(callers))


def _open_lines(game: StartedGame, auction: d.Auction, voice: Voice) -> list[str]:
    if auction.leader is None:
        lowest = game.position.first_bid(auction.space)
        lines = [voice.say("auction-no-bid", lowest=lowest)]
    else:
        who = voice.player(auction.leader)
        lines = [voice.say("auction-leads", who=who, price=auction.price)]
        calls = [
            voice.say("priced", what=voice.player(seat), amount=amount)
            for seat, amount in auction.bids[-6:-1]
        ]
        if calls:
            lines.append(voice.say("auction-calls", calls=" · ".join(calls)))
    waiting = _waiting(game, voice)
    if waiting:
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
        for more in STEPS
        if (price := lowest + more - 1) <= most
    )
    typed = Button(
        words.say("button-type"), panel_custom_id(game_id, VERB, "type", decision.id), "success"
    )
    return ((*bids, typed), _common(game_id, decision.id, words))


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
            await context.form(_form(press, context.words))
        case "typedmax" | "typedtype":
            await _typed(context, press)
        case _:
            raise Unreadable(press.arguments)


def _form(press: Press, words: Words) -> ModalScreen:
    kind = press.arguments
    return ModalScreen(
        words.say(f"bid-form-{kind}"),
        panel_custom_id(press.game_id, VERB, f"typed{kind}", press.decision),
        (
            TextField(
                words.say("bid-form-label"),
                "amount",
                description=words.say(f"bid-form-{kind}-hint"),
                placeholder=words.money(120),
                most=9,
            ),
        ),
    )


async def _typed(context: Context, press: Press) -> None:
    amount = read_dollars(context.fields.get("amount", ""))
    if amount is None:
        await context.send_private(context.words.say("not-dollars"))
        return
    action = SetMaximum(amount) if press.arguments == "typedmax" else Bid(amount)
    user = context.person.user_id
    await context.host.submit(press.game_id, user, press.decision, action, context.key)
    if isinstance(action, SetMaximum):
        await context.send_private(context.words.say("maximum-filed", price=amount))
    await context.flush(press.game_id)
