"""Screenshots, compared with those on record by typeproof itself.

Fonts, hints, colours and the width of scrollbars are the same on every machine. Rasterisation depends on
Chromium, so its version is recorded beside the pictures.
"""

import os
import pathlib
import subprocess

from expectations import expect

GOLDENS = pathlib.Path(__file__).resolve().parent / "goldens"


# Controls that belong together, and must stay in one row.
ROWS = [".steps", ".tools", ".modes", ".zoom", ".jump", ".review-bar .of-shown", ".review-bar .actions", ".change-filter .change"]


def check_rows(opened, place):
    """Nothing is wider than the window, and no row of controls is broken."""
    page = opened.page
    expect(page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, f"{place} is wider than the window")
    broken = page.evaluate(
        """(rows) => rows.filter((row) => [...document.querySelectorAll(row)].some((element) => {
           const parts = [...element.children].map((part) => part.getBoundingClientRect()).filter((part) => part.height > 0);
           return parts.some((part) => part.top >= Math.min(...parts.map((other) => other.bottom)));
        }))""", [row for row in ROWS if row != ".tools" or page.viewport_size["width"] > 1000])
    expect(not broken, f"in {place} these rows are broken: {', '.join(broken)}")


def check(program, browser, shots, folder):
    """Compares each picture of the page; with RECORD_PAGE set, it becomes the one on record."""
    version = browser.version.split(".")[0]
    known = GOLDENS / "chromium.txt"
    if os.environ.get("RECORD_PAGE"):
        for name, content in shots.items():
            (GOLDENS / f"{name}.png").write_bytes(content)
        known.write_text(f"{version}\n")
        print(f"page: {len(shots)} screenshots are recorded with Chromium {version}")
        return
    same = known.read_text().strip() == version
    for name, content in shots.items():
        new = folder / f"{name}.png"
        new.write_bytes(content)
        done = subprocess.run([program, "diff", "--metric", "text", GOLDENS / f"{name}.png", new,
                               "--output", folder / f"{name}-difference.png"], capture_output=True, text=True)
        if done.returncode == 0:
            continue
        kept = pathlib.Path(".build/page")
        kept.mkdir(parents=True, exist_ok=True)
        for picture in folder.glob(f"{name}*.png"):
            (kept / picture.name).write_bytes(picture.read_bytes())
        sentence = f"{name}: {done.stdout.strip()} {done.stderr.strip()} (pictures in {kept}; RECORD_PAGE=1 scripts/checks/page makes them those on record)"
        # Another version of Chromium may draw boxes and shadows in another way. That is reported, but does not fail.
        expect(not same, sentence)
        print(f"page: with Chromium {version} instead of {known.read_text().strip()}, {sentence}")
