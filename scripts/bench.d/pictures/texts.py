"""Many small pictures: in a process each, in a folder run, in one process beside blazediff; in memory."""

import statistics

import control
import figures
from pictures import pages

ANSWERS = ("0", "1")


def measure(folder, runs):
    small, text = folder / "small", folder / "texts"
    names = sorted(path.name for path in (text / "old").iterdir())
    one = [figures.PROGRAM, "diff", str(small / "old" / names[0]), str(small / "new" / names[0])]
    many = [figures.PROGRAM, "diff", str(small / "old"), str(small / "new")]
    pairs = [(str(text / "old" / name), str(text / "new" / name)) for name in names]
    rounds = [
        (ours(pairs), sum(pages.blazediff(pairs))) for _ in range(runs)]
    turns = figures.processes(
        [many, control.decoding(small), one, [control.PROGRAM, *one[2:]]] * runs, statuses=ANSWERS)
    folder_run = figures.summary(turns[0::4])
    return {
        "pairs": len(pairs),
        "oneProcess": figures.summary(turns[2::4]),
        "ofTheControl": {
            "oneProcess": control.ratio(turns[2::4], turns[3::4]), "folder": control.ratio(turns[0::4], turns[1::4])},
        "start": figures.summary(figures.processes([[figures.PROGRAM, "--version"]] * runs)),
        "folder": folder_run,
        # The least time, since other programs only add time.
        "folderSecondsEach": folder_run["wallSeconds"]["min"] / len(names),
        "ourSeconds": figures.spread([w[0] for w in rounds]),
        "blazediffSeconds": figures.spread([w[1] for w in rounds]),
        "ratioToBlazediff": statistics.median(w[0] / w[1] for w in rounds),
    }


def ours(pairs):
    """One thread in one process, by its own clock."""
    lines = "".join(f"{old}\t{new}\n" for old, new in pairs)
    return float(figures.rows("picture-files", stdin=lines)[0][0])


def memory(folder, runs):
    """In memory, 3840 × 2160 px of four bytes, the fastest of many runs.

    blazediff takes files only. Its time in memory is the time of a changed pair of files minus that of a page
    compared with itself. Both are stored without compression, so that reading them costs the same. This
    underestimates it, since it also reads all pixels of equal pictures.
    """
    page, same, changed = (
        str(folder / f"4k-stored-{name}.png") for name in ("page", "same", "changed"))
    alike, other = least(page, same), least(page, changed)
    # The first comparison of a process warms it up.
    seconds = pages.blazediff([(page, same), (page, changed)] * 26)[2:]
    blazediff = min(seconds[1::2]) - min(seconds[::2])
    return {
        "memcmpSeconds": alike["memcmp"], "sameSeconds": alike["comparison"],
        "changedSeconds": other["comparison"], "pixelmatchSeconds": other["pixelmatch"],
        "blazediffChangedSeconds": blazediff,
        "sameRatio": alike["comparison"] / alike["memcmp"],
        "changedRatio": other["comparison"] / blazediff if blazediff > 0 else None,
    }


def least(old, new):
    """With memcmp, with the exact comparison and with pixelmatch's rule."""
    return {row[0]: float(row[1]) for row in figures.rows("picture-memory", old, new, "50")}
