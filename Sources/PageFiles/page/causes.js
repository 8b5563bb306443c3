"use strict";
// Groups of cells that differ for one reason: what happened, to how many, and where.

/**
 * @typedef {object} Group
 * @property {string} sentence
 * @property {string} kind
 * @property {Cell[]} cells
 * @property {Partial<Shown>} filter What shows this group only.
 * @property {string} command What accepts it.
 */

/**
 * Every cell that differs is in one of these.
 * @returns {Group[]}
 */
function groupsOfRun() {
  const causes = (report?.causes ?? []).map((cause) => ({
    sentence: capitalized(cause.cause), kind: cause.kind,
    cells: cause.cells.flatMap((name) => cellsByName.get(name) ?? []),
    filter: { cause: cause.representative ?? "", verdicts: [] },
    command: `typeproof approve --group ${shellQuoted(cause.representative ?? "")}`,
  }));
  const grouped = new Set(causes.flatMap((cause) => cause.cells));
  const others = verdictOrder.map((verdict) => {
    const alike = cellsInOrder.filter((cell) => differs(cell) && verdictOf(cell) === verdict && !grouped.has(cell));
    const reasons = new Set(alike.map((cell) => cell.words));
    const reason = reasons.size === 1 ? alike[0]?.words ?? "" : verdictSigns[verdict].about;
    return {
      sentence: `${capitalized(verdictSigns[verdict].word)}: ${reason}`, kind: verdict,
      cells: alike, filter: { cause: "", verdicts: [verdict] }, command: acceptCommand(alike),
    };
  });
  return [...causes, ...others].filter((group) => group.cells.length > 0).sort(byWeight);
}

/**
 * Trouble first, then what most cells have.
 * @param {Group} a
 * @param {Group} b
 */
function byWeight(a, b) {
  return Number(isTrouble(b.cells[0])) - Number(isTrouble(a.cells[0])) || b.cells.length - a.cells.length;
}

/**
 * What accepts cells on a command line.
 * @param {Cell[]} cells
 */
function acceptCommand(cells) {
  return `typeproof approve ${cells.map((cell) => shellQuoted(cell.name)).join(" ")}`;
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
    make("span", { class: "what" }, group.sentence),
    make("span", { class: "where" }, whereOf(group)),
    make("span", { class: "count" }, counted(group.cells.length, "cell")),
  ]);
  return make("li", {}, open, categoryStrip(group),
    make("div", { class: "actions" },
      button("In the matrix", () => go({ search: "", ...group.filter, view: "matrix" }), { class: "plain" }),
      ...groupDecisions(group),
      reviewAccess === null && copyButton("Copy command", group.command, "plain")));
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

/**
 * A button that puts a text where it can be pasted from; where that is not allowed, the text is shown and
 * selected.
 * @param {string} label
 * @param {string} text
 */
function copyButton(label, text, look = "") {
  const control = button(label, async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied");
      control.textContent = "Copied";
      setTimeout(() => { control.textContent = label; }, 1500);
    } catch {
      const field = make("textarea", { readonly: true, rows: 2, class: "command", "aria-label": "Command to copy" });
      field.value = text;
      control.after(field);
      field.select();
      field.focus();
      announce("The command is selected; copy it");
    }
  }, { class: look, title: text.length > 300 ? `${text.slice(0, 300)} …` : text });
  return control;
}
