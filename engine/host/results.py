"""What a game that is done came to for each person: places, and who abandoned it.

A game is abandoned by whoever has lost the seat for good, by a vote or a moderator, has not come
back to a seat that another one plays for them, or was absent at the end. It counts as played, with
the last place. To resign is no such thing. Whoever plays a seat for its owner takes part in the
game only by playing it to the end of the seat, and then with the place that it has reached.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import SeatId
from engine.host.notices import (
    GivenBack,
    HandedOver,
    LeftToComputer,
    Notice,
    Retired,
    load_notice,
)
from engine.host.paces import pace_of
from engine.host.records import Fate, Player, Result
from engine.host.service import Host
from engine.host.snapshots import Playing
from engine.standings import standings


async def settle(host: Host, guild_id: int) -> None:
    """Keep the results of a server's games that have none yet; done twice, it changes nothing."""
    for game_id in await host.store.unsettled(guild_id):
        table = await host.table(game_id)
        told = map(load_notice, await host.store.notices(game_id))
        await host.store.put_results(results(table, tuple(told)))


def results(table: Playing, notices: Sequence[Notice]) -> tuple[Result, ...]:
    """One for each person, by seat. `notices`: all that the log of the game holds."""
    seats = _Seats.after(notices)
    ends = _called_off(table, seats) if table.game.phase == "cancelled" else _ends(table, seats)
    places = dict(standings(table.state))
    found: dict[int, Result] = {}
    for end in ends:
        if end.user_id is None or _outdone(found.get(end.user_id), end):
            continue
        found[end.user_id] = _result(table, end, end.user_id, places[end.seat])
    return tuple(sorted(found.values(), key=lambda it: (it.seat, it.user_id)))


@dataclass(frozen=True, slots=True)
class _Holder:
    """Whose a seat is; None for a computer, and for somebody of whom only the name is known."""

    user_id: int | None
    name: str


@dataclass(frozen=True, slots=True)
class _End:
    """How it ended for somebody on a seat."""

    seat: SeatId
    user_id: int | None
    name: str
    fate: Fate


@dataclass(frozen=True, slots=True)
class _Seats:
    """What became of the seats: lent and not given back, lost for good, retired by the others."""

    lent: dict[SeatId, _Holder]
    lost: list[tuple[SeatId, _Holder]]
    retired: set[SeatId]

    @classmethod
    def after(cls, notices: Iterable[Notice]) -> "_Seats":
        """What the notices of a game tell of."""
        found = cls({}, [], set())
        for notice in notices:
            match notice:
                case HandedOver() | LeftToComputer():
                    found._pass_on(notice)
                case GivenBack(seat=seat):
                    found.lent.pop(seat, None)
                case Retired(seat=seat):
                    found.retired.add(seat)
        return found

    def _pass_on(self, notice: HandedOver | LeftToComputer) -> None:
        seat = notice.seat
        holder = self.lent.pop(seat, None) or _Holder(notice.before_id, notice.before)
        if notice.returns:
            self.lent[seat] = holder
        else:
            self.lost.append((seat, holder))


def _ends(table: Playing, seats: _Seats) -> Iterable[_End]:
    """Those who have lost their seats, then those who sit at the table."""
    for seat, holder in seats.lost:
        yield _End(seat, holder.user_id, holder.name, "abandoned")
    for player in table.players:
        gone = _is_gone(table, player, seats)
        if player.owner_id is not None:
            yield _owner_of(player, seats, "abandoned")
        if player.owner_id is None or not gone:
            fate: Fate = "abandoned" if gone else "played"
            yield _End(player.seat, player.user_id, player.name, fate)


def _is_gone(table: Playing, player: Player, seats: _Seats) -> bool:
    absent_after = pace_of(table.game.pace).absent_after
    return player.seat in seats.retired or player.missed >= absent_after


def _called_off(table: Playing, seats: _Seats) -> Iterable[_End]:
    """Everybody whose seat it still was."""
    for player in table.players:
        yield _End(player.seat, player.user_id, player.name, "called-off")
        if player.owner_id is not None:
            yield _owner_of(player, seats, "called-off")


def _owner_of(player: Player, seats: _Seats, fate: Fate) -> _End:
    holder = seats.lent.get(player.seat)
    name = holder.name if holder is not None else player.name
    return _End(player.seat, player.owner_id, name, fate)


def _outdone(known: Result | None, end: _End) -> bool:
    """Whoever has sat on several seats is remembered for the one that was played to its end."""
    return known is not None and (known.fate == "played" or end.fate != "played")


def _result(table: Playing, end: _End, user_id: int, place: int) -> Result:
    game, seats = table.game, len(table.players)
    places = {"played": place, "abandoned": seats, "called-off": None}
    return Result(
        game_id=game.id,
        guild_id=game.guild_id,
        user_id=user_id,
        ended_at=game.moved_at,
        seat=end.seat,
        place=places[end.fate],
        seats=seats,
        turns=table.state.turn,
        fate=end.fate,
        name=end.name,
        token=table.players[end.seat].token,
    )
