"use strict";
// Lines over a picture: where the layout says that baselines, letters, lines and ink are.

/** @type {Record<string, string>} */
const guideTitles = {
  baselines: "Baselines", letters: "Letter heights", boxes: "Line boxes", ink: "Ink bounds",
  places: "Differences", unexplained: "Unexplained",
};
/**
 * The guides that are on, for whichever cell is shown.
 * @type {Set<string>}
 */
const guidesOn = new Set(["places", "unexplained"]);
/** Guides that show differences. They stay on when the layout guides are turned off. */
const guidesOfDifferences = ["places", "unexplained"];
/**
 * Those to come back to when all were put out.
 * @type {string[]}
 */
let guidesBefore = ["baselines", "letters", "boxes", "ink", ...guidesOfDifferences];
/**
 * Whose guides lie over pictures that are laid on each other.
 * @type {Side}
 */
let guideSide = "actual";

/** Puts all guides out, or on again. */
function switchGuides() {
  const layoutGuides = [...guidesOn].filter((guide) => !guidesOfDifferences.includes(guide));
  if (layoutGuides.length > 0) {
    guidesBefore = [...guidesOn];
    for (const guide of layoutGuides) guidesOn.delete(guide);
    announce("Guides off");
  } else {
    for (const guide of guidesBefore) guidesOn.add(guide);
    announce("Guides on");
  }
  showStage();
}

/**
 * The layout that a side was drawn by. A cell that passes has the same on record, which is not told twice;
 * of any other one, what the report leaves out is not known.
 * @param {Cell} cell
 * @param {Side} side
 */
function layoutOfSide(cell, side) {
  if (side === "actual") return cell.actualLayout;
  return cell.expectedLayout ?? (["equal", "tolerated"].includes(cell.verdict) ? cell.actualLayout : undefined);
}

/**
 * A drawing to lay over a picture, in its px.
 * @param {Cell} cell
 * @param {Side} side
 * @param {Extent} extent
 */
function guideDrawing(cell, side, extent) {
  const drawing = draw("svg", {
    class: "guides", viewBox: `0 0 ${extent.width} ${extent.height}`, preserveAspectRatio: "none", "aria-hidden": "true",
  });
  const layout = layoutOfSide(cell, side);
  if (layout) fill(drawing, layout.lines.flatMap((line) => lineGuides(cell, layout, line)));
  if (guidesOn.has("places")) fill(drawing, placeBoxes(cell));
  // Its px are those of the golden, which is seen in all views but on today’s own picture.
  if (guidesOn.has("unexplained") && (side === "expected" || shown.mode !== "side")) fill(drawing, unexplainedFrame(cell));
  return drawing;
}

/**
 * @param {Cell} cell
 * @param {Layout} layout
 * @param {Line} line
 */
function lineGuides(cell, layout, line) {
  const scale = cell.scale;
  const x = (/** @type {number} */ points) => points * scale + layout.frameAt.x;
  const y = (/** @type {number} */ points) => points * scale + layout.frameAt.y;
  const rule = (/** @type {string} */ look, /** @type {number} */ height) => draw("line", {
    class: look, x1: x(line.left), x2: x(line.left + line.width), y1: y(height), y2: y(height),
  });
  const box = (/** @type {string} */ look, /** @type {number[]} */ [left, top, right, bottom]) => draw("rect", {
    class: look, x: x(left), y: y(top), width: Math.max(0, (right - left) * scale),
    height: Math.max(0, (bottom - top) * scale),
  });
  /** @type {SVGElement[]} */
  const marks = [];
  if (guidesOn.has("boxes")) marks.push(box("line-box", [line.left, line.top, line.left + line.width, line.bottom]));
  if (guidesOn.has("ink") && line.ink) {
    marks.push(box("ink-box", [line.ink.left, line.ink.top, line.ink.right, line.ink.bottom]));
  }
  if (guidesOn.has("letters") && cell.letterHeights && hasFontsOfToday(cell, layout)) {
    // The heights are those of today's size; a layout of another size has them in proportion.
    const ratio = cell.actualLayout ? layout.size / cell.actualLayout.size : 1;
    marks.push(rule("x-height", line.baseline - cell.letterHeights.xHeight * ratio));
    marks.push(rule("cap-height", line.baseline - cell.letterHeights.capHeight * ratio));
  }
  if (guidesOn.has("baselines")) marks.push(rule("baseline", line.baseline));
  return marks;
}

/**
 * Whether what is known of today's faces holds for a layout.
 * @param {Cell} cell
 * @param {Layout} layout
 */
function hasFontsOfToday(cell, layout) {
  const words = (/** @type {Layout | undefined} */ layout) =>
    JSON.stringify(layout?.fonts.map((font) => [font.name, font.instance, font.digest]));
  return words(layout) === words(cell.actualLayout);
}

/** @param {Cell} cell */
function placeBoxes(cell) {
  return placesOf(cell).map((box, at) => boxMark(box, `place${at === stage.place ? " current" : ""}`));
}

/**
 * A frame around a box that leaves its px to be seen.
 * @param {Box} box
 * @param {string} look
 */
function boxMark(box, look) {
  return draw("rect", { class: look, x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 });
}

/**
 * A frame around what no input explains: outside of the frame of a place, and inside the picture.
 * @param {Cell} cell
 */
function unexplainedFrame(cell) {
  const area = unexplainedArea(cell);
  if (!area) return [];
  const extent = extentOf(cell, "expected") ?? { width: Infinity, height: Infinity };
  const [x, y] = [Math.max(0, area.x - 3), Math.max(0, area.y - 3)];
  const width = Math.min(extent.width, area.x + area.width + 3) - x;
  const height = Math.min(extent.height, area.y + area.height + 3) - y;
  return ["unexplained-ground", "unexplained"].map((look) => draw("rect", { class: look, x, y, width, height }));
}

/** The switches of the guides. */
function guideSwitches() {
  const { cell } = stage;
  const hasLetters = cell?.letterHeights !== undefined;
  const hasPlaces = cell !== null && placesOf(cell).length > 0;
  const hasUnexplained = cell !== null && unexplainedArea(cell) !== null;
  const switches = Object.entries(guideTitles)
    // Of another tool's picture, nobody knows the layout.
    .filter(([guide]) => (guidesOfDifferences.includes(guide) || !cell?.file) &&
      (guide !== "letters" || hasLetters) && (guide !== "places" || hasPlaces) &&
      (guide !== "unexplained" || hasUnexplained))
    .map(([guide, title]) => make("label", {
      class: `switch guide-${guide}`,
      title: guide === "letters" ? "Measured in the current fonts. The golden shows them if its fonts are the same." : undefined,
    }, make("input", {
      type: "checkbox", checked: guidesOn.has(guide), "data-guide": guide,
      onchange: () => {
        if (!guidesOn.delete(guide)) guidesOn.add(guide);
        showStage();
      },
    }), title));
  const overlaid = shown.mode !== "side";
  const whose = overlaid && make("label", { class: "switch" }, "Show for ", make("select", {
    "aria-label": "Picture whose guides are shown", onchange: (event) => {
      guideSide = event.target.value;
      showStage();
    },
  }, ...sides.map((side) => make("option", { value: side, selected: side === guideSide }, sideTitles[side].toLowerCase()))));
  return make("fieldset", { class: "guide-switches" }, make("legend", {}, "Guides ", keycap("g")), make("div", { class: "guide-list" }, ...switches, whose));
}
