"""Writes the outlines of the shapes that SymbolNames.swift names into Swift tables; see scripts/symbols.

Coordinates are twentieths of a unit. A symbol is 24 units high, and an em has 20. Each line of a table has a name,
the width of the shape, and its path: `m`, `l` and `q` with distances from the place before, and `z`.
"""

import pathlib
import re
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

STEPS = 20
# The room beside the ink, and the most that ink may be high and wide, in units.
MARGIN, HEIGHT, WIDTH = 2.1, 20, 24
# Where the baseline of letters is: the middle of capitals, 1490 of 2048 em high in Inter, is the middle of the box.
BASELINE = 12 + 1490 / 2048 * 20 / 2
# Lines of Swift in a file; at most 400.
LINES = 380
HEADING = """\
// Written by scripts/symbols; do not edit. These outlines are under the SIL Open Font License 1.1, whose text is
// scripts/fonts.d/OFL-1.1.txt. They come from
// {source}
"""
ICONS = """\
// Material Design Icons 1.6.50, Copyright 2014 Austin Andrews and Google, by way of Debian. Size and place are
// adapted."""
LETTERS = """\
// Inter 4.001, Copyright 2016 The Inter Project Authors. Size and place are adapted."""


class Path:
    """The steps of a path in whole numbers, each from the place before."""

    def __init__(self):
        self.text, self.pen, self.letter = "", (0, 0), None

    def add(self, letter, points):
        words = []
        origin = self.pen
        for point in points:
            place = (round(point[0] * STEPS), round(point[1] * STEPS))
            words += [place[0] - origin[0], place[1] - origin[1]]
            if letter != "q" or point is points[-1]:
                origin = place
            else:
                origin = self.pen
        self.pen = origin
        numbers = "".join(f"{' ' if n >= 0 else ''}{n}" for n in words).lstrip(" ")
        if letter == self.letter and letter != "m":
            self.text += ("" if numbers[0] == "-" else " ") + numbers
        else:
            self.text += letter + numbers
        self.letter = letter

    def close(self):
        self.text += "z"
        self.letter = None


def path(glyphs, name, transform):
    """The path of a glyph, after an affine transformation."""
    record = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(TransformPen(record, transform))
    result = Path()
    for kind, points in record.value:
        if kind == "moveTo":
            result.add("m", points)
            start = result.pen
        elif kind == "lineTo":
            result.add("l", points)
        elif kind == "qCurveTo":
            if points[-1] is None:
                raise SystemExit(f"symbols: {name} has a contour without a point on it.")
            for control, end in decomposeQuadraticSegment(points):
                result.add("q", [control, end])
        elif kind in ("closePath", "endPath"):
            result.close()
            # What follows counts from where the contour began.
            result.pen = start
        else:
            raise SystemExit(f"symbols: {name} has a step {kind}.")
    return result.text


def icon(font, name):
    """The width and the path of an icon, with its ink inside the box."""
    glyphs = font.getGlyphSet()
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    unit = 24 / font["head"].unitsPerEm
    left, bottom, right, top = (edge * unit for edge in bounds.bounds)
    # The top of the box is at the ascender.
    ascent = font["hhea"].ascent * unit
    width, height = right - left, top - bottom
    scale = min(1, WIDTH / width, HEIGHT / height)
    middle = ascent - (top + bottom) / 2
    reach = height * scale / 2
    middle = min(max(middle, 12 - HEIGHT / 2 + reach), 12 + HEIGHT / 2 - reach)
    advance = round((width * scale + 2 * MARGIN) * 10) / 10
    x = (advance - width * scale) / 2 - left * scale
    y = middle + (top + bottom) / 2 * scale
    return advance, path(glyphs, name, (unit * scale, 0, 0, -unit * scale, x, y))


def letter(font, character):
    """The width and the path of a letter, on the baseline."""
    name = font.getBestCmap()[ord(character)]
    unit = 20 / font["head"].unitsPerEm
    advance = round(font["hmtx"][name][0] * unit * 10) / 10
    return advance, path(font.getGlyphSet(), name, (unit, 0, 0, -unit, 0, BASELINE))


def source(name, comment, credit, rows):
    """A Swift file with a table."""
    lines = "".join(f"    {key} {width:g} {text}\n" for key, (width, text) in rows)
    return (HEADING.format(source=credit.removeprefix("// ")) +
            f'\n/// {comment}\nenum {name} {{\n  static let table = """\n{lines}    """\n}}\n')


def main():
    unpacked, root = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder = root / "Sources" / "Interfaces" / "Symbols"
    names = (folder / "SymbolNames.swift").read_text(encoding="utf-8")
    rows = [entry.split()[1:] for entry in re.split(r"[,\n]", names.split('"""')[1]) if entry.strip()]
    words = sorted({word for row in rows for word in row})
    wanted = sorted({re.sub(r"^~|[/^]+$", "", word) for word in words if not word.startswith('"')})
    characters = sorted({c for word in words if word.startswith('"') for c in word[1:]}
                        | set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"))

    share = unpacked / "usr" / "share"
    style = (share / "fonts-materialdesignicons-webfont/css/materialdesignicons.css").read_text(encoding="utf-8")
    codes = dict(re.findall(r'\.mdi-([a-z0-9-]+):before \{\s*content: "\\([0-9A-Fa-f]+)"', style))
    icons = TTFont(share / "fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf")
    charset = icons.getBestCmap()
    missing = [name for name in wanted if name not in codes]
    if missing:
        raise SystemExit(f"symbols: there is no icon {', '.join(missing)}.")
    shapes = [(name, icon(icons, charset[int(codes[name], 16)])) for name in wanted]

    inter = instantiateVariableFont(
        TTFont(root / "Fonts/Inter/InterVariable.ttf"), {"wght": 400, "opsz": 20})
    letters = [(f'"{c}', letter(inter, c)) for c in characters]

    half = (len(shapes) + 1) // 2
    if half > LINES:
        raise SystemExit("symbols: more shapes than two files hold.")
    files = {
        "SymbolGlyphs.swift": source(
            "SymbolGlyphs", "Outlines of icons, the first half by their names.", ICONS, shapes[:half]),
        "SymbolGlyphsRest.swift": source(
            "SymbolGlyphsRest", "Outlines of icons, the second half by their names.", ICONS, shapes[half:]),
        "SymbolLetters.swift": source("SymbolLetters", "Outlines of letters.", LETTERS, letters),
    }
    changed = []
    for name, text in files.items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            changed.append(name)
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and changed:
        raise SystemExit(f"symbols: differ from a new build: {', '.join(changed)}. Run scripts/symbols.")
    print(f"{len(shapes)} icons and {len(letters)} letters: {len(changed)} file(s) changed.")


main()
