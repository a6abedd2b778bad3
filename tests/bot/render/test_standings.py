"""The table message: who must do what by when, and never what nobody may know yet."""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest

from bot.decisions.awaiting import AT_ONCE, awaiting_line
from bot.features.table.question import question_embed
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.render.standings import (
    deeds_net,
    last_lines,
    player_line,
    standings_in_full,
    standings_in_short,
    table_embed,
)
from bot.ui.screen import Screen
from engine.core.actions import (
    Bid,
    BidForBuilding,
    Build,
    Decline,
    FileClaim,
    FileMaxima,
    GiveUp,
    Hold,
    PassBid,
    Resign,
    Roll,
    SetMaximum,
)
from engine.core.decisions import ChooseTax, Decision
from engine.core.events import visible_to
from engine.editions.choice import Choice, resolve
from engine.game import time_up
from engine.host.clocks.table_deadlines import hour_at
from engine.host.store.records import AUTOMATIC_ROLL, Deadline, Player
from engine.view import View, public_view
from tests.bot.render.tables import CROWD, PEOPLE, WORDS, crowded
from tests.support import game as g
from tests.support.game import A, B, C, D, Game

AT = 1_800_000_000.9


def awaiting(game: Game, kind: str = "any") -> str:
    view = public_view(game.state)
    assert view.decision is not None
    times = [Deadline(view.decision.id, seat, kind, AT + seat) for seat in view.awaited]
    return awaiting_line(view, PEOPLE, [Deadline(999, A, "trade", 5.0), *times])


def played(*plays: tuple[int, object], game: Game | None = None) -> Game:
    game = game or g.live()
    for seat, action, *dice in plays:
        game.play(seat, action, *dice)  # type: ignore[arg-type]
    return game


def to_income_tax() -> Game:
    return played((A, Roll(), (1, 3)))


def in_debt(*owned: int) -> Game:
    """Ada stands on Bo's Boardwalk with $40 and owes $100."""
    game = g.live().owns(B, *g.DARK_BLUES).owns(A, *owned).cash(A, 40).at(A, 35)
    return played((A, Roll(), (1, 3)), game=game)


def scarce(game: Game) -> Game:
    """Ada asks for a house on the oranges, the last one, which Bo could use for the reds."""
    game.owns(A, *g.ORANGES).owns(B, *g.REDS).stock(1, 12)
    return played((A, Build(((g.ST_JAMES, 1),))), game=game)


def last_roll_failed() -> Game:
    """In a Short Game, with a pass in hand after the third roll."""
    game = Game(resolve(Choice("1994", "short")).played_live(), 4)
    game.jailed(A, 2).holds(A, "CH-GOOJF").to_move(A)
    return played((A, Roll(), (3, 5)), game=game)


