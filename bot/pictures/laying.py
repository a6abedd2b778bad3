"""Flat images laid onto one another: Pillow's `paste` takes longer to ask what it is given."""

from PIL import Image


def lay(onto: Image.Image, drawn: Image.Image, left: int, top: int) -> None:
    """Paste an image; both are flat and hold their pixels."""
    wide, high = drawn.size
    onto.im.paste(drawn.im, (left, top, left + wide, top + high))


def lay_ink(onto: Image.Image, ink: int, mask: Image.Image, left: int, top: int) -> None:
    """Give all pixels that the mask covers the color of that number."""
    wide, high = mask.size
    onto.im.paste(ink, (left, top, left + wide, top + high), mask.im)
