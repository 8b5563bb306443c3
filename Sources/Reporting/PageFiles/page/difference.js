"use strict";
// The picture of a difference, in the colours of the one that typeproof diff draws.

/** Okabe and Ito's vermilion, blue and reddish purple, which most eyes tell apart. */
const removedInk = [0xd5, 0x5e, 0x00];
const addedInk = [0x00, 0x72, 0xb2];
const recoloredInk = [0xcc, 0x79, 0xa7];
const outsideBoth = [0xc8, 0xc8, 0xc8];

/**
 * What two pictures differ in: ink that is gone, ink that is new, ink of another colour; what both have in
 * pale grey.
 * @param {ImageData} expected
 * @param {ImageData} actual
 */
function differenceOf(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const result = new ImageData(width, height);
  const oldGround = expected.data.slice(0, 3);
  const newGround = actual.data.slice(0, 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = x < expected.width && y < expected.height ? (y * expected.width + x) * 4 : -1;
      const after = x < actual.width && y < actual.height ? (y * actual.width + x) * 4 : -1;
      const oldInk = before < 0 ? 0 : distance(expected.data, before, oldGround, 0);
      const newInk = after < 0 ? 0 : distance(actual.data, after, newGround, 0);
      result.data.set(pixelOf(before, after, oldInk, newInk, expected.data, actual.data), (y * width + x) * 4);
    }
  }
  return result;
}

/**
 * @param {number} before Where the pixel is; below 0 where the picture does not reach.
 * @param {number} after
 * @param {number} oldInk
 * @param {number} newInk
 * @param {Uint8ClampedArray} old
 * @param {Uint8ClampedArray} now
 */
function pixelOf(before, after, oldInk, newInk, old, now) {
  if (before < 0 && after < 0) return tint(outsideBoth, 255);
  if (after < 0) return tint(removedInk, 40 + (oldInk * 215) / 255);
  if (before < 0) return tint(addedInk, 40 + (newInk * 215) / 255);
  const change = distance(old, before, now, after);
  if (change === 0) return tint([0, 0, 0], oldInk / 4);
  const gain = newInk - oldInk;
  // A grey edge changes by as much as its ink does; another colour changes by much more.
  const color = Math.abs(gain) < change / 2 ? recoloredInk : gain > 0 ? addedInk : removedInk;
  return tint(color, 110 + (change * 145) / 255);
}

/**
 * The greatest difference of two colours in one channel.
 * @param {Uint8ClampedArray} one
 * @param {number} at
 * @param {Uint8ClampedArray} other
 * @param {number} otherAt
 */
function distance(one, at, other, otherAt) {
  return Math.max(
    Math.abs(one[at] - other[otherAt]), Math.abs(one[at + 1] - other[otherAt + 1]),
    Math.abs(one[at + 2] - other[otherAt + 2]));
}

/**
 * A colour on white; strength from 0 to 255.
 * @param {number[]} color
 * @param {number} strength
 */
function tint(color, strength) {
  return [...color.map((level) => 255 - ((255 - level) * strength) / 255), 255];
}

/**
 * A canvas with the difference, filled when both pictures are decoded.
 * @param {Picture} expected
 * @param {Picture} actual
 */
function differenceCanvas(expected, actual) {
  const canvas = make("canvas", { role: "img", "aria-label": "Difference: removed ink in orange, added ink in blue" });
  void (async () => {
    const result = differenceOf(await pixelsOf(expected.source), await pixelsOf(actual.source));
    canvas.width = result.width;
    canvas.height = result.height;
    canvas.getContext("2d")?.putImageData(result, 0, 0);
  })();
  return canvas;
}
