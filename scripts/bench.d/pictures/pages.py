"""Pages of 3840 × 2160 px: the command, a control and other programs in turn, a process each."""

import statistics
import subprocess

import control
import figures
import machine

BLAZEDIFF = [".build/bench/pictures/venv/bin/python", "-I", "-B",
             "scripts/bench.d/pictures/blazediff_peer.py"]
# The exit statuses 0 (equal) and 1 (different) are results.
ANSWERS = ("0", "1")


def versions():
    listed = subprocess.run(
        [BLAZEDIFF[0], "-c",
         "import importlib.metadata as m; print(m.version('blazediff'))"],
        capture_output=True, text=True, check=True)
    return {
        "blazediff": listed.stdout.strip(),
        "ImageMagick": machine.words_of(["compare", "-version"]),
    }


def blazediff(pairs):
    """The seconds of each comparison in one process, by its own clock: Python's start is left out."""
    lines = "".join(f"{old}\t{new}\n" for old, new in pairs)
    result = subprocess.run(BLAZEDIFF, input=lines, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise figures.Trouble(f"blazediff could not compare: {result.stderr.strip()}")
    return [float(line.split("\t")[0]) for line in result.stdout.splitlines()]


def measure(folder, runs):
    """For each filter and kind of pair: the wall-clock seconds, and our ratio to the others, for each run."""
    told = []
    for stored in ("adaptive", "none"):
        for kind in ("same", "changed", "shifted"):
            pair = [str(folder / f"4k-{stored}-{name}.png") for name in ("page", kind)]
            told.append({"stored": stored, "pair": kind, **compared(pair, runs)})
    return told


def compared(pair, runs):
    commands = [
        [figures.PROGRAM, "diff", *pair], [control.PROGRAM, *pair],
        ["compare", "-metric", "AE", *pair, "null:"],
    ]
    rounds = []
    for _ in range(runs):
        ours, decoding, magick = figures.processes(commands, statuses=ANSWERS)
        rounds.append((ours, decoding, magick, blazediff([pair])[0]))
    wall = [[ours["wallSeconds"], decoding["wallSeconds"], blaze, magick["wallSeconds"]]
            for ours, decoding, magick, blaze in rounds]
    names = ("typeproof", "control", "blazediff", "ImageMagick")
    return {
        "wallSeconds": {name: figures.spread([w[i] for w in wall]) for i, name in enumerate(names)},
        "cpuSeconds": figures.spread([r[0]["cpuSeconds"] for r in rounds]),
        "peakKiB": figures.spread([r[0]["peakKiB"] for r in rounds]),
        # The median of the rounds' own ratios, since other load slows both runs of a round.
        "ratioToControl": statistics.median(w[0] / w[1] for w in wall),
        "ratioToBlazediff": statistics.median(w[0] / w[2] for w in wall),
    }
