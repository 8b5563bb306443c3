"use strict";
// One sample at several sizes, and all styles at one size.

/**
 * A cell as a card: its picture where the page has one, and what it is set in.
 * @param {Cell} cell
 * @param {string} title
 */
function cellCard(cell, title) {
  const picture = anyPictureOf(cell);
  const extent = extentOf(cell, "actual");
  const layout = layoutOf(cell);
  const image = picture && make("img", {
    src: picture.source, alt: sampleText(cell).slice(0, 200), class: "paper", loading: "lazy",
  });
  // In points, so that sizes can be compared whatever their scale is.
  if (image && extent) image.style.width = `${extent.width / cell.scale}px`;
  return make("article", { class: "card" },
    make("h3", {}, signOf(cell), " ",
      button(title, () => go({ view: "cell", cell: cell.name }), { class: "plain" })),
    layout && make("p", { class: "quiet" }, sizeWords(layout)),
    make("div", { class: "card-picture" }, image ?? make("p", { class: "absent" },
      differs(cell) ? absenceOf(cell, cell.verdict === "obsolete" ? "expected" : "actual") : "This cell matches its golden. The page leaves out the picture.")));
}

/** @param {Layout} layout */
function sizeWords(layout) {
  const leading = layout.leading === undefined ? "" : `/${short(layout.leading, 3)}`;
  return [`${short(layout.size, 3)}${leading} pt`, `weight ${layout.weight}`, counted(layout.lines.length, "line"),
    ...layout.flags.map((flag) => flag.kind).slice(0, 2)].join(" · ");
}

/**
 * The cells that stand beside each other in the view of sizes.
 * @param {Cell} cell
 */
function cellsOfSizes(cell) {
  const ramp = rampOf(cell);
  return categories.filter((category) => ["XS", "L", "AX5", cell.category].includes(category))
    .flatMap((category) => ramp.cells.get(category) ?? []);
}

/** @param {Cell} cell */
function sizesView(cell) {
  const ramp = rampOf(cell);
  const wanted = cellsOfSizes(cell);
  const cards = wanted.map((one) => cellCard(one, one.category));
  return make("section", { class: "sheet-view", "aria-label": "Sizes" },
    sheetHead(`${capitalized(cell.styleTitle)} at several sizes`, ramp.label, button("‹ Cell", () => go({ view: "cell" }))),
    make("p", { class: "choose" }, "Compare with XS, L and AX5: ", ...[...ramp.cells.values()].map((one) =>
      button(one.category, () => go({ cell: one.name }), { "aria-pressed": String(one === cell), class: "chip" }))),
    absentNote(wanted),
    make("div", { class: "cards" }, ...cards), curveFigure(cell));
}

/** What the view of all styles shows: one sample of each, at one size. */
function hierarchyShown() {
  const category = shown.category || (categories.includes("L") ? "L" : categories[0]);
  const labels = [...new Set(ramps.map((ramp) => ramp.label))];
  const common = (/** @type {string} */ label) => ramps.filter((ramp) => ramp.label === label).length;
  const label = labels.includes(shown.ramp) ? shown.ramp : [...labels].sort((a, b) => common(b) - common(a))[0];
  const cells = styles.flatMap((style) =>
    style.ramps.find((ramp) => ramp.label === label)?.cells.get(category) ?? []);
  return { category, labels, label, cells };
}

function hierarchyView() {
  const { category, labels, label, cells } = hierarchyShown();
  return make("section", { class: "sheet-view", "aria-label": "Hierarchy" },
    sheetHead(`All styles at ${category}`, label, null),
    make("p", { class: "choose" }, ...categories.map((other) =>
      button(other, () => go({ category: other, ramp: label }), { "aria-pressed": String(other === category), class: "chip" }))),
    labels.length > 1 && make("label", { class: "choose" }, "Sample ", make("select", {
      onchange: (event) => go({ ramp: event.target.value }),
    }, ...labels.map((other) => make("option", { value: other, selected: other === label }, other)))),
    absentNote(cells),
    make("div", { class: "cards hierarchy" }, ...cells.map((cell) => cellCard(cell, capitalized(cell.styleTitle)))));
}

/**
 * @param {string} title
 * @param {string} label
 * @param {HTMLElement | null} back
 */
function sheetHead(title, label, back) {
  return make("header", { class: "sheet-head" },
    make("nav", { class: "steps", "aria-label": "Cells" },
      button("‹ Matrix", leaveViewer, { "aria-keyshortcuts": "m Escape", class: "back" }), back),
    make("h1", { tabindex: -1 }, title), make("p", { class: "quiet" }, make("bdi", {}, label)));
}

/** @param {Cell[]} cells */
function absentNote(cells) {
  const absent = cells.filter((cell) => !anyPictureOf(cell));
  // Of these alone, the pictures were left out to keep the page small.
  const recorded = absent.filter((cell) => !differs(cell)).length;
  const none = absent.length - recorded;
  if (absent.length === 0) return null;
  return make("p", { class: "notice" },
    recorded > 0 && `This page leaves out ${recorded} of ${counted(cells.length, "picture")}, because the cells match. Include thumbnails with: typeproof report --all. `,
    none > 0 && `${counted(none, "cell")} ${none === 1 ? "has" : "have"} no picture in this report.`);
}
