"""Fails where folders inside a target know each other in a circle, or hold too many Swift files beside each other.

A folder knows another if one of its files names a type that a file in the other declares. Members that extensions
add and functions outside of types are not followed, so a circle can go unseen.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
MOST_FILES = 40

# Comments and strings use no types.
SILENT = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
DECLARATION = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias|associatedtype)\s+([A-Z]\w*)")
# The same at the start of a line, where types are that are in no other, if other files see it.
AT_TOP = re.compile(r"^(?!.*\b(?:private|fileprivate|import)\b)(?=\S)[^{\n]*?" + DECLARATION.pattern, re.M)
# A name after a dot is a member of the name before the dot.
NAME = re.compile(r"(?<![.\w])[A-Z]\w*")


class File:
    """A Swift file: its folder, the types it declares for others, and the names it uses of others."""

    def __init__(self, path, target):
        self.folder = path.parent.relative_to(target.parent).as_posix()
        text = SILENT.sub("", path.read_text(encoding="utf-8"))
        self.types = {match[1] for match in AT_TOP.finditer(text)}
        self.names = set(NAME.findall(text)) - set(DECLARATION.findall(text))


def arrows(files):
    """For each folder, the folders that it knows, and the names it knows them by."""
    homes = {name: file.folder for file in files for name in file.types}
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in files:
        for name in file.names & homes.keys():
            if homes[name] != file.folder:
                found[file.folder][homes[name]].add(name)
    return found


def way_back(folder, known):
    """The shortest way along arrows from a folder back to itself, both ends included, or None."""
    ways = collections.deque([[folder]])
    seen = set()
    while ways:
        way = ways.popleft()
        for other in sorted(known.get(way[-1], ())):
            if other == folder:
                return way + [other]
            if other not in seen:
                seen.add(other)
                ways.append(way + [other])
    return None


def circles(known):
    """The shortest circle of each folder, unless it shares an arrow with one before: one type often holds many."""
    told = set()
    ways = [way for folder in sorted(known) if (way := way_back(folder, known))]
    for way in sorted(ways, key=len):
        if told.isdisjoint(steps := set(zip(way, way[1:]))):
            told |= steps
            yield way


def main():
    targets = sorted(ROOT.glob("Sources/*/*/"))
    failed = False
    if not any(list(target.rglob("*.swift")) for target in targets):
        sys.exit("imports: there is no Swift file in a folder of Sources.")
    for target in targets:
        for folder in [target, *sorted(target.rglob("*/"))]:
            count = len(list(folder.glob("*.swift")))
            if count > MOST_FILES:
                failed = True
                print(f"imports: {folder.relative_to(ROOT)} has {count} Swift files beside each other, more than "
                      f"{MOST_FILES}. Sort them into folders, or join small ones to the type they belong to.")
        known = arrows([File(path, target) for path in sorted(target.rglob("*.swift"))])
        for way in circles(known):
            failed = True
            print(f"imports: folders of {target.name} know each other in a circle. Move one of these types:")
            for one, other in zip(way, way[1:]):
                print(f"  {one} knows {other} by {', '.join(sorted(known[one][other]))}")
    return 1 if failed else 0


sys.exit(main())
