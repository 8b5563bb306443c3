"""Folders as nine tools leave them: the report's page, a review of it, and the file that it writes."""

import json
import os
import struct
import subprocess
import zlib

import accessibility
from browser import Opened
from expectations import equal, expect

# The expected picture that is out of date, its actual one, and the other files that the tool leaves.
TOOLS = {
    "swift-snapshot-testing": ("Tests/__Snapshots__/HomeTests/testHome.AX3.png", "artifacts/HomeTests/testHome.AX3.png", []),
    "ios-snapshot-test-case": (
        "Tests/ReferenceImages_64/App.HomeTests/testHome_dark@2x.png",
        "Tests/FailureDiffs/App.HomeTests/failed_testHome_dark@2x.png",
        ["Tests/FailureDiffs/App.HomeTests/diff_testHome_dark@2x.png"]),
    "paparazzi": (
        "app/src/test/snapshots/images/com.app_HomeTest_home.png", "app/build/paparazzi/failures/com.app_HomeTest_home.png",
        ["app/build/paparazzi/failures/delta-com.app_HomeTest_home.png"]),
    "roborazzi": (
        "app/src/test/screenshots/home.png", "app/build/outputs/roborazzi/home_actual.png",
        ["app/build/outputs/roborazzi/home_compare.png"]),
    "playwright": (
        "tests/home.spec.ts-snapshots/landing-chromium-linux.png", "test-results/home-opens-chromium/landing-actual.png",
        ["test-results/home-opens-chromium/landing-diff.png"]),
    "jest-image-snapshot": (
        "src/__image_snapshots__/home-snap.png", "src/__image_snapshots__/__received_output__/home-received.png",
        ["src/__image_snapshots__/__diff_output__/home-diff.png"]),
    "flutter": ("test/goldens/home.png", "test/failures/home_testImage.png", ["test/failures/home_isolatedDiff.png"]),
    "reg-suit": ("regression/expected/home.png", "regression/actual/home.png", ["regression/diff/home.png"]),
    "backstopjs": (
        "data/bitmaps_reference/home.png", "data/bitmaps_test/20261102-120000/home.png",
        ["data/bitmaps_test/20261102-120000/failed_diff_home.png"]),
}


def picture(rows):
    """A PNG of 80 × 60 px with black rows."""
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    lines = b"".join(b"\0" + (b"\0" if y in rows else b"\xff") * 80 for y in range(60))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 80, 60, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))


def check(program, folder, browser):
    for tool, (golden, actual, others) in TOOLS.items():
        check_tool(program, folder / tool, browser, golden, actual, others)


def check_tool(program, folder, browser, golden, actual, others):
    new = picture(range(30, 34))
    for name, content in [(golden, picture(range(10, 14))), (actual, new), *((name, picture([])) for name in others)]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    unset = {name: value for name, value in os.environ.items() if name != "CI" and not name.startswith(("GITHUB_", "GITLAB_"))}
    options = {"cwd": folder, "env": {**unset, "NO_COLOR": "1", "XDG_STATE_HOME": str(folder / ".state")}, "text": True}

    def diff():
        return subprocess.run([program, "diff", ".", "--report", ".report"], capture_output=True, **options)

    done = diff()
    expect(done.returncode == 1 and f"changed {golden}" in done.stdout, f"diff of {folder.name} prints {done.stdout}{done.stderr}")
    before = files(folder)
    cell = next(cell for cell in json.loads((folder / ".report/report.json").read_text())["cells"] if cell["verdict"] == "changed")
    server = subprocess.Popen([program, "review", ".report"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options)
    address = server.stdout.readline().strip()
    opened = Opened(browser, address, reduced=True, allowed=[address.split("?")[0]])
    expect(golden in opened.text(".group-item .where"), f"the page of {folder.name} does not name {golden}")
    opened.page.evaluate("(name) => go({ view: 'cell', cell: name })", cell["name"])
    opened.page.wait_for_selector(".layer.actual, .paper")
    equal(opened.text(".cell-title h1"), golden, "the title of the cell")
    accessibility.check(opened.page, f"a picture of {folder.name}")
    opened.press("a")
    opened.page.wait_for_selector(".stands.is-accepted")
    expect(not opened.complaints, f"the page of {folder.name} complains: {opened.complaints[:3]}")
    opened.close()
    server.terminate()
    server.wait()
    equal(files(folder), {**before, golden: new}, f"what accepting wrote for {folder.name}")
    equal(diff().returncode, 0, f"the status of diff after accepting for {folder.name}")


def files(folder):
    """What every visible picture holds."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.png")
            if not any(part.startswith(".") for part in path.relative_to(folder).parts)}
