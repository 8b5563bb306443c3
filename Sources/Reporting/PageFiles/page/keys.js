"use strict";
// The keyboard: one table of what each key does, which help shows too.

/** @typedef {{keys: string[], words: string, does: () => void, when?: () => boolean}} Key */

const inViewer = () => shown.view === "cell";
const inReview = () => reviewAccess !== null && !review.isOver;

const isOfKnownSize = () => {
  const cell = cellsByName.get(shown.cell);
  return inViewer() && cell !== undefined && hasTextSize(cell);
};

/** @type {Key[]} */
const keys = [
  { keys: ["j", "ArrowRight"], words: `Next ${cellNoun} that differs`, does: () => visit(1) },
  { keys: ["k", "ArrowLeft"], words: `Previous ${cellNoun} that differs`, does: () => visit(-1) },
  { keys: ["Enter"], words: `Open the ${cellNoun}`, does: () => openFocused(), when: () => shown.view === "matrix" },
  ...modes.map(([mode, title], at) => ({
    keys: [String(at + 1)], words: title, does: () => go({ mode }), when: inViewer,
  })),
  { keys: ["."], words: "Next difference", does: () => jump(1), when: inViewer },
  { keys: [","], words: "Previous difference", does: () => jump(-1), when: inViewer },
  { keys: ["+", "="], words: "Zoom in", does: () => zoomBy(1), when: inViewer },
  { keys: ["-", "−"], words: "Zoom out", does: () => zoomBy(-1), when: inViewer },
  { keys: ["0"], words: "Zoom to fit", does: () => zoomTo(null), when: inViewer },
  { keys: ["g"], words: "Turn guides on or off", does: switchGuides, when: inViewer },
  { keys: ["x"], words: "Swap the blinking pictures", does: swapBlink, when: () => inViewer() && shown.mode === "blink" },
  ...knowsTextSizes
    ? [{ keys: ["i"], words: "Compare the sizes of this sample", does: () => go({ view: "sizes" }), when: isOfKnownSize }] : [],
  ...report?.comparison
    ? [] : [{ keys: ["o"], words: "All styles at this size", does: openHierarchy, when: () => shown.view !== "hierarchy" && categories.length > 0 }],
  { keys: ["m", "b", "Escape"], words: "Back to the matrix", does: leaveViewer, when: () => shown.view !== "matrix" },
  { keys: ["Escape"], words: "Clear the filters", does: clearFilters, when: () => shown.view === "matrix" && isFiltered() },
  { keys: ["/"], words: "Search", does: goToSearch },
  { keys: ["?"], words: "Help", does: openHelp },
  { keys: ["a"], words: "Accept the cell and all its changes", does: () => decideLookedAt("accept"), when: inReview },
  { keys: ["c"], words: "Accept the first open change in every cell that has it", does: () => acceptChangeLookedAt(), when: inReview },
  { keys: ["A"], words: "Accept the group and all its changes", does: () => acceptGroupLookedAt(), when: inReview },
  { keys: ["r"], words: "Reject the cell", does: () => decideLookedAt("reject"), when: inReview },
  { keys: ["s"], words: "Skip the cell", does: () => decideLookedAt("skip"), when: inReview },
  { keys: ["u", "z"], words: "Undo (also Ctrl+Z)", does: undo, when: inReview },
];

/** @param {KeyboardEvent} event */
function pressKey(event) {
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) {
    if (event.key === "Escape" && event.target === searchField) leaveSearch();
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey && !event.altKey && inReview()) {
    event.preventDefault();
    void undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (ownsKey(event)) return;
  const key = keys.find((key) => key.keys.includes(event.key) && (key.when?.() ?? true));
  // A key that is held down decides nothing twice.
  if (!key || (event.repeat && /^[a-zA-Z?/0-9]$/.test(event.key) && !["j", "k"].includes(event.key))) return;
  event.preventDefault();
  key.does();
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && ["search", "text"].includes(target.type));
}

/**
 * Whether the focused element has a use of its own for a key.
 * @param {KeyboardEvent} event
 */
function ownsKey(event) {
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === "range") return key.startsWith("Arrow");
  if (target instanceof Element && target.closest(".sample-lines")) return key.startsWith("Arrow");
  return key === "Enter" && target instanceof Element && target.matches("button, summary, a, input");
}

function openFocused() {
  const cell = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
  const first = cell ?? cellsToVisit()[0]?.name;
  if (first) go({ view: "cell", cell: first });
}

function openHierarchy() {
  const name = shown.cell || (/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell ?? "");
  const cell = cellsByName.get(name);
  go({ view: "hierarchy", category: cell?.category ?? "", ramp: cell ? rampOf(cell).label : "" });
}

function clearFilters() {
  go(noFilter);
}

function goToSearch() {
  if (shown.view !== "matrix") go({ view: "matrix" });
  searchField.focus();
  searchField.select();
}

function leaveSearch() {
  searchField.blur();
  const first = cellsToVisit()[0];
  if (first) focusInMatrix(first.name);
}
