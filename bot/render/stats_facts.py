"""The most memorable things of a game, each in a sentence."""

from bot.language.language import Words
from bot.language.sides import side_text
from bot.language.voice import Voice
from engine.analysis.statistics import Charge, Deal, Statistics
from engine.core.actions import SeatId

MIN_ROLLS = 10
"""Rolls from which on an average says something."""


def fact_lines(statistics: Statistics, voice: Voice) -> list[str]:
    """Return the biggest rent, the highest dice and the best deal, as far as the game has them."""
    facts = []
    if statistics.charges:
        facts.append(voice.say("stats-fact-rent", told=charge_line(statistics.charges[0], voice)))
    roller = highest_dice(statistics)
    if roller is not None:
        facts.append(_dice_fact(statistics, roller, voice))
    if statistics.best_deal is not None:
        facts.append(voice.say("stats-fact-deal", told=deal_line(statistics.best_deal, voice)))
    return facts


def charge_line(charge: Charge, voice: Voice) -> str:
    """Return who paid whom how much for what, or could not pay."""
    return voice.say(
        f"stats-charge-{charge.outcome}",
        who=voice.player(charge.visitor),
        owner=voice.player(charge.owner),
        amount=charge.amount,
        where=voice.deed(charge.space),
        turn=charge.turn,
        got=charge.got,
    )


def deal_line(deal: Deal, voice: Voice) -> str:
    """Return what the side that earned more gave and got, and the rent that the deal has
    brought: that of a whole group only where it completed the group itself.
    """
    who = deal.winner
    trade = deal.trade
    whom = trade.partner if who == trade.proposer else trade.proposer
    return voice.say(
        "stats-deal",
        who=voice.player(who),
        whom=voice.player(whom),
        got=side_text(deal.got(who), voice),
        gave=side_text(deal.got(whom), voice),
        turn=deal.turn,
        amount=deal.earned_by(who),
        rent="set" if who in deal.completed else "lots",
    )


def highest_dice(statistics: Statistics) -> SeatId | None:
    """Return whose rolls were the highest on average, among those who have rolled often enough.

    None where nobody was above what fair dice show.
    """
    often = [
        seat for seat, player in enumerate(statistics.players) if player.dice.rolls >= MIN_ROLLS
    ]
    above = [seat for seat in often if statistics.players[seat].dice.errors > 0]
    return max(above, key=lambda seat: statistics.players[seat].dice.mean, default=None)


def _dice_fact(statistics: Statistics, seat: SeatId, voice: Voice) -> str:
    dice = statistics.players[seat].dice
    return voice.say(
        "stats-fact-dice",
        who=voice.player(seat),
        mean=tenths(dice.mean, voice.words),
        rolls=dice.rolls,
        doubles=dice.doubles,
    )


def tenths(number: float, words: Words) -> str:
    """Return a number with one decimal: "7.4"; its sign is left out."""
    whole, tenth = divmod(round(abs(number) * 10), 10)
    return words.say("stats-decimal", whole=whole, tenth=tenth)
