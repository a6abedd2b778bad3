"""The private builder: what it lists, what it keeps, what it says, what it sends."""

from pathlib import Path

import pytest

from bot.features.trade.builder_screen import builder_screen
from bot.features.trade.draft import load_draft
from bot.features.trade.draft_opening import partner_screen
from bot.features.trade.presses import Pages
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.ui.panel_screen import AnyScreen, PanelScreen
from engine.core.actions import AcceptTrade, OfferTrade, Side
from engine.core.decisions import DebtSettlement, HeldRoll
from engine.core.steps import ChargeRent
from engine.core.why import Rent
from engine.host.snapshots import state_of
from tests.support.agendas import give_ids_from, push
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    CONNECTICUT,
    INCOME_TAX,
    MEDITERRANEAN,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    VERMONT,
    A,
    B,
    C,
    live,
    live_with,
)
from tests.support.landings import land_on
from tests.support.screens import button, buttons, chosen, selects, text, toggles, values
from tests.support.simulated_messages import said
from tests.support.trade_game import ADA, BEN, GAME, TradeGame, start_trade_game

pytestmark = pytest.mark.asyncio


async def test_an_offer_is_put_together_by_presses_and_sent(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    panel = await trade_game.choose(ADA, panel, "take", CONNECTICUT, READING)
    assert "→" not in text(panel), "no cash moves"
    panel = (await trade_game.money(ADA, panel, "$1,200", "")).screen
    assert "Your cash: $1,500 → **$300**" in text(panel)
    assert "Ben’s cash: $1,500 → **$2,700**" in text(panel)
    assert "🔷 Light blue: you would have 2 of 3, Ben 1" in text(panel)
    assert "mortgage value" not in text(panel), "what counts is the group, which stands below"
    answer = await trade_game.send(ADA, panel)
    assert "Offer sent to" in text(answer.screen)
    assert "Oriental (list $100)\n💵 $1,200" in text(answer.screen), "no sum"
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.gives == Side((ORIENTAL,), 1200)
    assert trade.takes == Side((READING, CONNECTICUT))
    assert await trade_game.host.store.drafts.of_user(GAME, ADA) is None


async def test_all_of_27_deeds_can_be_reached(tmp_path: Path) -> None:
    game = live(2)
    every = list(game.state.deeds)
    game.owns(A, *every[:27]).owns(B, every[27])
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    first = values(panel, "give")
    assert len(first) == 25
    panel = await trade_game.choose(ADA, panel, "give", *first)
    panel = (await trade_game.click(ADA, panel, "You give: Next page")).screen
    rest = values(panel, "give")
    assert [int(value) for value in first + rest] == every[:27]
    panel = await trade_game.choose(ADA, panel, "give", *rest)
    panel = (await trade_game.click(ADA, panel, "You give: Previous page")).screen
    assert chosen(panel, "give") == first
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert list(trade.gives.deeds) == every[:27]


async def test_deeds_of_a_built_colour_are_not_listed_and_it_says_so(tmp_path: Path) -> None:
    game = live(2).owns(A, MEDITERRANEAN, BALTIC, READING).levels((BALTIC,), 1)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    assert values(panel, "give") == [str(READING)]
    assert "-# 🟣 Dark purple: to trade these, sell your buildings first" in text(panel)


async def test_a_choice_moves_no_button(tmp_path: Path) -> None:
    """Below the first button, each choice changes neither the texts nor how wide a button is."""
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    before = below_the_first_button(panel)
    shown = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    assert toggles(shown, "give")[str(ORIENTAL)]
    assert "you would have" in text(shown)
    assert below_the_first_button(shown) == before


def below_the_first_button(panel: AnyScreen) -> list[object]:
    """The texts from the first row of buttons on, and what the buttons of each row say."""
    assert isinstance(panel, PanelScreen)
    first = next(at for at, it in enumerate(panel.parts) if isinstance(it, tuple))
    return [
        [it.label for it in part] if isinstance(part, tuple) else part
        for part in panel.parts[first:]
    ]


async def test_jail_passes_change_hands_on_both_sides(tmp_path: Path) -> None:
    game = live(2).holds(A, "CH-GOOJF").holds(B, "CC-GOOJF")
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    assert values(panel, "more") == ["gCH-GOOJF", "tCC-GOOJF"]
    panel = await trade_game.choose(ADA, panel, "more", "gCH-GOOJF", "tCC-GOOJF")
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert (trade.gives.jail_cards, trade.takes.jail_cards) == (("CH-GOOJF",), ("CC-GOOJF",))


async def test_mortgages_received_are_paid_off_or_held(tmp_path: Path) -> None:
    game = live(2).owns(B, READING, VERMONT).mortgaged(READING, VERMONT)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    panel = await trade_game.choose(ADA, panel, "take", READING, VERMONT)
    assert "**$1,485**, after paying the Bank $15" in text(panel)
    panel = await trade_game.choose(ADA, panel, "more", f"l{READING}")
    assert "**$1,385**, after paying the Bank $115" in text(panel)
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.unmortgages == (READING,)


async def test_what_is_not_received_is_not_unmortgaged(tmp_path: Path) -> None:
    game = live(2).owns(B, READING).mortgaged(READING)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    panel = await trade_game.choose(ADA, panel, "take", READING)
    panel = await trade_game.choose(ADA, panel, "more", f"l{READING}")
    panel = await trade_game.choose(ADA, panel, "take")
    assert selects(panel) == []
    panel = (await trade_game.money(ADA, panel, "5", "0")).screen
    assert "Offer sent to" in text((await trade_game.send(ADA, panel)).screen)


async def test_the_ten_per_cent_is_shown_for_both_sides(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT).owns(B, READING).mortgaged(VERMONT, READING)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    panel = await trade_game.choose(ADA, panel, "give", VERMONT)
    panel = await trade_game.choose(ADA, panel, "take", READING)
    assert "Reading is mortgaged: you pay $10 (10% interest)" in text(panel)
    assert (
        "Vermont is mortgaged: Ben pays $5 (10% interest) to keep it mortgaged, "
        "or $55 to unmortgage it" in text(panel)
    )
    assert "Ben’s cash: $1,500 → **$1,495**, after paying the Bank $5" in text(panel)


async def test_an_amount_that_is_none_changes_nothing(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = (await trade_game.money(ADA, panel, "50", "0")).screen
    answer = await trade_game.money(ADA, panel, "-7", "")
    assert "not an amount" in text(answer.screen)
    assert "$50" in text(await trade_game.open(ADA, BEN))


@pytest.mark.parametrize(("part", "label"), [("give", "Give cash"), ("take", "Ask for cash")])
async def test_an_amount_that_is_none_is_refused_right_below_its_button(
    tmp_path: Path, part: str, label: str
) -> None:
    trade_game = await start_trade_game(tmp_path)
    form = (await trade_game.click(ADA, await trade_game.open(ADA, BEN), label)).modals[0]
    panel = (await trade_game.press(ADA, form.custom_id, **{part: "lots"})).screen
    assert isinstance(panel, PanelScreen)
    (at,) = [at for at, it in enumerate(panel.parts) if "not an amount" in str(it)]
    above = panel.parts[at - 1]
    assert isinstance(above, tuple)
    assert above[-1].label.startswith(label)


async def test_nothing_for_nothing_cannot_be_sent(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    assert button(panel, "Send").disabled
    assert "→" not in text(panel), "no cash has changed"
    answer = await trade_game.send(ADA, panel)
    assert "This offer is empty" in text(answer.screen)
    assert not state_of(await trade_game.table()).trades


async def test_cash_is_asked_for_on_the_side_that_gives_it(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = (await trade_game.money(ADA, await trade_game.open(ADA, BEN), "30", "")).screen
    form = (await trade_game.click(ADA, panel, "Ask for cash")).modals[0]
    assert [field.custom_id for field in form.inputs] == ["take"]
    panel = (await trade_game.press(ADA, form.custom_id, take="40")).screen
    shown = text(panel)
    assert "Your cash: $1,500 → **$1,540**" in shown, "it replaces what was given before"
    panel = (await trade_game.money(ADA, panel, "0", "")).screen
    assert "Your cash: $1,500 → **$1,540**" in text(panel), "no cash replaces none"
    older = (await trade_game.press(ADA, f"m1:{GAME}:0:draft:cash 1 0.0.0")).modals[0]
    assert [field.custom_id for field in older.inputs] == ["give", "take"]


async def test_more_cash_than_one_has_is_said_and_not_sent(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = (await trade_game.money(ADA, panel, "1600", "")).screen
    assert "You’d be $100 short" in text(panel)
    assert "Your cash: $1,500, not enough for this trade right now" in text(panel)
    panel = (await trade_game.money(ADA, panel, "0", "1501")).screen
    assert "Ben would be $1 short and couldn’t accept this now" in text(panel)
    panel = (await trade_game.money(ADA, panel, "0", "5000")).screen
    assert "Ben can’t accept this: Ben would be $3,500 short" in text(panel)
    assert not button(panel, "Send").disabled


async def test_a_computer_answers_at_once(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "give", VERMONT)
    assert "Ben accepted your offer" in text((await trade_game.send(ADA, panel)).screen)
    panel = (await trade_game.money(ADA, await trade_game.open(ADA), "", "500")).screen
    answer = await trade_game.send(ADA, panel)
    assert "Ben declined" in text(answer.screen)
    assert buttons(answer.screen) == ["Offer it again…", "New trade"]
    panel = (await trade_game.click(ADA, answer.screen, "Offer it again")).screen
    assert "💵 $500" in text(panel)


async def test_an_offer_is_made_again_with_what_would_be_accepted(tmp_path: Path) -> None:
    trade_game = await TradeGame.at(tmp_path, live(2).owns(B, VERMONT).state, computers=(B,))
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "take", VERMONT)
    answer = await trade_game.send(ADA, (await trade_game.money(ADA, panel, "10", "")).screen)
    again = button(answer.screen, "Offer it again").custom_id
    panel = (await trade_game.press(ADA, f"{again.removesuffix('0')}280")).screen
    assert "💵 $290" in text(panel)


async def test_a_debt_between_the_two_may_be_settled(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT).cash(A, 10).owes(A, 500, B)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA)
    assert "a debt to pay" not in text(panel), "nothing is given yet"
    panel = await trade_game.choose(ADA, panel, "give", VERMONT)
    assert "You have a debt to pay, so you can’t give anything away" in text(panel)
    assert button(panel, "Send to Ben").disabled, "the rule refuses it"
    panel = await trade_game.choose(ADA, panel, "more", "settle")
    assert "This trade settles the $500 you owe Ben" in text(panel)
    assert "a debt to pay" not in text(panel)
    assert "(Ben has $1,500)\n🤝 Debt settled" in text(panel)
    assert not button(panel, "Send to Ben").disabled
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    await trade_game.host.submit(GAME, BEN, 0, AcceptTrade(trade.id), "yes")
    state = state_of(await trade_game.table())
    assert state.deeds[VERMONT].owner == B
    assert not isinstance(state.agenda.top, DebtSettlement)


@pytest.mark.parametrize(("amount", "is_offered"), [(500, False), (60, True)])
async def test_a_computer_is_asked_to_settle_only_what_it_may(
    tmp_path: Path, amount: int, is_offered: bool
) -> None:
    game = live(3).owns(A, VERMONT).cash(A, 10).owes(A, amount, B)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    assert ("Settle" in str(await trade_game.open(ADA, None, B))) == is_offered


async def test_amb_58_a_draft_says_when_a_debtor_could_raise_less(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT).cash(A, 10).owes(A, 500, B)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "give", VERMONT)
    panel = (await trade_game.money(ADA, panel, "", "49")).screen
    assert "After this trade you could raise only $59 instead of $60" in text(panel)
    panel = (await trade_game.money(ADA, panel, "", "50")).screen
    assert "a debt to pay" not in text(panel)


async def test_amb_79_of_rent_that_is_asked_for_nothing_is_given_away(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT)
    push(game.state, ChargeRent(A, B, Rent(READING, "railroads", 25, 1, 1), 7))
    push(game.state, HeldRoll(game.state.agenda.serial, B, A))
    give_ids_from(game.state, game.state.agenda.serial + 1)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "give", VERMONT)
    assert "You have a debt to pay, so you can’t give anything away" in text(panel)
    panel = (await trade_game.money(ADA, panel, "", "1")).screen
    assert "a debt to pay" not in text(panel)


async def test_amb_80_a_draft_says_when_the_income_tax_could_not_be_raised(tmp_path: Path) -> None:
    game = land_on(live(2).owns(A, VERMONT).cash(A, 170), INCOME_TAX)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "give", VERMONT)
    panel = (await trade_game.money(ADA, panel, "", "29")).screen
    assert "After this trade, you couldn’t raise the $200 flat tax" in text(panel)
    panel = (await trade_game.money(ADA, panel, "", "30")).screen
    assert "flat tax" not in text(panel)


