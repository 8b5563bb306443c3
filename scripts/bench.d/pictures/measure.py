"""Measures how fast pictures are compared, beside other programs and a control.

Called by `scripts/bench diff`, which sets up and builds. Prints each bound with `holds` or `falls short`.
"""

import argparse
import json
import pathlib
import subprocess
import sys

# Python is run isolated, so it does not look for modules beside the script by itself.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(1, str(pathlib.Path(__file__).resolve().parent.parent))

import bounds  # noqa: E402
import figures  # noqa: E402
import judgements  # noqa: E402
import machine  # noqa: E402
import pages  # noqa: E402
import report  # noqa: E402
import sizes  # noqa: E402
import texts  # noqa: E402

PLACE = pathlib.Path(".build/bench/pictures")
PYTHON = PLACE / "venv/bin/python"
HERE = pathlib.Path("scripts/bench.d/pictures")


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench diff", add_help=False, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--pairs", type=pathlib.Path)
    given = parser.parse_args()
    if given.runs < 1:
        parser.error("--runs takes a number from 1")
    return given


def make_pictures(kind):
    """Pictures are kept from run to run, as long as what makes them is the same."""
    folder = PLACE / kind
    recipe = (HERE / "make.py").read_text(encoding="utf-8")
    mark = folder / "made-by.txt"
    if not mark.exists() or mark.read_text(encoding="utf-8") != recipe:
        print("bench: making pictures", file=sys.stderr)
        subprocess.run([PYTHON, "-I", "-B", HERE / "make.py", folder, kind], check=True)
        mark.write_text(recipe, encoding="utf-8")
    return folder


def labelled_pairs():
    """The pairs that no threshold was chosen by; the check that judges them makes them."""
    folder = pathlib.Path(".build/text-pairs/held-out")
    if not (folder / "manifest.json").exists():
        subprocess.run(["scripts/checks/text-pairs"], check=True, stdout=sys.stderr)
    return folder


def main():
    given = arguments()
    runs = 1 if given.quick else given.runs
    try:
        folder = make_pictures("quick" if given.quick else "whole")
        told = {
            "schemaVersion": 1, "runs": runs, "machine": machine.describe(),
            "peers": pages.versions(), "pages": pages.measure(folder, runs),
            "sizes": sizes.measure(folder, runs), "texts": texts.measure(folder, runs),
            "memory": texts.memory(folder, runs),
            "judgements": judgements.measure(given.pairs or labelled_pairs()),
        }
    except (figures.Trouble, OSError, ValueError, subprocess.CalledProcessError) as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    told["bounds"] = bounds.judged(told)
    print(json.dumps(told, indent=2, ensure_ascii=False) if given.json else report.table(told))
    return 0


sys.exit(main())