CASES: list[tuple[str, Callable[[], Game], str]] = [
    ("throw", g.live, "**🎩 Ada**: roll the dice"),
    (
        "fine or pass",
        last_roll_failed,
        "**🎩 Ada**: no doubles. Pay $50, or use a Get Out of Jail Free card?",
    ),
    (
        "throw again",
        lambda: played((A, Roll(), (5, 5))),
        "**🎩 Ada**: you rolled doubles, so roll again",
    ),
    (
        "jail",
        lambda: g.live().jailed(A).to_move(A),
        "**🎩 Ada**: you’re in Jail. How do you want to get out?",
    ),
    (
        "a throw that is held",
        lambda: played((B, Hold(g.live().decision.id))),
        "**🚗 Bo**: build, mortgage or trade, then let Ada roll",
    ),
    (
        "end",
        lambda: played((A, Roll(), (4, 6))),
        "**🎩 Ada**: end your turn",
    ),
    (
        "buy",
        lambda: played((A, Roll(), (2, 6))),
        "**🎩 Ada**: buy 🔷 Vermont for $100, or let it go to auction?",
    ),
    (
        "tax",
        to_income_tax,
        "**🎩 Ada**: Income Tax. Pay $200, or 10% of everything you own?",
    ),
    (
        "auction",
        lambda: played((A, Roll(), (2, 6)), (A, Decline())),
        "**🎩 Ada**, **🚗 Bo**, **🐕 Cy** and **🐈 Di**: bid or pass on 🔷 Vermont?",
    ),
    (
        "auction with a bid",
        lambda: played((A, Roll(), (2, 6)), (A, Decline()), (B, Bid(40)), (C, PassBid())),
        "🔷 Vermont: 🚗 Bo leads with $40. **🎩 Ada** and **🐈 Di**: bid higher or pass?",
    ),
    (
        "sealed auction",
        lambda: played((A, Roll(), (2, 6)), (A, Decline()), (B, SetMaximum(9)), game=g.by_post()),
        "Secret auction: Vermont. Waiting for **🎩 Ada**, **🐕 Cy** and **🐈 Di**",
    ),
    (
        "scarce buildings",
        lambda: scarce(g.live()),
        "**🚗 Bo**: build too?",
    ),
    (
        "claims that exceed the stock, by post",
        lambda: played((B, FileClaim(((21, 160),))), game=scarce(g.by_post())),
        "**🎩 Ada**: players want more buildings than the Bank has."
        " What’s the most you’d pay for each building?",
    ),
    (
        "a scarce building",
        lambda: played((B, Build(((21, 1),))), game=scarce(g.live())),
        "Up for auction: a house. **🎩 Ada** and **🚗 Bo**: bid or pass?",
    ),
    (
        "a scarce building with a bid",
        lambda: played((B, Build(((21, 1),))), (A, BidForBuilding(16, 120)), game=scarce(g.live())),
        "Up for auction: a house. 🎩 Ada leads with $120 (for St. James Place). "
        "**🚗 Bo**: bid higher or pass?",
    ),
    (
        "debt",
        lambda: in_debt(g.READING),
        "**🎩 Ada**: you owe Bo $100 for landing on Boardwalk",
    ),
    (
        "rescue",
        lambda: in_debt(g.BALTIC),
        "**🎩 Ada**: you can’t raise the $100 you owe Bo for landing on Boardwalk. "
        "Only a trade can save you (with Bo, Cy or Di): press “Trade”",
    ),
    (
        "no rescue",
        in_debt,
        "**🎩 Ada**: you can’t raise the $100 you owe Bo for landing on Boardwalk, and no trade "
        "can save you: all that’s left is “Resign…”",
    ),
]


