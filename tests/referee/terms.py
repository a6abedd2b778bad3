"""What a table plays by: the printed rules of its edition and game, and the house rules it chose.

Of the engine's Rules only the names are read (edition, game, house rules with their numbers) and
whether bids are sealed; what they mean is written down here.
"""

from dataclasses import dataclass
from typing import Protocol

from tests.referee.board import loan
from tests.referee.cards import CHANCE, CHEST, CLASSIC, NEWER, Card


class Named(Protocol):
    """The fields of the engine's Rules that say what was chosen."""

    @property
    def edition(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def house_rules(self) -> tuple[tuple[str, int], ...]: ...


@dataclass(frozen=True)
class Terms:
    """One table's rules as the referee reads them. Dollars throughout."""

    edition: str
    game: str
    chosen: dict[str, int]
    by_post: bool

    def has(self, house_rule: str) -> bool:
        """Whether the table plays by a house rule."""
        return house_rule in self.chosen

    # -- set-up ---------------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """SETUP-01, AMB-04: how many may play."""
        if self.has("players"):
            return range(2, self.chosen["players"] + 1)
        return range(3, 8) if self.edition == "1935" else range(2, 9)

    @property
    def start_cash(self) -> int:
        """SETUP-05."""
        return self.chosen.get("starting-cash", 1500)

    @property
    def dealt(self) -> tuple[int, bool]:
        """S35-02, TL-02, S94-01: deeds dealt to each player, and whether they are paid for."""
        if self.has("dealt-deeds"):
            return self.chosen["dealt-deeds"], False
        if self.has("sold-deeds"):
            return self.chosen["sold-deeds"], True
        printed = {"standard": (0, False), "short": (3, False)}
        return printed.get(self.game, (2, True))

    @property
    def cards(self) -> dict[str, Card]:
        """The 32 cards."""
        return NEWER if self.edition == "2008" else CLASSIC

    def deck(self, name: str) -> set[str]:
        """The cards of one deck."""
        prefix = {CHANCE: "CH-", CHEST: "CC-"}[name]
        return {card for card in self.cards if card.startswith(prefix)}

    # -- moving ---------------------------------------------------------------------------------

    def salary(self, to: int) -> int:
        """GO-01; AMB-13: twice as much for stopping on GO is a house rule."""
        return 400 if to == 0 and self.has("double-go") else 200

    @property
    def fine(self) -> int:
        """JAIL-11, JAIL-12."""
        return self.chosen.get("jail-fine", 50)

    @property
    def short(self) -> bool:
        """The Short Game of 1994 and 1998, whatever edition lends it its board."""
        return self.game == "short"

    @property
    def jail_turns(self) -> int:
        """JAIL-12, S94-05: the turn in Jail whose roll is moved in any case."""
        return 1 if self.short else 3

    @property
    def prepaid_turns(self) -> int:
        """JAIL-11, S94-05: on how many turns the fine may be paid before the roll."""
        return 1 if self.short else 2

    @property
    def rolls_after_escape(self) -> bool:
        """JAIL-08, AMB-09: whether doubles out of Jail give another roll."""
        if self.has("throw-after-jail-doubles"):
            return True
        return self.edition == "1935" and not self.has("no-throw-after-jail-doubles")

    @property
    def luxury_tax(self) -> int:
        """LTAX-01."""
        return 100 if self.edition == "2008" else 75

    @property
    def flat_income_tax(self) -> bool:
        """ITAX-01, S94-07: without the choice of ten per cent."""
        return self.short or self.has("flat-income-tax")

    @property
    def pot(self) -> bool:
        """PARK-01: by a house rule fines and taxes lie on Free Parking."""
        return self.has("parking-pot")

    @property
    def auctions(self) -> bool:
        """BUY-04."""
        return not self.has("no-auctions")

    @property
    def straight_to_bank(self) -> bool:
        """A house rule: no rescue, the creditor has the cash and the Bank all the rest."""
        return self.has("fast-bankruptcy")

    @property
    def claims_rent(self) -> bool:
        """RENT-08, AMB-26: the letter, by choice."""
        return self.has("claimed-rent")

    @property
    def window(self) -> int:
        """RENT-08: which later player's roll closes the window; 0 is the very next roll."""
        return 0 if self.edition == "2008" else 2

    # -- property -------------------------------------------------------------------------------

    @property
    def interest_percent(self) -> int:
        """MORT-05: on a loan that is paid back, and on one that is taken over (MORT-10)."""
        return 10

    def interest(self, space: int) -> int:
        """AMB-61, AMB-62: the share of one loan, rounded up."""
        return -(-loan(space) * self.interest_percent // 100)

    @property
    def houses(self) -> int:
        """SETUP-09."""
        return self.chosen.get("houses", 32)

    @property
    def hotels(self) -> int:
        """SETUP-09."""
        return self.chosen.get("hotels", 12)

    @property
    def hotel(self) -> int:
        """HOTEL-01, S94-02, AMB-75: the level that is a hotel."""
        return 4 if self.short else 5

    @property
    def by_lot(self) -> bool:
        """MORT-03, HOUSE-10, AMB-55: a mortgage and a building concern only their own lot."""
        return self.edition == "1935"

    @property
    def sells_evenly(self) -> bool:
        """SELL-06, HOUSE-09: a later rule than 1935."""
        return self.edition != "1935"

    @property
    def builds_in_own_turn(self) -> bool:
        """HOUSE-07."""
        return self.edition == "2008" or self.has("own-turn-building")

    @property
    def auctions_jail_cards(self) -> bool:
        """AMB-67: 1935 auctions the passes surrendered to the Bank."""
        return self.edition == "1935"

    @property
    def step(self) -> int:
        """AMB-18: the least a bid is raised by."""
        return self.chosen.get("auction-step", 1)

    # -- ending ---------------------------------------------------------------------------------

    @property
    def timed(self) -> bool:
        """S35-01, TL-01."""
        return self.game in ("time-limit", "new-short")

    @property
    def finishes_round(self) -> bool:
        """AMB-71 c, by choice."""
        return self.has("finish-the-round")


def terms_of(rules: Named, by_post: bool) -> Terms:
    """The terms that the names in these rules stand for."""
    return Terms(rules.edition, rules.game, dict(rules.house_rules), by_post)
