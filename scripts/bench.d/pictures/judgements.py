"""How often changed text is missed, and how often unchanged text is called changed.

The folder of labelled pairs comes from `scripts/checks/text-pairs.d/make-pairs`. Its manifest says for each pair
whether it is `same`, `noise` or `real`. For `ambig`, either result is right.
"""

import json

import figures


def measure(folder):
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    pairs = [pair for pair in manifest if pair["class"] in ("same", "noise", "real")]
    answers = figures.rows(
        "judgements",
        stdin="".join(f"{folder / pair['base']}\t{folder / pair['test']}\n" for pair in pairs))
    told = {"real": [0, 0], "noise": [0, 0], "same": [0, 0]}
    seconds = []
    for pair, (verdict, _, _, time, *_) in zip(pairs, answers, strict=True):
        changed = verdict == "changed"
        wrong = not changed if pair["class"] == "real" else changed
        told[pair["class"]][0] += wrong
        told[pair["class"]][1] += 1
        seconds.append(float(time))
    return {
        "realMissed": told["real"][0], "real": told["real"][1],
        "noiseAlarms": told["noise"][0], "noise": told["noise"][1],
        "sameAlarms": told["same"][0], "same": told["same"][1],
        "secondsEach": sum(seconds) / len(seconds),
    }
