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
    """sbix: glyph 2 as above, glyph 3 the same by reference, glyph 4 a picture that claims to be huge,
    glyph 5 an outline without a picture."""
    order = [".notdef", "space", "picture", "twin", "huge", "outline"]
    builder = started("Typeproof Sbix", True, order,
                      {0x20: "space", ord("A"): "picture", ord("B"): "twin", ord("C"): "huge"},
                      {glyph: 1000 for glyph in order})
    outlines = {glyph: TTGlyphPen(None).glyph() for glyph in order}
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 1000, 1000)
    outlines["outline"] = pen.glyph()
    builder.setupGlyf(outlines)
    glyphs = [b"", b"", struct.pack(">hh4s", -1, -1, b"png ") + png(SMALL),
              struct.pack(">hh4sH", -1, -1, b"dupe", 2),
              struct.pack(">hh4s", 0, 0, b"png ") + png(SMALL, claimed=(30000, 30000)), b""]
    offset = 4 + 4 * (len(glyphs) + 1)
    offsets = [offset + sum(map(len, glyphs[:index])) for index in range(len(glyphs) + 1)]
    strike = struct.pack(">HH", 2, 72) + struct.pack(f">{len(offsets)}I", *offsets) + b"".join(glyphs)
    builder.font["sbix"] = raw("sbix", struct.pack(">HHII", 1, 1, 1, 12) + strike)
    finished(builder, "Sbix.ttf")


def outlined(name, characters, extra=()):
    """A font whose glyphs "square" (the whole em) and "half" (its left half) serve for layers."""
    order = [".notdef", "square", "half", *characters.values(), *extra]
    builder = started(name, True, order, characters, {glyph: 1000 for glyph in order})
    glyphs = {glyph: TTGlyphPen(None).glyph() for glyph in order}
    for glyph, right in [("square", 1000), ("half", 500)]:
        pen = TTGlyphPen(None)
        contour(pen, 0, 0, right, 1000)
        glyphs[glyph] = pen.glyph()
    builder.setupGlyf(glyphs)
    return builder


PALETTE = [tuple(channel / 255 for channel in color) for color in (RED, GREEN, BLUE, PALE)]
TEXT = 0xFFFF


def make_layers():
    """COLR 0. A: red, its left half in the colour of text. B: a colour that the palette lacks."""
    builder = outlined("Typeproof Layers", {ord("A"): "flag", ord("B"): "broken"})
    builder.font["COLR"] = buildCOLR(
        {"flag": [("square", 0), ("half", TEXT)], "broken": [("square", 9)]}, version=0,
        glyphMap=builder.font.getReverseGlyphMap())
    builder.font["CPAL"] = buildCPAL([PALETTE])
    finished(builder, "Layers.ttf")


def solid(index, alpha=1.0):
    return {"Format": otTables.PaintFormat.PaintSolid, "PaletteIndex": index, "Alpha": alpha}


def through(glyph, paint):
    return {"Format": otTables.PaintFormat.PaintGlyph, "Glyph": glyph, "Paint": paint}


def line(extend, *stops):
    return {"Extend": extend, "ColorStop": [
        {"StopOffset": offset, "PaletteIndex": index, "Alpha": 1.0} for offset, index in stops]}


def transformed(kind, paint, **numbers):
    return {"Format": getattr(otTables.PaintFormat, "Paint" + kind), "Paint": paint, **numbers}


def make_paints():
    """COLR 1: a glyph for each kind of paint, in the order of the letters from A."""
    linear = {"Format": otTables.PaintFormat.PaintLinearGradient, "x0": 0, "y0": 0, "y1": 0,
              "x2": 0, "y2": 1000}
    kinds = otTables.PaintFormat
    paints = {
        "solid": through("square", solid(0)),
        "faint": through("square", solid(TEXT, 0.5)),
        "layers": {"Format": kinds.PaintColrLayers,
                   "Layers": [through("square", solid(0)), through("half", solid(1))]},
        "linear": through("square", {**linear, "x1": 1000, "ColorLine": line("pad", (0, 0), (1, 2))}),
        "repeat": through("square", {**linear, "x1": 500, "ColorLine": line("repeat", (0, 0), (1, 2))}),
        "reflect": through("square", {**linear, "x1": 500, "ColorLine": line("reflect", (0, 0), (1, 2))}),
        "radial": through("square", {
            "Format": kinds.PaintRadialGradient, "x0": 500, "y0": 500, "r0": 0, "x1": 500, "y1": 500,
            "r1": 500, "ColorLine": line("pad", (0, 0), (0.5, 0), (0.5, 2), (1, 2))}),
        "sweep": through("square", {
            "Format": kinds.PaintSweepGradient, "centerX": 500, "centerY": 500, "startAngle": 0,
            "endAngle": 360, "ColorLine": line("pad", (0, 0), (0.25, 0), (0.25, 1), (0.5, 1),
                                               (0.5, 2), (0.75, 2), (0.75, TEXT), (1, TEXT))}),
        "matrix": transformed("Transform", through("half", solid(0)),
                              Transform={"xx": 1, "yx": 0, "xy": 0, "yy": 0.5, "dx": 500, "dy": 500}),
        "translate": transformed("Translate", through("half", solid(0)), dx=500, dy=0),
        "scale": transformed("ScaleAroundCenter", through("square", solid(0)), scaleX=0.5, scaleY=0.5,
                             centerX=1000, centerY=1000),
        "uniform": transformed("ScaleUniform", through("square", solid(0)), scale=0.5),
        "rotate": transformed("RotateAroundCenter", through("half", solid(0)), angle=90, centerX=500,
                              centerY=500),
        "skew": transformed("Skew", through("half", solid(0)), xSkewAngle=-45, ySkewAngle=0),
        "inside": {"Format": kinds.PaintComposite, "CompositeMode": "src_in",
                   "SourcePaint": through("square", solid(0)),
                   "BackdropPaint": through("half", solid(1))},
        "plus": {"Format": kinds.PaintComposite, "CompositeMode": "plus",
                 "SourcePaint": through("square", solid(0)),
                 "BackdropPaint": through("half", solid(1))},
        "clipped": through("square", solid(0)),
        "other": {"Format": kinds.PaintColrGlyph, "Glyph": "clipped"},
        "loop": {"Format": kinds.PaintColrGlyph, "Glyph": "loop"},
        "boundless": solid(0),
        "lacking": through("square", solid(9)),
    }
    letters = {ord("A") + index: name for index, name in enumerate(paints)}
    builder = outlined("Typeproof Paints", letters)
    builder.font["COLR"] = buildCOLR(
        paints, version=1, glyphMap=builder.font.getReverseGlyphMap(),
        clipBoxes={"clipped": (0, 0, 500, 1000)})
    builder.font["CPAL"] = buildCPAL([PALETTE])
    finished(builder, "Paints.ttf")


def make_svg():
    """SVG: glyph 3 is a document, the others are outlines."""
    builder = outlined("Typeproof SVG", {ord("A"): "picture"})
    document = b'<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph3"/></svg>'
    builder.font["SVG "] = raw("SVG ", struct.pack(">HIIHHHII", 0, 10, 0, 1, 3, 3, 14, len(document))
                               + document)
    finished(builder, "SVG.ttf")


if __name__ == "__main__":
    make_strikes()
    make_sbix()
    make_layers()
    make_paints()
    make_svg()
