"use strict";
// Groups of cells that differ for one reason: what happened, to how many, and where.

/**
 * @typedef {object} Group
 * @property {string} sentence
 * @property {string} kind
 * @property {Cell[]} cells
 * @property {Partial<Shown>} filter What shows this group only.
 * @property {boolean} isCause Whether its cells differ for one reason that was found, and not only alike.
 * @property {string} command What accepts it; empty where there is nothing to accept.
 */

/**
 * Every cell that differs is in one of these.
 * @returns {Group[]}
 */
function groupsOfRun() {
  const causes = (report?.causes ?? []).map((cause) => ({
    sentence: capitalized(cause.cause), kind: cause.kind, isCause: true,
    cells: cause.cells.flatMap((name) => cellsByName.get(name) ?? []),
    filter: { cause: cause.representative ?? "", verdicts: [] },
    command: approveCommand(`--group ${shellQuoted(cause.representative ?? "")}`),
  }));
  const grouped = new Set(causes.flatMap((cause) => cause.cells));
  const others = verdictOrder.flatMap((verdict) => {
    const alike = cellsInOrder.filter((cell) => differs(cell) && verdictOf(cell) === verdict && !grouped.has(cell));
    return groupsOfVerdict(verdict, alike);
  });
  return [...causes, ...others].filter((group) => group.cells.length > 0).sort(byWeight);
}

/** More reasons than these are not told one by one. */
const mostReasons = 8;

/**
 * Cells of one verdict by what is said of them; all together where each has words of its own.
 * @param {string} verdict
 * @param {Cell[]} alike
 * @returns {Group[]}
 */
function groupsOfVerdict(verdict, alike) {
  const sign = verdictSigns[verdict];
  const reasons = [...new Set(alike.map((cell) => cell.words ?? ""))];
  const areFew = reasons.length <= mostReasons;
  return (areFew ? reasons : [sign.about]).map((reason) => {
    const cells = areFew ? alike.filter((cell) => (cell.words ?? "") === reason) : alike;
    return {
      sentence: `${capitalized(sign.word)}: ${reason || sign.about}`, kind: verdict, isCause: false, cells,
      filter: { cause: "", verdicts: [verdict], search: areFew && reasons.length > 1 ? reason : "" },
      command: acceptCommand(cells.filter(isAcceptable)),
    };
  });
}

/**
 * Trouble first, then what most cells have.
 * @param {Group} a
 * @param {Group} b
 */
function byWeight(a, b) {
  return Number(isTrouble(b.cells[0])) - Number(isTrouble(a.cells[0])) || b.cells.length - a.cells.length;
}

const groups = groupsOfRun();
/** How many groups are listed before the rest is asked for. */
const listedGroups = 5;

/** @returns {HTMLElement | null} */
function groupList() {
  if (groups.length === 0) return null;
  const items = groups.map(groupItem);
  const rest = items.slice(listedGroups);
  for (const item of rest) item.hidden = true;
  const more = button(`Show ${counted(rest.length, "more group")}`, () => {
    for (const item of rest) item.hidden = false;
    more.remove();
    rest[0].querySelector("button")?.focus();
  }, { class: "more" });
  return make("section", { class: "groups", "aria-label": "Causes" },
    make("h2", {}, "What happened"),
    make("ol", {}, ...items),
    rest.length > 0 && more);
}

/** @param {Group} group */
function groupItem(group) {
  const first = group.cells[0];
  const open = button("", () => {
    go({ search: "", ...group.filter, view: "cell", cell: first.name });
  }, { class: "group" });
  fill(open, [
    make("span", { class: `state is-${verdictOf(first)}`, "aria-hidden": "true" }, verdictSigns[verdictOf(first)].letter),
    make("span", { class: "what", title: group.sentence }, group.sentence),
    make("span", { class: "where" }, whereOf(group)),
    make("span", { class: "count" }, counted(group.cells.length, "cell")),
  ]);
  return make("li", {}, open, categoryStrip(group),
    make("div", { class: "actions" },
      button("In the matrix", () => go({ search: "", ...group.filter, view: "matrix" }), { class: "plain" }),
      ...groupDecisions(group),
      reviewAccess === null && group.command !== "" && copyButton(
        first.verdict === "obsolete" ? "Copy command to delete" : "Copy command", group.command, "plain"),
      reviewAccess === null && group.command === "" && make("span", { class: "quiet" }, "Nothing to accept")));
}

/** @param {Group} group */
function whereOf(group) {
  const titles = new Set(group.cells.map((cell) => capitalized(cell.styleTitle)));
  const at = categories.filter((category) => group.cells.some((cell) => cell.category === category));
  const all = at.length === categories.length && at.length > 1;
  return `${listed([...titles], 4)} at ${all ? "every size" : listed(at, 12)}`;
}

/**
 * The twelve categories as marks, those of the group filled.
 * @param {Group} group
 */
function categoryStrip(group) {
  const marks = categories.map((category) => {
    const has = group.cells.some((cell) => cell.category === category);
    return make("i", { class: has ? `is-${verdictOf(group.cells[0])}` : "" });
  });
  return make("span", { class: "strip", "aria-hidden": "true" }, ...marks);
}
