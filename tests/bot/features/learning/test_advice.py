"""/monopoly advise: what it says, what its presses do, and where there is none."""

from __future__ import annotations

import re
from unittest.mock import AsyncMock

import pytest

from bot.features.learning import advice as advice_module
from bot.interactions.sent_offers import SentOffers
from bot.language.chances import chances_beside, percent
from bot.language.language import languages, load
from bot.ui.press import action_line
from bot.ui.screen import Screen
from engine.core import actions as a
from engine.core.decisions import Auction
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.host.computer_tasks import ComputerTasks
from engine.host.lobby import ALLOWANCE_NOTE
from engine.players.advice import Advice, advice
from engine.players.judge.judging import fitted_judge
from tests.support.answer_labels import END_TURN, ROLL, SET_MAXIMUM, START, auction, buy
from tests.support.baltic_auction import bidding, fix_dice
from tests.support.decision_positions import at_pace, ruined
from tests.support.game import DARK_BLUES, A, B, C, Game, live, position
from tests.support.panel_game import (
    GAME,
    PanelGame,
    RecordedReply,
    StartPanelGame,
    buttons,
    check_screen,
    labels,
    said,
)
from tests.support.simulated_server import SimulatedServer
from tests.support.thinkers import ScriptedThinker

pytestmark = pytest.mark.asyncio
JUDGE = fitted_judge()
BUY = "0 hat $900 at 19 deeds 5; 1 boat $900 deeds 16,18; 2 dog $700\nturn 9 of 0 buy 19"
BUILD = "0 hat $900 deeds 16,18,19; 1 boat $900 deeds 21,23; 2 dog $700\nturn 9 of 0 to-throw"
TRADE = (
    "0 hat $900 deeds 16,18,24; 1 boat $900 deeds 19,21,23; 2 dog $700 deeds 1,6"
    "\nturn 9 of 0 to-throw"
)
MORTGAGED = "0 hat $3000 deeds 1m; 1 boat $900; 2 dog $700\nturn 9 of 0 to-throw"
QUIET = "0 hat $900 at 3 deeds 5; 1 boat $900; 2 dog $700\nturn 9 of 0 to-throw"


async def started(
    start_game: StartPanelGame, state: GameState, allowance: str = "always"
) -> PanelGame:
    game = await start_game(state)
    await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, allowance)
    return game


async def asked(game: PanelGame, seat: int = A) -> RecordedReply:
    """What the command answers."""
    return await game.press(seat, f"m1:{GAME}:0:advise:", private=False)


def traded(text: str, *offers: a.OfferTrade) -> GameState:
    """A position in which Ben has offered trades to Ada."""
    game = position(text)
    for offer in offers:
        game.play(B, offer)
    return game.state


async def test_it_names_the_choices_with_the_judges_numbers(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(BUY).state)
    shown = (await asked(game)).screen
    check_screen(shown)
    view = (await game.table()).seen_from(A)
    buying, declining = advice(JUDGE, view)
    assert isinstance(buying.action, a.Buy)
    assert buying.after is not None
    assert declining.after is not None
    text = said(shown)
    assert f"1. {buy('New York', 200)}" in text
    bought, declined = chances_beside([buying.after, declining.after], load("en"))
    assert f"**{bought}** chance of winning" in text
    assert "That keeps Ben from getting all of the oranges." in text
    assert f"**{declined}** chance of winning" in text
    assert "could get all of the oranges" not in text
    assert buttons(shown) == [buy("New York", 200), auction("New York"), "Ask again"]


@pytest.mark.parametrize("locale", languages())
async def test_where_a_game_ends_sooner_it_says_what_a_chance_counts(
    start_game: StartPanelGame, locale: str
) -> None:
    say = load(locale).say
    for ending in ("first-bankruptcy", "agreed-hour"):
        assert len(say("advice-footer", ending=ending)) > len(
            say("advice-footer", ending="last-player-left")
        )
    rules = rules_of("1994").with_fields(ending="first-bankruptcy").played_live()
    game = await started(start_game, Game(rules, 3).state)
    assert "This one ends sooner, so take them as a rough guide." in said(
        (await asked(game)).screen
    )


