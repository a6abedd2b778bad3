"""Small drawings of our own on the board's squares, each around a point, in pixels."""

from math import cos, pi, sin

from bot.pictures.fonts import fitting_size
from bot.pictures.palette import BLUE, GREEN, INK, ORANGE, PAPER, RED, WHITE, YELLOW, Colour
from bot.pictures.pen import Pen


def locomotive(pen: Pen, x: float, y: float, ink: Colour, paper: Colour) -> None:
    """Draw a locomotive seen from its left, 26 x 22."""
    pen.box((x - 13, y - 3, x + 6, y + 6), ink, radius=2)
    pen.box((x + 2, y - 11, x + 13, y + 6), ink, radius=1)
    pen.box((x + 5, y - 8, x + 10, y - 2), paper)
    pen.box((x - 10, y - 10, x - 6, y), ink)
    pen.box((x - 3.5, y - 6, x, y), ink)
    for wheel in (-8, 0.5, 9):
        pen.disc(x + wheel, y + 7, 4.5, ink, paper, 1)


def bulb(pen: Pen, x: float, y: float, ink: Colour) -> None:
    """Draw a light bulb, 18 x 26."""
    pen.disc(x, y - 3, 9, ink)
    pen.box((x - 4.5, y + 2, x + 4.5, y + 8), ink)
    pen.box((x - 4.5, y + 9, x + 4.5, y + 11), ink)
    pen.box((x - 3, y + 12, x + 3, y + 13.5), ink)


def drop(pen: Pen, x: float, y: float, ink: Colour) -> None:
    """Draw a drop of water, 18 x 26."""
    pen.polygon([(x, y - 13), (x + 8, y + 2), (x - 8, y + 2)], ink)
    pen.disc(x, y + 4, 9, ink)


def chest(pen: Pen, x: float, y: float) -> None:
    """Draw a chest with a lock, 52 x 42."""
    pen.box((x - 26, y - 20, x + 26, y + 20), INK, radius=9)
    pen.box((x - 23, y - 17, x + 23, y - 4), ORANGE, radius=6)
    pen.box((x - 23, y - 1, x + 23, y + 17), ORANGE, radius=2)
    pen.box((x - 6, y - 8, x + 6, y + 7), INK, radius=2)
    pen.box((x - 3.5, y - 5.5, x + 3.5, y + 4.5), YELLOW, radius=1)


def coin(pen: Pen, x: float, y: float, sign: str) -> None:
    """Draw a coin with the sign of a currency, 44 x 44."""
    pen.disc(x, y, 22, INK)
    pen.disc(x, y, 19, YELLOW)
    pen.text(x, y, sign, fitting_size(sign, 31, 34, 12), INK)


def ring(pen: Pen, x: float, y: float) -> None:
    """Draw a ring with a stone, 38 x 50."""
    pen.disc(x, y + 8, 17, None, INK, 7)
    pen.disc(x, y + 8, 15.5, None, YELLOW, 4)
    pen.polygon([(x - 9, y - 25), (x + 9, y - 25), (x + 15, y - 17), (x, y), (x - 15, y - 17)], INK)
    pen.polygon([(x - 7, y - 22), (x + 7, y - 22), (x + 10, y - 17), (x - 10, y - 17)], WHITE)
    pen.polygon([(x - 10, y - 15), (x + 10, y - 15), (x, y - 5)], WHITE)


def arrow(pen: Pen, x: float, y: float, length: float, colour: Colour) -> None:
    """Draw an arrow to the left, as tokens leave GO; 28 high."""
    half = length / 2
    pen.box((x - half + 14, y - 5, x + half, y + 5), colour)
    pen.polygon([(x - half, y), (x - half + 20, y - 14), (x - half + 20, y + 14)], colour)


def parking(pen: Pen, x: float, y: float) -> None:
    """Draw the parking sign, 60 x 60."""
    pen.box((x - 30, y - 30, x + 30, y + 30), BLUE, radius=10)
    pen.text(x, y, "P", 54, WHITE)


def whistle(pen: Pen, x: float, y: float) -> None:
    """Draw a whistle being blown, 64 x 44."""
    pen.disc(x + 8, y + 5, 18, INK)
    pen.box((x - 30, y - 13, x + 14, y + 3), INK, radius=2)
    pen.disc(x + 8, y + 5, 7, PAPER)
    for turn in (-0.5, -0.3, -0.1):
        far, near = 40, 30
        pen.line(
            [
                (x + 8 + near * cos(turn * pi), y + 5 + near * sin(turn * pi)),
                (x + 8 + far * cos(turn * pi), y + 5 + far * sin(turn * pi)),
            ],
            RED,
            4,
        )


def house(pen: Pen, x: float, y: float, wide: float, high: float, ink: Colour = INK) -> None:
    """Draw a white house under a green roof; its edge stands out on every group's color."""
    for edge, wall, cover in ((0.0, ink, ink), (2.0, WHITE, GREEN)):
        across, up = wide / 2 - edge, high / 2 - edge
        eaves = y + high * 0.06
        pen.box((x - across, eaves, x + across, y + up), wall)
        pen.polygon([(x - across, eaves), (x, y - up), (x + across, eaves)], cover)


def hotel(pen: Pen, x: float, y: float, wide: float, high: float, ink: Colour = WHITE) -> None:
    """Draw a hotel with an edge, a flat roof and three windows."""
    for edge, colour in ((0.0, ink), (2.0, RED)):
        across, up = wide / 2 - edge, high / 2 - edge
        pen.polygon(
            [
                (x - across, y + up), (x - across, y - up * 0.2), (x - across * 0.6, y - up),
                (x + across * 0.6, y - up), (x + across, y - up * 0.2), (x + across, y + up),
            ],
            colour,
        )  # fmt: skip
    half, tall = wide * 0.07, high * 0.13
    for window in (-0.26, 0.0, 0.26):
        at = x + wide * window
        pen.box((at - half, y + tall / 2, at + half, y + tall * 2.5), WHITE)


def cup(pen: Pen, size: float) -> None:
    """Draw a golden cup with a white disc on it, as wide and high as a picture of this size."""
    for edge, gold, shade in ((0.0, INK, INK), (0.015, YELLOW, ORANGE)):
        for x in (0.2, 0.8):
            thick = (0.085 - 2 * edge) * size
            pen.disc(x * size, 0.3 * size, (0.16 - edge) * size, None, shade, thick)
        for left, top, right, bottom, colour in (
            (0.45, 0.6, 0.55, 0.86, shade),
            (0.3, 0.83, 0.7, 0.91, gold),
            (0.24, 0.89, 0.76, 0.98, shade),
            (0.2, 0.06, 0.8, 0.4, gold),
        ):
            box = (left + edge, top + edge, right - edge, bottom - edge)
            pen.box((box[0] * size, box[1] * size, box[2] * size, box[3] * size), colour)
        pen.disc(0.5 * size, 0.4 * size, (0.3 - edge) * size, gold)
        pen.box(
            ((0.16 + edge) * size, (0.02 + edge) * size, (0.84 - edge) * size, (0.1 - edge) * size),
            shade,
        )
    pen.disc(0.5 * size, 0.36 * size, 0.225 * size, WHITE, INK, 0.015 * size)
