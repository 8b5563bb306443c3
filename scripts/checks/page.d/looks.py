"""Screenshots, compared with those on record by typeproof itself.

Fonts, hints, colours and the width of scrollbars are the same on every machine. Rasterisation depends on
Chromium, so its version is recorded beside the pictures.
"""

import os
import pathlib
import subprocess

import layout
from expectations import expect

GOLDENS = pathlib.Path(__file__).resolve().parent / "goldens"
# The README's picture.
IMAGES = GOLDENS.parents[3] / "docs/images"


# Controls that belong together, and must stay in one row.
ROWS = [".steps", ".modes", ".zoom", ".jump", ".review-bar .of-shown", ".review-bar .actions", ".change-filter .change"]
# Controls whose buttons are in one row if the window is wide enough.
WIDE_ROWS = [".decide", ".groups .actions", ".chips", ".review-bar"]


def check_rows(opened, place):
    """Nothing is wider than the window, and no row of controls is broken."""
    page = opened.page
    layout.check_sideways(page, place)
    broken = page.evaluate(
        """(rows) => rows.filter((row) => [...document.querySelectorAll(row)].some((element) => {
           const parts = [...element.children].map((part) => part.getBoundingClientRect()).filter((part) => part.height > 0);
           return parts.some((part) => part.top >= Math.min(...parts.map((other) => other.bottom)));
        }))""", ROWS)
    if page.viewport_size["width"] > 1000:
        broken += page.evaluate(
            """(rows) => rows.filter((row) => [...document.querySelectorAll(row)].some((element) => {
               const middles = [...element.querySelectorAll("button")].map((part) => part.getBoundingClientRect())
                 .filter((part) => part.height > 0).map((part) => part.top + part.height / 2);
               return Math.max(...middles) - Math.min(...middles) > 8;
            }))""", [*WIDE_ROWS, *([".tools"] if page.viewport_size["width"] > 1400 else [])])
    expect(not broken, f"in {place} these rows are broken: {', '.join(broken)}")
    lefts = page.evaluate("() => [...document.querySelectorAll('.guide-list > *')].map((part) => part.getBoundingClientRect()).map(({ left, top }) => [top, left])")
    columns = {left for top, left in lefts if top <= min(top for top, _ in lefts) + 8}
    ragged = [left for _, left in lefts if min(abs(left - column) for column in columns) > 1]
    expect(not ragged, f"in {place} the guides are not in columns")


def check(program, browser, shots, folder, goldens=GOLDENS):
    """Compares each picture of the page; with RECORD_PAGE set, it becomes the one on record."""
    version = browser.version.split(".")[0]
    known = GOLDENS / "chromium.txt"
    if os.environ.get("RECORD_PAGE"):
        for name, content in shots.items():
            (goldens / f"{name}.png").write_bytes(content)
        known.write_text(f"{version}\n")
        print(f"page: {len(shots)} screenshots are recorded with Chromium {version}")
        return
    same = known.read_text().strip() == version
    for name, content in shots.items():
        new = folder / f"{name}.png"
        new.write_bytes(content)
        done = subprocess.run([program, "diff", "--metric", "text", goldens / f"{name}.png", new,
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
