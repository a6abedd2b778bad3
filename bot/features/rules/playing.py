"""The chapters that play reaches turn by turn: from the set-up to Free Parking."""

from collections.abc import Mapping

from bot.features.rules.rule_lines import RuleLine, both, counts, line, never, plays

Chapter = tuple[RuleLine, ...]

AUCTIONED = plays("declined", "auctioned")
KEPT = plays("declined", "left-with-bank")
OPEN = both(AUCTIONED, plays("auction", "open-calls"))
SEALED = both(AUCTIONED, plays("auction", "sealed-maxima"))
CLAIMED = plays("rent_collection", "claimed-rent")
AUTOMATIC = plays("rent_collection", "automatic-rent")
POT = plays("free_parking", "pot")
ONE_TRY = counts("jail_turns", 1)
FINED = never(counts("jail_fine", 0))

SOLD_DEEDS = (
    line("setup-deeds-sold", "S35-02 S35-03 TL-02", plays("setup", "deeds-sold")),
    line("setup-no-refusing", "AMB-76", plays("setup", "deeds-sold")),
)
GIVEN_DEEDS = (
    line("setup-deeds-given", "S94-01", plays("setup", "deeds-given")),
    line("setup-no-refusing", "AMB-76", plays("setup", "deeds-given")),
)
FLAT_TAX = line("tax-flat", "S94-07 AMB-41", plays("income_tax", "flat"))
ONE_TRY_LINES = (
    line("jail-one-try", "S94-05 S94-06", ONE_TRY),
    line("jail-short", "AMB-45", both(ONE_TRY, FINED)),
)

