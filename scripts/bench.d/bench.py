"""Measures everything and prints it; called by scripts/bench, which sets up and builds."""

import argparse
import json
import pathlib
import sys

# Python is run isolated, so it does not look for modules beside the script by itself.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import figures  # noqa: E402
import growth  # noqa: E402
import label_programs  # noqa: E402
import labels  # noqa: E402
import machine  # noqa: E402
import peers  # noqa: E402
import product  # noqa: E402
from table import table  # noqa: E402

SCHEMA_VERSION = 1
# Verifying the built-in suite, files in memory, on two cores.
BOUND_SECONDS = 1.0


def arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/bench", add_help=False, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.runs < 1:
        parser.error("--runs takes a number from 1")
    return given


def measured(measure, *values):
    try:
        return measure(*values)
    except figures.Trouble as trouble:
        return {"trouble": str(trouble)}


def measure_peers(runs):
    cells = peers.latin_cells()
    return {
        "hb-view": measured(peers.hb_view, cells, min(runs, 3)),
        "Pillow": measured(peers.pillow, cells, runs, peers.drawing_passes(runs)),
    }


def measure_labels(given, runs):
    """Each round is a process that draws each label many times, so few of them do."""
    texts = labels.texts()
    told = labels.measure(texts, min(runs, 5), 10 if given.quick else 100, not given.no_peers)
    told["programs"] = (
        None if given.no_peers else measured(label_programs.measure, texts, min(runs, 5)))
    return told


def main():
    given = arguments()
    runs = 1 if given.quick else given.runs
    try:
        told = {
            "schemaVersion": SCHEMA_VERSION, "runs": runs, "machine": machine.describe(),
            "verify": product.verify(runs), "stages": product.stages("stages", "*", runs),
            # A cell that differs takes twenty times as long, so fewer of them do.
            "differences": product.stages("differences", product.ONE_RAMP, 1) if given.quick
            else product.stages("differences", "*", min(runs, 2)),
            "startUp": product.start_up(runs),
            # A run lays out 13 MB.
            "growth": growth.measure(min(runs, 5)),
            "labels": measure_labels(given, runs),
            "peers": {} if given.no_peers else measure_peers(runs),
        }
    except figures.Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    seconds = told["verify"]["twoJobs"]["wallSeconds"]["median"]
    told["bound"] = {
        "what": "verify the built-in suite, warm, two jobs", "seconds": BOUND_SECONDS,
        "measuredSeconds": seconds, "outcome": "holds" if seconds < BOUND_SECONDS else "falls short",
    }
    print(json.dumps(told, indent=2, ensure_ascii=False) if given.json else table(told))
    others = [*told["peers"].values(), told["labels"]["pillow"], told["labels"]["programs"]]
    return 2 if any("trouble" in other for other in others if other) else 0


sys.exit(main())
