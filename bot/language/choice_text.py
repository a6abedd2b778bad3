"""Rulebooks, games and house rules in words, and why a choice cannot be played."""

from collections.abc import Iterator, Mapping

from bot.language.durations import span
from bot.language.language import Words
from bot.language.rule_numbers import field_facts, told
from engine.editions.catalogue import CATALOGUE, GAMES, HOUSE_RULES, Range
from engine.editions.choice import Choice, NotPlayable
from engine.editions.rules import Rules
from engine.host.clocks.paces import DAY, HOUR
from engine.host.lobby import Allowance

LENGTHS: Mapping[str, int] = {
    "1h": HOUR,
    "2h": 2 * HOUR,
    "3h": 3 * HOUR,
    "1d": DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
    "30d": 30 * DAY,
}
"""The lengths of a timed game that are offered, in seconds from its start."""
MAX_NAMED = 8
"""House rules that are named in one line; the panel of rules tells all."""


def edition_line(choice: Choice, words: Words) -> str:
    """Return the rulebook, and what is special about it."""
    hint = edition_hint(choice.edition, words)
    return words.say("chosen-edition", edition=choice.edition, hint=hint)


def edition_hint(edition: str, words: Words) -> str:
    """Return what is special about a rulebook; one without words of its own refers to its rules."""
    key = f"edition-{edition}-hint"
    return words.say(key) if words.has(key) else words.say("edition-unknown-hint")


def game_line(choice: Choice, words: Words) -> str:
    """Return the game, and what is special about it."""
    hint = words.say(f"game-{choice.game}-hint")
    return words.say("chosen-game", game=words.say(f"game-{choice.game}"), hint=hint)


def rules_line(choice: Choice, words: Words) -> str:
    """Return the rulebook, the game and the first house rules by their names, in one line."""
    names = [words.say("rules-edition", edition=choice.edition), words.say(f"game-{choice.game}")]
    chosen = choice.house_rules
    names += [house_rule_label(name, number, words) for name, number in chosen[:MAX_NAMED]]
    left = len(chosen) - MAX_NAMED
    more = [words.say("chosen-more", count=left)] if left > 0 else []
    return " · ".join([*names, *more])


def house_rule_lines(choice: Choice, words: Words) -> Iterator[str]:
    """Yield the house rules, a sentence each."""
    chosen = choice.house_rules
    if chosen:
        yield words.say("chosen-house-rules")
    for name, number in chosen:
        yield words.say("chosen-house-rule", told=house_rule_text(name, number, words))


def length_line(seconds: int, words: Words) -> str:
    """Return how long after its start a timed game ends."""
    return words.say("chosen-length", length=length_text(seconds, words))


def length_text(seconds: int, words: Words) -> str:
    """Return the length of a timed game: as it is offered, or in hours and minutes."""
    for name, offered in LENGTHS.items():
        if offered == seconds:
            return words.say(f"length-{name}")
    return span(seconds, words)


def house_rule_name(name: str, words: Words) -> str:
    """Return the name of a house rule; one of an older version keeps the name it had."""
    return words.say(f"house-rule-{name}") if name in HOUSE_RULES else name


def house_rule_label(name: str, number: int, words: Words) -> str:
    """Return the name of a house rule with its number, where there is one to tell."""
    rule = house_rule_name(name, words)
    numbers = HOUSE_RULES[name].numbers if name in HOUSE_RULES else None
    if numbers is None or number == numbers.usual == 0:
        return rule
    return numbered_rule(name, number, words)


def numbered_rule(name: str, number: int, words: Words) -> str:
    """Return the name of a house rule with its number: "Starting cash: $2,000"."""
    numbers = HOUSE_RULES[name].numbers
    unit = "things" if numbers is None else numbers.unit
    rule = house_rule_name(name, words)
    return words.say("button-rules-number", rule=rule, number=number, unit=unit)


def house_rule_text(name: str, number: int, words: Words) -> str:
    """Return a house rule in a sentence, whose facts are the fields that it sets."""
    rule = HOUSE_RULES.get(name)
    if rule is None:
        return name
    return told(f"house-rule-{name}-told", field_facts(rule.fields(Rules(), number)), words)


def unplayable(error: NotPlayable, words: Words) -> str:
    """Return why a choice cannot be played, naming what is to blame."""
    match error.kind, error.names:
        case "unknown", (edition, game) if edition in CATALOGUE and game in GAMES:
            return _no_such_game(edition, game, words)
        case "number", (name,):
            numbers = HOUSE_RULES[name].numbers
            if numbers is not None:
                return _out_of_range(name, numbers, words)
        case "twice", (one, other):
            rule, another = house_rule_name(one, words), house_rule_name(other, words)
            return words.say("unplayable-twice", rule=rule, other=another)
        case "needs", (name,):
            return words.say("unplayable-needs", rule=house_rule_name(name, words))
        case "cash", ():
            return words.say("unplayable-cash-game")
        case "cash", names:
            listed = words.and_list([house_rule_name(name, words) for name in names])
            return words.say("unplayable-cash", rules=listed)
    return words.say("unplayable-unknown")


def _out_of_range(name: str, numbers: Range, words: Words) -> str:
    return words.say(
        "unplayable-number",
        rule=house_rule_name(name, words),
        lowest=numbers.lowest,
        highest=numbers.highest,
    )


def _no_such_game(edition: str, game: str, words: Words) -> str:
    games = [words.say(f"game-{name}") for name in CATALOGUE[edition].games]
    return words.say(
        "unplayable-game",
        edition=edition,
        game=words.say(f"game-{game}"),
        games=words.and_list(games),
    )


def advice_rule(allowance: Allowance, words: Words) -> str:
    """Return who may ask for advice in a game, by what its host has chosen."""
    return words.say(f"advice-rule-{allowance}")
