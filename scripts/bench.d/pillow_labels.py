"""Draws labels with Pillow and libraqm in one process; runs inside Pillow's own environment.

Reads labels from standard input, and prints the time of each run. The argument is the number of
runs after the first.
"""

import json
import pathlib
import sys
import time

from PIL import Image, ImageDraw, ImageStat

# Python runs isolated, so it does not search for modules beside the script.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import pillow_fonts  # noqa: E402


def draw(label, fonts):
    picture = Image.new("L", (label["width"], label["height"]), 255)
    pen = ImageDraw.Draw(picture)
    for piece, font in zip(label["pieces"], fonts):
        pen.text(
            (label["left"] + piece["left"], label["baseline"]), piece["text"], fill=0, font=font,
            anchor="ls", language=label["language"], direction=piece["direction"])
    return picture


def measured(label, runs):
    fonts = [
        pillow_fonts.opened(piece["font"], label["size"], piece["axes"])
        for piece in label["pieces"]]
    cpu, wall = [], []
    for _ in range(runs + 1):
        wall_start, start = time.perf_counter(), time.thread_time()
        picture = draw(label, fonts)
        cpu.append(time.thread_time() - start)
        wall.append(time.perf_counter() - wall_start)
    return {
        "cpu": cpu, "wall": wall,
        "ink": (255 - ImageStat.Stat(picture).mean[0]) / 255 * picture.width * picture.height,
        "width": sum(
            font.getlength(piece["text"], piece["direction"], language=label["language"])
            for piece, font in zip(label["pieces"], fonts)),
    }


labels = json.load(sys.stdin)
print(json.dumps({
    "versions": pillow_fonts.versions(),
    "labels": [measured(label, int(sys.argv[1])) for label in labels],
}))
