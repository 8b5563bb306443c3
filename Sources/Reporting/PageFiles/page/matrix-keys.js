"use strict";
// Moving in the matrix: one stop for Tab, arrows from cell to cell, Enter or a click to open.

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function stopOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-column]")) : null;
}

/** @param {Event} event */
function openFromMatrix(event) {
  const stop = stopOf(event.target);
  if (stop) openStop(stop);
}

/** @param {HTMLElement} stop */
function openStop(stop) {
  const { cell, open, style, sizes, hierarchy } = stop.dataset;
  const name = cell ?? open;
  if (name) go({ view: "cell", cell: name });
  else if (hierarchy) go({ view: "hierarchy", category: hierarchy, ramp: "" });
  else if (sizes) go({ view: "sizes", cell: firstOf(rampsByKey.get(sizes)) });
  else if (style) foldStyle(stop);
}

/** @param {Ramp | undefined} ramp */
function firstOf(ramp) {
  const inOrder = [...ramp?.cells.values() ?? []];
  return (inOrder.find(differs) ?? inOrder[0])?.name ?? "";
}

/** @param {HTMLElement} toggle */
function foldStyle(toggle) {
  const folded = toggle.closest(".rowgroup")?.classList.toggle("folded") ?? false;
  toggle.setAttribute("aria-expanded", String(!folded));
  keepStop();
}

/** @param {Event} event */
function rememberStop(event) {
  const stop = stopOf(event.target);
  if (stop) takeStop(stop);
}

/** @param {HTMLElement} stop */
function takeStop(stop) {
  for (const other of matrixGrid.querySelectorAll("[tabindex='0']")) other.setAttribute("tabindex", "-1");
  stop.setAttribute("tabindex", "0");
}

/** Gives Tab another stop where filters or a folded style took the one it had. */
function keepStop() {
  const stop = /** @type {HTMLElement | null} */ (matrixGrid.querySelector("[tabindex='0']"));
  const isCell = stop?.dataset.cell !== undefined && !stop.classList.contains("aside");
  if (stop && (stop === document.activeElement || (isCell && isInSight(stop)))) return;
  const cell = cellsToVisit().map((cell) => matrixCells.get(cell.name)).find((element) => element && isInSight(element));
  const [columns, first] = visibleRows();
  const next = cell ?? stopIn(first ?? columns, 0);
  if (next) takeStop(next);
}

/**
 * Whether neither filters nor a folded style hide a stop.
 * @param {HTMLElement} stop
 */
function isInSight(stop) {
  const row = /** @type {HTMLElement | null} */ (stop.closest(".row"));
  return row !== null && isVisibleRow(row);
}

/** @param {HTMLElement | null | undefined} stop */
function focusStop(stop) {
  if (!stop) return;
  stop.focus();
  stop.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The rows that can be seen, from top to bottom. */
function visibleRows() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (matrixGrid.querySelectorAll(".row"))]
    .filter(isVisibleRow);
}

/** @param {HTMLElement} row */
function isVisibleRow(row) {
  const body = row.parentElement;
  return !row.hidden && !body?.hidden && !(body?.classList.contains("folded") && !row.classList.contains("style"));
}

/**
 * The stop of a row nearest to a column.
 * @param {HTMLElement} row
 * @param {number} column
 */
function stopIn(row, column) {
  const stops = [.../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("[data-column][tabindex]"))];
  const distance = (/** @type {HTMLElement} */ stop) => Math.abs(Number(stop.dataset.column) - column);
  return stops.sort((a, b) => distance(a) - distance(b))[0];
}

/** @param {KeyboardEvent} event */
function moveInMatrix(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const stop = stopOf(event.target);
  const row = /** @type {HTMLElement | null | undefined} */ (stop?.closest(".row"));
  if (!stop || !row) return;
  const column = Number(stop.dataset.column);
  const rows = visibleRows();
  const at = rows.indexOf(row);
  const inRow = [.../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("[data-column][tabindex]"))];
  const place = inRow.indexOf(stop);
  /** @type {Record<string, () => void>} */
  const moves = {
    ArrowUp: () => focusStop(rows[at - 1] && stopIn(rows[at - 1], column)),
    ArrowDown: () => focusStop(rows[at + 1] && stopIn(rows[at + 1], column)),
    ArrowLeft: () => focusStop(inRow[place - 1]),
    ArrowRight: () => focusStop(inRow[place + 1]),
    Home: () => focusStop(inRow[0]),
    End: () => focusStop(inRow[inRow.length - 1]),
    PageUp: () => focusStop(stopIn(rows[Math.max(0, at - 10)], column)),
    PageDown: () => focusStop(stopIn(rows[Math.min(rows.length - 1, at + 10)], column)),
    Enter: () => openStop(stop),
    " ": () => openStop(stop),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}

/**
 * Puts the focus on the next cell that stands out, from the one that has it.
 * @param {1 | -1} step
 */
function visitInMatrix(step) {
  const visits = cellsToVisit();
  if (visits.length === 0) return;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell;
  const at = visits.findIndex((cell) => cell.name === focused);
  const next = at < 0 ? (step > 0 ? 0 : visits.length - 1) : (at + step + visits.length) % visits.length;
  focusInMatrix(visits[next].name);
}

/** @param {string} name */
function focusInMatrix(name) {
  const stop = matrixCells.get(name);
  const body = stop?.closest(".folded");
  const toggle = /** @type {HTMLElement | null | undefined} */ (body?.querySelector("[data-style]"));
  if (toggle) foldStyle(toggle);
  focusStop(stop);
}
