"""The figures of the built-in suite, as text."""


def milliseconds(figure):
    return "".join(f"{figure[key] * 1000:10.1f}" for key in ("median", "min", "max"))


def lines(told):
    yield from verify_lines(told["verify"])
    yield from stage_lines(told["stages"], told["verify"])
    yield from difference_lines(told["differences"])
    yield from start_lines(told["startUp"])
    yield from growth_lines(told["growth"])
    yield from label_lines(told["labels"])
    yield from peer_lines(told["peers"])


def verify_lines(verify):
    first, runs = verify["firstRun"], verify["runs"]
    yield ""
    yield (f"VERIFY, {verify['cells']} cells, {runs} run{'s' if runs > 1 else ''}"
           f"{'':14}ms: median       min       max")
    yield (f"  first run, two jobs, {first['diskKiB'] / 1024:.1f} MiB read from disk"
           f"{first['wallSeconds'] * 1000:14.1f}")
    for name, key in (("one job", "oneJob"), ("two jobs", "twoJobs")):
        figure = verify[key]
        yield f"  {name + ', wall':44}{milliseconds(figure['wallSeconds'])}"
        yield f"  {name + ', CPU':44}{milliseconds(figure['cpuSeconds'])}"
        yield (f"  {name}: {verify['cellsPerSecond'][key]:.0f} cells/s,"
               f" peak memory {figure['peakKiB']['median'] / 1024:.1f} MiB")
    yield (f"  two jobs are {verify['speedUpOfTwoJobs']:.2f} times as fast as one; two processes at once are"
           f" {verify['speedUpTheMachineAllows']:.2f} times")
    if verify["speedUpTheMachineAllows"] < 1.8:
        yield "  the machine had no two cores to spare: what two jobs gain is not known, look at CPU and min"


def stage_lines(stages, verify):
    yield ""
    yield f"STAGES, one process, one thread, {stages['cells']} cells{'':6}ms: CPU  per cell    share"
    yield from stage_rows(stages)
    yield (f"    {'sum':42}{stages['cpuSeconds'] * 1000:10.1f}"
           f"{stages['cpuSeconds'] * 1000 / stages['cells']:10.3f}")
    rest = verify["oneJob"]["cpuSeconds"]["median"] - stages["cpuSeconds"]
    yield f"    {'all else in a run with one job':42}{rest * 1000:10.1f}"


def difference_lines(differences):
    yield ""
    yield f"IF CELLS DIFFER, on top, {differences['cells']} cells{'':14}ms: CPU  per cell    share"
    yield from stage_rows(differences)


def stage_rows(stages):
    for stage in stages["stages"]:
        yield (f"    {stage['stage']:42}{stage['cpuSeconds']['median'] * 1000:10.1f}"
               f"{stage['millisecondsPerCell']:10.3f}{stage['share'] * 100:8.1f}%")


def start_lines(start):
    yield ""
    yield f"START-UP{'':38}ms: median       min       max"
    yield f"  {'typeproof --version':44}{milliseconds(start['version']['wallSeconds'])}"
    cell = start["firstVerdictCell"]
    yield f"  {f'verify --filter {cell}':44}{milliseconds(start['firstVerdict']['wallSeconds'])}"


def growth_lines(growth):
    sizes = list(growth["rows"][0]["nanosecondsPerByte"])
    yield ""
    yield (f"GROWTH, lay out alone, one thread, 343 pt, CPU ns for each byte of UTF-8,"
           f" least of {runs_of(growth['runs'])}")
    yield f"  {'':24}" + "".join(f"{bytes_of(size):>9}" for size in sizes) + f"{'ratio':>9}"
    for row in growth["rows"]:
        yield (f"  {row['script'] + ', ' + row['shape']:24}"
               + "".join(f"{row['nanosecondsPerByte'][size]['min']:9.0f}" for size in sizes)
               + f"{row['ratio']:9.2f}")


def bytes_of(size):
    return f"{int(size) // 1000} kB"


def runs_of(count):
    return f"{count} run{'s' if count > 1 else ''}"


