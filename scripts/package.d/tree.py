"""The files of a package: the command, its folder of libraries, and the licences of all that is in it."""

import json
import os
import pathlib
import re
import shutil

from libraries import Trouble, debian_package, library_files, package_field, run, sha256

LIBRARIES = "lib/typeproof"
LINTER = "lib/typeproof-lint"
DOCUMENTS = "share/doc/typeproof"
# The C library and its loader come from the system: the loader that starts the command is the system's, and the two
# are made for each other. Every other library is carried, C++'s too, so that no system has to have any.
NEVER_CARRIED = {"libc6"}
GUIDES = ["SECURITY.md", "commands.md", "lint.md", "project.md", "review.md", "stability.md"]
COMMON = pathlib.Path("/usr/share/common-licenses")


def complete(tree, root):
    """Adds to what scripts/install made whatever the command needs to run anywhere."""
    program = tree / "bin/typeproof"
    carried = {name: file for name, file in library_files(program).items()
               if debian_package(file) not in NEVER_CARRIED}
    # Without what debuggers read, which is two thirds of the file.
    run("strip", "--strip-unneeded", str(program))
    # A path of the old kind, which holds for all that is loaded, by whichever library, and before LD_LIBRARY_PATH.
    # One of the new kind holds for what the command itself links. So Debian's files are carried as they are.
    run("patchelf", "--force-rpath", "--set-rpath", f"$ORIGIN/../{LIBRARIES}", str(program))
    folder = tree / LIBRARIES
    folder.mkdir(parents=True)
    for name, file in carried.items():
        if re.search(r"\((RPATH|RUNPATH)\)", run("readelf", "--dynamic", str(file))):
            raise Trouble(f"{file} says itself where its libraries are, so it may find others than those beside it.")
        shutil.copyfile(file, folder / name)
    complete_linter(tree, carried)
    add_documents(tree / DOCUMENTS, carried, root)


def complete_linter(tree, carried):
    """Adds to the linter's folder the libraries of C++ and xxHash, which no system has to have."""
    run("strip", "--strip-unneeded", str(tree / LINTER / "typeproof-lint"))
    for name, file in carried.items():
        if name.startswith(("libstdc++.", "libgcc_s.", "libxxhash.")):
            shutil.copyfile(file, tree / LINTER / name)


def add_documents(folder, carried, root):
    """The guides of the command, the licences, and the source address of each library."""
    (folder / "docs").mkdir(parents=True)
    for name in GUIDES:
        shutil.copyfile(root / "docs" / name, folder / "docs" / name)
    for name in ["LICENSE", "NOTICE", "CHANGELOG.md"]:
        shutil.copyfile(root / name, folder / name)
    # Containers of Debian keep no file of share/doc but those of this name.
    words = [(root / name).read_text(encoding="utf-8") for name in ["NOTICE", "LICENSE"]]
    (folder / "copyright").write_text("\n".join(words), encoding="utf-8")
    add_licence(folder, "swift", swift_licence())
    rows = []
    for name, file in carried.items():
        package = debian_package(file)
        add_licence(folder, package, pathlib.Path("/usr/share/doc") / package / "copyright")
        rows.append((name, package, package_field(package, "Version"), sha256(file),
                     package_field(package, "source:Package"), package_field(package, "source:Version")))
    (folder / "libraries.txt").write_text(libraries_text(rows), encoding="utf-8")


def add_licence(folder, package, file):
    """A package's licence, and the texts that it refers to, which other systems may not have."""
    place = folder / "libraries" / package
    if place.exists():
        return
    if not file.is_file():
        raise Trouble(f"The licence of {package} is not at {file}.")
    place.mkdir(parents=True)
    shutil.copyfile(file, place / "copyright")
    words = file.read_text(encoding="utf-8", errors="replace")
    for name in sorted(set(re.findall(rf"{COMMON}/([A-Za-z0-9][A-Za-z0-9.+-]*[A-Za-z0-9])", words))):
        if (COMMON / name).is_file():
            (folder / "common-licenses").mkdir(exist_ok=True)
            shutil.copyfile(COMMON / name, folder / "common-licenses" / name)


def swift_licence():
    """The licence of the Swift library that is part of the command, where Swift keeps it."""
    paths = json.loads(run("swift", "-print-target-info"))["paths"]
    return pathlib.Path(paths["runtimeResourcePath"]).parent.parent / "share/swift/LICENSE.txt"


def libraries_text(rows):
    lines = [
        "The files in lib/typeproof are libraries of Debian, byte for byte. The licence of each is",
        "libraries/PACKAGE/copyright beside this file, and the licences that it refers to are in common-licenses.",
        "The Swift library is part of the command, and lib/typeproof-lint has its files and those of swift-syntax, as",
        "Swift's toolchain has them. The licence of both is libraries/swift/copyright.",
        "You may put other builds of these libraries in their place.",
    ]
    for name, package, version, digest, source, source_version in rows:
        lines += ["", name, f"  package  {package} {version}",
                  f"  source   https://snapshot.debian.org/package/{source}/{source_version}/",
                  f"  SHA-256  {digest}"]
    return "\n".join(lines) + "\n"


def settle(tree, time):
    """Gives each file and folder the same time and rights wherever it was made."""
    for path in [tree, *tree.rglob("*")]:
        is_program = path.is_file() and (path.parent.name == "bin" or path.name == "typeproof-lint")
        path.chmod(0o755 if path.is_dir() or is_program else 0o644)
        os.utime(path, (time, time))


def least_c_library(tree):
    """The version of the C library that the command and what it carries ask for."""
    versions = set()
    for file in [tree / "bin/typeproof", *sorted((tree / LIBRARIES).iterdir()), *sorted((tree / LINTER).iterdir())]:
        for words in re.findall(r"\bGLIBC_(\d+)\.(\d+)", run("objdump", "--private-headers", str(file))):
            versions.add(tuple(map(int, words)))
    if not versions:
        raise Trouble("No file asks for a C library.")
    return max(versions)
