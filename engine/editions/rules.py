"""Rules: every number and option a game is played by, fixed into its state when it starts."""

from dataclasses import replace
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, model_validator
from pydantic.dataclasses import dataclass

from engine.editions import board as data
from engine.editions import policies as p
from engine.editions.cards import decks

_FileName = Annotated[str, Field(pattern="^[a-z0-9]{1,20}$")]
"""Part of the name of a file in `data/`."""


@dataclass(frozen=True, kw_only=True, config=ConfigDict(extra="forbid"))
class Rules:
    """One table's rules. Money in whole dollars. An option is a word, or a record with numbers.

    A field that an older save lacks gets its default, which is therefore always the behavior from
    before the field was there; rulebooks say otherwise in the catalogue. `edition`, `game` and
    `house_rules` (name and number, 0 without one) say where the rest comes from: they are for
    readers, and no rule asks them.
    """

    edition: str = "1994"
    game: str = "standard"
    house_rules: tuple[tuple[str, int], ...] = ()
    board: _FileName = data.DEFAULT_BOARD
    cards: _FileName = "classic"
    players_min: Annotated[int, Field(ge=2)] = 2
    players_max: Annotated[int, Field(le=8)] = 8
    start_cash: Annotated[int, Field(ge=0)] = 1500
    houses: Annotated[int, Field(ge=0)] = 32
    hotels: Annotated[int, Field(ge=0)] = 12
    hotel_level: int = 5
    go_salary: int = 200
    go_landing_salary: int = 200
    doubles_to_jail: int = 3
    jail_fine: Annotated[int, Field(ge=0)] = 50
    jail_turns: int = 3
    jail_prepay_turns: int = 2
    jail_doubles_throw_again: int = 0
    pass_after_last_throw: bool = False
    luxury_tax: int = 75
    interest_percent: int = 10
    reserve_percent: Annotated[int, Field(ge=0, le=100)] = 0
    buying_from_lap: int = 0
    trading_from_lap: int = 0
    holds_a_gap: int = 0
    income_tax: p.IncomeTax = p.TenthOrFlat()
    auction: p.AuctionStyle = p.OpenCalls()
    declined: Literal["auctioned", "left-with-bank"] = "auctioned"
    """What is declined, or surrendered to the Bank, is auctioned at once (BUY-04, BKR-09); or, by a
    house rule, stays with the Bank until a visitor buys it."""
    bid_cap: Literal["raisable", "cash-in-hand", "no-cap"] = "raisable"
    """A bid may be as high as what its bidder could raise, so that it can be paid (AMB-20 b); as
    its bidder's cash (AMB-20 a); or anything: who cannot pay is bankrupt to the Bank (AMB-20 c)."""
    turn_end: Literal["said-by-player", "by-itself"] = "said-by-player"
    """A turn ends when its player says so (AMB-07, live), or when nothing is open and no roll is
    due (async)."""
    building_time: Literal["any-time", "own-turn"] = "any-time"
    """Houses may be bought at any time (HOUSE-07 up to 1998), or in one's own turn only (2008)."""
    building_limit: Literal["no-limit"] | p.PerTurn = "no-limit"
    """There is no limit on the houses that a player may buy at once (HOUSE-08), or one a turn."""
    selling: Literal["sell-evenly", "sell-in-any-order"] = "sell-evenly"
    """Buildings of a group go back as evenly as they went up (HOUSE-09, SELL-06 from 1973 on), or
    any of them at any time (SELL-05 in 1935, which names no order)."""
    early: Literal["refused", "noted"] = "refused"
    """An action that comes too early is rejected (AMB-05, live), or waits as an intent until it is
    legal (async)."""
    shortage: Literal["first-come", "claim-window"] = "first-come"
    """Scarce buildings go to the first player who asks, a house rule; or all are asked about them,
    and they are auctioned where too many are wanted (AMB-49)."""
    mortgage_scope: Literal["whole-group", "that-lot"] = "whole-group"
    """A mortgage or a building concerns its whole group (MORT-03, HOUSE-10 from 1973 on), or its
    lot alone (in 1935, AMB-55)."""
    rent_collection: Literal["automatic-rent", "claimed-rent"] = "automatic-rent"
    """Rent is charged the moment it falls due, or once its owner asks for it in time (RENT-08,
    AMB-26)."""
    rent_window: Literal["second-following", "next-throw"] = "second-following"
    """Asking is too late when the second player after the visitor has rolled (RENT-08 up to 1998),
    or at the very next roll to move (2008)."""
    jailed_owner: Literal["collects-rent", "collects-nothing"] = "collects-rent"
    """An owner in Jail has rent like any other (RENT-09), or none by a house rule."""
    free_parking: Literal["rest"] | p.Pot = "rest"
    """Nothing happens on Free Parking (PARK-01), or a pot lies there."""
    setup: Literal["cash-only"] | p.DealtDeeds = "cash-only"
    """Everybody starts with cash and no deeds (SETUP-05), or is dealt some."""
    ending: Literal["last-player-left", "first-bankruptcy", "agreed-hour", "agreed-round"] = (
        "last-player-left"
    )
    """The last player who is not bankrupt wins (BKR-11); the first bankruptcy ends the game, and
    the richest of the others wins (S94-08, S94-10); or the richest does at an agreed hour, the move
    in progress completed (S35, TL, AMB-71 b), or the round of that hour (AMB-71 c)."""
    tie: Literal["shared-win", "most-cash"] = "shared-win"
    """Equal totals share the win (AMB-73 a), or the one with more cash wins (AMB-73 b)."""
    bankruptcy: Literal["to-creditor", "straight-to-bank"] = "to-creditor"
    """Everything of value goes to the creditor (BKR-02); or, by a house rule, nobody is rescued:
    the creditor gets the cash, and the deeds go back to the Bank."""
    estate_passes: Literal["under-deck", "passes-auctioned"] = "under-deck"
    """Jail cards surrendered to the Bank go under their decks (AMB-67 from 1973 on), or are
    auctioned after the lots (in 1935)."""

    @model_validator(mode="before")
    @classmethod
    def _read_words(cls, given: Any) -> Any:
        """Read what was stored when options without numbers were objects of a kind too."""
        if isinstance(given, dict):
            return {name: p.as_word(value) for name, value in given.items()}
        return given

    @cached_property
    def spaces(self) -> tuple[data.Space, ...]:
        """The forty spaces of this game's board."""
        return data.board(self.board).spaces

    @cached_property
    def properties(self) -> dict[int, data.Property]:
        """The spaces that have deeds, by index."""
        return data.board(self.board).properties

    @cached_property
    def groups(self) -> dict[str, data.Group]:
        """Color groups, railroads and utilities."""
        return data.board(self.board).groups

    @cached_property
    def group_starts(self) -> dict[int, str]:
        """The group that begins at each space where one does."""
        return {group.members[0]: name for name, group in self.groups.items()}

    @cached_property
    def streets(self) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
        """The groups of streets, each with its first lot and its others, in board order."""
        streets = {name: it.members for name, it in self.groups.items() if it.kind == "street"}
        in_order = sorted(streets, key=streets.__getitem__)
        return tuple([(name, streets[name][0], streets[name][1:]) for name in in_order])

    @cached_property
    def bound_lots(self) -> dict[int, tuple[int, ...]]:
        """MORT-03, HOUSE-10, AMB-55: the lots of which none is built on while one is mortgaged.

        It works both ways: none of them may be mortgaged while one is built on.
        """
        if self.mortgage_scope == "that-lot":
            return {space: (space,) for space in self.properties}
        return {space: self.groups[it.group].members for space, it in self.properties.items()}

    @cached_property
    def decks(self) -> dict[data.DeckName, tuple[str, ...]]:
        """Both decks, unshuffled."""
        return decks(self.cards, self.board)

    @cached_property
    def turns_end_by_themselves(self) -> bool:
        """Whether nobody has to say that a turn is over (AMB-07)."""
        return self.turn_end == "by-itself"

    @cached_property
    def is_built_in_own_turn(self) -> bool:
        """Whether one's own turn is the only time to build, as in 2008 (HOUSE-07)."""
        return self.building_time == "own-turn"

    @property
    def full_group_factor(self) -> int:
        """How many times its bare rent a street of a whole color charges (RENT-05)."""
        return 2

    @property
    def is_timed(self) -> bool:
        """Whether the game ends at an hour that must be agreed on before it starts (S35-01)."""
        return self.ending in ("agreed-hour", "agreed-round")

    @property
    def finishes_round(self) -> bool:
        """Whether the round of the agreed hour is played to its end (AMB-71 c)."""
        return self.ending == "agreed-round"

    @property
    def ends_with_last_player(self) -> bool:
        """BKR-11: whether play goes on until one player is left."""
        return self.ending == "last-player-left"

    @property
    def ends_with_first_bankruptcy(self) -> bool:
        """Whether the others are valued as soon as one player is bankrupt (S94-08)."""
        return self.ending == "first-bankruptcy"

    def with_fields(self, **changed: Any) -> "Rules":
        """Return these rules with some fields replaced.

        Raises ValueError for what cannot be played.
        """
        return replace(self, **changed)

    def played_live(self) -> "Rules":
        """Return the rules for live play: open calls, explicit ends of turns, holds."""
        return self._played_live

    def played_by_post(self) -> "Rules":
        """Return the rules for play by post: sealed maxima, automatic ends of turns, intents."""
        return self._played_by_post

    @cached_property
    def _played_live(self) -> "Rules":
        auction = p.OpenCalls(least=self.auction.least, step=self.auction.step)
        return replace(
            self, auction=auction, turn_end="said-by-player", holds_a_gap=1, early="refused"
        )

    @cached_property
    def _played_by_post(self) -> "Rules":
        auction = p.SealedMaxima(least=self.auction.least, step=self.auction.step)
        return replace(self, auction=auction, turn_end="by-itself", holds_a_gap=0, early="noted")
