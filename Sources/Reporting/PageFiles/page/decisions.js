"use strict";
// Which changes are accepted, what accepting one would do, and what can be pressed to do it.

/**
 * What was decided of a cell once and for all, if it was.
 * @param {Cell} cell
 */
function isSettled(cell) {
  return ["accepted", "rejected"].includes(decisionOf(cell.name)?.state ?? "");
}

/**
 * The numbers of those changes of a cell that are accepted.
 * @param {Cell} cell
 * @returns {Set<number>}
 */
function acceptedNumbers(cell) {
  return new Set(review.decisions.get(cell.name)?.accepted);
}

/**
 * The numbers of those changes of a cell that nobody has accepted, in the order of the cell.
 * @param {Cell} cell
 */
function openNumbers(cell) {
  const accepted = acceptedNumbers(cell);
  return [...new Set(changesOf(cell).map((own) => own.number))].filter((number) => number !== 0 && !accepted.has(number));
}

/**
 * How many changes several cells have that are open.
 * @param {Cell[]} cells
 */
function openCount(cells) {
  return new Set(cells.flatMap(openNumbers)).size;
}

/**
 * What accepting a change would do, in words.
 * @param {NumberedChange} change
 */
function previewWords(change) {
  /** @type {Cell[]} */
  const accepted = [];
  let waiting = 0;
  /** @type {Set<number>} */
  const others = new Set();
  for (const name of change.cells) {
    const cell = cellsByName.get(name);
    if (!cell || isSettled(cell)) continue;
    const left = openNumbers(cell).filter((number) => number !== change.number);
    if (left.length === 0) accepted.push(cell);
    else waiting += 1;
    for (const number of left) others.add(number);
  }
  const words = [accepted.length > 0 || waiting === 0 ? `accepts ${proofCount(accepted) || counted(accepted.length, cellNoun)}` : ""];
  if (waiting > 0) {
    const subject = accepted.length > 0 ? String(waiting.toLocaleString("en")) : counted(waiting, cellNoun);
    words.push(`${subject} ${waiting === 1 ? "waits" : "wait"} for ${quoted([...others].map((number) => told(number).sentence))}`);
  }
  return words.filter(Boolean).join("; ");
}

/**
 * Sentences to wait for; of more than two the rest is counted.
 * @param {string[]} sentences
 */
function quoted(sentences) {
  const first = sentences.slice(0, 2).map((sentence) => `“${sentence}”`).join(sentences.length === 2 ? " and " : ", ");
  return sentences.length > 2 ? `${first} and ${sentences.length - 2} more` : first;
}

/**
 * Whether a change of a cell is accepted; nothing where nobody reviews.
 * @param {Cell} cell
 * @param {number} number
 */
function changeStanding(cell, number) {
  if (!reviewAccess) return null;
  const state = decisionOf(cell.name)?.state;
  const word = state === "rejected" ? "rejected" : acceptedNumbers(cell).has(number) ? "accepted" : "open";
  const letter = word === "open" ? "" : `${decisionSigns[word].letter} `;
  return make("span", { class: `change-standing is-${word}` }, `${letter}${word}`);
}

/**
 * What accepts a change wherever it is: a button in a review, else the words of a command line.
 * @param {Cell} cell
 * @param {NumberedChange} change
 */
function changeDecision(cell, change) {
  if (!reviewAccess) {
    const command = copyButton("Copy accept command for this change", approveCommand(`--change ${change.number}`), "plain");
    return make("div", { class: "accept-command" }, command,
      tellsProofs && make("p", { class: "quiet" }, `${capitalized(previewWords(change))}.`));
  }
  const open = openNumbers(cell);
  if (isSettled(cell) || !open.includes(change.number)) return null;
  const isFirst = open[0] === change.number;
  return make("button", {
    type: "button", class: "verb accept-change", disabled: review.isOver, "aria-keyshortcuts": isFirst ? "c" : undefined,
    onclick: () => acceptChange(change.number, cell),
  }, make("span", { class: "title" }, "Accept this change", isFirst && " ", isFirst && keycap("c")),
    make("span", { class: "preview" }, previewWords(change)));
}

/**
 * Accepts a cell with all its changes.
 * @param {Cell} cell
 */
function acceptCell(cell) {
  const count = openNumbers(cell).length;
  return confirmed(`cell ${cell.name}`, "a",
    count > 1 ? `Accept ${counted(count, "change")} in this cell?${proofSentence([cell])} Press a again, or Enter.` : "",
    () => decide("accept", [cell]));
}

/**
 * The cells of a group that accepting it is about: those that are neither accepted nor rejected.
 * @param {Group} group
 */
function openOfGroup(group) {
  return group.cells.filter((cell) => isAcceptable(cell) && !isSettled(cell));
}

/** @param {Group} group */
function groupId(group) {
  return `group ${groups.indexOf(group)}`;
}

/**
 * Accepts the cells of a group with all their changes.
 * @param {Group} group
 */
function acceptGroup(group) {
  const open = openOfGroup(group);
  if (open.length === 0) {
    announce("Every cell of this group is decided.");
    return undefined;
  }
  const count = openCount(open);
  return confirmed(groupId(group), "A",
    count > 1 ? `Accept ${counted(count, "change")} in ${counted(open.length, cellNoun)} of group ${group.letter}?${proofSentence(open)} Press A again, or Enter.` : "",
    // What was skipped is accepted too, and the server would leave it alone.
    () => decide("accept", open, { onlyOpen: open.every(isOpen) }));
}

/** Accepts the group of the cell that is looked at. */
function acceptGroupLookedAt() {
  const cell = lookedAt();
  const group = cell && groupsByCell.get(cell);
  if (group) return acceptGroup(group);
  announce(cell ? "This cell matches its golden. There is nothing to decide." : noFocus);
  return undefined;
}

/** Accepts the first open change of the cell that is looked at, in all cells that have it. */
function acceptChangeLookedAt() {
  const cell = lookedAt();
  const number = cell && !isSettled(cell) ? openNumbers(cell)[0] : undefined;
  if (cell && number !== undefined) return acceptChange(number, cell);
  announce(cell ? "This cell has no open change" : noFocus);
  return undefined;
}

/** Accepts all that is in sight. */
function acceptShown() {
  const open = openOnes(cellsInSight()).filter(isAcceptable);
  const count = openCount(open);
  return confirmed("shown", "",
    count > 1 ? `Accept ${counted(count, "change")} in ${counted(open.length, "shown cell")}?${proofSentence(open)} Press Enter.` : "",
    () => decide("accept", open, { onlyOpen: true }));
}
