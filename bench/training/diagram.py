"""A calibration table as a picture in SVG, for light and dark screens."""

from collections.abc import Iterable, Sequence
from math import sqrt

Row = dict[str, float | None]
"""A line of a calibration table: what was called from `from` to `to`, and what came of it."""
SIZE, LEFT, TOP = 400, 64, 24
"""The sides of the square in which points lie, and what is left of it and above it."""
WIDE, HIGH = LEFT + SIZE + 48, TOP + SIZE + 60
STYLE = """
    .back { fill: #ffffff; stroke: #d0d7de } .grid { stroke: #d8dee4 } .even { stroke: #57606a }
    .dot { fill: #0b6e4f; fill-opacity: .8 } .margin { stroke: #0b6e4f } text { fill: #1f2328 }
    @media (prefers-color-scheme: dark) {
      .back { fill: #16191d; stroke: #3d444d } .grid { stroke: #30363d } .even { stroke: #9198a1 }
      .dot { fill: #4fd1a1 } .margin { stroke: #4fd1a1 } text { fill: #e6edf3 }
    }
    text { font: 13px sans-serif } .small { font-size: 11px }
"""
"""Colors. The ground is painted too: words stay readable on a page of either kind."""
LEAST, WIDEST = 3.0, 16.0
"""The radius of a dot of few positions, and of the one of most."""


def diagram(rows: Sequence[Row]) -> str:
    """Return a picture of what was called, against what came true, with how often."""
    there = [row for row in rows if row["count"]]
    most = max((row["count"] or 0 for row in there), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        f'width="{WIDE}" height="{HIGH}" role="img">',
        "<title>What the judge called, and what came true</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="back" x=".5" y=".5" width="{WIDE - 1}" height="{HIGH - 1}" rx="8"/>',
        *_grid(),
        *(line for row in there for line in _point(row, most)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _grid() -> Iterable[str]:
    for percent in range(0, 101, 20):
        across, up = _across(percent / 100), _up(percent / 100)
        yield _line("grid", across, TOP, across, TOP + SIZE)
        yield _line("grid", LEFT, up, LEFT + SIZE, up)
        yield _text(across, TOP + SIZE + 20, "middle", f"{percent} %")
        yield _text(LEFT - 8, up + 4, "end", f"{percent} %")
    yield _line("even", _across(0), _up(0), _across(1), _up(1))
    yield _text(LEFT + SIZE / 2, HIGH - 16, "middle", "chance to win that the judge called")
    middle = TOP + SIZE / 2
    turned = f' transform="rotate(-90 18 {middle:g})"'
    yield _text(18, middle, "middle", "came true", turned)


def _point(row: Row, most: float) -> Iterable[str]:
    count, called, true, margin = (
        row[name] or 0.0 for name in ("count", "called", "came_true", "margin")
    )
    across, up = _across(called), _up(true)
    if margin:
        low, high = max(0.0, true - margin), min(1.0, true + margin)
        yield _line("margin", across, _up(low), across, _up(high))
    radius = LEAST + (WIDEST - LEAST) * sqrt(count / most)
    yield f'<circle class="dot" cx="{across:.1f}" cy="{up:.1f}" r="{radius:.1f}"/>'
    # Above the line of even chances there is room on the left, below it on the right.
    side, anchor = (-1, "end") if true >= called else (1, "start")
    if across - LEFT < 60:
        side, anchor = 1, "start"
    where = across + side * (radius + 4)
    yield _text(where, up + (4 if side > 0 else -4), anchor, f"{count:,.0f}", ' class="small"')


def _across(share: float) -> float:
    return LEFT + SIZE * share


def _up(share: float) -> float:
    return TOP + SIZE * (1 - share)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, anchor: str, text: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{text}</text>'
