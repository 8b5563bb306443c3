"""axe-core finds no serious fault in the page, and finds the faults of a page made for that."""

from axe_playwright_python.sync_playwright import Axe

from expectations import expect

BAD = "<!doctype html><html><head><title></title></head><body><img src='data:,'><button></button><p style='color:#aaa;background:#bbb'>Grey</p></body></html>"


def serious(page):
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']} ({rule['impact']}): {rule['nodes'][0]['html'][:160]}" for rule in found
            if rule["impact"] in ("serious", "critical")]


def check(page, place):
    found = serious(page)
    expect(not found, f"axe-core finds in {place}: {'; '.join(found)}")


def check_control(browser):
    page = browser.new_page()
    page.set_content(BAD)
    found = " ".join(serious(page))
    page.close()
    expect(all(rule in found for rule in ("image-alt", "button-name", "color-contrast")), f"axe-core finds in a bad page only: {found}")
