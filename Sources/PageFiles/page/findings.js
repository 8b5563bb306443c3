"use strict";
// What happened to a cell: its cause, what its layout says, what its pixels show, what the audit says.

/** @param {Cell} cell */
function whatHappened(cell) {
  const changes = (cell.changes ?? []).filter((change) => change !== cell.cause);
  const cause = groups.find((group) => group.isCause && group.cells.length > 1 && group.cells.includes(cell));
  return make("section", { class: "happened", "aria-label": "What happened" },
    make("p", { class: "cause" }, capitalized(cell.cause ?? cell.words ?? verdictSigns[verdictOf(cell)].about)),
    cause ? causeWords(cell, cause) : alikeWords(cell),
    changes.length > 0 && make("ul", { class: "changes" }, ...changes.map((change) => make("li", {}, capitalized(change)))),
    findingList(cell.findings ?? []),
    pixelWords(cell),
    cell.tolerance && make("p", {}, `Tolerance: ${cell.tolerance}`,
      typeof cell.countedPixels === "number" ? ` ${counted(cell.countedPixels, "pixel")} counted.` : "",
      cell.isNear ? " It passes, but nearly did not." : ""));
}

/**
 * @param {Cell} cell
 * @param {Group} group
 */
function causeWords(cell, group) {
  return make("p", { class: "quiet" }, `One of ${counted(group.cells.length, "cell")} with one cause`,
    // What is told of the group is told of one of its cells, and may say more.
    cell.cause && group.sentence !== capitalized(cell.cause) ? `: ${group.sentence}. ` : ". ",
    button("See them in the matrix", () => go({ search: "", ...group.filter, view: "matrix" }), { class: "plain" }));
}

/**
 * How many have the verdict of a cell that has no cause in common with others.
 * @param {Cell} cell
 */
function alikeWords(cell) {
  const verdict = verdictOf(cell);
  const count = verdictCounts.get(verdict) ?? 0;
  if (!differs(cell) || verdict === "changed" || count < 2) return null;
  return make("p", { class: "quiet" }, `One of ${count.toLocaleString("en")} ${verdict} cells. `,
    button("See them in the matrix", () => go({ search: "", cause: "", verdicts: [verdict], view: "matrix" }), { class: "plain" }));
}

/** @param {Finding[]} findings */
function findingList(findings) {
  if (findings.length === 0) return null;
  return make("div", {}, make("h3", {}, "In the pixels"), make("ul", { class: "findings" },
    ...findings.map((finding) => make("li", {}, button(capitalized(finding.sentence), () => {
      stage.area = finding.area;
      showPlace(finding.area);
      announce(`Shown at ${finding.area.x}, ${finding.area.y} px`);
    }, { class: "finding" })))));
}

/** @param {Cell} cell */
function pixelWords(cell) {
  const picture = cell.picture;
  if (!picture || !cell.cause) return null;
  if (picture.verdict === "equal") return make("p", { class: "quiet" }, "The pixels are the same.");
  if (picture.difference) {
    const { differingPixels, boundingBox: box, greatestChannelDifference } = picture.difference;
    return make("p", { class: "quiet" },
      `${counted(differingPixels, "pixel")} within ${box.width} × ${box.height} px at ${box.x}, ${box.y}; `,
      `by up to ${greatestChannelDifference} of 255.`);
  }
  if (picture.expectedSize && picture.size) {
    const { expectedSize: before, size: now } = picture;
    return make("p", { class: "quiet" },
      `The picture is ${now.width} × ${now.height} px, and was ${before.width} × ${before.height} px.`);
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
    make("summary", {}, `Audit of the style: ${counted(findings.length, "finding")}`),
    make("ul", { class: "audit" }, ...findings.map(auditItem)));
}
