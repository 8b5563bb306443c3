"""Pages with other data in them than typeproof wrote: texts that no project can have, or a review's token."""

import json
import re


def data(page, name):
    """The data of a page under a name."""
    return json.loads(re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page, re.S)[1])


def replaced(page, name, value):
    """A page with other data under a name. The script and the style stay, so the policy still allows them."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    changed, count = re.subn(
        rf'(<script type="application/json" id="{name}">).*?(</script>)', lambda match: match[1] + text + match[2],
        page, count=1, flags=re.S)
    if count != 1:
        raise SystemExit(f"page: the page has no data “{name}”")
    return changed


def written(target, page):
    target.write_text(page, encoding="utf-8")
    return target


def served(page, token):
    """A page as a review's server hands it out."""
    page = replaced(page, "review", {"token": token})
    return re.sub(r"img-src data:", "img-src data:; connect-src 'self'", page, count=1)
