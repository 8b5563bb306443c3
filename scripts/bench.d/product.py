"""Typeproof itself: verifying, stages, start-up."""

import os
import pathlib
import subprocess

import control
import figures
from figures import PROGRAM

ONE_CELL = "proof/body/latin.l@2x"
ONE_RAMP = "proof/body/latin.*@2x"
LATIN = "proof/*/latin.*@2x"


def verify_command(jobs=None, cells=None):
    return ([PROGRAM, "verify"] + (["--jobs", str(jobs)] if jobs else [])
            + (["--filter", cells] if cells else []))


def needed_by(program):
    """The libraries that are loaded with a program or library."""
    told = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return [word for word in told.split() if word.startswith("/")]


def drop_from_memory():
    """Asks the kernel to drop the files of a run from memory. It keeps those that another program has open."""
    paths = [PROGRAM] + needed_by(PROGRAM)
    # The first drawing loads Cairo, which is in the same folder.
    for path in paths:
        if pathlib.Path(path).name.startswith("libfreetype.so."):
            cairo = str(pathlib.Path(path).with_name("libcairo.so.2"))
            paths = paths + [cairo] + needed_by(cairo)
    for folder in ("Fonts", "Snapshots"):
        paths += [str(path) for path in pathlib.Path(folder).rglob("*") if path.is_file()]
    for path in paths:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        finally:
            os.close(descriptor)


def two_at_once():
    """Two programs with one thread each. Their loss to each other is the limit for two threads."""
    command = " ".join(verify_command(jobs=1))
    return ["sh", "-c", f"{command} & other=$!; {command} && wait $other"]


def verify(runs):
    """The whole program over the whole suite; one thread, two, and two programs in turn."""
    drop_from_memory()
    first = figures.processes([verify_command(jobs=2)])[0]
    commands = [
        verify_command(jobs=1), verify_command(jobs=2), two_at_once(), control.decoding("Snapshots")]
    told = figures.processes(commands * runs)
    turns = [told[turn::len(commands)] for turn in range(len(commands))]
    by_jobs = {1: figures.summary(turns[0]), 2: figures.summary(turns[1])}
    at_once = figures.spread([run["wallSeconds"] for run in turns[2]])
    cells = len([row for row in figures.rows("cells", "*") if row[0] == "cell"])
    return {
        "cells": cells,
        "runs": runs,
        "firstRun": first,
        "oneJob": by_jobs[1],
        "twoJobs": by_jobs[2],
        "cellsPerSecond": {
            name: cells / figure["wallSeconds"]["median"]
            for name, figure in (("oneJob", by_jobs[1]), ("twoJobs", by_jobs[2]))
        },
        "speedUpOfTwoJobs":
            by_jobs[1]["wallSeconds"]["median"] / by_jobs[2]["wallSeconds"]["median"],
        "twoProcessesAtOnceSeconds": at_once,
        "control": figures.summary(turns[3]),
        "ofTheControl": control.ratio(turns[1], turns[3]),
        "speedUpTheMachineAllows":
            2 * by_jobs[1]["wallSeconds"]["median"] / at_once["median"],
    }


def stages(command, cells, runs):
    """Each stage over all cells that a pattern names, in a new process for each run."""
    seconds, count = {}, 0
    for _ in range(runs):
        for _, stage, duration, cell_count in figures.rows(command, cells, "1"):
            seconds.setdefault(stage, []).append(float(duration))
            count = int(cell_count)
    told = {stage: figures.spread(values) for stage, values in seconds.items()}
    whole = sum(figure["median"] for figure in told.values())
    return {
        "cells": count,
        "cpuSeconds": whole,
        "stages": [
            {
                "stage": stage,
                "cpuSeconds": figure,
                "millisecondsPerCell": figure["median"] * 1000 / count,
                "share": figure["median"] / whole,
            } for stage, figure in told.items()
        ],
    }


def start_up(runs):
    version = figures.processes([[PROGRAM, "--version"]] * runs)
    verdict = figures.processes([verify_command(cells=ONE_CELL)] * runs)
    return {
        "version": figures.summary(version),
        "firstVerdict": figures.summary(verdict),
        "firstVerdictCell": ONE_CELL,
    }
