"""A game as the host hands it out: the row, the people, the deadlines, and views of the state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.core.frames import Asked
from engine.core.offered import Offer
from engine.core.position import Position
from engine.core.state import GameState, open_table
from engine.editions.board_names import BoardNames
from engine.game import offers
from engine.host.chosen_board import US_BOARD, ChosenBoard
from engine.host.clocks.paces import pace_among, pace_of
from engine.host.clocks.parked import Parked
from engine.host.clocks.seat_status import waiting_time_left
from engine.host.computers.characters import computers_of
from engine.host.computers.notes import NO_NOTES, WON, ComputerNotes, GivenMotive
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal, demand, refuse
from engine.host.store.records import Deadline, GameRecord, Player
from engine.players.motives import Motive
from engine.players.opponents import Computers
from engine.view import View, public_view, seat_view

ROUNDS_OF_LAP = 6
"""The rounds of the table in which a token goes around the board, at seven spaces a roll."""


@dataclass(frozen=True, slots=True)
class OpenLobby:
    """A lobby, and the hash that binds its dice."""

    record: GameRecord
    lobby: Lobby
    commitment: str

    @property
    def players(self) -> tuple[Player, ...]:
        """The people who have sat down, in order."""
        return self.lobby.players

    @property
    def board(self) -> str:
        """The name of the board it will be played on."""
        return self.lobby.rules().board

    @property
    def names(self) -> BoardNames:
        """The names on it."""
        return self.lobby.board.names


@dataclass(frozen=True)
class StartedGame:
    """A game that has started: running, over or cancelled; `orders`: standing orders by seat.

    `parked`: what it had waited for if it is parked; its `deadlines` are none then. `chosen_board`:
    whose names its spaces have. Readers get the open position and views, each made once. What is
    secret stays in the host (`state_of`).
    """

    record: GameRecord
    players: tuple[Player, ...]
    deadlines: tuple[Deadline, ...]
    _state: GameState = field(repr=False)
    orders: Mapping[int, str] = field(default_factory=dict)
    _computer_notes: ComputerNotes = field(default=NO_NOTES, repr=False)
    parked: Parked | None = None
    chosen_board: ChosenBoard = US_BOARD

    @property
    def board(self) -> str:
        """The name of the board it is played on."""
        return self._state.rules.board

    @property
    def names(self) -> BoardNames:
        """The names on it."""
        return self.chosen_board.names

    @cached_property
    def position(self) -> Position:
        """What lies open on the table."""
        return open_table(self._state)

    def seat_of(self, user_id: int) -> SeatId | None:
        """Return the seat of a person, or None for a spectator."""
        return next((p.seat for p in self.players if p.user_id == user_id), None)

    def player(self, seat: SeatId) -> Player:
        """Return the player on a seat."""
        return self.players[seat]

    @property
    def is_moderators_pause(self) -> bool:
        """Whether a moderator has paused the game: then the table cannot end the pause."""
        return self.record.paused_at is not None and any(
            deadline.is_moderators_pause for deadline in (self.parked or self).deadlines
        )

    def deadlines_at(self, now: float) -> tuple[Deadline, ...]:
        """Return the deadlines; of a parked game, those it has if its time runs on from `now`."""
        if self.parked is None:
            return self.deadlines
        return self.parked.deadlines_at(now, paused=self.record.paused_at is not None)

    @property
    def has_time(self) -> bool:
        """Whether it may go on by itself: it is neither over nor parked."""
        return self.record.phase == "running" and self.parked is None

    @property
    def trades(self) -> tuple[Trade, ...]:
        """The open trade offers, each of which only its two players may know."""
        return tuple(self._state.trades)

    def trade(self, number: int) -> Trade | None:
        """Return the open trade offer of that id."""
        return self._state.trade(number)

    @property
    def pending(self) -> frozenset[int]:
        """The ids of all that is still to be answered or claimed, what is covered included."""
        frames = (getattr(frame, "id", None) for frame in self._state.agenda.frames)
        return frozenset((*filter(None, frames), *(claim.id for claim in self._state.claims)))

    @property
    def hides_worth(self) -> bool:
        """Whether a player is choosing the tax, so that nobody's worth may be told (ITAX-03)."""
        return any(frame.hides_worth for frame in self._state.agenda.frames)

    @property
    def has_timers(self) -> bool:
        """Whether timers run for its people: not for a person who plays alone."""
        return pace_of(self.record.pace).limits_people

    def waiting_time_left(self, seat: SeatId) -> float:
        """Return the seconds of waiting time that a seat has left, infinity where none is used."""
        pace = pace_among(self.record.pace, len(self._people))
        return waiting_time_left(self.players[seat], pace)

    def people(self) -> tuple[SeatId, ...]:
        """Return the seats of people, as against computers, still in the game."""
        return self._people

    @property
    def computers(self) -> Computers:
        """How the computer players play that are still in the game, as everybody may know."""
        return computers_of(self.players[seat] for seat in self._state.players())

    def last_motive(self, seat: SeatId) -> Motive | None:
        """Return why a computer did what it did last, rolls and the ends of turns aside.

        None while the auction runs that it is about: what a lot is worth is a secret until then;
        and None where that was more than a lap ago.
        """
        given = self._computer_notes.motives.get(seat)
        return self._unless_secret(seat, given) if self._is_of_last_lap(given) else None

    def motive_of_end(self, offer: int) -> Motive | None:
        """Return why a computer declined, countered or withdrew an offer, unless it is long ago."""
        return self._computer_notes.ended.get(offer)

    def last_public_motive(self, seat: SeatId) -> Motive | None:
        """Return why a computer did what everybody has seen it do last, within a lap.

        While the auction runs that it is about, it is what the computer did before.
        """
        notes = self._computer_notes
        for given in (notes.public.get(seat), notes.earlier.get(seat)):
            motive = self._unless_secret(seat, given)
            if motive is not None:
                return motive if self._is_of_last_lap(given) else None
        return None

    def _is_of_last_lap(self, given: GivenMotive | None) -> bool:
        """Return whether a motive is of the last turns, as many as a lap of the board takes."""
        turns = ROUNDS_OF_LAP * len(self._state.players())
        return given is not None and given.turn > self._state.turn - turns

    def last_trade(self, seat: SeatId) -> Motive | None:
        """Return why a computer made its last trade, where that was within a round."""
        given = self._computer_notes.trades.get(seat)
        players = len(self._state.players())
        is_news = given is not None and given.turn > self._state.turn - players
        return self._unless_secret(seat, given) if is_news else None

    def offer_motive(self, seat: SeatId, partner: SeatId) -> Motive | None:
        """Return why a computer made its last offer to a player."""
        return self._unless_secret(seat, self._computer_notes.offers.get(seat, {}).get(partner))

    def _unless_secret(self, seat: SeatId, given: GivenMotive | None) -> Motive | None:
        if given is None or self.players[seat].user_id is not None:
            return None
        bidding = [
            decision.id for decision in self._state.agenda.pending(Asked) if decision.is_bidding
        ]
        return None if given.decision in bidding else given.motive

    def is_against_computers(self, seat: SeatId) -> bool:
        """Return whether all others still in the game are computers, none on a lent seat."""
        others = [self.players[other] for other in self._state.players() if other != seat]
        return bool(others) and not any(other.user_id or other.owner_id for other in others)

    @property
    def goes_on_without_people(self) -> bool:
        """Whether computers play on when the one person against them resigns: not in direct
        messages, not where the first bankruptcy ends the game, and not if there is only one.
        """
        is_decided = len(self._state.players()) <= 2 or self._state.rules.ends_with_first_bankruptcy
        return not self.record.is_direct and not is_decided

    @property
    def is_conceded(self) -> bool:
        """Whether one person plays on against computers alone, and none of them has a chance."""
        people, notes = self._people, self._computer_notes
        seats = [seat for seat in self._state.players() if seat not in people]
        is_running = self.record.phase == "running" and not self._state.is_closing()
        if not is_running or len(people) != 1 or not seats:
            return False
        if any(self.players[seat].owner_id is not None for seat in seats):
            return False
        is_won = notes.chances.get(people[0], 0.0) >= WON
        return is_won or all(notes.would_leave(self._state, seat) for seat in seats)

    @property
    def is_conceded_now(self) -> bool:
        """Whether the computers have begun to concede lately, which need not be told for long."""
        if not self.is_conceded:
            return False
        notes, state, person = self._computer_notes, self._state, self._people[0]
        if person in notes.winning:
            return notes.is_win_news(state, person)
        rest = [other for other in state.players() if other != person]
        return any(notes.is_leaving_news(state, other) for other in rest)

    def public(self) -> View:
        """Return what everybody may see."""
        return self._public

    def seen_by(self, user_id: int) -> View:
        """Return what one person may see, with what that person may do."""
        seat = self.seat_of(user_id)
        return self._public if seat is None else self.seen_from(seat)

    def offers_to(self, user_id: int) -> tuple[Offer, ...]:
        """Return what one person may do; for a list alone, no view of the table is made."""
        seat = self.seat_of(user_id)
        if seat is None:
            return ()
        known = self._seen.get(seat)
        return tuple(offers(self._state, seat)) if known is None else known.offers

    def seen_from(self, seat: SeatId) -> View:
        """Return what may be seen from a seat, with what may be done there."""
        if seat not in self._seen:
            self._seen[seat] = seat_view(self._state, seat)
        return self._seen[seat]

    @cached_property
    def _people(self) -> tuple[SeatId, ...]:
        return tuple(s for s in self._state.players() if self.players[s].user_id is not None)

    @cached_property
    def _public(self) -> View:
        return public_view(self._state)

    @cached_property
    def _seen(self) -> dict[SeatId, View]:
        return {}


Snapshot = OpenLobby | StartedGame


def state_of(game: StartedGame) -> GameState:
    """Return the whole state of a game, secrets included: for the host alone."""
    return game._state


def computer_notes_of(game: StartedGame) -> ComputerNotes:
    """Return what is noted of a game's computers, secret bids included: for the host alone."""
    return game._computer_notes


def need_seat(game: StartedGame, user_id: int) -> SeatId:
    """Return the seat of a person who is playing. Raises Refused, with the reason, for others."""
    seat = game.seat_of(user_id)
    if seat is None:
        lent = any(game.players[seat].owner_id == user_id for seat in game.position.players())
        refuse(
            Refusal.SEAT_LENT if lent and game.record.phase == "running" else Refusal.NOT_PLAYING
        )
    demand(game.record.phase != "cancelled", Refusal.CANCELLED)
    demand(game.record.phase == "running", Refusal.OVER)
    demand(game.position.seats[seat].left is None, Refusal.LEFT)
    return seat
