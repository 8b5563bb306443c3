"use strict";
// Decisions: asked of the server that applies them, and shown as it answers, never before.

/** @typedef {{state: string, reason?: string}} Decision */
/** @typedef {{cells: Record<string, Decision>, undoable: number}} Answer */
/** @typedef {"accept" | "reject" | "skip"} Verb */

const review = {
  /** @type {Map<string, Decision>} */
  decisions: new Map(),
  undoable: 0,
  isBusy: false,
  isOver: false,
  /** What went wrong last, until something goes right. */
  trouble: "",
};

/**
 * What was decided of a cell; null where nothing was.
 * @param {string} name
 * @returns {Decision | null}
 */
function decisionOf(name) {
  const decision = review.decisions.get(name);
  return decision && decision.state in decisionSigns ? decision : null;
}

/** @param {Cell} cell */
function isOpen(cell) {
  const decision = decisionOf(cell.name);
  return differs(cell) && (!decision || decision.state === "refused");
}

/**
 * Asks the server for something.
 * @param {string} path
 * @param {object | null} body Null to only look.
 * @returns {Promise<Answer | null>} Null where there is no answer, or a refusal; which is then told.
 */
async function ask(path, body) {
  // While an answer is awaited, a key decides nothing: it might be meant for the cell that comes next.
  if (!reviewAccess || review.isBusy || review.isOver) return null;
  review.isBusy = true;
  reviewBar.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(path, {
      method: body ? "POST" : "GET", cache: "no-store", body: body ? JSON.stringify(body) : undefined,
      headers: { Authorization: `Bearer ${reviewAccess.token}`, ...body ? { "Content-Type": "application/json" } : {} },
    });
    const answer = await response.json().catch(() => null);
    if (!response.ok || answer === null) {
      review.trouble = answer?.error ?? `The server answered ${response.status}, and did not say why.`;
      return null;
    }
    review.trouble = "";
    return answer;
  } catch {
    review.trouble = "The server cannot be reached. What is shown as decided was applied; start typeproof review again for the rest.";
    return null;
  } finally {
    review.isBusy = false;
    reviewBar.removeAttribute("aria-busy");
    if (review.trouble) announce(review.trouble);
  }
}

/** @param {Answer} answer */
function take(answer) {
  for (const [name, decision] of Object.entries(answer.cells ?? {})) review.decisions.set(name, decision);
  if (typeof answer.undoable === "number") review.undoable = answer.undoable;
  markDecisions(Object.keys(answer.cells ?? {}));
}

/**
 * Decides of cells; of one that is looked at, the next open one is shown then.
 * @param {Verb} verb
 * @param {Cell[]} cells
 */
async function decide(verb, cells) {
  if (!reviewAccess || cells.length === 0) return;
  const names = cells.map((cell) => cell.name);
  const answer = await ask("/decisions", { decision: verb, cells: names });
  if (answer) {
    take(answer);
    const states = names.map((name) => answer.cells?.[name]?.state);
    const refused = states.filter((state) => state === "refused").length;
    const reason = names.map((name) => answer.cells?.[name]?.reason).find(Boolean);
    const done = states.filter((state) => state !== undefined && state !== "refused" && state !== "open").length;
    const past = { accept: "accepted", reject: "rejected", skip: "skipped" }[verb];
    announce([done > 0 ? `${counted(done, "cell")} ${past}.` : "", refused > 0 ? `${refused} refused: ${reason}` : ""].join(" "));
    if (refused === 0 && cells.length === 1) goToOpen(cells[0]);
  }
  showPage();
}

/** @param {Cell} from */
function goToOpen(from) {
  if (shown.view !== "cell" && shown.view !== "matrix") return;
  const visits = cellsToVisit();
  const at = visits.indexOf(from);
  const next = [...visits.slice(at + 1), ...visits.slice(0, Math.max(0, at))].find(isOpen);
  if (!next) return;
  if (shown.view === "cell") shown.cell = next.name;
  else focusInMatrix(next.name);
  history.replaceState(null, "", address());
}

async function undo() {
  if (!reviewAccess) return;
  if (review.undoable === 0) {
    announce("There is nothing to undo");
    return;
  }
  const answer = await ask("/undo", {});
  if (answer) {
    take(answer);
    announce(`Undone: ${counted(Object.keys(answer.cells ?? {}).length, "cell")}`);
  }
  showPage();
}

async function finish() {
  const answer = await ask("/close", {});
  if (answer) {
    review.isOver = true;
    announce("The review is over");
  }
  showPage();
}

/** Takes what was decided before the page was loaded. */
async function startReview() {
  if (!reviewAccess) return;
  const answer = await ask("/decisions", null);
  if (answer) take(answer);
  showPage();
}
