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
  const open = shownCells().filter(isOpen);
  refill(reviewBar,
    make("p", {}, make("strong", {}, `${decided.length} of ${all.length} decided`),
      tally.length > 0 && make("span", { class: "quiet" }, ` ${tally.join(", ")}`),
      make("progress", { max: Math.max(1, all.length), value: decided.length, "aria-label": "Decided cells" })),
    review.trouble && make("p", { class: "trouble", role: "alert" }, review.trouble),
    review.isOver
      ? make("p", {}, "The review is over; the server has ended. This page can be closed.")
      : make("div", { class: "actions" },
        button(`Accept all ${open.length} shown (A)`, () => decide("accept", open), {
          disabled: open.length === 0, "aria-keyshortcuts": "Shift+A",
        }),
        button("Reject all shown (R)", () => decide("reject", open), {
          disabled: open.length === 0, "aria-keyshortcuts": "Shift+R",
        }),
        button("Undo (z)", undo, { disabled: review.undoable === 0, "aria-keyshortcuts": "z" }),
        button("Finish", finish, { class: "primary" })));
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
      disabled: review.isOver, onclick: () => decide(verb, [cell]),
    }, title, " ", keycap(key))),
    decision?.state === "refused" && make("p", { class: "trouble" }, `Refused: ${decision.reason ?? "no reason was given"}`));
}

/** @param {Cell} cell */
function acceptTitle(cell) {
  if (cell.verdict === "obsolete") return "Accept: delete the golden";
  if (cell.verdict === "missing") return "Accept: add the golden";
  return "Accept";
}

/** @param {Group} group */
function groupDecisions(group) {
  if (!reviewAccess) return [];
  return [
    button("Accept group", () => decide("accept", group.cells.filter(isOpen)), { class: "plain", "data-group": "accept" }),
    button("Reject group", () => decide("reject", group.cells.filter(isOpen)), { class: "plain", "data-group": "reject" }),
  ];
}
