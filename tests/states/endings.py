"""What is done to a game so that it stands as few games come to stand by themselves."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.ui.press import read_press
from engine.core import actions as a
from engine.core.state import awaited
from engine.editions.catalogue import CATALOGUE
from engine.editions.choice import Choice, possible
from engine.host import ballots
from engine.host.ballots import AGAINST, FOR
from engine.host.clocks.decision_classes import CLASS_NAMES
from engine.host.people import motions
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refused
from engine.players import absent
from tests.states.commands import HOURS
from tests.states.kinds import Kind
from tests.states.remembering_discord import MANAGER, Standing, direct_of
from tests.states.wild_game import HOUR, Plan, WildGame

DAY = 24 * HOUR
ACTING = (
    "resign",
    "cancel",
    "privacy",
    "concede",
    "pause",
    "resume",
    "seatvote",
    "vote",
    "rematch",
)
"""Verbs of presses that decide something."""


def kinds(family: str, *names: str) -> set[Kind]:
    """Return kinds of one family."""
    return {(family, it) for it in names}


async def _lobby(game: WildGame) -> bool:
    """People look around in the lobby, and change what is played."""
    host = game.users[0]
    for _ in range(25):
        await game.press_word(host, "lobby", "settings")
        if game.random.random() < 0.3:
            await game.choose_value(host, "lobby", "hand")
            for _ in range(6):
                await game.any_press(("clocks",), but=(), user=host)
        await game.any_press(("choose", "clocks", "computers", "seated", "lobby"), but=())
        if game.random.random() < 0.2:
            await game.any_command()
    return True


async def _closed_lobby(game: WildGame) -> bool:
    await game.app.lobbies.close(game.id, game.users[0])
    await game.discord.wait_until_shown()
    return True


async def _over(game: WildGame) -> bool:
    """All but one resign, and people look back."""
    for _ in range(40):
        if (state := await game.state()) is None:
            break
        table = await game.app.host.started_game(game.id)
        people = [it for it in state.players() if table.players[it].user_id is not None]
        if not people or len(state.players()) < 2 or table.record.paused_at is not None:
            await game.wait()
            continue
        await game.act(table, state, people[-1], a.Resign())
        await game.discord.wait_until_shown()
    verbs = ("review", "stats", "replay", "verify", "sharestats", "sharereview", "sharereplay")
    for _ in range(15):
        await game.any_press((*verbs, "rematch"), but=())
    return True


async def _called_off(game: WildGame) -> bool:
    for user in game.users:
        try:
            await agree_to_cancel(game.app.host, game.id, user)
        except Refused:
            return True
    await game.discord.wait_until_shown()
    return True


async def _ended(game: WildGame) -> bool:
    """A moderator ends the game early; while a decision is open, it is closing."""
    await game.command("monopoly-mod end", MANAGER, reason="the holidays begin")
    await game.press_word(MANAGER, "moderate", "yes")
    return True


async def _vote_to_cancel(game: WildGame) -> bool:
    await game.command("monopoly leave", game.users[0])
    await game.press_word(game.users[0], "cancel", "ask")
    await game.press_word(game.users[0], "cancel", "yes")
    return True


async def _ask_for_pause(game: WildGame) -> bool:
    until = game.discord.time + 2 * DAY
    await _voted(motions.propose_pause(game.app.host, game.id, game.users[0], until, None))
    await game.discord.wait_until_shown()
    return True


async def _paused(game: WildGame) -> bool:
    await _ask_for_pause(game)
    for user in game.users[1:]:
        await _voted(motions.vote_on_pause(game.app.host, game.id, user, FOR, None))
    await game.discord.wait_until_shown()
    return True


async def _ask_to_resume(game: WildGame) -> bool:
    await _paused(game)
    await _voted(motions.vote_to_resume(game.app.host, game.id, game.users[0], FOR, None))
    await game.discord.wait_until_shown()
    return True


async def _resumed(game: WildGame) -> bool:
    await _paused(game)
    for user in game.users:
        await _voted(motions.vote_to_resume(game.app.host, game.id, user, FOR, None))
    await _ask_for_pause(game)
    await _voted(motions.vote_on_pause(game.app.host, game.id, game.users[-1], AGAINST, None))
    return True


async def _voted(vote: Awaitable[object]) -> None:
    try:
        await vote
    except Refused:
        return


async def _ask_to_undo(game: WildGame) -> bool:
    """Somebody asks to take back a choice; now and then all agree."""
    for _ in range(40):
        for user in game.users:
            await game.command("monopoly undo", user)
            await game.press_word(user, "undo", "ask")
            if await ballots.last_ballot(game.app.host.store, game.id, ballots.UNDO) is not None:
                if game.random.random() < 0.4:
                    for other in game.users:
                        await game.press_word(other, "undo", "yes")
                return True
        if not await game.step():
            return False
    return False


async def _away(game: WildGame) -> bool:
    user = game.users[0]
    await game.command("monopoly away", user, until="3 days")
    if game.random.random() < 0.4:
        await game.press_word(user, "back", "")
    return True


async def _moderators(game: WildGame) -> bool:
    """A moderator pauses, gives time, moves or replaces; each is asked once more."""
    for path, options in game.random.sample(MODERATION, 3):
        await game.command(path, MANAGER, reason="they asked for it", **options)
        await game.press_word(MANAGER, "moderate", "yes")
    await game.command("monopoly-mod pause", MANAGER, time="2 days", reason="the holidays")
    await game.press_word(MANAGER, "moderate", "yes")
    return True


MODERATION: tuple[tuple[str, dict[str, Any]], ...] = (
    ("monopoly-mod pause", {"time": "2 days"}),
    ("monopoly-mod resume", {}),
    ("monopoly-mod extend", {"time": "2 hours"}),
    ("monopoly-mod replace", {"seat": "0"}),
    ("monopoly-mod replace", {"seat": "1", "by": 98}),
    ("monopoly-mod remove", {"seat": "1"}),
)


async def _removed(game: WildGame) -> bool:
    await game.command("monopoly-mod remove", MANAGER, seat="1", reason="they asked for it")
    await game.press_word(MANAGER, "moderate", "yes")
    return await _over(game)


async def _asked_moderator(game: WildGame) -> bool:
    """A moderator has typed something, and has not confirmed it."""
    path, options = game.random.choice(MODERATION)
    await game.command(path, MANAGER, reason="they asked for it", **options)
    return True


async def _absent(game: WildGame) -> bool:
    """Somebody misses deadlines until the others are asked; a stranger may offer to play."""
    if not await _miss(game):
        return False
    if game.random.random() < 0.7:
        await game.press_word(96, "volunteer", "")
    option = game.random.choice(
        (
            "wait",
            "pause",
            "computer:until-back",
            "96:until-back",
            "96:for-good",
            "retire",
            "retire",
            "",
        )
    )
    voters = game.users[1:] if game.random.random() < 0.6 else game.users[1:2]
    for user in voters if option else ():
        await _voted(motions.vote_on_seat(game.app.host, game.id, 0, user, option, None))
        await game.discord.wait_until_shown()
    return True if game.random.random() < 0.7 else await _over(game)


async def _miss(game: WildGame) -> bool:
    """Let the first seat be silent, while the others answer; return whether it may be voted on."""
    is_voted_on = getattr(motions, "is_voted_on", motions.is_absent)
    for _ in range(150):
        state = await game.state()
        if state is None or 0 not in state.players():
            return False
        if is_voted_on(await game.app.host.started_game(game.id), 0):
            return True
        await game.answer(state, silent=0)
    return False


async def _lent(game: WildGame) -> bool:
    """A seat is lent, and its owner comes back now and then."""
    if (state := await game.state()) is not None:
        await game.order(state, game.users[0])
    if not await _miss(game):
        return False
    await game.press_word(96, "volunteer", "")
    option = game.random.choice(("computer:until-back", "96:until-back"))
    for user in game.users[1:]:
        await _voted(motions.vote_on_seat(game.app.host, game.id, 0, user, option, None))
    await game.discord.wait_until_shown()
    for _ in range(game.random.randint(0, 6)):
        if not await game.step():
            return False
    if game.random.random() < 0.3:
        await game.press_word(game.users[0], "back", "")
        await game.command("monopoly mine", game.users[0])
    return True


async def _parked(game: WildGame) -> bool:
    """The channel is closed to the bot; the next change finds it so."""
    game.discord.closed.add(game.channel)
    for _ in range(4):
        await game.wait()
        await game.step()
    if game.random.random() < 0.5:
        await game.discord.typed(game.users[0], direct_of(game.users[0]), "monopoly board")
    return True


async def _erased(game: WildGame) -> bool:
    """Somebody has all deleted that is kept about them."""
    await game.app.eraser.erase(game.users[-1])
    await game.discord.wait_until_shown()
    return True


async def _unshown(game: WildGame) -> bool:
    """Discord has trouble, and the process ends before what has happened is shown."""
    game.discord.trouble = game.random.choice((0.3, 1.0))
    for _ in range(6):
        if not await game.step():
            break
    if game.random.random() < 0.5:
        game.app.host.on_commit = lambda _: None
        for _ in range(3):
            await game.step()
    return True


async def _thinking(game: WildGame) -> bool:
    """The process ends while computers think."""
    if game.random.random() < 0.5:
        return await _looking(game)
    for _ in range(30):
        state = await game.state()
        if state is None:
            return False
        game.discord.thinker.hold()
        await game.answer(state, silent=-1)
        found = await game.app.host.started_game(game.id)
        if any(it.kind == "thought" for it in found.deadlines):
            return True
        game.discord.thinker.release()
        await game.app.host.computers.done()
    return False


async def _slow(game: WildGame) -> bool:
    """Somebody answers each time at the last moment, until the others may vote on that."""
    for _ in range(260):
        state = await game.state()
        if state is None or 0 not in state.players():
            return False
        found = await game.app.host.started_game(game.id)
        if getattr(found, "waiting_left", lambda seat: 1.0)(0) <= 0:
            break
        asked = [it.at for it in found.deadlines if it.seat == 0 and it.kind in CLASS_NAMES]
        if 0 in awaited(state) and asked:
            game.discord.time = max(game.discord.time, min(asked) - 1)
            await game.act(found, state, 0, absent.answer(state, 0))
            await game.discord.wait_until_shown()
        else:
            await game.answer(state, silent=-1)
    for user in game.users[1:] if game.random.random() < 0.6 else ():
        await _voted(motions.vote_on_seat(game.app.host, game.id, 0, user, "wait", None))
    await game.discord.wait_until_shown()
    return True


async def _learning(game: WildGame) -> bool:
    user = game.users[0]
    await game.discord.typed(user, direct_of(user), "monopoly learn")
    found = await game.app.host.store.search.games_in_channel(direct_of(user), ("running",))
    if not found:
        return False
    game.id = game.discord.game = found[-1].id
    for message in game.discord.messages.values():
        message.made_by = message.made_by or game.id
    game.users, game.channel, game.plan.direct = [user], direct_of(user), True
    for _ in range(game.random.randint(3, 25)):
        if not await game.step():
            break
    await game.discord.typed(user, direct_of(user), "monopoly learn")
    for _ in range(6):
        await game.any_press(("learn", "guide"), but=(), user=user)
    return True


async def _called(game: WildGame) -> bool:
    """People want to be called directly, and keep the others waiting."""
    for user in game.users:
        await game.command("monopoly preferences", user)
        await game.choose_value(user, "prefer", game.random.choice(("dm", "both")))
    for _ in range(game.random.randint(2, 9)):
        if await game.state() is None:
            return False
        if game.random.random() < 0.7:
            await game.wait()
        else:
            await game.step()
    return True


async def _using(game: WildGame) -> bool:
    """People use the panels of what stands open: they bid, file, claim, raise money."""
    for _ in range(game.random.randint(4, 25)):
        user = game.random.choice(game.users)
        await game.any_press(USES, user=user)
    return True


async def _drafting(game: WildGame) -> bool:
    """Trades are put together, and orders drafted, and not sent."""
    for user in game.users:
        await game.command("monopoly trade", user, player=game.random.choice(game.users))
        for _ in range(5):
            await game.any_press(("draft",), but=(*ACTING, "do"))
        await game.command("monopoly orders", user)
        for _ in range(5):
            await game.any_press(("orders",), but=(*ACTING, "do"))
    return True


async def _looking(game: WildGame) -> bool:
    """People open panels and turn their pages."""
    for _ in range(25):
        if game.random.random() < 0.4:
            await game.command(look(game))
        await game.any_press(LOOKS, only_looks=True)
    return True


async def _settings(game: WildGame) -> bool:
    """People choose what they want, and a manager what the server wants."""
    for _ in range(20):
        await game.command("monopoly preferences", game.random.choice(game.users))
        await game.any_press(("prefer", "zone"), but=(*ACTING, "do"))
        await game.command("monopoly preferences", game.users[0], **HOURS(game))
        game.discord.time += HOUR
        if game.random.random() < 0.3:
            await game.command("monopoly-mod settings", MANAGER)
            for _ in range(4):
                await game.any_press(("server",), but=(*ACTING, "do"), user=MANAGER)
    return True


async def _hour(game: WildGame) -> bool:
    """The agreed hour comes while something is open."""
    for _ in range(200):
        if not await game.step():
            return False
    found = await game.app.host.started_game(game.id)
    hours = [it.at for it in found.deadlines if it.kind == "hour"]
    if hours:
        game.discord.time = max(game.discord.time, hours[0] + 1)
        await game.app.host.fire_due(game.id)
        await game.discord.wait_until_shown()
    return True


USES = ("bid", "lots", "bidlot", "claim", "dear", "debt", "received", "purchase", "manage")
TARGETS = (
    "auction", "sealed-auction", "owing", "lift-or-hold", "shortage-claim", "shortage-auction",
    "buy-or-decline",
)  # fmt: skip
LOOKS = (
    "board", "history", "older", "verify", "stats", "since", "sinceback", "why", "missed", "guide",
    "chapter", "rulesof", "manage", "orders", "trade", "draft", "advise", "mine", "which",
    "leaderboard",
)  # fmt: skip
LOOKING = (
    "board", "game", "mine", "help", "manage", "orders", "trade", "advise", "standings",
    "preferences", "rules", "leave",
)  # fmt: skip


def look(game: WildGame) -> str:
    """Return a command that only shows something."""
    return f"monopoly {game.random.choice(LOOKING)}"


ENDINGS: Mapping[str, Callable[[WildGame], Awaitable[bool]]] = {
    "lobby": _lobby, "closed lobby": _closed_lobby, "over": _over, "called off": _called_off,
    "ended": _ended, "vote to cancel": _vote_to_cancel, "ask for pause": _ask_for_pause,
    "paused": _paused, "ask to resume": _ask_to_resume, "resumed": _resumed,
    "ask to undo": _ask_to_undo, "away": _away, "moderators": _moderators, "removed": _removed,
    "asked moderator": _asked_moderator, "absent": _absent, "lent": _lent, "parked": _parked,
    "erased": _erased, "unshown": _unshown, "learning": _learning, "drafting": _drafting,
    "looking": _looking, "settings": _settings, "hour": _hour, "direct": _looking,
    "thinking": _thinking, "slow": _slow, "using": _using, "called": _called,
}  # fmt: skip
ALONE = ("learning",)
IN_LOBBY = ("lobby", "closed lobby")
ADDS: Mapping[str, set[Kind]] = {
    "lobby": kinds("phase", "lobby") | kinds("message", "lobby") | kinds("note", "lobby-calls")
    | kinds("press", "lobby", "computers", "seated", "choose", "clocks") | kinds("pace", "custom"),
    "closed lobby": kinds("phase", "cancelled"),
    "over": kinds("phase", "over") | kinds("fate", "played", "abandoned") | kinds("note", "rematch")
    | kinds("press", "review", "stats", "replay", "sharestats", "sharereview", "sharereplay",
            "rematch", "verify", "leaderboard", "profile") | kinds("column", "results.place"),
    "called off": kinds("fate", "called-off") | kinds("phase", "cancelled"),
    "ended": kinds("frame", "reckoning") | kinds("notice", "moderated"),
    "vote to cancel": kinds("ballot", "cancel") | kinds("deadline", "vote")
    | kinds("press", "cancel", "vote"),
    "ask for pause": kinds("ballot", "pause") | kinds("message", "vote") | kinds("press", "pause"),
    "paused": kinds("game", "paused") | kinds("deadline", "pause") | kinds("notice", "paused"),
    "ask to resume": kinds("ballot", "resume") | kinds("press", "resume"),
    "resumed": kinds("notice", "resumed"),
    "ask to undo": kinds("ballot", "undo") | kinds("message", "undo") | kinds("notice", "undone")
    | kinds("press", "undo"),
    "away": kinds("seat", "away") | kinds("deadline", "return") | kinds("press", "back")
    | kinds("notice", "went-away", "came-back") | kinds("author", "absence"),
    "moderators": kinds("game", "paused by a moderator") | kinds("notice", "extended", "moderated"),
    "removed": kinds("fate", "removed") | kinds("notice", "retired"),
    "asked moderator": kinds("note", "moderation") | kinds("press", "moderate"),
    "absent": kinds("ballot", "absent") | kinds("message", "absent") | kinds("author", "silence")
    | kinds("press", "seatvote", "volunteer") | kinds("seat", "missed")
    | kinds("notice", "became-absent", "retired"),
    "slow": kinds("notice", "out-of-time", "given-time") | kinds("column", "players.waited"),
    "lent": kinds("seat", "lent to a person", "lent to a computer") | kinds("note", "orders-of")
    | kinds("notice", "handed-over", "left-to-computer", "given-back")
    | kinds("column", "players.owner_waited"),
    "parked": kinds("note", "parked", "parked-told"),
    "erased": kinds("seat", "stand-in") | kinds("setting", "deleted-people"),
    "called": kinds("message", "dm", "asked", "again") | kinds("preference", "ping"),
    "using": kinds("press", *USES) | kinds("note", "bid-note", "lots")
    | kinds("action", "bidlot", "claim", "file", "maximum", "clear", "raise")
    | kinds("message", "shortage", "building", "auction", "bids"),
    "unshown": kinds("game", "not shown") | kinds("message", "worn", "old"),
    "learning": kinds("note", "first-game", "replaced-by") | kinds("press", "learn")
    | kinds("game", "direct"),
    "drafting": kinds("beside the stack", "draft of a trade") | kinds("game", "thread")
    | kinds("press", "draft", "trade")
    | kinds("orders", "draft"),
    "looking": kinds("press", *LOOKS),
    "settings": {("preference", it) for it in (
        "dice", "ping", "zone", "quiet", "quiet_before", "quiet_from", "language", "pictures",
        "hints", "offers_from_computers", "shown_here", "told_of_others")}
    | kinds("press", "prefer", "zone", "server") | kinds("setting", "server"),
    "hour": kinds("deadline", "hour") | kinds("frame", "last-turns", "reckoning")
    | kinds("event", "hour-struck"),
    "direct": kinds("game", "direct") | kinds("message", "heard", "old")
    | kinds("column", "games.number"),
    "thinking": kinds("deadline", "beat", "thought")
    | kinds("note", "computers", "offers-unanswered")
    | kinds("press", "why", "concede") | kinds("author", "computer", "dice")
    | kinds("column", "players.character", "players.strength"),
}  # fmt: skip


async def run(game: WildGame, ending: str) -> bool:
    """Bring a game to an ending; return whether it came to it."""
    return await ENDINGS[ending](game)


def prepare(plan: Plan, ending: str, lacking: set[Kind], random: Random) -> None:
    """Change a plan so that an ending, or what is lacking, can come about."""
    rare = {it for it in lacking if it[0] in ("frame", "debt", "intent", "beside the stack")}
    if rare and not ending:
        heat(plan, random)
    if ending in ("learning", "direct"):
        plan.direct, plan.people, plan.computers = True, 1, 2
    if ending == "thinking":
        plan.thinking, plan.computers, plan.pace = True, 2, random.choice(("live", "evening"))
        plan.people, plan.most = 2, 60
    if ending == "using":
        heat(plan, random)
        plan.target = ("waits", random.choice(TARGETS))
    if ending == "hour":
        rounds = (("finish-the-round", 0),) if random.random() < 0.7 else ()
        plan.choice = Choice("1994", "time-limit", rounds)
    if ending == "drafting" or random.random() < 0.05:
        plan.thread = ending not in ("learning", "direct")
    _keep_waiting(plan, ending, random)


def _keep_waiting(plan: Plan, ending: str, random: Random) -> None:
    """Let enough people sit there for those endings in which somebody keeps the others waiting."""
    if ending in ("absent", "lent", "slow"):
        plan.people, plan.computers = max(3, plan.people), 0
        plan.choice = Choice(plan.choice.edition)
        plan.pace = random.choice(("live", "live", "evening", "daily"))


HOT: tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...] = (
    ("1994", "standard", (("houses", 6), ("dealt-deeds", 3), ("starting-cash", 3000))),
    ("1994", "standard", (("houses", 4), ("hotels", 1), ("dealt-deeds", 3))),
    ("1973", "standard", (("houses", 5), ("dealt-deeds", 3), ("starting-cash", 4000))),
    ("1935", "standard", (("claimed-rent", 0), ("dealt-deeds", 3), ("houses", 8))),
    ("1994", "short", (("claimed-rent", 0),)),
    ("1998", "short", ()),
    ("2008", "standard", (("starting-cash", 500), ("fast-bankruptcy", 0))),
    ("1994", "standard", (("starting-cash", 500), ("bids-without-cap", 0))),
    ("1994", "standard", (("starting-cash", 600), ("sold-deeds", 2))),
    ("1935", "standard", ()),
    ("1973", "short", ()),
    ("1994", "standard", (("jail-fine", 500), ("starting-cash", 500))),
    ("1935", "standard", (("jail-fine", 300), ("starting-cash", 600))),
    ("2008", "standard", (("houses", 5), ("dealt-deeds", 3), ("own-turn-building", 0))),
)
"""Games in which debts, shortages and bankruptcies come soon."""


def heat(plan: Plan, random: Random) -> None:
    """Change a plan to a game in which what is rare comes about more often."""
    edition, game, rules = random.choice(HOT)
    choice = Choice(edition, game if game in CATALOGUE[edition].games else "standard")
    for name, number in rules:
        if name in possible(choice, (name,)):
            choice = replace(choice, house_rules=(*choice.house_rules, (name, number)))
    plan.choice, plan.most, plan.monkey, plan.quiet = choice, 900, 0.005, True
    plan.gifts, plan.resigns = random.choice((0.1, 0.2, 0.3)), random.choice((0.0, 0.005, 0.03))
    plan.sleepers, plan.computers = frozenset(), 0
    plan.people = random.choice((2, 3, 4, 6))


def shape_of(custom_id: str, message: Standing) -> str:
    """Return what tells one sort of press from another, without its numbers."""
    press = read_press(custom_id)
    if press is None:
        return custom_id
    words = re.sub(r"[0-9a-f]{8,}|\d+", "#", press.arguments)
    kind = "form" if message.is_form else "private" if message.reader else "open"
    return f"{press.verb} {words} {bool(press.decision)} {kind}"


def press_of(
    message: Standing, custom_id: str, values: tuple[str, ...] | None, game: WildGame
) -> dict[str, Any]:
    """Return a press as it is noted beside a database: by whom, on which message, with what."""
    chosen = None
    if message.is_form:
        chosen = {name: game.random.choice(("5", "100", "2 days")) for name in message.fields()}
    elif values is not None:
        chosen = [game.random.choice(values)] if values else [str(game.users[-1])]
    return {
        "id": custom_id, "values": chosen, "user": message.reader or game.random.choice(game.users),
        "message": message.id, "channel": message.channel, "form": message.is_form,
        "private": message.reader is not None,
    }  # fmt: skip
