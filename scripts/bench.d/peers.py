"""Other programs that draw the same texts at the same sizes."""

import json
import pathlib
import shutil
import statistics
import subprocess
import tempfile

import figures
import machine
import product

VENV_PYTHON = pathlib.Path(".build/bench/venv/bin/python")


def latin_cells():
    """The recorded Latin cells at 2x: font, axis values, sizes, lines."""
    cells = []
    for row in figures.rows("cells", product.LATIN):
        if row[0] == "cell":
            _, name, font, instance, size, width, height = row
            axes = dict(setting.split("=") for setting in instance.split())
            cells.append({
                "name": name, "font": font, "axes": {k: float(v) for k, v in axes.items()},
                "size": float(size), "width": int(width), "height": int(height), "lines": [],
            })
        else:
            _, left, baseline, text = row
            cells[-1]["lines"].append([float(left), round(float(baseline)), text])
    return cells


def drawing_passes(runs):
    """Our own seconds for drawing and for encoding the same cells, the first pass and later ones."""
    told = {}
    for command, count in (("stages", runs + 1), ("differences", 2)):
        for number, stage, seconds, _ in figures.rows(command, product.LATIN, str(count)):
            told.setdefault(int(number), {})[stage] = float(seconds)
    for figure in told.values():
        figure.setdefault("encode", told[2]["encode"])
    passes = [
        {
            "drawSeconds": sum(figure.get(s, 0) for s in ("resolve", "lay out", "render")),
            "encodeSeconds": figure["encode"],
        } for _, figure in sorted(told.items())
    ]
    return with_spread(passes)


def with_spread(passes):
    """The first pass, which opens fonts, separate from the others."""
    later = passes[1:]
    return {
        "firstPass": passes[0],
        "drawSeconds": figures.spread([p["drawSeconds"] for p in later]),
        "drawAndEncodeSeconds":
            figures.spread([p["drawSeconds"] + p["encodeSeconds"] for p in later]),
    }


def hb_view_commands(cells, folder):
    """A process for each picture, which is written into a folder under its number."""
    commands = []
    for number, cell in enumerate(cells):
        text = pathlib.Path(folder, f"{number}.txt")
        text.write_text("\n".join(line[2] for line in cell["lines"]), encoding="utf-8")
        axes = ",".join(f"{axis}={value:g}" for axis, value in cell["axes"].items())
        commands.append([
            "hb-view", f"--font-file={cell['font']}", f"--variations={axes}",
            f"--font-size={cell['size']:g}", "--margin=0", f"--text-file={text}",
            "--output-format=png", f"--output-file={folder}/{number}.png"])
    return commands


def hb_view(cells, runs):
    """One process for each picture, against ours for each picture and ours for all."""
    if shutil.which("hb-view") is None:
        raise figures.Trouble("hb-view is not installed. Install Debian's libharfbuzz-bin.")
    with tempfile.TemporaryDirectory() as folder:
        commands = hb_view_commands(cells, folder)
        theirs, ours, ours_at_once = [], [], []
        one_by_one = [product.verify_command(jobs=1, cells=cell["name"]) for cell in cells]
        for _ in range(runs):
            theirs.append(whole(figures.processes(commands)))
            ours.append(whole(figures.processes(one_by_one)))
            ours_at_once.append(
                whole(figures.processes([product.verify_command(jobs=1, cells=product.LATIN)])))
        blank = [p.name for p in pathlib.Path(folder).glob("*.png") if p.stat().st_size < 200]
        if blank or len(list(pathlib.Path(folder).glob("*.png"))) != len(cells):
            raise figures.Trouble("hb-view did not draw every picture. Run it by itself to see why.")
    median = {name: statistics.median(values) for name, values in (
        ("theirs", theirs), ("ours", ours), ("oursAtOnce", ours_at_once))}
    return {
        "version": machine.words_of(["hb-view", "--version"]),
        "pictures": len(cells),
        "wallSeconds": figures.spread(theirs),
        "oursOneProcessForEachPicture": figures.spread(ours),
        "oursOneProcess": figures.spread(ours_at_once),
        "ratioProcessForProcess": median["theirs"] / median["ours"],
        "ratioToOneProcess": median["theirs"] / median["oursAtOnce"],
        "caveat": "hb-view shapes our lines, draws and writes a PNG, with a process for each"
                  " picture; it does not wrap, compare or write facts, and typeproof verify writes no PNG.",
    }


def whole(runs):
    return sum(run["wallSeconds"] for run in runs)


def pillow(cells, runs, ours):
    """One warm process: drawing alone, and drawing with encoding."""
    if not VENV_PYTHON.exists():
        raise figures.Trouble("Pillow is not installed. Let scripts/bench reach PyPI, then run it again.")
    result = subprocess.run(
        [VENV_PYTHON, "-I", "-B", "scripts/bench.d/pillow_peer.py", str(runs + 1)],
        input=json.dumps(cells), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise figures.Trouble(f"Pillow cannot be measured: {result.stderr.strip()}")
    told = json.loads(result.stdout)
    theirs = with_spread(told["passes"])
    return {
        "versions": told["versions"],
        "pictures": len(cells),
        "fontsOpenedSeconds": told["openSeconds"],
        **theirs,
        "ours": ours,
        "ratioDrawing": theirs["drawSeconds"]["median"] / ours["drawSeconds"]["median"],
        "ratioDrawingFirstPass":
            (told["openSeconds"] + theirs["firstPass"]["drawSeconds"])
            / ours["firstPass"]["drawSeconds"],
        "ratioDrawingAndEncoding":
            theirs["drawAndEncodeSeconds"]["median"] / ours["drawAndEncodeSeconds"]["median"],
        "caveat": "Pillow draws our lines with libraqm and keeps no drawn glyphs; ours resolves,"
                  " breaks lines and keeps glyphs, and encodes at zlib's level 8 against Pillow's 6.",
    }


def chromium(cells, passes):
    """One warm browser: each text as a separate picture, and many on a sheet, against our whole process."""
    if not VENV_PYTHON.exists() or shutil.which("chromium") is None:
        raise figures.Trouble("Chromium is not installed. Let scripts/bench reach Debian's and PyPI's packages.")
    ours = figures.processes([product.verify_command(jobs=1, cells=product.LATIN)] * passes)
    result = subprocess.run(
        [VENV_PYTHON, "-I", "-B", "scripts/bench.d/chromium_peer.py", str(passes + 1)],
        input=json.dumps(cells), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise figures.Trouble(f"Chromium cannot be measured: {result.stderr.strip()}")
    told = json.loads(result.stdout)
    # The first pass is a warm-up, and is shown separately.
    first, *later = told["passes"]
    wall, sheet = (figures.spread([one[key] for one in later]) for key in ("wallSeconds", "sheetSeconds"))
    one_process = figures.spread([run["wallSeconds"] for run in ours])
    return {
        "version": told["version"],
        "pictures": len(cells),
        "startSeconds": told["openSeconds"],
        "firstPass": first,
        "wallSeconds": wall,
        "sheetSeconds": sheet,
        "oursOneProcess": one_process,
        "ratio": wall["median"] / one_process["median"],
        "ratioOfSheet": sheet["median"] / one_process["median"],
        "caveat": "Chromium has started and has the page with our lines open; it draws and encodes,"
                  " typeproof verify starts, wraps, draws, reads goldens and compares.",
    }
