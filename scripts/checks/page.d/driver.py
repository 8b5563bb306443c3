"""A Python that has Playwright, of a version that is known."""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
NEEDED = HERE / "requirements.txt"
VENV = ROOT / ".build/page/venv"


def with_browser_driver():
    """Starts the program that calls this again with that Python, unless it runs in it."""
    mark = VENV / NEEDED.name
    if not mark.exists() or mark.read_bytes() != NEEDED.read_bytes():
        subprocess.run([ROOT / "scripts/checks/tools.d/install", "python3-venv"], check=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        subprocess.run([VENV / "bin/pip", "--quiet", "--disable-pip-version-check", "install",
                        "--requirement", NEEDED], check=True)
        mark.write_bytes(NEEDED.read_bytes())
    if pathlib.Path(sys.prefix) != VENV:
        os.execv(VENV / "bin/python", [VENV / "bin/python", "-B", *sys.argv])
