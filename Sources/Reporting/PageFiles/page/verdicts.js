"use strict";
// What became of each cell, by a letter, a word and a colour.

/** @typedef {{letter: string, word: string, about: string}} VerdictSign */

/**
 * In the order in which people want to know of them.
 * @type {Record<string, VerdictSign>}
 */
const verdictSigns = {
  failed: { letter: "F", word: "failed", about: "cannot be drawn" },
  unreadable: { letter: "U", word: "unreadable", about: "its golden cannot be read" },
  unstable: { letter: "!", word: "unstable", about: "drawn again, it came out otherwise" },
  changed: { letter: "≠", word: "changed", about: "not as recorded" },
  missing: { letter: "M", word: "missing", about: "no golden was found" },
  obsolete: { letter: "O", word: "obsolete", about: "a golden that no suite declares" },
  near: { letter: "~", word: "near", about: "passes, but nearly did not" },
  tolerated: { letter: "≈", word: "tolerated", about: "differs by no more than is allowed" },
  recorded: { letter: "+", word: "recorded", about: "its golden was written" },
  equal: { letter: "=", word: "equal", about: "as recorded" },
};
const verdictOrder = Object.keys(verdictSigns);

/**
 * What was decided of a cell.
 * @type {Record<string, VerdictSign>}
 */
const decisionSigns = {
  accepted: { letter: "✓", word: "accepted", about: "its golden is what was drawn" },
  waiting: { letter: "…", word: "waiting", about: "accepted in part; waits for other changes" },
  rejected: { letter: "✗", word: "rejected", about: "its golden stays" },
  skipped: { letter: "–", word: "skipped", about: "left for later" },
  refused: { letter: "⊘", word: "refused", about: "it is no longer what was reviewed" },
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
