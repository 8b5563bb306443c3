"""Proofs: the marks of groups, the text and frames of a cell, the filter, and the questions before accepting."""

import copy

import accessibility
import viewer
from expectations import equal, expect

REASON = "no font file has the content that Fonts/Inter.ttf had. Put that file back under any name"
AREA = {"x": 40, "y": 12, "width": 9, "height": 7}
UNEXPLAINED = "no input explains 12 pixels, within 9 × 7 px at (40, 12)"


def varied(results):
    """The same results with proofs of every kind: all of one group, two less than all of another, none of a third."""
    changed = copy.deepcopy(results)
    proofs = {name: {"result": "proved"} for group in changed["groups"] for name in group["cells"]}
    several = next(group for group in changed["groups"] if len(group["kinds"]) > 1)
    proofs[several["cells"][0]] = {"result": "unexplained", "pixels": 12, "within": AREA, "reason": UNEXPLAINED}
    proofs[several["cells"][1]] = {"result": "unknown", "reason": REASON}
    weight = next(group for group in changed["groups"] if group["kinds"] == ["weight"])
    proofs.update({name: {"result": "unknown", "reason": REASON} for name in weight["cells"]})
    for cell in changed["cells"]:
        if cell["name"] in proofs:
            cell["proof"] = proofs[cell["name"]]
    for group in changed["groups"]:
        group["proved"] = sum(proofs[name]["result"] == "proved" for name in group["cells"])
    return changed


def earlier(results):
    """The same results as an earlier version wrote them, which proved nothing."""
    changed = copy.deepcopy(results)
    for cell in changed["cells"]:
        cell.pop("proof", None)
    for group in changed["groups"]:
        group.pop("proved", None)
    return changed


def check(opened, address, results):
    """The page shows proofs of every kind beside each group, in a cell, and by a filter."""
    curve, weight, several = groups_of(results)
    check_marks(opened, address, curve, weight, several)
    check_cells(opened, address, curve, weight, several)
    check_frame(opened, address, several["cells"][0])
    check_filter(opened, address, results, weight, several)
    check_commands(opened, address, several)


def groups_of(results):
    """A proved group, an unproved group, and a partly proved group."""
    kinds = lambda wanted: next(group for group in results["groups"] if group["kinds"] == wanted)
    return kinds(["curve"]), kinds(["weight"]), next(group for group in results["groups"] if len(group["kinds"]) > 1)


