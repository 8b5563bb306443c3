"""Compares pairs of files with blazediff, and prints the wall-clock seconds of each, without Python's start.

Reads from standard input an expected and an actual file on each line, a tab between them.
"""

import sys
import time

import blazediff

pairs = [line.rstrip("\n").split("\t") for line in sys.stdin]
for expected, actual in pairs:
    start = time.perf_counter()
    found = blazediff.compare(expected, actual)
    print(f"{time.perf_counter() - start}\t{found.match_result}")
