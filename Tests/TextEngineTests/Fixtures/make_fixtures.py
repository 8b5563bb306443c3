#!/usr/bin/env python3
"""Makes the fonts of this folder: python3 make_fixtures.py. Needs fontTools 4.38 (python3-fonttools).

Their glyphs are rectangles and one curve with round coordinates, so that masks, outlines and advances
can be written down by hand. The em square is 1000 units wide; ascent 800, descent 200.
"""

import struct
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

HERE = Path(__file__).parent
LICENCE = "Made for the tests of Typeproof, under the project's own licence."

# Glyph number, character, advance, rectangles (left, bottom, right, top).
RECTANGLES = [
    (".notdef", None, 1000, [(100, 0, 900, 800)]),
    ("space", 0x20, 500, []),
    ("square", 0x25A0, 1000, [(0, 0, 1000, 1000)]),  # the whole em
    ("bar", ord("|"), 250, [(0, -250, 250, 750)]),  # a quarter em, a quarter below the baseline
    ("left", ord("l"), 1000, [(-500, 0, 500, 1000)]),  # half of it left of its origin
    ("flagged", ord("+"), 1000, [(0, 0, 625, 1000), (375, 0, 1000, 1000)]),  # overlap flag set
    ("unflagged", ord("-"), 1000, [(0, 0, 625, 1000), (375, 0, 1000, 1000)]),
]


def contour(pen, left, bottom, right, top):
    """A rectangle, clockwise as TrueType fills."""
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()


def started(name, is_ttf, order, characters, advances, lefts={}):
    builder = FontBuilder(1000, isTTF=is_ttf)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(characters)
    # FreeType moves a TrueType glyph to its left side bearing, so that has to be true.
    builder.setupHorizontalMetrics({glyph: (advances[glyph], lefts.get(glyph, 0)) for glyph in order})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable(
        {"familyName": name, "styleName": "Regular", "psName": name.replace(" ", ""),
         "licenseDescription": LICENCE, "version": "Version 1.000"},
        mac=False)
    return builder


def finished(builder, path):
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sCapHeight=700, sxHeight=500)
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"].created = builder.font["head"].modified = 3786912000  # 2024-01-01
    builder.font.recalcTimestamp = False
    builder.font.save(HERE / path)


def make_rectangles():
    order = [name for name, *_ in RECTANGLES] + ["curve"]
    characters = {code: name for name, code, *_ in RECTANGLES if code} | {ord("("): "curve"}
    advances = {name: advance for name, _, advance, _ in RECTANGLES} | {"curve": 600}
    lefts = {name: rectangles[0][0] for name, _, _, rectangles in RECTANGLES if rectangles}
    builder = started("Typeproof Rectangles", True, order, characters, advances, lefts)
    glyphs = {}
    for name, _, _, rectangles in RECTANGLES:
        pen = TTGlyphPen(None)
        for rectangle in rectangles:
            contour(pen, *rectangle)
        glyphs[name] = pen.glyph()
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.qCurveTo((0, 500), (500, 500))
    pen.lineTo((500, 0))
    pen.closePath()
    glyphs["curve"] = pen.glyph()
    glyphs["flagged"].flags[0] |= 0x40  # OVERLAP_SIMPLE
    builder.setupGlyf(glyphs)
    finished(builder, "Rectangles.ttf")


def make_cff():
    order = [".notdef", "space", "I", "O"]
    advances = {".notdef": 500, "space": 250, "I": 300, "O": 600}
    builder = started("Typeproof CFF", False, order, {0x20: "space", 0x49: "I", 0x4F: "O"}, advances)
    strings = {}
    for name in order:
        pen = T2CharStringPen(advances[name], None)
        if name == "I":
            contour(pen, 100, 0, 200, 700)
        if name == "O":
            pen.moveTo((100, 0))
            pen.curveTo((100, 400), (200, 700), (500, 700))
            pen.lineTo((500, 0))
            pen.closePath()
        strings[name] = pen.getCharString()
    builder.setupCFF("TypeproofCFF", {"FullName": "Typeproof CFF"}, strings, {})
    finished(builder, "CFF.otf")


