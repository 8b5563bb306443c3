"""Draws cells with Pillow and libraqm in one process; runs inside Pillow's own environment.

Reads cells from standard input, and prints the CPU seconds of each pass. The argument is the number of passes.
"""

import io
import json
import pathlib
import sys
import time

from PIL import Image, ImageDraw

# Python runs isolated, so it does not search for modules beside the script.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import pillow_fonts  # noqa: E402

cells = json.load(sys.stdin)


def draw(cell, font):
    picture = Image.new("L", (cell["width"], cell["height"]), 255)
    pen = ImageDraw.Draw(picture)
    for left, baseline, text in cell["lines"]:
        pen.text((left, baseline), text, fill=0, font=font, anchor="ls", language="en")
    return picture


start = time.thread_time()
fonts = [pillow_fonts.opened(cell["font"], cell["size"], cell["axes"]) for cell in cells]
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
    "versions": pillow_fonts.versions(), "openSeconds": open_seconds, "passes": passes}))
