"""The chart of net worths: what is drawn where, and that no game is too odd for it."""

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.chart import BOTTOM, LEFT, RIGHT, SIZE, TOP, Chart, ChartLine, Tick, chart_png
from bot.pictures.palette import token_colour
from bot.render.stats_chart import chart_picture
from bot.ui.message_files import ALT
from engine.analysis.statistics import statistics
from engine.core import events as e
from tests.bot.render.tables import CROWD, PEOPLE, RULES
from tests.support.event_logs import log_of
from tests.support.game import A, B, C

DOLLARS = (Tick(0, "$0"), Tick(1000, "$1,000"))
TURNS = (Tick(0, "turn 0"), Tick(10, "10"))


def drawn(*lines: ChartLine, last: int = 10) -> Image.Image:
    image = Image.open(BytesIO(chart_png(Chart("Net worth", lines, DOLLARS, TURNS, last))))
    assert image.format == "PNG"
    return image.convert("RGB")


def game(*salaries: tuple[int, int], players: int = 4) -> tuple[e.Event, ...]:
    """A turn for each: who is paid how much in it."""
    started = e.GameStarted(RULES, ("hat", "car", "dog", "cat", "a", "b", "c", "d")[:players])
    turns = [(e.TurnStarted(seat), e.SalaryPaid(seat, paid)) for seat, paid in salaries]
    return (started, *(event for turn in turns for event in turn))


def test_a_line_goes_from_corner_to_corner_in_the_tokens_colour() -> None:
    image = drawn(ChartLine("boat", "Ada", "$1,000", tuple((at, at * 100) for at in range(11))))
    assert image.size == SIZE
    colours = {
        image.getpixel((LEFT + (RIGHT - LEFT) * at // 100, BOTTOM - (BOTTOM - TOP) * at // 100))
        for at in range(1, 100)
    }
    assert token_colour("boat") in colours
    beside = {image.getpixel((x, TOP + 20)) for x in range(LEFT + 8, LEFT + 500)}
    assert token_colour("boat") not in beside


def test_a_line_breaks_off_where_its_player_left() -> None:
    left = ((0, 900), (5, 900), (6, 0))
    stayed = ((0, 500), (10, 500))
    image = drawn(ChartLine("car", "Bo", "$500", stayed), ChartLine("boat", "Ada", "out", left))
    late = {
        image.getpixel((x, y)) for x in range(RIGHT - 100, RIGHT) for y in range(TOP, BOTTOM - 30)
    }
    assert token_colour("car") in late
    assert token_colour("boat") not in late


@pytest.mark.parametrize("salaries", [(), ((A, 0),), ((A, 10**9), (B, 0))])
def test_the_shortest_and_the_richest_games_are_drawn(
    salaries: tuple[tuple[int, int], ...],
) -> None:
    picture = chart_picture(statistics(log_of(game(*salaries))), PEOPLE)
    assert Image.open(BytesIO(picture.draw())).size == SIZE


def test_eight_long_names_in_a_long_game_stay_small_enough() -> None:
    many = [(seat, 100 + 7 * seat) for _ in range(60) for seat in range(8)]
    picture = chart_picture(statistics(log_of(game(*many, players=8))), CROWD)
    assert len(picture.draw()) < 40_000
    assert len(picture.alt) <= ALT


def test_the_words_for_it_say_who_led_when_and_how_it_stands() -> None:
    events = game((A, 200), (B, 100), (B, 400), (C, 0))
    gone = (e.WentBankrupt(C, ()), e.EstateSurrendered(C, 1500, (), ()))
    assert chart_picture(statistics(log_of((*events, *gone))), PEOPLE).alt == (
        "Net worth over 4 turns. 🎩 Ada led from turn 1 to turn 2. "
        "🚗 Bo led from turn 3 to turn 4. "
        "Now: 🚗 Bo $2,000, 🎩 Ada $1,700, 🐈 Di $1,500, 🐕 Cy out on turn 4."
    )


def test_of_many_changes_of_the_lead_the_words_tell_how_many() -> None:
    swaps = [(at % 2, 100 * (at + 1)) for at in range(20)]
    alt = chart_picture(statistics(log_of(game(*swaps))), PEOPLE).alt
    assert "The lead changed hands 19 times." in alt
    assert "🎩 Ada led for 10 turns." in alt


def test_the_picture_is_another_one_when_a_turn_has_gone_by() -> None:
    before, after = (game((A, 200)), game((A, 200), (B, 0)))
    pictures = [chart_picture(statistics(log_of(it)), PEOPLE) for it in (before, after, after)]
    assert pictures[0] != pictures[1] == pictures[2]


def test_of_those_who_left_the_last_to_leave_is_named_first() -> None:
    def out(seat: int) -> tuple[e.Event, ...]:
        return e.WentBankrupt(seat, ()), e.EstateSurrendered(seat, 1500, (), ())

    log = (*game((A, 0), (B, 0), players=3), *out(A), e.TurnStarted(C), *out(B))
    alt = chart_picture(statistics(log_of(log)), PEOPLE).alt
    assert alt.index("Cy $") < alt.index("Bo out") < alt.index("Ada out")
