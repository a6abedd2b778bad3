"""A review in sentences: turning points, and each player's best and costliest choice."""

from collections.abc import Sequence
from dataclasses import replace

from bot.language.chances import change, differs, percent
from bot.language.language import Fact
from bot.language.lots import the_lot
from bot.language.names import group_key
from bot.language.voice import Voice
from bot.narration.narrate_business import levels_text, the_group
from bot.narration.narration import narrate
from bot.narration.story import Story
from engine.analysis.review import JudgedChoice, Review, TurningPoint
from engine.core.actions import SeatId
from engine.core.events import (
    AuctionWon,
    BuildingsSold,
    Built,
    DebtOpened,
    Event,
    Paid,
    PropertyBought,
    TradeMade,
    WentBankrupt,
)
from engine.editions.rules import Rules

DEALS = (TradeMade, PropertyBought, AuctionWon)
NUMBERS = "①②③④⑤"
MOST_CHANGES = 3
"""Players whose chances are named at a turning point."""
CHANGE = 0.01
"""The change of a chance from which on it is named."""
LEAST_BROUGHT = 200
"""Dollars of rent from which on it is told what a completed group brought."""


def turning_point_lines(review: Review, voice: Voice, rules: Rules) -> list[str]:
    """Return each turning point in a line, and below each the chances around it."""
    return [
        line
        for number, point in enumerate(review.turning_points)
        for line in (
            voice.say("review-point", **_facts(number, point, review, voice, rules)),
            voice.say("review-point-chances", chances=_changes(point, voice)),
        )
    ]


def turning_points_alt(review: Review, voice: Voice, rules: Rules) -> str:
    """Return the turning points in sentences without Markdown, for those who hear them."""
    points = [
        voice.say(
            "review-point-alt",
            **_facts(number, point, review, voice, rules),
            chances=_changes(point, voice),
        )
        for number, point in enumerate(review.turning_points)
    ]
    return " ".join(points)


def _facts(
    number: int, point: TurningPoint, review: Review, voice: Voice, rules: Rules
) -> dict[str, Fact]:
    mark = f"{number + 1}." if voice.plain else NUMBERS[number]
    is_fall = not isinstance(point.events[0], DEALS)
    # What an heir gets on the last turn is of no use anymore.
    completed = () if is_fall and point.turn == review.turns else point.completed
    what = _what(replace(point, completed=completed), voice, rules)
    return {"number": mark, "turn": point.turn, "what": what}


def _what(point: TurningPoint, voice: Voice, rules: Rules) -> str:
    """Return what happened, and after a deal or a fall which groups a player has whole by it."""
    first = 1 if isinstance(point.events[0], DEALS) else len(point.events)
    parts = [sentences_of(point.events[:first], voice, rules)]
    for seat in dict.fromkeys(seat for seat, _ in point.completed):
        names = {name for it, name in point.completed if it == seat}
        groups = [group for name, group in rules.groups.items() if name in names]
        whole = voice.and_list([voice.say(group_key("the", group)) for group in groups])
        parts.append(voice.say("review-completes", who=voice.name(seat), group=whole))
    if rest := point.events[first:]:
        parts.append(sentences_of(rest, voice, rules))
    return " ".join(parts)


def sentences_of(events: tuple[Event, ...], voice: Voice, rules: Rules) -> str:
    """Return events in a few sentences on one line."""
    lines = narrate(events, voice, rules)
    return " ".join(line if line[-1] in ".!?”»“" else f"{line}." for line in lines)


def _changes(point: TurningPoint, voice: Voice) -> str:
    """Return whose chances changed, first theirs who took part, most first; else who leads.

    After it stands what the groups that were completed brought in rent: it tells why a deal
    counts that hardly changed the chances.
    """
    before, after = point.before, point.after
    took_part = {seat for event in point.events for seat in _seats_of(event)}
    seats = sorted(
        range(len(before)),
        key=lambda number: (number not in took_part, -abs(after[number] - before[number])),
    )
    named = [seat for seat in seats if abs(after[seat] - before[seat]) >= CHANGE][:MOST_CHANGES]
    earned = point.brought >= LEAST_BROUGHT and differs(before[seats[0]], after[seats[0]])
    if named or earned:
        changes = [_change(it, before[it], after[it], voice) for it in named or seats[:1]]
        text = voice.comma_list(changes)
    else:
        text = _leader(after, voice)
    if point.brought >= LEAST_BROUGHT:
        count = len(point.completed)
        return voice.say("review-brought", chances=text, count=count, amount=point.brought)
    return text


def _seats_of(event: Event) -> tuple[SeatId, ...]:
    match event:
        case TradeMade(trade=trade):
            return trade.proposer, trade.partner
        case Paid(seat=seat, to=to) | DebtOpened(seat=seat, to=to):
            return seat, *to
        case PropertyBought() | AuctionWon() | Built() | BuildingsSold() | WentBankrupt():
            return (event.seat,)
        case _:
            return ()


def _change(seat: SeatId, before: float, after: float, voice: Voice) -> str:
    earlier, later = change(before, after, voice.words)
    return voice.say("review-change", who=voice.player(seat), before=earlier, after=later)


def _leader(chances: Sequence[float], voice: Voice) -> str:
    seat = max(range(len(chances)), key=chances.__getitem__)
    chance = percent(chances[seat], voice.words)
    return voice.say("review-stays", who=voice.player(seat), chance=chance)


def choice_lines(kind: str, choice: JudgedChoice | None, voice: Voice, rules: Rules) -> list[str]:
    """Return a player's best or costliest choice, and what could have been done instead.

    `kind`: best or costliest.
    """
    if choice is None:
        return [voice.say(f"review-{kind}"), voice.say(f"review-no-{kind}")]
    chance, other = change(choice.chance, choice.instead, voice.words)
    instead = _alternative(choice, voice, rules)
    return [
        voice.say(f"review-{kind}-turn", turn=choice.turn),
        _chosen(choice, voice, rules),
        voice.say("review-chance", chance=chance),
        voice.say(f"review-{kind}-instead", instead=instead, chance=other),
    ]


def _chosen(choice: JudgedChoice, voice: Voice, rules: Rules) -> str:
    match choice.events:
        case (AuctionWon(seat=winner, space=space), *_) if winner != choice.seat:
            own = voice.say(
                "review-outbid", who=voice.player(choice.seat), space=the_lot(space, voice)
            )
            return f"{own} {sentences_of(choice.events, voice, rules)}"
    if choice.events:
        return sentences_of(choice.events, voice, rules)
    return voice.say("review-built-nothing", who=voice.player(choice.seat))


def _alternative(choice: JudgedChoice, voice: Voice, rules: Rules) -> str:
    better = choice.alternative
    key = f"review-instead-{better.kind}"
    if better.kind == "build":
        story = Story(voice, rules)
        group = the_group(story, better.levels[0][0])
        levels = levels_text(story, better.levels)
        return voice.say(key, group=group, levels=levels, amount=better.dollars or 0)
    if better.dollars is not None:
        return voice.say(key, amount=better.dollars)
    return voice.say(key)
