"use strict";
// Which cells are shown: by verdict, by group, by change, by proof, by words.

/**
 * A question to ask of each cell, for what is shown now.
 * @returns {(cell: Cell) => boolean}
 */
function currentFilter() {
  const group = cellsOfGroups.get(shown.group);
  const change = cellsOfChanges.get(shown.change);
  const words = shown.search.toLowerCase().split(/\s+/).filter(Boolean);
  return (cell) => {
    if (shown.verdicts.length > 0) {
      if (!shown.verdicts.includes(verdictOf(cell))) return false;
    } else if (!shown.equal && !group && !change && !standsOut(cell)) {
      return false;
    }
    if (group && !group.has(cell.name)) return false;
    if (change && !change.has(cell.name)) return false;
    if (shown.unproved && !isUnproved(cell)) return false;
    return words.length === 0 || words.every((word) => searchable(cell).includes(word));
  };
}

/** @type {Map<string, string>} */
const searchableWords = new Map();

/**
 * All that a cell can be found by, in small letters.
 * @param {Cell} cell
 */
function searchable(cell) {
  let words = searchableWords.get(cell.name);
  if (words === undefined) {
    words = [cell.name, cell.styleTitle, cell.category, cell.words ?? "", changeWords(cell),
      ...(cell.changes ?? []).map((change) => change.kind), verdictOf(cell)]
      .join(" ").toLowerCase() + rampOf(cell).words;
    searchableWords.set(cell.name, words);
  }
  return words;
}

/** The cells that are shown, in order. */
function shownCells() {
  return cellsInOrder.filter(currentFilter());
}

/** The cells to go through one by one: what stands out, or all where nothing does. */
function cellsToVisit() {
  const all = shownCells();
  const outstanding = all.filter(standsOut);
  return outstanding.length > 0 ? outstanding : all;
}

/** Whether anything but the start is chosen. */
function isFiltered() {
  return shown.verdicts.length > 0 || shown.group !== "" || shown.change !== 0 || shown.unproved ||
    shown.search !== "";
}

/** @type {HTMLInputElement} */
const searchField = make("input", {
  type: "search", id: "search", placeholder: "Search", "aria-label": `Search ${cellNoun}s`, "aria-keyshortcuts": "/",
  autocomplete: "off", spellcheck: "false",
  oninput: () => go({ search: searchField.value }),
});

/** @type {Map<string, HTMLButtonElement>} */
const verdictChips = new Map();
/** @type {Map<number, HTMLButtonElement>} */
const changeButtons = new Map();
/** @type {HTMLInputElement} */
const equalSwitch = make("input", {
  type: "checkbox", onchange: () => go({ equal: !equalSwitch.checked }),
});
const unprovedCount = cells.filter(isUnproved).length;
const unprovedChip = make("button", {
  type: "button", class: "chip unproved", title: "Changed cells that are not proved by drawing",
  onclick: () => go({ unproved: !shown.unproved }),
}, make("span", { class: "letter", "aria-hidden": "true" }, proofSign("none")), ` ${unprovedCount.toLocaleString("en")} not proved`);
const chosenPart = make("p", { class: "chosen-part" });

/** The bars above the matrix. */
function filterBar() {
  for (const [verdict, count] of verdictCounts) {
    const sign = verdictSigns[verdict];
    verdictChips.set(verdict, make("button", {
      type: "button", class: `chip is-${verdict}`, title: capitalized(sign.about),
      onclick: () => go({
        verdicts: shown.verdicts.includes(verdict)
          ? shown.verdicts.filter((other) => other !== verdict) : [...shown.verdicts, verdict],
      }),
    }, make("span", { class: "letter", "aria-hidden": "true" }, sign.letter),
      ` ${count.toLocaleString("en")} ${sign.word}`));
  }
  const isMixed = differingCount > 0 && differingCount < cells.length;
  return make("div", { class: "filters", role: "group", "aria-label": "Filters" },
    make("div", { class: "filter-row" },
      make("div", { class: "chips" }, ...verdictChips.values(), unprovedCount > 0 && unprovedChip),
      isMixed && make("label", { class: "switch" }, equalSwitch, "Only differences"),
      make("label", { class: "search" }, searchField, keycap("/"))),
    changeList(), changesByNumber.size > 0 && chosenPart);
}

/** Each change of the run, to see the cells that have it. */
function changeList() {
  if (changesByNumber.size === 0) return null;
  for (const { number, sentence, count } of changesByNumber.values()) {
    changeButtons.set(number, make("button", {
      type: "button", class: "change", title: sentence,
      onclick: () => go({ change: shown.change === number ? 0 : number }),
    }, make("span", { class: "number" }, number), make("span", { class: "what" }, capitalized(sentence)),
      make("span", { class: "count" }, counted(count, cellNoun))));
  }
  // Where each group has one change of its own, the groups above say the same.
  const isTold = (report?.groups ?? []).every((group) => group.kinds.length === 1) &&
    report?.groups.length === changesByNumber.size;
  return make("details", { class: "change-filter", open: !isTold },
    make("summary", {}, `Filter by change (${changesByNumber.size.toLocaleString("en")})`),
    make("ol", {}, ...[...changeButtons.values()].map((control) => make("li", {}, control))));
}

function showFilters() {
  for (const [verdict, chip] of verdictChips) {
    chip.setAttribute("aria-pressed", String(shown.verdicts.includes(verdict)));
  }
  unprovedChip.setAttribute("aria-pressed", String(shown.unproved));
  for (const [number, control] of changeButtons) control.setAttribute("aria-pressed", String(shown.change === number));
  equalSwitch.checked = !shown.equal;
  if (searchField.value !== shown.search) searchField.value = shown.search;
  const group = report?.groups.find((group) => group.letter === shown.group);
  const change = changesByNumber.get(shown.change);
  const chosen = [
    group && chosenChip(`Group ${group.letter}: ${group.sentence}`, "Clear the group filter", { group: "" }),
    change && chosenChip(`Change ${change.number}: ${change.sentence}`, "Clear the change filter", { change: 0 }),
  ].filter(Boolean);
  refill(chosenPart, ...chosen.length > 0 ? chosen : ["All groups and changes"]);
}

/**
 * What is chosen, with a button to choose it no longer.
 * @param {string} words
 * @param {string} label
 * @param {Partial<Shown>} without
 */
function chosenChip(words, label, without) {
  return make("span", { class: "chosen" }, make("span", { title: words }, words),
    button("×", () => go(without), { "aria-label": label, class: "plain" }));
}
