"""Rules as one line of text: `1994 time-limit by-post jail-fine=80 no-auctions`."""

from engine.editions.catalogue import DEFAULT, GAMES, HOUSE_RULES
from engine.editions.choice import Choice, NotPlayable, chosen, resolve
from engine.editions.rules import Rules

PACES = ("live", "by-post")
"""The paces by name; rules without one are those of the catalogue."""


def read_rules(line: str, usual: Rules | None = None) -> Rules:
    """Return the rules of a line: edition, game, pace and house rules, of which any may be missing.

    The edition is then that of the `usual` rules. Raises ValueError for what cannot be played.

    >>> read_rules("1935 live jail-fine=80").jail_fine
    80
    """
    words = line.split()
    edition = usual.edition if usual else DEFAULT
    year = words.pop(0) if words and words[0].isdecimal() else edition
    game = words.pop(0) if words and words[0] in GAMES else "standard"
    pace = words.pop(0) if words and words[0] in PACES else ""
    return _paced(resolve(Choice(year, game, tuple(map(_house_rule, words)))), pace)


def _paced(rules: Rules, pace: str) -> Rules:
    return {"live": rules.played_live, "by-post": rules.played_by_post}.get(pace, lambda: rules)()


def _house_rule(word: str) -> tuple[str, int]:
    name, is_numbered, said = word.partition("=")
    if name not in HOUSE_RULES:
        raise NotPlayable("unknown", (name,))
    return name, int(said) if is_numbered else HOUSE_RULES[name].usual


def write_rules(rules: Rules) -> str | None:
    """Return the line of these rules; None for rules that no choice of today leads to."""
    choice = chosen(rules)
    try:
        resolved = resolve(choice)
    except NotPlayable:
        return None
    for pace in ("", *PACES):
        if _paced(resolved, pace) == rules:
            house_rules = [_written(name, said) for name, said in choice.house_rules]
            return " ".join([choice.edition, choice.game, *filter(None, [pace]), *house_rules])
    return None


def _written(name: str, said: int) -> str:
    return name if said == HOUSE_RULES[name].usual else f"{name}={said}"
