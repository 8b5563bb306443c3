"""A server that answers like a review's, refuses one cell and can stop, and a review with it."""

import http.server
import json
import threading

import accessibility
import layout
import looks
import proofs
from browser import Opened
from expectations import equal, expect

TOKEN = "a-token-of-this-check"


class Server(http.server.ThreadingHTTPServer):
    """Keeps decisions in memory; one cell is always refused."""

    def __init__(self, page, refused, results):
        super().__init__(("127.0.0.1", 0), Handler)
        self.page, self.refused = page, refused
        self.changes = {change["number"]: change for change in results["changes"]}
        self.own = {cell["name"]: [change["number"] for change in cell["changes"]]
                    for cell in results["cells"] if cell["verdict"] == "changed"}
        self.proved = {cell["name"] for cell in results["cells"] if cell.get("proof") == {"result": "proved"}}
        self.decisions, self.accepted, self.past, self.closed, self.seen = {}, {}, [], False, []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def state(self, name):
        state = self.decisions.get(name, {"state": "open"})
        numbers = self.own.get(name, []) if state["state"] == "accepted" else self.accepted.get(name, ())
        return {**state, "accepted": sorted(numbers)} if numbers else state

    def keep(self, changed, accepted):
        """Takes new states, so that they can be undone."""
        self.past.append({name: (self.decisions.get(name, {"state": "open"}), self.accepted.get(name, set())) for name in changed})
        self.decisions.update(changed)
        self.accepted.update(accepted)

    def outcome(self, name, state):
        return {"state": "refused", "reason": "Its golden changed since."} if name == self.refused else {"state": state}

    def decide(self, decision, names, only_open):
        state = {"accept": "accepted", "reject": "rejected", "skip": "skipped"}[decision]
        left_alone = ("accepted", "rejected", "skipped") if only_open else ()
        changed = {name: self.outcome(name, state) for name in names if self.state(name)["state"] not in left_alone}
        self.keep(changed, {})
        return names

    def accept(self, number):
        """A cell is accepted when all its changes are; until then it waits."""
        names = self.changes[number]["cells"]
        changed, accepted = {}, {}
        for name in names:
            if self.state(name)["state"] in ("accepted", "rejected"):
                continue
            accepted[name] = self.accepted.get(name, set()) | {number}
            words = lambda holds: "; ".join(self.changes[one]["sentence"] for one in self.own[name] if holds(one))
            left = words(lambda one: one not in accepted[name])
            changed[name] = {"state": "waiting", "reason": f"accepted: {words(lambda one: one in accepted[name])}. Waits for: {left}"} \
                if left else self.outcome(name, "accepted")
        self.keep(changed, accepted)
        return names

    def undo(self):
        before = self.past.pop()
        self.decisions.update({name: state for name, (state, _) in before.items()})
        self.accepted.update({name: accepted for name, (_, accepted) in before.items()})
        return list(before)


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, value, status=200):
        content = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def tell(self, names):
        server = self.server
        self.answer({"cells": {name: server.state(name) for name in names}, "undoable": len(server.past)})

    def do_GET(self):
        if self.path.startswith("/?token="):
            content = self.server.page.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(content)
        elif self.path == "/decisions" and self.headers["Authorization"] == f"Bearer {TOKEN}":
            self.answer({"cells": {name: self.server.state(name) for name in self.server.decisions}, "undoable": len(self.server.past)})
        else:
            self.answer({"error": "There is nothing here."}, 404)

    def do_POST(self):
        server = self.server
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.seen.append((self.path, body))
        if self.headers["Authorization"] != f"Bearer {TOKEN}":
            self.answer({"error": "The token is another."}, 403)
        elif self.path == "/decisions":
            self.tell(server.decide(body["decision"], body["cells"], body.get("onlyOpen", False)))
        elif self.path == "/changes":
            self.tell(server.accept(body["changes"][0]))
        elif self.path == "/undo":
            self.tell(server.undo())
        else:
            server.closed = True
            self.answer({})


