"""Mortgages on properties just received: which of them a player pays off now, without interest.

Few of them have a button each. Of more, any selection is made in a private panel.
"""

from bot.decisions.received_buttons import Spaces, bits_of, cash_of, loans_of, received_lines
from bot.features.property.presses import PickReceived
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import deed_emoji
from bot.language.voice import Voice
from bot.presses.shared import PayOffReceived, ReceivedPress, ShowReceived
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord
from bot.ui.screen import OPTIONS, Button, Option, Screen, Select
from engine.core.actions import UnmortgageReceived
from engine.core.decisions import UnmortgageOrHold
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


@HANDLERS.answers(ShowReceived, PickReceived, PayOffReceived)
async def received(context: Context, press: ReceivedPress) -> None:
    """Show the panel, take a choice in one of its lists, or carry out what is chosen."""
    game = await context.host.started_game(press.game_id)
    mine = need_seat(game, context.user_id)
    decision = need_decision(game.public(), press, UnmortgageOrHold)
    if mine != decision.seat:
        who = context.voice(game).name(decision.seat)
        await context.send_private(context.words.say("received-of-another", who=who))
        return
    match press:
        case PickReceived():
            held, chosen = tuple(loans_of(game, decision)), _chosen(decision, press.chosen)
            spaces = _picked(held, chosen, press.first, context.values)
            await context.show(_screen(game, decision, spaces, context.voice(game)))
        case PayOffReceived():
            await _unmortgage(context, press, _chosen(decision, press.chosen), game)
        case _:
            await context.show(_screen(game, decision, (), context.voice(game)))


async def _unmortgage(
    context: Context, press: PressRecord, spaces: Spaces, game: StartedGame
) -> None:
    """Pay these mortgages off and keep the others. Raises what refuses it."""
    action, user = UnmortgageReceived(spaces), context.user_id
    await context.host.submit(press.game_id, user, press.decision, action, context.key)
    voice = context.voice(game)
    what = voice.and_list([voice.the_space(space) for space in spaces])
    await context.show(Screen(voice.say("received-done", count=len(spaces), what=what)))
    await context.flush(press.game_id)


def _screen(
    game: StartedGame, decision: UnmortgageOrHold, chosen: Spaces, voice: Voice
) -> PanelScreen:
    """Return the lists of what may be paid off, what that costs, and the button that does it."""
    loans, before = loans_of(game, decision), cash_of(game, decision)
    spaces = tuple(space for space in chosen if space in loans)
    price = sum(loans[space] for space in spaces)
    missing = max(0, price - before)
    cash = voice.say("received-cash", before=before, after=max(0, before - price), missing=missing)
    at = PayOffReceived(game.record.id, bits_of(decision, spaces), decision=decision.id).custom_id
    label = voice.say("received-confirm", count=len(spaces), price=price)
    lists: tuple[Part, ...] = tuple(
        _select(game, decision, spaces, at, voice) for at in range(0, len(loans), OPTIONS)
    )
    title = f"### {voice.say('received-title')}"
    about = "".join(received_lines(game, voice)) or voice.say("received-about")
    confirm = Button(label, at, "success", disabled=missing > 0)
    return PanelScreen((title, about, *lists, cash, (confirm,)), voice.colour(decision.spaces[0]))


def _select(
    game: StartedGame, decision: UnmortgageOrHold, chosen: Spaces, first: int, voice: Voice
) -> Select:
    """Return the list that begins with mortgaged property number `first`."""
    rules, loans = game.position.rules, loans_of(game, decision)

    def option(space: int) -> Option:
        emoji = deed_emoji(space, rules)
        about = voice.say("received-loan", loan=loans[space])
        return Option(voice.space(space), str(space), about, emoji, space in chosen)

    options = tuple(map(option, tuple(loans)[first : first + OPTIONS]))
    at = PickReceived(game.record.id, bits_of(decision, chosen), first, decision=decision.id)
    return Select(at.custom_id, voice.say("received-choose"), options, 0, len(options))


def _picked(held: Spaces, chosen: Spaces, first: int, values: tuple[str, ...]) -> Spaces:
    """Return what is chosen after a choice in the list that begins with number `first`."""
    shown = held[first : first + OPTIONS]
    return tuple(
        space for space in held if (str(space) in values if space in shown else space in chosen)
    )


def _chosen(decision: UnmortgageOrHold, bits: int) -> Spaces:
    """Return the spaces that these bits name. Raises Unreadable for more than there are."""
    if bits >> len(decision.spaces):
        raise Unreadable(str(bits))
    return tuple(space for at, space in enumerate(decision.spaces) if bits >> at & 1)
