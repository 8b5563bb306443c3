"""Draws cells with headless Chromium in one process; runs inside the environment of the peers.

Reads cells from standard input and prints the wall-clock seconds of each pass. The argument is the number of passes.
"""

import base64
import html
import io
import json
import os
import pathlib
import sys
import time

from PIL import Image
from playwright.sync_api import sync_playwright

PROGRAM = "/usr/bin/chromium"
# Above 16,384 px, a picture of a page may be cut off or repeat.
GREATEST_SHEET = 8000
FLAGS = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb", "--hide-scrollbars"]


def page_of(cells):
    """All cells below each other, in px, with the given line breaks, and nothing else."""
    families = {font: f"font{number}" for number, font in enumerate(sorted({cell["font"] for cell in cells}))}
    faces = "".join(
        f"@font-face {{ font-family: {family}; font-weight: 1 1000; src: url(data:font/ttf;base64,"
        f"{base64.b64encode(pathlib.Path(font).read_bytes()).decode()}) }}"
        for font, family in families.items())
    places, top, blocks = [], 0, []
    for cell in cells:
        baselines = [line[1] for line in cell["lines"]]
        leading = (baselines[-1] - baselines[0]) / max(1, len(baselines) - 1) or cell["height"]
        axes = ", ".join(f"'{axis}' {value:g}" for axis, value in cell["axes"].items())
        text = html.escape("\n".join(line[2] for line in cell["lines"]))
        blocks.append(
            f'<div style="top: {top}px; width: {cell["width"]}px; height: {cell["height"]}px;'
            f" font: {cell['size']:g}px / {leading:g}px {families[cell['font']]};"
            f' font-variation-settings: {axes or "normal"}">{text}</div>')
        places.append({"x": 0, "y": top, "width": cell["width"], "height": cell["height"], "scale": 1})
        top += cell["height"]
    style = "body { margin: 0 } div { position: absolute; left: 0; overflow: hidden; white-space: pre }"
    return f'<!doctype html><html lang="en"><style>{faces}{style}</style>{"".join(blocks)}', places


def sheets_of(places):
    """Parts of the page as high as a browser can capture at once, each with its cells."""
    sheets = []
    for place in places:
        if not sheets or place["y"] + place["height"] - sheets[-1][0]["y"] > GREATEST_SHEET:
            sheets.append(({**place, "width": max(one["width"] for one in places), "height": 0}, []))
        sheets[-1][0]["height"] += place["height"]
        sheets[-1][1].append(place)
    return sheets


def shot(session, place):
    """A part of the page as a PNG file, by the browser's fastest method."""
    answer = session.send("Page.captureScreenshot", {
        "format": "png", "clip": place, "captureBeyondViewport": True, "optimizeForSpeed": True})
    return base64.b64decode(answer["data"])


def main():
    cells = json.load(sys.stdin)
    content, places = page_of(cells)
    # As root, Chromium has no sandbox. Our own page needs none.
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        start = time.perf_counter()
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=flags)
        page = browser.new_page(viewport={"width": max(cell["width"] for cell in cells), "height": 800})
        page.set_content(content)
        page.evaluate("document.fonts.ready")
        opened = time.perf_counter() - start
        fonts = page.evaluate("Array.from(document.fonts, (font) => font.status)")
        if set(fonts) != {"loaded"}:
            sys.exit(f"the browser did not load the fonts: {fonts}")
        session = page.context.new_cdp_session(page)
        sheets = sheets_of(places)
        passes = []
        for _ in range(int(sys.argv[1])):
            start = time.perf_counter()
            pictures = [shot(session, place) for place in places]
            drawn = time.perf_counter()
            drawn_sheets = [shot(session, sheet) for sheet, _ in sheets]
            passes.append({"wallSeconds": drawn - start, "sheetSeconds": time.perf_counter() - drawn})
        version = browser.version
        browser.close()
    together = [
        Image.open(io.BytesIO(drawn)).convert("L").crop((0, top, place["width"], top + place["height"]))
        for drawn, (sheet, held) in zip(drawn_sheets, sheets, strict=True)
        for place in held for top in [place["y"] - sheet["y"]]]
    for cell, picture, part in zip(cells, pictures, together, strict=True):
        drawn = Image.open(io.BytesIO(picture)).convert("L")
        if part.tobytes() != drawn.tobytes():
            sys.exit(f"the browser draws {cell['name']} otherwise among the others.")
        if drawn.size != (cell["width"], cell["height"]) or drawn.getextrema()[0] > 64:
            sys.exit(f"the browser did not draw {cell['name']}.")
    print(json.dumps({"version": f"Chromium {version}", "openSeconds": opened, "passes": passes}))


main()
