"""Draws cells with Pillow and libraqm in one process; runs inside Pillow's own environment.

Reads cells from standard input, prints the processor's seconds for each pass. The argument is the number of passes.
"""

import io
import json
import sys
import time

import PIL
from PIL import Image, ImageDraw, ImageFont, features

if not features.check("raqm"):
    sys.exit("Pillow has no libraqm, or no FriBidi to go with it. Install Debian's libfribidi0.")

cells = json.load(sys.stdin)


def font_for(cell):
    font = ImageFont.truetype(cell["font"], cell["size"], layout_engine=ImageFont.Layout.RAQM)
    # Pillow takes the axes in the font's order, and names them in words only.
    order = {"optical size": "opsz", "weight": "wght"}
    names = [axis["name"].decode().lower() for axis in font.get_variation_axes()]
    font.set_variation_by_axes([cell["axes"][order[name]] for name in names])
    return font


def draw(cell, font):
    picture = Image.new("L", (cell["width"], cell["height"]), 255)
    pen = ImageDraw.Draw(picture)
    for left, baseline, text in cell["lines"]:
        pen.text((left, baseline), text, fill=0, font=font, anchor="ls", language="en")
    return picture


start = time.thread_time()
fonts = [font_for(cell) for cell in cells]
open_seconds = time.thread_time() - start

passes = []
for _ in range(int(sys.argv[1])):
    start = time.thread_time()
    pictures = [draw(cell, font) for cell, font in zip(cells, fonts)]
    drawn = time.thread_time()
    for picture in pictures:
        picture.save(io.BytesIO(), "PNG")
    passes.append({"drawSeconds": drawn - start, "encodeSeconds": time.thread_time() - drawn})
if any(picture.getextrema()[0] > 64 for picture in pictures):
    sys.exit("a picture has no ink.")

print(json.dumps({
    "versions": {
        "Pillow": PIL.__version__,
        **{name: features.version(name) for name in ("raqm", "harfbuzz", "freetype2", "zlib")},
    },
    "openSeconds": open_seconds,
    "passes": passes,
}))
