"""Measures how fast the screens of the gallery are laid out and drawn; called by `scripts/bench gallery`."""

import argparse
import json
import os
import pathlib
import subprocess
import sys

# Python is run isolated, so it does not look for modules beside the script by itself.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import figures  # noqa: E402
import machine  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRATCH = ROOT / ".build/gallery"
# One screen at all twelve text sizes, on one core, at 2x.
BOUND_SECONDS = 0.150


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench gallery", add_help=False, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.runs < 1:
        parser.error("--runs takes a number from 1")
    return given


def build():
    command = ["swift", "build", "--quiet", "-c", "release", "--package-path", "Tests/Gallery",
               "--scratch-path", str(SCRATCH), "--product", "gallery-times"]
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode != 0:
        raise figures.Trouble("the gallery cannot be built. Mend what is said above.")


def one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def run():
    """Processor seconds of layout and of drawing by screen, of a new process on one core."""
    program = SCRATCH / "release/gallery-times"
    done = subprocess.run([program, ROOT / "Fonts"], cwd=ROOT, text=True, stdout=subprocess.PIPE,
                          preexec_fn=one_core)
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    if done.returncode != 0 or not rows:
        raise figures.Trouble(f"gallery-times ended with {done.returncode}. See what it says above.")
    return {name: (float(layout), float(drawing)) for name, layout, drawing in rows}


def main():
    given = arguments()
    runs = 1 if given.quick else given.runs
    try:
        build()
        told = [run() for _ in range(runs)]
    except figures.Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    screens = [
        {
            "screen": name,
            "layoutSeconds": figures.spread([times[name][0] for times in told]),
            "drawingSeconds": figures.spread([times[name][1] for times in told]),
            "seconds": figures.spread([sum(times[name]) for times in told]),
        }
        for name in told[0]
    ]
    slowest = max(screens, key=lambda screen: screen["seconds"]["median"])
    seconds = slowest["seconds"]["median"]
    bound = {
        "what": "lay out and draw any screen of the gallery at all twelve text sizes, one core",
        "seconds": BOUND_SECONDS, "measuredSeconds": seconds, "screen": slowest["screen"],
        "outcome": "holds" if seconds < BOUND_SECONDS else "falls short",
    }
    if given.json:
        print(json.dumps(
            {"schemaVersion": 1, "runs": runs, "machine": machine.describe(), "screens": screens,
             "bound": bound}, indent=2, ensure_ascii=False))
        return 0
    for screen in screens:
        whole = screen["seconds"]
        print(f"{screen['screen']:<18}{1000 * whole['median']:6.1f} ms"
              f" ({1000 * whole['min']:.1f} to {1000 * whole['max']:.1f}), of which layout"
              f" {1000 * screen['layoutSeconds']['median']:.1f}")
    print(f"{bound['what']}, in under {1000 * BOUND_SECONDS:g} ms: {bound['outcome']}")
    return 0


sys.exit(main())
