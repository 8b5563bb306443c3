"""The lower or upper bound of a figure, and whether it holds."""


def least(what, bound, measured):
    return row(what, "least", bound, measured)


def most(what, bound, measured):
    return row(what, "most", bound, measured)


def row(what, kind, bound, measured):
    if measured is None:
        outcome = "not measured"
    else:
        outcome = "holds" if (measured >= bound if kind == "least" else measured <= bound) else "falls short"
    return {"what": what, "kind": kind, "bound": bound, "measured": measured, "outcome": outcome}


def lines(rows):
    yield ""
    yield "BOUNDS"
    for row in rows:
        measured = "–" if row["measured"] is None else f"{row['measured']:.3g}"
        yield f"  {row['outcome']:<13}{measured:>8}  {row['what']} (at {row['kind']} {row['bound']:g})"
