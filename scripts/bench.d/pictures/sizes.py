"""How memory and time grow with the picture, each in its own process."""

import figures

ANSWERS = ("0", "1")


def measure(folder, runs):
    sides = [side for side in (1024, 4096, 16384) if (folder / f"{side}-old.png").exists()]
    squares = {
        str(side): squared(folder, side, min(runs, 5)) for side in sides}
    least, greatest = (squares[str(side)]["nanosecondsPerPixel"] for side in (sides[1], sides[-1]))
    return {
        "tall": figures.summary(figures.processes(
            [diff(folder, f"tall-{stored}-page", f"tall-{stored}-changed")
             for stored in ("adaptive", "none")] * runs, statuses=ANSWERS)),
        "squares": squares,
        "growth": greatest / least,
    }


def diff(folder, old, new):
    return [figures.PROGRAM, "diff", str(folder / f"{old}.png"), str(folder / f"{new}.png")]


def squared(folder, side, runs):
    told = figures.summary(figures.processes(
        [diff(folder, f"{side}-old", f"{side}-new")] * runs, statuses=ANSWERS))
    # The least time, since other programs only add time.
    told["nanosecondsPerPixel"] = told["cpuSeconds"]["min"] * 1e9 / side / side
    return told