def check_marks(opened, address, curve, weight, several):
    """A sign and words per group, with the first cell that is not proved, which keys can open, and why it is not."""
    page = opened.page
    page.goto(f"{address}#")
    page.wait_for_selector(".group-item")
    equal((curve["count"], weight["count"], several["count"]), (36, 48, 24), "the cells of the groups with proofs")
    wanted = {
        curve["letter"]: ("all", "All 36 proved by drawing"),
        weight["letter"]: ("none", f"None of 48 proved by drawing. First unproved cell: {REASON} Show cell"),
        several["letter"]: ("some", f"22 of 24 proved by drawing. First unproved cell: {UNEXPLAINED} Show cell"),
    }
    told = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.group-item .proof')].map((mark) => [
           mark.closest('.group-item').dataset.letter,
           [mark.querySelector('.sign').className.replace('sign proved-', ''), mark.textContent.trim()]]))""")
    equal({letter: tuple(mark) for letter, mark in told.items()}, wanted, "the proofs that groups tell")
    looks = page.evaluate(
        """() => [...document.querySelectorAll('.group-item .sign')].map((sign) => {
           const style = getComputedStyle(sign); return style.backgroundColor + style.backgroundImage + sign.getAttribute('aria-hidden'); })""")
    equal(len(set(looks)), 3, "the number of signs that look different")
    expect(all(look.endswith("true") for look in looks), "a sign without words is read aloud")
    accessibility.check(page, "groups with proofs")
    equal(page.get_attribute(f".group-item[data-letter={several['letter']}] .proof button", "aria-label"),
          f"Show cell {several['cells'][0]}, which is not proved", "the name of the button to the first cell that is not proved")
    # From the group's own button, the next stop is the cell that is not proved.
    page.focus(f".group-item[data-letter={several['letter']}] .group")
    opened.press("Tab", "Enter")
    page.wait_for_selector(".viewer h1:visible")
    equal(opened.text(".viewer .coordinates"), several["cells"][0], "the cell that the proof of a group opens by keys")


def check_cells(opened, address, curve, weight, several):
    """A cell says that it is proved, or why not."""
    page = opened.page
    for name, wanted in (
        (curve["cells"][0], "Proved by drawing: its changes explain every pixel."),
        (weight["cells"][0], f"Not proved: {REASON}"),
        (several["cells"][1], f"Not proved: {REASON}"),
        (several["cells"][0], f"Not proved: {UNEXPLAINED}"),
    ):
        page.goto(viewer.at(address, cell=name))
        page.wait_for_selector(".happened .proof")
        equal(opened.text(".happened .proof").strip(), wanted, f"the proof of {name}")
    equal(opened.count(".happened .proved-none"), 1, "the number of signs of a cell that is not proved")
    missing = opened.page.evaluate("() => cells.find((cell) => cell.verdict === 'missing').name")
    page.goto(viewer.at(address, cell=missing))
    page.wait_for_selector(".happened")
    equal(opened.count(".happened .proof"), 0, "the number of proofs of a missing cell")


def check_frame(opened, address, name):
    """Pixels that no input explains are framed in px of the golden, where the golden is seen, and reached by keys."""
    page = opened.page
    frames = """(side) => [...document.querySelectorAll(`.paper[data-side=${side}] .unexplained`)].map((frame) =>
        ["x", "y", "width", "height"].map((edge) => Number(frame.getAttribute(edge))))"""
    page.goto(viewer.at(address, cell=name))
    page.wait_for_selector(".viewer .paper")
    equal(page.evaluate(frames, "expected"), [[37, 9, 15, 13]], "the frame around 9 × 7 px at 40, 12")
    equal(page.evaluate(frames, "actual"), [], "the frames of the golden on today’s picture")
    equal(opened.count(".paper[data-side=expected] .place"), 1, "the number of places beside the frame")
    strokes = page.evaluate(
        """() => ["unexplained", "place"].map((look) => { const style = getComputedStyle(document.querySelector(`.${look}`));
           return [style.stroke, style.strokeDasharray]; })""")
    expect(strokes[0][0] != strokes[1][0] and strokes[0][1] != strokes[1][1], f"the frames of places and of unexplained pixels are {strokes}")
    page.uncheck("[data-guide=unexplained]")
    equal(page.evaluate(frames, "expected"), [], "the frames once their guide is off")
    page.focus("button.proof")
    opened.press("Enter")
    equal(page.evaluate(frames, "expected"), [[37, 9, 15, 13]], "the frame that the reason leads to")
    expect("45, 16 px" in opened.text("[data-value=place]"), f"the reason leads to {opened.text('[data-value=place]')}")
    equal(page.evaluate("() => document.activeElement.matches('button.proof')"), True, "whether the reason keeps the focus")
    for key in ("g", "g"):
        opened.press(key)
        equal(page.evaluate(frames, "expected"), [[37, 9, 15, 13]], "the frame while g puts other guides on and out")
    opened.press("3")
    equal(opened.count(".paper.overlaid .unexplained"), 1, "the number of frames over both pictures")
    opened.press("1", "0", "k")
    page.wait_for_selector(".viewer .paper")
    equal((opened.count(".unexplained"), opened.count("[data-guide=unexplained]")), (0, 0), "the frames and guides of a cell without such pixels")


def check_filter(opened, address, results, weight, several):
    """One press shows the changed cells that are not proved, together with other filters."""
    page = opened.page
    page.goto(f"{address}#")
    page.wait_for_selector(".chip.unproved")
    shown = lambda: sorted(page.evaluate("() => [...document.querySelectorAll('.cell:not(.aside)')].filter((cell) => cell.offsetParent).map((cell) => cell.dataset.cell)"))
    unproved = sorted([*weight["cells"], *several["cells"][:2]])
    equal(opened.text(".chip.unproved").strip(), "50 not proved", "the filter of proofs")
    page.click(".chip.unproved")
    equal(shown(), unproved, "the cells that are not proved")
    expect("proved=no" in page.url and page.get_attribute(".chip.unproved", "aria-pressed") == "true", "the filter of proofs is not in the address")
    page.reload()
    page.wait_for_selector(".chip.unproved")
    equal(shown(), unproved, "the cells that are not proved after loading again")
    opened.press("Escape")
    expect("proved=" not in page.url, "Esc does not put the filter of proofs out")
    page.click(".chip.unproved")
    page.locator(f".group-item[data-letter={several['letter']}]").locator("text=Show in matrix").click()
    equal(shown(), sorted(several["cells"]), "the cells of a group after those that are not proved")
    page.click(".chip.unproved")
    equal(shown(), sorted(several["cells"][:2]), "the cells of a group that are not proved")
    opened.press("Escape")
    expect("proved=" not in page.url and page.get_attribute(".chip.unproved", "aria-pressed") == "false", "Esc does not put the filter of proofs out")


def check_commands(opened, address, several):
    """A command that accepts a change first says how much of it is proved."""
    page = opened.page
    page.goto(viewer.at(address, cell=several["cells"][0]))
    page.wait_for_selector(".accept-command")
    said = page.locator(".accept-command .quiet").all_inner_texts()
    expect(any(words.startswith("Accepts 48 cells, none proved; 24 wait for “") for words in said), f"of commands it says {said}")


def check_earlier(opened, address, results):
    """For a report of an earlier version, the page shows no proofs."""
    page = opened.page
    equal(opened.count(".proof, .sign, .chip.unproved"), 0, "the proofs in a report of an earlier version")
    page.goto(f"{address}#proved=no")
    page.wait_for_selector(".matrix")
    changed = results["counts"]["changed"]
    equal(opened.count(".cell.is-changed:not(.aside)"), changed, "the changed cells where nothing can be filtered by proof")
    page.goto(viewer.at(address, cell=groups_of(results)[2]["cells"][0]))
    page.wait_for_selector(".viewer .paper")
    equal(opened.count(".proof, .unexplained, [data-guide=unexplained], .accept-command .quiet"), 0, "the proofs of a cell of an earlier version")
    expect("proved" not in page.inner_text("main"), "a report of an earlier version tells of proofs")
    opened.press("?")
    expect("proved" not in opened.text(".help"), "the help to a report of an earlier version tells of proofs")
    opened.press("Escape")


def check_review(opened, server, results):
    """Before cells are accepted, the questions, the bar and the buttons say how many of them are proved."""
    page = opened.page
    curve, weight, several = groups_of(results)
    place = lambda words: page.goto(f"{page.url.split('#')[0]}#{words}")
    asked = lambda: opened.text(".question strong")
    shown = page.locator(".review-bar button", has_text="Accept all")
    place(f"group={several['letter']}")
    page.wait_for_selector(".shown-proof")
    equal(opened.text(".shown-proof"), "24 cells: 22 proved by drawing, 2 not", "what the bar says of the cells shown")
    equal(shown.get_attribute("aria-describedby"), page.get_attribute(".shown-proof", "id"), "what describes the button that accepts all shown")
    shown.click()
    equal(asked(), "Accept 2 changes in 24 shown cells? 24 cells: 22 proved by drawing, 2 not. Press Enter.", "the question before all shown are accepted")
    expect(not page.locator(".shown-proof").is_visible(), "beside a question the bar says the same again")
    opened.press("Escape")
    button = page.locator(f".group-item[data-letter={several['letter']}] [data-group=accept]")
    equal(button.get_attribute("title"), "24 cells: 22 proved by drawing, 2 not", "the title of a group’s button")
    button.click()
    equal(asked(), f"Accept 2 changes in 24 cells of group {several['letter']}? 24 cells: 22 proved by drawing, 2 not. Press A again, or Enter.", "the question before a group is accepted")
    opened.press("Escape")
    for words, wanted in ((f"group={weight['letter']}", "48 cells, none proved"), (f"group={curve['letter']}", "36 cells, all proved by drawing"),
                          ("only=changed,missing", "108 changed cells: 58 proved by drawing, 50 not"), ("only=missing", None)):
        place(words)
        page.wait_for_timeout(30)
        equal(opened.text(".shown-proof") if opened.count(".shown-proof") else None, wanted, f"what the bar says of the cells of {words}")
    for at, wanted in ((0, "It is not proved."), (2, "It is proved by drawing.")):
        place(f"cell={several['cells'][at]}")
        page.wait_for_selector(".decide")
        opened.press("a")
        equal(asked(), f"Accept 2 changes in this cell? {wanted} Press a again, or Enter.", "the question before a cell is accepted")
        opened.press("Escape")
    said = page.locator(".accept-change .preview").all_inner_texts()
    expect(any(words.startswith("accepts 48 cells, none proved; 24 wait for “") for words in said), f"of changes the buttons say {said}")
    place("")
