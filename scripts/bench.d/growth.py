"""How the cost of layout grows with the length of a text."""

import bounds
import figures

SCRIPTS = ("latin", "arabic", "thai", "chinese", "emoji")
# The bound for the cost of a byte in the longest text, relative to the shortest.
BOUND = 1.5


def measure(runs):
    """CPU nanoseconds for each byte, in a new process for each run."""
    told = {}
    for _ in range(runs):
        for script in SCRIPTS:
            for shape, size, _, nanoseconds in figures.rows("growth", script):
                row = told.setdefault((script, shape), {})
                row.setdefault(int(size), []).append(float(nanoseconds))
    rows = []
    for (script, shape), sizes in told.items():
        # The least time, since other programs only add time, most of all for large memory.
        least = {size: min(values) for size, values in sizes.items()}
        rows.append({
            "script": script, "shape": shape,
            "nanosecondsPerByte":
                {str(size): figures.spread(values) for size, values in sizes.items()},
            "ratio": least[max(least)] / least[min(least)],
        })
    return {"runs": runs, "rows": rows}


def bound(told):
    return bounds.most("times the cost of a byte in 1 kB of text, for one in the longest text", BOUND,
                       max(row["ratio"] for row in told["rows"]))
