"""Counts CPU instructions of the most frequent tasks.

A count varies by a few in a thousand, even on a busy machine: hash tables have another order in each process.
The recorded counts are beside this script.
"""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

import figures
import machine
from figures import PROGRAM

OPTIONS = {"--record": {"action": "store_true"}}
RECORD = pathlib.Path("scripts/bench.d/instructions.json")
PICTURES = pathlib.Path("Tests/ImageDiffTests/TextJudgement/Fixtures")
WAYS = {
    "start": ["--version"],
    "verify one cell": ["verify", "--jobs", "1", "--filter", "proof/body/latin.l@2x"],
    "verify the Latin cells": ["verify", "--jobs", "1", "--filter", "proof/*/latin.*@2x"],
    "diff two equal pictures": ["diff", str(PICTURES / "text.png"), str(PICTURES / "text.png")],
    "diff two pictures": ["diff", str(PICTURES / "text.png"), str(PICTURES / "no_accent.png")],
    "render a label": ["render", "--text", "Settings", "--font", "Fonts/Inter/InterVariable.ttf",
                       "--output", "/dev/null", "--format", "png"],
    "table": ["table"],
}
# Another version of a library, or another processor, also changes the counts.
LIKELY_NOISE = 0.01


def measure(given):
    if shutil.which("valgrind") is None:
        raise figures.Trouble("valgrind is not installed. Install Debian's valgrind.")
    ways = dict(list(WAYS.items())[:2]) if given.quick else WAYS
    with tempfile.TemporaryDirectory() as name:
        # valgrind cannot read the debug information of newer compilers. Names of functions stay.
        program = pathlib.Path(name, "typeproof")
        subprocess.run(["objcopy", "--strip-debug", PROGRAM, program], check=True)
        counts = {words: count(program, way, pathlib.Path(name)) for words, way in ways.items()}
    kept = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {"ways": {}}
    for words, way in counts.items():
        former = kept["ways"].get(words)
        way["change"] = None if former is None else way["instructions"] / former - 1
    libraries = machine.libraries()
    if given.record:
        written = {"libraries": libraries, "ways": {**kept["ways"], **{
            words: way["instructions"] for words, way in counts.items()}}}
        RECORD.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    return {
        "ways": counts, "otherLibraries": kept.get("libraries", libraries) != libraries,
        # Differences of one percent are reported. They have no bound.
        "bounds": [],
    }


def count(program, way, folder):
    """Instructions of one run, and the five functions or libraries with the highest own counts."""
    out = folder / "callgrind.out"
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", program, *way],
        capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    # typeproof diff exits with 1 if it finds a difference.
    if done.returncode not in (0, 1) or not found:
        raise figures.Trouble(f"`{' '.join(way)}` under valgrind ended with {done.returncode}: {done.stderr[-300:]}")
    listed = subprocess.run(["callgrind_annotate", out], capture_output=True, text=True).stdout
    names = subprocess.run(
        ["swift", "demangle", "--simplified"], input=listed, capture_output=True, text=True).stdout
    shares = {}
    for number, where, place in re.findall(r"^\s*([\d,]+) \([ \d.]+%\)\s+(.*?) \[(.*)\]$", names, re.M):
        name = where.split(":", 1)[1]
        key = name if pathlib.Path(place) == program else pathlib.Path(place).name
        shares[key] = shares.get(key, 0) + int(number.replace(",", ""))
    total = int(found.group(1))
    most = sorted(shares.items(), key=lambda item: (-item[1], item[0]))[:5]
    return {"instructions": total, "most": {name: round(own / total, 3) for name, own in most}}


def lines(told):
    if told["otherLibraries"]:
        yield "The figures on record were counted with other libraries."
    for words, way in told["ways"].items():
        change = way["change"]
        remark = "" if change is None or abs(change) < LIKELY_NOISE else f"  {change:+.1%} since the record"
        yield f"{words:<26}{way['instructions'] / 1e6:9.1f} million{remark}"
        yield "    " + ", ".join(f"{shortened(name)} {share:.0%}" for name, share in way["most"].items())


def shortened(name):
    """Names of C++ may take lines."""
    return name if len(name) <= 60 else name[:59] + "…"
