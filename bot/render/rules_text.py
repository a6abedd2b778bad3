"""The rules of a game in words."""

from collections.abc import Callable, Iterator, Mapping

from bot.render.names import COLOUR
from bot.screens.screen import Embed, Field
from bot.text.language import Fact, Words
from engine.editions.policies import TenthOrFlat, kind_of
from engine.editions.rules import Rules

Facts = Callable[[Rules], Mapping[str, Fact]]


def _income_tax(rules: Rules) -> Mapping[str, Fact]:
    tax = rules.income_tax
    percent = tax.percent if isinstance(tax, TenthOrFlat) else 0
    return {"kind": tax.kind, "flat": tax.flat, "percent": percent}


def _auction(rules: Rules) -> Mapping[str, Fact]:
    unsold = rules.declined == "left-with-bank"
    return {
        "kind": rules.declined if unsold else rules.auction.kind,
        "least": rules.auction.least,
        "step": rules.auction.step,
    }


def _go(rules: Rules) -> Mapping[str, Fact]:
    same = rules.go_salary == rules.go_landing_salary
    kind = "same" if same else "more"
    return {"kind": kind, "amount": rules.go_salary, "landing": rules.go_landing_salary}


def _setup(rules: Rules) -> Mapping[str, Fact]:
    setup = rules.setup
    return {"kind": kind_of(setup), "count": 0 if isinstance(setup, str) else setup.count}


def _bids(rules: Rules) -> Mapping[str, Fact]:
    """Return the cap of bids; of no account where nothing is auctioned but buildings."""
    unsold = rules.declined == "left-with-bank"
    return {"kind": rules.declined if unsold else rules.bid_cap}


def _rent_collection(rules: Rules) -> Mapping[str, Fact]:
    claimed = rules.rent_collection == "claimed-rent"
    return {"kind": rules.rent_window if claimed else rules.rent_collection}


def _building_limit(rules: Rules) -> Mapping[str, Fact]:
    limit = rules.building_limit
    return {"kind": kind_of(limit), "most": 0 if isinstance(limit, str) else limit.most}


def _free_parking(rules: Rules) -> Mapping[str, Fact]:
    parking = rules.free_parking
    return {"kind": kind_of(parking), "seed": 0 if isinstance(parking, str) else parking.seed}


def _ending(rules: Rules) -> Mapping[str, Fact]:
    """Return how the game ends; the rule for ties is left out where no totals are counted."""
    counted = rules.ending != "last-player-left"
    return {"kind": rules.ending, "tie": rules.tie if counted else "none"}


SENTENCES: Mapping[str, Mapping[str, Facts]] = {
    "chosen": {
        "edition": lambda rules: {"edition": rules.edition},
        "game": lambda rules: {"game": rules.game},
        "house-rules": lambda rules: {"count": len(rules.house_rules)},
    },
    "money": {
        "start-cash": lambda rules: {"cash": rules.start_cash},
        "setup": _setup,
        "go-salary": _go,
        "income-tax": _income_tax,
        "luxury-tax": lambda rules: {"amount": rules.luxury_tax},
        "free-parking": _free_parking,
    },
    "turns": {
        "players": lambda rules: {"least": rules.players_min, "most": rules.players_max},
        "doubles": lambda rules: {"count": rules.doubles_to_jail},
        "turn-end": lambda rules: {"kind": rules.turn_end},
        "holds": lambda rules: {"count": rules.holds_a_gap},
        "early": lambda rules: {"kind": rules.early},
        "board": lambda rules: {"board": rules.board},
        "cards": lambda rules: {"cards": rules.cards},
        "ending": _ending,
    },
    "dealing": {
        "buying-lap": lambda rules: {"laps": rules.buying_from_lap},
        "trading-lap": lambda rules: {"laps": rules.trading_from_lap},
        "auction": _auction,
        "reserve": lambda rules: {"percent": rules.reserve_percent},
        "bid-cap": _bids,
        "rent-collection": _rent_collection,
        "jailed-owner": lambda rules: {"kind": rules.jailed_owner},
        "interest": lambda rules: {"percent": rules.interest_percent},
        "bankruptcy": lambda rules: {"kind": rules.bankruptcy},
        "estate-passes": lambda rules: {"kind": rules.estate_passes},
    },
    "jail": {
        "jail-fine": lambda rules: {"fine": rules.jail_fine, "turns": rules.jail_prepay_turns},
        "jail-turns": lambda rules: {"turns": rules.jail_turns, "fine": rules.jail_fine},
        "jail-pass": lambda rules: {
            "after": rules.pass_after_last_throw,
            "fine": rules.jail_fine,
        },
        "jail-again": lambda rules: {"again": rules.jail_doubles_throw_again},
    },
    "building": {
        "stock": lambda rules: {"houses": rules.houses, "hotels": rules.hotels},
        "shortage": lambda rules: {"kind": rules.shortage},
        "hotel": lambda rules: {"houses": rules.hotel_level - 1},
        "building-time": lambda rules: {"kind": rules.building_time},
        "building-limit": _building_limit,
        "selling": lambda rules: {"kind": rules.selling},
        "mortgage-scope": lambda rules: {"kind": rules.mortgage_scope},
    },
}
"""Every sentence about the rules, under its heading, with its facts; an empty one is not shown."""


def rules_embed(rules: Rules, words: Words) -> Embed:
    """Return every number and option of a game's rules; usual ones in few words or none."""
    fields = tuple(
        Field(words.say(f"rules-heading-{heading}"), "\n".join(_sentences(lines, rules, words)))
        for heading, lines in SENTENCES.items()
    )
    return Embed(words.say("rules-title"), "", COLOUR, fields)


def _sentences(lines: Mapping[str, Facts], rules: Rules, words: Words) -> Iterator[str]:
    for key, facts in lines.items():
        if said := words.say(f"rules-{key}", **facts(rules)):
            yield said
