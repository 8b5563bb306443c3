"use strict";
// Whether the changes of a cell explain every pixel: proved by drawing it again, or not, and why not.

/** Reports of earlier versions say nothing of it, and the page shows nothing then. */
const tellsProofs = cells.some((cell) => cell.proof !== undefined);

/** @typedef {"all" | "some" | "none"} ProofName How many of some cells are proved. */

/**
 * What the signs of proofs mean: a disc that is full, half full or empty.
 * @type {Record<ProofName, string>}
 */
const proofWords = {
  all: "proved by drawing: the listed changes explain every pixel",
  some: "some cells of the group are proved by drawing",
  none: "not proved: pixels may differ for other reasons",
};

/**
 * Whether there is anything to prove: a cell that changed, in a report that says whether it is.
 * @param {Cell} cell
 */
function isProvable(cell) {
  return tellsProofs && verdictOf(cell) === "changed";
}

/** @param {Cell} cell */
function isProved(cell) {
  return cell.proof?.result === "proved" || isExplained(cell);
}

/**
 * Whether the cell is an interface whose differing pixels all lie in parts that changed.
 * @param {Cell} cell
 */
function isExplained(cell) {
  return cell.proof?.result === "explained";
}

/**
 * What is said of cells that are proved.
 * @param {Cell[]} all
 */
function provedWords(all) {
  return all.filter(isProved).every(isExplained) ? "explained by parts that changed" : "proved by drawing";
}

/** @param {Cell} cell */
function isUnproved(cell) {
  return isProvable(cell) && !isProved(cell);
}

/**
 * What keeps a cell from being proved.
 * @param {Cell} cell
 */
function gapOf(cell) {
  return cell.proof?.reason ?? "the cell was not drawn again";
}

/**
 * The cells among some that can be proved, those that are, and the first that is not.
 * @param {Cell[]} all
 */
function proofSum(all) {
  const provable = all.filter(isProvable);
  const proved = provable.filter(isProved).length;
  const gap = provable.find((cell) => !isProved(cell));
  /** @type {ProofName} */
  const name = !gap ? "all" : proved > 0 ? "some" : "none";
  return { count: provable.length, proved, gap, name };
}

/**
 * How many cells are proved of those that would be accepted; empty where there is nothing to prove.
 * @param {Cell[]} all
 */
function proofCount(all) {
  const { count, proved } = proofSum(all);
  if (count === 0) return "";
  const subject = counted(count, count === all.length ? "cell" : "changed cell");
  if (proved === count) return `${subject}, ${count === 1 ? "" : "all "}${provedWords(all)}`;
  if (proved === 0) return `${subject}, ${count === 1 ? "not" : "none"} proved`;
  return `${subject}: ${proved.toLocaleString("en")} ${provedWords(all)}, ${(count - proved).toLocaleString("en")} not`;
}

/**
 * The same as a sentence between others.
 * @param {Cell[]} all
 */
function proofSentence(all) {
  const words = all.length === 1 ? `It is ${isProved(all[0]) ? provedWords(all) : "not proved"}` : proofCount(all);
  return all.some(isProvable) ? ` ${words}.` : "";
}

/**
 * The sign of a proof, drawn, as few fonts have it; words say the same beside it.
 * @param {ProofName} name
 */
function proofSign(name) {
  return make("span", { class: `sign proved-${name}`, "aria-hidden": "true" });
}

/**
 * How many cells of a group are proved, with the first that is not and why.
 * @param {Group} group
 */
function proofOfGroup(group) {
  const { count, proved, gap, name } = proofSum(group.cells);
  if (count === 0) return null;
  const way = provedWords(group.cells);
  const words = count === 1 ? (gap ? "Not proved" : capitalized(way))
    : `${!gap ? "All" : proved === 0 ? "None of" : `${proved.toLocaleString("en")} of`} ${count.toLocaleString("en")} ${proved === 0 ? "proved by drawing" : way}`;
  if (!gap) return make("p", { class: "proof quiet" }, proofSign(name), " ", words);
  const lead = count === 1 ? ": " : ". First unproved cell: ";
  return make("p", { class: "proof quiet" }, proofSign(name), " ", words, lead, gapOf(gap), " ",
    button("Show cell", () => go({ ...group.filter, view: "cell", cell: gap.name }), {
      class: "plain", "aria-label": `Show cell ${gap.name}, which is not proved`,
    }));
}

/**
 * Whether a cell is proved, or why not, with a button to the pixels that no input explains.
 * @param {Cell} cell
 */
function proofOfCell(cell) {
  if (!isProvable(cell)) return null;
  if (isProved(cell)) {
    return make("p", { class: "proof quiet" }, proofSign("all"), isExplained(cell)
      ? " Explained: every pixel that differs lies in a changed part."
      : " Proved by drawing: its changes explain every pixel.");
  }
  const sign = proofSign("none");
  const words = ` Not proved: ${gapOf(cell)}`;
  const area = unexplainedArea(cell);
  if (!area) return make("p", { class: "proof" }, sign, words);
  return make("button", {
    type: "button", class: "finding proof", title: "Show it in the golden",
    onclick: () => {
      guidesOn.add("unexplained");
      showPlace(area);
      announce(`Shown at ${area.x}, ${area.y} px`);
    },
  }, sign, words);
}

/**
 * Where pixels are that no input explains, in px of the golden.
 * @param {Cell} cell
 * @returns {Box | null}
 */
function unexplainedArea(cell) {
  return isUnproved(cell) ? cell.proof?.within ?? null : null;
}
