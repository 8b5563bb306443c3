"use strict";
// Where a cell's pictures stand: zoomed, moved, laid on each other.

/** How many px of the page one px of a picture takes. */
const zoomSteps = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

/** How many px of the page a point of the text needs for two pictures to stand side by side. */
const leastScale = 0.75;

/**
 * A picture that can be pointed at.
 * @typedef {{side: Side, element: HTMLElement, extent: Extent}} Paper
 */

const stage = {
  /** @type {Cell | null} */
  cell: null,
  /**
   * A step of the zoom; null where all of the picture fits.
   * @type {number | null}
   */
  zoom: null,
  /** What the zoom comes to. */
  scale: 1,
  /** Which place that differs was jumped to; -1 for none. */
  place: -1,
  /**
   * The area of a finding that was asked for.
   * @type {Box | null}
   */
  area: null,
  /** From 0, only what is on record, to 1, only today’s. */
  slider: 0.5,
  onion: 0.5,
  isBlinking: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  /** @type {Side} */
  blinkSide: "expected",
  /** @type {Paper[]} */
  papers: [],
};

const stagePanes = make("div", {
  class: "panes",
  onkeydown: moveLoupeByKeys, onpointermove: moveLoupe, onpointerdown: startDrag, ondblclick: zoomAtPointer,
});
const stageTools = make("div", { class: "tools" });
const stageOptions = make("div", { class: "options" });

/** Draws the pictures of the cell anew, in the way that is chosen. */
function showStage() {
  const { cell } = stage;
  if (cell) keepingFocus(() => redrawStage(cell));
}

/** @param {Cell} cell */
function redrawStage(cell) {
  const place = scrollPlace();
  stage.papers = [];
  const sources = { expected: pictureOf(cell, "expected"), actual: pictureOf(cell, "actual") };
  const both = sources.expected !== null && sources.actual !== null;
  // A cell that is as recorded has one picture, and one that has only one cannot be compared.
  const mode = both && cell.verdict !== "equal" ? shown.mode : "side";
  stagePanes.className = `panes mode-${mode}`;
  const panes = mode === "side" ? sidePanes(cell) : [overlaidPane(cell, mode)];
  refill(stagePanes, ...panes);
  stagePanes.classList.toggle("is-single", panes.length === 1);
  refill(stageTools, modeButtons(cell, mode, both), zoomButtons(), placeButtons(cell));
  refill(stageOptions, modeOptions(mode), guideSwitches());
  // Without a picture there is nothing to do there.
  stageTools.hidden = stage.papers.length === 0;
  stageOptions.hidden = stage.papers.length === 0;
  layOut();
  restorePlace(place);
  showLoupe();
  runBlink(mode);
}

/** Gives everything its size, for the zoom and the room there is. */
function layOut() {
  if (!stage.cell) return;
  const extents = stage.papers.map(measuredExtent);
  const widest = Math.max(1, ...extents.map((extent) => extent.width));
  const room = stagePanes.clientWidth - 2;
  const gap = parseFloat(getComputedStyle(stagePanes).columnGap) || 0;
  const fits = { beside: scaleWithin((room - gap) / 2 - 3, widest), stacked: scaleWithin(room - 3, widest) };
  const areTwo = stagePanes.childElementCount > 1;
  // The zoom has no say in it, so that the panes stay where they are while it changes.
  const isStacked = areTwo && fits.beside * stage.cell.scale < leastScale;
  stagePanes.classList.toggle("stacked", isStacked);
  stage.scale = stage.zoom ?? (areTwo && !isStacked ? fits.beside : fits.stacked);
  for (const [at, paper] of stage.papers.entries()) {
    paper.element.style.width = `${extents[at].width * stage.scale}px`;
    paper.element.style.height = `${extents[at].height * stage.scale}px`;
    paper.element.classList.toggle("crisp", stage.scale >= 1);
    for (const layer of paper.element.querySelectorAll("img.layer")) sizeLayer(/** @type {HTMLImageElement} */ (layer));
  }
  showMix();
}

/**
 * The zoom at which a picture fits; it is never made larger than it is.
 * @param {number} room
 * @param {number} width
 */
function scaleWithin(room, width) {
  return Math.min(1, Math.max(0.05, room / width));
}

/**
 * The size that a paper has to have: as its layout says, but what was really drawn counts more.
 * @param {Paper} paper
 * @returns {Extent}
 */
function measuredExtent(paper) {
  const images = [...paper.element.querySelectorAll("img")].filter((image) => image.naturalWidth > 0);
  const canvas = paper.element.querySelector("canvas");
  if (paper.element.classList.contains("overlaid") && stage.cell) {
    const known = sides.map((side) => stage.cell && extentOf(stage.cell, side));
    const all = [...known, ...images.map(natural), canvas && { width: canvas.width, height: canvas.height }];
    const extent = {
      width: Math.max(...all.map((extent) => extent?.width ?? 0)), height: Math.max(...all.map((extent) => extent?.height ?? 0)),
    };
    paper.element.querySelector("svg")?.setAttribute("viewBox", `0 0 ${extent.width} ${extent.height}`);
    return extent;
  }
  if (paper.extent.width > 0) return paper.extent;
  return images.length > 0 ? natural(images[0]) : { width: 1, height: 1 };
}

/** @param {HTMLImageElement} image */
function natural(image) {
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** @param {HTMLImageElement} layer */
function sizeLayer(layer) {
  layer.style.width = `${layer.naturalWidth * stage.scale}px`;
  layer.style.height = `${layer.naturalHeight * stage.scale}px`;
}