async def test_who_lacks_the_cash_and_owes_nothing_is_told_of_no_debt(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = (await trade_game.money(ADA, await trade_game.open(ADA, BEN), "9000", "")).screen
    assert "short" in text(panel)
    assert "owe" not in text(panel)


async def test_an_offer_that_is_out_may_be_looked_at_and_withdrawn(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await trade_game.host.submit(GAME, ADA, 0, OfferTrade(B, Side((ORIENTAL,)), Side()), "x")
    panel = await trade_game.open(ADA, BEN)
    out = (await trade_game.click(ADA, panel, "View your offer")).screen
    assert buttons(out) == ["New trade", "Withdraw offer"], "Send stood where the first one stands"
    answer = await trade_game.click(ADA, out, "Withdraw")
    assert "withdrew" in text(answer.screen)
    assert not state_of(await trade_game.table()).trades
    again = (await trade_game.click(ADA, answer.screen, "New trade")).screen
    assert "want to trade with" in text(again)


async def test_every_refusal_of_the_rules_has_words(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    for number in range(10):
        offer = OfferTrade(C, Side((), number + 1), Side())
        await trade_game.host.submit(GAME, ADA, 0, offer, f"many{number}")
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    answer = await trade_game.send(ADA, panel)
    assert "10 open offers" in text(answer.screen)
    assert chosen(await trade_game.open(ADA, BEN), "give") == [str(ORIENTAL)]


async def test_boardwalk_is_nobodys_to_take(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "take", BOARDWALK)
    assert not chosen(panel, "take")


async def test_nobody_is_offered_where_nobody_may_trade_any_more(tmp_path: Path) -> None:
    game = live_with("no-trading-first-lap", seats=3).laps(A, 1).laps(B, 1).laps(C, 1)
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.open(ADA, BEN)
    await trade_game.arrange(game.laps(A, 0).state)
    refused = await trade_game.click(ADA, panel, "Change player")
    assert "Select" not in repr(refused.screen)
    assert refused.screen.content


async def test_in_text_mode_buttons_say_in_words_what_is_in_the_trade(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    trade_game.words = load("en", plain=True)
    panel = await trade_game.open(ADA, BEN)
    assert button(panel, "Add Oriental · $100")
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    assert button(panel, "Remove Oriental · $100")
    assert button(panel, "Add Vermont")


async def test_what_completes_a_set_is_said_to_both(tmp_path: Path) -> None:
    game = live(2).owns(A, *ORANGES[:2]).owns(B, NEW_YORK, *REDS[:2])
    trade_game = await TradeGame.at(tmp_path, game.state)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA), "take", NEW_YORK)
    assert "✅ You get the full set: Orange" in text(panel)
    assert "Rent per property with the full set: $28–$32" in text(panel)
    await trade_game.send(ADA, panel)
    (message,) = trade_game.sent_to(BEN)
    assert "⚠️ Ada gets the full set: Orange" in said(trade_game.shown(message))


async def test_many_properties_are_in_a_list(tmp_path: Path) -> None:
    game = live(2)
    every = [space for space in game.state.deeds][:9]
    trade_game = await TradeGame.at(tmp_path, game.owns(A, *every).owns(B, BOARDWALK).state)
    panel = await trade_game.open(ADA)
    assert len(selects(panel)) == 1
    assert toggles(panel, "take") == {str(BOARDWALK): False}


@pytest.mark.parametrize(
    "arguments", ["put 1 0.0.0 give", "put 1 0.0.0 more 5", "put 1 0.0.0 give x"]
)
async def test_a_made_up_button_is_answered_and_changes_nothing(
    tmp_path: Path, arguments: str
) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    answer = await trade_game.press(ADA, panel_custom_id(GAME, "draft", arguments))
    assert trade_game.words.say("press-unknown") in text(answer.screen)
    assert toggles(await trade_game.open(ADA, BEN), "give") == toggles(panel, "give")


async def test_who_has_an_offer_for_me_is_marked_and_it_is_at_the_top(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.choose(BEN, await trade_game.open(BEN, ADA), "give", READING)
    await trade_game.send(BEN, panel)
    whom = await trade_game.open(ADA)
    assert text(whom).count("🤝 has an offer for you") == 1
    panel = (await trade_game.click(ADA, whom, "Trade with 🚢 Ben")).screen
    assert buttons(panel)[0] == "View 🚢 Ben’s offer"
    shown = (await trade_game.click(ADA, panel, "View 🚢 Ben’s offer")).screen
    assert buttons(shown)[:3] == ["Accept", "Counter…", "Decline"]
    assert "has an offer for you" not in text(await trade_game.open(BEN)), "it is Ben's own"


@pytest.mark.parametrize("locale", languages())
async def test_mortgaged_properties_are_marked_on_their_buttons(
    tmp_path: Path, locale: str
) -> None:
    game = live(2).owns(A, VERMONT, ORIENTAL).owns(B, READING).mortgaged(VERMONT, READING)
    trade_game = await TradeGame.at(tmp_path, game.state)
    await trade_game.open(ADA, BEN)
    draft = await load_draft(trade_game.host, GAME, ADA)
    assert draft is not None
    voice = Voice.of(draft.game, load(locale))
    shown = buttons(builder_screen(draft, voice, Pages()))
    for space, is_marked in ((VERMONT, True), (ORIENTAL, False), (READING, True)):
        lot = voice.space(space)
        marked = voice.say("manage-lot-mortgaged", lot=lot)
        assert (lot in shown, marked in shown) == (not is_marked, is_marked)


async def test_who_has_an_offer_of_mine_is_marked_and_it_can_be_withdrawn(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA, BEN), "give", VERMONT)
    await trade_game.send(ADA, panel)
    game = await trade_game.host.started_game(GAME)
    for words in map(load, languages()):
        whom = text(partner_screen(game, A, Voice.of(game, words)))
        assert whom.count(words.say("trade-whom-offered")) == 1
        others = text(partner_screen(game, B, Voice.of(game, words)))
        assert words.say("trade-whom-offered") not in others
    panel = await trade_game.open(ADA, BEN)
    sent = (await trade_game.click(ADA, panel, "View your offer")).screen
    assert "Withdraw offer" in buttons(sent)
