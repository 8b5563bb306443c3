"""Draws cells with Pillow and libraqm, and compares each with its picture by blazediff, in one process.

Reads cells from standard input. The arguments are a folder and the number of passes after the first,
which makes the pictures to compare with. Prints the wall-clock and the CPU seconds of each pass.
"""

import json
import pathlib
import sys
import time

import blazediff
from PIL import Image, ImageDraw

# Python runs isolated, so it does not search for modules beside the script.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import pillow_fonts  # noqa: E402

cells = json.load(sys.stdin)
folder, passes = pathlib.Path(sys.argv[1]), int(sys.argv[2])


def draw(cell, font):
    picture = Image.new("L", (cell["width"], cell["height"]), 255)
    pen = ImageDraw.Draw(picture)
    for left, baseline, text in cell["lines"]:
        pen.text((left, baseline), text, fill=0, font=font, anchor="ls", language="en")
    return picture


fonts = [pillow_fonts.opened(cell["font"], cell["size"], cell["axes"]) for cell in cells]
for number, (cell, font) in enumerate(zip(cells, fonts)):
    draw(cell, font).save(folder / f"{number}.golden.png", "PNG", compress_level=1)

told = []
for _ in range(passes):
    wall, cpu = time.perf_counter(), time.process_time()
    for number, (cell, font) in enumerate(zip(cells, fonts)):
        # It compares only files.
        actual = folder / f"{number}.png"
        draw(cell, font).save(actual, "PNG", compress_level=1)
        if not blazediff.compare(str(folder / f"{number}.golden.png"), str(actual)).match_result:
            sys.exit(f"cell {cell['name']} differs from itself.")
    told.append({
        "wallSeconds": time.perf_counter() - wall, "cpuSeconds": time.process_time() - cpu})

print(json.dumps({
    "versions": {**pillow_fonts.versions(), "blazediff": "6.0.2"}, "passes": told}))
