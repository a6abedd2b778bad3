"""Mortgages on properties just received: which of them a player pays off now, without interest.

Few of them have a button each. Of more, any selection is made in a private panel.
"""

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.panels.common.checks import need_decision
from bot.presses.property import PayOffReceived, PickReceived, ReceivedPress, ShowReceived
from bot.presses.table import Do
from bot.render.names import group_emoji
from bot.render.voice import Voice
from bot.screens.panel_screen import PanelScreen, Part
from bot.screens.press import Unreadable
from bot.screens.press_record import PressRecord
from bot.screens.screen import OPTIONS, Button, Option, Screen, Select
from engine.core.actions import UnmortgageReceived
from engine.core.decisions import UnmortgageOrHold
from engine.host.snapshots import StartedGame, need_seat
from engine.rules.ending import worth_of_unmortgaging
from engine.rules.trade.exchange import held_mortgaged
from engine.view import View

PANELS = Panels()
SINGLES = 2
"""Properties that have a button each; with one more, two of them could not be chosen together."""
Spaces = tuple[int, ...]


def received_buttons(game: StartedGame, decision: UnmortgageOrHold, voice: Voice) -> list[Button]:
    """Return the buttons that keep all mortgages, pay all off, or some of them.

    What the cash does not cover shows its price and waits for it.
    """
    game_id, cash, loans = game.record.id, _cash(game, decision), _loans(game, decision)
    every, price = tuple(loans), sum(loans.values())

    def does(spaces: Spaces) -> str:
        return Do(game_id, UnmortgageReceived(spaces), decision=decision.id).custom_id

    buttons = [Button(voice.say("button-hold"), does(()), "primary")]
    if len(loans) > SINGLES:
        at = PayOffReceived(game_id, _bits(decision, every), decision=decision.id).custom_id
        buttons.append(
            Button(voice.say("button-clear-all", price=price), at, "secondary", price > cash)
        )
        at = ShowReceived(game_id, decision=decision.id).custom_id
        return [*buttons, Button(voice.say("button-clear-some"), at, "secondary")]
    label = voice.say("button-clear-all", price=price)
    buttons.append(Button(label, does(every), "secondary", price > cash))
    for space, loan in loans.items() if len(loans) > 1 else ():
        label = voice.say("button-clear", what=voice.space(space), price=loan)
        buttons.append(Button(label, does((space,)), "secondary", loan > cash))
    return buttons


def received_lines(game: StartedGame, voice: Voice) -> list[str]:
    """Return what paying the loans off still means where players are valued next (AMB-74)."""
    view = game.public()
    decision = view.decision
    if not isinstance(decision, UnmortgageOrHold) or not worth_alone_counts(view):
        return []
    loans = _loans(game, decision)
    price, worth = sum(loans.values()), worth_of_unmortgaging(game.position, loans)
    tie = "cash" if view.rules.tie == "most-cash" else "shared"
    return [voice.say("received-at-the-end", price=price, worth=worth, tie=tie)]


def worth_alone_counts(view: View) -> bool:
    """Return whether the game ends with what is under way: no rent or interest comes anymore.

    Turns of an agreed last round still bring rent.
    """
    return view.closing and not view.rules.finishes_round


@PANELS.answers(ShowReceived, PickReceived, PayOffReceived)
async def received(context: Context, press: ReceivedPress) -> None:
    """Show the panel, take a choice in one of its lists, or carry out what is chosen."""
    game = await context.host.started_game(press.game_id)
    mine = need_seat(game, context.person.user_id)
    decision = need_decision(game.public(), press, UnmortgageOrHold)
    if mine != decision.seat:
        who = context.voice(game).name(decision.seat)
        await context.send_private(context.words.say("received-of-another", who=who))
        return
    match press:
        case PickReceived():
            held, chosen = tuple(_loans(game, decision)), _chosen(decision, press.chosen)
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
    action, user = UnmortgageReceived(spaces), context.person.user_id
    await context.host.submit(press.game_id, user, press.decision, action, context.key)
    voice = context.voice(game)
    what = voice.and_list([voice.space(space) for space in spaces])
    await context.show(Screen(voice.say("received-done", count=len(spaces), what=what)))
    await context.flush(press.game_id)


def _screen(
    game: StartedGame, decision: UnmortgageOrHold, chosen: Spaces, voice: Voice
) -> PanelScreen:
    """Return the lists of what may be paid off, what that costs, and the button that does it."""
    loans, before = _loans(game, decision), _cash(game, decision)
    spaces = tuple(space for space in chosen if space in loans)
    price = sum(loans[space] for space in spaces)
    missing = max(0, price - before)
    cash = voice.say("received-cash", before=before, after=max(0, before - price), missing=missing)
    at = PayOffReceived(game.record.id, _bits(decision, spaces), decision=decision.id).custom_id
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
    rules, loans = game.position.rules, _loans(game, decision)

    def option(space: int) -> Option:
        emoji = group_emoji(rules.groups[rules.properties[space].group])
        about = voice.say("received-loan", loan=loans[space])
        return Option(voice.space(space), str(space), about, emoji, space in chosen)

    options = tuple(map(option, tuple(loans)[first : first + OPTIONS]))
    at = PickReceived(game.record.id, _bits(decision, chosen), first, decision=decision.id)
    return Select(at.custom_id, voice.say("received-choose"), options, 0, len(options))


def _picked(held: Spaces, chosen: Spaces, first: int, values: tuple[str, ...]) -> Spaces:
    """Return what is chosen after a choice in the list that begins with number `first`."""
    shown = held[first : first + OPTIONS]
    return tuple(
        space for space in held if (str(space) in values if space in shown else space in chosen)
    )


def _loans(game: StartedGame, decision: UnmortgageOrHold) -> dict[int, int]:
    """Return the loans in dollars on what can be paid off, by space, in the decision's order."""
    properties = game.position.rules.properties
    held = held_mortgaged(game.position, decision.seat, decision.spaces)
    return {space: properties[space].mortgage for space in held}


def _cash(game: StartedGame, decision: UnmortgageOrHold) -> int:
    return game.position.seats[decision.seat].cash


def _bits(decision: UnmortgageOrHold, chosen: Spaces) -> int:
    """Return what is chosen as bits of a number that is short enough for a button."""
    return sum(1 << at for at, space in enumerate(decision.spaces) if space in chosen)


def _chosen(decision: UnmortgageOrHold, bits: int) -> Spaces:
    """Return the spaces that `_bits` names so. Raises Unreadable for more than there are."""
    if bits >> len(decision.spaces):
        raise Unreadable(str(bits))
    return tuple(space for at, space in enumerate(decision.spaces) if bits >> at & 1)
