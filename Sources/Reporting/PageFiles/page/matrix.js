"use strict";
// The matrix: styles and their ramps down, categories across, each cell its verdict by letter and colour.

/** @type {Map<string, HTMLElement>} */
const matrixCells = new Map();
/** @type {{style: Style, body: HTMLElement, rows: [Ramp, HTMLElement][], sums: Map<string, HTMLElement>}[]} */
const matrixStyles = [];
const matrixNote = make("p", { class: "note" });
const matrixGrid = make("div", {
  role: "grid", class: "matrix", "aria-label": report?.comparison ? "Pictures by folder" : "Cells by style and text size",
  onclick: openFromMatrix, onkeydown: moveInMatrix, onfocusin: rememberStop,
});

/** @returns {HTMLElement} */
function matrixView() {
  matrixGrid.style.setProperty("--columns", String(categories.length));
  // On a phone, half of them in a line leave each wide enough for a finger.
  matrixGrid.style.setProperty("--narrow-columns", String(categories.length > 6 ? Math.ceil(categories.length / 2) : categories.length));
  matrixGrid.append(make("div", { role: "row", class: "row columns" },
    make("span", { role: "columnheader", class: "label", "data-column": 0 }, report?.comparison ? "Folder" : "Style"),
    ...categories.map((category, at) => make("span", {
      role: "columnheader", class: "column", tabindex: -1, "data-column": at + 1,
      ...report?.comparison ? {} : { "data-hierarchy": category, title: `All styles at ${category}` },
    }, columnTitle(category)))));
  for (const style of styles) matrixGrid.append(matrixStyle(style));
  return make("section", { class: "matrix-view", "aria-label": "Matrix" },
    make("h2", {}, `All ${cellNoun}s`), filterBar(), matrixGrid, matrixNote);
}

/** @param {Style} style */
function matrixStyle(style) {
  const sums = new Map(categories.map((category, at) => [category, make("span", {
    role: "gridcell", class: "sum", "data-column": at + 1, tabindex: -1,
  })]));
  const toggle = make("span", {
    role: "rowheader", class: "label", tabindex: -1, "data-column": 0, "data-style": style.style,
    "aria-expanded": "true",
    title: style.title,
  }, make("span", { class: "twist", "aria-hidden": "true" }), make("span", { class: "name" }, style.title));
  const head = make("div", { role: "row", class: "row style" }, toggle, ...sums.values());
  const rows = style.ramps.map((ramp) => /** @type {[Ramp, HTMLElement]} */ ([ramp, matrixRow(ramp)]));
  const body = make("div", { role: "rowgroup", class: "rowgroup" }, head, ...rows.map(([, row]) => row));
  body.style.setProperty("--rows", String(rows.length + 1));
  matrixStyles.push({ style, body, rows, sums });
  return body;
}

/** @param {Ramp} ramp */
function matrixRow(ramp) {
  return make("div", { role: "row", class: "row" },
    make("span", {
      role: "rowheader", class: "label", tabindex: -1, "data-column": 0,
      ...[...ramp.cells.values()].some(hasTextSize)
        ? { "data-sizes": ramp.key, title: `Compare the sizes of ${ramp.label}` } : { title: ramp.label },
    }, make("bdi", { dir: "ltr" }, ramp.label)),
    ...categories.map((category, at) => {
      const cell = ramp.cells.get(category);
      if (!cell) return make("span", { role: "gridcell", class: "none" });
      const element = make("span", {
        role: "gridcell", tabindex: -1, "data-column": at + 1, "data-cell": cell.name,
        title: cellTitle(cell) || undefined,
      });
      matrixCells.set(cell.name, element);
      showSign(element, cell);
      return element;
    }));
}

