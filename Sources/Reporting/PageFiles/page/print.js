"use strict";
// On paper: the matrix, and the cells that differ with their pictures, one after the other.

const printedCells = make("section", { class: "printed", "aria-hidden": "true" });

function preparePrint() {
  const differing = cellsInOrder.filter(differs);
  refill(printedCells, differing.length > 0 && make("h2", {}, "Differences"), ...differing.map((cell) =>
    make("article", {},
      make("h3", {}, `${titleOf(cell)}: ${verdictOf(cell)} `, coordinates(cell.name)),
      make("p", {}, capitalized(changeWords(cell) || (cell.words ?? ""))),
      make("div", { class: "printed-pair" }, ...sides.map((side) => {
        const picture = pictureOf(cell, side);
        return picture && make("figure", {}, make("figcaption", {}, sideTitles[side]), make("img", {
          // Whatever cannot be shown leaves no broken picture behind.
          src: picture.source, alt: "", onerror: (event) => event.target.closest("figure").remove(),
        }));
      })))));
}

addEventListener("beforeprint", preparePrint);
addEventListener("afterprint", () => printedCells.replaceChildren());
