"""Figures of several runs, and calls of typeproof-bench."""

import statistics
import subprocess

PROGRAM = ".build/release/typeproof"
CLOCKS = ".build/release/typeproof-bench"


class Trouble(Exception):
    """Something could not be measured. The message says what, and what to do."""


def attempted(measure, *values):
    """The figures of a function, or its error. Programs for comparison may be missing."""
    try:
        return measure(*values)
    except Trouble as trouble:
        return {"trouble": str(trouble)}


def spread(values):
    """The median, the least and the greatest of several runs."""
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def rows(*arguments, stdin=None, environment=None):
    """The output of typeproof-bench: rows of fields."""
    result = subprocess.run(
        [CLOCKS, *arguments], input=stdin, capture_output=True, text=True, check=False,
        env=environment)
    if result.returncode != 0:
        raise Trouble(result.stderr.strip() or f"typeproof-bench ended with {result.returncode}.")
    return [line.split("\t") for line in result.stdout.splitlines()]


def processes(commands, environment=None, statuses=("0",)):
    """Runs programs one after the other, and returns the time of each. All must exit with the given status."""
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
