"use strict";
// The changes of the run by number, the groups of cells that have the same, and the changes of each cell.

/** @type {Map<number, NumberedChange>} */
const changesByNumber = new Map((report?.changes ?? []).map((change) => [change.number, change]));
/** @type {Map<number, Set<string>>} */
const cellsOfChanges = new Map((report?.changes ?? []).map((change) => [change.number, new Set(change.cells)]));
/** @type {Map<string, Set<string>>} */
const cellsOfGroups = new Map((report?.groups ?? []).map((group) => [group.letter, new Set(group.cells)]));
/** How many colours groups have; the letter tells those apart that share one. */
const groupColors = 8;

/**
 * The place of each cell's group among all.
 * @type {Map<string, number>}
 */
const groupPlaces = new Map((report?.groups ?? []).flatMap((group, at) =>
  group.cells.map((name) => /** @type {[string, number]} */ ([name, at]))));

/**
 * The numbers of each cell's changes, in ascending order.
 * @type {Map<string, number[]>}
 */
const numbersOfCells = new Map();
for (const change of [...changesByNumber.values()].sort((a, b) => a.number - b.number)) {
  for (const name of change.cells) {
    const known = numbersOfCells.get(name);
    if (known) known.push(change.number);
    else numbersOfCells.set(name, [change.number]);
  }
}

/**
 * The group of a cell that changed; null of any other.
 * @param {Cell} cell
 * @returns {ChangeGroup | null}
 */
function groupOf(cell) {
  const at = groupPlaces.get(cell.name);
  return at === undefined ? null : report?.groups[at] ?? null;
}

/**
 * The look of a group's colour; empty where a cell is in none.
 * @param {Cell} cell
 */
function groupLook(cell) {
  const at = groupPlaces.get(cell.name);
  return at === undefined ? "" : ` in-group group-${at % groupColors}`;
}

/** @param {Cell} cell */
function numbersOf(cell) {
  return numbersOfCells.get(cell.name) ?? [];
}

/** @typedef {{change: Change, number: number}} OwnChange A change of a cell; the number is 0 where it has none. */

/**
 * The changes of a cell as the cell tells them, each with its number among those of the run.
 * @param {Cell} cell
 * @returns {OwnChange[]}
 */
function changesOf(cell) {
  return (cell.changes ?? []).map((change) => ({ change, number: change.number ?? 0 }));
}

/** @param {number} number */
function told(number) {
  return /** @type {NumberedChange} */ (changesByNumber.get(number));
}

/**
 * What happened to a cell, in a sentence's words.
 * @param {Cell} cell
 */
function changeWords(cell) {
  return (cell.changes ?? []).map((change) => change.sentence).join("; ");
}

/** What is not filtered. */
const noFilter = { verdicts: [], group: "", change: 0, unproved: false, search: "" };

/**
 * The sign of a cell: the letter of its group, or that of its verdict.
 * @param {Cell} cell
 */
function signOf(cell, look = "") {
  const group = groupOf(cell);
  const verdict = verdictOf(cell);
  return make("span", {
    class: `state is-${verdict}${groupLook(cell)}${look}`, title: group ? `${verdict}, group ${group.letter}` : verdict,
  }, group?.letter ?? verdictSigns[verdict].letter);
}
