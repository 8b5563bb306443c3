"""Checks the layout of the page at the widths of a screen, a tablet and a phone.

Pictures are side by side, touch targets are large enough, columns keep their place, and Tab reaches the matrix."""

import accessibility
import viewer
from browser import Opened
from expectations import equal, expect

WIDTHS = (1440, 1024, 390)
# Where a finger is meant: 44 px (WCAG 2.2, 2.5.5), less what rounding takes.
TARGET = 43.9

SMALL = """(least) => [...document.querySelectorAll("button, a[href], summary, select, input, [role=grid] [tabindex]")]
  .filter((element) => element.checkVisibility() && element.closest("dialog:not([open])") === null)
  .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
  .map(({ element, box }) => `${element.textContent.trim().slice(0, 30) || element.outerHTML.slice(0, 60)}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""

BEYOND = "() => document.documentElement.scrollWidth - Math.ceil(document.body.getBoundingClientRect().width)"

COLUMNS = """() => [...document.querySelectorAll(".row.columns > *, .groups .actions, .groups .about, .filters, .search, .chips > *, .switch")]
  .filter((element) => element.checkVisibility())
  .map((element) => { const box = element.getBoundingClientRect(); return [element.className, Math.round(box.left * 10), Math.round(box.width * 10)].join(" "); })"""


def check_targets(page, place):
    """Each thing to press is large enough for a finger."""
    small = page.evaluate(SMALL, TARGET)
    expect(not small, f"in {place}, {len(small)} targets are under 44 px: {'; '.join(small[:5])}")


def check_sideways(page, place):
    """Only pictures and tables scroll sideways, in boxes of their own."""
    beyond = page.evaluate(BEYOND)
    expect(beyond <= 0, f"{place} is {beyond} px wider than its window")


def check_columns(page, before, place):
    """Columns and controls are where they were, and as wide."""
    now = page.evaluate(COLUMNS)
    moved = [f"{one} became {other}" for one, other in zip(before, now) if one != other]
    expect(len(before) == len(now) and not moved, f"{place}, columns moved: {'; '.join(moved[:3])}")


def check(browser, address, results):
    """The views of a report at each width."""
    cell = next(cell for cell in results["cells"] if cell["verdict"] == "changed" and cell["category"] == "AX1")
    verdicts = {cell["verdict"]: cell["name"] for cell in results["cells"]}
    views = {"the matrix": {}, "every row": {"equal": "shown"}, "the sizes": {"cell": cell["name"], "view": "sizes"},
             "the hierarchy": {"view": "hierarchy", "category": "L"},
             **{f"a cell that is {verdict}": {"cell": name} for verdict, name in verdicts.items()},
             **{f"the view “{mode}”": {"cell": cell["name"], "mode": mode} for mode in viewer.MODES}}
    for width, touch in ((1440, False), (1024, False), (1024, True), (390, False), (390, True)):
        opened = Opened(browser, address, width=width, height=800, reduced=True, touch=touch)
        page = opened.page
        for view, words in views.items():
            page.goto(viewer.at(address, **words))
            page.wait_for_timeout(60)
            place = f"{view} at {width} px{' of a touch screen' if touch else ''}"
            check_sideways(page, place)
            if touch or width == 390:
                check_targets(page, place)
        if touch or width == 390:
            opened.press("?")
            check_targets(page, f"the help at {width} px")
            opened.press("Escape")
        if not touch:
            check_side(opened, address, cell["name"], width)
            check_filters(opened, address, results, width)
        opened.close()
    opened = Opened(browser, address, width=1440, reduced=True)
    check_tab(opened, address, results)
    check_meanings(opened, address, cell, results)
    opened.close()


def check_side(opened, address, name, width):
    """Two pictures of 686 px stand side by side but on a phone, whatever the zoom is."""
    page = opened.page
    page.goto(viewer.at(address, cell=name))
    page.wait_for_selector(".viewer .paper")
    for key in ("0", "+", "+", "+"):
        opened.press(key)
        panes = page.evaluate(
            """() => [...document.querySelectorAll(".pane")].map((pane) => { const { left, right, top, bottom } = pane.getBoundingClientRect();
               return { left, right, top, bottom }; })""")
        equal(len(panes), 2, f"the panes at {width} px")
        beside = panes[0]["right"] <= panes[1]["left"] and abs(panes[0]["top"] - panes[1]["top"]) < 1
        equal(beside, width > 1000, f"whether two pictures are side by side at {width} px after {key}")
    opened.press("0")
    shown = page.evaluate("() => [...document.querySelectorAll('.scroller')].map((one) => one.scrollWidth - one.clientWidth)")
    expect(max(shown) <= 0, f"of pictures that fit, {max(shown)} px are out of sight at {width} px")


def filters_of(results):
    """Filters of each kind, and what they leave."""
    cells = results["cells"]
    group, change = results["groups"][-1], results["changes"][-1]
    return {
        "": None,
        **{f"only={verdict}": {cell["name"] for cell in cells if cell["verdict"] == verdict}
           for verdict in {cell["verdict"] for cell in cells}},
        f"group={group['letter']}": set(group["cells"]), f"change={change['number']}": set(change["cells"]),
        "proved=no": {cell["name"] for cell in cells if cell["verdict"] == "changed" and cell["proof"]["result"] != "proved"},
        "search=footnote": {cell["name"] for cell in cells if cell["style"] == "footnote"}, "search=nothing-like-it": set(),
        "equal=shown": {cell["name"] for cell in cells},
    }


def check_filters(opened, address, results, width):
    """No filter moves a column."""
    page = opened.page
    page.goto(f"{address}#")
    page.wait_for_selector(".matrix")
    before = page.evaluate(COLUMNS)
    for words in filters_of(results):
        page.goto(f"{address}#{words}")
        page.wait_for_timeout(30)
        check_columns(page, before, f"with “{words}” at {width} px")


def check_tab(opened, address, results):
    """Tab leads into the matrix whatever is filtered or folded: to a cell that is shown, where one is."""
    page = opened.page
    for words, names in filters_of(results).items():
        page.goto(f"{address}#")
        page.wait_for_timeout(30)
        page.goto(f"{address}#{words}")
        page.wait_for_timeout(30)
        check_stop(opened, f"with “{words}”", names)
    page.goto(f"{address}#")
    page.wait_for_timeout(30)
    style = page.evaluate("() => { const style = document.querySelector('.row.style .label'); style.click(); return style.dataset.style; }")
    check_stop(opened, "with the first style folded", {cell["name"] for cell in results["cells"] if cell["style"] != style})
    page.evaluate("() => document.querySelector('.row.style .label').click()")


def check_stop(opened, place, names):
    page = opened.page
    stops = page.evaluate("() => document.querySelectorAll('.matrix [tabindex=\"0\"]').length")
    equal(stops, 1, f"the stops of Tab in the matrix {place}")
    page.focus("#search")
    for _ in range(40):
        opened.page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.closest('.matrix') !== null"):
            break
    else:
        expect(False, f"{place}, Tab does not reach the matrix")
    cell = page.evaluate("() => document.activeElement.dataset.cell ?? null")
    if names is not None:
        expect(cell in names if names else cell is None, f"{place}, Tab leads to {cell}")
    page.evaluate("() => document.activeElement.blur()")


def check_meanings(opened, address, cell, results):
    """The page explains a verdict, a kind of change and a rule as “typeproof explain” does."""
    page = opened.page
    kind = cell["changes"][0]["kind"]
    page.goto(viewer.at(address, cell=cell["name"]))
    page.wait_for_selector(".happened")
    for word in ("changed", kind):
        details = page.locator(".explained", has=page.locator(f"strong:text-is('{word}')")).first
        details.locator("summary").click()
        expect(f"typeproof explain {word}" in details.inner_text() and len(details.inner_text()) > len(word) + 40,
               f"“{word}” unfolds to “{details.inner_text()}”")
    accessibility.check(page, "meanings")
    opened.press("?")
    words = opened.text(".help")
    for one in sorted({change["kind"] for each in results["cells"] for change in each.get("changes", [])}):
        expect(f"\n{one}\n" in words, f"the help does not explain “{one}”")
    opened.press("Escape")
    page.goto(f"{address}#")
    rules = {finding["rule"] for finding in results.get("audit", [])}
    told = page.locator(".audit").first.text_content()
    expect(rules and all(f"typeproof explain {rule}" in told for rule in rules), "a rule of the audit has no command that explains it")


def check_survey(browser, address):
    """A survey's page at each width."""
    for width, scheme in zip(WIDTHS, ("light", "dark", "dark")):
        opened = Opened(browser, address, width=width, height=800, scheme=scheme, reduced=True)
        check_sideways(opened.page, f"a survey at {width} px")
        accessibility.check(opened.page, f"a survey at {width} px")
        if width == 390:
            check_targets(opened.page, "a survey at 390 px")
        expect(not opened.complaints, f"the page of a survey complains: {'; '.join(opened.complaints)}")
        opened.close()
