"""The way of the token that moved last, drawn in the lane before the squares."""

from PIL import Image, ImageDraw

from bot.pictures.board_spec import BoardSpec
from bot.pictures.middle import MIDDLE
from bot.pictures.palette import INK, index, token_colour
from bot.pictures.squares import entrance, is_corner, side_of
from engine.editions.board import JAIL

Point = tuple[int, int]


def draw_path(image: Image.Image, spec: BoardSpec, top: int) -> None:
    """Draw the way of the token that moved last on an image that begins with that row of the
    board.
    """
    if not spec.path:
        return
    pen = ImageDraw.Draw(image)
    points = _bends([(x, y - top) for x, y in map(entrance, spec.path)])
    colour = index(token_colour(spec.walker))
    if spec.jumped:
        _jump(pen, points[-1], colour, top)
    if len(points) < 2:
        return
    for ink, thick in ((index(INK), 9), (colour, 5)):
        pen.line(points, ink, thick, joint="curve")
        x, y = points[0]
        pen.ellipse((x - thick, y - thick, x + thick, y + thick), ink)
        _head(pen, points[-1], spec.path[-1], ink, thick)


def _bends(points: list[Point]) -> list[Point]:
    """Return the first point, those where the way changes its direction, and the last one."""
    between = zip(points, points[1:], points[2:], strict=False)
    bends = [at for before, at, after in between if not _straight(before, at, after)]
    return [*points[:1], *bends, *points[1:][-1:]]


def _straight(before: Point, at: Point, after: Point) -> bool:
    """Return whether the way goes on at a point: neither around a corner nor back."""
    (x, y), (to_x, to_y) = (
        (at[0] - before[0], at[1] - before[1]),
        (after[0] - at[0], after[1] - at[1]),
    )
    return x * to_y == y * to_x and x * to_x + y * to_y > 0


def _jump(pen: ImageDraw.ImageDraw, point: Point, colour: int, top: int) -> None:
    """Draw dots from a square to Jail, as far as there is nothing in the middle."""
    (x, y), (to_x, to_y) = point, entrance(JAIL)
    to_y -= top
    count = max(abs(to_x - x), abs(to_y - y)) // 24
    for number in range(1, count + 1):
        at_x, at_y = x + (to_x - x) * number // count, y + (to_y - y) * number // count
        if not MIDDLE.holds(at_x, at_y + top):
            for ink, radius in ((index(INK), 6), (colour, 4)):
                pen.ellipse((at_x - radius, at_y - radius, at_x + radius, at_y + radius), ink)


def _head(pen: ImageDraw.ImageDraw, point: Point, space: int, ink: int, thick: int) -> None:
    """Draw the path's end: an arrow onto the square."""
    x, y = point
    across, down = _outwards(space)
    size = thick + 6
    tip = x + across * size, y + down * size
    left = x - down * size, y + across * size
    right = x + down * size, y - across * size
    pen.polygon([tip, left, right], ink)


def _outwards(space: int) -> tuple[float, float]:
    if is_corner(space):
        return {0: (0.7, 0.7), 10: (-0.7, 0.7), 20: (-0.7, -0.7), 30: (0.7, -0.7)}[space]
    return ((0, 1), (-1, 0), (0, -1), (1, 0))[side_of(space)]
