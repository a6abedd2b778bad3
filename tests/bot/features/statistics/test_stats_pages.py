"""Statistics in words: a line a player, and facts that say what they mean."""

import pytest

from bot.features.statistics.stats_pages import PAGES, StatsContext, stats_embed
from bot.features.table.final import final_embed
from bot.render.stats_chart import chart_picture, turn_ticks
from bot.render.stats_facts import fact_lines
from engine.analysis.statistics import statistics
from engine.core import events as e
from engine.core.actions import Side
from engine.core.why import AuctionPrice, Rent
from engine.view import public_view
from tests.bot.render.tables import CROWD, PEOPLE, RULES
from tests.support import game as g
from tests.support.event_logs import log_of
from tests.support.game import A, B, C


def rent(visitor: int, owner: int, space: int, amount: int) -> e.Paid:
    return e.Paid(visitor, (owner,), amount, Rent(space, "bare", amount, 1, 0))


TRADE = e.Trade(1, A, B, Side((g.VERMONT,), 50), Side((g.BOARDWALK,)))
ENDED = public_view(g.live().state)
GAME: tuple[e.Event, ...] = (
    e.GameStarted(RULES, ("hat", "car", "dog", "cat")),
    *(e.TurnStarted(A), *(e.DiceRolled(A, 5, 5, at) for at in range(12))),
    *(e.Moved(A, 0, g.VERMONT), e.PropertyBought(A, g.VERMONT, 100)),
    *(e.TurnStarted(B), e.DeedTaken(B, g.BOARDWALK)),
    e.Paid(B, (), 150, AuctionPrice(g.BOARDWALK)),
    *(e.TradeMade(TRADE), e.TurnStarted(C), rent(C, A, g.BOARDWALK, 50)),
    *(e.Moved(C, 0, g.VERMONT), e.Moved(C, g.VERMONT, g.READING)),
    *(rent(C, B, g.VERMONT, 6), e.TurnStarted(A)),
)


def page(name: str, *events: e.Event) -> str:
    told = StatsContext(statistics(log_of((*GAME, *events))), PEOPLE, RULES)
    return stats_embed(name, told).description


@pytest.mark.parametrize("name", PAGES)
def test_pages_of_eight_rich_players_fit_a_message(name: str) -> None:
    tokens = tuple("abcdefgh")
    rich = [e.SalaryPaid(seat, 98_000) for seat in range(8)]
    paid = [rent(seat, (seat + 1) % 8, g.BOARDWALK, 20_000) for seat in range(8)]
    won = [e.Paid(seat, (), 1_000, AuctionPrice(g.READING)) for seat in range(8)]
    turns = [e.TurnStarted(A)] * 1500
    found = statistics(log_of((e.GameStarted(RULES, tokens), *rich, *paid, *won, *turns)))
    embed = stats_embed(name, StatsContext(found, CROWD, RULES))
    assert "… +" not in embed.description
    assert "@everyone" not in embed.description


# -- pages -------------------------------------------------------------------------------------


def test_net_worth_is_told_from_the_richest_on() -> None:
    assert page("worth").split("\n")[:2] == [
        "🎩 Ada **$1,800** · peak $1,800 · richest for 3 turns",
        "🚗 Bo **$1,506** · peak $1,506",
    ]


def test_who_was_richest_before_the_first_turn_has_led_for_no_turn() -> None:
    dealt, first = e.SalaryPaid(B, 5), e.SalaryPaid(A, 20)
    events = (*GAME[:1], dealt, e.TurnStarted(A), first, e.TurnStarted(B))
    told = StatsContext(statistics(log_of(events)), PEOPLE, RULES)
    assert stats_embed("worth", told).description.split("\n")[:2] == [
        "🎩 Ada **$1,520** · peak $1,520 · richest for 2 turns",
        "🚗 Bo **$1,505** · peak $1,505",
    ]


