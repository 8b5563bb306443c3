"use strict";
// Elements made from values. Text goes in as text and nowhere as markup, with hidden characters shown.

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */
/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element. Attributes that are false, null or absent are left out; those named “on…” are listeners.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  fill(element, children);
  return element;
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  set(element, attributes);
  fill(element, children);
  return element;
}

/** Attributes that people read; all others are for the page itself, and stay as they are. */
const readAttributes = new Set(["title", "alt", "aria-label", "placeholder"]);

/**
 * @param {Element} element
 * @param {Attributes} attributes
 */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, readAttributes.has(name) ? visible(String(value)) : String(value));
    }
  }
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
function fill(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : visible(String(child)));
  }
}

/**
 * Gives an element other children.
 * @param {Element} element
 * @param {...Child} children
 */
function refill(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/**
 * @param {string} label
 * @param {(event: MouseEvent) => void} action
 * @param {Attributes} [attributes]
 */
function button(label, action, attributes = {}) {
  return make("button", { type: "button", onclick: action, ...attributes }, label);
}

/**
 * Coordinates of a cell: left to right and apart from the text around them, whatever they hold.
 * @param {string} name
 */
function coordinates(name) {
  return make("bdi", { dir: "ltr", class: "coordinates" }, name);
}

/**
 * A word of the report, which unfolds to what “typeproof explain” says of it.
 * @param {string} title What the word is, such as “Verdict”.
 * @param {string} word
 * @param {string | undefined} meaning
 */
function explained(title, word, meaning) {
  if (!meaning) return null;
  return make("details", { class: "explained" }, make("summary", {}, `${title}: `, make("strong", {}, word)),
    make("p", {}, meaning, " ", make("code", {}, `typeproof explain ${word}`)));
}

/**
 * A key to press, as help and hints show it.
 * @param {string} key
 */
function keycap(key) {
  return make("kbd", {}, key);
}

const liveRegion = make("p", { role: "status", "aria-live": "polite", class: "unseen" });

/**
 * Says to readers who do not see the page what they did.
 * @param {string} sentence
 */
function announce(sentence) {
  liveRegion.textContent = visible(sentence);
}
