"""The figures of comparing pictures, as text."""

KINDS = {"same": "same pixels", "changed": "1 % differ", "shifted": "moved by 1 px"}


def lines(told):
    yield ", ".join(f"{name} {version}" for name, version in told["peers"].items())
    yield from page_lines(told)
    yield from size_lines(told["sizes"])
    yield from text_lines(told["texts"], told["memory"])
    yield from judgement_lines(told["judgements"])


def page_lines(told):
    names = list(told["pages"][0]["wallSeconds"])
    yield ""
    yield f"PAGES, 3840 × 2160 px, RGBA, a process each, median of {told['runs']}, wall ms"
    yield f"  {'':32}" + "".join(f"{name:>13}" for name in names) + f"{'our CPU':>13}{'peak MiB':>10}"
    for row in told["pages"]:
        stored = "filtered" if row["stored"] == "adaptive" else "unfiltered"
        yield (f"  {stored + ', ' + KINDS[row['pair']]:32}"
               + "".join(f"{row['wallSeconds'][name]['median'] * 1000:13.1f}" for name in names)
               + f"{row['cpuSeconds']['median'] * 1000:13.1f}{row['peakKiB']['max'] / 1024:10.1f}")
    yield "  the control decodes both files by libpng, and compares nothing;"
    yield "  blazediff is timed by its own clock, without the start of Python"


def size_lines(sizes):
    yield ""
    yield f"SIZES, the same page over and over, a process each{'':12}wall ms  CPU ns/px  peak MiB"
    for side, figure in sizes["squares"].items():
        yield (f"  {side + ' × ' + side + ' px':58}{figure['wallSeconds']['median'] * 1000:11.1f}"
               f"{figure['nanosecondsPerPixel']:11.2f}{figure['peakKiB']['max'] / 1024:10.1f}")
    tall = sizes["tall"]
    yield (f"  {'1920 × 8192 px, 1 % differ':58}{tall['wallSeconds']['median'] * 1000:11.1f}"
           f"{'':11}{tall['peakKiB']['max'] / 1024:10.1f}")


def text_lines(texts, memory):
    yield ""
    one, start = (texts[key]["wallSeconds"] for key in ("oneProcess", "start"))
    yield "SMALL PICTURES, wall ms"
    yield (f"  784 × 96 px, a process: least {one['min'] * 1000:.2f}, median {one['median'] * 1000:.2f};"
           f" to start and print the version alone: least {start['min'] * 1000:.2f}")
    yield (f"  784 × 96 px, {texts['pairs']} pairs in a folder run:"
           f" least {texts['folderSecondsEach'] * 1000:.3f} each")
    yield (f"  {texts['pairs']} pairs of goldens, one process and thread: median"
           f" {texts['ourSeconds']['median'] * 1000:.1f},"
           f" blazediff {texts['blazediffSeconds']['median'] * 1000:.1f}")
    yield ""
    yield "IN MEMORY, 3840 × 2160 px of four bytes, least, ms"
    yield (f"  same: memcmp {memory['memcmpSeconds'] * 1000:.2f}, ours {memory['sameSeconds'] * 1000:.2f};"
           f" 1 % differ: ours {memory['changedSeconds'] * 1000:.2f},"
           f" blazediff some {memory['blazediffChangedSeconds'] * 1000:.2f},"
           f" by pixelmatch's rule {memory['pixelmatchSeconds'] * 1000:.1f}")


def judgement_lines(pairs):
    yield ""
    yield "LABELLED PAIRS OF TEXT, judged by the text metric"
    yield (f"  real changes missed: {pairs['realMissed']} of {pairs['real']};"
           f" noise called a change: {pairs['noiseAlarms']} of {pairs['noise']};"
           f" same pixels called a change: {pairs['sameAlarms']} of {pairs['same']}")
    yield f"  least of three runs each, in memory: mean {pairs['secondsEach'] * 1000:.2f} ms of CPU"
