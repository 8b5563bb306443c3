"""How fast a large suite is verified, compared with other programs."""

import os
import statistics

import bounds
import control
import figures
import matrix_peers
import product
import watch
from matrix_suite import Suite

OPTIONS = {}
# The text of the built-in suite's Latin sample, without its one tabular number.
TEXT = "“AVATo” fi ffl rn/m – — …\ngjpqy\nÅÉŮ ẤỆ €1,234.56 1171\nFilmfestivaldirektorinnentitel\nhttps://i.io/Il1O0"
# The same texts in more widths, so that the additional cells are of the same kind.
GROWTH_STYLES = ["largeTitle", "title2", "body", "footnote"]
MANY_WIDTHS = list(range(300, 370))
# The start of the names of bounds against the control.
CONTROL = "of decoding its 468 goldens by libpng, on one core"
BOUNDS = {
    "hbViewRatio": ("times as fast as hb-view and blazediff", 20, "least"),
    "pillowRatio": ("times as fast as Pillow and blazediff in one warm process", 10, "least"),
    "verified": (f"{CONTROL}: every file read and hashed, every text drawn", 0.27, "most"),
    "unchanged": (f"{CONTROL}: every file read and hashed, none changed", 0.12, "most"),
    "decoded": (f"{CONTROL}: no digest trusted", 0.36, "most"),
    "speedUp": ("times as fast with two cores as with one", 1.8, "least"),
    "speedUpOfMany": ("times as fast with two cores as with one, 10,080 cells", 1.8, "least"),
    "growth": ("of a cell among 1,008, for a cell among 10,080", 1.1, "most"),
    "peakMiB": ("MiB at most with 10,080 cells", 300, "most"),
    "savedFont": (f"{CONTROL}, from saving a font of 156 cells to the verdict: another file", 0.75, "most"),
    "savedLetters": (f"{CONTROL}, from saving a font of 156 cells to the verdict: all letters others", 0.75, "most"),
    "savedText": (f"{CONTROL}, from saving a text of 156 cells to the verdict: all pictures others", 0.75, "most"),
    "savedTracking": (f"{CONTROL}, from saving a tracking of 156 cells to the verdict: all letters moved", 0.75, "most"),
    "firstVerdict": (f"{CONTROL}, from the start to the first verdict", 0.065, "most"),
}


def measure(given):
    suite = Suite("latin", TEXT, anew=True)
    drawn = [] if given.no_peers else matrix_peers.cells()
    if drawn and len(drawn) != suite.cells:
        raise figures.Trouble(f"{len(drawn)} Latin cells are on record, not {suite.cells}.")
    told = {
        # The gain of two cores differs by a twentieth between rounds.
        "verify": verifying(suite, given.runs if given.quick else 3 * given.runs),
        "startUp": product.start_up(given.runs),
        "watch": watch.measure(TEXT, given.runs),
        "growth": None if given.quick else growth(min(given.runs, 3)),
        "peers": {},
    }
    if not given.no_peers:
        told["peers"] = {
            "hb-view": figures.attempted(matrix_peers.hb_view, drawn),
            "Pillow": figures.attempted(matrix_peers.pillow, drawn, min(given.runs, 5)),
        }
    figure = ratios(told)
    told["troubles"] = [peer["trouble"] for peer in told["peers"].values() if "trouble" in peer]
    told["bounds"] = [bounds.row(words, kind, bound, figure.get(key))
                      for key, (words, bound, kind) in BOUNDS.items()]
    return told


def at_once(suite):
    """Two programs with one thread each. Their loss to each other is the limit for two threads."""
    command = " ".join(suite.verify(1))
    return ["sh", "-c", f"{command} > /dev/null & other=$!; {command} > /dev/null && wait $other"]


def speed_up(one, two):
    """How much faster the second runs are, each compared in its own round, since a machine may be slow for a
    while."""
    return statistics.median(
        slow["wallSeconds"] / fast["wallSeconds"] for slow, fast in zip(one, two, strict=True))


def verifying(suite, runs):
    unchanged = suite.verify(2, "--changed", "--cache", str(suite.folder / "cache"))
    commands = [
        suite.verify(1), suite.verify(2), suite.verify(2, "--no-digests"), unchanged, at_once(suite),
        control.decoding(suite.folder / "Snapshots")]
    # If CI is set, typeproof uses no cache. The first run fills the cache.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    told = figures.processes([unchanged] + commands * runs, environment)[1:]
    turns = [told[turn::len(commands)] for turn in range(len(commands))]
    one, two, decoded, warm, _, decoding = map(figures.summary, turns)
    return {
        "cells": suite.cells, "oneJob": one, "twoJobs": two, "twoJobsWithoutDigests": decoded,
        "twoJobsUnchanged": warm, "control": decoding,
        "ofTheControl": {
            name: control.ratio(turns[turn], turns[5])
            for name, turn in (("verified", 1), ("decoded", 2), ("unchanged", 3))},
        "recording": suite.recording,
        "speedUp": speed_up(turns[0], turns[1]),
        "speedUpTheMachineAllows": 2 * speed_up(turns[0], turns[4]),
    }


