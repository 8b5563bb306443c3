"use strict";
// What is shown, kept in the page's address, so that it can be sent to others and “back” goes back.

/** @typedef {"matrix" | "cell" | "sizes" | "hierarchy"} View */
/** @typedef {"side" | "slider" | "onion" | "blink" | "difference"} Mode */

/**
 * The ways to see a cell's two pictures, in the order of their keys 1 to 5.
 * @type {[Mode, string][]}
 */
const modes = [
  ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"],
];

/**
 * @typedef {object} Shown
 * @property {View} view
 * @property {string} cell The cell looked at; empty where there is none.
 * @property {string} category The category of the hierarchy.
 * @property {string} ramp The sample and variants of the hierarchy, as a label; empty for the most common.
 * @property {Mode} mode
 * @property {string[]} verdicts Only these; all where empty.
 * @property {string} group Only cells of the group with this letter; all where empty.
 * @property {number} change Only cells that have the change with this number; all where 0.
 * @property {boolean} unproved Only cells whose changes are not proved.
 * @property {string} search Only cells with all of these words.
 * @property {boolean} equal Whether rows without a difference are there.
 */

/** @returns {Shown} */
function startingPoint() {
  return {
    view: "matrix", cell: "", category: "", ramp: "", mode: "side", verdicts: [], group: "",
    change: 0, unproved: false, search: "",
    equal: differingCount === 0,
  };
}

const shown = startingPoint();

/** Takes what the address says; whatever it does not know is left out. */
function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const view = words.get("view");
  const mode = words.get("mode");
  const cell = words.get("cell") ?? "";
  Object.assign(shown, startingPoint(), {
    view: view === "sizes" || view === "hierarchy" && !report?.comparison ? view : cell === "" ? "matrix" : "cell",
    cell: cellsByName.has(cell) ? cell : "",
    category: categories.includes(words.get("category") ?? "") ? words.get("category") : "",
    ramp: words.get("ramp") ?? "",
    mode: modes.find(([name]) => name === mode)?.[0] ?? "side",
    verdicts: (words.get("only") ?? "").split(",").filter((verdict) => verdict in verdictSigns),
    group: cellsOfGroups.has(words.get("group") ?? "") ? words.get("group") : "",
    change: cellsOfChanges.has(Number(words.get("change"))) ? Number(words.get("change")) : 0,
    unproved: tellsProofs && words.get("proved") === "no",
    search: words.get("search") ?? "",
  });
  if (words.has("equal")) shown.equal = words.get("equal") === "shown";
  if (!shown.cell && (shown.view === "cell" || shown.view === "sizes")) shown.view = "matrix";
}

/** What is shown, as the address says it. */
function address() {
  const words = new URLSearchParams();
  if (shown.view === "sizes" || shown.view === "hierarchy") words.set("view", shown.view);
  if (shown.cell && shown.view !== "matrix") words.set("cell", shown.cell);
  if (shown.view === "hierarchy") {
    words.set("category", shown.category);
    if (shown.ramp) words.set("ramp", shown.ramp);
  }
  if (shown.mode !== "side") words.set("mode", shown.mode);
  if (shown.verdicts.length > 0) words.set("only", shown.verdicts.join(","));
  if (shown.group) words.set("group", shown.group);
  if (shown.change) words.set("change", String(shown.change));
  if (shown.unproved) words.set("proved", "no");
  if (shown.search) words.set("search", shown.search);
  if (shown.equal !== startingPoint().equal) words.set("equal", shown.equal ? "shown" : "hidden");
  return `#${words}`;
}

/**
 * Shows something else. Another view or cell is a step that “back” undoes; a filter is none.
 * @param {Partial<Shown>} change
 */
function go(change) {
  const isStep = (change.view !== undefined && change.view !== shown.view) ||
    (change.cell !== undefined && change.cell !== shown.cell && shown.view !== "matrix");
  Object.assign(shown, change);
  if (isStep) history.pushState(null, "", address());
  else history.replaceState(null, "", address());
  showPage();
}