def check(browser, page_file, results):
    """Cells, changes and groups accepted, rejected and skipped, all shown, undo, a refusal, the end, a server that is gone.

    Returns how a cell that waits looks.
    """
    group = next(group for group in results["groups"] if group["kinds"] == ["curve"])
    several = next(group for group in results["groups"] if len(group["kinds"]) > 1)
    server = Server(page_file, group["cells"][1], results)
    opened = Opened(browser, f"{server.address}?token={TOKEN}", allowed=[server.address])
    page = opened.page
    told = lambda words: page.wait_for_function("(words) => document.querySelector('.review-bar').textContent.includes(words)", arg=words)
    total = sum(cell["verdict"] not in ("equal", "tolerated") for cell in results["cells"])
    told(f"0 of {total} decided")
    check_words(page)
    proofs.check_review(opened, server, results)

    for key in "aAc":
        opened.press(key)
        expect("No cell is selected" in opened.page.locator("[role=status]").text_content(), f"{key} without a cell is not told")
    page.click(f".cell[data-cell='{group['cells'][0]}']")
    opened.press("a")
    told(f"1 of {total} decided")
    equal(server.seen[-1], ("/decisions", {"decision": "accept", "cells": [group["cells"][0]]}), "what a asks for")
    expect(group["cells"][0] not in page.url, "after a decision the same cell is shown")
    page.goto(f"{server.address}?token={TOKEN}#cell={group['cells'][1]}")
    page.wait_for_selector(".decide")
    opened.press("r")
    page.wait_for_selector(".decide .trouble")
    expect("Its golden changed since." in opened.text(".decide .trouble"), "a refusal is not told with its reason")
    told(f"1 of {total} decided")
    opened.press("j", "s")
    told("1 skipped")
    opened.press("z")
    told(f"1 of {total} decided")
    count = len(server.seen)
    opened.press("R", "S", "y")
    equal(len(server.seen), count, "the requests after keys that decided of all shown once")
    expect(page.locator(".review-bar button", has_text="Accept all").count() == 0, "a cell has a button that accepts others")
    opened.press("Escape")
    letters = page.inner_text(f".cell[data-cell='{group['cells'][0]}']")
    equal(letters, f"{group['letter']}✓", "the letters of an accepted cell")
    shots = check_several(opened, server, several, told, total)
    check_groups(opened, server, group, several, told, total)
    # A decision is shown when the server has said so, and not before.
    server.shutdown()
    server.server_close()
    opened.complaints.clear()
    decided = opened.text(".review-bar strong")
    page.click(".cell.is-missing:not(.decided)")
    opened.press("a")
    page.wait_for_selector(".review-bar .trouble")
    expect("does not respond" in opened.text(".review-bar .trouble"), "a lost server is not told")
    equal(opened.text(".review-bar strong"), decided, "the decisions after the server is lost")
    opened.close()
    return shots


def check_words(page):
    """Long lists of sentences are counted."""
    equal(page.evaluate("() => [[], ['a'], ['a', 'b'], ['a', 'b', 'c', 'd', 'e']].map(quoted)"),
          ["", "“a”", "“a” and “b”", "“a”, “b” and 3 more"], "the sentences of what is waited for")


def check_several(opened, server, several, told, total):
    """For a cell with two changes, a confirmation accepts all, and the button of a change accepts that one."""
    page = opened.page
    cell = several["cells"][0]
    place = f"{server.address}?token={TOKEN}#cell={cell}"
    page.goto(place)
    page.wait_for_selector(".decide")
    asked = lambda: opened.text(".question") if page.locator(".question").is_visible() else ""
    count = len(server.seen)
    opened.press("a")
    expect("Accept 2 changes in this cell? It is not proved. Press a again, or Enter" in asked(), f"before two changes are accepted, “{asked()}” is asked")
    accessibility.check(page, "a question")
    opened.press("Escape")
    expect(asked() == "" and page.locator(".viewer").is_visible(), "Esc does more than to take a question back")
    for keys in (["a", "j"], ["a", "g", "g"], ["a", "?", "Escape"]):
        opened.press(*keys)
        equal(asked(), "", f"the question after {' '.join(keys)}")
        page.goto(place)
    opened.press("a")
    page.click(".tools [data-mode=slider]")
    equal(asked(), "", "the question after something else was pressed")
    equal(len(server.seen), count, "the requests made by questions")
    for answer in ("a", "Enter"):
        page.goto(place)
        page.wait_for_selector(".decide")
        opened.press("a", answer)
        told(f"2 of {total} decided")
        equal(server.seen[-1], ("/decisions", {"decision": "accept", "cells": [cell]}), f"what a and {answer} ask for")
        opened.press("u")
        told(f"1 of {total} decided")
    return check_change(opened, server, several, cell, place, told, total)


