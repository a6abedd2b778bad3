"""Rules: every number and policy a game is played by, fixed into its state when it starts."""

from dataclasses import replace
from functools import cached_property
from typing import Annotated, Any

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass

from engine.editions import board as data
from engine.editions import policies as p
from engine.editions.cards import decks

_FileName = Annotated[str, Field(pattern="^[a-z0-9]{1,20}$")]
"""Part of the name of a file in `data/`."""


@dataclass(frozen=True, kw_only=True, config=ConfigDict(extra="forbid"))
class Rules:
    """One table's rules. Money in whole dollars.

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
    declined: p.Declined = p.Auctioned()
    bid_cap: p.BidCap = p.Raisable()
    turn_end: p.TurnEnd = p.EndedByPlayer()
    building_time: p.BuildingTime = p.AnyTime()
    building_limit: p.BuildingLimit = p.NoLimit()
    selling: p.Selling = p.SellEvenly()
    early: p.Early = p.Rejected()
    shortage: p.Shortage = p.FirstCome()
    mortgage_scope: p.MortgageScope = p.WholeGroup()
    rent_collection: p.RentCollection = p.AutomaticRent()
    rent_window: p.RentWindow = p.SecondFollowing()
    jailed_owner: p.JailedOwner = p.CollectsRent()
    free_parking: p.FreeParking = p.Rest()
    setup: p.Setup = p.CashOnly()
    ending: p.Ending = p.LastPlayerLeft()
    tie: p.Tie = p.SharedWin()
    bankruptcy: p.Bankruptcy = p.ToCreditor()
    estate_passes: p.EstatePasses = p.UnderDeck()

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
        if isinstance(self.mortgage_scope, p.ThatLot):
            return {space: (space,) for space in self.properties}
        return {space: self.groups[it.group].members for space, it in self.properties.items()}

    @cached_property
    def decks(self) -> dict[data.DeckName, tuple[str, ...]]:
        """Both decks, unshuffled."""
        return decks(self.cards, self.board)

    @cached_property
    def turns_end_by_themselves(self) -> bool:
        """Whether nobody has to say that a turn is over (AMB-07)."""
        return isinstance(self.turn_end, p.EndedAutomatically)

    @cached_property
    def is_built_in_own_turn(self) -> bool:
        """Whether one's own turn is the only time to build, as in 2008 (HOUSE-07)."""
        return isinstance(self.building_time, p.OwnTurn)

    @property
    def full_group_factor(self) -> int:
        """How many times its bare rent a street of a whole color charges (RENT-05)."""
        return 2

    @property
    def is_timed(self) -> bool:
        """Whether the game ends at an hour that must be agreed on before it starts (S35-01)."""
        return isinstance(self.ending, p.AgreedHour | p.AgreedRound)

    @property
    def finishes_round(self) -> bool:
        """Whether the round of the agreed hour is played to its end (AMB-71 c)."""
        return isinstance(self.ending, p.AgreedRound)

    @property
    def ends_with_first_bankruptcy(self) -> bool:
        """Whether the others are valued as soon as one player is bankrupt (S94-08)."""
        return isinstance(self.ending, p.FirstBankruptcy)

    def with_fields(self, **changed: Any) -> "Rules":
        """Return these rules with some fields replaced.

        Raises ValueError for what cannot be played.
        """
        return replace(self, **changed)

    def played_live(self) -> "Rules":
        """Return the rules for live play: open calls, explicit ends of turns, holds."""
        auction = p.OpenCalls(least=self.auction.least, step=self.auction.step)
        turn_end, early = p.EndedByPlayer(), p.Rejected()
        return replace(self, auction=auction, turn_end=turn_end, holds_a_gap=1, early=early)

    def played_by_post(self) -> "Rules":
        """Return the rules for play by post: sealed maxima, automatic ends of turns, intents."""
        auction = p.SealedMaxima(least=self.auction.least, step=self.auction.step)
        turn_end, early = p.EndedAutomatically(), p.Queued()
        return replace(self, auction=auction, turn_end=turn_end, holds_a_gap=0, early=early)
