"""Suites that the bench records for itself: a Latin sample in all styles and sizes, at three scales."""

import json
import os
import pathlib

import figures
from figures import PROGRAM

PLACE = pathlib.Path(".build/bench/matrix")
STYLES = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption1", "caption2"]
SCALES = [1, 2, 3]


class Suite:
    """A recorded suite, whose cells are styles × 12 categories × scales × widths."""

    def __init__(self, name, text, styles=STYLES, scales=SCALES, widths=(343,)):
        self.folder = PLACE / name
        self.cells = len(styles) * 12 * len(scales) * len(widths)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "typeproof.json"
        spec = json.dumps({
            "suite": "matrix",
            "fonts": {"folder": os.path.relpath("Fonts", self.folder), "system": "Inter/InterVariable.ttf"},
            "styles": {style: {"textStyle": style} for style in styles},
            "samples": {"latin": {"en": text}},
            "matrix": {"scales": list(scales), "widths": list(widths)},
        }, ensure_ascii=False)
        self.file.write_text(spec, encoding="utf-8")
        self.record()

    def record(self):
        """Records it anew, and tells how long that took."""
        self.recording = figures.processes([[PROGRAM, "record", "--config", str(self.file)]])[0]

    def verify(self, jobs, *options):
        return [PROGRAM, "verify", "--config", str(self.file), "--jobs", str(jobs), *options]
