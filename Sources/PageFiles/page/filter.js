"use strict";
// Which cells are shown: by verdict, by cause, by words.

const causesByRepresentative = new Map(
  (report?.causes ?? []).map((cause) => [cause.representative ?? "", new Set(cause.cells)]));

/**
 * A question to ask of each cell, for what is shown now.
 * @returns {(cell: Cell) => boolean}
 */
function currentFilter() {
  const group = causesByRepresentative.get(shown.cause);
  const words = shown.search.toLowerCase().split(/\s+/).filter(Boolean);
  return (cell) => {
    if (shown.verdicts.length > 0) {
      if (!shown.verdicts.includes(verdictOf(cell))) return false;
    } else if (!shown.equal && !group && !standsOut(cell)) {
      return false;
    }
    if (group && !group.has(cell.name)) return false;
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
    words = [cell.name, cell.styleTitle, cell.category, cell.words ?? "", cell.kind ?? "", verdictOf(cell)]
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
  return shown.verdicts.length > 0 || shown.cause !== "" || shown.search !== "";
}

/** @type {HTMLInputElement} */
const searchField = make("input", {
  type: "search", id: "search", placeholder: "Search", "aria-label": "Search cells", "aria-keyshortcuts": "/",
  autocomplete: "off", spellcheck: "false",
  oninput: () => go({ search: searchField.value }),
});

/** @type {Map<string, HTMLButtonElement>} */
const verdictChips = new Map();
/** @type {HTMLInputElement} */
const equalSwitch = make("input", {
  type: "checkbox", onchange: () => go({ equal: !equalSwitch.checked }),
});
const causeChip = make("span", { class: "chosen" });

/** The bar above the matrix. */
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
    make("div", { class: "chips" }, ...verdictChips.values()),
    isMixed && make("label", { class: "switch" }, equalSwitch, "Only what differs"),
    causeChip,
    make("label", { class: "search" }, searchField, keycap("/")));
}

function showFilters() {
  for (const [verdict, chip] of verdictChips) {
    chip.setAttribute("aria-pressed", String(shown.verdicts.includes(verdict)));
  }
  equalSwitch.checked = !shown.equal;
  if (searchField.value !== shown.search) searchField.value = shown.search;
  const cause = report?.causes.find((cause) => shown.cause !== "" && cause.representative === shown.cause);
  refill(causeChip, ...cause
    ? [make("span", {}, cause.cause), button("×", () => go({ cause: "" }), {
      "aria-label": "Show cells of every cause", class: "plain",
    })] : []);
  causeChip.hidden = !cause;
}
