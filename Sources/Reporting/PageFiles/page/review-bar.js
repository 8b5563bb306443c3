"use strict";
// What a reviewer presses, and how far the review is.

const reviewBar = make("div", { class: "review-bar", role: "region", "aria-label": "Review", tabindex: -1 });

/** Shows how far the review is. */
function showReviewBar() {
  reviewBar.hidden = reviewAccess === null;
  if (!reviewAccess) return;
  const all = cells.filter(differs);
  const decided = all.filter((cell) => !isOpen(cell));
  const tally = ["accepted", "rejected", "skipped", "waiting", "refused"]
    .map((state) => ({ state, count: all.filter((cell) => decisionOf(cell.name)?.state === state).length }))
    .filter(({ count }) => count > 0).map(({ state, count }) => `${count.toLocaleString("en")} ${state}`);
  showQuestion();
  refill(reviewBar,
    make("p", { class: "progress" }, make("strong", {}, `${decided.length.toLocaleString("en")} of ${all.length.toLocaleString("en")} decided`),
      make("span", { class: "quiet" }, tally.length > 0 ? ` ${tally.join(", ")}` : ""),
      make("progress", { max: Math.max(1, all.length), value: decided.length, "aria-label": "Decided cells" })),
    questionPart,
    shownProof(),
    review.isOver
      ? make("p", {}, "The review is over. You can close this page.")
      // One cell has buttons of its own.
      : shown.view !== "cell" && make("div", { class: "actions of-shown", hidden: !questionPart.hidden }, ...shownDecisions()),
    !review.isOver && make("div", { class: "actions", hidden: !questionPart.hidden },
      button("Undo (u)", undo, { disabled: review.undoable === 0, "aria-keyshortcuts": "u z" }),
      button("Finish", finish, { class: "primary" })),
    review.trouble && make("p", { class: "trouble", role: "alert" }, review.trouble));
  // What is kept in sight above the bar has to know how high it is.
  document.documentElement.style.setProperty("--bar", `${reviewBar.offsetHeight}px`);
}

/** The buttons that decide of all that is in sight. */
function shownDecisions() {
  const open = openOnes(cellsInSight());
  const acceptable = open.filter(isAcceptable).length;
  const count = open.length.toLocaleString("en");
  return [
    button(`Accept all ${acceptable.toLocaleString("en")} shown`, acceptShown, {
      disabled: acceptable === 0, "data-asks": "shown", "aria-describedby": "shown-proof",
    }),
    button(`Reject all ${count}`, () => decideShown("reject"), { disabled: open.length === 0, "aria-label": `Reject all ${count} shown` }),
    button(`Skip all ${count}`, () => decideShown("skip"), { disabled: open.length === 0, "aria-label": `Skip all ${count} shown` }),
  ];
}

