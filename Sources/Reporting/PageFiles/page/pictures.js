"use strict";
// The pictures of a cell, where the page has them, and their pixels.

/** @typedef {"expected" | "actual"} Side */
/**
 * One px of the source is so many of the picture.
 * @typedef {{source: string, scale: number}} Picture
 */

/** @type {Record<Side, string>} */
const sideTitles = report?.comparison ? { expected: "Expected", actual: "Actual" } : { expected: "Golden", actual: "Current" };
/** @type {Side[]} */
const sides = ["expected", "actual"];

/**
 * A picture of a cell, or null where the page has none.
 * @param {Cell} cell
 * @param {Side} side
 * @returns {Picture | null}
 */
function pictureOf(cell, side) {
  const name = cell.pictures?.[side];
  const source = name ? pictures[name] : null;
  if (source) return { source, scale: 1 };
  // Both sides of a cell that passes exactly are one picture.
  return !name && cell.verdict === "equal" ? goldens[cell.name] ?? null : null;
}

/**
 * Why there is no picture, and how to get it.
 * @param {Cell} cell
 * @param {Side} side
 */
function absenceOf(cell, side) {
  const name = cell.pictures?.[side];
  if (name) return `This page does not contain the picture ${name}. Look in the folder of the report.`;
  if (cell.file && differs(cell)) {
    const digest = side === "expected" ? cell.file.expectedSHA256 : cell.file.actualSHA256;
    return digest ? `The ${side} file cannot be shown as a picture.` : `There is no ${side} file.`;
  }
  if (cell.verdict === "missing" && side === "expected") return "This cell has no golden yet.";
  if (cell.verdict === "obsolete" && side === "actual") return "No suite declares this cell, so it was not drawn.";
  if (cell.verdict === "failed" && side === "actual") return "This cell could not be drawn.";
  if (!differs(cell)) {
    return "This cell matches its golden, and the page leaves out such pictures. Include them with: typeproof report --all";
  }
  return "This report has no picture of the cell.";
}

/**
 * Any picture of a cell: what is drawn today, else what is on record.
 * @param {Cell} cell
 */
function anyPictureOf(cell) {
  return pictureOf(cell, "actual") ?? pictureOf(cell, "expected");
}

/**
 * The size of a cell's picture in px, from its layout.
 * @param {Cell} cell
 * @param {Side} side
 */
function extentOf(cell, side) {
  return layoutOfSide(cell, side)?.picture ?? null;
}

/** @type {Map<string, Promise<ImageData>>} */
const decodedPictures = new Map();

/**
 * The pixels of an embedded picture. The last few are kept.
 * @param {string} source
 * @returns {Promise<ImageData>}
 */
function pixelsOf(source) {
  const known = decodedPictures.get(source);
  if (known) return known;
  const pixels = decode(source);
  decodedPictures.set(source, pixels);
  if (decodedPictures.size > 6) decodedPictures.delete([...decodedPictures.keys()][0]);
  return pixels;
}

/** @param {string} source */
async function decode(source) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