def test_of_who_has_left_it_is_told_when() -> None:
    assert "🐕 Cy out on turn 4 · peak $1,500" in page("worth", e.WentBankrupt(C, (A,)))


def test_itax_03_hidden_totals_are_on_no_page() -> None:
    told = StatsContext(statistics(log_of(GAME)), PEOPLE, RULES, "hidden")
    embed = stats_embed("worth", told)
    assert "Totals are hidden" in embed.description
    assert "1,8" not in embed.description
    for other in ("luck", "rent", "deals"):
        assert "1,8" not in stats_embed(other, told).description


def test_luck_says_how_far_dice_are_from_fair_ones() -> None:
    lines = page("luck").split("\n")
    assert lines[:3] == [
        "🎩 Ada averaged **10.0** in 12 rolls, unusually high",
        "-# doubles 12 times (about 2 expected)",
        "🚗 Bo hasn’t rolled yet",
    ]
    rolled = (e.DiceRolled(B, 1, 2, at) for at in range(12, 24))
    low = page("luck", e.TurnStarted(B), *rolled, e.SalaryPaid(B, 200))
    assert "🚗 Bo averaged **3.0** in 12 rolls, unusually low" in low
    assert "-# no doubles (about 2 expected) · 1 salary on GO" in low


def test_rent_is_told_by_player_and_by_group_with_the_highest_first() -> None:
    text = page("rent")
    assert "🎩 Ada collected **$50** and paid nothing: +$50" in text
    assert "🐕 Cy collected nothing and paid $56: −$56" in text
    assert "🐈 Di collected nothing and paid nothing: even" in text
    assert "🟦 Dark blue **$50** · 🎩 $50\n🔷 Light blue **$6** · 🚗 $6" in text
    assert "🐕 Cy paid 🎩 Ada **$50** on 🟦 Boardwalk on turn 3." in text
    assert "Vermont 2×, Reading 1×" in text


def test_squares_of_one_name_are_counted_together() -> None:
    text = page("rent", e.Moved(C, g.READING, 17), e.Moved(C, 17, 33), e.Moved(A, g.VERMONT, 2))
    assert text.count("Community Chest") == 1
    assert "Community Chest 3×, Vermont 2×, Reading 1×" in text


def test_a_rent_over_which_somebody_went_bankrupt_says_so() -> None:
    owed = e.DebtOpened(C, (A,), 2000, Rent(g.BOARDWALK, "built", 2000, 1, 5))
    text = page("rent", owed, e.WentBankrupt(C, (A,)))
    assert "🐕 Cy owed 🎩 Ada **$2,000** on 🟦 Boardwalk on turn 4, could raise $1,444, and" in text
    text = page("rent", e.Paid(C, (), 1444, AuctionPrice(g.READING)), owed, e.WentBankrupt(C, (A,)))
    assert "**$2,000** on 🟦 Boardwalk on turn 4 and went bankrupt." in text


def test_deals_tell_what_was_given_for_what_and_what_it_brought() -> None:
    text = page("deals")
    assert (
        "🎩 Ada got 🟦 Boardwalk from 🚗 Bo for 🔷 Vermont and $50 on turn 2. "
        "Rent since then on the properties received: **$50**." in text
    )
    assert "🚗 Bo won 1 auction for **$150**, list price $400" in text
    assert "🚗 Bo won 🟦 Boardwalk for **$150**, list price $400, on turn 2." in text


def test_the_rent_of_a_group_counts_for_the_trade_that_completed_it() -> None:
    """Not for one that gave a street of it before the rest was bought."""
    bought, paid = e.PropertyBought(A, g.PARK_PLACE, 350), rent(C, A, g.PARK_PLACE, 70)
    before, after = GAME[:-7], GAME[-7:]
    for events, told in (
        ((*before, bought, *after), "Rent since then, full set included: **$120**."),
        ((*before, *after, bought), "Rent since then on the properties received: **$50**."),
    ):
        assert told in fact_lines(statistics(log_of((*events, paid))), PEOPLE)[-1]


