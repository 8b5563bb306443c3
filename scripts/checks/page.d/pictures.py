"""Folders as nine tools leave them: the report's page, a review of it, and the file that it writes."""

import json
import os
import subprocess

import accessibility
from browser import Opened
from expectations import equal, expect
from leavings import TOOLS, picture


def check(program, folder, browser):
    for tool, (golden, actual, others) in TOOLS.items():
        check_tool(program, folder / tool, browser, golden, actual, others)


def check_tool(program, folder, browser, golden, actual, others):
    new = picture(range(150, 154))
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
    check_thumbnail(opened, cell)
    equal(opened.count("[data-hierarchy]"), 0, f"ways to all styles in the matrix of {folder.name}")
    opened.page.evaluate("(name) => go({ view: 'cell', cell: name })", cell["name"])
    opened.page.wait_for_selector(".layer.actual, .paper")
    equal(opened.text(".cell-title h1"), golden, "the title of the cell")
    ways = opened.text(".steps")
    expect("All styles" not in ways, f"a picture of {folder.name} has a way to all styles")
    equal("Sizes" in ways, cell["file"]["knowsTextSize"], f"whether a picture of {folder.name} has a way to other sizes")
    accessibility.check(opened.page, f"a picture of {folder.name}")
    opened.press("a")
    opened.page.wait_for_selector(".stands.is-accepted")
    expect(not opened.complaints, f"the page of {folder.name} complains: {opened.complaints[:3]}")
    opened.close()
    server.terminate()
    server.wait()
    equal(files(folder), {**before, golden: new}, f"what accepting wrote for {folder.name}")
    equal(diff().returncode, 0, f"the status of diff after accepting for {folder.name}")


def check_thumbnail(opened, cell):
    """The small picture shows the middle of the largest difference."""
    largest = max(cell["clusters"], key=lambda box: box["width"] * box["height"])
    opened.page.wait_for_function("() => document.querySelector('.thumbnail img').style.inlineSize !== ''")
    shown = opened.page.evaluate("""(box) => {
      const image = document.querySelector('.thumbnail img');
      const [frame, at] = [image.parentElement.getBoundingClientRect(), image.getBoundingClientRect()];
      const zoom = at.width / image.naturalWidth;
      const [x, y] = [at.x + (box.x + box.width / 2) * zoom, at.y + (box.y + box.height / 2) * zoom];
      return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    }""", largest)
    expect(shown, f"the small picture does not show the difference at {largest}")


def files(folder):
    """What every visible picture holds."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.png")
            if not any(part.startswith(".") for part in path.relative_to(folder).parts)}
