"""The history of a game, in pages."""

from collections.abc import Container, Iterable, Iterator, Sequence

from bot.language.clipping import clip
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.narration.log import LoggedEvent, TimeRanOut, logged_events
from bot.narration.narration import chronicle
from bot.narration.notices import notice_line
from bot.narration.secret_bids import Lots, lots_opened, with_secret_bids
from bot.ui.screen import Embed
from engine.core.actions import SeatId
from engine.core.events import AuctionUnsold, AuctionWon, Event, MaximumFiled, TurnStarted
from engine.core.lots import Lot
from engine.core.undo import undo_target
from engine.editions.rules import Rules
from engine.host.notices import load_notice
from engine.host.store.records import Step

PAGE = 1800
"""Characters on a page: a screenful on a phone or two."""
MAX_LENGTH = 600


def history_pages(
    log: Sequence[tuple[Step, tuple[Event, ...]]],
    voice: Voice,
    rules: Rules,
    *,
    after: int = 0,
    title: str | None = None,
    reader: SeatId | None = None,
) -> list[Embed]:
    """Return the log as this reader may know it, oldest first; at least one page.

    `log` is the whole log; only what comes after the version `after` is included. `reader`: the
    seat whose standing orders may be named where they decided.
    """
    texts = _pages(_lines(log, voice, rules, after, reader)) or [voice.say("history-empty")]
    name, count = title or voice.say("history-title"), len(texts)
    if count == 1:
        return [Embed(name, texts[0], COLOUR)]
    return [
        Embed(name, text, COLOUR, footer=voice.say("page-of", page=page, pages=count))
        for page, text in enumerate(texts, 1)
    ]


def _lines(
    log: Iterable[tuple[Step, tuple[Event, ...]]],
    voice: Voice,
    rules: Rules,
    after: int,
    reader: SeatId | None,
) -> Iterator[str]:
    """Yield a heading at each turn, under it what happened step by step; turns count from the
    first.
    """
    turn, turns = 0, dict[int, int]()
    lots = dict[int, tuple[Lot, ...]]()
    log = list(log)
    over = _auctions_over(log)
    for step, events in log:
        lots |= lots_opened(events)
        # A turn that was taken back is counted again: headings agree with the table.
        turn = turns.get(undo_target(step.action) or -1, turn)
        turns[step.version] = turn
        if step.version <= after:
            turn += sum(isinstance(event, TurnStarted) for event in events)
            continue
        if step.notice is not None:
            yield clip(notice_line(load_notice(step.notice), voice), MAX_LENGTH)
        for part in _by_turn(logged_events([(step, events)])):
            if isinstance(part[0], TurnStarted):
                turn += 1
                who = voice.player(part[0].seat)
                yield voice.say("history-turn", turn=turn, who=who)
                part = part[1:]
            if reader is None or step.seat != reader:
                part = _without_calls(part, over)
            for line in _step_lines(part, step, lots, voice, rules, reader):
                yield clip(line, MAX_LENGTH)


def _step_lines(
    part: Sequence[LoggedEvent],
    step: Step,
    lots: Lots,
    voice: Voice,
    rules: Rules,
    reader: SeatId | None,
) -> list[str]:
    """Return lines for events of a step; of the reader's own, the first says what was bid in
    secret, and whether an order decided. `lots`: of the auctions that there have been.
    """
    lines = chronicle(part, voice, rules)
    if reader is None or step.seat != reader:
        return lines
    lines = with_secret_bids(lines, step, part, lots, voice)
    if step.by == "orders":
        lines[:1] = [voice.say("history-order", line=line) for line in lines[:1]]
    return lines


def _auctions_over(log: Iterable[tuple[Step, tuple[Event, ...]]]) -> set[int]:
    """Return the auctions of which a log has a result."""
    opened, over = dict[int, tuple[Lot, ...]](), set[int]()
    for _, events in log:
        opened |= lots_opened(events)
        sold = {it.space for it in events if isinstance(it, AuctionWon | AuctionUnsold)}
        over |= {auction for auction, lots in opened.items() if not sold.isdisjoint(lots)}
        opened = {auction: lots for auction, lots in opened.items() if auction not in over}
    return over


def _without_calls(events: Sequence[LoggedEvent], over: Container[int]) -> list[LoggedEvent]:
    """Return the events without who answered in secret in auctions that are over, unless by
    silence: it tells nothing beside the result.
    """
    return [
        event
        for before, event in zip((None, *events), events, strict=False)
        if not isinstance(event, MaximumFiled)
        or event.auction not in over
        or isinstance(before, TimeRanOut)
    ]


def _by_turn(events: Iterable[LoggedEvent]) -> Iterator[list[LoggedEvent]]:
    """Yield the events up to each start of a turn, and from it on."""
    part: list[LoggedEvent] = []
    for event in events:
        if isinstance(event, TurnStarted) and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part


def _pages(lines: Iterable[str]) -> list[str]:
    pages: list[list[str]] = []
    room = 0
    for line in lines:
        if len(line) + 1 > room:
            pages.append([])
            room = PAGE
        pages[-1].append(line)
        room -= len(line) + 1
    if len(pages) > 1:
        _fill_newest(pages[-2], pages[-1])
    return ["\n".join(page) for page in pages]


def _fill_newest(before: list[str], newest: list[str]) -> None:
    """The newest page is opened first: with a heading alone it would tell nothing."""
    filled = sum(len(line) + 1 for line in newest)
    while filled + len(before[-1]) + 1 <= PAGE // 2:
        filled += len(before[-1]) + 1
        newest.insert(0, before.pop())
