"use strict";
// What a reviewer presses, and how far the review is.

const reviewBar = make("div", { class: "review-bar", role: "region", "aria-label": "Review" });

/** Shows how far the review is. */
function showReviewBar() {
  reviewBar.hidden = reviewAccess === null;
  if (!reviewAccess) return;
  const all = cells.filter(differs);
  const decided = all.filter((cell) => !isOpen(cell));
  const tally = ["accepted", "rejected", "skipped", "refused"]
    .map((state) => ({ state, count: all.filter((cell) => decisionOf(cell.name)?.state === state).length }))
    .filter(({ count }) => count > 0).map(({ state, count }) => `${count} ${state}`);
  const open = openOnes(cellsInSight());
  const acceptable = open.filter(isAcceptable);
  refill(reviewBar,
    make("p", {}, make("strong", {}, `${decided.length} of ${all.length} decided`),
      tally.length > 0 && make("span", { class: "quiet" }, ` ${tally.join(", ")}`),
      make("progress", { max: Math.max(1, all.length), value: decided.length, "aria-label": "Decided cells" })),
    review.trouble && make("p", { class: "trouble", role: "alert" }, review.trouble),
    review.isOver
      ? make("p", {}, "The review is over; the server has ended. This page can be closed.")
      : make("div", { class: "actions" },
        // One cell has buttons of its own.
        shown.view !== "cell" && button(`Accept all ${acceptable.length.toLocaleString("en")} shown (A)`, () => decideShown("accept"), {
          disabled: acceptable.length === 0, "aria-keyshortcuts": "Shift+A",
        }),
        shown.view !== "cell" && button(`Reject all ${open.length.toLocaleString("en")} shown (R)`, () => decideShown("reject"), {
          disabled: open.length === 0, "aria-keyshortcuts": "Shift+R",
        }),
        button("Undo (z)", undo, { disabled: review.undoable === 0, "aria-keyshortcuts": "z" }),
        button("Finish", finish, { class: "primary" })));
  // What is kept in sight above the bar has to know how high it is.
  document.documentElement.style.setProperty("--bar", `${reviewBar.offsetHeight}px`);
}

/** The cells that a reader sees now: those of the view that is shown. */
function cellsInSight() {
  const cell = cellsByName.get(shown.cell);
  if (shown.view === "cell") return [];
  if (shown.view === "sizes") return cell ? cellsOfSizes(cell) : [];
  return shown.view === "hierarchy" ? hierarchyShown().cells : shownCells();
}

/**
 * Decides of all that is in sight.
 * @param {Verb} verb
 */
function decideShown(verb) {
  const open = openOnes(cellsInSight()).filter((cell) => verb !== "accept" || isAcceptable(cell));
  if (open.length === 0) announce(shown.view === "cell" ? "That is for views of several cells" : "Nothing that is shown is open");
  return decide(verb, open, { onlyOpen: true });
}

/**
 * Decides of the cell that is looked at, or has the focus.
 * @param {Verb} verb
 */
function decideLookedAt(verb) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell;
  const cell = cellsByName.get((shown.view === "cell" ? shown.cell : focused) ?? "");
  if (!cell) {
    announce("No cell has the focus. Go to one with j first.");
  } else if (!differs(cell)) {
    announce("It is as recorded; there is nothing to decide");
  } else if (verb === "accept" && !isAcceptable(cell)) {
    announce(acceptWords(cell));
  } else {
    return decide(verb, [cell]);
  }
  return undefined;
}

/** @param {Cell[]} cells */
function openOnes(cells) {
  return cells.filter(isOpen);
}

/** @param {Cell} cell */
function decisionBar(cell) {
  if (!reviewAccess || !differs(cell)) return null;
  const decision = decisionOf(cell.name);
  const verbs = /** @type {[Verb, string, string, string][]} */ ([
    ["accept", acceptTitle(cell), "a", "accepted"], ["reject", "Reject", "r", "rejected"], ["skip", "Skip", "s", "skipped"],
  ]);
  return make("div", { class: "decide", role: "group", "aria-label": "Decision" },
    ...verbs.map(([verb, title, key, state]) => make("button", {
      type: "button", class: `verb ${verb}`, "aria-pressed": String(decision?.state === state), "aria-keyshortcuts": key,
      disabled: review.isOver || (verb === "accept" && !isAcceptable(cell)),
      title: verb === "accept" && !isAcceptable(cell) ? acceptWords(cell) : undefined, onclick: () => decide(verb, [cell]),
    }, title, " ", keycap(key))),
    !isAcceptable(cell) && make("p", { class: "quiet" }, acceptWords(cell)),
    decision?.state === "refused" && make("p", { class: "trouble" }, `Refused: ${decision.reason ?? "no reason was given"}`));
}

/** @param {Cell} cell */
function acceptTitle(cell) {
  if (cell.verdict === "obsolete") return "Accept: delete the golden";
  if (cell.verdict === "missing") return "Accept: add the golden";
  return "Accept";
}

/**
 * The buttons that decide of a group, and how much of it is decided.
 * @param {Group} group
 */
function groupDecisions(group) {
  if (!reviewAccess) return [];
  const open = (/** @type {Verb} */ verb) =>
    openOnes(group.cells).filter((cell) => verb !== "accept" || isAcceptable(cell));
  const accept = button("Accept group", () => decide("accept", open("accept"), { onlyOpen: true }), { class: "plain", "data-group": "accept" });
  const reject = button("Reject group", () => decide("reject", open("reject"), { onlyOpen: true }), { class: "plain", "data-group": "reject" });
  const standing = make("span", { class: "quiet standing" });
  groupStandings.push(() => {
    const decided = group.cells.length - openOnes(group.cells).length;
    accept.disabled = review.isOver || open("accept").length === 0;
    reject.disabled = review.isOver || open("reject").length === 0;
    standing.textContent = decided === 0 ? ""
      : `${decided === group.cells.length ? "✓ " : ""}${decided.toLocaleString("en")} of ${group.cells.length.toLocaleString("en")} decided`;
  });
  return [standing, accept, reject];
}

/**
 * What brings each group's standing up to date.
 * @type {(() => void)[]}
 */
const groupStandings = [];
