"""A cell: its views, guides, loupe, facts and curve, compared with report.json and the pictures."""

import urllib.parse

from PIL import Image

from expectations import capitalized, equal, expect

MODES = ["side", "slider", "onion", "blink", "difference"]


def at(address, **words):
    return f"{address}#{urllib.parse.urlencode(words)}"


def check(opened, address, results, report):
    cell = next(cell for cell in results["cells"] if cell["style"] == "callout" and cell["category"] == "AX1"
                and cell["sample"] == "text" and not "dark" in cell["variants"])
    opened.page.goto(at(address, cell=cell["name"]))
    opened.page.wait_for_selector(".viewer .paper")
    check_views(opened)
    check_loupe(opened, cell, report)
    check_guides(opened, cell)
    check_facts(opened, cell)
    check_curve(opened, results, cell)
    check_places(opened)
    check_sheets(opened)
    check_absent(opened, address, results)
    check_accept(opened, address, results)


def check_views(opened):
    page = opened.page
    for number, mode in enumerate(MODES, 1):
        opened.press(str(number))
        equal(page.get_attribute("[data-mode][aria-pressed=true]", "data-mode"), mode, f"the view of key {number}")
        if mode == "slider":
            page.focus("[data-mix=slider]")
            before = page.evaluate("() => document.querySelector('.layer.actual').style.clipPath")
            opened.press("ArrowRight", "ArrowRight")
            after = page.evaluate("() => document.querySelector('.layer.actual').style.clipPath")
            expect(before != after, "the slider does not move by keys")
        if mode == "onion":
            page.evaluate("() => { const r = document.querySelector('[data-mix=onion]'); r.value = 30; r.dispatchEvent(new Event('input')); }")
            equal(page.evaluate("() => document.querySelector('.layer.actual').style.opacity"), "0.3", "how much of today’s picture is seen")
        if mode == "blink":
            # With reduced motion, it does not move until the reader swaps the pictures.
            seen = "() => document.querySelector('.layer.actual').style.visibility"
            still = page.evaluate(seen)
            page.wait_for_timeout(800)
            equal(page.evaluate(seen), still, "a blink for readers who want less movement")
            opened.press("x")
            expect(page.evaluate(seen) != still, "x does not swap the pictures")
        if mode == "difference":
            page.wait_for_function("() => document.querySelector('.paper img')?.naturalWidth > 300")
    opened.press("?", "1", "Escape")
    equal(page.get_attribute("[data-mode][aria-pressed=true]", "data-mode"), "difference", "the view after a key in the help")
    opened.press("1", "0", "+", "+")
    expect(page.evaluate("() => document.querySelector('.paper').getBoundingClientRect().width") > 1000, "+ does not zoom")
    equal(page.evaluate("() => getComputedStyle(document.querySelector('.paper img')).imageRendering"), "pixelated", "how enlarged pixels are drawn")
    opened.press("0")


def check_drawn_difference(opened, address, results, report):
    """A page without the picture of a difference draws it itself, with the same places and colours."""
    cell = next(cell for cell in results["cells"] if (cell.get("pictures") or {}).get("difference"))
    opened.page.goto(at(address, cell=cell["name"], mode="difference"))
    opened.page.wait_for_function("() => document.querySelector('.paper canvas')?.width > 300")
    opened.page.wait_for_timeout(100)
    size, found = opened.page.evaluate(
        """() => { const canvas = document.querySelector('.paper canvas');
           return [[canvas.width, canvas.height],
                   [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data]]; }""")
    drawn = Image.open(report / cell["pictures"]["difference"]).convert("RGBA")
    equal(tuple(size), drawn.size, "the size of the drawn difference")
    wanted = list(drawn.getdata())
    # The engine frames places, and has fewer levels of ink; where it shows gone or new ink, so does the page.
    hue = lambda pixel: "gone" if pixel[0] > pixel[2] + 40 else "new" if pixel[2] > pixel[0] + 40 else None
    marked = [(hue(pixel), hue(found[at * 4:at * 4 + 4])) for at, pixel in enumerate(wanted) if hue(pixel)]
    agreeing = sum(one == other for one, other in marked)
    expect(marked and agreeing > 0.98 * len(marked), f"the drawn difference agrees in {agreeing} of {len(marked)} px")