/** Shows the rows and cells that the filters let through, and tells how many they hide. */
function showMatrix() {
  const passes = currentFilter();
  let hiddenRows = 0;
  let count = 0;
  for (const { style, body, rows, sums } of matrixStyles) {
    let any = false;
    /** @type {Map<string, Cell[]>} */
    const matching = new Map();
    for (const [ramp, row] of rows) {
      let matches = false;
      for (const cell of ramp.cells.values()) {
        const isShown = passes(cell);
        matrixCells.get(cell.name)?.classList.toggle("aside", !isShown);
        if (!isShown) continue;
        matches = true;
        count += 1;
        matching.set(cell.category, [...matching.get(cell.category) ?? [], cell]);
      }
      row.hidden = !matches;
      if (!matches) hiddenRows += 1;
      any ||= matches;
    }
    body.hidden = !any;
    for (const [category, sum] of sums) showSum(style, category, sum, matching.get(category) ?? []);
  }
  const words = count === 0 ? ["No cell matches the filters."] : [];
  if (hiddenRows > 0) {
    words.push(isFiltered() ? `The filters hide ${counted(hiddenRows, "row")}.`
      : `${counted(hiddenRows, "row")} without differences ${hiddenRows === 1 ? "is" : "are"} hidden.`);
  }
  keepStop();
  refill(matrixNote, words.join(" "), " ", words.length > 0 && button("Show all cells", () => {
    go({ ...noFilter, equal: true });
  }, { class: "plain" }));
}

/**
 * What stands for a style's cells of one category: how many differ, in the colour of the worst verdict; in
 * a review, how many of them are decided.
 * @param {Style} style
 * @param {string} category
 * @param {HTMLElement} sum
 * @param {Cell[]} cells
 */
function showSum(style, category, sum, cells) {
  const worst = verdictOrder.find((verdict) => cells.some((cell) => verdictOf(cell) === verdict));
  const first = cells.find((cell) => verdictOf(cell) === worst);
  const differing = cells.filter(differs);
  const counted = differing.length > 0 ? differing : worst === "equal" ? [] : cells.filter((cell) => verdictOf(cell) === worst);
  const decided = differing.filter((cell) => !isOpen(cell)).length;
  const isDone = decided > 0 && decided === differing.length;
  const verdicts = verdictOrder.map((verdict) => ({ verdict, count: cells.filter((cell) => verdictOf(cell) === verdict).length }))
    .filter(({ count }) => count > 0).map(({ verdict, count }) => `${count} ${verdict}`);
  const words = `${verdicts.join(", ") || "no cells shown"}${decided > 0 ? `; ${decided} of ${differing.length} decided` : ""}`;
  sum.className = `sum${worst ? ` is-${worst}` : ""}${isDone ? " done" : ""}`;
  sum.textContent = isDone ? "✓" : decided > 0 ? `${decided}/${differing.length}` : counted.length > 0 ? String(counted.length) : "";
  sum.setAttribute("aria-label", `${style.title}, ${category}: ${words}`);
  sum.title = visible(words);
  if (first) sum.dataset.open = first.name;
  else delete sum.dataset.open;
}

/**
 * What happened to a cell, for those who point at it.
 * @param {Cell} cell
 */
function cellTitle(cell) {
  const group = groupOf(cell);
  const words = changeWords(cell) || cell.words || "";
  return group ? `Group ${group.letter}: ${words}` : words;
}

/**
 * Gives a cell of the matrix its letter and colour: those of its group where it changed, of its verdict where it
 * did not, and with them the sign of what was decided.
 * @param {HTMLElement} element
 * @param {Cell} cell
 */
function showSign(element, cell) {
  const verdict = verdictOf(cell);
  const group = groupOf(cell);
  const decision = decisionOf(cell.name);
  const sign = decision ? decisionSigns[decision.state] : undefined;
  element.className = `cell is-${verdict}${groupLook(cell)}${sign ? ` decided is-${decision?.state}` : ""}${
    element.classList.contains("aside") ? " aside" : ""}`;
  element.textContent = `${group?.letter ?? (sign ? "" : verdictSigns[verdict].letter)}${sign?.letter ?? ""}`;
  const said = [verdict, group && `group ${group.letter}`, sign?.word].filter(Boolean).join(", ");
  element.setAttribute("aria-label", visible(`${capitalized(cell.styleTitle)}, ${rampOf(cell).label}, ${cell.category}: ${said}`));
}

/**
 * Puts what was decided on the cells.
 * @param {Iterable<string>} names
 */
function markDecisions(names) {
  for (const name of names) {
    const element = matrixCells.get(name);
    const cell = cellsByName.get(name);
    if (element && cell) showSign(element, cell);
  }
}
