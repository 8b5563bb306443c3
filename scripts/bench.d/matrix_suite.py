"""Suites that the bench records for itself: a Latin sample in all styles and sizes, at three scales."""

import json
import os
import pathlib
import shutil

import figures
from figures import PROGRAM

PLACE = pathlib.Path(".build/bench/matrix")
STYLES = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption1", "caption2"]
SCALES = [1, 2, 3]
FONT = "Inter/InterVariable.ttf"


class Suite:
    """A recorded suite, whose cells are styles × 12 categories × scales × widths.

    `own_font` copies a font beside it, `anew` deletes earlier goldens, and `recording` has the time of the recording.
    """

    def __init__(self, name, text, styles=STYLES, scales=SCALES, widths=(343,), own_font=False, anew=False):
        self.folder = PLACE / name
        fonts = pathlib.Path("Fonts")
        self.cells = len(styles) * 12 * len(scales) * len(widths)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "typeproof.json"
        if own_font:
            self.font = self.folder / fonts / FONT
            self.font.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(fonts / FONT, self.font)
            fonts = self.folder / fonts
        spec = json.dumps({
            "suite": "matrix",
            "fonts": {"folder": os.path.relpath(fonts, self.folder), "system": FONT},
            "styles": {style: {"textStyle": style} for style in styles},
            "samples": {"latin": {"en": text}},
            "matrix": {"scales": list(scales), "widths": list(widths)},
        }, ensure_ascii=False)
        self.file.write_text(spec, encoding="utf-8")
        # A second recording by the same program only compares, so it is faster.
        if anew:
            shutil.rmtree(self.folder / "Snapshots", ignore_errors=True)
        self.recording = figures.processes([[PROGRAM, "record", "--force", "--config", str(self.file)]])[0]

    def verify(self, jobs, *options):
        return [PROGRAM, "verify", "--config", str(self.file), "--jobs", str(jobs), *options]