/** How many of the cells in sight are proved that would be accepted without a question. */
function shownProof() {
  const words = review.isOver ? "" : proofCount(openOnes(cellsInSight()).filter(isAcceptable));
  return words !== "" && make("p", { class: "quiet shown-proof", id: "shown-proof", hidden: !questionPart.hidden }, words);
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
 * @param {"reject" | "skip"} verb
 */
function decideShown(verb) {
  return decide(verb, openOnes(cellsInSight()), { onlyOpen: true });
}

const noFocus = "No cell is selected. Press j to select one.";

/** The cell that is looked at, or has the focus in the matrix. */
function lookedAt() {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell;
  return cellsByName.get((shown.view === "cell" ? shown.cell : focused) ?? "");
}

/**
 * Decides of the cell that is looked at.
 * @param {Verb} verb
 */
function decideLookedAt(verb) {
  const cell = lookedAt();
  if (!cell) {
    announce(noFocus);
  } else if (!differs(cell)) {
    announce("This cell matches its golden. There is nothing to decide.");
  } else if (verb !== "accept") {
    return decide(verb, [cell]);
  } else if (!isAcceptable(cell)) {
    announce(acceptWords(cell));
  } else {
    return acceptCell(cell);
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
  const group = groupsByCell.get(cell);
  return make("div", { class: "decide", role: "group", "aria-label": "Decision" },
    ...verbs.map(([verb, title, key, state]) => make("button", {
      type: "button", class: `verb ${verb}`, "aria-pressed": String(decision?.state === state), "aria-keyshortcuts": key,
      disabled: review.isOver || (verb === "accept" && !isAcceptable(cell)),
      "data-asks": verb === "accept" ? `cell ${cell.name}` : undefined,
      title: verb === "accept" && !isAcceptable(cell) ? acceptWords(cell) : undefined,
      onclick: () => verb === "accept" ? acceptCell(cell) : decide(verb, [cell]),
    }, title, " ", keycap(key))),
    group && group.cells.length > 1 && isAcceptable(cell) && make("button", {
      type: "button", class: "verb", "aria-keyshortcuts": "Shift+A", "data-asks": groupId(group),
      disabled: review.isOver || openOfGroup(group).length === 0, title: proofCount(openOfGroup(group)) || undefined,
      onclick: () => acceptGroup(group),
    }, acceptGroupTitle(group), " ", keycap("A")),
    !isAcceptable(cell) && make("p", { class: "quiet" }, acceptWords(cell)),
    standingLine(decision));
}

/**
 * Where a cell stands, in a line that is always there, so that nothing moves when it changes.
 * @param {Decision | null} decision
 */
function standingLine(decision) {
  if (!decision) return make("p", { class: "stands quiet" }, "Not decided yet.");
  const sign = decisionSigns[decision.state];
  const words = decision.reason === undefined ? `${capitalized(sign.word)}: ${sign.about}.`
    : decision.state === "waiting" ? `Waiting. ${capitalized(decision.reason)}` : `${capitalized(sign.word)}: ${decision.reason}`;
  return make("p", { class: `stands ${decision.state === "refused" ? "trouble" : `is-${decision.state}`}` },
    make("span", { class: `state is-${decision.state}`, "aria-hidden": "true" }, sign.letter), make("span", {}, words));
}

/** @param {Cell} cell */
function acceptTitle(cell) {
  if (cell.verdict === "obsolete") return "Accept: delete the golden";
  if (cell.verdict === "missing") return "Accept: add the golden";
  const open = openNumbers(cell).length;
  return open > 1 ? `Accept all ${open} changes` : "Accept";
}

/**
 * How many cells and changes accepting a group is about.
 * @param {Group} group
 */
function acceptGroupTitle(group) {
  const open = openOfGroup(group);
  if (open.length === 0) return "Accept group";
  const changes = group.letter === "" ? "" : `, ${counted(openCount(open), "change")}`;
  return `Accept group (${counted(open.length, cellNoun)}${changes})`;
}

/**
 * The buttons that decide of a group, and how much of it is decided.
 * @param {Group} group
 */
function groupDecisions(group) {
  if (!reviewAccess) return [];
  const accept = button("Accept", () => acceptGroup(group), { class: "plain", "data-group": "accept", "data-asks": groupId(group) });
  const reject = button("Reject", () => decide("reject", openOnes(group.cells), { onlyOpen: true }), {
    class: "plain", "data-group": "reject", "aria-label": `Reject group ${group.letter}`.trim(),
  });
  const standing = make("span", { class: "quiet standing" });
  groupStandings.push(() => {
    const decided = group.cells.length - openOnes(group.cells).length;
    const open = openOfGroup(group);
    accept.textContent = open.length === 0 ? "Accept" : `Accept ${counted(open.length, cellNoun)}`;
    accept.setAttribute("aria-label", acceptGroupTitle(group));
    accept.title = proofCount(open);
    accept.disabled = review.isOver || open.length === 0;
    reject.disabled = review.isOver || openOnes(group.cells).length === 0;
    standing.textContent = decided === 0 ? ""
      : `${decided === group.cells.length ? "✓ " : ""}${decided.toLocaleString("en")} of ${group.cells.length.toLocaleString("en")} decided`;
  });
  return [accept, reject, standing];
}

/**
 * What brings each group's standing up to date.
 * @type {(() => void)[]}
 */
const groupStandings = [];
