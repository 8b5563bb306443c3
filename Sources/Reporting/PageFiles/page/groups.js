"use strict";
// What happened: groups of cells that have the same changes, then what differs otherwise, by verdict.

/**
 * @typedef {object} Group
 * @property {string} letter Empty where its cells are alike in their verdict only.
 * @property {number[]} numbers The numbers of its changes; none where its cells have none.
 * @property {string} sentence What its cells have in common where they have no changes.
 * @property {Cell[]} cells
 * @property {Partial<Shown>} filter What shows this group only.
 * @property {string} command What accepts it; empty where there is nothing to accept.
 */

/**
 * Every cell that differs is in one of these.
 * @returns {Group[]}
 */
function groupsOfRun() {
  const changed = (report?.groups ?? []).map((group) => ({
    letter: group.letter, numbers: numbersOfCells.get(group.cells[0]) ?? [], sentence: group.sentence,
    cells: group.cells.flatMap((name) => cellsByName.get(name) ?? []),
    filter: { ...noFilter, group: group.letter },
    command: approveCommand(`--group ${group.letter}`),
  }));
  const others = verdictOrder.flatMap((verdict) => {
    const alike = cellsInOrder.filter((cell) => differs(cell) && verdictOf(cell) === verdict && !groupOf(cell));
    return groupsOfVerdict(verdict, alike);
  });
  return [...changed, ...others].filter((group) => group.cells.length > 0).sort(byWeight);
}

/** More reasons than these are not told one by one. */
const mostReasons = 8;

/**
 * Cells of one verdict by what is said of them; all together where each has words of its own.
 * @param {string} verdict
 * @param {Cell[]} alike
 * @returns {Group[]}
 */
function groupsOfVerdict(verdict, alike) {
  const sign = verdictSigns[verdict];
  const reasons = [...new Set(alike.map((cell) => cell.words ?? ""))];
  const areFew = reasons.length <= mostReasons;
  return (areFew ? reasons : [sign.about]).map((reason) => {
    const cells = areFew ? alike.filter((cell) => (cell.words ?? "") === reason) : alike;
    return {
      letter: "", numbers: [], sentence: `${capitalized(sign.word)}: ${reason || sign.about}`, cells,
      filter: { ...noFilter, verdicts: [verdict], search: areFew && reasons.length > 1 ? reason : "" },
      command: acceptCommand(cells.filter(isAcceptable)),
    };
  });
}

/**
 * Trouble first, then what most cells have.
 * @param {Group} a
 * @param {Group} b
 */
function byWeight(a, b) {
  return Number(isTrouble(b.cells[0])) - Number(isTrouble(a.cells[0])) || b.cells.length - a.cells.length;
}

const groups = groupsOfRun();
/** @type {Map<Cell, Group>} */
const groupsByCell = new Map(groups.flatMap((group) =>
  group.cells.map((cell) => /** @type {[Cell, Group]} */ ([cell, group]))));
/** How many groups are listed before the rest is asked for. */
const listedGroups = 5;
/** How many changes of a group are listed before the rest is counted. */
const listedChanges = 4;

/** @returns {HTMLElement | null} */
function groupList() {
  if (groups.length === 0) return null;
  const items = groups.map(groupItem);
  const rest = items.slice(listedGroups);
  for (const item of rest) item.hidden = true;
  const more = button(`Show ${counted(rest.length, "more group")}`, () => {
    for (const item of rest) item.hidden = false;
    more.remove();
    rest[0].querySelector("button")?.focus();
  }, { class: "more" });
  return make("section", { class: "groups", "aria-label": "Groups" },
    make("h2", {}, "Differences"),
    make("ol", {}, ...items),
    rest.length > 0 && more);
}

/** @param {Group} group */
function groupItem(group) {
  const first = group.cells[0];
  const open = button("", () => {
    go({ ...group.filter, view: "cell", cell: first.name });
  }, { class: "group" });
  fill(open, [
    signOf(first),
    make("span", { class: "size" }, groupWords(group)),
    make("span", { class: "where", title: whereOf(group) }, whereOf(group)),
  ]);
  return make("li", { class: "group-item", "data-letter": group.letter }, thumbnail(first),
    make("div", { class: "about" }, open, changesOfGroup(group), proofOfGroup(group)),
    make("div", { class: "actions" }, categoryStrip(group),
      button("Show in matrix", () => go({ ...group.filter, view: "matrix" }), { class: "plain" }),
      ...groupDecisions(group),
      reviewAccess === null && group.command !== "" && copyButton(
        first.verdict === "obsolete" ? "Copy delete command" : "Copy accept command", group.command, "plain"),
      reviewAccess === null && group.command === "" && make("span", { class: "quiet" }, "Cannot be accepted")));
}

