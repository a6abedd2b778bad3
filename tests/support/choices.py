"""What may be chosen to play: each game, each house rule alone, and any of them together."""

from random import Random

from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, possible, resolve
from engine.editions.rules import Rules
from tests.support.seeds import has_turn


def named(choice: Choice) -> str:
    """A choice as the id of a test: "1998 short parking-pot=500"."""
    rules = (f"{name}={number}" if number else name for name, number in choice.house_rules)
    return " ".join((choice.edition, choice.game, *rules))


GAMES = tuple(Choice(e, game) for e, edition in CATALOGUE.items() for game in edition.games)
"""Every game of every edition, without house rules."""


def alone(name: str) -> Choice:
    """A house rule with its usual number, in the first game that it changes."""
    rule = (name, HOUSE_RULES[name].usual)
    fitting = (choice for choice in GAMES if name in possible(choice, (name,)))
    with_it = (Choice(choice.edition, choice.game, (rule,)) for choice in fitting)
    return next(choice for choice in with_it if _changes(choice))


def _changes(choice: Choice) -> bool:
    plain = resolve(Choice(choice.edition, choice.game))
    return resolve(choice).with_fields(house_rules=()) != plain


EACH = (*GAMES, *map(alone, HOUSE_RULES))
"""Every game, and every house rule by itself."""
TODAY = {number: choice for number, choice in enumerate(EACH) if has_turn(number, 3)}
"""A third of them, another one each day, by their number: for what costs a whole game each."""


def any_choice(random: Random, most: int = 5) -> Choice:
    """Return a random choice with at most `most` house rules, which go together."""
    choice = random.choice(GAMES)
    for _ in range(random.randint(0, most)):
        names = possible(choice)
        if not names:
            break
        rule = _numbered(random.choice(names), random)
        wider = Choice(choice.edition, choice.game, (*choice.house_rules, rule))
        if _goes_together(wider):
            choice = wider
    return choice


def _numbered(name: str, random: Random) -> tuple[str, int]:
    """With its usual number, an end of its range, or anything between."""
    numbers = HOUSE_RULES[name].numbers
    if numbers is None:
        return name, 0
    low, high = numbers.lowest, numbers.highest
    return name, random.choice((numbers.usual, low, high, random.randint(low, high)))


def _goes_together(choice: Choice) -> bool:
    try:
        resolve(choice)
    except ValueError:
        return False
    return True


def paced(choice: Choice, number: int) -> Rules:
    """Its rules at one pace or, for an odd number, at the other."""
    rules = resolve(choice)
    return rules.played_live() if number % 2 else rules.played_by_post()


def seats_for(rules: Rules, number: int) -> int:
    """Return a number of seats that the rules allow, another one for each `number`."""
    return rules.players_min + number % (rules.players_max - rules.players_min + 1)