def make_cff2():
    """One stem, 100 units wide at wght 400 and 300 wide at wght 900."""
    order = [".notdef", "I"]
    builder = started("Typeproof CFF2", False, order, {0x49: "I"}, {".notdef": 500, "I": 500})
    builder.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    empty = T2CharString(program=[])
    stem = T2CharString(program=[
        100, 0, "rmoveto", 0, 700, "rlineto", 100, 200, 1, "blend", 0, "rlineto", 0, -700, "rlineto"])
    builder.setupCFF2({".notdef": empty, "I": stem}, regions=[{"wght": (0, 1, 1)}])
    finished(builder, "CFF2.otf")


def make_collection():
    collection = TTCollection()
    collection.fonts = [
        TTFont(HERE / name, recalcTimestamp=False) for name in ("Rectangles.ttf", "CFF.otf")]
    collection.save(HERE / "Collection.ttc")


def twice(part):
    """A composite glyph of two copies of a glyph."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for x in (0, 100):
        component = GlyphComponent()
        component.glyphName, component.x, component.y = part, x, 0
        component.flags = 0x0002  # ARGS_ARE_XY_VALUES
        glyph.components.append(component)
    return glyph


def make_nest():
    """Hostile: each glyph is twice the one before, so that a few bytes stand for 2 to the 40 parts."""
    order = [".notdef"] + [f"nest{depth}" for depth in range(40)]
    builder = started("Typeproof Nest", True, order, {0x41: order[-1]}, dict.fromkeys(order, 500))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 100, 100)
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "nest0": pen.glyph()}
    for part, name in zip(order[1:], order[2:]):
        glyphs[name] = twice(part)
    for glyph in glyphs.values():
        glyph.xMin = glyph.yMin = glyph.xMax = glyph.yMax = 0  # computing them would take for ever too
    builder.font.recalcBBoxes = False
    builder.setupGlyf(glyphs, calcGlyphBounds=False)
    profile = builder.font["maxp"]
    profile.recalc = lambda font: None
    profile.maxComponentDepth = 60
    finished(builder, "Nest.ttf")


def make_zigzag():
    """Hostile: a contour of a thousand points that goes up and down the em between any two."""
    order = [".notdef", "zigzag"]
    builder = started("Typeproof Zigzag", True, order, {0x41: "zigzag"}, dict.fromkeys(order, 1000))
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for x in range(1, 1000):
        pen.lineTo((x, 1000 * (x % 2)))
    pen.closePath()
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "zigzag": pen.glyph()})
    finished(builder, "Zigzag.ttf")


def make_expansion():
    """Hostile: A becomes sixty glyphs, B does where it stands alone, and C becomes two thousand."""
    order = [".notdef", "one", "alone", "part", "most"]
    builder = started(
        "Typeproof Expansion", True, order, {0x41: "one", 0x42: "alone", 0x43: "most"},
        dict.fromkeys(order, 500))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 100, 100)
    square = pen.glyph()
    builder.setupGlyf({
        glyph: square if glyph != ".notdef" else TTGlyphPen(None).glyph() for glyph in order})
    parts = "part " * 60
    builder.addOpenTypeFeatures(
        f"lookup many {{ sub alone by {parts}; }} many;"
        f"feature ccmp {{ sub one by {parts}; sub most by {'part ' * 2000}; }} ccmp;"
        "feature ccmp { ignore sub alone' alone; ignore sub alone alone'; sub alone' lookup many; } ccmp;")
    finished(builder, "Expansion.ttf")


def make_narrowing():
    """Hostile: before an x, all of a text that came before is narrow, and the x is wider than a line."""
    order = [".notdef", "space", "a", "x", "narrow", "thin"]
    builder = started(
        "Typeproof Narrowing", True, order, {0x20: "space", 0x61: "a", 0x78: "x"},
        {**dict.fromkeys(order, 500), "x": 32000, "narrow": 1, "thin": 1})
    builder.setupGlyf(dict.fromkeys(order, TTGlyphPen(None).glyph()))
    builder.addOpenTypeFeatures(
        "feature calt { rsub [a space]' [narrow thin x] by [narrow thin]; } calt;")
    finished(builder, "Narrowing.ttf")


def make_chain(name, order):
    """Hostile: each glyph is made of the one before it in an order, 59 levels deep."""
    numbers = [".notdef"] + sorted(order)
    builder = started(
        f"Typeproof {name}", True, numbers, {0x41: order[-1]}, dict.fromkeys(numbers, 500))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 100, 100)
    glyphs = {".notdef": TTGlyphPen(None).glyph(), order[0]: pen.glyph()}
    for part, whole in zip(order, order[1:]):
        glyphs[whole] = Glyph()
        glyphs[whole].numberOfContours = -1
        component = GlyphComponent()
        component.glyphName, component.x, component.y = part, 0, 0
        component.flags = 0x0002  # ARGS_ARE_XY_VALUES
        glyphs[whole].components = [component]
    builder.setupGlyf(glyphs)
    finished(builder, f"{name}.ttf")


def widened(by):
    """A change of the advance of “l” alone: its last four points are the corners that layout sees."""
    return [(0, 0)] * 4 + [(0, 0), (by, 0), (0, 0), (0, 0)]


def make_axes(name, path, axes, instances):
    """An “l” whose advance tells where the font stands: each axis adds a number of its own.

    It also has letters for three emoji, one of them a skin tone, as few fonts have.
    """
    order = [".notdef", "l"]
    characters = dict.fromkeys([ord("l"), 0x2B50, 0x261D, 0x1F3FD], "l")
    builder = started(name, True, order, characters, dict.fromkeys(order, 1000))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 500, 1000)
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "l": pen.glyph()})
    builder.setupFvar(
        [(tag, *places, title) for tag, title, places, _ in axes],
        [{"stylename": style, "location": place} for style, place in instances])
    builder.setupGvar({"l": [
        TupleVariation({tag: (min(peak, 0), peak, max(peak, 0))}, widened(by))
        for tag, _, _, changes in axes for peak, by in changes]})
    finished(builder, path)


def second_axis_map():
    """An avar table of version 2: the heaviest is half as heavy as the axis says, and the widest is the heaviest.

    Written by hand, as fontTools 4.38 writes version 1 alone.
    """
    head = struct.pack(">HHHH", 2, 0, 0, 2) + struct.pack(">HH", 0, 0)  # no map of version 1 for either axis
    places = struct.pack(">LL", 0, len(head) + 8)  # no map of axes, and the store follows
    one = 1 << 14
    regions = struct.pack(">HH", 2, 2) + struct.pack(">6h", 0, one, one, 0, 0, 0) + struct.pack(
        ">6h", 0, 0, 0, 0, one, one)
    changes = struct.pack(">HHHHH", 2, 2, 2, 0, 1) + struct.pack(">hhhh", -one // 2, one, 0, 0)
    store = struct.pack(">HLHL", 1, 12, 1, 12 + len(regions)) + regions + changes
    table = DefaultTable("avar")
    table.data = head + places + store
    return table


AXES = [("wght", 400, 400, 900, "Weight"), ("wdth", 100, 100, 125, "Width")]


def make_second_axis_map():
    """An “l” 500 units wide and 1000 to the next; at the end of wght both are 400 more."""
    order = [".notdef", "l"]
    builder = started("Typeproof Avar2", True, order, {ord("l"): "l"}, dict.fromkeys(order, 1000))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 500, 1000)
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "l": pen.glyph()})
    builder.setupFvar(AXES, [])
    wider = [(0, 0), (0, 0), (400, 0), (400, 0), (0, 0), (400, 0), (0, 0), (0, 0)]
    builder.setupGvar({"l": [TupleVariation({"wght": (0, 1, 1)}, wider)]})
    builder.font["avar"] = second_axis_map()
    finished(builder, "Avar2.ttf")


def make_second_axis_map_cff2():
    """The stem of CFF2.otf, with the same map."""
    order = [".notdef", "I"]
    builder = started("Typeproof Avar2 CFF2", False, order, {0x49: "I"}, {".notdef": 500, "I": 500})
    builder.setupFvar(AXES, [])
    empty = T2CharString(program=[])
    stem = T2CharString(program=[
        100, 0, "rmoveto", 0, 700, "rlineto", 100, 200, 1, "blend", 0, "rlineto", 0, -700, "rlineto"])
    builder.setupCFF2({".notdef": empty, "I": stem}, regions=[{"wght": (0, 1, 1)}])
    builder.font["avar"] = second_axis_map()
    finished(builder, "Avar2.otf")


def make_two_outlines():
    """An “I” that is 500 units wide and 1000 high in glyf, and 100 and 700 in CFF; one file for each version."""
    order = [".notdef", "space", "I", "O"]
    builder = started(
        "Typeproof Two Outlines", True, order, {0x49: "I"}, dict.fromkeys(order, 600), {"I": 100})
    pen = TTGlyphPen(None)
    contour(pen, 100, 0, 600, 1000)
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({glyph: pen.glyph() if glyph == "I" else empty for glyph in order})
    builder.font["CFF "] = TTFont(HERE / "CFF.otf")["CFF "]
    for version, path in [("\0\1\0\0", "TwoOutlines.ttf"), ("OTTO", "TwoOutlines.otf")]:
        builder.font.sfntVersion = version
        finished(builder, path)


def make_unjoined():
    """Twelve Arabic letters of which one has another glyph inside a word."""
    letters = [0x628, 0x62A, 0x62B, 0x62C, 0x62D, 0x62E, 0x633, 0x634, 0x635, 0x636, 0x637, 0x638]
    characters = {letter: f"u{letter:04X}" for letter in letters}
    order = [".notdef", *characters.values(), "u0628.medi"]
    builder = started("Typeproof Unjoined", True, order, characters, dict.fromkeys(order, 500))
    pen = TTGlyphPen(None)
    contour(pen, 0, 0, 500, 500)
    square = pen.glyph()
    builder.setupGlyf({glyph: square if glyph != ".notdef" else TTGlyphPen(None).glyph() for glyph in order})
    builder.addOpenTypeFeatures(
        "languagesystem DFLT dflt; languagesystem arab dflt; feature medi { sub u0628 by u0628.medi; } medi;")
    finished(builder, "Unjoined.ttf")


if __name__ == "__main__":
    make_rectangles()
    make_axes(
        "Typeproof Axes", "Axes.ttf",
        # What is added at the least and at the greatest place.
        [("wght", "Weight", (200, 400, 800), [(-1, -4), (1, 4)]),
         ("wdth", "Width", (75, 100, 150), [(-1, -20), (1, 20)]),
         ("slnt", "Slant", (-12, 0, 0), [(-1, 300)]),
         ("opsz", "Optical size", (8, 12, 32), [(1, 4000)])],
        [("Semi Bold", {"wght": 600, "wdth": 100, "slnt": 0, "opsz": 12}),
         ("Wide", {"wght": 400, "wdth": 150, "slnt": 0, "opsz": 12})])
    make_axes(
        "Typeproof Italic Axis", "ItalicAxis.ttf",
        [("ital", "Italic", (0, 0, 1), [(1, 100)]), ("slnt", "Slant", (-12, 0, 0), [(-1, 300)])], [])
    make_nest()
    links = [f"link{number:02}" for number in range(60)]
    make_zigzag()
    make_expansion()
    make_narrowing()
    make_chain("Chain", links)
    make_chain("ReversedChain", links[::-1])
    make_cff()
    make_cff2()
    make_second_axis_map()
    make_second_axis_map_cff2()
    make_two_outlines()
    make_unjoined()
    make_collection()
