"""The machine of the figures."""

import os
import pathlib
import platform
import re
import subprocess

import figures


def words_of(command):
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return result.stdout.strip().split("\n")[0] or None


def field(path, pattern):
    match = re.search(pattern, pathlib.Path(path).read_text(encoding="utf-8"), re.MULTILINE)
    return match.group(1) if match else None


def libraries():
    return dict(figures.rows("versions"))


def describe():
    memory = field("/proc/meminfo", r"^MemTotal:\s+(\d+) kB")
    return {
        "cpu": field("/proc/cpuinfo", r"^model name\s*: (.*)") or platform.machine(),
        "cores": len(os.sched_getaffinity(0)),
        "memoryMiB": int(memory) // 1024 if memory else None,
        "kernel": platform.release(),
        "system": field("/etc/os-release", r'^PRETTY_NAME="?([^"\n]*)'),
        "loadAtStart": os.getloadavg()[0],
        "swift": words_of(["swift", "--version"]),
        "commit": words_of(["git", "describe", "--always", "--dirty"]),
        "libraries": libraries(),
    }


def lines(machine):
    yield (f"{machine['cpu']}, {machine['cores']} cores; {machine['system']}, Linux {machine['kernel']};"
           f" load {machine['loadAtStart']:.2f} at the start")
    yield "  " + ", ".join(f"{name} {version}" for name, version in machine["libraries"].items())
    if machine["swift"]:
        yield "  " + machine["swift"]
