"""Statistics of a game, a page at a time: net worth, luck, rent, deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.media import Picture
from bot.render.columns import short_name, table_block
from bot.render.lots import lot_mark
from bot.render.names import COLOUR, group_key, group_mark
from bot.render.stats_facts import charge_line, deal_line, tenths
from bot.render.voice import Voice
from bot.screen import Embed
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.rules import Rules
from engine.statistics import Dice, Statistics, Won

MOST = 3
"""So many of the highest rents and of the best trades are told."""
NOTHING = "–"
"""In place of a number that there is none of."""
SQUARES = 5
"""So many of the squares that were visited most."""


@dataclass(frozen=True, slots=True)
class Told:
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


def stats_embed(page: str, told: Told) -> Embed:
    """Return the page of statistics with a name from PAGES."""
    title = told.voice.say("stats-title", page=told.voice.say(f"stats-page-{page}"))
    picture = told.chart if page == "worth" else None
    parts = PAGES[page](told)
    return Embed(title, "\n".join(parts), COLOUR, picture=picture)


def _worth(told: Told) -> list[str]:
    if told.totals == "hidden":
        return [told.voice.say("stats-hidden")]
    rows = [told.heads("worth-now", "worth-most", "worth-led")]
    last, most = told.found.points[-1].worths, told.found.highest
    for seat in sorted(range(len(last)), key=lambda it: -last[it]):
        out = told.found.players[seat].left is not None
        now = told.voice.say("stats-out") if out else told.sum(last[seat])
        led = sum(it.until - it.since + 1 for it in told.found.leads if it.seat == seat)
        rows.append([told.name(seat), now, told.sum(most[seat]), told.sum(led)])
    return [table_block(rows), told.voice.say("stats-worth-note")]


def _luck(told: Told) -> list[str]:
    thrown = [told.heads("throws", "mean", "off")]
    other = [told.heads("doubles", "fair", "jail", "salaries")]
    for seat, player in enumerate(told.found.players):
        dice, name = player.dice, told.name(seat)
        thrown.append([name, told.sum(dice.throws), *_measured(dice, told.voice.words)])
        counts = (dice.doubles, round(dice.throws / 6), player.jailed, player.salaries)
        other.append([name, *map(told.sum, counts)])
    return [table_block(thrown), table_block(other), told.voice.say("stats-luck-note")]


def _measured(dice: Dice, words: Words) -> tuple[str, str]:
    """The mean, and how many standard errors it is from 7, with their sign."""
    if not dice.throws:
        return NOTHING, NOTHING
    off = round(dice.errors, 1)
    sign = "+" if off > 0 else "-" if off < 0 else ""
    return tenths(dice.mean, words), sign + tenths(off, words)


def _rent(told: Told) -> list[str]:
    rows = [told.heads("rent-got", "rent-paid", "rent-left")]
    for seat, player in enumerate(told.found.players):
        left = player.rent_earned - player.rent_paid
        sign = "+" if left > 0 else ""
        sums = (told.sum(player.rent_earned), told.sum(player.rent_paid), sign + told.sum(left))
        rows.append([told.name(seat), *sums])
    charges = [charge_line(it, told.voice) for it in told.found.charges[:MOST]]
    return [
        table_block(rows),
        *_listed("stats-rent-groups", _groups(told), told),
        *_listed("stats-rent-highest", charges, told),
        *_listed("stats-visits", _visits(told), told),
    ]


def _listed(key: str, lines: Sequence[str], told: Told) -> list[str]:
    """The lines under their heading; nothing without lines."""
    return [told.voice.say(key), *lines, ""] if lines else []


def _groups(told: Told) -> list[str]:
    """Groups by the rent they have brought, with who has collected it."""
    voice, found = told.voice, told.found
    sums = {group: found.earned_for(group) for group in told.rules.groups}
    lines = []
    for group in sorted((it for it in sums if sums[it]), key=lambda it: -sums[it]):
        earned = {seat: dict(it.earned).get(group, 0) for seat, it in enumerate(found.players)}
        who = [
            voice.say("stats-share", who=voice.token(seat), amount=amount)
            for seat, amount in sorted(earned.items(), key=lambda it: -it[1])
            if amount
        ]
        known = told.rules.groups[group]
        name = f"{group_mark(known)} {voice.say(group_key('group', known))}"
        lines.append(
            voice.say("stats-group", group=name, amount=sums[group], who=voice.strung(who))
        )
    return lines


def _visits(told: Told) -> list[str]:
    """The squares that were visited most, in one line."""
    visits = told.found.visits
    most = sorted((it for it in range(len(visits)) if visits[it]), key=lambda it: -visits[it])
    squares = [
        told.voice.say("stats-square", where=told.voice.space(it), count=visits[it])
        for it in most[:SQUARES]
    ]
    return [told.voice.strung(squares)] if squares else []


def _deals(told: Told) -> list[str]:
    words, found = told.voice.words, told.found
    deals = [it for it in found.deals if not it.is_gift]
    best = sorted(deals, key=lambda it: -it.earned_by(it.winner))[:MOST]
    lines = [deal_line(it, told.voice) for it in best]
    if not lines and not found.auctions:
        return [words.say("stats-deals-none")]
    note = [words.say("stats-deals-note"), ""] if lines else []
    return [*_listed("stats-deals-best", lines, told)[:-1], *note, *_auctions(told)]


def _auctions(told: Told) -> list[str]:
    """By player: how many lots, what they cost and what is printed on them; the best bargain."""
    auctions = told.found.auctions
    if not auctions:
        return []
    rows = [told.heads("auctions", "auctions-paid", "auctions-printed")]
    for seat in range(len(told.found.players)):
        own = [it for it in auctions if it.seat == seat]
        printed = sum(it.printed or 0 for it in own)
        counts = (len(own), sum(it.price for it in own), printed)
        rows.append([told.name(seat), *map(told.sum, counts)])
    bargain = max(auctions, key=_saved)
    said = _bargain(bargain, told) if _saved(bargain) > 0 else []
    return [told.voice.say("stats-auctions"), table_block(rows), *said]


def _saved(won: Won) -> int:
    """Dollars below the printed price; a jail pass has none."""
    return 0 if won.printed is None else won.printed - won.price


def _bargain(won: Won, told: Told) -> list[str]:
    return [
        told.voice.say(
            "stats-bargain",
            who=told.voice.of(won.seat),
            what=lot_mark(won.lot, told.voice),
            price=won.price,
            printed=won.printed or 0,
            turn=won.turn,
        )
    ]


PAGES: Mapping[str, Callable[[Told], list[str]]] = {
    "worth": _worth,
    "luck": _luck,
    "rent": _rent,
    "deals": _deals,
}
"""The pages by their names, in the order of their buttons."""
