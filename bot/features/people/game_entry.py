"""One of a person's games in few lines: what it waits for, until when, and what else is open."""

from dataclasses import dataclass, replace

from bot.decisions.awaiting import awaiting_line, held_roll, quiet_lines
from bot.decisions.decision_words import asked_of_me
from bot.language.durations import rough_duration, short_duration, span
from bot.language.language import Words
from bot.language.place import place_facts
from bot.language.voice import Voice
from engine.core.actions import SeatId
from engine.core.decisions import ToEnd
from engine.host.clocks.decision_classes import CLASS_NAMES
from engine.host.clocks.paces import MINUTE, pace_of
from engine.host.people.following import plays_in
from engine.host.people.seats import lent_seat
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, PAUSE, Deadline

NEVER = float("inf")
WATCHED = 3
"""The rank of a game that its reader is out of."""


@dataclass(frozen=True, slots=True, order=True)
class GameEntry:
    """The lines of a game, sorted by whether it needs its reader, and by when."""

    rank: int
    at: float
    text: str


def game_entry(found: Snapshot, user_id: int, words: Words) -> GameEntry:
    """Return the entry of a game: games that wait for the person sort first, then others, then
    lobbies, then games that the person is out of.
    """
    voice = Voice.of(found, words)
    players = words.and_list([voice.name(seat) for seat in voice.players])
    who = words.say("mine-where", who=players, **place_facts(found.record))
    if isinstance(found, OpenLobby):
        seats, most, at = len(found.players), found.lobby.most, found.record.expires_at or 0.0
        line = words.say("mine-lobby", seats=seats, most=most, at=str(int(at)))
        return GameEntry(2, at, _joined(who, [line]))
    if lent_seat(found, user_id) is not None:
        return GameEntry(1, NEVER, _joined(who, [_lent(found, user_id, voice)]))
    seat = found.seat_of(user_id)
    if seat is None or not plays_in(found, user_id):
        out = voice.say("mine-out", turn=found.public().turn)
        return GameEntry(WATCHED, NEVER, _joined(who, [out]))
    entry = _playing(_OwnGame(found, seat, voice))
    return replace(entry, text=_joined(who, [entry.text]))


def _lent(game: StartedGame, user_id: int, voice: Voice) -> str:
    """Return the entry of a game in which another person plays the seat until its owner is back."""
    who = voice.and_list(
        [voice.name(player.seat) for player in game.players if player.owner_id == user_id]
    )
    return voice.say("mine-lent", who=who)


@dataclass(frozen=True, slots=True)
class _OwnGame:
    """A game that runs, as one of its seats looks at it."""

    game: StartedGame
    seat: SeatId
    voice: Voice

    def asked(self) -> list[Deadline]:
        """Return the deadlines on what is to be decided now, the nearest first."""
        seats = self.game.public().awaited
        found = (
            deadline
            for deadline in self.game.deadlines
            if deadline.covered is None
            and deadline.kind in CLASS_NAMES
            and deadline.kind != "trade"
            and deadline.seat in seats
        )
        return sorted(found, key=lambda it: it.at)

    def offers(self) -> list[float]:
        """Return when each offer of others to me expires, the nearest first; NEVER of one that
        stays open.
        """
        if not self.game.has_timers:
            return [NEVER for trade in self.game.trades if trade.partner == self.seat]
        mine = (
            deadline
            for deadline in self.game.deadlines
            if (deadline.kind, deadline.seat) == ("trade", self.seat)
        )
        return sorted(it.at for it in mine)


def _playing(mine: _OwnGame) -> GameEntry:
    say, asked, paused = mine.voice.say, mine.asked(), mine.game.record.paused_at is not None
    own = next((it for it in asked if it.seat == mine.seat), None)
    notes = _notes(mine)
    if paused:
        return GameEntry(1, NEVER, _joined(say("mine-paused"), [_holdings(mine), *notes]))
    if own is not None:
        what = asked_of_me(mine.game.seen_from(mine.seat), mine.seat, mine.voice)
        saved = [*_saved(own, mine.voice.words), *quiet_lines(mine.game, mine.voice.words)]
        line = say("mine-you", what=what, at=str(int(own.at)))
        return GameEntry(0, own.at, _joined(line, [_holdings(mine), *saved, *notes]))
    if not mine.game.has_timers and mine.seat in mine.game.public().awaited:
        what = asked_of_me(mine.game.seen_from(mine.seat), mine.seat, mine.voice)
        line = say("mine-you-alone", what=what)
        return GameEntry(0, NEVER, _joined(line, [_holdings(mine), *notes]))
    line = _joined(_waiting(mine, asked), [_holdings(mine)])
    if offers := mine.offers():
        return GameEntry(0, offers[0], _joined(line, notes))
    needs_me = bool(_rents(mine))
    return GameEntry(0 if needs_me else 1, asked[0].at if asked else NEVER, _joined(line, notes))


