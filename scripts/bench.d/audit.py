"""Measures how fast a large design system is audited; called by `scripts/bench audit`."""

import argparse
import json
import pathlib
import sys

# Python is run isolated, so it does not look for modules beside the script by itself.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import figures  # noqa: E402
import machine  # noqa: E402

# A hundred styles, twelve categories, four languages, two jobs, each in a process of its own.
BOUND_SECONDS = 2.0


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench audit", add_help=False, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.runs < 1:
        parser.error("--runs takes a number from 1")
    return given


def measure(runs, jobs):
    """Seconds of the wall's clock, from opening the fonts to the last finding."""
    told = [figures.rows("audit", str(jobs))[0] for _ in range(runs)]
    styles, frames, findings, _ = told[0]
    return {
        "jobs": jobs, "styles": int(styles), "textsLaidOut": int(frames), "findings": int(findings),
        "wallSeconds": figures.spread([float(row[3]) for row in told]),
    }


def main():
    given = arguments()
    runs = 1 if given.quick else given.runs
    try:
        told = {
            "schemaVersion": 1, "runs": runs, "machine": machine.describe(),
            "oneJob": measure(runs, 1), "twoJobs": measure(runs, 2),
        }
    except figures.Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    seconds = told["twoJobs"]["wallSeconds"]["median"]
    told["bound"] = {
        "what": "audit a hundred styles in four languages, two jobs", "seconds": BOUND_SECONDS,
        "measuredSeconds": seconds, "outcome": "holds" if seconds < BOUND_SECONDS else "falls short",
    }
    if given.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    for name in ("oneJob", "twoJobs"):
        wall = told[name]["wallSeconds"]
        print(f"{told[name]['jobs']} job{'s' if told[name]['jobs'] > 1 else ''}: "
              f"{told[name]['textsLaidOut']} texts of {told[name]['styles']} styles in "
              f"{wall['median']:.2f} s ({wall['min']:.2f} to {wall['max']:.2f})")
    print(f"{told['bound']['what']}, in under {BOUND_SECONDS:g} s: {told['bound']['outcome']}")
    return 0


sys.exit(main())
