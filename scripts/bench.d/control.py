"""The control: decoding pictures by libpng on one core and comparing nothing, in the same minutes.

Ratios to it do not depend on the speed or the load of the machine.
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
    """The median time of decoding the goldens of this repository."""
    told = figures.processes([decoding("Snapshots")] * runs)
    return statistics.median(run[figure] for run in told)


def ratio(runs, control, figure="wallSeconds"):
    """The ratio of each run to the control of the same round."""
    return statistics.median(
        run[figure] / other[figure] for run, other in zip(runs, control, strict=True))