async def test_a_press_does_a_choice_and_shows_the_next(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(BUY).state)
    shown = (await asked(game)).screen
    after = (await game.choose(A, shown, buy("New York", 200))).screen
    assert said(after).startswith("🎩 Ada bought New York for $200\n")
    assert (await game.table()).position.deeds[19].owner == A
    assert END_TURN in buttons(after)
    stale = await game.choose(A, shown, buy("New York", 200))
    assert "That choice is no longer open" in stale.text
    assert await game.cash(A) == 700


async def test_what_comes_of_a_roll_is_the_first_line(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(QUIET).state)
    after = said((await game.choose(A, (await asked(game)).screen, ROLL)).screen)
    where = (await game.table()).position.seats[A].space
    first = after.split("\n")[0]
    assert re.search(r"rolled \d", first), first
    assert where != 3


async def test_where_nothing_is_left_to_decide_the_card_goes(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(QUIET.replace("to-throw", "to-end")).state)
    after = (await game.choose(A, (await asked(game)).screen, END_TURN)).screen
    assert isinstance(after, Screen)
    assert after.is_sentence


async def test_building_goes_by_absolute_targets(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(BUILD).state)
    shown = (await asked(game)).screen
    check_screen(shown)
    (label,) = [it for it in buttons(shown) if it.startswith("Build")]
    await game.choose(A, shown, label)
    levels = await game.levels(16, 18, 19)
    await game.choose(A, shown, label)
    assert sum(levels) > 0
    assert await game.levels(16, 18, 19) == levels


async def test_ask_again_shows_what_has_changed(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(QUIET).state)
    shown = (await asked(game)).screen
    assert "Nothing you could build or pay off first would raise your chance." in said(shown)
    await game.host.submit(GAME, 100, (await decision(game)), a.Roll(), "elsewhere")
    assert said((await game.choose(A, shown, "Ask again")).screen) != said(shown)


async def decision(game: PanelGame) -> int:
    waiting = (await game.table()).public().decision
    assert waiting is not None
    return waiting.id


async def test_an_offer_is_weighed_and_answered(start_game: StartPanelGame) -> None:
    gift = a.OfferTrade(A, a.Side(cash=300), a.Side((5,)))
    game = await started(start_game, traded(QUIET, gift))
    shown = (await asked(game)).screen
    check_screen(shown)
    assert "Accept Ben’s offer: you give" in said(shown)
    assert "Decline Ben’s offer" in said(shown)
    done = await game.choose(A, shown, "Accept")
    assert done.text == "The trade is done."
    assert (await game.table()).position.deeds[5].owner == B


