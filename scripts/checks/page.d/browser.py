"""Chromium with a page in it, and the errors that it reports."""

import contextlib
import os
import pathlib
import time

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
FLAGS = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb", "--hide-scrollbars",
         "--disable-skia-runtime-opts"]


@contextlib.contextmanager
def chromium(folder):
    """A browser that has the fonts of this repository and no other."""
    config = folder / "fonts.conf"
    config.write_text((HERE / "fonts.conf").read_text().replace("FONTS", str(ROOT / "Fonts"))
                      .replace("CACHE", str(folder / "font-cache")))
    # As root, Chromium has no sandbox. Our own page needs none.
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=flags, env={**os.environ, "FONTCONFIG_FILE": str(config)})
        yield browser
        browser.close()


class Opened:
    """A page that was opened from a file or a server, and the errors and requests it made."""

    def __init__(self, browser, address, width=1400, height=900, scheme="light", reduced=False, allowed=(), touch=False):
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-US",
            reduced_motion="reduce" if reduced else "no-preference", has_touch=touch, is_mobile=touch)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("console", lambda message: self.hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("dialog", lambda dialog: (self.complaints.append("a dialog opened"), dialog.dismiss()))
        self.page.on("request", lambda request: self.see(request.url, address.split("#")[0], allowed))
        start = time.perf_counter()
        self.page.goto(address, wait_until="commit")
        self.page.wait_for_selector("main h1:visible")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.seconds = time.perf_counter() - start

    def hear(self, kind, text):
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def see(self, url, own, allowed):
        if not url.startswith(("data:", "blob:")) and url.split("#")[0] != own and not url.startswith(tuple(allowed) or "\0"):
            self.complaints.append(f"a request of {url}")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        self.page.wait_for_timeout(30)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def count(self, selector):
        return self.page.locator(selector).count()

    def close(self):
        self.context.close()
