"""The head, the groups and the matrix: what they tell, how filters and keys work."""

from expectations import equal, expect


def check(opened, results):
    page = opened.page
    differing = [cell for cell in results["cells"] if cell["verdict"] not in ("equal", "tolerated")]
    check_head(opened, results)
    check_glance(opened, results)
    equal(opened.count(".cell:visible:not(.aside)"), len(differing), "the number of differing cells in the matrix")
    check_sums(opened, results)
    check_print(opened)
    check_filters(opened, results, differing)
    check_keys(opened)
    # Names that would do harm stand there as text.
    expect("⟨U+202E⟩txt" in page.locator("body").text_content(), "a name with a hidden character is not shown escaped")
    expect(page.locator("main script").count() == 0, "a name became a script")


def check_head(opened, results):
    words = opened.text(".head")
    for cell_count in (results["declared"], results["counts"]["changed"], results["counts"]["missing"]):
        expect(f"{cell_count:,}" in words, f"the head does not tell of {cell_count}")
    expect(results["toolVersion"] in words and "self-check 5 of 5" in words, "the head leaves out version or self-check")
    for sentence in results["differences"]:
        expect(sentence in words, f"the head does not tell “{sentence}”")
    expect(f"({len(results['strayFiles'])})" in words, "the head does not count the stray files")


def check_glance(opened, results):
    """One style's curve changed: its row of sums has marks where sizes changed."""
    marks = opened.page.evaluate(
        """() => [...document.querySelectorAll('.row.style')].find((row) => row.textContent.includes('Callout'))
           .querySelectorAll('.sum.is-changed').length""")
    changed = {cell["category"] for cell in results["cells"] if cell["style"] == "callout" and cell["verdict"] == "changed"}
    expect(0 < len(changed) < 12, "the curve changed nowhere, or everywhere")
    equal(marks, len(changed), "the number of marks in the changed style’s row")


def check_sums(opened, results):
    """The sums of a style count all of its cells that differ, whatever their verdicts."""
    told = opened.page.evaluate(
        """() => [...[...document.querySelectorAll('.row.style')].find((row) => row.textContent.includes('Body'))
           .querySelectorAll('.sum')].map((sum) => Number(sum.textContent))""")
    categories = [cell for cell in results["cells"] if cell["style"] == "body" and cell["verdict"] not in ("equal", "tolerated")]
    wanted = {}
    for cell in categories:
        wanted[cell["category"]] = wanted.get(cell["category"], 0) + 1
    equal(sorted(told), sorted(wanted.values()), "the sums of a style with several verdicts")


def check_print(opened):
    """On paper there is nothing to unfold: all groups are there."""
    page = opened.page
    page.emulate_media(media="print")
    hidden = page.evaluate("() => [...document.querySelectorAll('.groups li')].filter((item) => item.getBoundingClientRect().height === 0).length")
    page.emulate_media(media="screen")
    equal(hidden, 0, "the number of groups that are not printed")


def check_filters(opened, results, differing):
    page = opened.page
    page.click(".chip.is-missing")
    missing = sum(cell["verdict"] == "missing" for cell in results["cells"])
    equal(opened.count(".cell:visible:not(.aside)"), missing, "the number of missing cells")
    expect("only=missing" in page.url, "the filter is not in the address")
    page.click(".chip.is-missing")
    page.click("text=Only what differs")
    equal(opened.count(".cell:visible"), len(results["cells"]), "the number of all cells")
    page.click("text=Only what differs")
    opened.press("/")
    # Keys of the page are letters here.
    page.keyboard.type("callout ax3 dark")
    found = [cell for cell in differing if cell["style"] == "callout" and cell["category"] == "AX3" and "dark" in cell["variants"]]
    equal(opened.count(".cell:visible:not(.aside)"), len(found), "the number of cells that a search finds")
    opened.press("Escape", "Escape")
    equal(opened.count(".cell:visible:not(.aside)"), len(differing), "the number of cells after the search")
    if page.locator(".groups .more").count():
        page.click(".groups .more")
    cause = next(cause for cause in results["causes"] if cause["kind"] == "size")
    page.locator(".groups li", has_text=cause["cause"][1:]).first.locator("text=In the matrix").click()
    equal(opened.count(".cell:visible:not(.aside)"), cause["count"], "the number of cells of a cause")
    page.click(".chosen button")
    page.click(".groups .group >> nth=0")
    expect("cell=" in page.url and page.locator(".viewer").is_visible(), "a group does not open its first cell")
    page.go_back()
    expect(page.locator(".matrix").is_visible(), "“back” does not lead back to the matrix")
    opened.press("Escape")


def check_keys(opened):
    page = opened.page
    focused = "() => document.activeElement.dataset.cell ?? ''"
    opened.press("j")
    first = page.evaluate(focused)
    opened.press("j")
    second = page.evaluate(focused)
    expect(first and second and first != second, "j does not move from cell to cell")
    opened.press("k")
    equal(page.evaluate(focused), first, "the cell that k goes back to")
    opened.press("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    equal(page.evaluate(focused), first, "the cell that four arrows end at")
    opened.press("?")
    expect(page.locator("dialog.help").is_visible(), "? opens no help")
    opened.press("Escape")
    expect(not page.locator("dialog.help").is_visible(), "Esc does not close the help")
    equal(page.evaluate(focused), first, "the focus after the help")
    opened.press("Enter")
    expect(page.locator(".viewer h1").is_visible(), "Enter opens no cell")
    opened.press("m")
    equal(page.evaluate(focused), first, "the focus after a cell")
    for keys in ("Control+j", "Alt+j"):
        opened.press(keys)
        equal(page.evaluate(focused), first, f"the focus after {keys}")
