"use strict";
// One cell, its pictures and all that is known of it.

const viewerHead = make("header", { class: "viewer-head" });
/** What changes with each decision. */
const happenedPart = make("div", {});
const viewerSide = make("aside", { class: "viewer-side", "aria-label": "About this cell" });
const viewer = make("section", { class: "viewer", "aria-label": "Cell" },
  viewerHead,
  make("div", { class: "viewer-main" },
    make("div", { class: "stage" }, stageTools, stageOptions, stagePanes, loupePanel), viewerSide));

/**
 * Shows a cell. What was chosen of zoom and guides stays.
 * @param {Cell} cell
 */
function showViewer(cell) {
  const isNew = stage.cell !== cell;
  if (isNew) {
    stage.cell = cell;
    stage.place = -1;
    stage.area = null;
    loupe.at = null;
  }
  showViewerHead(cell);
  refill(happenedPart, whatHappened(cell));
  // What is unfolded there stays so while the same cell is seen in another way.
  if (isNew) {
    refill(viewerSide,
      happenedPart, acceptPanel(cell), sampleLines(cell),
      !cell.file && make("section", { class: "panel", "aria-label": "Layout" }, make("h2", {}, "Layout"), factsTable(cell)),
      curveFigure(cell), auditOf(cell));
  }
  showStage();
  // Zoomed in, a new cell is shown where it differs.
  const first = placesOf(cell)[0];
  if (isNew && stage.zoom !== null && first) centre(first);
}

/** @param {Cell} cell */
function showViewerHead(cell) {
  const visits = cellsToVisit();
  const at = visits.indexOf(cell);
  const verdict = verdictOf(cell);
  const group = groupOf(cell);
  refill(viewerHead,
    make("nav", { class: "steps", "aria-label": "Cells" },
      button("‹ Matrix", leaveViewer, { "aria-keyshortcuts": "m Escape", class: "back" }),
      button("↑", () => visit(-1), { "aria-label": `Previous ${cellNoun}`, "aria-keyshortcuts": "k" }),
      button("↓", () => visit(1), { "aria-label": `Next ${cellNoun}`, "aria-keyshortcuts": "j" }),
      make("span", { class: "quiet" }, at < 0
        ? `not in the list of ${counted(visits.length, cellNoun)}`
        : `${(at + 1).toLocaleString("en")} of ${visits.length.toLocaleString("en")}`),
      make("span", { class: "spread" }),
      hasTextSize(cell) && button("Sizes", () => go({ view: "sizes" }), { title: "Compare the sizes of this sample (i)", "aria-keyshortcuts": "i" }),
      !cell.file && button("All styles", () => go({ view: "hierarchy", category: cell.category, ramp: rampOf(cell).label }), {
        title: `All styles at ${cell.category} (o)`, "aria-keyshortcuts": "o",
      })),
    make("div", { class: "cell-title" },
      signOf(cell, " large"),
      make("div", {}, make("h1", { tabindex: -1 }, titleOf(cell)),
        make("p", {}, make("span", { class: "verdict-word" }, group ? `${verdict}, group ${group.letter}` : verdict), " ",
          cell.file ? rampLabel(cell) : coordinates(cell.name)))),
    decisionBar(cell));
}

/**
 * Shows the next cell that stands out.
 * @param {1 | -1} step
 */
function visit(step) {
  if (shown.view === "matrix") {
    visitInMatrix(step);
    return;
  }
  const visits = cellsToVisit();
  const cell = cellsByName.get(shown.cell);
  if (visits.length === 0 || !cell) return;
  const at = visits.indexOf(cell);
  // From a cell that the filters hide, go on from its place in the order of all.
  const next = at >= 0 ? at + step : step > 0
    ? visits.findIndex((other) => cellsInOrder.indexOf(other) > cellsInOrder.indexOf(cell))
    : visits.filter((other) => cellsInOrder.indexOf(other) < cellsInOrder.indexOf(cell)).length - 1;
  const target = visits[(next + visits.length) % visits.length];
  go({ cell: target.name });
  announce(`${titleOf(target)}, ${rampOf(target).label}: ${verdictOf(target)}`);
}

function leaveViewer() {
  const { cell } = shown;
  go({ view: "matrix" });
  focusInMatrix(cell);
}
