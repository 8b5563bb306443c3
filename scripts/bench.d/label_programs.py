"""Programs that draw a label from their start to a PNG file, each label in its own process."""

import os
import pathlib
import shutil
import tempfile

import figures
import labels
import machine

# The fontconfig file for pango-view. It has only our fonts.
FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def measure(all_labels, runs):
    """The wall-clock seconds of each program for each label at Large, in turn."""
    for program, package in (("hb-view", "libharfbuzz-bin"), ("pango-view", "pango1.0-tools")):
        if shutil.which(program) is None:
            raise figures.Trouble(f"{program} is not installed. Install Debian's {package}.")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FONTCONFIG_FILE": only_our_fonts(folder)}
        # The first run makes the font cache, which later runs read.
        figures.processes([["pango-view", "--no-display", "--text=a",
                            f"--output={folder}/list.png"]], environment)
        for label in all_labels:
            if label["category"] == labels.BOUND_CATEGORY:
                commands = {name: command(label, f"{folder}/{name}.png")
                            for name, command in programs(label).items()}
                rows.append({
                    "script": label["script"],
                    **measured(commands, runs, environment, pathlib.Path(folder)),
                })
    return {
        "runs": runs, "rows": rows,
        "versions": {program: machine.words_of([program, "--version"])
                     for program in ("hb-view", "pango-view")},
    }


def measured(commands, runs, environment, folder):
    told = figures.processes(list(commands.values()) * runs, environment)
    for name in commands:
        picture = folder / f"{name}.png"
        if not picture.exists() or picture.stat().st_size < 500:
            raise figures.Trouble(f"{name} did not draw a label. Run scripts/bench again to see why.")
        picture.unlink()
    count = len(commands)
    return {
        name: figures.spread([run["wallSeconds"] for run in told[index::count]])
        for index, name in enumerate(commands)
    }


def only_our_fonts(folder):
    path = pathlib.Path(folder, "fonts.conf")
    path.write_text(
        FONTCONFIG.format(fonts=pathlib.Path("Fonts").resolve(), cache=f"{folder}/cache"),
        encoding="utf-8")
    return str(path)


def programs(label):
    """The command of each program. hb-view has no fallback, so it draws only the glyphs of one font."""
    told = {"typeproof render": render, "pango-view": pango_view}
    if len(label["pieces"]) == 1:
        told["hb-view"] = hb_view
    return told


def render(label, output):
    # In the order of the text, so that the script's own font comes first.
    pieces = sorted(label["pieces"], key=lambda piece: label["text"].find(piece["text"]))
    fonts = dict.fromkeys(piece["font"] for piece in pieces)
    return [figures.PROGRAM, "render", f"--text={label['text']}",
            *(f"--font={font}" for font in fonts), "--scale=2",
            f"--language={label['language']}", f"--output={output}"]


def hb_view(label, output):
    piece = label["pieces"][0]
    axes = ",".join(f"{axis}={value:g}" for axis, value in piece["axes"].items())
    return ["hb-view", f"--font-file={piece['font']}", f"--variations={axes}",
            f"--font-size={label['size']:g}", "--margin=0", f"--language={label['language']}",
            f"--text={label['text']}", "--output-format=png", f"--output-file={output}"]


def pango_view(label, output):
    pieces = sorted(label["pieces"], key=lambda piece: label["text"].find(piece["text"]))
    axes = ",".join(f"{axis}={value:g}" for axis, value in pieces[0]["axes"].items())
    return ["pango-view", "--no-display", "--margin=0", "--hinting=none", "--antialias=gray",
            f"--font={pieces[0]['family']}, {label['size']:g}px" + (f" @{axes}" if axes else ""),
            f"--language={label['language']}", f"--text={label['text']}", f"--output={output}"]
