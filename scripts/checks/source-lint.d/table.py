"""Prints how many labelled places the linter gets right: by rule, and by repository."""

import collections
import csv
import json
import pathlib
import subprocess
import sys

# The rules whose faults are counted as found or missed.
RECALLED = ["fixed-font", "not-following", "category-clamped", "one-line"]
# Both names are right for a run with a fixed font.
ALIKE = {("attributed-run-left-behind", "fixed-font"), ("fixed-font", "attributed-run-left-behind")}


def labels(folder):
    """Each label once; a place may be in both tables."""
    rows = {}
    for name in ["sites.csv", "files-complete.csv"]:
        with open(folder / name, encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                if row["line"]:
                    rows[row["repo"], row["path"], int(row["line"]), row["rule"]] = row
    return rows


def findings(linter, folder):
    result = subprocess.run([linter, "findings", "2", "-", folder], capture_output=True, text=True, check=True)
    found = collections.defaultdict(set)
    for finding in json.loads(result.stdout)["findings"]:
        if not finding["isNote"] and finding["exempted"] is None:
            path = str(pathlib.Path(finding["path"]).relative_to(folder))
            found[path, finding["line"]].add(finding["rule"])
    return found


def is_found(rules, row):
    """Whether one of the rules is what a row is about."""
    # Both names are right for a size that was taken once.
    frozen = row["why"].startswith("frozen:") and rules & {"fixed-font", "not-following"}
    return bool(frozen) or any(rule == row["rule"] or (row["rule"], rule) in ALIKE for rule in rules)


def main():
    linter, folder, repositories = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    rows = labels(folder)
    by_rule, by_repository = (collections.defaultdict(lambda: [0, 0, 0, 0]) for _ in range(2))
    for repo in sorted({key[0] for key in rows}):
        place = repositories / repo.replace("/", "+")
        if not place.is_dir():
            sys.exit(f"source-lint: {place} is missing. Put the files of {repo} there, at the commit of the table.")
        found = findings(linter, place)
        for (name, path, line, rule), row in rows.items():
            if name != repo:
                continue
            hit = is_found(found[path, line], row)
            tables = [by_rule[rule]] + ([by_repository[repo]] if rule in RECALLED else [])
            for count in tables:
                count[0 if row["verdict"] == "fault" else 2] += hit
                count[1 if row["verdict"] == "fault" else 3] += 1
            if hit != (row["verdict"] == "fault"):
                print(f"{'false' if hit else 'missed'}: {row['id']} {rule} {repo} {path}:{line}: {row['why']}")
    print("\n| rule | faults found | other places reported |\n|---|---|---|")
    for rule, (hits, faults, wrong, others) in sorted(by_rule.items()):
        print(f"| {rule} | {hits} of {faults} | {wrong} of {others} |")
    print(f"\n| repository ({', '.join(RECALLED)}) | faults found | other places reported |\n|---|---|---|")
    for repo, (hits, faults, wrong, others) in sorted(by_repository.items()):
        print(f"| {repo} | {hits} of {faults} | {wrong} of {others} |")
    found, faults = (sum(by_rule[rule][column] for rule in RECALLED) for column in (0, 1))
    right, wrong = (sum(count[column] for count in by_rule.values()) for column in (0, 2))
    print(f"\n{found} of {faults} faults of these rules are found, {right} of {right + wrong} labelled findings are faults.")


main()
