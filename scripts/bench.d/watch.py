"""How long `typeproof verify --watch` takes from a save to its output, for a suite of 156 cells."""

import os
import pathlib
import subprocess
import time

import figures
from matrix_suite import Suite

ROOT_FONTS = pathlib.Path("Fonts")
TOLD = b"Watching; ctrl-c ends."


class Watching:
    """The program while it watches a suite. The files are restored afterwards."""

    def __init__(self, text):
        self.suite = Suite("watched", text, scales=[2], own_font=True)
        self.font = self.suite.font
        self.spec = self.suite.file.read_bytes()
        self.letters = self.font.read_bytes()

    def __enter__(self):
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.process = subprocess.Popen(
            self.suite.verify(2, "--watch", "--cache", str(self.suite.folder / "cache"),
                              "--artifacts", str(self.suite.folder / "artifacts")),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
        self.answer()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()
        self.suite.file.write_bytes(self.spec)
        self.font.write_bytes(self.letters)

    def answer(self):
        """The output until the next round is over."""
        told = b""
        while TOLD not in told:
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                raise figures.Trouble(f"`typeproof verify --watch` ended: {told.decode(errors='replace')}")
            told += piece
        return told.decode()

    def save(self, file, content, outcome):
        """Seconds from saving a file to the expected output."""
        start = time.monotonic()
        file.write_bytes(content)
        told = self.answer()
        taken = time.monotonic() - start
        if outcome not in told:
            raise figures.Trouble(f"The watch told something else than “{outcome}”: {told}")
        return taken


def measure(text, runs):
    taken = {"fontUnchanged": [], "fontChanged": [], "lettersChanged": [], "textChanged": [],
             "trackingChanged": []}
    italic = (ROOT_FONTS / "Inter/InterVariable-Italic.ttf").read_bytes()
    with Watching(text) as watching:
        cells = watching.suite.cells
        changed_font = watching.letters + bytes(4)
        changed_text = watching.spec.replace(b"gjpqy", b"gjpqv")
        changed_tracking = watching.spec.replace(b'{"textStyle"', b'{"tracking": 0.3, "textStyle"')
        for _ in range(runs):
            taken["fontUnchanged"].append(
                watching.save(watching.font, watching.letters, f"{cells} unchanged"))
            taken["fontChanged"].append(
                watching.save(watching.font, changed_font, f"{cells} changed"))
            taken["lettersChanged"].append(
                watching.save(watching.font, italic, f"{cells} changed"))
            watching.save(watching.font, watching.letters, f"{cells} unchanged")
            taken["textChanged"].append(
                watching.save(watching.suite.file, changed_text, f"{cells} changed"))
            watching.save(watching.suite.file, watching.spec, f"{cells} unchanged")
            taken["trackingChanged"].append(
                watching.save(watching.suite.file, changed_tracking, f"{cells} changed"))
            watching.save(watching.suite.file, watching.spec, f"{cells} unchanged")
    return {"cells": cells, **{name: figures.spread(values) for name, values in taken.items()}}
