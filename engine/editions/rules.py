"""Rules: every number and policy a game is played by, fixed into its state when it starts."""

from functools import cached_property

from pydantic import BaseModel, ConfigDict, Field

from engine.editions import board as data
from engine.editions.policies import (
    AuctionStyle,
    AutomaticRent,
    ByItself,
    CashOnly,
    Ending,
    IncomeTax,
    LastPlayerLeft,
    MortgageScope,
    OpenCalls,
    RentCollection,
    SaidByPlayer,
    SealedMaxima,
    Setup,
    TenthOrFlat,
    TurnEnd,
    WholeGroup,
)


class Rules(BaseModel):
    """One table's rules. Money in whole dollars; a field that a save lacks gets its default."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: str = "1994"
    board: str = "classic"
    cards: str = "classic"
    players_min: int = Field(2, ge=2)
    players_max: int = Field(8, le=8)
    start_cash: int = 1500
    houses: int = 32
    hotels: int = 12
    hotel_level: int = 5
    go_salary: int = 200
    doubles_to_jail: int = 3
    jail_fine: int = 50
    jail_turns: int = 3
    jail_prepay_turns: int = 2
    jail_doubles_throw_again: int = 0
    luxury_tax: int = 75
    interest_percent: int = 10
    income_tax: IncomeTax = TenthOrFlat()
    auction: AuctionStyle = OpenCalls()
    turn_end: TurnEnd = SaidByPlayer()
    rent_collection: RentCollection = AutomaticRent()
    setup: Setup = CashOnly()
    ending: Ending = LastPlayerLeft()
    mortgage_scope: MortgageScope = WholeGroup()

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
        """Colour groups, railroads and utilities."""
        return data.board(self.board).groups

    @cached_property
    def group_starts(self) -> dict[int, str]:
        """The group that begins at each space where one does."""
        return {group.members[0]: name for name, group in self.groups.items()}

    @cached_property
    def decks(self) -> dict[data.DeckName, tuple[str, ...]]:
        """Both decks, unshuffled."""
        return data.decks(self.cards)

    def played_live(self) -> "Rules":
        """For people who are online together: open calls, and turns that end when it is said."""
        return self.model_copy(update={"auction": OpenCalls(), "turn_end": SaidByPlayer()})

    def played_by_post(self) -> "Rules":
        """For people who are not: sealed maxima, and turns that end by themselves."""
        return self.model_copy(update={"auction": SealedMaxima(), "turn_end": ByItself()})
