"use strict";
// What the page is told: the report of a run and its pictures, as Swift wrote them into the document.

/**
 * A rectangle in px of a picture.
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */
/** @typedef {{width: number, height: number}} Extent */

/**
 * @typedef {object} Line A line of text; lengths in pt of the frame.
 * @property {number} baseline
 * @property {number} left
 * @property {number} width
 * @property {number} top
 * @property {number} bottom
 * @property {{left: number, top: number, right: number, bottom: number}} [ink]
 * @property {[number, number]} range
 * @property {string} text
 */

/**
 * @typedef {object} Layout What a cell was set in, and how it came out; lengths in pt, the picture in px.
 * @property {string} unicode
 * @property {number} size
 * @property {number} [leading]
 * @property {string} [known]
 * @property {number} weight
 * @property {{name: string, instance: string, digest: string}[]} fonts
 * @property {number} [width]
 * @property {string} set
 * @property {{range: [number, number], set: string}[]} runs
 * @property {string} [tolerance]
 * @property {Extent} frame
 * @property {Extent} picture
 * @property {{x: number, y: number}} frameAt
 * @property {Line[]} lines
 * @property {{kind: string, line?: number, range?: [number, number], detail: string}[]} flags
 * @property {string} pixels
 */

/**
 * @typedef {object} Change One thing that is not as it was: an input, or an effect that was seen.
 * @property {number} [number] Its number among the changes of the run; only of a cell that changed.
 * @property {string} kind
 * @property {string} role “input” for what the project says; all others are effects.
 * @property {string} sentence
 * @property {string} [aspect]
 * @property {string} [before]
 * @property {string} [after]
 * @property {number[]} [lines]
 * @property {string} [text]
 * @property {Box} [area]
 * @property {boolean} [isPart]
 */

/**
 * @typedef {object} Proof Whether the changes of a cell explain every pixel that differs.
 * @property {"proved" | "explained" | "unexplained" | "unknown"} result
 * @property {number} [pixels] How many pixels no input explains.
 * @property {Box} [within] Where these are, in px of the golden.
 * @property {string} [reason] Why it is not proved.
 */

/**
 * @typedef {object} Cell
 * @property {string} name
 * @property {string} style
 * @property {string} styleTitle
 * @property {string} sample
 * @property {string[]} variants
 * @property {number} scale
 * @property {string} category
 * @property {string} verdict
 * @property {boolean} isRecorded
 * @property {string} [words]
 * @property {Change[]} [changes] Of a changed cell all; of one that passes, inputs that do not show in it.
 * @property {Change[]} [consequences] What the changes explain.
 * @property {Box[]} [clusters]
 * @property {Proof} [proof] Of a changed cell only.
 * @property {boolean} [isNear]
 * @property {string} [tolerance]
 * @property {number | null} [countedPixels]
 * @property {{verdict: string, difference?: {differingPixels: number, boundingBox: Box,
 *   greatestChannelDifference: number}, expectedSize?: Extent, size?: Extent}} [picture]
 * @property {{expected: string | null, actual: string | null, difference: string | null}} [pictures]
 * @property {{xHeight: number, capHeight: number}} [letterHeights]
 * @property {Layout} [expectedLayout]
 * @property {Layout} [actualLayout]
 * @property {string[]} [expectedElements] The parts of an interface, line by line as in its layout text.
 * @property {string[]} [actualElements]
 * @property {{path: string, expectedSHA256: string | null, actualSHA256: string | null, obstacle?: string,
 *   otherName?: string, knowsTextSize: boolean, rules?: string[]}} [file] Of a picture that another tool made.
 */

/**
 * @typedef {object} AuditFinding
 * @property {string} rule
 * @property {string} severity
 * @property {string | null} appleName
 * @property {string} why
 * @property {string} words
 * @property {string} style
 * @property {string[]} categories
 * @property {string} [sample]
 * @property {{path: string, text?: string}} [element]
 * @property {number} [width]
 * @property {number} [line]
 */

/**
 * Cells with the same changes.
 * @typedef {{letter: string, sentence: string, kinds: string[], count: number, cells: string[]}} ChangeGroup
 */
/**
 * A change with every cell that has it, alone or with others.
 * @typedef {{number: number, kind: string, sentence: string, count: number, cells: string[]}} NumberedChange
 */

/**
 * @typedef {object} Report
 * @property {number} schemaVersion
 * @property {string} tool
 * @property {string} toolVersion
 * @property {string} suite
 * @property {string} goldens
 * @property {string | null} commit
 * @property {boolean} allowsObsolete
 * @property {number} declared
 * @property {number} compared
 * @property {number} exitCode
 * @property {Record<string, number>} counts
 * @property {Cell[]} cells
 * @property {ChangeGroup[]} groups
 * @property {NumberedChange[]} changes
 * @property {string[]} strayFiles
 * @property {string[]} trouble
 * @property {string[]} differences
 * @property {{cell: string, known: number, missed: string[]} | null} selfCheck
 * @property {string[]} libraryDrift
 * @property {AuditFinding[]} [audit]
 * @property {{tool: string | null, metric: string}} [comparison] In a report of pictures that another tool made.
 */

// A report that is not as it should be can stop the script at any place: say so, where a blank page would
// say nothing. Nothing below may be used here, as it may not be there yet.
addEventListener("error", (event) => {
  if (document.querySelector("main")) return;
  const main = document.body.appendChild(document.createElement("main"));
  main.appendChild(document.createElement("h1")).textContent = "This report cannot be shown";
  main.appendChild(document.createElement("p")).textContent =
    "The data in this page has an unexpected form. Make the page again with: typeproof report";
  main.appendChild(document.createElement("p")).textContent = event.message;
});

/**
 * A value that stands in the document.
 * @template T
 * @param {string} id
 * @returns {T | null} Null where it is absent, cut short, or null itself.
 */
function embedded(id) {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? "null");
  } catch {
    return null;
  }
}

/** The report's form that this page knows all members of. */
const knownSchema = 4;

const report = /** @type {Report | null} */ (embedded("results"));
/** Pictures of what differs, by the names that cells give them. */
const pictures = /** @type {Record<string, string | null>} */ (embedded("pictures") ?? {});
/** Small pictures of cells that are as recorded: how many px of the picture one of theirs is. */
const goldens = /** @type {Record<string, {source: string, scale: number}>} */ (embedded("goldens") ?? {});
/** What verdicts and kinds of changes mean, as “typeproof explain” says it. */
const meanings = /** @type {{verdicts: Record<string, string>, kinds: Record<string, string>}} */ (
  embedded("meanings") ?? { verdicts: {}, kinds: {} });
/** What a server needs to know its reader by; null where the page was opened from a file. */
const reviewAccess = /** @type {{token: string} | null} */ (embedded("review"));

/** All cells, in the order of the report. */
const cells = report?.cells ?? [];
const cellsByName = new Map(cells.map((cell) => [cell.name, cell]));
