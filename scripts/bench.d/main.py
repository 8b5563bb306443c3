"""Measures the requested parts in turn, and prints the figures. scripts/bench calls it.

A part is a module with these members:
- `OPTIONS`, its own options;
- `measure`, a function that returns figures, with `bounds`, and with `troubles` if something could not be measured;
- `lines`, a function that returns the figures as text.
"""

import argparse
import importlib
import itertools
import json
import pathlib
import sys
import traceback

# Python runs isolated, so it does not search for modules beside the script.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import bounds  # noqa: E402
import figures  # noqa: E402
import machine  # noqa: E402

SCHEMA_VERSION = 2


def arguments():
    """The arguments, and the modules of the requested parts."""
    names = list(itertools.takewhile(lambda word: not word.startswith("-"), sys.argv[1:]))
    parts = {name: importlib.import_module(name) for name in names}
    parser = argparse.ArgumentParser(prog="scripts/bench", add_help=False, allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    # Options of one part are allowed only with that part.
    for part in parts.values():
        for option, settings in part.OPTIONS.items():
            parser.add_argument(option, **settings)
    given = parser.parse_args(sys.argv[1 + len(names):])
    if given.runs < 1:
        parser.error("--runs takes a number from 1")
    if given.quick:
        given.runs = 1
    return given, parts


def main():
    given, parts = arguments()
    told = {"schemaVersion": SCHEMA_VERSION, "runs": given.runs, "machine": machine.describe(),
            "parts": {}, "bounds": []}
    troubles = []
    if not given.json:
        print("\n".join(machine.lines(told["machine"])), flush=True)
    for name, part in parts.items():
        if len(parts) > 1 and not given.json:
            print(f"\n\n=== {name} ===", flush=True)
        try:
            measured = part.measure(given)
        except figures.Trouble as trouble:
            troubles.append(str(trouble))
            continue
        # If one part fails, the figures of the others are still printed.
        except Exception as trouble:
            traceback.print_exc()
            troubles.append(f"{name} is not measured: {trouble!r}")
            continue
        told["bounds"] += [{"part": name, **row} for row in measured.pop("bounds")]
        troubles += measured.pop("troubles", [])
        told["parts"][name] = measured
        if not given.json:
            print("\n".join(part.lines(measured)), flush=True)
    print(json.dumps(told, indent=2, ensure_ascii=False) if given.json
          else "\n".join(bounds.lines(told["bounds"])))
    for trouble in troubles:
        print(f"bench: {trouble}", file=sys.stderr)
    return 2 if troubles else 0


sys.exit(main())
