"use strict";
// What happened to a cell: its changes, what follows from them, what its pixels show, what the audit says.

/** More changes of a cell than these are not listed at once. */
const mostListed = 12;
/** Whose long lists are unfolded. */
let unfoldedCell = "";

/** @param {Cell} cell */
function whatHappened(cell) {
  const isChanged = verdictOf(cell) === "changed" && changesOf(cell).length > 0;
  return make("section", { class: "happened", "aria-label": "What changed" },
    make("p", { class: "cause" }, isChanged ? counted(changesOf(cell).length, "change")
      : capitalized(cell.words ?? verdictSigns[verdictOf(cell)].about)),
    isChanged ? sameWords(cell) : alikeWords(cell),
    !cell.isRecorded && !cell.file && explained("Verdict", cell.verdict, meanings.verdicts[cell.verdict]),
    proofOfCell(cell),
    ...(cell.file?.rules ?? []).map((rule) => make("p", { class: "rule" }, rule)),
    isChanged && cell.file && make("p", { class: "quiet" }, capitalized(cell.words ?? "")),
    isChanged && make("ol", { class: "own-changes" }, ...shortened(cell, changesOf(cell).map((own, at) => ownChange(cell, own, at)))),
    !isChanged && unseenInputs(cell),
    consequenceList(cell),
    pixelWords(cell),
    cell.tolerance && make("p", {}, `Tolerance: ${cell.tolerance}`,
      typeof cell.countedPixels === "number" ? `. ${counted(cell.countedPixels, "pixel")} ${cell.countedPixels === 1 ? "counts" : "count"} against it.` : "",
      cell.isNear ? " The cell is close to the limit." : ""));
}

/**
 * The first items of a list, and a button for the rest.
 * @param {Cell} cell
 * @param {HTMLElement[]} items
 * @returns {HTMLElement[]}
 */
function shortened(cell, items) {
  if (items.length <= mostListed || unfoldedCell === cell.name) return items;
  const more = make("li", { class: "rest" }, button(`Show ${items.length - mostListed} more`, () => {
    unfoldedCell = cell.name;
    showPage();
  }, { class: "plain" }));
  return [...items.slice(0, mostListed), more];
}

/** @param {Cell} cell */
function sameWords(cell) {
  const group = groupOf(cell);
  if (!group) return null;
  if (group.count === 1) return make("p", { class: "quiet" }, `The only ${cellNoun} in group ${group.letter}.`);
  return make("p", { class: "quiet" },
    `One of ${counted(group.count, cellNoun)} in group ${group.letter}. They all have the same changes. `,
    button("Show them in the matrix", () => go({ ...noFilter, group: group.letter, view: "matrix" }), { class: "plain" }));
}

/**
 * A change of a cell: what it is, which cells have it, where it is seen, and whether it is accepted.
 * @param {Cell} cell
 * @param {OwnChange} own
 * @param {number} at Its place in the cell.
 */
function ownChange(cell, own, at) {
  const numbered = changesByNumber.get(own.number);
  const isRepeated = changesOf(cell).findIndex((other) => other.number === own.number) < at;
  return make("li", { class: "own-change", "data-change": own.number },
    placeOrWords(own.change),
    numbered && make("p", { class: "meta" },
      make("span", { class: "number" }, numbered.number),
      button(numbered.count === 1 ? "Show it in the matrix" : `Show all ${counted(numbered.count, cellNoun)}`,
        () => go({ ...noFilter, change: numbered.number, view: "matrix" }),
        { class: "plain", "aria-label": `${numbered.count === 1 ? "Show it in the matrix" : `Show all ${counted(numbered.count, cellNoun)}`} with change ${numbered.number}` }),
      changeStanding(cell, own.number)),
    explained("Kind", own.change.kind, meanings.kinds[own.change.kind]),
    numbered && !isRepeated && changeDecision(cell, numbered));
}

/**
 * What happened, as a button where it can be shown in the picture.
 * @param {Change} change
 */
function placeOrWords(change) {
  const { area } = change;
  if (!area) return make("p", { class: "what" }, capitalized(change.sentence));
  return button(capitalized(change.sentence), () => {
    stage.area = area;
    showPlace(area);
    announce(`Shown at ${area.x}, ${area.y} px`);
  }, { class: "finding", title: "Show it in the picture" });
}

/** @param {Cell} cell */
function consequenceList(cell) {
  const all = cell.consequences ?? [];
  if (all.length === 0) return null;
  return make("div", {}, make("h3", {}, (cell.changes?.length ?? 0) === 1 ? "Effects of this change" : "Effects of these changes"),
    make("ul", { class: "findings" }, ...shortened(cell, all.map((change) => make("li", {}, placeOrWords(change))))));
}

/**
 * What differs for a cell and does not show in it.
 * @param {Cell} cell
 */
function unseenInputs(cell) {
  const inputs = cell.changes ?? [];
  if (inputs.length === 0) return null;
  return make("div", {}, make("h3", {}, "Changed inputs with no visible effect"),
    make("ul", { class: "changes" }, ...inputs.map((change) => make("li", {}, capitalized(change.sentence)))));
}

/**
 * How many have the verdict of a cell that has no changes in common with others.
 * @param {Cell} cell
 */
function alikeWords(cell) {
  const verdict = verdictOf(cell);
  const count = verdictCounts.get(verdict) ?? 0;
  if (!differs(cell) || verdict === "changed" || count < 2) return null;
  return make("p", { class: "quiet" }, `One of ${count.toLocaleString("en")} ${verdict} cells. `,
    button("Show them in the matrix", () => go({ ...noFilter, verdicts: [verdict], view: "matrix" }), { class: "plain" }));
}

/** @param {Cell} cell */
function pixelWords(cell) {
  const picture = cell.picture;
  if (!picture || verdictOf(cell) !== "changed") return null;
  if (picture.verdict === "equal") return make("p", { class: "quiet" }, "The pixels are identical.");
  if (picture.difference) {
    const { differingPixels, boundingBox: box, greatestChannelDifference } = picture.difference;
    return make("p", { class: "quiet" },
      `${counted(differingPixels, "pixel differs", "pixels differ")} within ${box.width} × ${box.height} px at (${box.x}, ${box.y}). `,
      `The largest channel difference is ${greatestChannelDifference} of 255.`);
  }
  if (picture.expectedSize && picture.size) {
    const { expectedSize: before, size: now } = picture;
    return make("p", { class: "quiet" },
      `The picture is ${now.width} × ${now.height} px. The ${cell.file ? "expected picture" : "golden"} is ${before.width} × ${before.height} px.`);
  }
  return null;
}

/**
 * What the audit says of the cell's style at its category.
 * @param {Cell} cell
 */
function auditOf(cell) {
  const plain = (/** @type {string} */ name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const names = new Set([plain(cell.style), plain(cell.styleTitle)]);
  const findings = (report?.audit ?? []).filter((finding) => names.has(plain(finding.style)) &&
    (finding.categories.length === 0 || finding.categories.includes(cell.category)));
  if (findings.length === 0) return null;
  return make("details", { class: "panel", open: findings.length <= 3 },
    make("summary", {}, `Style audit: ${counted(findings.length, "finding")}`),
    make("ul", { class: "audit" }, ...findings.map(auditItem)));
}
