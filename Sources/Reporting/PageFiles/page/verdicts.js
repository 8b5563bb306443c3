"use strict";
// What became of each cell, by a letter, a word and a colour.

/** @typedef {{letter: string, word: string, about: string}} VerdictSign */

/**
 * In the order in which people want to know of them.
 * @type {Record<string, VerdictSign>}
 */
const verdictSigns = {
  failed: { letter: "F", word: "failed", about: "could not be drawn" },
  unreadable: { letter: "U", word: "unreadable", about: "its golden cannot be read" },
  unstable: { letter: "!", word: "unstable", about: "two drawings of it differ" },
  changed: { letter: "≠", word: "changed", about: "differs from its golden" },
  missing: { letter: "M", word: "missing", about: "has no golden" },
  obsolete: { letter: "O", word: "obsolete", about: "no suite declares this golden" },
  near: { letter: "~", word: "near", about: "passes, but is close to the limit" },
  tolerated: { letter: "≈", word: "tolerated", about: "differs within the tolerance" },
  recorded: { letter: "+", word: "recorded", about: "its golden was recorded" },
  equal: { letter: "=", word: "equal", about: "matches its golden" },
};
// Of pictures of other tools, `typeproof diff` has these words.
if (report?.comparison) {
  Object.assign(verdictSigns, {
    failed: { letter: "F", word: "failed", about: "the actual file cannot be read" },
    unreadable: { letter: "U", word: "unreadable", about: "the expected file cannot be read" },
    changed: { letter: "≠", word: "changed", about: "differs from the expected picture" },
    missing: { letter: "+", word: "added", about: "there is no expected picture" },
    obsolete: { letter: "−", word: "removed", about: "there is no actual picture" },
    equal: { letter: "=", word: "equal", about: "is the expected picture" },
  });
}
const verdictOrder = Object.keys(verdictSigns);

/**
 * What was decided of a cell.
 * @type {Record<string, VerdictSign>}
 */
const decisionSigns = {
  accepted: { letter: "✓", word: "accepted", about: "its golden was updated" },
  waiting: { letter: "…", word: "waiting", about: "accepted in part, other changes are open" },
  rejected: { letter: "✗", word: "rejected", about: "its golden stays as it is" },
  skipped: { letter: "–", word: "skipped", about: "to be decided later" },
  refused: { letter: "⊘", word: "refused", about: "its files changed after the report" },
};

/**
 * The verdict as the matrix shows it: “near” and “recorded” are told apart.
 * @param {Cell} cell
 */
function verdictOf(cell) {
  if (cell.isRecorded) return "recorded";
  if (cell.verdict === "tolerated" && cell.isNear) return "near";
  return cell.verdict in verdictSigns ? cell.verdict : "failed";
}

/**
 * Whether somebody has to decide something.
 * @param {Cell} cell
 */
function differs(cell) {
  return !cell.isRecorded && cell.verdict !== "equal" && cell.verdict !== "tolerated";
}

/**
 * Whether it could not be judged at all.
 * @param {Cell} cell
 */
function isTrouble(cell) {
  return ["failed", "unreadable", "unstable"].includes(cell.verdict);
}

/**
 * Whether a glance at it is worth while.
 * @param {Cell} cell
 */
function standsOut(cell) {
  return differs(cell) || verdictOf(cell) === "near";
}

const differingCount = cells.filter(differs).length;

/**
 * Those that occur, with how many cells each has.
 * @type {Map<string, number>}
 */
const verdictCounts = new Map();
for (const name of verdictOrder) {
  const count = cells.filter((cell) => verdictOf(cell) === name).length;
  if (count > 0) verdictCounts.set(name, count);
}
