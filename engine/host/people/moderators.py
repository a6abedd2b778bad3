"""The right to moderate a game: a player of the game has none while another moderator could act.

A moderator who has a seat in a game, or has had one, may gain by what happens in it. As long as
another person is known who may moderate there and has no part in that game, such a moderator may do
nothing to it. While there is no such person, the moderator may only pause the game, end a pause of
their own, and give everybody more time.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.host.notices import HandedOver, LeftToComputer, Moderated, Notice
from engine.host.refusals import Refusal, demand
from engine.host.store.records import Deadline, Player

Act = Literal["pause", "resume", "extend", "replace", "remove", "end", "move", "annul"]
WHEN_ALONE: Final = ("pause", "extend")
"""Acts that favor nobody: a player may do them where nobody else could moderate the game."""
UNRATED: Final = ("replace", "remove", "end", "annul")
"""Acts after which a game is not rated: they decide it, or might have, or annul it."""


@dataclass(frozen=True, slots=True)
class Moderation:
    """A request to moderate: the user id, the game, its server, and why; `key` names the request.

    `others`: the user ids of the others who are known to have the right to moderate there; None
    where it is not known who they are.
    """

    act: Act
    guild_id: int
    by: int
    reason: str
    key: str
    others: tuple[int, ...] | None

    @property
    def notice(self) -> Moderated:
        """The notice of the request, which the table reads."""
        return Moderated(self.act, self.by, self.reason)


def need_right(
    what: Moderation,
    players: Iterable[Player],
    deadlines: Iterable[Deadline],
    notices: Sequence[Notice],
) -> None:
    """Raise Refused for a moderator who has a part in the game and may not do this to it.

    `notices`: all that the log of the game holds.
    """
    participant_ids = participants(players, notices)
    if what.by not in participant_ids:
        return
    demand(what.others is not None, Refusal.MODERATOR_PLAYS, who="none")
    neutral = [user for user in what.others or () if user not in participant_ids]
    demand(not neutral, Refusal.MODERATOR_PLAYS, who=str(next(iter(neutral), "none")))
    ends_own_pause = what.act == "resume" and _is_own_pause(what.by, deadlines, notices)
    demand(what.act in WHEN_ALONE or ends_own_pause, Refusal.MODERATOR_PLAYS_ALONE)


def participants(players: Iterable[Player], notices: Iterable[Notice]) -> frozenset[int]:
    """Return the user ids of all who play in the game, have lent a seat there, or have lost one."""
    seated = {user for player in players for user in (player.user_id, player.owner_id)}
    changes = (notice for notice in notices if isinstance(notice, HandedOver | LeftToComputer))
    return frozenset(
        user for user in seated | {change.before_id for change in changes} if user is not None
    )


def _is_own_pause(user_id: int, deadlines: Iterable[Deadline], notices: Sequence[Notice]) -> bool:
    pauses = [
        notice.by for notice in notices if isinstance(notice, Moderated) and notice.act == "pause"
    ]
    return any(deadline.is_moderators_pause for deadline in deadlines) and pauses[-1:] == [user_id]
