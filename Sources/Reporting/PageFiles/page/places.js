"use strict";
// Where a picture differs: glyph by glyph as the report tells it, joined to words and lines to look at.

/** From as many on, a report may leave out what comes after. */
const mostClusters = 1024;

/** @type {WeakMap<Cell, Box[]>} */
const placesOfCells = new WeakMap();

/**
 * The places that differ, from top to bottom: boxes beside each other are one where less than their height
 * is between them, as between words.
 * @param {Cell} cell
 */
function placesOf(cell) {
  let places = placesOfCells.get(cell);
  if (!places) {
    places = joinedAlongLines(cell.clusters ?? []);
    placesOfCells.set(cell, places);
  }
  return places;
}

/**
 * @param {Box[]} boxes
 * @returns {Box[]}
 */
function joinedAlongLines(boxes) {
  /** @type {Box[]} */
  const joined = [];
  for (const box of [...boxes].sort((a, b) => a.x - b.x || a.y - b.y)) {
    const left = joined.findIndex((other) => {
      const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
      const height = Math.min(box.height, other.height);
      return shared * 2 >= height && box.x - (other.x + other.width) <= height;
    });
    if (left < 0) joined.push(box);
    else joined[left] = union(joined[left], box);
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {Box}
 */
function union(one, other) {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x, y, width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
