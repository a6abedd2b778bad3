"""Statistics of a game, a page at a time: net worth, luck, rent, deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.render.columns import short_name, table_block
from bot.render.lots import lot_mark
from bot.render.names import COLOUR, group_emoji, group_key
from bot.render.stats_facts import charge_line, deal_line, tenths
from bot.render.voice import Voice
from bot.screens.media import Picture
from bot.screens.screen import Embed
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.rules import Rules
from engine.statistics import AuctionResult, Dice, Statistics

MAX_LISTED = 3
"""How many of the highest rents and of the best trades are named."""
NOTHING = "–"
"""In place of a number that there is none of."""
SQUARES = 5
"""How many of the squares that were visited most are named."""


@dataclass(frozen=True, slots=True)
class StatsContext:
    """What the pages show. While a tax is being chosen, totals are hidden (ITAX-03)."""

    found: Statistics
    voice: Voice
    rules: Rules
    totals: Literal["shown", "hidden"] = "shown"
    chart: Picture | None = None

    def name(self, seat: SeatId) -> str:
        """Return the name of a seat as it stands in a table."""
        return short_name(self.voice.players[seat].name)

    def sum(self, number: int) -> str:
        """Return a number for a table."""
        return self.voice.say("stats-number", number=number)

    def heads(self, *keys: str) -> list[str]:
        """Return the heading of a table."""
        return [self.voice.say("stats-head-turn", turn=self.found.turns), *map(self.head, keys)]

    def head(self, key: str) -> str:
        """Return the heading of a column."""
        return self.voice.say(f"stats-head-{key}")


def stats_embed(page: str, context: StatsContext) -> Embed:
    """Return the page of statistics with a name from PAGES."""
    title = context.voice.say("stats-title", page=context.voice.say(f"stats-page-{page}"))
    picture = context.chart if page == "worth" else None
    parts = PAGES[page](context)
    return Embed(title, "\n".join(parts), COLOUR, picture=picture)


def _worth(context: StatsContext) -> list[str]:
    if context.totals == "hidden":
        return [context.voice.say("stats-hidden")]
    rows = [context.heads("worth-now", "worth-most", "worth-led")]
    last, most = context.found.points[-1].worths, context.found.highest
    for seat in sorted(range(len(last)), key=lambda it: -last[it]):
        out = context.found.players[seat].left is not None
        now = context.voice.say("stats-out") if out else context.sum(last[seat])
        led = sum(it.until - it.since + 1 for it in context.found.leads if it.seat == seat)
        rows.append([context.name(seat), now, context.sum(most[seat]), context.sum(led)])
    return [table_block(rows), context.voice.say("stats-worth-note")]


def _luck(context: StatsContext) -> list[str]:
    thrown = [context.heads("throws", "mean", "off")]
    other = [context.heads("doubles", "fair", "jail", "salaries")]
    for seat, player in enumerate(context.found.players):
        dice, name = player.dice, context.name(seat)
        thrown.append([name, context.sum(dice.throws), *_measured(dice, context.voice.words)])
        counts = (dice.doubles, round(dice.throws / 6), player.jailed, player.salaries)
        other.append([name, *map(context.sum, counts)])
    return [table_block(thrown), table_block(other), context.voice.say("stats-luck-note")]


def _measured(dice: Dice, words: Words) -> tuple[str, str]:
    """Return the mean, and how many standard errors it is from 7, with their sign."""
    if not dice.throws:
        return NOTHING, NOTHING
    off = round(dice.errors, 1)
    sign = "+" if off > 0 else "-" if off < 0 else ""
    return tenths(dice.mean, words), sign + tenths(off, words)


def _rent(context: StatsContext) -> list[str]:
    rows = [context.heads("rent-got", "rent-paid", "rent-left")]
    for seat, player in enumerate(context.found.players):
        left = player.rent_earned - player.rent_paid
        sign = "+" if left > 0 else ""
        sums = (
            context.sum(player.rent_earned),
            context.sum(player.rent_paid),
            sign + context.sum(left),
        )
        rows.append([context.name(seat), *sums])
    charges = [charge_line(it, context.voice) for it in context.found.charges[:MAX_LISTED]]
    return [
        table_block(rows),
        *_listed("stats-rent-groups", _groups(context), context),
        *_listed("stats-rent-highest", charges, context),
        *_listed("stats-visits", _visits(context), context),
    ]


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
            voice.say("stats-share", who=voice.token(seat), amount=amount)
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
    """Return the squares that were visited most, in one line."""
    visits = context.found.visits
    most = sorted((it for it in range(len(visits)) if visits[it]), key=lambda it: -visits[it])
    squares = [
        context.voice.say("stats-square", where=context.voice.space(it), count=visits[it])
        for it in most[:SQUARES]
    ]
    return [context.voice.comma_list(squares)] if squares else []


def _deals(context: StatsContext) -> list[str]:
    words, found = context.voice.words, context.found
    deals = [it for it in found.deals if not it.is_gift]
    best = sorted(deals, key=lambda it: -it.earned_by(it.winner))[:MAX_LISTED]
    lines = [deal_line(it, context.voice) for it in best]
    if not lines and not found.auctions:
        return [words.say("stats-deals-none")]
    note = [words.say("stats-deals-note"), ""] if lines else []
    return [*_listed("stats-deals-best", lines, context)[:-1], *note, *_auctions(context)]


def _auctions(context: StatsContext) -> list[str]:
    """By player: how many lots, what they cost and what is printed on them; the best bargain."""
    auctions = context.found.auctions
    if not auctions:
        return []
    rows = [context.heads("auctions", "auctions-paid", "auctions-printed")]
    for seat in range(len(context.found.players)):
        own = [it for it in auctions if it.seat == seat]
        printed = sum(it.printed or 0 for it in own)
        counts = (len(own), sum(it.price for it in own), printed)
        rows.append([context.name(seat), *map(context.sum, counts)])
    bargain = max(auctions, key=_saved)
    said = _bargain(bargain, context) if _saved(bargain) > 0 else []
    return [context.voice.say("stats-auctions"), table_block(rows), *said]


def _saved(won: AuctionResult) -> int:
    """Dollars below the printed price; a jail pass has none."""
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


PAGES: Mapping[str, Callable[[StatsContext], list[str]]] = {
    "worth": _worth,
    "luck": _luck,
    "rent": _rent,
    "deals": _deals,
}
"""The pages by their names, in the order of their buttons."""
