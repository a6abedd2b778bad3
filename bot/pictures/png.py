"""A flat image as a PNG file, four bits a pixel: half as much to compress."""

import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image, _imaging
from zlib_ng import zlib_ng

from bot.pictures.palette import palette_bytes

DEPTH = 4
"""Bits a pixel: sixteen colours."""
NONE, UP = bytes((0,)), bytes((2,))
"""PNG's numbers for rows as they are, and for those of which each byte tells how it differs from
the one above it."""
Way = tuple[int, int]
"""How to compress: zlib's level and strategy."""
QUICK: Way = (1, zlib_ng.Z_RLE)
SMALL: Way = (6, zlib_ng.Z_DEFAULT_STRATEGY)
"""Quickly, looking for runs of a byte alone, as most of a picture is; or for whatever comes again,
which makes a board 7 % smaller and takes four times as long."""
FRAMELESS = -15
"""How far back is looked, as a power of two; negative: deflate without zlib's frame."""
HEADER, END = b"\x78\x01", b"\x03\x00"
"""Zlib's first bytes, and an empty last block of deflate."""
SIZES = 8
"""Sizes of pictures whose first bytes are kept ready."""
ADLER = 65521
"""The modulus of zlib's checksum."""


class Packed(NamedTuple):
    """Rows of a picture, compressed apart from those above and below them."""

    data: bytes
    checksum: int
    length: int
    """Bytes before they were compressed."""


def png(image: Image.Image) -> bytes:
    """Return the PNG of an image in the palette; its width must be even."""
    return png_of(image.size, [pack(image)])


def png_of(size: tuple[int, int], parts: Sequence[Packed]) -> bytes:
    """Return the PNG of a size of parts that lie one below the other."""
    checksum = 1
    for part in parts:
        checksum = _joined(checksum, part)
    body = (HEADER, *(part.data for part in parts), END, struct.pack(">I", checksum))
    return b"".join((_head(size), *_chunk(b"IDAT", *body), *_chunk(b"IEND")))


@lru_cache(SIZES)
def _head(size: tuple[int, int]) -> bytes:
    """Return what a PNG of a size begins with."""
    header = struct.pack(">IIBBBBB", *size, DEPTH, 3, 0, 0, 0)
    return b"".join(
        (b"\x89PNG\r\n\x1a\n", *_chunk(b"IHDR", header), *_chunk(b"PLTE", palette_bytes()))
    )


def pack(image: Image.Image, way: Way = QUICK) -> Packed:
    """Return an image of an even width and of two rows or more, compressed.

    Most of a board looks like the row above it, and long runs of zeros are quickly packed.
    """
    wide, high = image.size
    across = wide * DEPTH // 8 + 1
    # Each row ends with a byte that says how the next one is filtered.
    rows = _bytes(image.im, f"P;{DEPTH}", across)
    below, above = (
        _imaging.map_buffer(rows, (across, high - 1), "raw", first, ("L", 0, 1))
        for first in (across, 0)
    )
    differences = below.chop_subtract_modulo(above)
    differences.paste(UP[0], (across - 1, 0, across, high - 1))
    first = NONE + rows[: across - 1] + UP
    others = memoryview(_bytes(differences, "L", across))[:-1]
    level, strategy = way
    packer = zlib_ng.compressobj(level, wbits=FRAMELESS, strategy=strategy)
    data = packer.compress(first), packer.compress(others), packer.flush(zlib_ng.Z_SYNC_FLUSH)
    checksum = zlib_ng.adler32(others, zlib_ng.adler32(first))
    return Packed(b"".join(data), checksum, len(first) + len(others))


def _bytes(core: Any, mode: str, stride: int) -> bytes:
    """Return the pixels of an image's core in a mode, with `stride` bytes from row to row.

    Pillow's own `tobytes` joins pieces of 64 KB, or makes more room than there are pixels.
    """
    wide, high = core.size
    encoder = Image._getencoder(core.mode, "raw", (mode, stride, 1))
    encoder.setimage(core, (0, 0, wide, high))
    found: bytes = encoder.encode(stride * high)[2]
    return found


def _joined(checksum: int, part: Packed) -> int:
    """Return zlib's checksum of what came before and a part behind it."""
    low, high = checksum & 0xFFFF, checksum >> 16
    more_low, more_high = part.checksum & 0xFFFF, part.checksum >> 16
    high += more_high + part.length * (low - 1)
    return (high % ADLER) << 16 | (low + more_low - 1) % ADLER


def _chunk(kind: bytes, *body: bytes) -> tuple[bytes, ...]:
    checksum = zlib_ng.crc32(kind)
    for part in body:
        checksum = zlib_ng.crc32(part, checksum)
    length = struct.pack(">I", sum(map(len, body)))
    return length, kind, *body, struct.pack(">I", checksum)
