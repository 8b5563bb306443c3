"""The control: decoding pictures by libpng on one core and comparing nothing, in the same minutes.

A bound against it holds on a slow machine as on a fast one, and in a busy hour as in a quiet one.
"""

import pathlib
import statistics

import figures

PROGRAM = ".build/bench/control"


def decoding(folder):
    """The command that decodes all pictures below a folder."""
    pictures = sorted(str(path) for path in pathlib.Path(folder).rglob("*.png"))
    if not pictures:
        raise figures.Trouble(f"There are no pictures in {folder}, so there is no control.")
    return [PROGRAM, *pictures]


def of_goldens(runs, figure="wallSeconds"):
    """What decoding the goldens of this repository takes, the median."""
    told = figures.processes([decoding("Snapshots")] * runs)
    return statistics.median(run[figure] for run in told)


def ratio(runs, control, figure="wallSeconds"):
    """How many times as long runs take as the control, each beside that of its round."""
    return statistics.median(
        run[figure] / other[figure] for run, other in zip(runs, control, strict=True))
