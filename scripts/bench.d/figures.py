"""Figures: what several runs come to, and how the program with the clocks is asked."""

import statistics
import subprocess

PROGRAM = ".build/release/typeproof"
CLOCKS = ".build/release/typeproof-bench"


class Trouble(Exception):
    """Something could not be measured; the words say what, and what to do."""


def attempted(measure, *values):
    """What a function measures, or the trouble that it has: what stands beside may miss."""
    try:
        return measure(*values)
    except Trouble as trouble:
        return {"trouble": str(trouble)}


def spread(values):
    """The median, the least and the greatest of several runs."""
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def rows(*arguments, stdin=None, environment=None):
    """What typeproof-bench prints: rows of fields."""
    result = subprocess.run(
        [CLOCKS, *arguments], input=stdin, capture_output=True, text=True, check=False,
        env=environment)
    if result.returncode != 0:
        raise Trouble(result.stderr.strip() or f"typeproof-bench ended with {result.returncode}.")
    return [line.split("\t") for line in result.stdout.splitlines()]


def processes(commands, environment=None, statuses=("0",)):
    """Runs programs one after the other, and tells what each took; all must end with such a status."""
    answers = rows(
        "processes", stdin="".join("\t".join(c) + "\n" for c in commands), environment=environment)
    told = []
    for command, (wall, user, system, status, peak, minor, major, blocks) in zip(
            commands, answers, strict=True):
        if status not in statuses:
            raise Trouble(f"`{' '.join(command)}` ended with {status}. Run it to see why.")
        told.append({
            "wallSeconds": float(wall), "cpuSeconds": float(user) + float(system),
            "systemSeconds": float(system), "peakKiB": int(peak), "pageFaults": int(minor),
            "pageFaultsWithReading": int(major), "diskKiB": int(blocks) // 2,
        })
    return told


def summary(runs):
    """The spread of each figure over several runs of one program."""
    return {key: spread([run[key] for run in runs]) for key in runs[0]}