def check_change(opened, server, several, cell, place, told, total):
    """The button of a change says what it will do, and does it. Waiting cells name the changes they wait for."""
    page = opened.page
    first, second = (server.changes[number] for number in server.own[cell])
    page.goto(place)
    page.wait_for_selector(".accept-change")
    def preview(change):
        open_cells = [name for name in change["cells"] if server.state(name)["state"] != "accepted"]
        waiting = [name for name in open_cells if set(server.own[name]) - {change["number"]} - server.accepted.get(name, set())]
        others = {server.changes[number]["sentence"] for name in waiting for number in server.own[name]} - {change["sentence"]}
        done = len(open_cells) - len(waiting)
        proved = len(server.proved & (set(open_cells) - set(waiting)))
        count = f"{done} cell{'s' if done > 1 else ''}"
        accepts = "" if not done else f"accepts {count}, none proved" if not proved else f"accepts {count}, all proved by drawing" \
            if proved == done else f"accepts {count}: {proved} proved by drawing, {done - proved} not"
        waits = f"{len(waiting)}{'' if done else ' cells'} wait for “{', '.join(others)}”" if waiting else ""
        return "; ".join(filter(None, [accepts, waits])), done, len(waiting)
    buttons = page.locator(".accept-change .preview").all_inner_texts()
    equal(buttons, [preview(first)[0], preview(second)[0]], "what the buttons of changes say beforehand")
    _, done, waiting = preview(first)
    opened.press("c")
    told(f"{waiting} waiting")
    told(f"{1 + done} of {total} decided")
    equal(server.seen[-1], ("/changes", {"changes": [first["number"]]}), "what c asks for")
    expect(f"Accepted: {first['sentence']}. Waits for: {second['sentence']}" in opened.text(".stands"), f"a cell that waits says “{opened.text('.stands')}”")
    equal([words.split()[-1] for words in page.locator(".change-standing").all_inner_texts()], ["accepted", "open"], "how the changes of a cell that waits stand")
    equal(page.locator(".accept-change .preview").all_inner_texts(), [preview(second)[0]], "what the button says once the other change is accepted")
    accessibility.check(page, "a cell that waits")
    shots = check_widths(opened)
    opened.press("Escape")
    equal(page.inner_text(f".cell[data-cell='{cell}']"), f"{several['letter']}…", "the letters of a cell that waits")
    expect("waiting" in page.get_attribute(f".cell[data-cell='{cell}']", "aria-label"), "a cell that waits is not called so")
    opened.press("Enter")
    # The server refuses one of them, which the page cannot predict.
    done += preview(second)[1] + 1 - (server.refused in second["cells"])
    page.wait_for_selector(".accept-change")
    page.focus(".accept-change")
    opened.press("Enter")
    told(f"{done} of {total} decided")
    equal(page.evaluate("() => document.activeElement.tagName"), "H1", "what has the focus once a button is gone")
    equal(server.seen[-1], ("/changes", {"changes": [second["number"]]}), "what the button of a change asks for")
    opened.press("Escape", "u")
    told(f"{waiting} waiting")
    opened.press("z")
    told(f"1 of {total} decided")
    return shots


def check_widths(opened):
    """What a reviewer presses stays in its rows; returns how the cell looks on a phone."""
    page = opened.page
    size = page.viewport_size
    place = page.url
    shots = {}
    for width in (1440, 1024, 390):
        page.set_viewport_size({"width": width, "height": 844})
        opened.press("Escape")
        looks.check_rows(opened, f"a review’s matrix at {width} px")
        if width == 390:
            layout.check_targets(page, "a review’s matrix at 390 px")
        page.goto(place)
        page.wait_for_selector(".stands")
        looks.check_rows(opened, f"a review’s cell at {width} px")
        if width == 390:
            layout.check_targets(page, "a review’s cell at 390 px")
            page.evaluate("() => { document.querySelector('.happened').scrollIntoView(); document.activeElement.blur(); }")
            shots["waiting-narrow"] = page.screenshot(animations="disabled", caret="hide")
    page.set_viewport_size(size)
    return shots


