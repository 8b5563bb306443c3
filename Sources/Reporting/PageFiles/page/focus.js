"use strict";
// Where the focus is while parts of the page are made anew.

/**
 * Runs what makes parts of the page anew. Where that takes away what has the focus, what stands in its place
 * gets it, so that nobody who uses the keyboard is thrown back to the start.
 * @param {() => void} rebuild
 */
function keepingFocus(rebuild) {
  const focused = document.activeElement;
  const path = pathTo(focused);
  rebuild();
  if (!focused || focused === document.body || focused.isConnected) return;
  /** @type {Element | undefined} */
  let place = document.body;
  for (const at of path) place = place?.children[at];
  if (place instanceof HTMLElement && place.tagName === focused.tagName) place.focus({ preventScroll: true });
  // A button that did its work may be gone: reading goes on from the title of what is shown.
  if (document.activeElement === document.body) {
    const part = [viewer, sheetPart].find((part) => !part.hidden);
    part?.querySelector("h1")?.focus({ preventScroll: true });
  }
}

/**
 * The places of an element and of what holds it among their siblings, from the body down.
 * @param {Element | null} element
 */
function pathTo(element) {
  const path = [];
  for (let at = element; at?.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}
