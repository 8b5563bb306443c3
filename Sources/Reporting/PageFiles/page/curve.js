"use strict";
// The sizes of a ramp across the categories, on record and today.

/** @typedef {{category: string, before: number | null, now: number | null}} Step */

/**
 * @param {Ramp} ramp
 * @returns {Step[]}
 */
function stepsOf(ramp) {
  return categories.flatMap((category) => {
    const cell = ramp.cells.get(category);
    if (!cell) return [];
    const before = layoutOfSide(cell, "expected")?.size ?? null;
    return [{ category, before, now: cell.actualLayout?.size ?? null }];
  }).filter((step) => step.before !== null || step.now !== null);
}

/** @param {Cell} cell */
function curveFigure(cell) {
  const steps = stepsOf(rampOf(cell));
  if (steps.length < 2) return null;
  const changed = steps.filter((step) => step.before !== null && step.now !== null && step.before !== step.now);
  const title = changed.length === 0
    ? `Sizes of ${capitalized(cell.styleTitle)}`
    : `Sizes of ${capitalized(cell.styleTitle)}, changed at ${listed(changed.map((step) => step.category), 12)}`;
  return make("figure", { class: "curve" },
    make("figcaption", {}, title),
    curveDrawing(steps, cell.category, title),
    make("p", { class: "key" }, make("span", { class: "key-now" }, "current"), make("span", { class: "key-before" }, "golden")),
    make("details", {}, make("summary", {}, "Show as a table"), curveTable(steps)));
}

/**
 * @param {Step[]} steps
 * @param {string} current
 * @param {string} title
 */
function curveDrawing(steps, current, title) {
  const [width, height, left, right, top, bottom] = [360, 190, 26, 2, 12, 24];
  // Half of the mark of a category, which must not lie over the numbers of the sizes.
  const half = 10;
  const sizes = steps.flatMap((step) => [step.before ?? [], step.now ?? []].flat());
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const x = (/** @type {number} */ at) => left + half + (at * (width - left - right - 2 * half)) / (steps.length - 1);
  const y = (/** @type {number} */ size) =>
    height - bottom - ((size - least) * (height - top - bottom)) / Math.max(1, most - least);
  const path = (/** @type {(step: Step) => number | null} */ size) => steps
    .map((step, at) => ({ at, size: size(step) }))
    .filter((point) => point.size !== null)
    .map((point, order) => `${order === 0 ? "M" : "L"}${short(x(point.at))} ${short(y(point.size ?? 0))}`).join("")
    .replaceAll("−", "-");
  const drawing = draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": title });
  for (const size of ticks(least, most)) {
    drawing.append(draw("line", { class: "tick", x1: left, x2: width - right, y1: y(size), y2: y(size) }),
      draw("text", { class: "size", x: left - 5, y: y(size) + 3.5 }, String(size)));
  }
  for (const [at, step] of steps.entries()) {
    if (step.category === current) {
      drawing.append(draw("rect", { class: "now-at", x: x(at) - half, y: 2, width: 2 * half, height: height - 4, rx: 4 }));
    }
    drawing.append(draw("text", { class: "category", x: x(at), y: height - 8 }, step.category));
  }
  drawing.append(draw("path", { class: "before", d: path((step) => step.before) }),
    draw("path", { class: "now", d: path((step) => step.now) }));
  for (const [at, step] of steps.entries()) drawing.append(...stepMarks(step, x(at), y));
  return drawing;
}

/**
 * @param {Step} step
 * @param {number} x
 * @param {(size: number) => number} y
 */
function stepMarks(step, x, y) {
  const { before, now } = step;
  const marks = [];
  if (before !== null && before !== now) marks.push(draw("circle", { class: "before", cx: x, cy: y(before), r: 2.5 }));
  if (now !== null) {
    const isChanged = before !== null && before !== now;
    if (isChanged) marks.push(draw("circle", { class: "ring", cx: x, cy: y(now), r: 6, "data-changed": step.category }));
    marks.push(draw("circle", { class: "now", cx: x, cy: y(now), r: 2.5 }));
  }
  return marks;
}

/**
 * Four or five round sizes.
 * @param {number} least
 * @param {number} most
 */
function ticks(least, most) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (most - least) / step <= 4.5) ?? 1000;
  const sizes = [];
  for (let size = Math.ceil(least / step) * step; size <= most; size += step) sizes.push(size);
  return sizes;
}

/** @param {Step[]} steps */
function curveTable(steps) {
  const say = (/** @type {number | null} */ size) => make("td", {}, size === null ? "–" : points(size));
  return make("table", { class: "curve-table" },
    make("thead", {}, make("tr", {}, ...["Category", sideTitles.expected, sideTitles.actual].map((title) =>
      make("th", { scope: "col" }, title)))),
    make("tbody", {}, ...steps.map((step) => make("tr", {
      class: step.before !== null && step.now !== null && step.before !== step.now ? "changed" : "",
    }, make("th", { scope: "row" }, step.category), say(step.before), say(step.now)))));
}
