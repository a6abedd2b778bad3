"""The rules of a game in words."""

from collections.abc import Callable, Mapping

from bot.language import Fact, Words
from bot.render.names import COLOUR
from bot.screen import Embed, Field
from engine.editions.policies import TenthOrFlat
from engine.editions.rules import Rules

Facts = Callable[[Rules], Mapping[str, Fact]]


def _income_tax(rules: Rules) -> Mapping[str, Fact]:
    tax = rules.income_tax
    percent = tax.percent if isinstance(tax, TenthOrFlat) else 0
    return {"kind": tax.kind, "flat": tax.flat, "percent": percent}


def _auction(rules: Rules) -> Mapping[str, Fact]:
    return {
        "kind": rules.auction.kind,
        "least": rules.auction.least,
        "step": rules.auction.step,
    }


SENTENCES: Mapping[str, Mapping[str, Facts]] = {
    "money": {
        "start-cash": lambda rules: {"cash": rules.start_cash},
        "setup": lambda rules: {"kind": rules.setup.kind},
        "go-salary": lambda rules: {"amount": rules.go_salary},
        "income-tax": _income_tax,
        "luxury-tax": lambda rules: {"amount": rules.luxury_tax},
    },
    "turns": {
        "players": lambda rules: {"least": rules.players_min, "most": rules.players_max},
        "doubles": lambda rules: {"count": rules.doubles_to_jail},
        "turn-end": lambda rules: {"kind": rules.turn_end.kind},
        "board": lambda rules: {"board": rules.board},
        "cards": lambda rules: {"cards": rules.cards},
        "ending": lambda rules: {"kind": rules.ending.kind},
    },
    "dealing": {
        "auction": _auction,
        "rent-collection": lambda rules: {"kind": rules.rent_collection.kind},
        "interest": lambda rules: {"percent": rules.interest_percent},
    },
    "jail": {
        "jail-fine": lambda rules: {"fine": rules.jail_fine, "turns": rules.jail_prepay_turns},
        "jail-turns": lambda rules: {"turns": rules.jail_turns},
        "jail-again": lambda rules: {"again": rules.jail_doubles_throw_again},
    },
    "building": {
        "stock": lambda rules: {"houses": rules.houses, "hotels": rules.hotels},
        "hotel": lambda rules: {"houses": rules.hotel_level - 1},
        "mortgage-scope": lambda rules: {"kind": rules.mortgage_scope.kind},
    },
}
"""Every sentence about the rules, under its heading, with its facts."""


def rules_embed(rules: Rules, words: Words) -> Embed:
    """Every number and policy that this game is played by."""
    fields = tuple(
        Field(
            words.say(f"rules-heading-{heading}"),
            "\n".join(words.say(f"rules-{key}", **facts(rules)) for key, facts in lines.items()),
        )
        for heading, lines in SENTENCES.items()
    )
    about = words.say("rules-edition", edition=rules.edition)
    return Embed(words.say("rules-title"), about, COLOUR, fields)
