"""Builds Fonts/ in an empty folder from unpacked Debian packages. Started by scripts/fonts."""

import hashlib
import shutil
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
packages, destination = Path(sys.argv[1]), Path(sys.argv[2])
# Python starts with -I -S, so that it finds only the unpacked fonttools.
# That also leaves out this folder, so both are added here, before the imports.
sys.path[:0] = [str(here), str(packages / "python3-fonttools/usr/lib/python3/dist-packages")]

from characters import proofing_text
from families import FONTS
from subsetting import covered, open_font, write_subset

PROOFING = here.parent.parent / "Sources/Goldens/Suites/Spec/ProofingTexts.swift"
LICENCES = {
    "OFL-1.1": (
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.\n"
        "This license is copied below, and is also available with a FAQ at:\n"
        "https://openfontlicense.org"
    ),
    "Apache-2.0": (
        "Licensed under the Apache License, Version 2.0, which is copied below.\n"
        "Changed for Typeproof: face 0 of the collection, cut down to a subset, without hinting."
    ),
}
LICENCE_NAMES = {"OFL-1.1": "OFL 1.1", "Apache-2.0": "Apache 2.0"}


def versions():
    """The version of each pinned package, by name."""
    lines = (here / "packages.txt").read_text(encoding="utf-8").splitlines()
    return {words[1]: words[2] for words in map(str.split, lines) if words[0] != "#"}


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def build_font(font):
    """Writes one font and the licence beside it."""
    source = packages / font.package / "usr/share/fonts/truetype" / font.source
    made = destination / font.folder / font.file
    made.parent.mkdir(exist_ok=True)
    if font.subset:
        write_subset(font, source, made, here, PROOFING)
    else:
        shutil.copyfile(source, made)
    opened = open_font(made)
    owner = font.copyright or opened["name"].getDebugName(0)
    licence = (here / f"{font.licence}.txt").read_text(encoding="utf-8").lstrip("\n")
    (made.parent / "LICENSE.txt").write_text(
        f"{owner}\n\n{LICENCES[font.licence]}\n\n{licence}", encoding="utf-8"
    )
    return opened


def row(font, opened, version):
    """The font's line in the table of README.md."""
    path = destination / font.folder / font.file
    names = opened["name"]
    extent = "whole"
    if font.subset:
        extent = f"subset, {len(covered(opened))} characters"
    if font.subset and font.subset.renamed:
        extent += ", renamed"
    cells = [
        names.getDebugName(16) or names.getDebugName(1),
        f"[{font.file}]({font.folder}/{font.file})",
        font.role,
        font.scripts,
        names.getDebugName(5).split(";")[0].removeprefix("Version "),
        f"`{font.package}` {version}, <{font.upstream}>",
        f"[{LICENCE_NAMES[font.licence]}]({font.folder}/LICENSE.txt)",
        f"{path.stat().st_size:,}",
        f"`{digest(path)}`",
        extent,
    ]
    return f"| {' | '.join(cells)} |"


def borrowed(font, opened):
    """The characters of a whole font's proofing texts that another font has to draw."""
    text = "".join(proofing_text(PROOFING, name) for name in font.texts)
    return "".join(sorted(set(text) - covered(opened) - {" "}))


def main():
    version = versions()
    rows, loans = [], []
    for font in FONTS:
        opened = build_font(font)
        rows.append(row(font, opened, version[font.package]))
        if borrowed(font, opened):
            loans.append(f"- {font.file}: `{borrowed(font, opened)}`")
    total = sum((destination / font.folder / font.file).stat().st_size for font in FONTS)
    readme = (here / "README.template.md").read_text(encoding="utf-8")
    for key, value in {
        "{{rows}}": "\n".join(rows),
        "{{loans}}": "\n".join(loans),
        "{{count}}": str(len(FONTS)),
        "{{total}}": f"{total / 1_000_000:.1f}",
    }.items():
        readme = readme.replace(key, value)
    (destination / "README.md").write_text(readme, encoding="utf-8")
    files = sorted(path for path in destination.rglob("*") if path.is_file())
    sums = [f"{digest(path)}  {path.relative_to(destination).as_posix()}\n" for path in files]
    (destination / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


main()