PLAYING: Mapping[str, Chapter] = {
    "setup": (
        line("setup-cash", "SETUP-05", counts("start_cash", 1500)),
        line("setup-cash", "", never(counts("start_cash", 1500))),
        line("setup-dollars", "AMB-78"),
        line("setup-notes", "SETUP-06 SETUP-07 BANK-09 BANK-10 AMB-77"),
        line("setup-players", "SETUP-01 AMB-04"),
        line("setup-banker", "SETUP-10 BANK-01 BANK-02 AUC-06 AMB-04"),
        line("setup-tokens", "SETUP-04 TURN-03"),
        *SOLD_DEEDS,
        *GIVEN_DEEDS,
        line("setup-bank", "SETUP-08 SETUP-09 BANK-03"),
        line("setup-decks", "SETUP-03 AMB-01"),
    ),
    "turns": (
        line("turns-first", "TURN-01"),
        line("turns-tie", "AMB-03"),
        line("turns-left", "TURN-02"),
        line("turns-shape", "TURN-04 MOVE-01 MOVE-04"),
        line("turns-tokens", "MOVE-02 MOVE-03"),
        line("turns-doubles", "DBL-01 DBL-02"),
        line("turns-third", "DBL-03 DBL-04 JAIL-03"),
        line("turns-counted", "AMB-08"),
        line("turns-jailed", "DBL-05 JAIL-05"),
        line("turns-jailed-always", "AMB-10"),
        line("turns-between", "AMB-05"),
        line("turns-lock", "AMB-06"),
        line("turns-end", "AMB-07"),
        line(
            "turns-end-waits",
            "AMB-07",
            both(plays("turn_end", "by-itself"), plays("building_time", "own-turn")),
        ),
    ),
    "go": (
        line("go-salary", "GO-01 GO-02 BANK-04"),
        line("go-automatic", "AMB-14"),
        line("go-cards", "AMB-15"),
        line("go-order", "AMB-12"),
        line("go-landing", "AMB-13", lambda rules: rules.go_landing_salary == rules.go_salary),
        line("go-landing-more", "", lambda rules: rules.go_landing_salary != rules.go_salary),
        line("go-lap", "GO-04"),
        line("go-twice", "GO-05"),
        line("go-back", "GO-06"),
        line("go-jail", "GO-03 GO-07 JAIL-04"),
    ),
    "buying": (
        line("buying-lap", "", never(counts("buying_from_lap", 0))),
        line("buying-option", "BUY-01 BUY-02 MOVE-05"),
        line("buying-raise", "AMB-16"),
        line("buying-declined", "BUY-04 AUC-01", AUCTIONED),
        line("buying-kept", "", KEPT),
        line("buying-deed", "BUY-03 BANK-05"),
        line("buying-own", "BUY-05"),
    ),
    "auctions": (
        line("auctions-none", "", KEPT),
        line("auctions-who", "AUC-02 AUC-05", AUCTIONED),
        line("auctions-not", "AMB-25", AUCTIONED),
        line("auctions-lap", "", both(AUCTIONED, never(counts("buying_from_lap", 0)))),
        line("auctions-start", "AUC-03", both(AUCTIONED, counts("reserve_percent", 0))),
        line("auctions-reserve", "", both(AUCTIONED, never(counts("reserve_percent", 0)))),
        line("auctions-steps", "AMB-18", AUCTIONED),
        line("auctions-price", "AUC-01 AUC-04 BANK-08", AUCTIONED),
        line("auctions-open", "AMB-17", OPEN),
        line("auctions-sealed", "AMB-17", SEALED),
        line("auctions-cap", "AMB-20", AUCTIONED),
        line("auctions-business", "AMB-21", AUCTIONED),
        line("auctions-own-lot", "AMB-22", AUCTIONED),
        line("auctions-equal", "AMB-23", AUCTIONED),
        line("auctions-unsold", "AMB-19", AUCTIONED),
        line("auctions-several", "AMB-24", AUCTIONED),
    ),
    "rent": (
        line("rent-due", "RENT-01 RENT-10"),
        line("rent-automatic", "AMB-26", AUTOMATIC),
        line("rent-claimed", "RENT-08", CLAIMED),
        line("rent-built", "RENT-02"),
        line("rent-double", "RENT-05 RENT-06 RENT-07"),
        line("rent-mortgaged", "RENT-03 RENT-04 RENT-11"),
        line("rent-railroads", "RENT-12"),
        line("rent-utilities", "RENT-13"),
        line("rent-throw", "AMB-29"),
        line("rent-scale", "AMB-34"),
        line("rent-jail", "RENT-09", plays("jailed_owner", "collects-rent")),
        line("rent-no-jail", "", plays("jailed_owner", "collects-nothing")),
        line("rent-waiving", "AMB-28"),
    ),
    "claims": (
        line("claims-none", "RENT-08 AMB-26", AUTOMATIC),
        line("claims-asking", "RENT-08 AMB-26 AMB-79", CLAIMED),
        line("claims-sum", "AMB-06 AMB-26", CLAIMED),
        line("claims-second", "RENT-08", both(CLAIMED, plays("rent_window", "second-following"))),
        line(
            "claims-second-counted",
            "AMB-27",
            both(CLAIMED, plays("rent_window", "second-following")),
        ),
        line("claims-next", "RENT-08", both(CLAIMED, plays("rent_window", "next-throw"))),
        line("claims-next-counted", "AMB-27", both(CLAIMED, plays("rent_window", "next-throw"))),
        line("claims-waiving", "AMB-28", CLAIMED),
    ),
    "cards": (
        line("cards-drawing", "CARD-01 CARD-02"),
        line("cards-order", "AMB-01 AMB-02"),
        line("cards-moves", "MOVE-05"),
        line("cards-nested", "AMB-37"),
        line("cards-nearest", "AMB-32"),
        line("cards-railroad", "AMB-33"),
        line("cards-utility", "AMB-30"),
        line("cards-mortgaged", "AMB-31"),
        line("cards-fines", "CARD-05", never(POT)),
        line("cards-pot", "", POT),
        line("cards-repairs", "AMB-38"),
        line("cards-pay-each", "AMB-35"),
        line("cards-collect-each", "AMB-36"),
        line("cards-pass", "CARD-03"),
        line("cards-pass-sold", "CARD-04"),
        line("cards-pass-resold", "AMB-39"),
    ),
    "tax": (
        line("tax-choice", "ITAX-01 ITAX-03", plays("income_tax", "tenth-or-flat")),
        line("tax-hidden", "AMB-44", plays("income_tax", "tenth-or-flat")),
        line("tax-trades", "AMB-80", plays("income_tax", "tenth-or-flat")),
        line("tax-rounding", "AMB-42", plays("income_tax", "tenth-or-flat")),
        line("tax-worth", "ITAX-02", plays("income_tax", "tenth-or-flat")),
        line("tax-worth-else", "AMB-43", plays("income_tax", "tenth-or-flat")),
        line("tax-printed", "AMB-41", plays("income_tax", "tenth-or-flat")),
        FLAT_TAX,
        line("tax-luxury", "LTAX-01"),
        line("tax-bank", "ITAX-04 BANK-08", never(POT)),
        line("tax-pot", "", POT),
    ),
    "jail": (
        line("jail-in", "JAIL-01 JAIL-02 JAIL-03"),
        line("jail-straight", "JAIL-04 JAIL-05"),
        line("jail-visiting", "JAIL-06"),
        line("jail-doubles", "JAIL-07 JAIL-17", never(ONE_TRY)),
        *ONE_TRY_LINES,
        line(
            "jail-doubles-once",
            "JAIL-08 DBL-06",
            counts("jail_doubles_throw_again", 0),
        ),
        line("jail-doubles-again", "AMB-09", never(counts("jail_doubles_throw_again", 0))),
        line("jail-fine", "JAIL-11", both(never(ONE_TRY), counts("jail_fine", 50))),
        line("jail-fine", "", both(never(ONE_TRY), never(counts("jail_fine", 50)))),
        line("jail-pass", "JAIL-09 JAIL-10"),
        line("jail-released", "JAIL-18 AMB-11"),
        line("jail-last", "JAIL-12 JAIL-13", never(ONE_TRY)),
        line("jail-no-fine-first", "JAIL-14 AMB-46", both(never(ONE_TRY), FINED)),
        line("jail-short", "AMB-45", both(never(ONE_TRY), FINED)),
        line("jail-pass-too-late", "AMB-40", both(counts("pass_after_last_throw", False), FINED)),
        line("jail-pass-after", "AMB-40", both(counts("pass_after_last_throw", True), FINED)),
        line("jail-bank", "JAIL-16", both(never(POT), FINED)),
        line("jail-pot", "", both(POT, FINED)),
        line("jail-business", "JAIL-15 HOUSE-11", plays("jailed_owner", "collects-rent")),
        line("jail-business-no-rent", "", plays("jailed_owner", "collects-nothing")),
        line("jail-all-business", "AMB-47"),
    ),
    "parking": (
        line("parking-rest", "PARK-01 MISC-04", never(POT)),
        line("parking-pot", "", POT),
    ),
}
"""By chapter, its lines in reading order."""
