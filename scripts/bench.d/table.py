"""The figures as text."""


def milliseconds(figure):
    return "".join(f"{figure[key] * 1000:10.1f}" for key in ("median", "min", "max"))


def table(told):
    lines = list(machine_lines(told["machine"]))
    lines += verify_lines(told["verify"], told["runs"])
    lines += ["", f"bound {told['bound']['seconds']:g} s: {told['bound']['outcome']}"
              f" (verify, warm, two jobs: {told['bound']['measuredSeconds']:.3f} s)"]
    lines += stage_lines(told["stages"], told["verify"])
    lines += difference_lines(told["differences"])
    lines += start_lines(told["startUp"])
    lines += peer_lines(told["peers"])
    return "\n".join(lines)


def machine_lines(machine):
    yield (f"{machine['cpu']}, {machine['cores']} cores; {machine['system']}, Linux {machine['kernel']};"
           f" load {machine['loadAtStart']:.2f} at the start")
    yield "  " + ", ".join(f"{name} {version}" for name, version in machine["libraries"].items())
    if machine["swift"]:
        yield "  " + machine["swift"]


def verify_lines(verify, runs):
    first = verify["firstRun"]
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


def peer_lines(peers):
    yield ""
    yield "PEERS, the 156 Latin pictures at 2x; above 1, they take longer than typeproof"
    for name, peer in peers.items():
        if "trouble" in peer:
            yield f"  {name}: not measured. {peer['trouble']}"
        elif name == "hb-view":
            yield f"  {peer['version']}, {peer['wallSeconds']['median'] * 1000:.0f} ms"
            yield f"    {peer['ratioProcessForProcess']:6.2f}  against our verify, a process for each picture too"
            yield f"    {peer['ratioToOneProcess']:6.2f}  against our verify of all in one process, one job"
            yield f"    {peer['caveat']}"
        else:
            yield (f"  Pillow {peer['versions']['Pillow']}, libraqm {peer['versions']['raqm']}, one process, CPU:"
                   f" {peer['drawSeconds']['median'] * 1000:.0f} ms to draw,"
                   f" {peer['drawAndEncodeSeconds']['median'] * 1000:.0f} with PNG")
            yield f"    {peer['ratioDrawing']:6.2f}  drawing, warm (ours: resolve, lay out, render)"
            yield f"    {peer['ratioDrawingFirstPass']:6.2f}  drawing, first pass with opening the fonts"
            yield f"    {peer['ratioDrawingAndEncoding']:6.2f}  drawing and encoding, warm"
            yield f"    {peer['caveat']}"
