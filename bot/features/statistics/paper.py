"""The weekly paper of a server: its games under way and over, the season, and a new record.

It is made of public events alone, tells no chances, and names no game that some of its readers may
not see.
"""

from collections.abc import Sequence
from functools import partial

from bot.discord.posting import Post
from bot.features.statistics.listing import find_absent
from bot.features.statistics.records_text import record_line
from bot.features.statistics.season_text import NOBODY, season_line
from bot.interactions.links import lasting_address
from bot.language.language import Words
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.narration.narration import narrate
from bot.narration.season_words import season_name
from bot.ui.address import address
from bot.ui.screen import Embed, Screen
from engine.analysis.review import TurningPoint, Unplayed, review
from engine.core.errors import ImpossibleTransition
from engine.core.events import TurnStarted, visible_to
from engine.host.background import in_background
from engine.host.calendar import season_at
from engine.host.finished.figures import figures_of
from engine.host.finished.papers import WEEK
from engine.host.finished.records import HeldRecord, records
from engine.host.finished.results import settle
from engine.host.finished.season_tables import table_of
from engine.host.finished.seasons import rated_games, without
from engine.host.lobbies.presets import preset_of
from engine.host.logs import Log, log_lines
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING

MOST_GAMES = 5
"""Games under way, and games over, of which a paper tells; it counts the others."""
FIRST = 5
"""Lines of the season's table."""
COUNTED_AT_ONCE = 10
"""Games whose figures may still have to be counted for a record."""


class PaperWriter:
    """Writes the paper of one server for the week that ended at a time, in unix seconds.

    `channel_id`: where it appears, to whose readers all that it tells is open.
    """

    def __init__(
        self, host: Host, post: Post, guild_id: int, channel_id: int, ends_at: float, words: Words
    ) -> None:
        self._host = host
        self._post = post
        self._guild_id = guild_id
        self._channel_id = channel_id
        self._since, self._until = ends_at - WEEK, ends_at
        self._words = words
        self._open: dict[int, bool] = {}
        """By channel, whether the readers of the paper may read it."""

    async def write(self) -> Screen | None:
        """Return the paper; None for a week in which nothing has happened. Raises StoreError."""
        running = await self._running()
        over = await self._over()
        if not running and not over:
            return None
        season = await self._season([game.record.id for game in over])
        parts = [
            self._listed("paper-running", running),
            self._listed("paper-over", [await self._result(it) for it in over]),
            *season,
            self._words.say("paper-off"),
        ]
        text = "\n\n".join(part for part in parts if part)
        return Screen(embeds=(Embed(self._words.say("paper-title"), text, COLOUR),))

    def _listed(self, key: str, lines: Sequence[str]) -> str:
        if not lines:
            return ""
        more = len(lines) - MOST_GAMES
        rest = [self._words.say("paper-more", count=more)] if more > 0 else []
        return "\n".join([self._words.say(key), *lines[:MOST_GAMES], *rest])

    async def _running(self) -> list[str]:
        """Return a line for each game under way in which something happened this week."""
        found = list[str]()
        for it in await self._host.store.search.games_in_guild(self._guild_id, RUNNING):
            game = await self._host.started_game(it.id)
            if game.record.moved_at < self._since or not await self._is_open(game):
                continue
            log = await self._host.history(it.id, None)
            log = tuple(line for line in log if line[0].at < self._until)
            if log and log[-1][0].at >= self._since:
                found.append(await self._under_way(game, log, told=len(found) < MOST_GAMES))
        return found

    async def _under_way(self, game: StartedGame, log: Log, *, told: bool) -> str:
        voice = Voice.of(game, self._words)
        begun = [step.at for step, events in log for it in events if isinstance(it, TurnStarted)]
        before = sum(at < self._since for at in begun)
        point = await in_background(partial(turning_point, log, before)) if told else None
        what = [] if point is None else narrate(point.events, voice, game.position.rules)
        line = await self._say(game, "paper-game", turn=game.position.turn)
        return " ".join([line, *what])

    async def _over(self) -> list[StartedGame]:
        """Return the games that were won this week, as they ended."""
        await settle(self._host, self._guild_id)
        results = await self._host.store.results.of_season(self._guild_id, self._since, self._until)
        games = [
            await self._host.started_game(it) for it in dict.fromkeys(it.game_id for it in results)
        ]
        return [it for it in games if it.position.winners and await self._is_open(it)]

    async def _result(self, game: StartedGame) -> str:
        voice = Voice.of(game, self._words)
        winners = [voice.name(seat) for seat in game.position.winners]
        turn = game.position.turn
        return await self._say(game, "paper-won", winner=voice.and_list(winners), turn=turn)

    async def _say(self, game: StartedGame, key: str, **facts: str | int) -> str:
        voice = Voice.of(game, self._words)
        who = voice.and_list([voice.name(player.seat) for player in game.players])
        return voice.say(key, who=who, link=await self._link(game), **facts)

    async def _link(self, game: StartedGame) -> str:
        last = await self._host.store.messages.get(game.record.id, "table")
        place = address(game.record.guild_id, game.record.channel_id)
        return place if last is None else lasting_address(game.record, last)

    async def _is_open(self, game: StartedGame) -> bool:
        place, look = game.record.channel_id, self._post.is_open_to_readers
        if place not in self._open:
            self._open[place] = await look(self._guild_id, place, self._channel_id)
        return self._open[place]

    async def _season(self, ended: Sequence[str]) -> list[str]:
        """Return the first of the season, and a record that one of some games has set in it."""
        length = (await preset_of(self._host, self._guild_id)).season
        season = season_at(self._until - 1, length)
        if season is None:
            return []
        everyone, members = await table_of(self._host, self._guild_id, season), self._post.members

        def named(absent: frozenset[int]) -> list[int]:
            return [entry.user_id for entry in without(everyone, absent)[:FIRST]]

        table = without(everyone, await find_absent(members, self._guild_id, named))
        lines = [season_line(entry, NOBODY, self._words) for entry in table[:FIRST]]
        if not lines:
            return []
        title = self._words.say("paper-season", season=season_name(season, self._words))
        within = self._guild_id, season.begins_at, season.ends_at
        games = rated_games(await self._host.store.results.of_season(*within))
        ids = [game[0].game_id for game in games]
        known = await figures_of(self._host, self._guild_id, ids, COUNTED_AT_ONCE)
        held = [it for it in records(games, known) if it.game_id in ended]
        told = "\n".join([title, *lines])
        return [told, *[await self._record(it) for it in held[:1]]]

    async def _record(self, record: HeldRecord) -> str:
        game = await self._host.started_game(record.game_id)
        line = record_line(record, {record.game_id: (game, await self._link(game))}, self._words)
        return "\n".join([self._words.say("paper-record"), line])


def turning_point(log: Log, before: int) -> TurningPoint | None:
    """Return what moved the chances most after some turns, by the public events of a log alone;
    None where nothing did.
    """
    try:
        points = review(log_lines(_public(log))).turning_points
    except (Unplayed, ValueError, ImpossibleTransition):
        return None
    return max((it for it in points if it.turn > before), key=_moved, default=None)


def _public(log: Log) -> Log:
    """Return the steps of a log with their public events: of a game that has just ended, more than
    these are known.
    """
    return tuple((step, visible_to(events, None)) for step, events in log)


def _moved(point: TurningPoint) -> float:
    return max(abs(one - two) for one, two in zip(point.before, point.after, strict=True))