def check_loupe(opened, cell, report):
    page = opened.page
    pictures = {side: Image.open(report / cell["pictures"][side]).convert("RGBA") for side in ("expected", "actual")}
    # A pixel with ink in both pictures, but not equal.
    width, height = (min(picture.size[axis] for picture in pictures.values()) for axis in (0, 1))
    x, y = next((x, y) for y in range(height) for x in range(width)
                if pictures["expected"].getpixel((x, y)) != pictures["actual"].getpixel((x, y)))
    alike = page.get_attribute(".paper[data-side=expected] img", "alt")
    expect(cell["expectedLayout"]["lines"][0]["text"] in alike, f"the picture on record has the words “{alike}”")
    frame = page.locator(".paper[data-side=actual]").bounding_box()
    scale = frame["width"] / pictures["actual"].size[0]
    page.mouse.move(frame["x"] + (x + 0.5) * scale, frame["y"] + (y + 0.5) * scale)
    wanted = {side: " ".join(map(str, pictures[side].getpixel((x, y)))) for side in pictures}
    page.wait_for_function("(value) => document.querySelector('[data-value=actual]').textContent === value", arg=wanted["actual"])
    equal(opened.text("[data-value=expected]"), wanted["expected"], "the value on record under the loupe")
    expect(f"{x}, {y} px" in opened.text("[data-value=place]"), "the loupe tells another place")
    equal(page.evaluate("() => getComputedStyle(document.querySelector('.loupe')).position"), "sticky", "how the loupe stays in sight")
    page.focus(".scroller")
    opened.press("ArrowRight")
    page.wait_for_function("(place) => document.querySelector('[data-value=place]').textContent.startsWith(place)", arg=f"{x + 1}, {y} px")


def check_guides(opened, cell):
    page = opened.page
    opened.press("g")
    for side in ("expected", "actual"):
        layout = cell[f"{side}Layout"]
        drawn = page.evaluate(
            """(side) => [...document.querySelectorAll(`.paper[data-side=${side}] .baseline`)].map((line) => Number(line.getAttribute('y1')))""", side)
        wanted = [line["baseline"] * cell["scale"] + layout["frameAt"]["y"] for line in layout["lines"]]
        expect(len(drawn) == len(wanted) and all(abs(a - b) < 1e-6 for a, b in zip(drawn, wanted)),
               f"baselines are drawn at {drawn}, and should be at {wanted}")
    if "letterHeights" in cell:
        line = cell["actualLayout"]["lines"][0]
        drawn = page.evaluate("() => Number(document.querySelector('.paper[data-side=actual] .x-height').getAttribute('y1'))")
        wanted = (line["baseline"] - cell["letterHeights"]["xHeight"]) * cell["scale"] + cell["actualLayout"]["frameAt"]["y"]
        expect(abs(drawn - wanted) < 1e-6, f"the x-height is drawn at {drawn}, and should be at {wanted}")
    fonts = {side: cell[f"{side}Layout"]["fonts"] for side in ("expected", "actual")}
    known = fonts["expected"] == fonts["actual"] and "letterHeights" in cell
    equal(opened.count(".paper[data-side=expected] .x-height") > 0, known, "whether the x-height of today’s faces lies over what is on record")
    for guide in ("line-box", "ink-box"):
        equal(opened.count(f".paper[data-side=actual] .{guide}"), len(cell["actualLayout"]["lines"]), f"the number of guides “{guide}”")
    opened.press("g")
    equal(opened.count(".paper .baseline"), 0, "the number of baselines after g")


