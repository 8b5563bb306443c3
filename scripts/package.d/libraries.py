"""The libraries that the command runs with, and the Debian packages that they are of."""

import functools
import hashlib
import pathlib
import re
import subprocess

# Loaded when something is first drawn, or when a review begins, so nothing links them.
LOADED = ["libcairo.so.2", "libmicrohttpd.so.12"]


class Trouble(Exception):
    """Something could not be read."""


def run(*command, **options):
    """What a command prints."""
    try:
        return subprocess.run(command, capture_output=True, check=True, text=True, **options).stdout
    except FileNotFoundError:
        raise Trouble(f"There is no {command[0]} here.") from None
    except subprocess.CalledProcessError as error:
        raise Trouble(f"{' '.join(map(str, command))} ended with {error.returncode}: {error.stderr.strip()}") from None


def sha256(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


@functools.cache
def system_libraries():
    """Where the loader finds each library by its name."""
    found = {}
    for name, file in re.findall(r"^\s*(\S+) \(.*\) => (\S+)$", run("ldconfig", "-p"), re.M):
        # Those of the machine's own kind come first.
        found.setdefault(name, file)
    return found


def library_files(program, folder=None):
    """The libraries that a program links, those it loads, and what these need: each name with its file.

    Where a package has a folder of libraries beside its program, they are found in it first, as they are when it runs.
    """
    starts = [program]
    for name in LOADED:
        carried = folder / name if folder else None
        if carried and carried.is_file():
            starts.append(carried)
        elif name in system_libraries():
            starts.append(system_libraries()[name])
        else:
            raise Trouble(f"{name} is not here. scripts/setup installs it.")
    files = {pathlib.Path(start).name: pathlib.Path(start) for start in starts[1:]}
    # The folder is the program's, and ldd asks a library without its program.
    environment = {"LD_LIBRARY_PATH": str(folder)} if folder else {}
    for start in starts:
        for file in re.findall(r"(/\S+) \(0x", run("ldd", start, env={"PATH": "/usr/bin:/bin", **environment})):
            files.setdefault(pathlib.Path(file).name, pathlib.Path(file))
    return dict(sorted(files.items()))


def debian_package(file):
    """The package that a file is of; dpkg may know the file by a path from before /usr was merged."""
    file = str(pathlib.Path(file).resolve())
    for path in (file, file.removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    raise Trouble(f"{file} is of no Debian package.")


def package_field(package, field):
    """A field of an installed package, such as its Version."""
    return run("dpkg-query", "--show", f"--showformat=${{{field}}}\n", package).splitlines()[0]
