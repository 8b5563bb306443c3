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

function openHelp() {
  refill(helpDialog, make("div", {},
    make("h2", { id: "help-title" }, "Keys"),
    make("dl", { class: "keys" }, ...keys.filter((key) => reviewAccess !== null || key.when !== inReview)
      .map((key) => make("div", {},
        make("dt", {}, ...key.keys.map((name) => keycap(keyNames[name] ?? name))), make("dd", {}, key.words)))),
    make("p", { class: "quiet" },
      "In the matrix, arrows move from cell to cell. On the pictures, they move the loupe, and faster with Shift."),
    make("h2", {}, "Letters"),
    changesByNumber.size > 0 && make("p", { class: "quiet" },
      "A cell that changed has the letter and the colour of its group: cells of one group have the same changes."),
    make("dl", { class: "keys" }, ...Object.entries({ ...verdictSigns, ...reviewAccess ? decisionSigns : {} })
      .map(([name, sign]) => make("div", {},
        make("dt", {}, make("span", { class: `state is-${name}` }, sign.letter)),
        make("dd", {}, `${sign.word}: ${sign.about}`))),
      ...tellsProofs ? Object.entries(proofWords).map(([name, words]) => make("div", {},
        make("dt", {}, make("span", { class: "state" }, proofSign(/** @type {ProofName} */ (name)))), make("dd", {}, words))) : []),
    make("form", { method: "dialog" }, make("button", { class: "primary" }, "Close"))));
  helpDialog.showModal();
}
