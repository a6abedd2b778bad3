"""A judge that adds to a seat's chance what its character holds dear."""

from collections.abc import Iterable, Mapping
from operator import itemgetter

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.editions.board import Group
from engine.players.characters import Character
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.plain.groups import completed


class PreferringJudge(Judge):
    """A judge by whose chances one seat decides: its own is what a position is worth to it."""

    def __init__(self, judge: Judge, seat: SeatId, character: Character) -> None:
        self._judge, self._seat, self._character = judge, seat, character

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances, where that of the seat is what its character makes of it."""
        found = self._judge.of(accounts, cash)
        if self._seat not in found:  # It could not pay what it owes.
            return found
        worth = found[self._seat] + love(accounts.position, self._seat, self._character)
        if self._character.spite:
            rivals = [chance for seat, chance in found.items() if seat != self._seat]
            worth -= self._character.spite * max(rivals, default=0.0)
        found[self._seat] = worth
        return found


def preferring(judge: Judge, seat: SeatId, character: Character) -> Judge:
    """Return the judge by which a seat of this character decides."""
    if not (character.loves or character.stops or character.spite):
        return judge
    return PreferringJudge(judge, seat, character)


def love(position: Position, seat: SeatId, character: Character) -> float:
    """Return what a seat's deeds are worth to its character beside all else, as a chance."""
    total = sum(
        worth * position.count_owned(seat, group)
        for group, worth in character.loves
        if group in position.rules.groups
    )
    if not character.stops:
        return total
    return total + character.stops * sum(
        _stops(position, seat, street) for street in _streets(position)
    )


def _streets(position: Position) -> list[Group]:
    return [group for group in position.rules.groups.values() if group.kind == "street"]


def _stops(position: Position, seat: SeatId, group: Group) -> bool:
    """Return whether a seat keeps a group from another player who has begun it."""
    owners = {position.deeds[space].owner for space in group.members}
    return seat in owners and len(owners - {seat, None}) > 0


def desired(position: Position, seat: SeatId, character: Character) -> frozenset[int]:
    """Return deeds of others that a seat would like for themselves, without a whole group."""
    loved = {group for group, worth in character.loves if worth > 0}
    found = set[int]()
    for name, group in position.rules.groups.items():
        owned = position.count_owned(seat, name)
        is_street = group.kind == "street"
        is_continued = character.hunger > 1 and owned and is_street
        is_stopped = character.stops and not owned and is_street
        if name in loved or is_continued or is_stopped:
            found |= {
                member
                for member in group.members
                if position.deeds[member].owner not in (None, seat)
            }
    return frozenset(found)


def unwanted(position: Position, seat: SeatId, character: Character) -> frozenset[int]:
    """Return own deeds that a seat would rather sell: of groups that it dislikes, and to one that
    is hungry for deals also lone ones, of groups that others have begun.
    """
    disliked = {group for group, worth in character.loves if worth < 0}
    return frozenset(
        space
        for space in position.owned(seat)
        if (group := position.rules.properties[space].group) in disliked
        or (character.hunger > 1 and _is_lone(position, seat, group))
    )


def disliked(position: Position, spaces: Iterable[int], character: Character) -> tuple[int, ...]:
    """Return those of these deeds that a character would rather not have, in board order."""
    groups = {group for group, worth in character.loves if worth < 0}
    properties = position.rules.properties
    return tuple(sorted(space for space in spaces if properties[space].group in groups))


def dear(
    position: Position, seat: SeatId, spaces: Iterable[int], character: Character
) -> tuple[int, ...]:
    """Return those of these own deeds that a seat would rather keep, in board order: of groups that
    it loves, and those with which it stops another player.
    """
    loved = {group for group, worth in character.loves if worth > 0}
    rules = position.rules
    groups = {space: rules.groups[rules.properties[space].group] for space in spaces}
    return tuple(
        space
        for space, group in sorted(groups.items(), key=itemgetter(0))
        if rules.properties[space].group in loved
        or (character.stops and group.kind == "street" and _stops(position, seat, group))
    )


def arms_leader(
    judge: Judge, position: Position, seat: SeatId, partner: SeatId, deeds: tuple[int, ...]
) -> bool:
    """Return whether a seat would complete a group of the rival who is most likely to win.

    Between two players everything helps the only rival, so it is never so.
    """
    rivals = {it: chance for it, chance in judge.chances(position).items() if it != seat}
    if len(rivals) < 2 or completed(position, partner, deeds) is None:
        return False
    return max(rivals, key=rivals.__getitem__) == partner


def _is_lone(position: Position, seat: SeatId, name: str) -> bool:
    """Return whether a seat has a single street of a group that another player has begun."""
    group = position.rules.groups[name]
    owners = [position.deeds[space].owner for space in group.members]
    is_begun = any(owner not in (None, seat) for owner in owners)
    return group.kind == "street" and owners.count(seat) == 1 and is_begun