def label_lines(labels):
    rounds = f"{labels['rounds']} round{'s' if labels['rounds'] > 1 else ''}"
    pillow = labels["pillow"]
    yield ""
    yield (f"LABELS, about 60 glyphs on a line at 2x, laid out and drawn, one thread,"
           f" {rounds} of {runs_of(labels['runs'])}, CPU ms")
    yield (f"  {'':18}{'glyphs':>7}{'first':>8}{'median':>8}{'p95':>8}"
           f"{'Pillow':>10}{'p95':>8}{'ratio':>8}{'calls':>7}")
    for category, title in (("L", "Large, 17 pt"), ("AX5", "AX5, 53 pt, without a bound")):
        yield f"  {title}"
        yield from (label_row(row) for row in labels["rows"] if row["category"] == category)
    if pillow and "trouble" in pillow:
        yield f"  Pillow: not measured. {pillow['trouble']}"
    elif pillow:
        versions = pillow["versions"]
        yield (f"  Pillow {versions['Pillow']}, libraqm {versions['raqm']}, HarfBuzz"
               f" {versions['harfbuzz']}, FreeType {versions['freetype2']}: fonts open, hinted; it"
               " keeps no drawn glyphs, ours does")
    if labels["programs"]:
        yield from program_lines(labels["programs"])


def label_row(row):
    ours, theirs = row["ours"], row["pillow"]
    told = (f"    {row['script']:16}{row['glyphs']:7}"
            f"{ours['firstCPUSeconds']['median'] * 1000:8.3f}"
            f"{ours['cpuSeconds']['median'] * 1000:8.3f}{ours['cpuSeconds']['p95'] * 1000:8.3f}")
    if not theirs:
        return told + f"{'-':>10}{'-':>8}{'-':>8}{'-':>7}"
    return told + (
        f"{theirs['cpuSeconds']['median'] * 1000:10.3f}{theirs['cpuSeconds']['p95'] * 1000:8.3f}"
        f"{row['ratio']:8.1f}{row['pieces']:7}")


def program_lines(programs):
    if "trouble" in programs:
        yield f"  whole processes: not measured. {programs['trouble']}"
        return
    names = ("typeproof render", "hb-view", "pango-view")
    yield (f"  WHOLE PROCESSES, from the start to a PNG file of one label at Large,"
           f" {runs_of(programs['runs'])}, wall ms")
    yield f"    {'':16}" + "".join(f"{name:>18}" for name in names)
    for row in programs["rows"]:
        yield f"    {row['script']:16}" + "".join(
            f"{row[name]['median'] * 1000:18.1f}" if name in row else f"{'-':>18}"
            for name in names)
    yield "    " + ", ".join(programs["versions"].values())


def peer_lines(peers):
    yield ""
    pictures = max((peer.get("pictures", 0) for peer in peers.values()), default=0)
    yield f"PEERS, the {pictures} Latin pictures at 2x; above 1, they take longer than typeproof"
    for name, peer in peers.items():
        if "trouble" in peer:
            yield f"  {name}: not measured. {peer['trouble']}"
        elif name == "hb-view":
            yield f"  {peer['version']}, {peer['wallSeconds']['median'] * 1000:.0f} ms"
            yield f"    {peer['ratioProcessForProcess']:6.2f}  against our verify, a process for each picture too"
            yield f"    {peer['ratioToOneProcess']:6.2f}  against our verify of all in one process, one job"
            yield f"    {peer['caveat']}"
        elif name == "Chromium":
            yield (f"  {peer['version']}, warm, wall: {peer['wallSeconds']['median'] * 1000:.0f} ms one by one,"
                   f" {peer['sheetSeconds']['median'] * 1000:.0f} ms on sheets of many")
            yield f"    {peer['ratio']:6.2f}  one by one, against our verify of all in one process, one job"
            yield f"    {peer['ratioOfSheet']:6.2f}  on sheets of many, against the same"
            yield f"    {peer['caveat']}"
        else:
            yield (f"  Pillow {peer['versions']['Pillow']}, libraqm {peer['versions']['raqm']}, one process, CPU:"
                   f" {peer['drawSeconds']['median'] * 1000:.0f} ms to draw,"
                   f" {peer['drawAndEncodeSeconds']['median'] * 1000:.0f} with PNG")
            yield f"    {peer['ratioDrawing']:6.2f}  drawing, warm (ours: resolve, lay out, render)"
            yield f"    {peer['ratioDrawingFirstPass']:6.2f}  drawing, first pass with opening the fonts"
            yield f"    {peer['ratioDrawingAndEncoding']:6.2f}  drawing and encoding, warm"
            yield f"    {peer['caveat']}"
