"""How fast the screens of the gallery are laid out and drawn."""

import os
import pathlib
import subprocess
import sys

import bounds
import control
import figures

OPTIONS = {}
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = "gallery-times"
# One screen at all twelve text sizes, on one core, at 2x.
BOUND = 0.3


def measure(given):
    build()
    told = [run() for _ in range(given.runs)]
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
    return {
        "screens": screens,
        "bounds": [bounds.most(
            f"of decoding the built-in goldens by libpng: a screen at all sizes, laid out and drawn"
            f" ({slowest['screen']} takes longest)",
            BOUND, slowest["seconds"]["median"] / control.of_goldens(given.runs, "cpuSeconds"))],
    }


def build():
    command = [ROOT / "scripts/build", PROGRAM, "--package-path", "Tests/Gallery"]
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode != 0:
        raise figures.Trouble("the gallery cannot be built. Mend what is said above.")


def one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def run():
    """CPU seconds of layout and of drawing for each screen, in a new process on one core."""
    program = ROOT / ".build/release" / PROGRAM
    done = subprocess.run([program, ROOT / "Fonts"], cwd=ROOT, text=True, stdout=subprocess.PIPE,
                          preexec_fn=one_core)
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    if done.returncode != 0 or not rows:
        raise figures.Trouble(f"gallery-times ended with {done.returncode}. See what it says above.")
    return {name: (float(layout), float(drawing)) for name, layout, drawing in rows}


def lines(told):
    for screen in told["screens"]:
        whole = screen["seconds"]
        yield (f"{screen['screen']:<18}{1000 * whole['median']:6.1f} ms"
               f" ({1000 * whole['min']:.1f} to {1000 * whole['max']:.1f}), of which layout"
               f" {1000 * screen['layoutSeconds']['median']:.1f}")
