"""The bounds for comparing pictures."""

from bounds import most


def rows(told):
    for stored, name in (("adaptive", "filtered"), ("none", "unfiltered")):
        page = {row["pair"]: row for row in told["pages"] if row["stored"] == stored}
        yield most(f"4K same, {name}: wall against the control", 0.31,
                    page["same"]["ratioToControl"])
        yield most(f"4K 1 % differ, {name}: wall against the control", 0.35,
                    page["changed"]["ratioToControl"])
        yield most(f"4K same, {name}: wall against blazediff", 0.85,
                    page["same"]["ratioToBlazediff"])
    yield most("peak memory at 4K, MiB", 21, mebibytes(
        max(row["peakKiB"]["max"] for row in told["pages"])))
    yield most("peak memory at 1920 × 8192, MiB", 27, mebibytes(
        told["sizes"]["tall"]["peakKiB"]["max"]))
    yield most("784 × 96 px as a process: wall against the control", 3,
                told["texts"]["ofTheControl"]["oneProcess"])
    yield most("784 × 96 px in a folder run: wall against the control", 0.2,
                told["texts"]["ofTheControl"]["folder"])
    yield most(f"{told['texts']['pairs']} text pairs in one process against blazediff", 0.70,
                told["texts"]["ratioToBlazediff"])
    yield most("in memory, same: against memcmp", 1.15, told["memory"]["sameRatio"])
    yield most("in memory, 1 % differ: against blazediff", 0.30, told["memory"]["changedRatio"])
    largest = told["sizes"]["squares"].get("16384")
    yield most("peak memory at 16384 × 16384, MiB", 200,
                largest and mebibytes(largest["peakKiB"]["max"]))
    yield most("a pixel at 16384 × 16384 against one at 4096 × 4096, CPU", 1.25,
                largest and told["sizes"]["growth"])
    pairs = told["judgements"]
    yield most("real changes missed among labelled pairs", 0, pairs["realMissed"])
    yield most("noise called a change among labelled pairs, share", 0.05,
                pairs["noiseAlarms"] / pairs["noise"])


def mebibytes(kibibytes):
    return kibibytes / 1024