def _holdings(mine: _OwnGame) -> str:
    """Return one's own cash, and how many properties one has."""
    view = mine.game.public()
    cash, count = view.seats[mine.seat].cash, len(view.owned(mine.seat))
    return mine.voice.say("mine-have", cash=cash, count=count)


def _what(mine: _OwnGame, deadline: Deadline) -> str:
    """Return what others are awaited for, for a roll or the end of a turn as the button says it."""
    if deadline.kind != "throw":
        return mine.voice.say(f"clocks-{deadline.kind}")
    is_end = isinstance(mine.game.public().decision, ToEnd)
    return mine.voice.say(
        "decision-to-end.button-end" if is_end else "decision-to-throw.button-throw"
    )


def _saved(deadline: Deadline, words: Words) -> list[str]:
    """Return how much of the time for a decision comes out of one's time bank."""
    if deadline.bank < MINUTE:
        return []
    return [words.say("mine-bank", time=span(int(deadline.bank), words))]


def _waiting(mine: _OwnGame, asked: list[Deadline]) -> str:
    voice = mine.voice
    if not asked:
        return _by_itself(mine)
    whom = voice.and_list([voice.name(it.seat) for it in asked])
    what, at = _what(mine, asked[0]), str(int(asked[0].at))
    return voice.say("mine-other", whom=whom, what=what, at=at)


def _by_itself(mine: _OwnGame) -> str:
    """Return what happens without anybody, and when; or that the game rests."""
    say, view = mine.voice.say, mine.game.public()
    if view.decision is not None and held_roll(view.decision, mine.game.deadlines):
        return awaiting_line(view, mine.voice, mine.game.deadlines)
    automatic = [
        deadline
        for deadline in mine.game.deadlines
        if deadline.kind == AUTOMATIC_ROLL and deadline.covered is None
    ]
    if not automatic or view.decision is None:
        return say("mine-rests")
    next_roll = min(automatic, key=lambda it: it.at)
    what = "end" if isinstance(view.decision, ToEnd) else "throw"
    whose = "own" if next_roll.seat == mine.seat else "other"
    whom, at = mine.voice.name(next_roll.seat), str(int(next_roll.at))
    return say(f"mine-beat-{whose}", whom=whom, what=what, at=at)


def _rents(mine: _OwnGame) -> list[int]:
    return [claim.rent.amount for claim in mine.game.public().claims if claim.owner == mine.seat]


def _notes(mine: _OwnGame) -> list[str]:
    """Return what there is beside the decision: offers, rents, a pause, and absence."""
    say, me = mine.voice.say, mine.game.player(mine.seat)
    found = []
    if offers := mine.offers():
        found.append(_offers(offers, mine.voice))
    if rents := _rents(mine):
        found.append(say("mine-rents", count=len(rents), amount=sum(rents)))
    if mine.game.record.paused_at is not None:
        ends = [deadline.at for deadline in mine.game.deadlines if deadline.kind == PAUSE]
        found += [say("mine-pause-ends", at=str(int(min(ends))))] if ends else []
    if me.away_until is not None:
        found.append(say("mine-away", at=str(int(me.away_until))))
    elif me.missed >= pace_of(mine.game.record.pace).absent_after:
        found.append(say("mine-absent"))
    return [*found, *_waiting_time(mine)]


def _waiting_time(mine: _OwnGame) -> list[str]:
    """Return how much waiting time is left, once half of it is used up."""
    words, most = mine.voice.words, pace_of(mine.game.record.pace).waiting_time
    left = mine.game.waiting_time_left(mine.seat)
    if left >= most / 2:
        return []
    if left <= 0:
        return [words.say("mine-out-of-time")]
    facts = {"time": rough_duration(left, words), "most": short_duration(most, words)}
    return [words.say("mine-waiting", **facts)]


def _offers(expiries: list[float], voice: Voice) -> str:
    """Return how many offers there are to answer, and when the first expires, if one ever does."""
    count, first = len(expiries), expiries[0]
    if first == NEVER:
        return voice.say("mine-offers-open", count=count)
    return voice.say("mine-offers", count=count, at=str(int(first)))


def _joined(line: str, notes: list[str]) -> str:
    return "\n".join([line, *notes])
