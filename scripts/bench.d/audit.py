"""How fast a large design system is audited."""

import bounds
import control
import figures

OPTIONS = {}
# A hundred styles, twelve categories, four languages, two jobs, each in its own process.
BOUND = 0.8


def measure(given):
    told = {"oneJob": audits(given.runs, 1), "twoJobs": audits(given.runs, 2),
            "controlSeconds": control.of_goldens(given.runs)}
    told["bounds"] = [bounds.most(
        "of decoding the built-in goldens by libpng, on one core: a hundred styles in four languages, two jobs",
        BOUND, told["twoJobs"]["wallSeconds"]["median"] / told["controlSeconds"])]
    return told


def audits(runs, jobs):
    """Wall-clock seconds, from opening the fonts to the last finding."""
    told = [figures.rows("audit", str(jobs))[0] for _ in range(runs)]
    styles, frames, findings, _ = told[0]
    return {
        "jobs": jobs, "styles": int(styles), "textsLaidOut": int(frames), "findings": int(findings),
        "wallSeconds": figures.spread([float(row[3]) for row in told]),
    }


def lines(told):
    for name in ("oneJob", "twoJobs"):
        wall = told[name]["wallSeconds"]
        yield (f"{told[name]['jobs']} job{'s' if told[name]['jobs'] > 1 else ''}: "
               f"{told[name]['textsLaidOut']} texts of {told[name]['styles']} styles in "
               f"{wall['median']:.2f} s ({wall['min']:.2f} to {wall['max']:.2f})")