def check_standing(opened, server, group, total):
    """Groups and sums show their progress. This window shows the decisions of another when it gets the focus."""
    page = opened.page
    item = page.locator(f".group-item[data-letter={group['letter']}]")
    expect(f"{group['count'] - 1} of {group['count']} decided" in item.inner_text(), f"a group tells “{item.inner_text()}” of its decisions")
    # The refused cell stays open until another window decides about it.
    server.decisions[server.refused] = {"state": "rejected"}
    page.evaluate("() => dispatchEvent(new Event('focus'))")
    page.wait_for_function("(words) => document.querySelector('.review-bar').textContent.includes(words)", arg=f"{group['count']} of {total} decided")
    expect(f"✓ {group['count']} of {group['count']} decided" in item.inner_text(), "a group that is decided has no mark")
    expect(item.locator("[data-group=accept]").is_disabled(), "a decided group can be accepted")
    expect(opened.count(".sum.done") > 0, "no sum of a style shows that all is decided")
    page.goto(page.url.split("#")[0] + "#view=hierarchy&category=AX3")
    page.wait_for_selector(".card")
    shown, said = opened.count(".card"), opened.text(".review-bar .of-shown")
    expect(int(said.split("Reject all ")[1].split()[0]) <= shown, f"of {shown} cards, it says: {said}")
    opened.press("Escape")


def check_groups(opened, server, group, several, told, total):
    page = opened.page
    button = lambda group: page.locator(f".group-item[data-letter={group['letter']}] [data-group=accept]")
    opened.press("Escape")
    page.goto(page.url.split("#")[0] + "#")
    equal((button(group).inner_text(), button(group).get_attribute("aria-label")),
          (f"Accept {group['count'] - 1} cells", f"Accept group ({group['count'] - 1} cells, 1 change)"), "the button of a group")
    before = page.evaluate(layout.COLUMNS)
    button(group).click()
    page.wait_for_timeout(200)
    layout.check_columns(page, before, "after a group is accepted")
    accepted = [name for name, decision in server.decisions.items() if decision["state"] == "accepted"]
    equal(len(accepted), group["count"] - 1, "the cells accepted with their group")
    equal(server.seen[-1][1].get("onlyOpen"), True, "whether a group’s request leaves alone what was decided elsewhere")
    check_standing(opened, server, group, total)

    # Several changes are accepted together only when that is confirmed.
    page.goto(page.url.split("#")[0] + "#")
    equal(button(several).get_attribute("aria-label"), f"Accept group ({several['count']} cells, 2 changes)", "the button of a group of two changes")
    focus = lambda: page.focus(f".cell[data-cell='{several['cells'][0]}']")
    shown = page.locator(".review-bar button", has_text="Accept all")
    ways = {
        "the button twice": lambda: (button(several).click(), button(several).click()),
        "A twice": lambda: (focus(), opened.press("A", "A")),
        "A and Enter": lambda: (focus(), opened.press("A", "Enter")),
        "all shown and Enter": lambda: (page.goto(page.url.split("#")[0] + f"#group={several['letter']}"), shown.click(), opened.press("Enter")),
        "all shown and Accept": lambda: (shown.click(), page.click(".question .primary")),
    }
    for way, take in ways.items():
        count = len(server.seen)
        take()
        told(f"{group['count'] + several['count']} of {total} decided")
        equal(len(server.seen), count + 1, f"the requests made by {way}")
        equal(sorted(server.seen[-1][1]["cells"]), sorted(several["cells"]), f"the cells that {way} accepts")
        opened.press("Control+z")
        told(f"{group['count']} of {total} decided")
    opened.press("Escape")
    page.click(".chip.is-obsolete")
    page.locator(".review-bar button", has_text="Reject all").click()
    told(f"{group['count'] + 24} of {total} decided")
    rejected = [name for name, decision in server.decisions.items() if decision["state"] == "rejected" and name != server.refused]
    expect(rejected and all("old" in name for name in rejected), f"“Reject all” rejects {rejected}")
    opened.press("Control+z")
    told(f"{group['count']} of {total} decided")
    page.click(".chip.is-obsolete")
    count = len(server.seen)
    page.focus("#search")
    page.keyboard.type("aAcu")
    equal(len(server.seen), count, "the requests made while typing")
    page.fill("#search", "")
