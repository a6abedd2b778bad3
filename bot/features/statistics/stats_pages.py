"""Statistics of a game, a page at a time: net worth, luck, rent, deals."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.language.chances import percent
from bot.language.lots import lot_mark
from bot.language.names import COLOUR, group_emoji, group_key
from bot.language.voice import Voice
from bot.presses.shared import StatsPage
from bot.render.stats_facts import charge_line, deal_line, tenths
from bot.ui.message_files import Picture
from bot.ui.screen import Embed
from engine.analysis.statistics import AuctionResult, Statistics
from engine.core.actions import SeatId
from engine.editions.board import GO
from engine.editions.rules import Rules

MAX_LISTED = 3
"""How many of the highest rents and of the best trades are named."""
UNUSUAL = 2.0
"""Standard errors from which on an average of dice is unusual."""
SQUARES = 5
"""How many of the squares that were visited most are named."""


class BestChance(NamedTuple):
    """A player's highest chance to win at the end of a turn, from 0 to 1."""

    chance: float
    turn: int


@dataclass(frozen=True, slots=True)
class StatsContext:
    """What the pages show. While a tax is being chosen, totals are hidden (ITAX-03).

    `chances`: those of each player to win right now, where the reader may ask for advice;
    `best_chances`: the best that each has had in a game that is over.
    """

    found: Statistics
    voice: Voice
    rules: Rules
    totals: Literal["shown", "hidden"] = "shown"
    chart: Picture | None = None
    chances: Mapping[SeatId, float] = field(default_factory=dict)
    best_chances: Mapping[SeatId, BestChance] = field(default_factory=dict)


def stats_embed(page: StatsPage, context: StatsContext) -> Embed:
    """Return the page of statistics with a name from PAGES."""
    name, turn = context.voice.say(f"stats-page-{page}"), context.found.turns
    title = context.voice.say("stats-title", page=name, turn=turn)
    picture = context.chart if page == "worth" else None
    parts = PAGES[page](context)
    return Embed(title, "\n".join(parts), COLOUR, picture=picture)


def _worth(context: StatsContext) -> list[str]:
    if context.totals == "hidden":
        return [context.voice.say("stats-hidden")]
    last = context.found.points[-1].worths
    richest_first = sorted(range(len(last)), key=lambda seat: -last[seat])
    lines = [_worth_line(seat, context) for seat in richest_first]
    return [*lines, "", *_chances(context), context.voice.say("stats-worth-note")]


def _chances(context: StatsContext) -> list[str]:
    """Return everybody's chance to win in one line, the highest first."""
    voice, found = context.voice, context.chances
    if not found:
        return _best_chances(context)
    named = [
        voice.say("stats-chance", who=voice.player(seat), chance=percent(found[seat], voice.words))
        for seat in sorted(found, key=lambda it: -found[it])
    ]
    return [voice.say("stats-chances", chances=" · ".join(named)), ""]


def _best_chances(context: StatsContext) -> list[str]:
    """Return the best chance that each player has had, a line each, the highest first."""
    voice, found = context.voice, context.best_chances
    lines = [
        voice.say(
            "stats-best-chance",
            who=voice.player(seat),
            chance=percent(found[seat].chance, voice.words),
            turn=found[seat].turn,
        )
        for seat in sorted(found, key=lambda it: -found[it].chance)
    ]
    return _listed("stats-best-chances", lines, context)


def _worth_line(seat: SeatId, context: StatsContext) -> str:
    """Return what a player is worth, was worth at most, and for how many turns nobody was worth
    more.
    """
    found, voice = context.found, context.voice
    facts = {
        "most": found.highest[seat],
        # Before the first turn, properties may have been dealt: that is no turn.
        "led": sum(
            lead.until - max(lead.since, 1) + 1 for lead in found.leads if lead.seat == seat
        ),
    }
    left = found.players[seat].left
    if left is not None:
        return voice.say("stats-worth-line-out", who=voice.player(seat), turn=left, **facts)
    amount = found.points[-1].worths[seat]
    return voice.say("stats-worth-line", who=voice.player(seat), amount=amount, **facts)


def _luck(context: StatsContext) -> list[str]:
    lines = [_luck_lines(seat, context) for seat in range(len(context.found.players))]
    return [*lines, "", context.voice.say("stats-luck-note")]


def _luck_lines(seat: SeatId, context: StatsContext) -> str:
    """Return a player's dice in one line and, below it, what came of them."""
    voice, player = context.voice, context.found.players[seat]
    dice, who = player.dice, voice.player(seat)
    if not dice.rolls:
        return voice.say("stats-luck-none", who=who)
    mean = tenths(dice.mean, voice.words)
    luck = "high" if dice.errors > UNUSUAL else "low" if dice.errors < -UNUSUAL else "usual"
    fair = round(dice.rolls / 6)
    more = [voice.say("stats-luck-doubles", doubles=dice.doubles, fair=fair)]
    if player.jailed:
        more.append(voice.say("stats-luck-jail", count=player.jailed))
    if player.salaries:
        where = voice.on_space(GO)
        more.append(voice.say("stats-luck-salaries", count=player.salaries, where=where))
    first = voice.say("stats-luck-line", who=who, mean=mean, rolls=dice.rolls, luck=luck)
    return f"{first}\n-# {' · '.join(more)}"


