"""A lobby: who sits down, with which token, for which game. Pure: seats in, seats out."""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Literal

from engine.editions.board import TOKENS
from engine.editions.choice import Choice, resolve, timed_game, with_game
from engine.editions.rules import Rules
from engine.host.chosen_board import US_BOARD, ChosenBoard
from engine.host.clocks.paces import ALONE, LIVE, is_pace, pace_of
from engine.host.computers.names import free_name, giving_way
from engine.host.lobby_player import LobbyPlayer, Seating, renumbered
from engine.host.refusals import Refusal, demand, refuse
from engine.host.store.records import DIRECT

MOST = 8
SHORTEST, LONGEST = 10 * 60, 365 * 24 * 3600
"""Seconds that a timed game may last, at the least and at the most."""
SHORT_EVENING: Final = "short-evening"
SHORT_EVENING_LENGTH = 40 * 60
"""Seconds of a short evening: five of its 45 minutes are left for the last move."""
Allowance = Literal["computers", "always", "never"]
"""When players may ask for advice: against computers only, in any game, or in none."""
ALLOWANCES: Final[tuple[Allowance, ...]] = ("computers", "always", "never")
ALLOWANCE_NOTE: Final = "advice"
"""The note on when players of a game may ask for advice; without one, against computers only."""
_TERMS_DIGITS = 10
"""Hexadecimal digits that tell terms apart: they stand in buttons."""


@dataclass(frozen=True, slots=True)
class Location:
    """Where a game is played."""

    guild_id: int
    channel_id: int
    thread: bool

    @property
    def is_direct(self) -> bool:
        """Whether it is a person's direct messages with the bot."""
        return self.guild_id == DIRECT


