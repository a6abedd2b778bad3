"""How colours look to eyes that lack a kind of cone, and how far apart two of them then are.

Matrices: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency" (2009), severity 1.0, for linear light. Distances: CIE 1976, white point D65.
"""

from collections.abc import Sequence

from bot.pictures.palette import Colour

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.95047, 1.0, 1.08883)


def distance(one: Colour, other: Colour, eyes: str) -> float:
    """Delta E; about 2 is just seen when both lie side by side."""
    pairs = zip(_lab(one, EYES[eyes]), _lab(other, EYES[eyes]), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(colour: Colour, seen: Matrix) -> tuple[float, float, float]:
    light = [min(1.0, max(0.0, part)) for part in _times(seen, [_linear(it) for it in colour])]
    x, y, z = (_root(it / most) for it, most in zip(_times(_TO_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116
