"use strict";
// The page: its parts in their places, and which of them is shown.

const matrixPart = make("div", { class: "matrix-part" });
const sheetPart = make("div", { class: "sheet-part" });
/**
 * The view that was shown last, so that the focus moves only with it.
 * @type {string}
 */
let lastPlace = "";

function buildPage() {
  if (!report) {
    document.body.append(make("main", {}, make("h1", {}, "This report cannot be read"),
      make("p", {}, "The data in this page is missing or incomplete. Make the page again with: typeproof report")));
    return;
  }
  matrixPart.append(pageHead());
  const list = groupList();
  if (list) matrixPart.append(list);
  matrixPart.append(matrixView());
  document.body.append(make("main", {}, matrixPart, viewer, sheetPart), printedCells, reviewBar, liveRegion, helpDialog);
  readAddress();
  addEventListener("keydown", answerQuestion, true);
  addEventListener("click", leaveQuestion, true);
  addEventListener("keydown", pressKey);
  addEventListener("popstate", () => {
    readAddress();
    showPage();
  });
  new ResizeObserver(() => {
    if (shown.view === "cell") layOut();
  }).observe(stagePanes);
  showPage();
  void startReview();
}

/** Shows what is chosen. */
function showPage() {
  keepingFocus(rebuildPage);
  if (lastPlace !== "" && shown.view !== lastPlace) arrive(shown.view);
  lastPlace = shown.view;
}

function rebuildPage() {
  const cell = cellsByName.get(shown.cell);
  matrixPart.hidden = shown.view !== "matrix";
  viewer.hidden = shown.view !== "cell" || !cell;
  sheetPart.hidden = shown.view !== "sizes" && shown.view !== "hierarchy";
  showFilters();
  if (shown.view === "matrix") {
    showMatrix();
    for (const bringUpToDate of groupStandings) bringUpToDate();
  }
  if (shown.view !== "cell") clearInterval(blinkTimer);
  if (shown.view === "cell" && cell) showViewer(cell);
  if (shown.view === "sizes" && cell) refill(sheetPart, sizesView(cell));
  if (shown.view === "hierarchy") refill(sheetPart, hierarchyView());
  showReviewBar();
  showTitle(cell);
}

/** @param {Cell | undefined} cell */
function showTitle(cell) {
  const suite = visible(report?.suite ?? "");
  const place = shown.view === "matrix" || !cell ? verdictOfRun() : titleOf(cell);
  document.title = `${visible(place)} – ${suite} – Typeproof`;
}

/**
 * Puts the focus where reading goes on in another view.
 * @param {string} place
 */
function arrive(place) {
  if (place === "matrix") return;
  scrollTo(0, 0);
  const part = place === "cell" ? viewer : sheetPart;
  part.querySelector("h1")?.focus();
}

buildPage();