@dataclass(frozen=True, slots=True)
class Person:
    """A person who presses something: a user id and the name shown at the table."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game that has not started. `length`: the seconds from the start of a timed game to its end,
    None for as many as usual at its pace; `advice`: when players may ask for it; `follows`: the
    id of the game that it is a rematch of; `board`: whose names the spaces get, and `seating`: who
    sits where, which are no terms: the game is the same on every board and for every seat.
    """

    choice: Choice = Choice()
    pace: str = "live"
    host_id: int = 0
    players: tuple[LobbyPlayer, ...] = ()
    length: int | None = None
    advice: Allowance = "computers"
    follows: str = ""
    board: ChosenBoard = US_BOARD
    seating: Seating = "drawn"

    @property
    def terms(self) -> str:
        """A hash of all that a person agrees to: the rules, pace and timers, the end, and advice.

        A change and its opposite lead to the same terms again, and so to the same yes.
        """
        pace = json.loads(self.pace) if self.pace.startswith("{") else self.pace
        rules = self.choice.edition, self.choice.game, sorted(self.choice.house_rules)
        text = json.dumps([rules, pace, self.ends_after, self.advice], sort_keys=True)
        return sha256(text.encode()).hexdigest()[:_TERMS_DIGITS]

    @property
    def ends_after(self) -> int | None:
        """How many seconds after its start a timed game ends; None for any other game."""
        if not resolve(self.choice).is_timed:
            return None
        return self.length or pace_of(self.pace).length

    @property
    def unanswered(self) -> tuple[LobbyPlayer, ...]:
        """The people who have not said yes to what is to be played now; the host chooses it."""
        terms, not_asked = self.terms, (None, self.host_id)
        others = (player for player in self.players if player.user_id not in not_asked)
        return tuple(player for player in others if player.agreed != terms)

    def rules(self) -> Rules:
        """Return the rules that the game will start with."""
        return pace_of(self.pace).rules(resolve(self.choice))

    @property
    def most(self) -> int:
        """How many may sit down."""
        return min(MOST, self.rules().players_max)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.players) >= self.most

    @property
    def mix(self) -> str:
        """What the players add to the seed: the requests they joined with, in that order."""
        return "-".join(player.mixed for player in self.players)

    def player(self, user_id: int) -> LobbyPlayer | None:
        """Return the seat of a person."""
        return next((p for p in self.players if p.user_id == user_id), None)

    def joined_by(
        self, person: Person, key: str, seen: str | None = None, token: str | None = None
    ) -> "Lobby":
        """Return the lobby with one more person, who gets that token if it is free, else another.

        `seen`: the terms that the person saw, to which joining is a yes; None for those of now.
        """
        demand(self.player(person.user_id) is None, Refusal.ALREADY_JOINED)
        agreed = self.terms if seen is None else seen
        seated = self._seated(person.user_id, person.name, token, mixed=key, agreed=agreed)
        return replace(seated, players=giving_way(seated.players))

    def confirmed_by(self, user_id: int, seen: str) -> "Lobby":
        """Return the lobby in which a person has said yes to the terms that they saw."""
        demand(self.player(user_id), Refusal.NOT_JOINED)
        demand(seen == self.terms, Refusal.TERMS_CHANGED)
        return self._with_player(user_id, agreed=seen)

    def with_computer(
        self,
        user_id: int,
        character: str | None = None,
        strength: str | None = None,
        token: str | None = None,
    ) -> "Lobby":
        """Return the lobby with one more computer, which everybody in the lobby may ask for.

        None stands for a neutral character, and for an even strength.
        """
        demand(self.player(user_id), Refusal.NOT_JOINED)
        name = free_name(character, self.players)
        return self._seated(None, name, token, character=character, strength=strength)

    def _seated(self, user_id: int | None, name: str, token: str | None, **more: Any) -> "Lobby":
        demand(len(self.players) < self.most, Refusal.LOBBY_FULL, most=self.most)
        taken = {player.token for player in self.players}
        free = [it for it in TOKENS if it not in taken]
        given = token if token is not None and token in free else free[0]
        player = replace(LobbyPlayer(len(self.players), user_id, name, given), **more)
        return replace(self, players=(*self.players, player))

    def left_by(self, user_id: int) -> "Lobby":
        """Return the lobby without a person; the next person becomes host when the host leaves."""
        demand(self.player(user_id), Refusal.NOT_IN_LOBBY)
        rest = [player for player in self.players if player.user_id != user_id]
        people = [player.user_id for player in rest if player.user_id is not None]
        host = self.host_id if self.host_id in people else next(iter(people), self.host_id)
        return replace(self, players=renumbered(rest), host_id=host)

    @property
    def computers(self) -> tuple[LobbyPlayer, ...]:
        """The computers, in the order in which they sat down."""
        return tuple(player for player in self.players if player.user_id is None)

    def computer(self, token: str) -> LobbyPlayer | None:
        """Return the computer with a token, which it keeps as long as it sits here."""
        return next((player for player in self.computers if player.token == token), None)

    def without_computer(self, user_id: int, token: str | None = None) -> "Lobby":
        """Return the lobby without the computer with a token, or else the one that came last."""
        demand(self.player(user_id), Refusal.NOT_JOINED)
        leaving = self.computers[-1:] if token is None else (self.computer(token),)
        demand(any(leaving), Refusal.NO_COMPUTER)
        return replace(self, players=renumbered([p for p in self.players if p not in leaving]))

    def with_changed_computer(
        self, user_id: int, token: str, character: str, strength: str
    ) -> "Lobby":
        """Return the lobby in which a computer plays differently, under its character's name."""
        demand(self.player(user_id), Refusal.NOT_JOINED)
        computer = self.computer(token)
        if computer is None:
            refuse(Refusal.NO_COMPUTER)
        others = [player for player in self.players if player != computer]
        name = computer.name if character == computer.character else free_name(character, others)
        changed = replace(computer, name=name, character=character, strength=strength)
        seats = tuple(changed if player == computer else player for player in self.players)
        return replace(self, players=seats)

    def with_token(self, user_id: int, token: str) -> "Lobby":
        """SETUP-04: a person takes a token that is free."""
        demand(self.player(user_id), Refusal.NOT_JOINED)
        taken = [p.token for p in self.players if p.user_id != user_id]
        demand(token in TOKENS and token not in taken, Refusal.TOKEN_TAKEN)
        return self._with_player(user_id, token=token)

    def _with_player(self, user_id: int, **changes: Any) -> "Lobby":
        seats = (replace(p, **changes) if p.user_id == user_id else p for p in self.players)
        return replace(self, players=tuple(seats))

    def with_pace(self, user_id: int, pace: str) -> "Lobby":
        """Return the lobby with the pace that its host chooses."""
        self.need_host(user_id)
        demand(is_pace(pace), Refusal.NO_SUCH_PACE)
        length = None if self.is_short_evening and not pace_of(pace).live else self.length
        return replace(self, pace=pace, length=length)

    def with_choice(self, user_id: int, change: Callable[[Choice], Choice]) -> "Lobby":
        """SETUP-01: return the lobby with the game that its host chooses; it must seat all present.

        Raises Refused, and NotPlayable for what contradicts itself.
        """
        self.need_host(user_id)
        changed = replace(self, choice=change(self.choice))
        taken = len(self.players)
        demand(taken <= changed.most, Refusal.SEATS_TAKEN, most=changed.most, taken=taken)
        return changed

    def with_game(self, user_id: int, game: str) -> "Lobby":
        """Return the lobby with another game of its rulebook, or with a short evening: a timed one
        at pace live. Raises Refused and NotPlayable.
        """
        if game != SHORT_EVENING:
            chosen = self.with_choice(user_id, lambda it: with_game(it, game))
            return replace(chosen, length=None) if self.is_short_evening else chosen
        chosen = self.with_choice(user_id, lambda it: with_game(it, timed_game(it.edition)))
        pace = chosen.pace if chosen.pace == ALONE else LIVE.name
        return replace(chosen, pace=pace, length=SHORT_EVENING_LENGTH)

    @property
    def is_short_evening(self) -> bool:
        """Whether this is played in one sitting of less than 45 minutes."""
        return self.ends_after == SHORT_EVENING_LENGTH and pace_of(self.pace).live

    def with_advice(self, user_id: int, advice: Allowance) -> "Lobby":
        """Return the lobby with what its host chooses about advice."""
        self.need_host(user_id)
        return replace(self, advice=advice)

    def without_deadlines(self, user_id: int) -> "Lobby":
        """Return the lobby at the pace of a person who plays alone, for direct messages."""
        self.need_host(user_id)
        return replace(self, pace=ALONE)

    def with_length(self, user_id: int, seconds: int) -> "Lobby":
        """S35-01, TL-01: the host says how long after its start a timed game ends."""
        self.need_host(user_id)
        demand(self.rules().is_timed, Refusal.NOT_TIMED)
        demand(SHORTEST <= seconds <= LONGEST, Refusal.LENGTH_OUT_OF_RANGE)
        return replace(self, length=seconds)

    def on_board(self, user_id: int, board: ChosenBoard) -> "Lobby":
        """Return the lobby whose game is played on another board; the host chooses it."""
        self.need_host(user_id)
        return replace(self, board=board)

    def need_host(self, user_id: int) -> None:
        """Raise Refused unless this is the host."""
        demand(user_id == self.host_id, Refusal.NOT_HOST)

    def need_startable(self, user_id: int) -> None:
        """Raise Refused unless the host asks, with enough seats taken."""
        self.need_host(user_id)
        least = self.rules().players_min
        demand(len(self.players) >= least, Refusal.TOO_FEW, least=least)

    def as_started(
        self, user_id: int, seen: str | None = None, without: Collection[int] = ()
    ) -> "Lobby":
        """Return the lobby whose game the host starts: only those sit there who have said yes.

        `seen`: the terms that the host saw, None for those of now; `without`: the user ids of
        people without whom the host starts unless they have said yes meanwhile. Raises Refused.
        """
        self.need_startable(user_id)
        demand(seen in (None, self.terms), Refusal.TERMS_CHANGED)
        started = self
        for player in self.unanswered:
            demand(player.user_id in without, Refusal.UNANSWERED)
            started = started.left_by(player.user_id or 0)
        started.need_startable(user_id)
        return started

    def is_deserted(self) -> bool:
        """Return whether only computers are left."""
        return all(player.user_id is None for player in self.players)
