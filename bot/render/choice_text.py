"""What is chosen in words: rulebooks, games and house rules, and why a choice cannot be played."""

from bot.language import Words
from engine.editions.catalogue import CATALOGUE
from engine.editions.options import GAMES, HOUSE_RULES, NotPlayable, Range


def house_rule_name(name: str, words: Words) -> str:
    """A house rule by its name; one of an older version of ours by what it was called then."""
    return words.say(f"house-rule-{name}") if name in HOUSE_RULES else name


def house_rule_told(name: str, number: int, words: Words) -> str:
    """A house rule in a sentence, with its number."""
    if name not in HOUSE_RULES:
        return name
    return words.say(f"house-rule-{name}-told", number=number)


def unplayable(error: NotPlayable, words: Words) -> str:
    """Why a choice cannot be played, naming what is to blame."""
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
            listed = words.listed([house_rule_name(name, words) for name in names])
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
        games=words.listed(games),
    )
