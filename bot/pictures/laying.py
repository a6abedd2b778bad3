"""Flat images laid onto one another: Pillow's `paste` takes longer to ask what it is given."""

from PIL import Image


def lay(onto: Image.Image, drawn: Image.Image, left: int, top: int) -> None:
    """Paste an image; both are flat and hold their pixels."""
    wide, high = drawn.size
    onto.im.paste(drawn.im, (left, top, left + wide, top + high))


def lay_cut(onto: Image.Image, drawn: Image.Image, mask: Image.Image, left: int, top: int) -> None:
    """Paste as much of an image as its mask covers."""
    wide, high = drawn.size
    onto.im.paste(drawn.im, (left, top, left + wide, top + high), mask.im)
