"""Packages of a tree of files. The same tree gives the same bytes."""

import base64
import gzip
import hashlib
import io
import os
import shutil
import tarfile
import time
import zipfile

from libraries import run
from tree import settle

SUMMARY = "Snapshot tests of text at every Dynamic Type size"
DESCRIPTION = """\
Typeproof draws samples of text with real fonts in each text style at each
size that a reader can choose, compares the pictures with those on record,
and says in words what differs. It brings the libraries that it draws with,
so the same pictures come out on every machine."""


def paths(tree):
    """All files and folders below a tree, in one order everywhere."""
    return sorted(tree.rglob("*"), key=lambda path: path.relative_to(tree).as_posix())


def write_tar(tree, target, facts):
    """An archive with one folder, which works wherever it is unpacked."""
    top = f"typeproof-{facts['version']}-linux-{facts['machine']}"
    # Neither a name nor a time in the head of the compressed file.
    with open(target, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in [tree, *paths(tree)]:
            member = archive.gettarinfo(path, f"{top}/{path.relative_to(tree)}" if path != tree else top)
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = facts["time"]
            if path.is_dir():
                archive.addfile(member)
            else:
                with path.open("rb") as content:
                    archive.addfile(member, content)


def write_deb(tree, target, facts):
    """A package of Debian, which needs its C library and nothing else."""
    root = tree.parent / "deb"
    shutil.copytree(tree, root / "usr")
    share = root / "usr/share"
    # Below /usr, Debian's zsh looks here.
    (share / "zsh/site-functions").rename(share / "zsh/vendor-completions")
    manual = share / "man/man1/typeproof.1"
    (manual.parent / "typeproof.1.gz").write_bytes(gzip.compress(manual.read_bytes(), 9, mtime=0))
    manual.unlink()
    files = [path for path in paths(root) if path.is_file()]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "md5sums").write_text("".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files))
    words = "".join(f" {line}\n" for line in DESCRIPTION.splitlines())
    # git is suggested and no more: without it all but what asks for a commit works, and it brings 24 packages.
    (control / "control").write_text(
        f"Package: typeproof\nVersion: {facts['version']}\nArchitecture: {facts['debian']}\n"
        "Maintainer: The Typeproof authors\n"
        f"Installed-Size: {kilobytes}\nDepends: libc6 (>= {facts['c_library']})\nSuggests: git\n"
        f"Section: devel\nPriority: optional\nDescription: {SUMMARY}\n{words}")
    settle(root, facts["time"])
    # Several threads would cut the compressed file into other pieces.
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target), env={
        "PATH": os.environ["PATH"], "SOURCE_DATE_EPOCH": str(facts["time"]), "DPKG_DEB_THREADS_MAX": "1"})
    shutil.rmtree(root)


def write_wheel(tree, target, facts):
    """A wheel: the program among an environment's programs, its folder beside them, and no Python."""
    version = facts["version"]
    data, about = f"typeproof-{version}.data", f"typeproof-{version}.dist-info"
    files, programs = {}, set()
    for path in paths(tree):
        if path.is_file():
            name = path.relative_to(tree).as_posix()
            place = f"scripts/{path.name}" if name.startswith("bin/") else f"data/{name}"
            files[f"{data}/{place}"] = path.read_bytes()
            if path.stat().st_mode & 0o111:
                programs.add(f"{data}/{place}")
    for name in ["LICENSE", "NOTICE"]:
        files[f"{about}/licenses/{name}"] = (tree / "share/doc/typeproof" / name).read_bytes()
    files[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: typeproof\nVersion: {version}\nSummary: {SUMMARY}\n"
        "License: Apache-2.0, and those of the libraries it brings (share/doc/typeproof)\n"
        "Requires-Python: >=3.7\nDescription-Content-Type: text/plain\n\n"
        f"{DESCRIPTION}\n").encode()
    files[f"{about}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: typeproof scripts/package\nRoot-Is-Purelib: false\n"
        f"Tag: {facts['tag']}\n").encode()
    record = [f"{name},sha256={digest(content)},{len(content)}\n" for name, content in files.items()]
    files[f"{about}/RECORD"] = ("".join(record) + f"{about}/RECORD,,\n").encode()
    # The form knows no time before 1980.
    date = max(time.gmtime(facts["time"])[:6], (1980, 1, 1, 0, 0, 0))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            member = zipfile.ZipInfo(name, date)
            member.create_system = 3
            member.external_attr = (0o100755 if name in programs else 0o100644) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, content)
    target.write_bytes(buffer.getvalue())


def digest(content):
    """A digest as RECORD has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