async def test_the_message_of_an_offer_is_as_new_as_advice_about_it(
    start_game: StartPanelGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewed: list[tuple[str, int]] = []
    monkeypatch.setattr(SentOffers, "note_compared", lambda _, *offer: renewed.append(offer))
    game = await started(start_game, traded(QUIET, a.OfferTrade(A, a.Side(cash=300), a.Side((5,)))))
    (trade,) = (await game.table()).trades
    await asked(game, B)
    assert not renewed
    await asked(game)
    assert renewed == [(GAME, trade.id)]


@pytest.mark.parametrize(
    ("gives", "takes", "label"),
    [
        (a.Side((24,)), a.Side((19,)), "Offer Ben Illinois for New York"),
        (a.Side((16, 18)), a.Side((21, 23), 160), "Send Ben this offer"),
    ],
)
async def test_an_offer_of_ones_own_is_sent_by_one_press(
    start_game: StartPanelGame,
    monkeypatch: pytest.MonkeyPatch,
    gives: a.Side,
    takes: a.Side,
    label: str,
) -> None:
    """Its button names what is offered, as far as that fits."""
    game = await started(start_game, position(TRADE).state)
    choices = Advice(a.OfferTrade(B, gives, takes), 0.45, 0.48), Advice(a.Roll(), 0.45, 0.45)
    monkeypatch.setattr(advice_module, "advice_for", AsyncMock(return_value=choices))
    shown = (await asked(game)).screen
    check_screen(shown)
    assert "if Ben accepts" in said(shown)
    await game.choose(A, shown, label)
    (trade,) = (await game.table()).trades
    assert (trade.partner, trade.gives, trade.takes) == (B, gives, takes)


@pytest.mark.parametrize(
    ("offer", "told"),
    [
        ("40 gives 77,0 takes 0,1+$3", "no longer in the game"),
        ("-1 gives 16 takes $3", "no longer in the game"),
        ("0 gives 16 takes 18", "trade with yourself"),
        ("1 gives 77 takes $3", "only give their own"),
        ("1 gives $3 takes 0", "only give their own"),
        ("1 gives 19 takes $3", "only give their own"),
        ("1 gives $3 takes 1", "only give their own"),
        ("1 gives 16,16 takes $3", "only give their own"),
        ("1 gives XX takes $3", "card isn’t available"),
        ("1 gives $-3 takes -", "costs $-3"),
        ("1 gives $9999999999 takes -", "no longer works"),
    ],
)
async def test_a_made_up_offer_begins_no_draft(
    start_game: StartPanelGame, offer: str, told: str
) -> None:
    game = await started(start_game, position(TRADE).state)
    assert told in (await game.press(A, f"m1:{GAME}:1:advise:offer offer {offer}")).text
    assert await game.host.store.drafts.of_user(GAME, 100 + A) is None


async def test_an_offer_beyond_all_cash_is_said_to_be_that(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(TRADE).state)
    offer = f"m1:{GAME}:1:advise:offer offer 1 gives $999999999 takes -"
    assert "short for this trade" in said((await game.press(A, offer)).screen)


async def test_in_an_auction_it_leads_to_the_form(start_game: StartPanelGame) -> None:
    played = position(BUY)
    played.play(A, a.Decline())
    game = await started(start_game, played.state)
    shown = (await asked(game, C)).screen
    check_screen(shown)
    (most,) = [it for it in advice(JUDGE, (await game.table()).seen_from(C)) if it.notes[-1:]][:1]
    assert isinstance(most.action, a.SetMaximum)
    assert f"Set a secret maximum of ${most.action.amount} for New York" in said(shown)
    (form,) = (await game.choose(C, shown, SET_MAXIMUM)).modals
    (field,) = form.inputs
    assert field.value == str(most.action.amount)


async def test_the_form_of_the_auction_itself_is_empty(start_game: StartPanelGame) -> None:
    played = position(BUY)
    played.play(A, a.Decline())
    game = await started(start_game, played.state)
    (form,) = (await game.press(C, f"m1:{GAME}:{await decision(game)}:bid:max")).modals
    (field,) = form.inputs
    assert field.value is None


@pytest.mark.parametrize("arguments", ["max x", "max -5", "max 5 6", "type 5", "typedmax 5"])
async def test_a_made_up_maximum_opens_no_form(start_game: StartPanelGame, arguments: str) -> None:
    played = position(BUY)
    played.play(A, a.Decline())
    game = await started(start_game, played.state)
    answer = await game.press(C, f"m1:{GAME}:{await decision(game)}:bid:{arguments}")
    assert "no longer works" in answer.text
    assert not answer.modals


async def test_who_is_not_awaited_is_told_when_to_ask(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(QUIET).state)
    shown = (await asked(game, B)).screen
    assert "You have nothing to decide right now." in said(shown)
    assert isinstance(shown, Screen)
    assert shown.is_sentence, "it goes with the next press"


@pytest.mark.parametrize(
    ("allowance", "told"),
    [("computers", "because you’re playing with other people"), ("never", "turned off advice")],
)
async def test_where_it_is_not_allowed_one_sentence_says_why(
    start_game: StartPanelGame, allowance: str, told: str
) -> None:
    game = await started(start_game, position(BUY).state, allowance)
    answer = await asked(game)
    assert told in answer.text
    assert not answer.updates


async def test_a_choice_is_still_done_after_advice_has_been_lost(
    start_game: StartPanelGame,
) -> None:
    game = await started(start_game, position(BUY).state)
    shown = (await asked(game)).screen
    await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, "never")
    assert (await game.choose(A, shown, buy("New York", 200))).text == "Done."
    assert (await game.table()).position.deeds[19].owner == A