def growth(runs):
    """CPU seconds per cell, including the start: many cells against a tenth of them."""
    few = Suite("few", TEXT, styles=GROWTH_STYLES, widths=MANY_WIDTHS[::10])
    many = Suite("many", TEXT, styles=GROWTH_STYLES, widths=MANY_WIDTHS)
    told = figures.processes(
        [few.verify(2), many.verify(1), many.verify(2), at_once(many), few.verify(2, "--no-digests")] * runs)
    return {
        "few": {"cells": few.cells, **figures.summary(told[0::5])},
        "many": {"cells": many.cells, **figures.summary(told[2::5]),
                 "speedUp": speed_up(told[1::5], told[2::5]),
                 "speedUpTheMachineAllows": 2 * speed_up(told[1::5], told[3::5])},
        "fewDecoded": {"cells": few.cells, **figures.summary(told[4::5])},
    }


def ratios(told):
    verify = told["verify"]
    two = verify["twoJobs"]["wallSeconds"]["median"]
    decoding = verify["control"]["wallSeconds"]["median"]
    figure = {
        **verify["ofTheControl"],
        "speedUp": verify["speedUp"],
        "firstVerdict": told["startUp"]["firstVerdict"]["wallSeconds"]["median"] / decoding,
    }
    for name, key in (("fontChanged", "savedFont"), ("lettersChanged", "savedLetters"),
                      ("textChanged", "savedText"), ("trackingChanged", "savedTracking")):
        figure[key] = told["watch"][name]["median"] / decoding
    for name, key in (("hb-view", "hbViewRatio"), ("Pillow", "pillowRatio")):
        peer = told["peers"].get(name, {})
        if "wallSeconds" in peer:
            wall = peer["wallSeconds"]
            figure[key] = (wall["median"] if isinstance(wall, dict) else wall) / two
    if told["growth"]:
        few, many = told["growth"]["few"], told["growth"]["many"]
        figure["growth"] = (
            many["cpuSeconds"]["median"] / many["cells"] / (few["cpuSeconds"]["median"] / few["cells"]))
        figure["peakMiB"] = many["peakKiB"]["max"] / 1024
        figure["speedUpOfMany"] = many["speedUp"]
    return figure


def lines(told):
    verify = told["verify"]
    yield (f"{verify['cells']} cells, the Latin sample in 13 styles, 12 categories and 3 scales; wall's clock")
    for name, words in (("oneJob", "one job"), ("twoJobs", "two jobs"),
                        ("twoJobsWithoutDigests", "two jobs, no digest trusted"),
                        ("twoJobsUnchanged", "two jobs, --changed, none changed"),
                        ("control", "the control, which decodes its goldens")):
        wall = verify[name]["wallSeconds"]
        yield (f"  {words:<34}{1000 * wall['median']:7.0f} ms ({1000 * wall['min']:.0f} to {1000 * wall['max']:.0f}),"
              f" {verify[name]['cpuSeconds']['median']:.2f} s of the processor")
    recorded = verify["recording"]
    yield (f"  {'recording anew':<34}{1000 * recorded['wallSeconds']:7.0f} ms,"
           f" {recorded['cpuSeconds']:.2f} s of the processor, {recorded['peakKiB'] / 1024:.0f} MiB")
    yield (f"  two programs at once would be {verify['speedUpTheMachineAllows']:.2f} times as fast as one after the other")
    for name, words in (("fontUnchanged", "a font, unchanged"), ("fontChanged", "a font, another file"),
                        ("lettersChanged", "a font, other letters"), ("textChanged", "the text"),
                        ("trackingChanged", "the tracking")):
        saved = told["watch"][name]
        yield (f"  --watch, {told['watch']['cells']} cells: {words:<23}{1000 * saved['median']:7.0f} ms"
               f" ({1000 * saved['min']:.0f} to {1000 * saved['max']:.0f}) from saving it")
    for name, peer in told["peers"].items():
        if "trouble" in peer:
            yield f"  {name}: not measured. {peer['trouble']}"
            continue
        wall = peer["wallSeconds"]
        yield (f"  {name + ' and blazediff':<34}{1000 * (wall['median'] if isinstance(wall, dict) else wall):7.0f} ms")
    if told["growth"]:
        for name, row in told["growth"].items():
            wall = 1000 * row["wallSeconds"]["median"]
            words = "cells in several widths" + (", all decoded" if name == "fewDecoded" else "")
            yield (f"  {row['cells']:>6} {words:<27}{wall:7.0f} ms,"
                  f" {wall / row['cells']:.2f} ms a cell, {row['peakKiB']['max'] / 1024:.0f} MiB")
        allowed = told["growth"]["many"]["speedUpTheMachineAllows"]
        yield (f"  two programs at once would be {allowed:.2f} times as fast with the most cells")
