"""The coach of a first game: which lesson stands at which place, and what was taught already."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256

from bot.hints.advised_answer import LEAVING, Coached, answer_ids, with_offered_bid
from bot.hints.coach_sentences import (
    build_label,
    coach_line,
    coach_sentences,
    has_room,
    rolling_after,
    term_of,
)
from bot.language.voice import Voice
from bot.messages.message_sync import MessageSync
from bot.presses.buttons import offer_button
from bot.presses.shared import Accept, Advise, BorrowAsCoached, Decline, Do
from bot.ui.screen import Button
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.core.events import Event, Trade
from engine.host.background import in_background
from engine.host.lobbies.first_game import (
    NOTE,
    LessonPlaces,
    dump_places,
    lesson_places,
    with_place,
)
from engine.host.people.purchases import purchase_plan
from engine.host.store.records import Player
from engine.players.coaching import lessons
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import (
    BIDDING,
    BUILDING,
    MOST_TIMES,
    PRESSING,
    RENT,
    TOPICS,
    Lesson,
    comes_again,
    next_lesson,
    next_pressing,
)
from engine.players.offer_lessons import about_offer
from engine.players.options import options
from engine.players.ranking import EQUAL, GOING_ON, Option, Options, after_of
from engine.view import View

SENTENCE = "said:"
"""What stands before the checksum of a sentence among the kinds that were taught."""
TURN = "turn:"
"""What stands before a subject where the turn is kept in which it was told last."""
TERM = "term:"
"""What stands before a term that was explained."""
SEARCHED_STEPS = 80
"""Steps of the log in which the events of the last round are looked for."""


async def coached(sync: MessageSync, decision: int) -> Coached:
    """Return what the coach says about the learner’s decision; nothing in another game.

    A decision keeps its lesson whenever its message is shown again, and an auction at least what
    it is about. Only what the learner has done in between, like a trade, brings another one.
    """
    taught, seat = await lesson_places(sync.host, sync.game_id), learner_of(sync.game.players)
    if taught is None or seat is None or sync.game.record.paused_at is not None:
        return Coached()
    view, place = sync.game.seen_from(seat), _place(sync, decision)
    here = taught_at(taught, place)
    happened, computers = await _happened(sync, taught), sync.game.computers
    plan, told = purchase_plan(sync.game), _counts(taught, sync.game_id)
    since = rounds_since(taught, sync.game_id, view)

    def is_new(lesson: Lesson) -> bool:
        is_said = _is_said(sync, lesson, taught, place, sync.voice)
        return not is_said or comes_again(lesson, told, since)

    def found(wanted: Iterable[str]) -> list[Lesson]:
        conceded = sync.game.is_conceded
        them = lessons(
            fitted_judge(), view, happened, wanted, computers, plan, is_conceded=conceded
        )
        return list(filter(is_new, (with_offered_bid(it, sync.game, seat) for it in them)))

    lesson = lesson_here(found({*here, *BUILDING}), here, told, since) if here else None
    if lesson is None and not (here and view.trades):
        lesson = next_lesson(found(_new_kinds(taught)), told, since)
    if lesson is None:
        return await _silent(sync, seat, taught, place)
    line = await _say(sync, lesson, place, sync.voice)
    if isinstance(view.decision, d.ToRoll):
        line = rolling_after(line, lesson, sync.voice)
    lines, buttons = [line], _buttons(sync, lesson, decision)
    best = tuple(it.custom_id for it in buttons) or await _best(sync, seat, lesson)
    return Coached(lines, buttons, best, is_lesson=True)


async def _silent(sync: MessageSync, seat: SeatId, taught: LessonPlaces, place: str) -> Coached:
    """Return the answer that is green where there is nothing to teach, or advice where no button
    gives it; the first time with what green is, and where its reason is told.
    """
    best, is_first = await _best(sync, seat, None), place in taught.get("green", (place,))
    if best is not None:
        best = (*best, Advise(sync.game_id).custom_id)
    if not (best and is_first):
        return Coached(best=best)
    return Coached([await _say(sync, Lesson("green"), place, sync.voice)], best=best)


async def _best(sync: MessageSync, seat: SeatId, lesson: Lesson | None) -> tuple[str, ...] | None:
    """Return the buttons of what a lesson advises, or else advice; None where nothing awaits the
    seat.
    """
    view, computers, plan = sync.game.seen_from(seat), sync.game.computers, purchase_plan(sync.game)
    if seat not in view.awaited:
        return None
    if lesson is not None and lesson.kind in LEAVING:
        return answer_ids(sync.game, seat, LEAVING[lesson.kind])
    found = await in_background(lambda: options(fitted_judge(), view, computers, plan))
    return answer_ids(sync.game, seat, _mattering(found).action)


def _mattering(found: Options) -> Option:
    """Return the best option, or going on where that is hardly worse."""
    going_on = found.of(GOING_ON)
    if going_on is None or after_of(found.best) - after_of(going_on) >= EQUAL:
        return found.best
    return going_on


def _buttons(sync: MessageSync, lesson: Lesson, decision: int) -> tuple[Button, ...]:
    """Return the button that does what a lesson advises: sends the offer, or builds all of it, and
    borrows for that if need be.
    """
    if lesson.offer is not None:
        button = offer_button(sync.game, lesson.offer, sync.voice)
        return () if button is None else (button,)
    if lesson.loan is not None:
        at = BorrowAsCoached(sync.game_id, lesson.loan, decision=decision).custom_id
    elif lesson.build is not None:
        at = Do(sync.game_id, lesson.build, decision=decision).custom_id
    else:
        return ()
    return (Button(build_label(lesson, sync.voice), at, "success"),)


def lesson_here(
    found: Sequence[Lesson],
    here: Collection[str],
    told: Mapping[str, int],
    since: Mapping[str, int],
) -> Lesson | None:
    """Return the lesson of a place where some kinds were taught: what is to be built by now, or
    else what was told there and still holds. What presses keeps its place as long as it holds, and
    so does a rent, which is told at once or never.
    """
    kept = next((it for it in found if it.subject in here), None)
    if kept is not None and (kept.kind in PRESSING or kept.kind in RENT):
        return kept
    builds = [it for it in found if it.kind in BUILDING and it.subject not in here]
    return next_pressing(builds, told, since) or kept


def _new_kinds(taught: LessonPlaces) -> list[str]:
    """Return the kinds that have been told less than MOST_TIMES, and those that always are."""
    return [kind for kind in TOPICS if len(taught.get(kind, ())) < MOST_TIMES or kind in PRESSING]


def _counts(taught: LessonPlaces, game_id: str) -> dict[str, int]:
    """Return how often each kind was told; of a color group, what was told in this game counts."""
    return {
        kind: sum(kind in TOPICS or place.startswith(f"{game_id}:") for place in places)
        for kind, places in taught.items()
    }


def rounds_since(taught: LessonPlaces, game_id: str, view: View) -> dict[str, int]:
    """Return how many rounds of the table ago each subject was told in a game, as far as known."""
    begin, players = _turn_of(game_id, ""), len(view.players())
    return {
        key.removeprefix(TURN): (view.turn - int(places[-1].removeprefix(begin))) // players
        for key, places in taught.items()
        if key.startswith(TURN) and places[-1].startswith(begin)
    }


def _turn_of(game_id: str, turn: object) -> str:
    """Return how a turn is kept; no place of a decision looks like it."""
    return f"{game_id}:turn {turn}"


def taught_at(taught: LessonPlaces, place: str) -> list[str]:
    """Return the kinds of lessons that belong to a place where one was taught."""
    here = [kind for kind, places in taught.items() if place in places]
    return here if BIDDING.isdisjoint(here) else [*here, *BIDDING.difference(here)]


async def coach_on_offer(sync: MessageSync, trade: Trade, voice: Voice) -> Coached:
    """Return the coach's line on an offer to the learner, and the answer that it advises; nothing
    in another game.
    """
    taught, seat = await lesson_places(sync.host, sync.game_id), learner_of(sync.game.players)
    if taught is None or seat != trade.partner:
        return Coached()
    view, computers = sync.game.seen_from(seat), sync.game.computers
    lesson = about_offer(fitted_judge(), view, trade, computers)
    places, place = taught.get(lesson.kind, ()), _place(sync, trade.id)
    is_known = len(places) >= MOST_TIMES and place not in places
    is_known = is_known or _is_said(sync, lesson, taught, place, voice)
    lines = [] if is_known else [await _say(sync, lesson, place, voice)]
    answer = Accept if lesson.kind == "offer-good" else Decline
    return Coached(lines, best=(answer(sync.game_id, trade.id).custom_id,))


async def _say(sync: MessageSync, lesson: Lesson, place: str, voice: Voice) -> str:
    """Return what a lesson says at a place, noted as one of those where it was taught."""
    known = await lesson_places(sync.host, sync.game_id) or {}
    rules = sync.game.position.rules
    why, tip = (_said_key(sentence) for sentence in coach_sentences(lesson, voice, rules))
    in_short = known.get(lesson.kind, (place,))[0] != place or known.get(why, (place,)) != (place,)
    term = term_of(lesson, rules)
    if known.get(f"{TERM}{term}", (place,))[0] != place:
        term = ""
    in_short = in_short or bool(term) or not has_room(lesson, voice, rules)
    taught = of_game(known, sync.game_id)
    if place not in taught.get(lesson.subject, ()):
        turn = _turn_of(sync.game_id, sync.game.position.turn)
        taught = {**taught, f"{TURN}{lesson.subject}": (turn,)}
    keys = {lesson.kind, lesson.subject, tip} | (set() if in_short else {why})
    for key in keys | ({f"{TERM}{term}"} if term else set()):
        if place not in taught.get(key, ()):
            taught = with_place(taught, key, place)
    if taught != known:
        await sync.store.notes.put(sync.game_id, NOTE, dump_places(taught))
    return coach_line(lesson, voice, rules, in_short=in_short, term=term)


def _is_said(
    sync: MessageSync, lesson: Lesson, taught: LessonPlaces, place: str, voice: Voice
) -> bool:
    """Return whether a piece of advice was given in the same words elsewhere in this game."""
    _, tip = coach_sentences(lesson, voice, sync.game.position.rules)
    places = of_game(taught, sync.game_id).get(_said_key(tip), ())
    return bool(places) and place not in places


def _said_key(sentence: str) -> str:
    """Return the key under which the place of a sentence is kept."""
    return f"{SENTENCE}{sha256(sentence.encode()).hexdigest()[:8]}"


def of_game(taught: LessonPlaces, game_id: str) -> LessonPlaces:
    """Return what was taught, with the sentences of one game alone: another may repeat them."""
    return {
        key: places
        for key, places in taught.items()
        if not key.startswith(SENTENCE) or places[0].startswith(f"{game_id}:")
    }


def _place(sync: MessageSync, number: int) -> str:
    """Return the key of a decision or an offer: what a coach taught outlives its game."""
    return f"{sync.game_id}:{number}"


def learner_of(players: Iterable[Player]) -> SeatId | None:
    """Return the seat of the one person of a game; None where there are several, or none."""
    people = [player.seat for player in players if player.user_id is not None]
    return people[0] if len(people) == 1 else None


async def _happened(sync: MessageSync, taught: LessonPlaces) -> list[Event]:
    """Return the events of the last round at least; all, while a first salary is to be told."""
    is_salary_told = len(taught.get("salary", ())) >= MOST_TIMES
    begin = sync.game.record.version - SEARCHED_STEPS if is_salary_told else 0
    log = await sync.log(max(0, begin))
    return [event for _, events in log for event in events]