/**
 * What a group is: its letter, its cells, and how many changes they have in common.
 * @param {Group} group
 */
function groupWords(group) {
  const cells = counted(group.cells.length, cellNoun);
  if (group.letter === "") return cells;
  return `Group ${group.letter}: ${cells}, ${counted(group.numbers.length, "change")}`;
}

/**
 * All changes of a group, those left out counted.
 * @param {Group} group
 */
function changesOfGroup(group) {
  if (group.numbers.length === 0) return make("p", { class: "set", title: group.sentence }, group.sentence);
  // One more line would say no less than that one more is left out.
  const most = group.numbers.length === listedChanges + 1 ? listedChanges + 1 : listedChanges;
  const items = group.numbers.map((number) => make("li", {}, capitalized(told(number).sentence)));
  const rest = items.slice(most);
  for (const item of rest) item.hidden = true;
  const list = make("ul", { class: "set" }, ...items);
  if (rest.length === 0) return list;
  const more = button(`Show ${counted(rest.length, "more change")}`, () => {
    for (const item of rest) item.hidden = false;
    more.remove();
  }, { class: "plain" });
  return make("div", {}, list, more);
}

/**
 * A small picture of what a group is about, decoded once it is in sight.
 * @param {Cell} cell
 */
function thumbnail(cell) {
  const picture = anyPictureOf(cell);
  const image = picture && make("img", {
    loading: "lazy", decoding: "async", alt: "", onerror: (event) => event.target.remove(), src: picture.source,
  });
  if (image) showWhereItDiffers(image, cell);
  // The size of another tool's picture is known once it is there.
  image?.addEventListener("load", () => showWhereItDiffers(image, cell), { once: true });
  return make("div", { class: "thumbnail", "aria-hidden": "true" }, image);
}

/**
 * Shows a part of a picture, at a px for each point: where it differs first, or its middle. Another tool's picture is
 * shown where it differs most, and smaller if that does not fit.
 * @param {HTMLImageElement} image
 * @param {Cell} cell
 */
function showWhereItDiffers(image, cell) {
  const extent = extentOf(cell, "actual") ?? extentOf(cell, "expected") ??
    (cell.file && image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : null);
  if (!extent) return;
  const place = (cell.file ? largestPlaceOf(cell) : placesOf(cell)[0]) ?? { x: 0, y: 0, ...extent };
  const frame = image.parentElement?.clientWidth || extent.width;
  const zoom = cell.file
    ? Math.max(Math.min(1 / cell.scale, frame / (place.width * 1.25)), Math.min(1, frame / extent.width))
    : 1 / cell.scale;
  const [width, height] = [extent.width * zoom, extent.height * zoom];
  const [x, y] = [(place.x + place.width / 2) * zoom, (place.y + place.height / 2) * zoom];
  // Its edges stay inside those of the frame, but where it is smaller.
  const edge = (/** @type {number} */ length, /** @type {number} */ at) =>
    `max(min(0px, 50% - ${at}px), min(100% - ${length}px, 50% - ${length / 2}px))`;
  Object.assign(image.style, { inlineSize: `${width}px`, insetInlineStart: edge(width, x), insetBlockStart: edge(height, y) });
}

/**
 * The largest place that differs, the first of several.
 * @param {Cell} cell
 */
function largestPlaceOf(cell) {
  const area = (/** @type {Box} */ box) => box.width * box.height;
  return placesOf(cell).reduce(
    (/** @type {Box | null} */ largest, place) => largest && area(largest) >= area(place) ? largest : place, null);
}

/** @param {Group} group */
function whereOf(group) {
  const files = group.cells.flatMap((cell) => cell.file?.path ?? []);
  if (files.length > 0) return listed(files, 3);
  const titles = new Set(group.cells.map((cell) => capitalized(cell.styleTitle)));
  const at = categories.filter((category) => group.cells.some((cell) => cell.category === category));
  const all = at.length === categories.length && at.length > 1;
  return `${listed([...titles], 4)} at ${all ? "every size" : listed(at, 12)}`;
}

/**
 * The twelve categories as marks, those of the group filled.
 * @param {Group} group
 */
function categoryStrip(group) {
  if (!knowsTextSizes) return null;
  const first = group.cells[0];
  const marks = categories.map((category) => {
    const has = group.cells.some((cell) => cell.category === category);
    return make("i", { class: has ? `is-${verdictOf(first)}${groupLook(first)}` : "" });
  });
  return make("span", { class: "strip", "aria-hidden": "true" }, ...marks);
}
