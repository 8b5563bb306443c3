"""Verifying the built-in suite: how long it takes, where the time goes, and how long other programs take for
the same texts."""

import bounds
import control
import figures
import growth
import label_programs
import labels
import peers
import product
from suite_table import lines  # noqa: F401

OPTIONS = {}
# Verifying the built-in suite, files in memory, on two cores.
BOUND = 1


def measure(given):
    runs = given.runs
    told = {
        "verify": product.verify(runs), "stages": product.stages("stages", "*", runs),
        # A cell that differs takes twenty times as long, so fewer runs are enough.
        "differences": product.stages("differences", product.ONE_RAMP, 1) if given.quick
        else product.stages("differences", "*", min(runs, 2)),
        "startUp": product.start_up(runs),
        # A run lays out 3 MB.
        "growth": growth.measure(min(runs, 5)),
        "labels": measure_labels(given),
        "peers": {} if given.no_peers else measure_peers(runs),
    }
    others = {**told["peers"], "Pillow’s labels": told["labels"]["pillow"], "labels": told["labels"]["programs"]}
    told["troubles"] = [other["trouble"] for other in others.values() if other and "trouble" in other]
    told["bounds"] = [
        bounds.most("of decoding its goldens by libpng, on one core: verifying the built-in suite, two jobs", BOUND,
                    told["verify"]["ofTheControl"]),
        growth.bound(told["growth"]), *labels.bounds_of(told["labels"]["rows"]),
    ]
    return told


def measure_peers(runs):
    cells = peers.latin_cells()
    return {
        "hb-view": figures.attempted(peers.hb_view, cells, min(runs, 3)),
        "Pillow": figures.attempted(peers.pillow, cells, runs, peers.drawing_passes(runs)),
        "Chromium": figures.attempted(peers.chromium, cells, min(runs, 3)),
    }


def measure_labels(given):
    """Each round is a process that draws each label many times, so few rounds are enough."""
    texts, rounds = labels.texts(), min(given.runs, 5)
    told = labels.measure(texts, rounds, 10 if given.quick else 100, not given.no_peers)
    told["programs"] = None if given.no_peers else figures.attempted(label_programs.measure, texts, rounds)
    return told
