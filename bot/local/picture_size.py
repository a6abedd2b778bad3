"""How large a picture is, from the first bytes of its file."""

from __future__ import annotations

import struct


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF or WebP in pixels; None for anything else."""
    if len(data) < 30:
        return None
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return _pair(">II", data, 16)
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return _pair("<HH", data, 6)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _webp(data: bytes) -> tuple[int, int] | None:
    if data[12:16] == b"VP8X":
        width, height = (int.from_bytes(data[at : at + 3], "little") for at in (24, 27))
        return width + 1, height + 1
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if data[12:16] == b"VP8 ":
        width, height = _pair("<HH", data, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None


def _pair(form: str, data: bytes, at: int) -> tuple[int, int]:
    width, height = struct.unpack_from(form, data, at)
    return width, height