def check_facts(opened, cell):
    page = opened.page
    rows = page.evaluate(
        "() => [...document.querySelectorAll('.facts-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))")
    size = next(row for row in rows if row[0].startswith("Size"))
    equal(size[1:], [f"{cell['expectedLayout']['size']:g} pt", f"{cell['actualLayout']['size']:g} pt"], "the row of sizes")
    check_leading(cell, rows)
    lines = next(row for row in rows if row[0].startswith("Lines"))
    equal(lines[-1], str(len(cell["actualLayout"]["lines"])), "the number of lines told")
    check_set(opened, cell)
    folder = urllib.parse.unquote(urllib.parse.urlsplit(page.url).path).rsplit("/", 1)[0]
    command = f"typeproof approve --report '{folder}' '{cell['name']}'"
    equal(opened.text(".accept code"), command, "the command to accept it")
    page.click(".accept button")
    # Without access to the clipboard, the command is shown and selected.
    page.wait_for_function("(command) => document.querySelector('.accept button').textContent === 'Copied' || getSelection().toString() === command || document.activeElement.value === command", arg=command)


def check_set(opened, cell):
    """All changes of the cell, then all that follows from them; a link to all cells with a change, a command for it."""
    page = opened.page
    sentences = lambda changes: [capitalized(change["sentence"]) for change in changes]
    equal(page.locator(".own-change > :first-child").all_inner_texts(), sentences(cell["changes"]), "the changes of a cell")
    wanted = sentences(cell["consequences"])
    more = page.locator(".happened .rest button")
    if more.count():
        expect(len(wanted) > 12, "a short list is shortened")
        more.click()
    equal(page.locator(".findings > li").all_inner_texts(), wanted, "what follows from them")
    expect("Effects of" in opened.text(".happened"), "what follows has no title")
    number = page.locator(".own-change .number").first.inner_text()
    expect(f"--change {number}" in page.locator(".own-change button[title*=approve]").first.get_attribute("title"), "the command names another change")
    place = page.url
    page.locator(".own-change .meta button").first.click()
    expect(f"change={number}" in page.url and page.locator(".matrix").is_visible(), "a change does not lead to all cells that have it")
    page.goto(place)
    page.wait_for_selector(".viewer .paper")


def check_leading(cell, rows):
    """The declared and the resulting value. The ratio uses the result."""
    layouts = [cell["expectedLayout"], cell["actualLayout"]]
    measured = [[line["baseline"] for line in layout["lines"][:2]] for layout in layouts]
    told = {row[0].removesuffix(" (changed)"): row[1:] for row in rows}
    for at, (layout, baselines) in enumerate(zip(layouts, measured)):
        if len(baselines) < 2:
            continue
        distance = baselines[1] - baselines[0]
        expect(abs(float(told["Leading, measured"][at].removesuffix(" pt")) - distance) < 0.001, f"the leading measured is told as {told['Leading, measured']}")
        expect(abs(float(told["Leading ÷ size"][at]) - distance / layout["size"]) < 0.001, f"the ratio of the leading is told as {told['Leading ÷ size']}")
    expect(any(len(baselines) > 1 for baselines in measured), "no cell with two lines was looked at")


def check_curve(opened, results, cell):
    page = opened.page
    page.click(".viewer-side .curve summary")
    rows = page.evaluate(
        "() => [...document.querySelectorAll('.viewer-side .curve-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))")
    ramp = {other["category"]: other for other in results["cells"]
            if all(other[name] == cell[name] for name in ("style", "sample", "variants", "scale"))}
    wanted = [[category, f"{(one.get('expectedLayout') or one['actualLayout'])['size']:g} pt", f"{one['actualLayout']['size']:g} pt"]
              for category, one in ramp.items()]
    equal(rows, wanted, "the table of the curve")
    changed = [row[0] for row in wanted if row[1] != row[2]]
    rings = page.evaluate("() => [...document.querySelectorAll('.viewer-side .ring')].map((ring) => ring.dataset.changed)")
    equal(rings, changed, "the marked points of the curve")
    smallest = next(one for one in ramp.values() if one["category"] == "XS")
    place = page.url
    page.goto(at(place.split("#")[0], cell=smallest["name"]))
    page.wait_for_selector(".viewer-side .now-at")
    covered = page.evaluate(
        """() => { const mark = document.querySelector('.viewer-side .now-at').getBoundingClientRect();
           return [...document.querySelectorAll('.viewer-side .size')].filter((text) => text.getBoundingClientRect().right > mark.left).length; }""")
    equal(covered, 0, "the number of sizes that the mark of XS covers")
    page.goto(place)
    page.wait_for_selector(".viewer .paper")


