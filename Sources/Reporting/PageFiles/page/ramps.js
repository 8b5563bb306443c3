"use strict";
// Cells in order: styles by size, ramps within them, categories from XS to AX5.

/** All content size categories, in the order of their sizes. */
const allCategories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
/** Those that the run has. */
const categories = allCategories.filter((category) => cells.some((cell) => cell.category === category));

/**
 * @typedef {object} Ramp One sample in one style, at all categories.
 * @property {string} key
 * @property {string} style
 * @property {string} label What tells it from other ramps of its style.
 * @property {string} words All there is to search, in small letters.
 * @property {Map<string, Cell>} cells By category.
 */

/** @typedef {{style: string, title: string, ramps: Ramp[], size: number}} Style */

/** @param {Cell} cell */
function layoutOf(cell) {
  return cell.actualLayout ?? cell.expectedLayout;
}

/** @param {Cell} cell */
function rampKey(cell) {
  return JSON.stringify([cell.style, cell.sample, cell.variants, cell.scale]);
}

/**
 * The text of a cell as its lines show it.
 * @param {Cell} cell
 */
function sampleText(cell) {
  return layoutOf(cell)?.lines.map((line) => line.text).join(" ") ?? "";
}

/**
 * The language that the sample is set in, such as “ar”; null where none is declared.
 * @param {Cell} cell
 */
function languageOf(cell) {
  return layoutOf(cell)?.set.match(/(?:^|, )language ([A-Za-z0-9-]{2,35})(?:,|$)/)?.[1] ?? null;
}

/** @param {Cell} cell */
function rampLabel(cell) {
  const scale = scaleCount > 1 ? [`@${short(cell.scale)}x`] : [];
  return [cell.sample, ...cell.variants, ...scale].join(" · ");
}

/**
 * What a cell is called: its style and size, or the file of another tool’s picture.
 * @param {Cell} cell
 */
function titleOf(cell) {
  return cell.file?.path ?? `${capitalized(cell.styleTitle)} at ${cell.category}`;
}

/** Whether any cell has a text size: pictures of another tool only if their names say it. */
const knowsTextSizes = cells.some(hasTextSize);

/** @param {Cell} cell */
function hasTextSize(cell) {
  return !cell.file || cell.file.knowsTextSize;
}

/**
 * What a column of the matrix is called. Pictures whose names say no text size are in the column of “L”.
 * @param {string} category
 */
function columnTitle(category) {
  const files = cells.flatMap((cell) => (cell.category === category && cell.file ? [cell.file] : []));
  if (files.length === 0 || files.every((file) => file.knowsTextSize)) return category;
  if (files.some((file) => file.knowsTextSize)) return `${category}, none`;
  return knowsTextSizes ? "No size" : "Verdict";
}

const scaleCount = new Set(cells.map((cell) => cell.scale)).size;

/** @returns {Style[]} */
function stylesInOrder() {
  /** @type {Map<string, Style>} */
  const styles = new Map();
  /** @type {Map<string, Ramp>} */
  const ramps = new Map();
  for (const cell of cells) {
    let style = styles.get(cell.style);
    if (!style) {
      style = { style: cell.style, title: cell.file ? cell.styleTitle : capitalized(cell.styleTitle), ramps: [], size: 0 };
      styles.set(cell.style, style);
    }
    const key = rampKey(cell);
    let ramp = ramps.get(key);
    if (!ramp) {
      ramp = { key, style: cell.style, label: rampLabel(cell), words: "", cells: new Map() };
      ramps.set(key, ramp);
      style.ramps.push(ramp);
    }
    ramp.cells.set(cell.category, cell);
    const layout = layoutOf(cell);
    // Bold is larger by a hair: a headline stands before a body of its size.
    if (layout && cell.category === "L") style.size = Math.max(style.size, layout.size + layout.weight / 10000);
  }
  for (const ramp of ramps.values()) {
    const samples = new Set([...ramp.cells.values()].map(sampleText));
    ramp.words = [styles.get(ramp.style)?.title, ramp.label, ...samples].join(" ").toLowerCase();
  }
  return [...styles.values()].sort((a, b) => b.size - a.size || (a.style < b.style ? -1 : 1));
}

const styles = stylesInOrder();
const ramps = styles.flatMap((style) => style.ramps);
const rampsByKey = new Map(ramps.map((ramp) => [ramp.key, ramp]));

/**
 * @param {Cell} cell
 * @returns {Ramp}
 */
function rampOf(cell) {
  const ramp = rampsByKey.get(rampKey(cell));
  if (!ramp) throw new Error(`${cell.name} is in no ramp`);
  return ramp;
}

/** The cells as the matrix has them: row by row. */
const cellsInOrder = ramps.flatMap((ramp) =>
  categories.flatMap((category) => ramp.cells.get(category) ?? []));