def _rent(context: StatsContext) -> list[str]:
    lines = [_rent_line(seat, context) for seat in range(len(context.found.players))]
    charges = [charge_line(charge, context.voice) for charge in context.found.charges[:MAX_LISTED]]
    return [
        *lines,
        "",
        *_listed("stats-rent-groups", _groups(context), context),
        *_listed("stats-rent-highest", charges, context),
        *_listed("stats-visits", _visits(context), context),
    ]


def _rent_line(seat: SeatId, context: StatsContext) -> str:
    """Return the rent that a player got and paid, and what is left of it."""
    voice, player = context.voice, context.found.players[seat]
    got, paid = player.rent_earned, player.rent_paid
    key = "gained" if got > paid else "stats-rent-minus" if got < paid else "stats-rent-even"
    net = voice.say(key, amount=abs(got - paid))
    return voice.say("stats-rent-line", who=voice.player(seat), got=got, paid=paid, net=net)


def _listed(key: str, lines: Sequence[str], context: StatsContext) -> list[str]:
    """Return the lines under their heading; nothing without lines."""
    return [context.voice.say(key), *lines, ""] if lines else []


def _groups(context: StatsContext) -> list[str]:
    """Groups by the rent they have brought, with who has collected it."""
    voice, found = context.voice, context.found
    sums = {group: found.earned_for(group) for group in context.rules.groups}
    lines = []
    for group in sorted((it for it in sums if sums[it]), key=lambda it: -sums[it]):
        earned = {seat: dict(it.earned).get(group, 0) for seat, it in enumerate(found.players)}
        who = [
            voice.say("priced", what=voice.token(seat), amount=amount)
            for seat, amount in sorted(earned.items(), key=lambda it: -it[1])
            if amount
        ]
        known = context.rules.groups[group]
        name = f"{group_emoji(known)} {voice.say(group_key('group', known))}"
        lines.append(
            voice.say("stats-group", group=name, amount=sums[group], who=voice.comma_list(who))
        )
    return lines


def _visits(context: StatsContext) -> list[str]:
    """Return the squares that were visited most, in one line; those of one name count as one."""
    visits = Counter[str]()
    for space, count in enumerate(context.found.visits):
        visits[context.voice.space(space)] += count
    squares = [
        context.voice.say("stats-square", where=where, count=count)
        for where, count in visits.most_common(SQUARES)
        if count
    ]
    return [context.voice.comma_list(squares)] if squares else []


def _deals(context: StatsContext) -> list[str]:
    words, found = context.voice.words, context.found
    deals = [deal for deal in found.deals if not deal.is_gift]
    best = sorted(deals, key=lambda deal: -deal.earned_by(deal.winner))[:MAX_LISTED]
    lines = [deal_line(it, context.voice) for it in best]
    if not lines and not found.auctions:
        return [words.say("stats-deals-none")]
    note = [words.say("stats-deals-note"), ""] if lines else []
    return [*_listed("stats-deals-best", lines, context)[:-1], *note, *_auctions(context)]


def _auctions(context: StatsContext) -> list[str]:
    """By player: how many lots, what they cost and what is printed on them; the best bargain."""
    auctions, voice = context.found.auctions, context.voice
    if not auctions:
        return []
    lines = []
    for seat in range(len(context.found.players)):
        own = [auction for auction in auctions if auction.seat == seat]
        if own:
            counts = {
                "count": len(own),
                "price": sum(it.price for it in own),
                "printed": sum(it.printed or 0 for it in own),
            }
            lines.append(voice.say("stats-auction-line", who=voice.player(seat), **counts))
    bargain = max(auctions, key=_saved)
    said = ["", *_bargain(bargain, context)] if _saved(bargain) > 0 else []
    return [voice.say("stats-auctions"), *lines, *said]


def _saved(won: AuctionResult) -> int:
    """Dollars below the printed price; a jail card has none."""
    return 0 if won.printed is None else won.printed - won.price


def _bargain(won: AuctionResult, context: StatsContext) -> list[str]:
    return [
        context.voice.say(
            "stats-bargain",
            who=context.voice.player(won.seat),
            what=lot_mark(won.lot, context.voice),
            price=won.price,
            printed=won.printed or 0,
            turn=won.turn,
        )
    ]


PAGES: Mapping[StatsPage, Callable[[StatsContext], list[str]]] = {
    "worth": _worth,
    "luck": _luck,
    "rent": _rent,
    "deals": _deals,
}
"""The pages by their names, in the order of their buttons."""
