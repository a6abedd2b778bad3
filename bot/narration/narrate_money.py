"""Telling of purchases, auctions, payments and debts."""

from collections.abc import Sequence

from bot.language.language import Fact
from bot.language.lots import lot_name, the_lot
from bot.narration.charge_reasons import explain, needs_explaining, payee, quoted_card, topic
from bot.narration.story import Story
from engine.core import events as e
from engine.core import why as w
from engine.editions import cards as c
from engine.editions.board import FREE_PARKING


def property_bought(story: Story, event: e.PropertyBought) -> None:
    if story.take_landing(event.seat, event.space):
        story.go_on(event.seat, story.landed(event.space))
        story.go_on(event.seat, story.voice.say("bought-it", price=event.price))
        story.close()
        return
    space = story.voice.the_space(event.space)
    clause = story.voice.say("event-property-bought", space=space, price=event.price)
    story.alone((event.seat,), clause)


def purchase_declined(story: Story, event: e.PurchaseDeclined) -> None:
    """Tell of a declined purchase; of the auction that follows, its bids tell."""
    if story.take_landing(event.seat, event.space):
        story.go_on(event.seat, story.landed(event.space))
        story.go_on(event.seat, story.voice.say("declined-it"))
    else:
        space = story.voice.the_space(event.space)
        story.begin(event.seat, story.voice.say("event-purchase-declined", space=space))
    if story.rules.declined == "left-with-bank":
        story.because(story.voice.say("it-stays-with-bank"))
    else:
        story.declined = event.space


def rent_spared(story: Story, event: e.RentSpared) -> None:
    owner = story.voice.name(event.owner)
    if story.take_landing(event.seat, event.space):
        where = story.voice.on_space(event.space)
        story.go_on(event.seat, story.voice.say("moved-owned", where=where, owner=owner))
        story.because(story.voice.say("rent-spared", owner=owner, why=event.why))
    else:
        clause = story.voice.say("event-rent-spared", owner=owner, why=event.why)
        story.alone((event.seat,), clause)


def auction_opened(story: Story, event: e.AuctionOpened) -> None:
    if event.lots != (story.declined,):
        lots = story.spaces(event.lots)
        count = len(event.lots)
        story.sentence(story.voice.say("event-auction-opened", lots=lots, count=count))
    story.declined = None


def bid_made(story: Story, events: Sequence[e.BidMade]) -> None:
    """Tell of the last of several bids in a row."""
    last = events[-1]
    space = the_lot(last.space, story.voice)
    story.alone((last.seat,), story.voice.say("event-bid-made", amount=last.amount, space=space))


def maximum_filed(story: Story, events: Sequence[e.MaximumFiled]) -> None:
    """Tell who has answered in a sealed auction, with a maximum or a pass."""
    seats = tuple(dict.fromkeys(event.seat for event in events))
    story.alone(seats, story.voice.say("filed-sealed", count=len(seats)))


def bidder_passed(story: Story, events: Sequence[e.BidderPassed]) -> None:
    seats = tuple(event.seat for event in events)
    story.alone(seats, story.voice.say("event-bidder-passed", count=len(seats)))


def auction_won(story: Story, event: e.AuctionWon) -> None:
    space = the_lot(event.space, story.voice)
    clause = story.voice.say("event-auction-won", space=space, price=event.price)
    story.alone((event.seat,), clause)
    story.sold = (event.seat, event.space)


def auction_unsold(story: Story, event: e.AuctionUnsold) -> None:
    lot = event.space
    text = the_lot(lot, story.voice)
    if isinstance(lot, str):
        story.sentence(story.voice.say("jail-card-unsold", card=text))
    else:
        story.sentence(story.voice.say("event-auction-unsold", space=text))


def deed_taken(story: Story, event: e.DeedTaken) -> None:
    """Tell of a deed that changed hands, unless it was just won at auction and paid for."""
    if story.sold != (event.seat, event.space):
        space = story.voice.the_space(event.space)
        story.alone((event.seat,), story.voice.say("event-deed-taken", space=space))
    story.sold = None


def jail_card_taken(story: Story, event: e.JailCardTaken) -> None:
    """Tell of a jail card that changed hands, unless it was just won at auction and paid for."""
    if story.sold != (event.seat, event.card):
        card = lot_name(event.card, story.voice)
        story.alone((event.seat,), story.voice.say("event-pass-taken", card=card))
    story.sold = None


def paid(story: Story, events: Sequence[e.Paid]) -> None:
    """Tell of payments, each kind of charge where its reason is clearest."""
    event = events[0]
    if _is_narrated(story, event):
        return
    match event.why:
        case w.Rent(space=space) if story.take_landing(event.seat, space):
            _landed_and_owes(story, event, explain_event(story, event))
        case w.Rent() if story.rolled_by == event.seat:
            story.go_on(event.seat, story.voice.say("paid-to", to=story.who(event.to)))
            story.because(explain_event(story, event))
        case w.LuxuryTax() | w.IncomeTax() if story.landed_on is not None:
            story.settle_landing()
            story.because(explain_event(story, event))
        case w.JailFine():
            story.go_on(event.seat, story.voice.say("paid-fine", amount=event.amount))
        case w.IncomeTax() | w.Interest():
            story.alone((event.seat,), _to_the_bank(story, event))
        case w.CardSum(card=card) if story.card == card:
            _card_sum(story, events, card)
        case _:
            _paid_apart(story, events)