async def test_advice_that_is_out_of_date_says_so_and_is_given_anew(
    start_game: StartPanelGame,
) -> None:
    game = await started(start_game, position(BUY).state)
    old = (await asked(game)).screen
    await game.choose(A, old, buy("New York", 200))
    answer = await game.choose(A, old, buy("New York", 200))
    assert "That choice is no longer open" in said(answer.screen)
    assert "1. " in said(answer.screen)
    assert "New York" not in said(answer.screen)


@pytest.mark.parametrize("arguments", ["act", "act fly", "offer buy", "offer", "more", "act bid x"])
async def test_made_up_presses_do_nothing(start_game: StartPanelGame, arguments: str) -> None:
    game = await started(start_game, position(BUY).state)
    before = (await game.table()).record.version
    answer = await game.press(A, f"m1:{GAME}:{await decision(game)}:advise:{arguments}")
    assert "no longer works" in answer.text
    assert (await game.table()).record.version == before


@pytest.mark.parametrize("verb", ["advise:act ", "do:"])
@pytest.mark.parametrize("action", [a.Resign(), a.GiveUp()])
async def test_nobody_goes_without_being_asked_once_more(
    start_game: StartPanelGame, action: a.Resign | a.GiveUp, verb: str
) -> None:
    """What ends one's own game has a question of its own, whatever a press says."""
    game = await started(start_game, ruined(at_pace("live")).state)
    before = (await game.table()).record.version
    at = f"m1:{GAME}:{await decision(game)}:{verb}{action_line(action)}"
    assert "no longer works" in (await game.press(A, at)).text
    assert (await game.table()).record.version == before


@pytest.mark.parametrize(
    "action",
    [
        a.AcceptTrade(2),
        a.OfferTrade(B, a.Side(cash=300), a.Side()),
        a.Bid(5),
        a.SetMaximum(5),
        a.DropIntent(1),
    ],
)
async def test_advice_carries_out_only_what_it_lists_with_a_press(
    start_game: StartPanelGame, action: a.Action
) -> None:
    gift = a.OfferTrade(A, a.Side(cash=300), a.Side((5,)))
    game = await started(start_game, traded(QUIET, gift))
    (offer,) = (await game.table()).seen_from(A).trades
    assert offer.id == 2
    before = (await game.table()).record.version
    at = f"m1:{GAME}:{await decision(game)}:advise:act {action_line(action)}"
    assert "no longer works" in (await game.press(A, at)).text
    assert (await game.table()).record.version == before


async def test_nobody_acts_for_another(start_game: StartPanelGame) -> None:
    game = await started(start_game, position(BUY).state)
    shown = (await asked(game)).screen
    answer = await game.choose(B, shown, buy("New York", 200))
    assert "It’s not your decision right now." in answer.text
    assert (await game.table()).position.deeds[19].owner is None


async def test_spectators_lobbies_and_games_that_are_over_have_none(
    server: SimulatedServer,
) -> None:
    assert "no game" in (await server.command(A, "advise")).text.lower()
    await server.open_lobby()
    assert "hasn’t started" in (await server.command(A, "advise")).text
    await server.press(A, server.newest, START)
    assert "not playing" in (await server.command(3, "advise")).text
    for who in (A, B):
        await server.vote_to_cancel(who)
    assert "called off" in (await server.command(A, "advise")).text


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("text", [BUY, BUILD, QUIET])
async def test_text_alone_says_the_same(start_game: StartPanelGame, locale: str, text: str) -> None:
    game = await started(start_game, position(text).state)
    game.words = load(locale, plain=True)
    shown = (await asked(game)).screen
    check_screen(shown)
    assert "🔄" not in said(shown) + " ".join(labels(shown))
    assert "1. " in said(shown)


