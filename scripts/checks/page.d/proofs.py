"""Proofs: the marks of groups, what a cell says and frames, the filter, and what is said before accepting."""

import copy

REASON = "no font file holds what Fonts/Inter.ttf held. Put that file back under any name"
AREA = {"x": 40, "y": 12, "width": 9, "height": 7}
UNEXPLAINED = "no change explains 12 pixels, within 9 × 7 px at (40, 12)"


def varied(results):
    """The same results with proofs of every kind: all of one group, two less than all of another, none of a third."""
    changed = copy.deepcopy(results)
    proofs = {name: {"result": "proved"} for group in changed["groups"] for name in group["cells"]}
    several = next(group for group in changed["groups"] if len(group["kinds"]) > 1)
    proofs[several["cells"][0]] = {"result": "unexplained", "pixels": 12, "within": AREA, "reason": UNEXPLAINED}
    proofs[several["cells"][1]] = {"result": "unknown", "reason": REASON}
    weight = next(group for group in changed["groups"] if group["kinds"] == ["weight"])
    proofs.update({name: {"result": "unknown", "reason": REASON} for name in weight["cells"]})
    for cell in changed["cells"]:
        if cell["name"] in proofs:
            cell["proof"] = proofs[cell["name"]]
    for group in changed["groups"]:
        group["proved"] = sum(proofs[name]["result"] == "proved" for name in group["cells"])
    return changed


def earlier(results):
    """The same results as an earlier version wrote them, which proved nothing."""
    changed = copy.deepcopy(results)
    for cell in changed["cells"]:
        cell.pop("proof", None)
    for group in changed["groups"]:
        group.pop("proved", None)
    return changed
