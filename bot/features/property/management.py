"""Managing one's property, privately: build, sell, mortgage, unmortgage, in turn or out of it.

Which group is open and which page of a list is shown stands in the custom_ids and values, what
may be done in the state: nothing is held in memory. Every choice names absolute targets.
"""

from collections.abc import Sequence

from bot.decisions.business_options import Business, effect
from bot.features.property.panel import HOME, INTENTS, Place, place_at
from bot.features.property.presses import (
    DoAtPlace,
    GoToPlace,
    PickAtPlace,
    ShowIntents,
    ShowTab,
    TakeBack,
)
from bot.features.property.property_screen import property_screen
from bot.features.property.property_text import open_debt
from bot.hints.panel_hint import panel_hint
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.voice import Voice
from bot.narration.narrate_business import added, levels_text, sold_levels_text
from bot.narration.narrate_intents import intent_text
from bot.narration.story import Story
from bot.presses.buttons import orders_button, undo_button
from bot.presses.shared import ChangePlan, Manage
from bot.ui.press import Unreadable, action_of, read_int
from bot.ui.press_record import PressRecord
from engine.core.actions import (
    Action,
    Build,
    DropIntent,
    Mortgage,
    SeatId,
    SellBuildings,
    Unmortgage,
    UnmortgageReceived,
)
from engine.core.errors import IllegalAction, Reason
from engine.host.people.undo import can_ask
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()
NO_LONGER_SO = frozenset(
    (Reason.LEVEL_RANGE, Reason.ALREADY_MORTGAGED, Reason.NOT_MORTGAGED, Reason.NOT_OWNER)
)
"""Why a button that was there is refused: what it does is done, or the property is gone."""


async def open_manage(context: Context, game_id: str) -> None:
    """Show a player the panel. Raises Refused for a person who is not playing."""
    game = await _played_game(context, game_id)
    hint = await panel_hint(context, "manage", game.position.rules)
    await _show(context, game, HOME, hint)


@HANDLERS.answers(Manage, ChangePlan)
async def _open(context: Context, press: PressRecord) -> None:
    """Open the panel; to a debtor it is the other way to raise the money."""
    await open_manage(context, press.game_id)


@HANDLERS.answers(ShowIntents)
async def _show_intents(context: Context, press: ShowIntents) -> None:
    await _show(context, await _played_game(context, press.game_id), INTENTS)


@HANDLERS.answers(ShowTab)
async def _show_tab(context: Context, press: ShowTab) -> None:
    await _show(context, await _played_game(context, press.game_id), Place(press.kind))


@HANDLERS.answers(GoToPlace)
async def _go_to(context: Context, press: GoToPlace) -> None:
    game = await _played_game(context, press.game_id)
    await _show(context, game, place_at(press.kind, press.at))


@HANDLERS.answers(DoAtPlace)
async def _do(context: Context, press: DoAtPlace) -> None:
    game = await _played_game(context, press.game_id)
    await _carry_out(context, press, game, place_at(press.kind, press.at), press.action)


@HANDLERS.answers(TakeBack)
async def _drop(context: Context, press: TakeBack) -> None:
    game = await _played_game(context, press.game_id)
    await _take_back(context, press, game, press.action)


async def _played_game(context: Context, game_id: str) -> StartedGame:
    """Return a game that the person is playing. Raises Refused for others."""
    game = await context.host.started_game(game_id)
    need_seat(game, context.user_id)
    return game


@HANDLERS.answers(PickAtPlace)
async def _pick(context: Context, press: PickAtPlace) -> None:
    """Turn a page, open a group, or carry out what was chosen."""
    game = await _played_game(context, press.game_id)
    place, chosen = Place(press.kind, press.group or ""), "".join(context.values[:1])
    match chosen.split():
        case ["open", kind, group]:
            await _show(context, game, Place(kind, group))
        case ["page", kind, page]:
            await _show(context, game, Place(kind, page=read_int(page)))
        case _ if place.kind == "clear":
            await _clear(context, press, game)
        case _ if place.kind == "drop":
            await _take_back(context, press, game, action_of(chosen))
        case _:
            await _carry_out(context, press, game, place, action_of(chosen))


async def _carry_out(
    context: Context, press: PressRecord, before: StartedGame, place: Place, chosen: Action
) -> None:
    """Carry out an action, and show the panel anew with what happened, or with why it did not."""
    words = context.words
    seat = need_seat(before, context.user_id)
    action = _business(chosen, before)
    owed = open_debt(before, seat)
    try:
        game = await context.host.submit(
            press.game_id, context.user_id, press.decision, action, context.key
        )
    except IllegalAction as refused:
        if context.is_repeated:
            return  # The first half of a double press has done it, and said so.
        # The panel was out of date, so it is renewed.
        is_stale = refused.reason in NO_LONGER_SO
        key = "manage-stale" if is_stale else f"reason-{refused.reason.value}"
        why = words.say(key, **refused.facts)
        await _show(context, await context.host.started_game(press.game_id), place, why)
        return
    report = _report(before, game, seat, action, context.voice(before))
    if owed is not None and open_debt(game, seat) is None:
        report = f"{report}\n{words.say('manage-debt-paid', price=owed.amount)}"
    await _show(context, game, place, report)