@pytest.mark.parametrize(
    ("chance", "told"), [(0.0, "0%"), (0.004, "under 1%"), (0.271, "27%"), (0.995, "over 99%")]
)
async def test_chances_are_told_in_whole_percent(chance: float, told: str) -> None:
    assert percent(chance, load("en")) == told


def crushed(game: Game) -> None:
    """A has next to nothing, and B the dearest streets with hotels."""
    greens = (31, 32, 34)
    game.owns(B, *greens, *DARK_BLUES).levels((*greens, *DARK_BLUES), 5, 5, 5, 5, 5)
    game.cash(A, 20).cash(B, 5000).to_move(A)


@pytest.mark.parametrize(
    ("computers", "told"),
    [
        (2, "Then the computer players play the rest of the game without you."),
        (1, "Then the game ends, and you lose it."),
    ],
)
async def test_who_is_hopelessly_behind_computers_is_told_how_to_give_up(
    server: SimulatedServer, computers: int, told: str
) -> None:
    game = await server.start_alone(computers=computers)
    assert "resign" not in (await server.command(A, "advise")).text
    await server.arrange(game, crushed)
    text = (await server.command(A, "advise")).text
    assert "**under 1%** chance of winning" in text
    assert "You can also resign with </monopoly leave:" in text
    assert told in text


async def test_among_people_nobody_is_told_to_give_up(start_game: StartPanelGame) -> None:
    arranged = live(2)
    crushed(arranged)
    game = await started(start_game, arranged.state)
    text = said((await asked(game)).screen)
    assert "under 1%" in text
    assert "resign" not in text


async def test_who_can_no_longer_pay_reads_of_giving_up_once(server: SimulatedServer) -> None:
    game = await server.start_alone(computers=1)
    await server.arrange(game, lambda it: ruined(it).cash(B, 5000))
    text = (await server.command(A, "advise")).text
    assert "1. Resign" in text
    assert "also resign" not in text


@pytest.mark.parametrize(("text", "is_told"), [(MORTGAGED, True), (BUY, False)])
async def test_it_says_which_choices_hardly_differ(
    start_game: StartPanelGame, text: str, is_told: bool
) -> None:
    game = await started(start_game, position(text).state)
    equal = " choices are about equally good."
    assert (equal in said((await asked(game)).screen)) == is_told


async def test_advice_for_an_auction_knows_what_computers_have_bid_at_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_dice(monkeypatch)
    server.app.host.computers = ComputerTasks(server.app.host, ScriptedThinker())
    game = await server.start_alone(computers=2)
    await server.act(game, A, a.Roll())
    told = await server.command(A, "advise")
    told = await server.press(A, told.private, "Auction")
    leading = await bidding(server, game)
    assert isinstance(leading, Auction)
    assert f"bid ${leading.price}" in told.text


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.5, 0.5), "Both choices are"),
        ((0.5, 0.5, 0.5), "All 3 choices are"),
        ((0.5, 0.5, 0.4), "The first 2 choices are"),
        ((0.5, 0.4), ""),
    ],
)
async def test_how_many_choices_hardly_differ_is_said_as_one_would(
    start_game: StartPanelGame,
    monkeypatch: pytest.MonkeyPatch,
    chances: tuple[float, ...],
    told: str,
) -> None:
    game = await started(start_game, position(QUIET).state)
    actions = a.Roll(), a.Mortgage(5), a.Mortgage(15)
    choices = tuple(Advice(*it) for it in zip(actions, [0.5] * 3, chances, strict=False))
    monkeypatch.setattr(advice_module, "advice_for", AsyncMock(return_value=choices))
    text = said((await asked(game)).screen)
    assert told in text
    assert ("about equally good" in text) == bool(told)


async def test_of_much_that_has_come_of_a_choice_the_first_and_the_latest_are_told(
    start_game: StartPanelGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started(start_game, position(BUY).state)
    answer = await asked(game)
    monkeypatch.setattr(
        advice_module, "narrate", lambda *_: ["bought", *map("bid ${}".format, range(10, 60, 10))]
    )
    told = said((await game.choose(A, answer.screen, buy("New York", 200))).screen)
    assert "bought" in told
    assert "$10" not in told
    assert "bid $50" in told
