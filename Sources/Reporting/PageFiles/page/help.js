"use strict";
// The help: keys, letters, and what the page is.

const helpDialog = make("dialog", { class: "help", "aria-labelledby": "help-title", onclick: (event) => {
  // A click beside the dialog closes it.
  if (event.target === helpDialog) helpDialog.close();
} });

/**
 * How keys are called that have no letter.
 * @type {Record<string, string>}
 */
const keyNames = { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };

/** The kinds of changes that the run has, each with its meaning. */
function kindsOfRun() {
  const found = new Set(cells.flatMap((cell) => [...cell.changes ?? [], ...cell.consequences ?? []]).map((change) => change.kind));
  const kinds = Object.entries(meanings.kinds).filter(([kind]) => found.has(kind));
  if (kinds.length === 0) return [];
  return [make("h2", {}, "Kinds of changes in this report"),
    make("dl", { class: "keys words kinds" }, ...kinds.map(([kind, meaning]) =>
      make("div", {}, make("dt", {}, kind), make("dd", {}, meaning))))];
}

function openHelp() {
  refill(helpDialog, make("div", {},
    make("div", { class: "help-head" }, make("h2", { id: "help-title" }, "Keyboard shortcuts"),
      make("form", { method: "dialog" }, make("button", {}, "Close"))),
    make("dl", { class: "keys" }, ...keys.filter((key) => reviewAccess !== null || key.when !== inReview)
      .map((key) => make("div", {},
        make("dt", {}, ...key.keys.map((name) => keycap(keyNames[name] ?? name))), make("dd", {}, key.words)))),
    make("p", { class: "quiet" },
      "In the matrix, arrow keys move between cells. On a picture, they move the loupe. Hold Shift to move it faster."),
    make("h2", {}, "Letters and signs"),
    changesByNumber.size > 0 && make("p", { class: "quiet" },
      `A changed ${cellNoun} shows the letter and the color of its group. All ${cellNoun}s of a group have the same changes.`),
    make("dl", { class: "keys words" }, ...Object.entries({ ...verdictSigns, ...reviewAccess ? decisionSigns : {} })
      .map(([name, sign]) => make("div", {},
        make("dt", {}, make("span", { class: `state is-${name}` }, sign.letter)),
        make("dd", {}, make("strong", {}, sign.word), ": ", meanings.verdicts[name] ?? `${capitalized(sign.about)}.`))),
      ...tellsProofs ? Object.entries(proofWords).map(([name, words]) => make("div", {},
        make("dt", {}, make("span", { class: "state" }, proofSign(/** @type {ProofName} */ (name)))), make("dd", {}, `${capitalized(words)}.`))) : []),
    ...kindsOfRun(),
    make("p", { class: "quiet" }, "Explain any of these words in a terminal with: ", make("code", {}, "typeproof explain WORD"))));
  helpDialog.showModal();
}