def check_places(opened):
    page = opened.page
    opened.press(".")
    equal(opened.count(".paper[data-side=actual] .place.current"), 1, "the number of places jumped to")
    before = page.evaluate("() => document.querySelector('.place.current').getAttribute('y')")
    opened.press(".")
    expect(page.evaluate("() => document.querySelector('.place.current').getAttribute('y')") != before, ". stays where it is")
    opened.press(",")
    equal(page.evaluate("() => document.querySelector('.place.current').getAttribute('y')"), before, "the place that , goes back to")
    page.click(".finding >> nth=0")
    equal(opened.count(".paper[data-side=actual] .area"), 1, "the number of areas shown of a finding")


def check_sheets(opened):
    page = opened.page
    opened.press("i")
    titles = page.locator(".card h3 button").all_inner_texts()
    equal(titles, ["XS", "L", "AX1", "AX5"], "the sizes side by side")
    expect("typeproof report --all" in opened.text(".sheet-view .notice"), "nothing tells how to get pictures that are not there")
    page.click("text=‹ Cell")
    opened.press("o")
    expect(page.locator(".card h3 button").all_inner_texts()[0] == "Title", "the hierarchy does not start with the largest style")
    opened.press("Escape")
    expect(page.locator(".matrix").is_visible(), "Esc does not lead back to the matrix")


def check_accept(opened, address, results):
    """A cell that cannot be accepted has no command. If accepting deletes a file, the page says so."""
    page = opened.page

    def told(cell):
        page.goto(at(address, cell=cell["name"]))
        page.wait_for_selector(".happened")
        return opened.text(".accept"), opened.count(".accept code"), opened.text(".happened")

    first = {}
    for cell in results["cells"]:
        first.setdefault(cell["verdict"], cell)
    words, commands, happened = told(first["failed"])
    expect("cannot accept" in words and commands == 0, f"a failed cell has a command to accept it: {words}")
    expect("failed cells" in happened and not opened.count(".own-change"), f"cells of a verdict have changes in common: {happened}")
    expect(opened.count(".sample-lines") == 0 and opened.count(".loupe:visible") == 0, "a failed cell has an empty sample")
    words, commands, _ = told(first["obsolete"])
    expect("Delete" in words and commands == 1, f"of an obsolete cell it is not told that accepting deletes it: {words}")
    expect(opened.count(".sample-lines") == 0, "an obsolete cell has an empty sample")


def check_unknown_record(opened, cell):
    """If the recorded layout cannot be read, today's does not replace it."""
    page = opened.page
    page.wait_for_selector(".facts-table")
    rows = page.evaluate(
        "() => [...document.querySelectorAll('.facts-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))")
    size = next(row for row in rows if row[0].startswith("Size"))
    equal(size[1:], ["cannot be read", f"{cell['actualLayout']['size']:g} pt"], "the row of sizes of an unreadable record")
    opened.press("g")
    equal(opened.count(".paper[data-side=expected] .baseline"), 0, "the number of guides over an unreadable record")
    expect(opened.count(".accept code") == 0, "a damaged layout text has a command to accept it")
    opened.press("g")


def check_absent(opened, address, results):
    """For a picture that the page does not contain, it shows the name."""
    cell = next(cell for cell in results["cells"] if cell["verdict"] == "unreadable")
    opened.page.goto(at(address, cell=cell["name"]))
    opened.page.wait_for_selector(".absent")
    expect(cell["pictures"]["expected"] in opened.text(".absent"), "an absent picture is not told by its name")
    arabic = next(cell for cell in results["cells"] if cell["verdict"] == "changed" and "ar" in cell["variants"])
    opened.page.goto(at(address, cell=arabic["name"]))
    opened.page.wait_for_selector(".sample-lines[lang=ar]")
    equal(opened.page.evaluate("() => getComputedStyle(document.querySelector('.sample-lines')).direction"), "rtl", "the direction of an Arabic sample")
