"""A line of about sixty glyphs in each script, laid out and drawn: ours and Pillow's."""

import json
import subprocess

import bounds
import figures
from peers import VENV_PYTHON

# The bounds apply to body at Large. The largest size has no bound.
BOUND_CATEGORY = "L"
# Colour pictures have no bound, because Pillow cannot place them among letters.
UNBOUND_SCRIPT = "emoji"
BOUND_RATIO = 3
# The allowed differences of width and of ink, since Pillow hints letters.
WIDTH_TOLERANCE = 0.03
INK_TOLERANCE = 0.1


def texts():
    """The labels of typeproof-bench, and the data that other programs need to draw them."""
    labels = []
    for row in figures.rows("labels"):
        if row[0] == "label":
            _, script, category, language, size, width, height, left, baseline, glyphs, ink, text = row
            labels.append({
                "script": script, "category": category, "language": language, "size": float(size),
                "width": int(width), "height": int(height), "left": int(left),
                "baseline": int(baseline), "glyphs": int(glyphs),
                "ink": None if ink == "colours" else float(ink), "text": text, "pieces": [],
            })
        else:
            _, font, family, instance, left, width, direction, text = row
            axes = dict(setting.split("=") for setting in instance.split())
            labels[-1]["pieces"].append({
                "font": font, "family": family, "axes": {k: float(v) for k, v in axes.items()},
                "left": float(left), "width": float(width), "text": text,
                "direction": None if direction == "natural" else direction,
            })
    return labels


def measure(labels, rounds, runs, with_peers):
    """Ours and Pillow's in turn, each round in new processes, each label `runs` times after its first."""
    gray = [label for label in labels if label["ink"] is not None]
    told = {
        "rounds": rounds, "runs": runs, "pillow": None,
        "rows": [{
            "script": label["script"], "category": label["category"], "glyphs": label["glyphs"],
            "pixels": label["width"] * label["height"], "pieces": len(label["pieces"]),
        } for label in labels],
    }
    ours, theirs, trouble = {}, {}, None
    for _ in range(rounds):
        for script, category, run, cpu, wall in figures.rows("label-times", str(runs)):
            add(ours, (script, category), int(run), float(cpu), float(wall))
        if with_peers and not trouble:
            try:
                told["pillow"] = pillow_round(gray, runs, theirs)
            except figures.Trouble as found:
                trouble, theirs = str(found), {}
                told["pillow"] = {"trouble": trouble}
    for row in told["rows"]:
        key = row["script"], row["category"]
        row["ours"] = summary(ours[key])
        row["pillow"] = summary(theirs[key]) if key in theirs else None
        row["ratio"] = row["pillow"] and (
            row["pillow"]["cpuSeconds"]["median"] / row["ours"]["cpuSeconds"]["median"])
    return told


def add(times, key, run, cpu, wall):
    kept = times.setdefault(key, {"first": [], "cpu": [], "wall": []})
    if run == 0:
        kept["first"].append(cpu)
    else:
        kept["cpu"].append(cpu)
        kept["wall"].append(wall)


def summary(times):
    return {
        "firstCPUSeconds": figures.spread(times["first"]),
        "cpuSeconds": with_p95(times["cpu"]),
        "wallSeconds": with_p95(times["wall"]),
    }


def with_p95(values):
    return {**figures.spread(values), "p95": sorted(values)[len(values) * 95 // 100]}


def pillow_round(labels, runs, times):
    if not VENV_PYTHON.exists():
        raise figures.Trouble("Pillow is not installed. Let scripts/bench reach PyPI, then run it again.")
    result = subprocess.run(
        [VENV_PYTHON, "-I", "-B", "scripts/bench.d/pillow_labels.py", str(runs)],
        input=json.dumps(labels), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise figures.Trouble(f"Pillow cannot be measured: {result.stderr.strip()}")
    told = json.loads(result.stdout)
    for label, drawn in zip(labels, told["labels"], strict=True):
        check_likeness(label, drawn)
        for run, (cpu, wall) in enumerate(zip(drawn["cpu"], drawn["wall"], strict=True)):
            add(times, (label["script"], label["category"]), run, cpu, wall)
    return {"versions": told["versions"]}


def check_likeness(label, drawn):
    """Pillow must have drawn the same: as wide, and with as much ink."""
    width = sum(piece["width"] for piece in label["pieces"])
    for what, ours, theirs, tolerance in (
            ("wide", width, drawn["width"], WIDTH_TOLERANCE),
            ("inky", label["ink"], drawn["ink"], INK_TOLERANCE)):
        if abs(theirs / ours - 1) > tolerance:
            raise figures.Trouble(
                f"Pillow's {label['script']} at {label['category']} is {theirs / ours:.2f} times as"
                f" {what} as ours, so it is not the same text.")


def bounds_of(rows):
    """The bounds, for the scripts that have one."""
    bounded = [row for row in rows
               if row["category"] == BOUND_CATEGORY and row["script"] != UNBOUND_SCRIPT]
    compared = [row for row in bounded if row["ratio"]]
    closest = min(compared, key=lambda row: row["ratio"]) if compared else None
    return [
        bounds.least("times as fast as Pillow for a label at Large"
                     + (f" ({closest['script']} comes closest)" if closest else ""),
                     BOUND_RATIO, closest and closest["ratio"]),
    ]
