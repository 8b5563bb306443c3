"""Projects for testing the page, each broken in a way that a reviewer meets."""

import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
FONTS = ["Inter/InterVariable.ttf", "NotoSerif/NotoSerif-Regular.ttf", "NotoSansArabic/NotoSansArabic-Regular.ttf",
         "JetBrainsMono/JetBrainsMono-Regular.ttf"]
HOSTILE = "<script>alert('1')</script> \" & \u202etxt\u0007"
MARKUP = "<b onclick='alert(1)'>Bold</b> & \"quoted\""
SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]


def spec(samples, appearances=("light",)):
    """A project of five styles."""
    return {
        "suite": "shop",
        "fonts": {"folder": "Fonts", "system": "Inter Variable",
                  "fallback": [{"scripts": ["Arab"], "fonts": ["Noto Sans Arabic"]}]},
        "styles": {
            "Title": {"font": "Noto Serif", "size": 28, "relativeTo": "title1"},
            "Headline": {"font": "Inter Variable", "size": 18, "relativeTo": "headline", "weight": 600},
            "Body": {"font": "Inter Variable", "size": 17, "relativeTo": "body"},
            "Callout": {"font": "Inter Variable", "size": 16, "relativeTo": "callout"},
            "Footnote": {"font": "Inter Variable", "size": 13, "relativeTo": "footnote", "lineLimit": 2},
        },
        "samples": samples,
        "matrix": {"widths": [343], "scales": [2], "appearances": list(appearances)},
        "colors": {"light": {"text": "#1A1A1A", "background": "#FFFFFF"},
                   "dark": {"text": "#F2F2F2", "background": "#121212"}},
    }


def prepare(folder, project):
    """The project's folder with its fonts."""
    for font in FONTS:
        (folder / "Fonts").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "Fonts" / font, folder / "Fonts")
    write(folder, project)


def write(folder, project):
    (folder / "typeproof.json").write_text(json.dumps(project, ensure_ascii=False), encoding="utf-8")


def run(program, folder, *words, status=0):
    """Runs typeproof there, with the status that is expected."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("GITHUB_", "GITLAB_"))}
    done = subprocess.run([program, *words], cwd=folder, env={**env, "NO_COLOR": "1"}, capture_output=True, text=True)
    if done.returncode != status:
        raise SystemExit(f"page: typeproof {' '.join(words)} ends with {done.returncode}: {done.stdout[-500:]}{done.stderr}")


def harmed(program, folder):
    """A changed curve in one style, another text in one sample, and a few cells of each other verdict."""
    samples = {
        "greeting": {"en": "Good morning, reader", "ar": "صباح الخير أيها القارئ"},
        "text": {"en": "The reader chooses how large the letters are, and the text has to follow."},
        "note": {"de": "Wer liest, wählt die Größe der Schrift."},
    }
    before = spec({**samples, "old": "Soon gone"}, ["light", "dark"])
    before["styles"]["Footnote"]["samples"] = ["greeting", "note"]
    before["styles"]["Body"]["samples"] = ["greeting", "text", "old"]
    for style in ("Title", "Headline", "Callout"):
        before["styles"][style]["samples"] = ["greeting", "text"]
    prepare(folder, before)
    run(program, folder, "record", "--force")
    after = spec({**samples, "new": MARKUP, "bell": "A bell: \u0007"}, ["light", "dark"])
    after["styles"]["Callout"]["relativeTo"] = "footnote"
    after["styles"]["Footnote"]["weight"] = 700
    after["samples"]["note"]["de"] = samples["note"]["de"].replace("Größe", "Grösse")
    after["styles"]["Footnote"]["samples"] = ["greeting", "note"]
    after["styles"]["Title"]["samples"] = ["greeting", "text", "bell"]
    for style in ("Headline", "Body", "Callout"):
        after["styles"][style]["samples"] = ["greeting", "text"] + (["new"] if style == "Body" else [])
    write(folder, after)
    place = folder / "Snapshots/shop/body"
    (place / "greeting.l.en@2x.png").write_bytes(b"version https://git-lfs.github.com/spec/v1\n")
    (place / "<script>alert(1)<\u2215script>\u202etxt.png").write_bytes(b"")
    run(program, folder, "verify", "--report", "Report", status=2)
    return folder / "Report"


def pictured(program, folder):
    """The project of the README's picture: four styles in two fonts. Two styles and a text changed."""
    project = spec({"greeting": "Good morning, reader", "delivery": "Your order arrives on Friday between 9 and 12 o’clock."})
    del project["styles"]["Footnote"]
    project["fonts"].pop("fallback")
    project["styles"]["Title"]["samples"] = project["styles"]["Headline"]["samples"] = ["greeting"]
    project["styles"]["Body"]["samples"] = project["styles"]["Callout"]["samples"] = ["delivery"]
    prepare(folder, project)
    run(program, folder, "record", "--force")
    project["styles"]["Callout"]["relativeTo"] = "footnote"
    project["samples"]["greeting"] = "Good evening, reader"
    project["styles"]["Body"]["tracking"] = 0.02
    write(folder, project)
    run(program, folder, "verify", "--report", "Report", status=1)
    return folder / "Report"


def large(program, folder):
    """1,500 cells with 200 differences: a style has other sizes at eight categories."""
    project = spec({f"sample-{number:02}": f"Sample {number} of a text that has to follow the reader’s size" for number in range(25)})
    sizes = dict(zip(SIZES, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 43, 51]))
    project["styles"]["Callout"] = {"font": "Inter Variable", "sizes": sizes}
    prepare(folder, project)
    run(program, folder, "record", "--force")
    project["styles"]["Callout"]["sizes"] = {name: size + (0.5 if name in SIZES[3:11] else 0) for name, size in sizes.items()}
    write(folder, project)
    run(program, folder, "verify", "--report", "Report", status=1)
    return folder / "Report"
