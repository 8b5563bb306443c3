"""The alternative without typeproof: draw each text with another program, and compare pictures."""

import json
import pathlib
import shutil
import subprocess
import tempfile

import figures
import machine
import peers
from matrix_suite import SCALES

COMPARE = pathlib.Path("scripts/bench.d/pictures/blazediff_peer.py")


def cells():
    """The Latin cells at each scale, with the recorded line breaks at 2x."""
    told = []
    # Matches names such as proof/body/latin.ax1@2x. Names with another setting have one more part.
    plain = [cell for cell in peers.latin_cells() if cell["name"].count(".") == 1]
    for scale in SCALES:
        for cell in plain:
            told.append({
                **cell, "name": cell["name"].replace("@2x", f"@{scale}x"),
                "size": cell["size"] * scale / 2,
                "width": round(cell["width"] * scale / 2), "height": round(cell["height"] * scale / 2),
                "lines": [[left * scale / 2, round(base * scale / 2), text]
                          for left, base, text in cell["lines"]],
            })
    return told


def hb_view(drawn):
    """A process for each picture, then blazediff over all pairs, by its own clock without Python's start."""
    if shutil.which("hb-view") is None:
        raise figures.Trouble("hb-view is not installed. Install Debian's libharfbuzz-bin.")
    with tempfile.TemporaryDirectory() as folder:
        commands = peers.hb_view_commands(drawn, folder)
        figures.processes(commands)
        for number in range(len(drawn)):
            pathlib.Path(folder, f"{number}.png").rename(pathlib.Path(folder, f"{number}.golden.png"))
        drawing = sum(run["wallSeconds"] for run in figures.processes(commands))
        pairs = "".join(
            f"{folder}/{number}.golden.png\t{folder}/{number}.png\n" for number in range(len(drawn)))
        result = subprocess.run(
            [peers.VENV_PYTHON, "-I", "-B", COMPARE], input=pairs, capture_output=True, text=True)
    rows = [line.split("\t") for line in result.stdout.splitlines()]
    if result.returncode != 0 or len(rows) != len(drawn) or any(row[1] != "True" for row in rows):
        raise figures.Trouble(f"blazediff does not find hb-view's pictures equal: {result.stderr.strip()}")
    comparing = sum(float(row[0]) for row in rows)
    return {
        "version": machine.words_of(["hb-view", "--version"]), "pictures": len(drawn),
        "drawingSeconds": drawing, "comparingSeconds": comparing, "wallSeconds": drawing + comparing,
    }


def pillow(drawn, passes):
    """One warm process, which opens each font once and draws, saves and compares."""
    if not peers.VENV_PYTHON.exists():
        raise figures.Trouble("Pillow is not installed. Let scripts/bench reach PyPI, then run it again.")
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            [peers.VENV_PYTHON, "-I", "-B", "scripts/bench.d/pillow_matrix.py", folder, str(passes + 1)],
            input=json.dumps(drawn), capture_output=True, text=True)
    if result.returncode != 0:
        raise figures.Trouble(f"Pillow cannot be measured: {result.stderr.strip()}")
    told = json.loads(result.stdout)
    # The first pass warms it up, and is left out.
    later = told["passes"][1:]
    return {
        "versions": told["versions"], "pictures": len(drawn),
        "wallSeconds": figures.spread([run["wallSeconds"] for run in later]),
        "cpuSeconds": figures.spread([run["cpuSeconds"] for run in later]),
    }
