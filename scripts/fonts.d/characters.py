"""The characters of a subset: those of its list, of ASCII, and of its proofing text."""

import re

ASCII = {chr(code) for code in range(0x20, 0x7F)}
VARIATION_SELECTORS = "\ufe0e\ufe0f"


def listed_lines(path):
    """The lines of a list that are not blank and do not start with "# "."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.strip()
        if line and line != "#" and not line.startswith("# "):
            yield line


def listed_characters(path):
    """Every character of a list, given by range or literally."""
    characters = set()
    for line in listed_lines(path):
        for word in line.split():
            found = re.fullmatch(r"U\+([0-9A-F]{4,6})(?:-([0-9A-F]{4,6}))?", word)
            if found:
                first = int(found[1], 16)
                last = int(found[2] or found[1], 16)
                characters.update(chr(code) for code in range(first, last + 1))
            else:
                characters.update(word)
    return characters


def listed_sequences(path):
    """The words of a list that join several code points, without their variation selectors."""
    sequences = set()
    for line in listed_lines(path):
        for word in line.split():
            bare = tuple(ord(character) for character in word if character not in VARIATION_SELECTORS)
            if len(bare) > 1 and not word.startswith("U+"):
                sequences.add(bare)
    return sequences


def proofing_text(path, name):
    """The text that `static let NAME` has in ProofingTexts.swift: one string, or a list of runs."""
    source = path.read_text(encoding="utf-8")
    found = re.search(
        rf'static let {name} =\s*(?:AttributedText\(\[\n(.*?)\n  \]\)|"([^"\n]*)")', source, re.DOTALL)
    if not found:
        raise SystemExit(f"{path} has no proofing text “{name}”. Correct the name in families.py.")
    text = found[2] if found[1] is None else "".join(re.findall(r'"([^"\n]*)"', found[1]))
    return text.replace("\\n", "")
