"""Makes packages of what scripts/install left in a folder, for scripts/package.

Usage: main.py TREE OUTPUT KIND …
"""

import os
import pathlib
import platform
import subprocess
import sys

from archives import write_deb, write_tar, write_wheel
from libraries import Trouble, run
from tree import complete, least_c_library, settle

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def write_sbom(tree, target, facts):
    """Writes the SBOM of the packages' program."""
    target.write_text(run(str(ROOT / "scripts/sbom"), str(tree / "bin/typeproof"), env={
        **os.environ, "SOURCE_DATE_EPOCH": str(facts["time"])}), encoding="utf-8")


WRITERS = {"deb": write_deb, "tar": write_tar, "wheel": write_wheel, "sbom": write_sbom}


def commit_time():
    """The time that everything in a package has: when the commit was made, or what SOURCE_DATE_EPOCH says."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        return int(run("git", "-C", str(ROOT), "log", "-1", "--format=%ct"))
    if not given.isdecimal():
        raise Trouble(f"SOURCE_DATE_EPOCH is “{given}”, and has to be a number of seconds.")
    return int(given)


def names(facts):
    """What the package of each kind is called."""
    version, machine = facts["version"], facts["machine"]
    return {
        "deb": f"typeproof_{version}_{facts['debian']}.deb",
        "tar": f"typeproof-{version}-linux-{machine}.tar.gz",
        "wheel": f"typeproof-{version}-{facts['tag']}.whl",
        "sbom": f"typeproof-{version}-linux-{machine}.spdx.json",
    }


def main():
    tree, output = map(pathlib.Path, sys.argv[1:3])
    kinds = sys.argv[3:]
    when = commit_time()
    complete(tree, ROOT)
    settle(tree, when)
    major, minor = least_c_library(tree)
    machine = platform.machine()
    facts = {
        "version": run(str(tree / "bin/typeproof"), "--version").split()[-1],
        "machine": machine,
        "debian": run("dpkg", "--print-architecture").strip(),
        "c_library": f"{major}.{minor}",
        "tag": f"py3-none-manylinux_{major}_{minor}_{machine}",
        "time": when,
    }
    output.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        target = output / names(facts)[kind]
        # A package comes to its name whole or not at all.
        half = tree.parent / target.name
        WRITERS[kind](tree, half, facts)
        started = output / f".{target.name}.{os.getpid()}"
        try:
            started.write_bytes(half.read_bytes())
            started.replace(target)
        finally:
            started.unlink(missing_ok=True)
        print(f"{target} ({target.stat().st_size / 1e6:.1f} MB)")


try:
    main()
except (Trouble, OSError, subprocess.SubprocessError) as trouble:
    print(f"package: {trouble}", file=sys.stderr)
    sys.exit(2)
