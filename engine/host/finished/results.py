"""The result of a finished game for each person: places, and who abandoned it.

A person abandons a game by losing the seat for good in a vote, by not coming back to a seat that
another person plays, or by being absent at the end. Such a game counts as played, with the last
place. To resign is not to abandon. A substitute takes part in the game only by playing the seat to
its end, and then with the place that it has reached.

A moderator's act is no player's fault: a person replaced or removed by one has no place, and nobody
abandons a game that one has ended. Such games are not rated, and neither are those in which players
might always ask for advice, or that were too short (engine/host/finished/turns.py).
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from engine.core.actions import SeatId
from engine.host.background import in_background
from engine.host.clocks.paces import pace_of
from engine.host.finished.ladder import is_rated
from engine.host.finished.turns import is_long_enough, leavers
from engine.host.notices import (
    GivenBack,
    HandedOver,
    LeftToComputer,
    Moderated,
    Notice,
    Retired,
    follows_act,
)
from engine.host.people.advising import allowance_of
from engine.host.people.moderation import notices_of
from engine.host.people.moderators import UNRATED
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.errors import StoreError
from engine.host.store.records import Fate, Player, Result, Step
from engine.rules.ending import standings

LOG = logging.getLogger(__name__)


async def settle(host: Host, guild_id: int) -> frozenset[str]:
    """Store the results of a server's games that have none yet; done twice, it changes nothing.

    Return the games that cannot be read, which hold up no other. Raises StoreError.
    """
    unreadable = set[str]()
    for game_id in await host.store.results.unsettled(guild_id):
        try:
            await _settle(host, game_id)
        except StoreError:
            raise
        except Exception:
            LOG.exception("game %s: what it came to cannot be worked out", game_id)
            unreadable.add(game_id)
    return frozenset(unreadable)


async def _settle(host: Host, game_id: str) -> None:
    game = await host.started_game(game_id)
    steps, notices = await host.store.games.steps(game_id), await notices_of(host, game_id)
    left = await in_background(lambda: leavers(steps))
    found = results(game, notices, left)
    if is_rated(found) and not await _counts(host, game, steps, found):
        found = tuple(replace(it, unrated=True) for it in found)
    await host.store.results.put(found)


async def _counts(
    host: Host, game: StartedGame, steps: Sequence[Step], found: Iterable[Result]
) -> bool:
    """Return whether a game may be rated by what its host allowed, and by how long it was."""
    if await allowance_of(host, game.record.id) == "always":
        return False
    people = [it.user_id for it in found]
    return await in_background(lambda: is_long_enough(steps, game.players, people))


def results(
    game: StartedGame, notices: Sequence[Notice], left: Sequence[SeatId]
) -> tuple[Result, ...]:
    """Return a result for each person, by seat.

    `notices`: all that the log of the game holds; `left`: the seats that are out, in the order in
    which they left.
    """
    seats = _Seats.after(notices)
    ends = _called_off(game, seats) if game.record.phase == "cancelled" else _ends(game, seats)
    places = dict(standings(game.position, left))
    found: dict[int, Result] = {}
    for end in ends:
        if end.user_id is None or _outdone(found.get(end.user_id), end):
            continue
        result = _result(game, end, end.user_id, places[end.seat])
        found[end.user_id] = replace(result, unrated=seats.is_moderated)
    return tuple(sorted(found.values(), key=lambda it: (it.seat, it.user_id)))


@dataclass(frozen=True, slots=True)
class _Holder:
    """The person on a seat; `user_id` is None for a computer, and where only the name is known."""

    user_id: int | None
    name: str


@dataclass(frozen=True, slots=True)
class _End:
    """How the game ended for the person on a seat."""

    seat: SeatId
    user_id: int | None
    name: str
    fate: Fate


@dataclass(frozen=True, slots=True)
class _Seats:
    """What became of the seats: lent and not given back, lost for good, retired by the others.

    `lost`: whose it was, and with what fate; `removed`: seats that a moderator had retire; `acts`:
    all that moderators have done.
    """

    lent: dict[SeatId, _Holder] = field(default_factory=dict)
    lost: list[tuple[SeatId, _Holder, Fate]] = field(default_factory=list)
    retired: set[SeatId] = field(default_factory=set)
    removed: set[SeatId] = field(default_factory=set)
    acts: set[str] = field(default_factory=set)

    @classmethod
    def after(cls, notices: Sequence[Notice]) -> "_Seats":
        """Return what became of the seats by the notices of a game."""
        found = cls()
        for before, notice in zip((None, *notices), notices, strict=False):
            moderated = follows_act(notice, before)
            match notice:
                case HandedOver() | LeftToComputer():
                    found._pass_on(notice, "removed" if moderated else "abandoned")
                case GivenBack(seat=seat):
                    found.lent.pop(seat, None)
                case Retired(seat=seat):
                    (found.removed if moderated else found.retired).add(seat)
                case Moderated(act=act):
                    found.acts.add(act)
        return found

    def _pass_on(self, notice: HandedOver | LeftToComputer, fate: Fate) -> None:
        seat = notice.seat
        holder = self.lent.pop(seat, None) or _Holder(notice.before_id, notice.before)
        if notice.returns:
            self.lent[seat] = holder
        else:
            self.lost.append((seat, holder, fate))

    @property
    def is_moderated(self) -> bool:
        """Whether a moderator has decided the game, or might have."""
        return not self.acts.isdisjoint(UNRATED)

    @property
    def gone(self) -> Fate:
        """The fate of people who were not at the table at the end."""
        return "removed" if "end" in self.acts else "abandoned"


def _ends(game: StartedGame, seats: _Seats) -> Iterable[_End]:
    """Yield the ends of people who have lost their seats, then of those at the table."""
    for seat, holder, fate in seats.lost:
        is_ended = seats.gone == "removed"
        yield _End(seat, holder.user_id, holder.name, "removed" if is_ended else fate)
    for player in game.players:
        fate = _fate(game, player, seats)
        if player.owner_id is not None:
            owners: Fate = "removed" if fate == "removed" else seats.gone
            yield _owner_of(player, seats, owners)
        if player.owner_id is None or fate == "played":
            yield _End(player.seat, player.user_id, player.name, fate)


def _fate(game: StartedGame, player: Player, seats: _Seats) -> Fate:
    """Return the fate of the player who sat on a seat last."""
    if player.seat in seats.removed:
        return "removed"
    if player.seat in seats.retired:
        return seats.gone
    absent_after = pace_of(game.record.pace).absent_after
    is_absent = player.missed >= absent_after and "end" not in seats.acts
    return "abandoned" if is_absent else "played"


def _called_off(game: StartedGame, seats: _Seats) -> Iterable[_End]:
    """Yield the ends of all whose seats they still were."""
    for player in game.players:
        yield _End(player.seat, player.user_id, player.name, "called-off")
        if player.owner_id is not None:
            yield _owner_of(player, seats, "called-off")


def _owner_of(player: Player, seats: _Seats, fate: Fate) -> _End:
    holder = seats.lent.get(player.seat)
    name = holder.name if holder is not None else player.name
    return _End(player.seat, player.owner_id, name, fate)


def _outdone(known: Result | None, end: _End) -> bool:
    """Return whether a known result outranks another seat's, as that of a seat played out does."""
    return known is not None and (known.fate == "played" or end.fate != "played")


def _result(game: StartedGame, end: _End, user_id: int, place: int) -> Result:
    record, seats = game.record, len(game.players)
    places: dict[Fate, int | None] = {"played": place, "abandoned": seats}
    return Result(
        game_id=record.id,
        guild_id=record.guild_id,
        user_id=user_id,
        ended_at=record.moved_at,
        seat=end.seat,
        place=places.get(end.fate),
        seats=seats,
        turns=game.position.turn,
        fate=end.fate,
        name=end.name,
        token=game.players[end.seat].token,
    )
