"""Telling of buildings, mortgages, trades, and of leaving the game."""

from collections.abc import Iterable, Sequence

from bot.language.names import building, group_key
from bot.language.sides import counted_side_text, side_text
from bot.narration.story import Story
from engine.core import events as e
from engine.core.actions import Levels, Side
from engine.editions.rules import Rules

MOST_NAMED = 6
"""Properties of an estate that are named; of more, only the number is told."""


def built(story: Story, event: e.Built) -> None:
    """Tell of new buildings; those just won at auction end the sentence about the winning bid."""
    if story.outbid == event.seat:
        story.outbid = None
        story.amend(story.voice.say("built-up", levels=levels_text(story, event.levels)))
        return
    new = added(event.levels, event.cost, story.rules)
    if new is not None:
        levels = levels_text(story, new)
        clause = story.voice.say("event-built", levels=levels, amount=event.cost)
        story.alone((event.seat,), clause)
        return
    now = story.voice.say("built-up", levels=levels_text(story, event.levels))
    clause = story.voice.say("event-built-up", amount=event.cost)
    story.alone((event.seat,), clause, now)


def added(levels: Levels, cost: int, rules: Rules) -> Levels | None:
    """Return what was built up to these levels for dollars: `((6, 1),)` is a house on 6.

    None where their cost does not tell, because some properties had houses before.
    """
    price = rules.properties[levels[0][0]].house_cost
    hotels = sum(level == rules.hotel_level for _, level in levels)
    if hotels == len(levels) or sum(level for _, level in levels) * price == cost:
        return levels
    if hotels:
        return None
    if len(levels) == 1 or cost == price * len(levels):
        return tuple((space, cost // price // len(levels)) for space, _ in levels)
    return None


def buildings_sold(story: Story, events: Sequence[e.BuildingsSold]) -> None:
    """Tell of sold buildings: all of them when a player leaves, else the new levels of one
    group.
    """
    event = events[0]
    if story.leaving == event.seat:
        total = sum(event.proceeds for event in events)
        story.alone((event.seat,), story.voice.say("sold-all", amount=total))
        return
    for sale in events:
        group = the_group(story, sale.levels[0][0])
        if _leaves_none(story, sale.levels):
            clause = story.voice.say("event-buildings-sold-all", group=group, amount=sale.proceeds)
            story.alone((sale.seat,), clause)
            continue
        levels = sold_levels_text(story, sale.levels)
        story.alone(
            (sale.seat,),
            story.voice.say("event-buildings-sold", group=group),
            story.voice.say("sold-why", levels=levels, amount=sale.proceeds),
        )


def _leaves_none(story: Story, levels: Levels) -> bool:
    """Return whether nothing is left on the whole group of these levels."""
    group = story.rules.properties[levels[0][0]].group
    return dict(levels) == dict.fromkeys(story.rules.groups[group].members, 0)


def the_group(story: Story, space: int) -> str:
    """Return the group of a space with its article: "the light blues"."""
    group = story.rules.groups[story.rules.properties[space].group]
    return story.voice.say(group_key("the", group))


def levels_text(story: Story, levels: Levels) -> str:
    """Return building levels: "2 houses each on Oriental and Vermont, 3 houses on Connecticut"."""
    voice, rules = story.voice, story.rules
    return voice.comma_list(
        [
            voice.say("levels", spaces=spaces, level=building(level, rules), count=count)
            for level, spaces, count in _by_level(story, levels)
        ]
    )


def sold_levels_text(story: Story, levels: Levels) -> str:
    """Return what a sale leaves: "Oriental and Vermont down to 2 houses"."""
    texts = [
        story.voice.say(
            "levels-sold", spaces=spaces, count=count, level=building(level, story.rules)
        )
        for level, spaces, count in _by_level(story, levels)
    ]
    return story.voice.comma_list(texts)


def _by_level(story: Story, levels: Levels) -> list[tuple[int, str, int]]:
    """Return each level with its spaces, and how many they are."""
    by_level: dict[int, list[str]] = {}
    for space, level in levels:
        by_level.setdefault(level, []).append(story.voice.space(space))
    return [
        (level, story.voice.and_list(names), len(names))
        for level, names in sorted(by_level.items())
    ]


def mortgaged(story: Story, events: Sequence[e.Mortgaged]) -> None:
    loan = sum(event.loan for event in events)
    _about_deeds(story, events, "event-mortgaged", story.voice.say("gained", amount=loan))


def unmortgaged(story: Story, events: Sequence[e.Unmortgaged]) -> None:
    cost = sum(event.cost for event in events)
    _about_deeds(story, events, "event-mortgage-lifted", story.voice.money(cost))


def mortgage_undone(story: Story, events: Sequence[e.MortgageUndone]) -> None:
    loan = sum(event.loan for event in events)
    _about_deeds(story, events, "event-mortgage-undone", story.voice.money(loan))


def _about_deeds(
    story: Story,
    events: Sequence[e.Mortgaged | e.Unmortgaged | e.MortgageUndone],
    key: str,
    tail: str,
) -> None:
    spaces = story.voice.and_list([story.voice.the_space(event.space) for event in events])
    story.alone((events[0].seat,), story.voice.say(key, spaces=spaces, count=len(events)), tail)


def trade_offered(story: Story, event: e.TradeOffered) -> None:
    trade = event.trade
    partner, gives, takes = _sides(story, trade)
    clause = story.voice.say("event-trade-offered", partner=partner, gives=gives, takes=takes)
    story.alone((trade.proposer,), clause)


def _sides(story: Story, trade: e.Trade) -> tuple[str, str, str]:
    voice = story.voice
    gives = side_text(trade.gives, voice, trade.mortgaged)
    return voice.name(trade.partner), gives, side_text(trade.takes, voice, trade.mortgaged)


def trade_closed(story: Story, event: e.TradeClosed) -> None:
    story.sentence(
        story.voice.say(
            "event-trade-closed",
            by=event.by,
            proposer=story.voice.player(event.trade.proposer),
            partner=story.voice.player(event.trade.partner),
        )
    )


def trade_made(story: Story, event: e.TradeMade) -> None:
    """Tell of a trade from the proposer's side; one side may give nothing, as a gift or for a
    debt.
    """
    trade = event.trade
    partner, gives, takes = _sides(story, trade)
    key = "event-trade-made" if trade.forgives is None else "trade-settled"
    if trade.gives == Side():
        key += "-got"
    elif trade.takes == Side():
        key += "-gave"
    elif key == "event-trade-made" and _is_sale(trade.gives, trade.takes):
        key += "-sold"
    elif key == "event-trade-made" and _is_sale(trade.takes, trade.gives):
        key += "-bought"
    clause = story.voice.say(key, partner=partner, gives=gives, takes=takes)
    story.alone((trade.proposer,), clause)


def _is_sale(gives: Side, takes: Side) -> bool:
    """Return whether who gives one side gives no cash, and gets nothing else for it."""
    return not gives.cash and takes == Side(cash=takes.cash)


def resigned(story: Story, event: e.Resigned) -> None:
    story.begin(event.seat, story.voice.say("event-resigned"))
    story.resigning = event.seat


def went_bankrupt(story: Story, event: e.WentBankrupt) -> None:
    """Tell of a bankruptcy; a player who resigned without debts is not called bankrupt.

    AMB-64: who went bankrupt and did not resign could not have raised what was owed.
    """
    amount, to = story.owed.get((event.seat, event.to)), story.who(event.to)
    if story.resigning == event.seat and not event.to:
        story.go_on(event.seat, story.voice.say("left-game"))
        story.close()
    elif story.resigning == event.seat or amount is None:
        story.alone((event.seat,), story.voice.say("event-went-bankrupt", to=to))
    else:
        story.alone((event.seat,), story.voice.say("bankrupt-owing", to=to, amount=amount))
    story.leaving, story.resigning = event.seat, None


def estate_taken(story: Story, event: e.EstateTaken) -> None:
    debtor = story.voice.name(event.seat)
    estate = _estate(story, event)
    clause = story.voice.say("event-estate-taken", debtor=debtor, estate=estate)
    story.alone((event.creditor,), clause)
    story.leaving = None


def estate_surrendered(story: Story, event: e.EstateSurrendered) -> None:
    clause = story.voice.say("event-estate-surrendered", estate=_estate(story, event))
    story.alone((event.seat,), clause)
    story.leaving = None


def _estate(story: Story, event: e.EstateTaken | e.EstateSurrendered) -> str:
    side = Side(event.deeds, event.cash, event.jail_cards)
    if side == Side():
        return story.voice.say("estate-nothing")
    if len(side.deeds) > MOST_NAMED:
        return counted_side_text(side, story.voice)
    return side_text(side, story.voice)


def time_limit_reached(story: Story, event: e.TimeLimitReached) -> None:
    story.sentence(story.voice.say("event-hour-struck"))


def game_ended(story: Story, event: e.GameEnded) -> None:
    winners = event.winners
    who = _all(story, winners)
    story.sentence(story.voice.say("event-game-ended", count=len(winners), who=who))


def _all(story: Story, seats: Iterable[int]) -> str:
    return story.voice.and_list([story.voice.player(seat) for seat in seats])
