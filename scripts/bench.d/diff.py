"""How fast pictures are compared, beside other programs and a control."""

import pathlib
import subprocess
import sys

import diff_bounds
from diff_table import lines  # noqa: F401
from pictures import judgements, pages, sizes, texts

OPTIONS = {"--pairs": {"type": pathlib.Path}}
PLACE = pathlib.Path(".build/bench/pictures")
PYTHON = PLACE / "venv/bin/python"
HERE = pathlib.Path("scripts/bench.d/pictures")


def measure(given):
    runs = given.runs
    folder = make_pictures("quick" if given.quick else "whole")
    told = {
        "runs": runs, "peers": pages.versions(), "pages": pages.measure(folder, runs),
        "sizes": sizes.measure(folder, runs), "texts": texts.measure(folder, runs),
        "memory": texts.memory(folder, runs),
        "judgements": judgements.measure(given.pairs or labelled_pairs()),
    }
    told["bounds"] = list(diff_bounds.rows(told))
    return told


def make_pictures(kind):
    """Pictures are kept between runs until the script that makes them changes."""
    folder = PLACE / kind
    recipe = (HERE / "make.py").read_text(encoding="utf-8")
    mark = folder / "made-by.txt"
    if not mark.exists() or mark.read_text(encoding="utf-8") != recipe:
        print("bench: making pictures", file=sys.stderr)
        subprocess.run([PYTHON, "-I", "-B", HERE / "make.py", folder, kind], check=True)
        mark.write_text(recipe, encoding="utf-8")
    return folder


def labelled_pairs():
    """The pairs that were not used to choose thresholds. scripts/checks/text-pairs makes them."""
    folder = pathlib.Path(".build/text-pairs/held-out")
    if not (folder / "manifest.json").exists():
        subprocess.run(["scripts/checks/text-pairs"], check=True, stdout=sys.stderr)
    return folder
