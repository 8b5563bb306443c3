"use strict";
// Decisions: asked of the server that applies them, and shown as it answers, never before.

/**
 * Where a cell stands, with the numbers of its accepted changes.
 * @typedef {{state: string, reason?: string, accepted?: number[]}} Decision
 */
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
  /** How many requests were made, so that an answer that was overtaken is known. */
  asked: 0,
};
const unreachable = "The review server does not respond. The decisions shown here are saved. Continue with: typeproof review";

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
  return differs(cell) && (!decision || decision.state === "refused" || decision.state === "waiting");
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
  review.asked += 1;
  reviewBar.setAttribute("aria-busy", "true");
  const { answer, trouble } = await fetched(path, body, reviewAccess.token);
  review.isBusy = false;
  reviewBar.removeAttribute("aria-busy");
  review.trouble = trouble;
  if (trouble) announce(trouble);
  return answer;
}

/**
 * What the server says, or why it says nothing.
 * @param {string} path
 * @param {object | null} body
 * @param {string} token
 * @returns {Promise<{answer: Answer | null, trouble: string}>}
 */
async function fetched(path, body, token) {
  try {
    const response = await fetch(path, {
      method: body ? "POST" : "GET", cache: "no-store", body: body ? JSON.stringify(body) : undefined,
      headers: { Authorization: `Bearer ${token}`, ...body ? { "Content-Type": "application/json" } : {} },
    });
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return { answer, trouble: "" };
    return { answer: null, trouble: answer?.error ?? `The server answered with status ${response.status} and gave no reason.` };
  } catch {
    return { answer: null, trouble: unreachable };
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
 * @param {{onlyOpen?: boolean}} [limits] With onlyOpen, what was decided elsewhere meanwhile stays so.
 */
async function decide(verb, cells, limits = {}) {
  if (!reviewAccess || cells.length === 0) return;
  const names = cells.map((cell) => cell.name);
  const answer = await ask("/decisions", { decision: verb, cells: names, ...limits });
  if (answer) {
    take(answer);
    const states = names.map((name) => answer.cells?.[name]?.state);
    const refused = states.filter((state) => state === "refused").length;
    const reason = names.map((name) => answer.cells?.[name]?.reason).find(Boolean);
    const past = { accept: "accepted", reject: "rejected", skip: "skipped" }[verb];
    const done = states.filter((state) => state === past).length;
    const waiting = states.filter((state) => state === "waiting").length;
    const elsewhere = states.length - done - refused - waiting;
    announce([done > 0 ? `${counted(done, cellNoun)} ${past}.` : "", refused > 0 ? `${refused} refused: ${reason}` : "",
      waiting > 0 ? `${counted(waiting, cellNoun)} ${waiting === 1 ? "waits" : "wait"} for other changes.` : "",
      elsewhere > 0 ? `${counted(elsewhere, cellNoun)} already decided in another review.` : ""].filter(Boolean).join(" "));
    const looked = shown.view === "cell" ? cellsByName.get(shown.cell) : cells.length === 1 && !limits.onlyOpen ? cells[0] : undefined;
    if (refused === 0 && looked && cells.includes(looked)) goToOpen(looked);
  }
  showPage();
}

/**
 * Accepts a change in all cells that have it; those with other open changes wait for them.
 * @param {number} number
 * @param {Cell} from The cell that is looked at.
 */
async function acceptChange(number, from) {
  if (!reviewAccess) return;
  const answer = await ask("/changes", { changes: [number] });
  if (answer) {
    take(answer);
    const states = Object.values(answer.cells ?? {}).map(({ state }) => state);
    const count = (/** @type {string} */ wanted) => states.filter((state) => state === wanted).length;
    const [accepted, waiting, refused] = [count("accepted"), count("waiting"), count("refused")];
    announce([`${counted(accepted, cellNoun)} accepted.`,
      waiting > 0 ? `${counted(waiting, cellNoun)} ${waiting === 1 ? "waits" : "wait"} for other changes.` : "",
      refused > 0 ? `${refused} refused: ${Object.values(answer.cells).find(({ state }) => state === "refused")?.reason}` : "",
    ].filter(Boolean).join(" "));
    if (!isOpen(from)) goToOpen(from);
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
    announce("Nothing to undo");
    return;
  }
  const answer = await ask("/undo", {});
  if (answer) {
    take(answer);
    const decisions = Object.values(answer.cells ?? {});
    const refused = decisions.filter(({ state }) => state === "refused");
    announce([`Undid ${counted(decisions.length - refused.length, cellNoun)}${refused.length > 0 ? "." : ""}`,
      refused.length > 0 ? `${refused.length} not undone: ${refused[0].reason}` : ""].filter(Boolean).join(" "));
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

/** Takes what was decided before the page was loaded, and later what is decided in another window. */
async function startReview() {
  if (!reviewAccess) return;
  addEventListener("focus", lookAgain);
  document.addEventListener("visibilitychange", lookAgain);
  const answer = await ask("/decisions", null);
  if (answer) take(answer);
  showPage();
}

/** Asks what is decided by now. Nothing waits for it, and it changes nothing where nothing is new. */
async function lookAgain() {
  if (!reviewAccess || review.isBusy || review.isOver || document.visibilityState === "hidden") return;
  const before = review.asked;
  const { answer, trouble } = await fetched("/decisions", null, reviewAccess.token);
  // A decision that was made meanwhile knows more.
  if (review.asked !== before || review.isBusy) return;
  const known = { cells: Object.fromEntries(review.decisions), undoable: review.undoable };
  const isNew = answer !== null && !isSameStanding(known, answer);
  if (answer && isNew) {
    const gone = [...review.decisions.keys()].filter((name) => !(name in (answer.cells ?? {})));
    for (const name of gone) review.decisions.delete(name);
    // What was asked may be another matter now.
    forgetQuestion();
    take(answer);
    markDecisions(gone);
  }
  // A refusal of another request stays to be read.
  const told = trouble || (review.trouble === unreachable ? "" : review.trouble);
  if (!isNew && told === review.trouble) return;
  review.trouble = told;
  showPage();
}

/**
 * @param {Answer} one
 * @param {Answer} other
 */
function isSameStanding(one, other) {
  const decided = (/** @type {Answer} */ answer) => Object.entries(answer.cells ?? {})
    .filter(([, decision]) => decision.state !== "open")
    .map(([name, decision]) => [name, decision.state, decision.reason ?? "", ...(decision.accepted ?? [])].join("\n")).sort().join("\n");
  return one.undoable === other.undoable && decided(one) === decided(other);
}
