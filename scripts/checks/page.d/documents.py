"""A report's folder as the one page that it is looked at in."""

import base64
import hashlib
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
FILES = ROOT / "Sources/PageFiles"


def part(ending):
    """The page's script or style: its files in the order in which page_files.c has them."""
    names = re.findall(rf'#embed "(page/[^"]+\.{ending})"', (FILES / "page_files.c").read_text())
    return b"".join((FILES / name).read_bytes() for name in names)


def digest(content):
    return f"'sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}'"


def data(name, value):
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>\n'.encode()


def picture(path):
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def write(report, results, target, review=None, goldens=None, left_out=()):
    """Writes the page of a report's folder, with other results than it has where that is wanted."""
    script, style = part("js"), part("css")
    names = {name for cell in results["cells"] for kind, name in (cell.get("pictures") or {}).items()
             if name and kind != "difference"}
    pictures = {name: picture(report / name) for name in sorted(names)
                if name not in left_out and (report / name).is_file()}
    policy = "; ".join(["default-src 'none'", f"script-src {digest(script)}", f"style-src {digest(style)}",
                        "img-src data:", "base-uri 'none'", "form-action 'none'"] + (["connect-src 'self'"] if review else []))
    target.write_bytes(
        b'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        + f'<meta http-equiv="Content-Security-Policy" content="{policy}">'.encode()
        + b'<meta name="viewport" content="width=device-width, initial-scale=1"><title>Typeproof</title>'
        + b"<style>" + style + b"</style></head><body>\n"
        + data("results", results) + data("pictures", pictures) + data("goldens", goldens or {})
        + data("review", review) + b"<script>" + script + b"</script></body></html>\n")
    return target
