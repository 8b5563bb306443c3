#!/usr/bin/env python3
"""Makes the fonts of this folder whose glyphs have colours: python3 make_color_fixtures.py.

Needs fontTools 4.38 (python3-fonttools). The em square is 1000 units wide; ascent 800, descent 200.
"""

import struct
import zlib

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables import otTables
from make_fixtures import contour, finished, started

RED, GREEN, BLUE, YELLOW = (255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (255, 255, 0, 255)
# Half of it shines through.
PALE = (255, 255, 255, 128)


def png(rows, claimed=None):
    """A picture of 8-bit RGBA; it may claim another size than it has."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    width, height = claimed or (len(rows[0]), len(rows))
    content = b"".join(b"\0" + bytes(channel for pixel in row for channel in pixel) for row in rows)
    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(content, 9)) + chunk(b"IEND", b""))


SMALL = [[RED, GREEN], [BLUE, PALE]]  # for 2 px per em
LARGE = [[YELLOW] * 4] * 4  # for 4 px per em


def raw(tag, data):
    table = DefaultTable(tag)
    table.data = data
    return table


def make_strikes():
    """CBDT: the picture of glyph 2 stands one px left of its origin and one below its baseline."""
    order = [".notdef", "space", "picture"]
    builder = started("Typeproof Strikes", True, order, {0x20: "space", ord("A"): "picture"},
                      {glyph: 1000 for glyph in order})
    data, sizes, arrays = struct.pack(">HH", 3, 0), b"", b""
    pictures = [(2, SMALL), (4, LARGE)]
    for ppem, rows in pictures:
        start = len(data)
        picture = png(rows)
        data += struct.pack(">BBbbBI", len(rows), len(rows[0]), -1, len(rows) - 1, ppem,
                            len(picture)) + picture
        array = struct.pack(">HHI", 2, 2, 8)
        array += struct.pack(">HHIII", 1, 17, start, 0, len(data) - start)
        line = struct.pack(">bbB9b", ppem, 0, ppem, *[0] * 9)
        sizes += struct.pack(">IIII", 8 + 48 * len(pictures) + len(arrays), len(array), 1, 0)
        sizes += line + line + struct.pack(">HHBBBb", 2, 2, ppem, ppem, 32, 1)
        arrays += array
    builder.font["CBDT"] = raw("CBDT", data)
    builder.font["CBLC"] = raw("CBLC", struct.pack(">HHI", 3, 0, len(pictures)) + sizes + arrays)
    finished(builder, "Strikes.ttf")


def make_sbix():
    """sbix: glyph 2 as above, glyph 3 the same by reference, glyph 4 a picture that claims to be huge."""
    order = [".notdef", "space", "picture", "twin", "huge"]
    builder = started("Typeproof Sbix", True, order,
                      {0x20: "space", ord("A"): "picture", ord("B"): "twin", ord("C"): "huge"},
                      {glyph: 1000 for glyph in order})
    builder.setupGlyf({glyph: TTGlyphPen(None).glyph() for glyph in order})
    glyphs = [b"", b"", struct.pack(">hh4s", -1, -1, b"png ") + png(SMALL),
              struct.pack(">hh4sH", -1, -1, b"dupe", 2),
              struct.pack(">hh4s", 0, 0, b"png ") + png(SMALL, claimed=(30000, 30000))]
    offset = 4 + 4 * (len(glyphs) + 1)
    offsets = [offset + sum(map(len, glyphs[:index])) for index in range(len(glyphs) + 1)]
    strike = struct.pack(">HH", 2, 72) + struct.pack(f">{len(offsets)}I", *offsets) + b"".join(glyphs)
    builder.font["sbix"] = raw("sbix", struct.pack(">HHII", 1, 1, 1, 12) + strike)
    finished(builder, "Sbix.ttf")


if __name__ == "__main__":
    make_strikes()
    make_sbix()
