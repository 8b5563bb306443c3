"""A server that answers as a review's does, refuses one cell, and can go away; and a review done with it."""

import http.server
import json
import threading

from browser import Opened
from expectations import equal, expect

TOKEN = "a-token-of-this-check"


class Server(http.server.ThreadingHTTPServer):
    """Keeps decisions in memory; one cell is always refused."""

    def __init__(self, page, refused):
        super().__init__(("127.0.0.1", 0), Handler)
        self.page, self.refused = page, refused
        self.decisions, self.past, self.closed, self.seen = {}, [], False, []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"


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

    def do_GET(self):
        if self.path.startswith("/?token="):
            content = self.server.page.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(content)
        elif self.path == "/decisions" and self.headers["Authorization"] == f"Bearer {TOKEN}":
            self.answer({"cells": self.server.decisions, "undoable": len(self.server.past)})
        else:
            self.answer({"error": "There is nothing here."}, 404)

    def do_POST(self):
        server = self.server
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.seen.append((self.path, body))
        if self.headers["Authorization"] != f"Bearer {TOKEN}":
            self.answer({"error": "The token is another."}, 403)
        elif self.path == "/decisions":
            state = {"accept": "accepted", "reject": "rejected", "skip": "skipped"}[body["decision"]]
            changed = {name: {"state": "refused", "reason": "Its golden changed since."} if name == server.refused
                       else {"state": state} for name in body["cells"]}
            server.past.append({name: server.decisions.get(name, {"state": "open"}) for name in changed})
            server.decisions.update(changed)
            self.answer({"cells": changed, "undoable": len(server.past)})
        elif self.path == "/undo":
            before = server.past.pop()
            server.decisions.update(before)
            self.answer({"cells": before, "undoable": len(server.past)})
        else:
            server.closed = True
            self.answer({})


def check(browser, page_file, results):
    """Accept, reject, skip, a group, all shown, undo, a refusal, the end, and a server that is gone."""
    cause = results["causes"][0]
    server = Server(page_file, cause["cells"][1])
    opened = Opened(browser, f"{server.address}?token={TOKEN}", allowed=[server.address])
    page = opened.page
    told = lambda words: page.wait_for_function("(words) => document.querySelector('.review-bar').textContent.includes(words)", arg=words)
    total = sum(cell["verdict"] not in ("equal", "tolerated") for cell in results["cells"])
    told(f"0 of {total} decided")

    opened.press("a")
    expect("No cell has the focus" in opened.page.locator("[role=status]").text_content(), "a decision without a cell is not told")
    page.click(f".cell[data-cell='{cause['cells'][0]}']")
    opened.press("a")
    told(f"1 of {total} decided")
    equal(server.seen[-1], ("/decisions", {"decision": "accept", "cells": [cause["cells"][0]]}), "what a asks for")
    expect(cause["cells"][0] not in page.url, "after a decision the same cell is shown")
    page.goto(f"{server.address}?token={TOKEN}#cell={cause['cells'][1]}")
    page.wait_for_selector(".decide")
    opened.press("r")
    page.wait_for_selector(".decide .trouble")
    expect("Its golden changed since." in opened.text(".decide .trouble"), "a refusal is not told with its reason")
    told(f"1 of {total} decided")
    opened.press("j", "s")
    told("1 skipped")
    opened.press("z")
    told(f"1 of {total} decided")
    opened.press("A")
    told(f"1 of {total} decided")
    expect(page.locator(".review-bar button", has_text="Accept all").count() == 0, "a cell has a button that accepts others")
    opened.press("Escape")
    letters = page.inner_text(f".cell[data-cell='{cause['cells'][0]}']")
    equal(letters, "✓", "the letter of an accepted cell")
    check_groups(opened, server, cause, told, total)
    # A decision is shown when the server has said so, and not before.
    server.shutdown()
    server.server_close()
    opened.complaints.clear()
    decided = opened.text(".review-bar strong")
    page.click(".cell.is-missing:not(.decided)")
    opened.press("a")
    page.wait_for_selector(".review-bar .trouble")
    expect("cannot be reached" in opened.text(".review-bar .trouble"), "a lost server is not told")
    equal(opened.text(".review-bar strong"), decided, "the decisions after the server is lost")
    opened.close()


def check_standing(opened, server, cause, total):
    """Groups and sums tell how far they are; what another window decided is seen when this one is looked at."""
    page = opened.page
    group = page.locator(".groups li", has_text=cause["cause"][1:]).first
    expect(f"{cause['count'] - 1} of {cause['count']} decided" in group.inner_text(), f"a group tells “{group.inner_text()}” of its decisions")
    # The refused cell stays open, until another window decides of it.
    server.decisions[server.refused] = {"state": "skipped"}
    page.evaluate("() => dispatchEvent(new Event('focus'))")
    page.wait_for_function("(words) => document.querySelector('.review-bar').textContent.includes(words)", arg=f"{cause['count']} of {total} decided")
    expect(f"✓ {cause['count']} of {cause['count']} decided" in group.inner_text(), "a group that is decided has no mark")
    expect(group.locator("[data-group=accept]").is_disabled(), "a decided group can be accepted")
    expect(opened.count(".sum.done") > 0, "no sum of a style shows that all is decided")
    page.goto(page.url.split("#")[0] + "#view=hierarchy&category=AX3")
    page.wait_for_selector(".card")
    shown, said = opened.count(".card"), opened.text(".review-bar .actions")
    expect(int(said.split("Reject all ")[1].split()[0]) <= shown, f"of {shown} cards, it says: {said}")
    opened.press("Escape")


def check_groups(opened, server, cause, told, total):
    page = opened.page
    opened.press("Escape")
    page.locator(".groups li", has_text=cause["cause"][1:]).first.locator("[data-group=accept]").click()
    page.wait_for_timeout(200)
    accepted = [name for name, decision in server.decisions.items() if decision["state"] == "accepted"]
    equal(len(accepted), cause["count"] - 1, "the cells accepted with their group")
    equal(server.seen[-1][1].get("onlyOpen"), True, "whether a group’s request leaves alone what was decided elsewhere")
    check_standing(opened, server, cause, total)
    page.click(".chip.is-obsolete")
    opened.press("R")
    told("rejected")
    rejected = [name for name, decision in server.decisions.items() if decision["state"] == "rejected"]
    expect(rejected and all("old" in name for name in rejected), f"R rejects {rejected}")
    opened.press("Control+z")
    page.wait_for_function("() => !document.querySelector('.review-bar').textContent.includes('rejected')")
    page.click(".chip.is-obsolete")
    count = len(server.seen)
    page.focus("#search")
    page.keyboard.type("a")
    equal(len(server.seen), count, "the requests made while typing")
    page.fill("#search", "")