def test_a_game_without_deals_says_so() -> None:
    told = StatsContext(statistics(log_of(GAME[:1])), PEOPLE, RULES)
    assert stats_embed("deals", told).description == "No trades or auctions yet."


# -- facts -------------------------------------------------------------------------------------


def test_the_facts_of_a_game_are_three_sentences() -> None:
    assert fact_lines(statistics(log_of(GAME)), PEOPLE) == [
        "💸 Highest rent: 🐕 Cy paid 🎩 Ada **$50** on 🟦 Boardwalk on turn 3.",
        "🎲 Highest average roll: 🎩 Ada with **10.0**, and doubles 12 times in 12 rolls",
        "🤝 Best trade: 🎩 Ada got 🟦 Boardwalk from 🚗 Bo for 🔷 Vermont and $50 on turn 2. "
        "Rent since then on the properties received: **$50**.",
    ]


def test_a_few_rolls_are_no_luck_and_nothing_is_made_up() -> None:
    assert fact_lines(statistics(log_of(GAME[:10])), PEOPLE) == []


def test_dice_below_what_is_fair_are_no_highest_dice() -> None:
    def dice(first: int, second: int) -> str:
        rolled = (e.DiceRolled(A, first, second, at) for at in range(12))
        return "\n".join(fact_lines(statistics(log_of((GAME[0], *rolled))), PEOPLE))

    assert "Highest" not in dice(3, 3)
    assert "Highest" not in dice(3, 4)
    assert "🎲 Highest average roll: 🎩 Ada with **8.0**" in dice(4, 4)


@pytest.mark.parametrize("forgives", [None, 7])
def test_a_gift_is_no_best_deal(forgives: int | None) -> None:
    """AMB-58: what settles a debt was given for something."""
    gift = e.Trade(1, A, B, Side(), Side((g.BOARDWALK,)), forgives=forgives)
    events = tuple(e.TradeMade(gift) if isinstance(it, e.TradeMade) else it for it in GAME)
    found = statistics(log_of(events))
    is_told = forgives is not None
    assert any("Best trade" in it for it in fact_lines(found, PEOPLE)) == is_told
    deals = stats_embed("deals", StatsContext(found, PEOPLE, RULES)).description
    assert ("Best trades" in deals) == is_told


def test_who_is_out_is_counted_in_the_order_of_leaving() -> None:
    out = (e.WentBankrupt(C, ()), e.WentBankrupt(B, (A,)))
    assert statistics(log_of((*GAME[:1], e.TurnStarted(A), *out))).leavers == (C, B)


def test_the_final_message_says_why_then_what_came_last_then_the_facts() -> None:
    embed = final_embed(ENDED, PEOPLE, ["last words"], statistics(log_of(GAME)))
    why, last, facts = embed.description.split("\n\n")
    assert why.startswith("The game was called off")
    assert last == "last words"
    assert facts.startswith("💸 Highest rent")


def test_a_lead_of_one_turn_is_told_as_one() -> None:
    first = (GAME[0], e.TurnStarted(A), e.SalaryPaid(A, 200))
    second = (e.TurnStarted(B), e.SalaryPaid(B, 400), e.TurnStarted(C), e.TurnStarted(A))
    picture = chart_picture(statistics(log_of((*first, *second, e.TurnStarted(B)))), PEOPLE)
    assert "🎩 Ada led on turn 1. 🚗 Bo led from turn 2 to turn 5." in picture.alt


def test_the_axis_of_a_chart_begins_with_the_start_and_names_its_unit_once() -> None:
    assert [it.text for it in turn_ticks(24, PEOPLE)] == ["start", "turn 5", "10", "15", "20"]
    assert [it.text for it in turn_ticks(0, PEOPLE)] == ["start"]