def _report(
    before: StartedGame, after: StartedGame, seat: SeatId, action: Business, voice: Voice
) -> str:
    """Return the sentence about what was done, or about what was asked for."""
    key = _pending_key(before, after, seat, action)
    if key is None:
        return _done(before, action, voice)
    return voice.say(key, what=effect(before.position, action, voice))


def _done(before: StartedGame, action: Business, voice: Voice) -> str:
    """Return the sentence about what was done: "You mortgaged Reading for $100"."""
    position, story = before.position, Story(voice, before.position.rules)
    match action:
        case Build(levels=levels):
            price = position.building_cost(levels)
            new = added(levels, price, position.rules)
            what, kind = levels_text(story, new or levels), "new" if new else "total"
            return voice.say("manage-done-build", what=what, price=price, kind=kind)
        case SellBuildings(levels=levels):
            price = position.sale_proceeds(levels)
            return voice.say("manage-done-sell", what=sold_levels_text(story, levels), price=price)
        case Mortgage(space=space):
            loan = position.rules.properties[space].mortgage
            return voice.say("manage-done-mortgage", what=voice.the_space(space), price=loan)
        case Unmortgage(space=space):
            cost = position.unmortgage_cost(space)
            return voice.say("manage-done-lift", what=voice.the_space(space), price=cost, count=1)


def _pending_key(
    before: StartedGame, after: StartedGame, seat: SeatId, action: Business
) -> str | None:
    """Return the key of the sentence for what is noted for later, or claimed (AMB-49); None for
    what is done.
    """
    if any(intent.action == action for intent in after.seen_from(seat).intents):
        view = before.public()
        if view.scarce:
            return "manage-noted-shortage"
        return "manage-noted-locked" if view.locked else "manage-noted-turn"
    levels = action.levels if isinstance(action, Build) else ()
    stands = all(after.position.deeds[space].level >= level for space, level in levels)
    return None if stands else "manage-claimed"


async def _take_back(
    context: Context, press: PressRecord, before: StartedGame, action: Action
) -> None:
    """Drop what is noted, and show what still is."""
    words = context.words
    if not isinstance(action, DropIntent):
        raise Unreadable(str(action))
    after = await context.host.submit(
        press.game_id, context.user_id, press.decision, action, context.key
    )
    dropped = [
        intent for intent in before.seen_by(context.user_id).intents if intent.id == action.intent
    ]
    story = Story(context.voice(before), before.position.rules)
    # A request that Discord repeats finds it gone already.
    report = [words.say("manage-dropped", what=intent_text(story, it)) for it in dropped]
    await _show(context, after, INTENTS, "".join(report))


def _business(action: Action, game: StartedGame) -> Business:
    """Return an action that this panel offers on this board. Raises Unreadable for any other."""
    match action:
        case Build(levels=levels) | SellBuildings(levels=levels):
            _need_deeds(game, [space for space, _ in levels])
        case Mortgage(space=space) | Unmortgage(space=space):
            _need_deeds(game, [space])
        case _:
            raise Unreadable(str(action))
    return action


def _need_deeds(game: StartedGame, spaces: Sequence[int]) -> None:
    if not spaces or not game.position.deeds.keys() >= set(spaces):
        raise Unreadable(f"no deeds: {spaces}")


async def _clear(context: Context, press: PressRecord, game: StartedGame) -> None:
    """Answer which of the mortgages just received are paid off; the others are held."""
    spaces = tuple(read_int(value) for value in context.values)
    _need_deeds(game, spaces)
    loans = sum(game.position.rules.properties[space].mortgage for space in spaces)
    voice = context.voice(game)
    action = UnmortgageReceived(spaces)
    after = await context.host.submit(
        press.game_id, context.user_id, press.decision, action, context.key
    )
    lots = voice.and_list([voice.space(space) for space in spaces])
    done = voice.say("manage-done-lift", what=lots, price=loans, count=len(spaces))
    await _show(context, after, HOME, done)


async def _show(context: Context, game: StartedGame, place: Place, notice: str = "") -> None:
    voice, user = context.voice(game), context.user_id
    undo = await can_ask(context.host, game, need_seat(game, user))
    taking_back = (undo_button(game.record.id, context.words),) if undo else ()
    ways = (*taking_back, orders_button(game.record.id, context.words))
    await context.show(property_screen(game, user, place, voice, notice, ways))
