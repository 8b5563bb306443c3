"""A suite of twelve cells in two designs with no equal goldens, and its files on disk."""

import json
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
COMMAND = ROOT / ".build/release/typeproof"
DESIGNS = {"A": 17, "B": 19}
JOURNAL = ".typeproof-journal"
# The sentences that report an interrupted recording, one for each kind of interruption.
FOUND = re.compile(r"A recording of “kills” was interrupted "
                   r"(before \d+ of \d+ files were replaced\. It is finished now"
                   r"|before \d+ of \d+ files were restored\. It is undone now"
                   r"|before any golden changed\. \d+ temporary files? (was|were) deleted)\.\n")


class Damage(Exception):
    """Something that must never happen."""


def expect(holds, sentence):
    if not holds:
        raise Damage(sentence)


class Suite:
    """A project with its goldens in its own folder."""

    def __init__(self, folder, command=COMMAND):
        self.folder = pathlib.Path(folder)
        self.command = pathlib.Path(command).resolve()
        fonts = self.folder / "Fonts"
        fonts.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "Fonts/JetBrainsMono/JetBrainsMono-Regular.ttf", fonts)
        for design, size in DESIGNS.items():
            styles = {name: {"size": size, "relativeTo": style}
                      for name, style in [("One", "body"), ("Two", "title1"), ("Three", "footnote")]}
            (self.folder / f"{design}.json").write_text(json.dumps({
                "suite": "kills", "fonts": {"folder": "Fonts", "system": "JetBrainsMono-Regular.ttf"},
                "styles": styles, "samples": {"word": "Typeproof"},
                "matrix": {"categories": ["S", "L", "XXXL", "AX3"]}}))
        self.goldens = self.folder / "Snapshots"
        self.whole = {}
        for design in DESIGNS:
            self.run("record", design, expected=0)
            self.whole[design] = self.files()
        self.changing = [p for p in self.whole["A"] if self.whole["A"][p] != self.whole["B"][p]]
        expect(len(self.whole["A"]) == 16 and len(self.changing) == 15,
               f"{len(self.changing)} of {len(self.whole['A'])} files differ between the designs")

    def arguments(self, verb, design, *more):
        options = ["--config", f"{design}.json", "--snapshots", self.goldens, "--jobs", "1", *more]
        return [self.command, verb, *(options if verb == "verify" else [*options, "--force"])]

    def run(self, verb, design, *more, expected=None, before=()):
        done = subprocess.run([*before, *self.arguments(verb, design, *more)], cwd=self.folder,
                              env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True)
        if expected is not None:
            expect(done.returncode == expected,
                   f"{verb} of {design} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done

    def paths(self):
        return sorted(p.relative_to(self.goldens).as_posix() for p in self.goldens.rglob("*")
                      if not p.is_dir()) if self.goldens.exists() else []

    def files(self):
        """The content of every file that is not hidden."""
        return {p: (self.goldens / p).read_bytes() for p in self.paths() if "/." not in p}

    def hidden(self):
        return [p for p in self.paths() if "/." in p]

    @property
    def journal(self):
        """The purpose of the journal, “finish” or “undo”. None without a journal."""
        path = self.goldens / "kills" / JOURNAL
        return path.read_bytes().split(b"\0")[0].split()[-1].decode() if path.exists() else None

    def design(self):
        """The design of all files, “nothing” without files, and None for a mixture."""
        files = self.files()
        for design in DESIGNS:
            if files == self.whole[design]:
                return design
        return None if files else "nothing"

    def check_whole(self):
        """Each existing file has all bytes of one design."""
        for path, content in self.files().items():
            expect(content in [self.whole[d].get(path) for d in DESIGNS],
                   f"{path} is damaged: {len(content)} bytes of neither design")

    def count(self, design):
        """How many of the files that differ between the designs are of the given one."""
        files = self.files()
        return sum(files.get(p) == self.whole[design][p] for p in self.changing)

    def empty(self):
        shutil.rmtree(self.goldens, ignore_errors=True)

    def mend(self, former, new, is_verified=True):
        """Checks the files of an interrupted recording of a design over another, and lets the next recording
        repair them.

        Returns (number of temporary files, purpose of the journal, number of changed files).
        """
        self.check_whole()
        purpose, hidden = self.journal, self.hidden()
        temporary = sum(p.endswith(".tmp") for p in hidden)
        found = (temporary, purpose, self.count(new))
        outcome = {"finish": new, "undo": former, None: self.design()}[purpose]
        expect(outcome in (former, new), f"without a journal, {found[2]} of {len(self.changing)} files changed")
        if is_verified or purpose:
            self.look(outcome, new, purpose, hidden)
        if outcome == "nothing":
            mended = self.run("record", new, expected=0)
            outcome = new
        else:
            mended = self.run("record", outcome, "--mode", "missing", expected=0)
        said = mended.stderr.replace("kills: 12 cells\n", "")
        expect(FOUND.fullmatch(said) if hidden else not said, f"with {hidden} the next recording said: {said}")
        expect(not self.hidden(), f"the next recording left {self.hidden()}")
        expect(self.design() == outcome, f"the next recording left a mixture instead of {outcome}")
        if is_verified:
            self.run("verify", outcome, expected=0)
        return found

    def look(self, outcome, new, purpose, hidden):
        """Verifying reports a mixture, and writes nothing."""
        before = self.files()
        seen = self.run("verify", new)
        expect(self.files() == before and self.hidden() == hidden, "verifying changed a file")
        if purpose:
            expect(seen.returncode == 2 and "goldens are partly old and partly new" in seen.stdout,
                   f"verifying beside a journal ended with {seen.returncode}: {seen.stdout}")
        else:
            expect(seen.returncode == (0 if outcome == new else 1),
                   f"verifying {new} over {outcome} ended with {seen.returncode}: {seen.stdout}")
