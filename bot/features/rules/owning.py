"""The chapters about what one owns, how a game ends, and the clocks."""

from collections.abc import Mapping

from bot.features.rules.playing import (
    AUCTIONED,
    FLAT_TAX,
    GIVEN_DEEDS,
    KEPT,
    ONE_TRY_LINES,
    OPEN,
    SOLD_DEEDS,
    Chapter,
)
from bot.features.rules.rule_lines import RuleLine, both, counts, line, never, plays

WHOLE_GROUP = plays("mortgage_scope", "whole-group")
THAT_LOT = plays("mortgage_scope", "that-lot")
OWN_TURN = plays("building_time", "own-turn")
ANY_ORDER = plays("selling", "sell-in-any-order")
CLAIMED_BUILDINGS = plays("shortage", "claim-window")
RESCUED = plays("bankruptcy", "to-creditor")
AT_ONCE = plays("bankruptcy", "straight-to-bank")
TIMED = plays("ending", "agreed-hour", "agreed-round")
SHORT_HOTELS = counts("hotel_level", 4)
VALUED = plays("ending", "first-bankruptcy", "agreed-hour", "agreed-round")

SHORT_HOTEL_LINES: tuple[RuleLine, ...] = (
    line("hotels-first", "S94-02", SHORT_HOTELS),
    line("hotels-short", "AMB-75", SHORT_HOTELS),
    line("hotels-rent", "S94-03", SHORT_HOTELS),
)
HOTELS_SOLD = (
    line("hotels-sold", "SELL-07 SELL-09", never(SHORT_HOTELS)),
    line("hotels-sold", "SELL-07 S94-04", SHORT_HOTELS),
)
MORTGAGED_SOLD = line("mortgages-sold", "MORT-08 MORT-09 MORT-10")
MORTGAGED_AGREED = line("mortgages-agreed", "AMB-60")
NO_LENDING = line("loans-players", "MISC-02")
CLOSED = line("ending-no-trade", "S35-06 TL-04", TIMED)
SHORT_END = (
    line("ending-first", "S94-08 S94-10", plays("ending", "first-bankruptcy")),
    line("ending-settled", "AMB-74", plays("ending", "first-bankruptcy")),
    line("ending-worth", "S94-09", both(VALUED, SHORT_HOTELS)),
)
TIMED_END = (
    line("ending-hour", "S35-01 S35-05 TL-01", TIMED),
    line("ending-move", "S35-07 AMB-71 AMB-81", plays("ending", "agreed-hour")),
    line("ending-round", "AMB-71", plays("ending", "agreed-round")),
    CLOSED,
    line(
        "ending-worth",
        "S35-08 S35-09 S35-10 S35-11 S35-12 TL-03 AMB-72",
        both(VALUED, never(SHORT_HOTELS)),
    ),
    line("ending-richest", "S35-13 TL-01", TIMED),
)
TIE = line("ending-tie", "AMB-73", VALUED)