def _is_narrated(story: Story, event: e.Paid) -> bool:
    """Return whether the price of an auction, or a rent just claimed, is in the last sentence
    already.
    """
    if isinstance(event.why, w.AuctionPrice):
        return story.sold == (event.seat, event.why.space)
    is_claimed = story.claimed is not None and story.claimed == (event.seat, event.why)
    story.claimed = None if is_claimed else story.claimed
    return is_claimed


def _to_the_bank(story: Story, event: e.Paid) -> str:
    """Return the clause of a payment: a tax chosen after its landing was told, or interest."""
    voice = story.voice
    tax = voice.the_tax("income_tax")
    match event.why:
        case w.IncomeTax(percent=None):
            return voice.say("paid-tax-flat", amount=event.amount, tax=tax)
        case w.IncomeTax(percent=percent):
            return voice.say("paid-tax-share", amount=event.amount, tax=tax, percent=percent or 0)
        case _:
            return voice.say("paid-interest", interest=explain_event(story, event))


def _landed_and_owes(story: Story, event: e.Paid | e.DebtOpened, why: str) -> None:
    assert isinstance(event.why, w.Rent)
    where, owner = story.voice.on_space(event.why.space), story.who(event.to)
    story.go_on(event.seat, story.voice.say("moved-owned", where=where, owner=owner))
    story.because(why)


def explain_event(story: Story, event: e.Paid | e.Received | e.DebtOpened) -> str:
    """Return the sum of an event and how it comes about."""
    return explain(event.why, event.amount, story.voice, story.rules)


def _card_sum(story: Story, events: Sequence[e.Paid], card: str) -> None:
    """A card states most sums itself; what it does not state is added to it."""
    effect = c.cards()[card].effect
    total = sum(event.amount for event in events)
    if isinstance(effect, c.PayBank | c.CollectFromBank) and effect.amount == total:
        return
    key = "card-came-in" if isinstance(effect, c.CollectFromEach) else "card-cost"
    story.amend(
        story.voice.say(key, quoted=quoted_card(card, story.voice, story.rules), amount=total)
    )


def _paid_apart(story: Story, events: Sequence[e.Paid]) -> None:
    event = events[0]
    if isinstance(event.why, w.AuctionPrice):
        story.sold = (event.seat, event.why.space)
    seats = tuple(event.seat for event in events)
    facts: dict[str, Fact] = {
        "count": len(seats),
        "to": _payee(story, event),
        "topic": topic(event.why, story.voice),
    }
    clause, why = story.voice.say("event-paid-sum", amount=event.amount, **facts), ""
    if needs_explaining(event.why):
        clause, why = story.voice.say("event-paid", **facts), explain_event(story, event)
    if len(seats) == 1 and story.is_about(event.seat):
        story.go_on(event.seat, clause)
        if why:
            story.because(why)
        story.close()
    else:
        story.alone(seats, clause, why)


def _payee(story: Story, event: e.Paid | e.DebtOpened) -> str:
    return payee(event.to, event.why, story.voice, story.rules)


def received(story: Story, event: e.Received) -> None:
    match event.why:
        case w.CardSum(card=card) if story.card == card:
            return
        case w.Share(debtor=debtor):
            who = story.voice.name(debtor)
            clause = story.voice.say("received-share", amount=event.amount, debtor=who)
        case _:
            what = topic(event.why, story.voice)
            clause = story.voice.say("event-received", amount=event.amount, topic=what)
    story.alone((event.seat,), clause)


def pot_laid(story: Story, event: e.PotLaid) -> None:
    """Tell of the pot only where nothing else has happened: the payment has been told of."""
    where = story.voice.on_space(FREE_PARKING)
    story.sentence(story.voice.say("event-pot-laid", pot=event.pot, where=where))


def pot_taken(story: Story, event: e.PotTaken) -> None:
    story.go_on(event.seat, story.voice.say("event-pot-taken", amount=event.amount))


def debt_opened(story: Story, event: e.DebtOpened) -> None:
    """Tell of a debt with its reason; the payment is told of again later."""
    story.sold = None
    story.owed[event.seat, event.to] = event.amount
    why = explain_event(story, event)
    if isinstance(event.why, w.CardSum) and story.card == event.why.card and not event.to:
        story.amend(quoted_card(story.card, story.voice, story.rules))  # It asks for something.
    match event.why:
        case w.Rent(space=space) if story.take_landing(event.seat, space):
            _landed_and_owes(story, event, story.voice.say("debt-short", why=why))
        case _:
            clause = story.voice.say(
                "event-debt-opened",
                amount=event.amount,
                to=_payee(story, event),
                topic=topic(event.why, story.voice),
            )
            story.alone((event.seat,), clause, why if needs_explaining(event.why) else "")


def debt_forgiven(story: Story, event: e.DebtForgiven) -> None:
    story.alone((event.seat,), story.voice.say("event-debt-forgiven"))
