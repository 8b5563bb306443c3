"use strict";
// The loupe: the px under the pointer, large, with its place and its values.

/** How many px of the picture the loupe shows across, and how large each is. */
const loupeReach = 13;
const loupeZoom = 8;

const loupe = {
  /** @type {{x: number, y: number} | null} */
  at: null,
};
const loupePanel = make("div", { class: "loupe" });
/** @type {Record<Side, HTMLCanvasElement>} */
const loupeGlasses = {
  expected: make("canvas", { width: loupeReach * loupeZoom, height: loupeReach * loupeZoom, "aria-hidden": "true" }),
  actual: make("canvas", { width: loupeReach * loupeZoom, height: loupeReach * loupeZoom, "aria-hidden": "true" }),
};
/** @type {Record<Side, HTMLElement>} */
const loupeValues = { expected: make("output", { "data-value": "expected" }), actual: make("output", { "data-value": "actual" }) };
const loupePlace = make("output", { "data-value": "place" });
loupePanel.append(make("p", { class: "loupe-place" }, "Loupe ", loupePlace), ...sides.map((side) =>
  make("figure", {}, loupeGlasses[side], make("figcaption", {}, sideTitles[side], make("br"), loupeValues[side]))));

/**
 * The px that an event points at.
 * @param {MouseEvent} event
 */
function pointUnder(event) {
  const element = event.target instanceof Element ? event.target.closest(".paper") : null;
  if (!element) return null;
  const frame = element.getBoundingClientRect();
  return {
    x: Math.floor((event.clientX - frame.left - element.clientLeft) / stage.scale),
    y: Math.floor((event.clientY - frame.top - element.clientTop) / stage.scale),
  };
}

/** @param {PointerEvent} event */
function moveLoupe(event) {
  const point = pointUnder(event);
  if (!point) return;
  loupe.at = point;
  showLoupe();
}

/** @param {KeyboardEvent} event */
function moveLoupeByKeys(event) {
  /** @type {Record<string, [number, number]>} */
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  const isScroller = event.target instanceof Element && event.target.matches(".scroller");
  if (!step || !isScroller || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const place = scrollPlace() ?? { x: 0, y: 0 };
  const from = loupe.at ?? { x: Math.round(place.x), y: Math.round(place.y) };
  const far = event.shiftKey ? 10 : 1;
  const extent = stage.papers[0]?.extent ?? { width: 1, height: 1 };
  loupe.at = {
    x: Math.min(extent.width - 1, Math.max(0, from.x + step[0] * far)),
    y: Math.min(extent.height - 1, Math.max(0, from.y + step[1] * far)),
  };
  keepInSight(loupe.at);
  void showLoupe().then(() => {
    const [before, now] = sides.map((side) => loupeValues[side].textContent);
    announce(`${loupePlace.textContent}; golden ${before}; current ${now}`);
  });
}

/** @param {{x: number, y: number}} point */
function keepInSight(point) {
  const scroller = scrollers()[0];
  if (!scroller) return;
  const x = point.x * stage.scale - scroller.scrollLeft;
  const y = point.y * stage.scale - scroller.scrollTop;
  if (x < 0 || y < 0 || x > scroller.clientWidth || y > scroller.clientHeight) restorePlace(point);
}

/** Shows what is under the loupe in both pictures. */
async function showLoupe() {
  const { at } = loupe;
  const { cell } = stage;
  loupePanel.classList.toggle("idle", !at);
  if (!at || !cell) {
    loupePlace.textContent = "Point at a picture, or focus it and press the arrow keys.";
    for (const side of sides) clearGlass(side);
    return;
  }
  for (const mark of stagePanes.querySelectorAll(".crosshair")) {
    mark.setAttribute("x", String(at.x));
    mark.setAttribute("y", String(at.y));
  }
  const frame = layoutOf(cell)?.frameAt ?? { x: 0, y: 0 };
  const inPoints = [(at.x - frame.x) / cell.scale, (at.y - frame.y) / cell.scale].map((number) => short(number)).join(", ");
  loupePlace.textContent = `${at.x}, ${at.y} px; ${inPoints} pt`;
  for (const side of sides) await showGlass(cell, side, at);
}

/**
 * @param {Cell} cell
 * @param {Side} side
 * @param {{x: number, y: number}} at
 */
async function showGlass(cell, side, at) {
  const picture = pictureOf(cell, side);
  const context = loupeGlasses[side].getContext("2d");
  if (!picture || picture.scale !== 1 || !context) {
    clearGlass(side);
    loupeValues[side].textContent = picture ? "only a thumbnail" : "no picture";
    return;
  }
  const pixels = await pixelsOf(picture.source);
  if (loupe.at !== at) return;
  const middle = Math.floor(loupeReach / 2);
  context.clearRect(0, 0, loupeReach * loupeZoom, loupeReach * loupeZoom);
  for (let row = 0; row < loupeReach; row += 1) {
    for (let column = 0; column < loupeReach; column += 1) {
      const value = valueAt(pixels, at.x + column - middle, at.y + row - middle);
      if (!value) continue;
      context.fillStyle = `rgb(${value[0]} ${value[1]} ${value[2]} / ${value[3] / 255})`;
      context.fillRect(column * loupeZoom, row * loupeZoom, loupeZoom, loupeZoom);
    }
  }
  context.strokeStyle = "#d55e00";
  context.lineWidth = 1;
  context.strokeRect(middle * loupeZoom + 0.5, middle * loupeZoom + 0.5, loupeZoom - 1, loupeZoom - 1);
  const value = valueAt(pixels, at.x, at.y);
  loupeValues[side].textContent = value ? value.join(" ") : "outside";
}

/** @param {Side} side */
function clearGlass(side) {
  loupeGlasses[side].getContext("2d")?.clearRect(0, 0, loupeReach * loupeZoom, loupeReach * loupeZoom);
  loupeValues[side].textContent = "";
}

/**
 * Red, green, blue and alpha of a pixel; null beyond the picture.
 * @param {ImageData} pixels
 * @param {number} x
 * @param {number} y
 */
function valueAt(pixels, x, y) {
  if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return null;
  return [...pixels.data.subarray((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 4)];
}
