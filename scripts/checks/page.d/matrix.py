"""The head, the groups and the matrix: their text, filters and keys."""

from expectations import capitalized, equal, expect


def check(opened, results):
    page = opened.page
    differing = [cell for cell in results["cells"] if cell["verdict"] not in ("equal", "tolerated")]
    check_head(opened, results)
    check_glance(opened, results)
    equal(opened.count(".cell:visible:not(.aside)"), len(differing), "the number of differing cells in the matrix")
    check_sums(opened, results)
    check_print(opened)
    check_filters(opened, results, differing)
    check_groups(opened, results)
    check_changes(opened, results)
    check_keys(opened)
    # Harmful names are shown as text.
    expect("⟨U+202E⟩txt" in page.locator("body").text_content(), "a name with a hidden character is not shown escaped")
    expect(page.locator("main script").count() == 0, "a name became a script")


def check_head(opened, results):
    words = opened.text(".head")
    for cell_count in (results["declared"], results["counts"]["changed"], results["counts"]["missing"]):
        expect(f"{cell_count:,}" in words, f"the head does not show {cell_count}")
    counts = f"{len(results['groups'])} groups, {len(results['changes'])} changes"
    expect(counts in words and "one change" not in words, f"the head does not tell of {counts}")
    expect(results["toolVersion"] in words and "self-check 6 of 6" in words, "the head leaves out version or self-check")
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
    """In print, all groups are unfolded."""
    page = opened.page
    page.emulate_media(media="print")
    hidden = page.evaluate("() => [...document.querySelectorAll('.group-item')].filter((item) => item.getBoundingClientRect().height === 0).length")
    page.emulate_media(media="screen")
    equal(hidden, 0, "the number of groups that are not printed")


def check_filters(opened, results, differing):
    page = opened.page
    page.click(".chip.is-missing")
    missing = sum(cell["verdict"] == "missing" for cell in results["cells"])
    equal(opened.count(".cell:visible:not(.aside)"), missing, "the number of missing cells")
    expect("only=missing" in page.url, "the filter is not in the address")
    page.click(".chip.is-missing")
    page.click("text=Only differences")
    equal(opened.count(".cell:visible"), len(results["cells"]), "the number of all cells")
    page.click("text=Only differences")
    opened.press("/")
    # The page's keys are letters in a text field.
    page.keyboard.type("callout ax3 dark")
    found = [cell for cell in differing if cell["style"] == "callout" and cell["category"] == "AX3" and "dark" in cell["variants"]]
    equal(opened.count(".cell:visible:not(.aside)"), len(found), "the number of cells that a search finds")
    opened.press("Escape", "Escape")
    equal(opened.count(".cell:visible:not(.aside)"), len(differing), "the number of cells after the search")
    if page.locator(".groups .more").count():
        page.click(".groups .more")
    group = results["groups"][0]
    page.locator(f".group-item[data-letter={group['letter']}]").locator("text=Show in matrix").click()
    equal(opened.count(".cell:visible:not(.aside)"), group["count"], "the number of cells of a group")
    expect(f"group={group['letter']}" in page.url, "the group is not in the address")
    page.click(".chosen button")
    expect("group=" not in page.url, "the group stays in the address")
    page.click(".groups .group >> nth=0")
    expect("cell=" in page.url and page.locator(".viewer").is_visible(), "a group does not open its first cell")
    page.go_back()
    expect(page.locator(".matrix").is_visible(), "“back” does not lead back to the matrix")
    opened.press("Escape")


def check_groups(opened, results):
    """A group lists all changes that its cells have in common, and its cells have its letter in the matrix."""
    page = opened.page
    for group in results["groups"]:
        item = page.locator(f".group-item[data-letter={group['letter']}]")
        words = item.inner_text()
        wanted = [capitalized(change["sentence"]) for change in results["changes"] if group["cells"][0] in change["cells"]]
        equal(item.locator(".set > li").all_inner_texts(), wanted, f"the changes of group {group['letter']}")
        expect(f"{group['count']} cells, {len(wanted)} change{'s' if len(wanted) > 1 else ''}" in words, f"group {group['letter']} tells “{words}”")
        expect(f"--group {group['letter']}" in item.locator("button[title*=approve]").get_attribute("title"), "a group’s command names another group")
        colors = page.evaluate(
            """(names) => [...new Set(names.map((name) => { const cell = document.querySelector(`.cell[data-cell="${CSS.escape(name)}"]`);
               return cell.textContent + getComputedStyle(cell).backgroundColor; }))]""", group["cells"])
        expect(len(colors) == 1 and colors[0].startswith(f"{group['letter']}rgb"), f"the cells of group {group['letter']} are {colors}")
    several = [group for group in results["groups"] if len(group["kinds"]) > 1]
    expect(several, "no group of the project has several changes")
    shown = page.evaluate("() => [...document.querySelectorAll('.group-item:not([hidden]) .thumbnail img')].map((image) => [image.loading, image.getBoundingClientRect().height <= 64])")
    expect(shown and all(image == ["lazy", True] for image in shown), f"the small pictures are {shown}")


def check_changes(opened, results):
    """A change shows every cell that has it, alone or with others, and combines with other filters."""
    page = opened.page
    change = next(change for change in results["changes"] if any(
        change["cells"][0] in group["cells"] and change["count"] > group["count"] for group in results["groups"]))
    texts = page.locator(".change-filter .change").all_inner_texts()
    equal(len(texts), len(results["changes"]), "the number of changes to filter by")
    row = page.locator(".change-filter .change", has=page.locator(f".number:text-is('{change['number']}')"))
    expect(f"{change['count']} cells" in row.inner_text(), f"a change tells “{row.inner_text()}”")
    row.click()
    equal(opened.count(".cell:visible:not(.aside)"), change["count"], "the number of cells of a change")
    expect(f"change={change['number']}" in page.url and row.get_attribute("aria-pressed") == "true", "the change is not in the address")
    page.reload()
    page.wait_for_selector(".chosen")
    equal(opened.count(".cell:visible:not(.aside)"), change["count"], "the number of cells of a change after loading again")
    opened.press("/")
    page.keyboard.type("dark")
    dark = [name for name in change["cells"] if ".dark" in name]
    equal(opened.count(".cell:visible:not(.aside)"), len(dark), "the number of dark cells of a change")
    opened.press("Escape", "Escape")
    expect("change=" not in page.url and not opened.count(".chosen"), "Esc does not put the change out")
    for words in ("change=99999", "group=ZZZ", "change=x", "cause=1"):
        page.goto(page.url.split("#")[0] + "#" + words)
        opened.press("k")
        expect(not opened.count(".chosen"), f"the address {words} filters something")
    page.goto(page.url.split("#")[0] + "#")


def check_unseen(opened, words, count):
    """Inputs without a visible effect are listed once, and inputs with one are not among them."""
    notice = opened.page.locator(".notice", has_text="Changed inputs with no visible effect (1)")
    equal(notice.count(), 1, "the number of notices of inputs that show in no cell")
    expect(f"{capitalized(words)} ({count} cells)" in notice.inner_text(), f"the notice tells “{notice.inner_text()}”")


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
