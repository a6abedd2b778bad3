"""What a table plays by: a rulebook, a game and house rules, resolved to Rules and changed.

`resolve` puts a choice together and refuses what contradicts itself. Changes are made one thing at
a time: what still fits is kept, and the order of house rules is that of the list.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from engine.editions import policies as p
from engine.editions.board import board
from engine.editions.catalogue import CATALOGUE, DEFAULT, GAMES, HOUSE_RULES, HouseRule, Range
from engine.editions.rules import Rules
from engine.record import record


class NotPlayable(ValueError):
    """A choice that no game can be played by: `kind` says why, `names` what is to blame."""

    def __init__(self, kind: str, names: tuple[str, ...]) -> None:
        super().__init__(kind, names)
        self.kind = kind
        self.names = names


@record
class Choice:
    """What a table has chosen; `house_rules` by name, with their number (0 without one)."""

    edition: str = DEFAULT
    game: str = "standard"
    house_rules: tuple[tuple[str, int], ...] = ()


@lru_cache(maxsize=1024)
def resolve(choice: Choice) -> Rules:
    """Return the Rules of a choice, the same ones each time. Raises NotPlayable.

    `kind` is "unknown", "number", "twice" (two rules for one thing), "needs" (a rule without what
    it is about) or "cash" (dealt deeds that the starting cash may not cover).
    """
    edition = CATALOGUE.get(choice.edition)
    if edition is None or choice.game not in edition.games:
        raise NotPlayable("unknown", (choice.edition, choice.game))
    rules = edition.rules.with_fields(game=choice.game, **GAMES[choice.game])
    replaced: dict[str, str] = {}
    for name, number in choice.house_rules:
        rule = _known(name, number)
        fields = rule.fields(rules, number)
        for field in fields:
            if field in replaced:
                raise NotPlayable("twice", (replaced[field], name))
            replaced[field] = name
        rules = rules.with_fields(**fields)
    _need_sense(choice, rules)
    return rules.with_fields(house_rules=choice.house_rules)


def _known(name: str, number: int) -> HouseRule:
    rule = HOUSE_RULES.get(name)
    if rule is None:
        raise NotPlayable("unknown", (name,))
    numbers = rule.numbers or Range(0, 0, 0)
    if not numbers.lowest <= number <= numbers.highest:
        raise NotPlayable("number", (name,))
    return rule


def _need_sense(choice: Choice, rules: Rules) -> None:
    """Raise NotPlayable for rules without what they are about, and for deeds beyond all cash."""
    chosen = dict(choice.house_rules)
    if "finish-the-round" in chosen and not resolve(replace(choice, house_rules=())).is_timed:
        raise NotPlayable("needs", ("finish-the-round",))
    if rules.declined == "left-with-bank":
        about = [name for name in chosen if name in _ABOUT_AUCTIONS]
        if about:
            raise NotPlayable("twice", ("no-auctions", about[0]))
    if isinstance(rules.setup, p.DeedsSold) and rules.start_cash < _dearest(rules):
        raise NotPlayable("cash", tuple(name for name in chosen if name in _ABOUT_CASH))


_ABOUT_AUCTIONS = {"auction-reserve", "auction-step", "cash-bids", "bids-without-cap"}
_ABOUT_CASH = {"starting-cash", "sold-deeds"}


def _dearest(rules: Rules) -> int:
    """Return the most that the deeds dealt to one player can cost."""
    assert isinstance(rules.setup, p.DeedsSold)
    prices = sorted(prop.price for prop in board(rules.board).properties.values())
    return sum(prices[-rules.setup.count :])


def chosen(rules: Rules) -> Choice:
    """Return the choice that rules came from, for playing by them again."""
    return Choice(rules.edition, rules.game, rules.house_rules)


def possible(choice: Choice, names: Iterable[str] = HOUSE_RULES) -> tuple[str, ...]:
    """Return those of these house rules that may be added to a choice as it stands."""
    usual = {name: HOUSE_RULES[name].usual for name in names}
    return tuple(name for name in usual if _is_playable(_added(choice, name, usual[name])))


def _added(choice: Choice, name: str, number: int) -> Choice:
    return replace(choice, house_rules=(*choice.house_rules, (name, number)))


def fitting(choice: Choice) -> Choice:
    """Return the choice as far as it can be played, with defaults for what is not there."""
    book = CATALOGUE.get(choice.edition, CATALOGUE[DEFAULT])
    game = choice.game if choice.game in book.games else "standard"
    found = Choice(book.rules.edition, game)
    for name, number in choice.house_rules:
        more = _added(found, name, number)
        found = more if _is_playable(more) else found
    return found


def _is_playable(choice: Choice) -> bool:
    try:
        resolve(choice)
    except NotPlayable:
        return False
    return True


def with_edition(choice: Choice, edition: str) -> Choice:
    """Return the choice with another rulebook, as far as that rulebook has room for it.

    Raises NotPlayable.
    """
    if edition not in CATALOGUE:
        raise NotPlayable("unknown", (edition,))
    return fitting(replace(choice, edition=edition))


def with_game(choice: Choice, game: str) -> Choice:
    """Return the choice with another game of the edition, and the house rules it has room for.

    Raises NotPlayable.
    """
    games = CATALOGUE[choice.edition].games
    if game not in games:
        raise NotPlayable("unknown", (choice.edition, game))
    return fitting(replace(choice, game=game))


def timed_game(edition: str) -> str:
    """Return the first game of an edition that ends at an agreed time. Raises NotPlayable."""
    for game in CATALOGUE[edition].games:
        if resolve(Choice(edition, game)).is_timed:
            return game
    raise NotPlayable("unknown", (edition,))


def with_house_rule(choice: Choice, name: str, number: int = 0) -> Choice:
    """Return the choice with one more house rule, or another number for it. Raises NotPlayable."""
    return _in_order(choice, dict(choice.house_rules) | {name: number})


def _in_order(choice: Choice, house_rules: dict[str, int]) -> Choice:
    order = [*HOUSE_RULES, *house_rules]
    rules = sorted(house_rules.items(), key=lambda rule: order.index(rule[0]))
    changed = replace(choice, house_rules=tuple(rules))
    resolve(changed)
    return changed


def with_only(choice: Choice, names: tuple[str, ...], wanted: Iterable[str]) -> Choice:
    """Return the choice with only the `wanted` ones of the house rules `names`.

    New ones get their usual numbers. Raises NotPlayable.
    """
    kept, wanted = dict(choice.house_rules), set(wanted)
    for name in names:
        if name not in wanted:
            kept.pop(name, None)
        elif name not in kept:
            kept[name] = HOUSE_RULES[name].usual
    return _in_order(choice, kept)


def changing(choice: Choice, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of these house rules that are chosen, or would change the chosen game."""
    rules = resolve(Choice(choice.edition, choice.game))
    chosen = dict(choice.house_rules)

    def changes(name: str) -> bool:
        fields = HOUSE_RULES[name].fields(rules, HOUSE_RULES[name].usual)
        return any(getattr(rules, field) != value for field, value in fields.items())

    return tuple(name for name in names if name in chosen or changes(name))


def is_standard(choice: Choice) -> bool:
    """Return whether it is the rulebook's standard game, house rules or not."""
    return choice.game == "standard"


def by_the_book(choice: Choice) -> Choice:
    """Return the standard game of the same rulebook without house rules."""
    return Choice(choice.edition)


def dropped(before: Choice, after: Choice) -> tuple[str, ...]:
    """Return the house rules that a change has left behind, in their order."""
    kept = dict(after.house_rules)
    return tuple(name for name, _ in before.house_rules if name not in kept)