@pytest.mark.parametrize(("make", "line"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_line_one_says_who_must_do_what_by_when(make: Callable[[], Game], line: str) -> None:
    game = make()
    seat = game.awaited[0]
    assert awaiting(game) == f"{line} · ⏳ <t:{1_800_000_000 + seat}:R>"


def test_deeds_received_are_unmortgaged_or_held() -> None:
    game = g.live(3).owns(B, *g.DARK_BLUES).owns(A, g.READING).mortgaged(g.READING)
    played((A, Roll(), (1, 3)), (A, GiveUp()), game=game.cash(A, 0).at(A, 35))
    assert awaiting(game) == (
        "**🚗 Bo**: unmortgage Reading now, or leave things as they are? · ⏳ <t:1800000001:R>"
    )


def test_dice_that_fall_by_themselves_ask_nobody() -> None:
    line = awaiting(g.by_post(), kind="beat")
    assert line == "The bot rolls for 🎩 Ada <t:1800000000:R>"


@pytest.mark.parametrize(
    ("since", "said"), [(10, "now"), (AT_ONCE + 1, "<t:1800000000:R>")], ids=["soon", "later"]
)
def test_a_computers_roll_that_comes_at_once_has_no_time_that_is_over_when_read(
    since: float, said: str
) -> None:
    view = public_view(g.by_post().state)
    assert view.decision is not None
    computer = Player(A, None, "Igor", "hat", character="blocker")
    voice = Voice((computer, *list(PEOPLE.players.values())[1:]), "classic", WORDS)
    beat = Deadline(view.decision.id, A, AUTOMATIC_ROLL, AT, AT - since)
    assert awaiting_line(view, voice, [beat]) == f"The bot rolls for 🎩 Igor {said}"
    assert awaiting_line(view, PEOPLE, [beat]).endswith("<t:1800000000:R>"), "a person has time"


def question_at_the_end(game: Game) -> str:
    game.at(A, g.FREE_PARKING - 3).play(A, Roll(), (1, 2))
    return awaiting_line(public_view(game.state), PEOPLE)


@pytest.mark.parametrize(
    "deeds",
    [g.BROWNS[:1], (g.READING, g.PENNSYLVANIA_RR, g.B_AND_O, g.SHORT_LINE)],
    ids=["one street", "railroads"],
)
def test_house_01_without_a_group_of_streets_nobody_is_told_to_build(
    deeds: tuple[int, ...],
) -> None:
    game = g.live(2).owns(A, *deeds)
    assert question_at_the_end(game) == "**🎩 Ada**: trade, or end your turn"


def test_who_can_pay_for_a_building_is_told_to_build() -> None:
    game = g.live(2).owns(A, *g.BROWNS).cash(A, 50)
    assert question_at_the_end(game) == "**🎩 Ada**: build, trade, or end your turn"


@pytest.mark.parametrize(
    "game",
    [
        g.live(2).owns(A, *g.BROWNS).cash(A, 49),
        g.live(2).owns(A, *g.BROWNS).mortgaged(g.BALTIC),
        g.live(2).owns(A, *g.BROWNS).levels(g.BROWNS, 5, 5),
        g.live(2).owns(A, *g.BROWNS).stock(0, 0),
    ],
    ids=["no cash", "mortgaged", "full", "no houses left"],
)
def test_who_can_build_nothing_is_not_told_to_build(game: Game) -> None:
    assert question_at_the_end(game) == "**🎩 Ada**: trade, or end your turn"


@pytest.mark.parametrize(
    ("game", "question"),
    [
        (g.live(2), "end your turn"),
        (g.live(2).holds(B, "CC-GOOJF"), "trade, or end your turn"),
        (g.live_with("no-trading-first-lap", seats=2).owns(B, g.BALTIC), "end your turn"),
        (
            g.live_with("no-trading-first-lap", seats=2).owns(A, *g.BROWNS),
            "build, or end your turn",
        ),
    ],
    ids=["nobody owns anything", "a card", "too early", "too early to trade, not to build"],
)
def test_trading_is_only_spoken_of_where_there_is_something_to_trade(
    game: Game, question: str
) -> None:
    assert question_at_the_end(game) == f"**🎩 Ada**: {question}"


def test_amb_07_a_turn_that_ends_by_itself_says_what_it_waits_for() -> None:
    game = g.by_post(edition="2008").owns(A, *g.BROWNS).at(A, g.FREE_PARKING - 3)
    line = awaiting(played((A, Roll(), (1, 2)), game=game), kind="beat")
    assert line == "🎩 Ada can still trade or manage property. The turn ends <t:1800000000:R>"


def test_without_deadlines_no_time_is_told() -> None:
    line = awaiting_line(public_view(g.live().state), PEOPLE)
    assert line == "**🎩 Ada**: roll the dice"


def test_there_is_a_case_of_all_but_one_decision() -> None:
    seen = {type(public_view(make().state).decision) for _, make, _ in CASES}
    assert len(seen) >= len(get_args(Decision)) - 1


# -- the whole message -------------------------------------------------------------------------


def test_the_table_in_full() -> None:
    game = g.live().owns(B, g.READING, *g.BROWNS).levels(g.BROWNS, 1, 0).mortgaged(g.READING)
    game.holds(B, "CH-GOOJF").jailed(C, 1).cash(A, 1234)
    played((A, Roll(), (2, 6)), game=game)
    view = public_view(game.state)
    told = table_embed(
        view,
        PEOPLE,
        standings=standings_in_full(view, PEOPLE, {D: "💤 not responding"}),
        lines=[f"line {n}" for n in range(1, 8)],
    )
    assert told.title == "Monopoly · turn 1"
    assert told.description.split("\n") == [
        "▶ 🎩 Ada **$1,234** · no properties",
        "🚗 Bo **$1,500** · 3 properties worth $270 · 🎟️",
        "🐕 Cy **$1,500** · no properties · 🔒 in Jail, attempts used: 1 of 3",
        "🐈 Di **$1,500** · no properties · 💤 not responding",
        "-# Properties are worth their list prices plus buildings, minus mortgages.",
        "",
        "… 2 earlier lines: see `/monopoly game`",
        "line 3",
        "line 4",
        "line 5",
        "line 6",
    ]
    assert standings_in_short(view, PEOPLE, {D: "💤 not responding"}).split("\n") == [
        "▶ 🎩 Ada **$1,234**",
        "🚗 Bo **$1,500** 🎟️",
        "🐕 Cy **$1,500** 🔒 in Jail, attempts used: 1 of 3",
        "🐈 Di **$1,500** 💤 not responding",
    ]


def test_the_question_in_full() -> None:
    game = played((A, Roll(), (2, 6)), game=g.live().cash(A, 1234).owns(B, g.ORIENTAL))
    view = public_view(game.state)
    assert view.decision is not None
    times = [Deadline(view.decision.id, A, "buy", AT)]
    asked = question_embed(view, PEOPLE, lines=["old", "new"], notes=["a hint"], deadlines=times)
    assert asked.description.split("\n") == [
        "new",
        "### **🎩 Ada**: buy 🔷 Vermont for $100, or let it go to auction?",
        "Cash: **$1,234** · ⏳ <t:1800000000:R>",
        "a hint",
    ]
    assert asked.colour != COLOUR
    paused = question_embed(view, PEOPLE, deadlines=times, paused="It is paused.")
    assert paused.description.startswith("It is paused.")


def test_a_debtor_reads_what_is_missing() -> None:
    asked = question_embed(public_view(in_debt(g.READING).state), PEOPLE)
    assert "Cash: **$40** · **$60 short**" in asked.description


def test_dice_that_roll_by_themselves_need_nobody_s_cash() -> None:
    view = public_view(g.by_post().state)
    assert view.decision is not None
    times = [Deadline(view.decision.id, A, "beat", AT)]
    asked = question_embed(view, PEOPLE, deadlines=times)
    assert asked.description == "### The bot rolls for 🎩 Ada <t:1800000000:R>"


def test_tl_01_the_last_line_tells_the_agreed_hour_and_then_that_it_is_closing() -> None:
    game = g.Game(resolve(Choice("1994", "time-limit")).played_live(), 3)
    game.state.deeds[g.CONNECTICUT].owner = None
    game.at(A, g.CONNECTICUT - 3).play(A, Roll(), (1, 2))
    view, hour = public_view(game.state), (hour_at(1_700_000_000.5),)
    told = table_embed(view, PEOPLE, standings="", deadlines=hour).description
    last = told.split("\n")[-1]
    assert last == "🔔 The game ends <t:1700000000:f> (<t:1700000000:R>)."
    view = public_view(time_up(game.state, g.ScriptedChance()).state)
    last = table_embed(view, PEOPLE, standings="").description.split("\n")[-1]
    assert last.startswith("🔔 Time’s up! Anything in progress gets finished")


def test_where_no_time_was_agreed_none_is_up() -> None:
    view = replace(public_view(g.live().state), closing=True)
    last = table_embed(view, PEOPLE, standings="").description.split("\n")[-1]
    assert last.startswith("🏁 The game is ending. Anything in progress gets finished")


def test_no_arrow_points_at_somebody_who_is_out() -> None:
    game = g.live(3).owns(A, g.BALTIC)
    game.play(A, Resign())
    view = public_view(game.state)
    assert view.mover == A
    assert player_line(view, A, PEOPLE).startswith(PEOPLE.player(A))


def test_whoever_is_out_is_only_out() -> None:
    game = g.live()
    game.state.seats[B].left = 3
    assert player_line(public_view(game.state), B, PEOPLE) == "🚗 Bo out of the game"


def test_what_deeds_are_worth_is_less_what_the_bank_has_lent() -> None:
    game = g.live().owns(A, *g.BROWNS, g.READING).levels(g.BROWNS, 2, 1).mortgaged(g.READING)
    assert deeds_net(game.state, A) == 60 + 60 + 3 * 50 + 200 - 100


@pytest.mark.parametrize(
    ("count", "more"), [(4, None), (5, None), (6, "… 1 earlier line: see `/monopoly game`")]
)
def test_older_lines_are_counted(count: int, more: str | None) -> None:
    lines = [str(n) for n in range(count)]
    shown = last_lines(lines, WORDS)
    assert shown == [*([more] if more else []), *lines[-5:]]


# -- secrets -----------------------------------------------------------------------------------


def test_no_total_is_near_the_choice_of_a_tax() -> None:
    game = g.live().owns(A, g.BOARDWALK, g.READING).mortgaged(g.READING).cash(A, 777)
    played((A, Roll(), (1, 3)), game=game)
    hidden = game.decision
    assert isinstance(hidden, ChooseTax)
    text = _shown(public_view(game.state))
    worth = game.state.worth(A)
    for sum_ in (worth, hidden.share, deeds_net(game.state, A), 400, 200 + 400):
        assert f"${sum_:,}" not in text.replace("$200 or 10%", "")
    assert "🎩 Ada **$777** · 2 properties" in text


def _shown(view: View) -> str:
    standings = standings_in_full(view, PEOPLE, {})
    return f"{table_embed(view, PEOPLE, standings=standings)}\n{question_embed(view, PEOPLE)}"


def test_hidden_cards_and_maxima_change_nothing() -> None:
    one, two = g.live(), g.live()
    two.state.decks["chance"].reverse()
    for game, most in ((one, 50), (two, 70)):
        played((A, Roll(), (2, 6)), (A, Decline()), (B, SetMaximum(most)), game=game)
    assert one.state != two.state
    assert _shown(public_view(one.state)) == _shown(public_view(two.state))


def test_sealed_bids_of_any_size_look_alike() -> None:
    shown = []
    for action in (SetMaximum(5), SetMaximum(500), FileMaxima((), 0), PassBid()):
        game = played((A, Roll(), (2, 6)), (A, Decline()), (B, action), game=g.by_post())
        shown.append((_shown(public_view(game.state)), visible_to(game.events, None)))
    assert all(it == shown[0] for it in shown)


# -- limits ------------------------------------------------------------------------------------


def test_the_largest_table_fits() -> None:
    game = crowded(played((A, Roll(), (2, 6)), (A, Decline()), game=g.live(8)))
    line = "🧺 " + CROWD.name(0) + " rolled 4+4 and landed on Vermont " * 20
    view = public_view(game.state)
    standings = standings_in_full(view, CROWD, dict.fromkeys(range(8), "💤 not responding"))
    embed = table_embed(view, CROWD, standings=standings, lines=[line] * 40)
    assert len(Screen(embeds=(embed, question_embed(view, CROWD))).embeds) == 2
    assert len(embed) <= 4096 - 500
    assert "… 35 earlier lines: see `/monopoly game`" in embed.description
    assert embed.description.endswith("…")
    assert "@everyone" not in embed.description
    assert max(map(len, embed.description.split("\n"))) <= 8 * 100