OWNING: Mapping[str, Chapter] = {
    "houses": (
        line("houses-group", "HOUSE-01"),
        line("houses-even", "HOUSE-02 HOUSE-03 HOUSE-05"),
        line("houses-per-group", "AMB-48"),
        line("houses-price", "HOUSE-04 BANK-06"),
        line("houses-most", "HOUSE-06"),
        line("houses-when", "HOUSE-07 HOUSE-11"),
        line("houses-lock", "AMB-06"),
        line("houses-many", "HOUSE-08", plays("building_limit", "no-limit")),
        line("houses-limit", "", plays("building_limit", "per-turn")),
        line("houses-mortgage-group", "HOUSE-10", WHOLE_GROUP),
        line("houses-mortgage-lot", "HOUSE-10 AMB-55", THAT_LOT),
        line("houses-stock", "SETUP-09", both(counts("houses", 32), counts("hotels", 12))),
        line("houses-stock", "", never(both(counts("houses", 32), counts("hotels", 12)))),
        line("houses-steps", "AMB-52"),
    ),
    "hotels": (
        line("hotels-first", "HOTEL-01 HOTEL-02", never(SHORT_HOTELS)),
        *SHORT_HOTEL_LINES,
        line("hotels-any", "HOTEL-03 HOTEL-04"),
        line("hotels-back", "HOTEL-05"),
        *HOTELS_SOLD,
    ),
    "shortages": (
        line("shortages-wait", "SHTG-01 SHTG-03"),
        line("shortages-auction", "SHTG-02", CLAIMED_BUILDINGS),
        line("shortages-claims", "AMB-49", both(CLAIMED_BUILDINGS, never(OWN_TURN))),
        line("shortages-claims-turn", "AMB-49", both(CLAIMED_BUILDINGS, OWN_TURN)),
        line("shortages-single", "AMB-50", CLAIMED_BUILDINGS),
        line("shortages-first", "", plays("shortage", "first-come")),
        line("houses-steps", "AMB-52"),
        line("selling-dear", "AMB-54", CLAIMED_BUILDINGS),
    ),
    "selling": (
        line("selling-half", "SELL-04 SELL-05 BANK-11"),
        line("selling-bank", "SELL-02 BANK-06"),
        line("selling-even", "SELL-06 HOUSE-09", never(ANY_ORDER)),
        line("selling-any-order", "SELL-05", ANY_ORDER),
        *HOTELS_SOLD,
        line("selling-down", "SELL-08", never(ANY_ORDER)),
        line("selling-down-any", "SELL-08", ANY_ORDER),
        line("selling-stock", "AMB-51", never(ANY_ORDER)),
        line("selling-stock-any", "AMB-51", ANY_ORDER),
        line("selling-dear", "AMB-54"),
        line("selling-deeds", "SELL-01 SELL-03"),
    ),
    "mortgages": (
        line("mortgages-loan", "MORT-01 MORT-02 BANK-07"),
        line("mortgages-owner", "MORT-07 RENT-03"),
        line("mortgages-clear-group", "MORT-03 AMB-55", WHOLE_GROUP),
        line("mortgages-clear-lot", "MORT-03 AMB-55", THAT_LOT),
        line("mortgages-buildings", "MORT-04"),
        line("mortgages-lift", "MORT-05 MORT-12"),
        line("mortgages-percent", "AMB-61 AMB-62"),
        line("mortgages-rebuild", "MORT-06"),
        MORTGAGED_SOLD,
        line("mortgages-later", "MORT-11"),
        MORTGAGED_AGREED,
    ),
    "trades": (
        line("trades-what", "SELL-01 CARD-04 MORT-08"),
        line("trades-nothing-else", "AMB-56 AMB-28"),
        line("trades-lap", "", never(counts("trading_from_lap", 0))),
        line("trades-built", "SELL-02 SELL-03"),
        MORTGAGED_SOLD,
        MORTGAGED_AGREED,
        NO_LENDING,
        line("trades-when", "AMB-57"),
        line("trades-price", "AMB-59"),
        line("debts-trade", "AMB-58"),
        line("trades-auction", "AMB-21", AUCTIONED),
        CLOSED,
    ),
    "debts": (
        line("debts-raise", "BKR-01 BKR-07 JAIL-13"),
        line("debts-choose", "AMB-53"),
        line("debts-trade", "AMB-58", RESCUED),
        line("debts-kind", "MISC-03", RESCUED),
        line("debts-rescue", "AMB-64", RESCUED),
        line("debts-no-rescue", "", AT_ONCE),
        line("debts-player", "BKR-02 BKR-03", RESCUED),
        line("debts-player-cash", "", AT_ONCE),
        line("debts-state", "AMB-65 AMB-66", RESCUED),
        line("debts-interest", "BKR-04 BKR-05 BKR-06", RESCUED),
        line("debts-interest-short", "AMB-61 AMB-63", RESCUED),
        line("debts-bank", "BKR-08 BKR-09", both(RESCUED, AUCTIONED)),
        line("debts-bank-kept", "", both(RESCUED, KEPT)),
        line("debts-bank-cleared", "AMB-68", both(RESCUED, AUCTIONED)),
        line("debts-passes", "AMB-67", RESCUED),
        line("debts-several", "AMB-35", both(RESCUED, AUCTIONED)),
        line("debts-several-kept", "AMB-35", both(RESCUED, KEPT)),
        line("debts-order", "AMB-69"),
        line("debts-out", "BKR-10"),
        line("debts-resign", "AMB-70 AMB-59"),
    ),
    "loans": (
        line("loans-bank", "MISC-01 BANK-07"),
        NO_LENDING,
        line("loans-promises", "AMB-56 AMB-28"),
    ),
    "ending": (
        line("ending-last", "BKR-11 SETUP-02", plays("ending", "last-player-left")),
        line("ending-last-nothing", "AMB-68", plays("ending", "last-player-left")),
        *SHORT_END,
        *TIMED_END,
        line("ending-alone", "BKR-11", VALUED),
        TIE,
    ),
    "short": (
        *GIVEN_DEEDS,
        *SHORT_HOTEL_LINES,
        line("hotels-sold", "S94-04", SHORT_HOTELS),
        *ONE_TRY_LINES,
        FLAT_TAX,
        *SHORT_END,
        TIE,
    ),
    "timed": (
        line("timed-normal", "S35-04", TIMED),
        *SOLD_DEEDS,
        *TIMED_END,
        TIE,
    ),
    "clocks": (
        line("clocks-silence", "AMB-70"),
        line("clocks-waiting", "AMB-70"),
        line("clocks-throw", "AMB-07"),
        line("clocks-jail", "AMB-70"),
        line("clocks-buy", "AMB-70"),
        line("clocks-tax", "AMB-44", plays("income_tax", "tenth-or-flat")),
        line("clocks-auction", "AMB-17"),
        line("clocks-outbid", "AMB-17", OPEN),
        line("clocks-debt", "AMB-53"),
        line("clocks-rescue", "AMB-64", RESCUED),
        line("clocks-lift", "AMB-63", RESCUED),
        line("clocks-trade", "AMB-57"),
        line("clocks-claim", "AMB-49", CLAIMED_BUILDINGS),
        line("clocks-hold", "AMB-05", never(counts("holds_a_gap", 0))),
    ),
}
"""By chapter, its lines in reading order."""
