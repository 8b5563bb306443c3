"""Counts instructions on the ways that are walked most; called by `scripts/bench instructions`.

A count is the same however busy the machine is, but for a few in a thousand: hash tables have another
order in each process. What is on record lies beside this script.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Python is run isolated, so it does not look for modules beside the script by itself.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import figures  # noqa: E402
import machine  # noqa: E402
from figures import PROGRAM  # noqa: E402

RECORD = pathlib.Path("scripts/bench.d/instructions.json")
PICTURES = pathlib.Path("Tests/ImageDiffTests/Judgement/Fixtures")
WAYS = {
    "start": ["--version"],
    "verify one cell": ["verify", "--jobs", "1", "--filter", "proof/body/latin.l@2x"],
    "verify 156 cells": ["verify", "--jobs", "1", "--filter", "proof/*/latin.*@2x"],
    "diff two equal pictures": ["diff", str(PICTURES / "text.png"), str(PICTURES / "text.png")],
    "diff two pictures": ["diff", str(PICTURES / "text.png"), str(PICTURES / "no_accent.png")],
    "render a label": ["render", "--text", "Settings", "--font", "Fonts/Inter/InterVariable.ttf",
                       "--output", "/dev/null", "--format", "png"],
    "table": ["table"],
}
# Another version of a library, or another processor's branches, are no change of ours.
LIKELY_NOISE = 0.01


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench instructions", add_help=False, allow_abbrev=False)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def count(program, way, folder):
    """Instructions of one run, and the five functions of ours, or libraries, that took most by themselves."""
    out = folder / "callgrind.out"
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", program, *way],
        capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    # A difference found is 1.
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


def main():
    given = arguments()
    if shutil.which("valgrind") is None:
        print("bench: valgrind is not installed. Install Debian's valgrind.", file=sys.stderr)
        return 2
    ways = dict(list(WAYS.items())[:2]) if given.quick else WAYS
    try:
        with tempfile.TemporaryDirectory() as name:
            # valgrind stumbles over the debug information of newer compilers; names stay.
            program = pathlib.Path(name, "typeproof")
            subprocess.run(["objcopy", "--strip-debug", PROGRAM, program], check=True)
            told = {
                "schemaVersion": 1, "machine": machine.describe(),
                "ways": {words: count(program, way, pathlib.Path(name)) for words, way in ways.items()},
            }
    except (figures.Trouble, subprocess.CalledProcessError) as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2
    kept = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {"ways": {}}
    for words, way in told["ways"].items():
        former = kept["ways"].get(words)
        way["change"] = None if former is None else way["instructions"] / former - 1
    if given.record:
        RECORD.write_text(json.dumps({
            "libraries": told["machine"]["libraries"],
            "ways": {words: way["instructions"] for words, way in told["ways"].items()},
        }, indent=2) + "\n", encoding="utf-8")
    if given.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    if kept.get("libraries", told["machine"]["libraries"]) != told["machine"]["libraries"]:
        print("The figures on record were counted with other libraries.")
    for words, way in told["ways"].items():
        change = way["change"]
        remark = "" if change is None or abs(change) < LIKELY_NOISE else f"  {change:+.1%} since the record"
        print(f"{words:<26}{way['instructions'] / 1e6:9.1f} million{remark}")
        print("    " + ", ".join(f"{name} {share:.0%}" for name, share in way["most"].items()))
    return 0


sys.exit(main())
