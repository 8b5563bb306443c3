"use strict";
// A cell’s pictures beside each other or on each other, each with its guides.

/**
 * @param {Cell} cell
 * @returns {HTMLElement[]}
 */
function sidePanes(cell) {
  /** @type {Side[]} */
  const wanted = cell.verdict === "equal" ? ["actual"] : sides;
  return wanted.map((side) => {
    const isSmall = (pictureOf(cell, side)?.scale ?? 1) > 1;
    const title = (cell.verdict === "equal" ? "Golden and current" : sideTitles[side]) +
      (isSmall ? " (thumbnail)" : "");
    return make("figure", { class: "pane" }, make("figcaption", {}, title),
      scrollerOf(paperOf(cell, side), title));
  });
}

/**
 * A picture with its guides, or words where there is none.
 * @param {Cell} cell
 * @param {Side} side
 */
function paperOf(cell, side) {
  const picture = pictureOf(cell, side);
  if (!picture) return make("p", { class: "absent" }, absenceOf(cell, side));
  const paper = make("div", { class: "paper", "data-side": side }, imageOf(cell, side, picture));
  addGuides(cell, side, paper);
  return paper;
}

/**
 * The text that a side's picture shows, where it is known.
 * @param {Cell} cell
 * @param {Side} side
 */
function textOfSide(cell, side) {
  return layoutOfSide(cell, side)?.lines.map((line) => line.text).join(" ") ?? "unknown text";
}

/**
 * @param {Cell} cell
 * @param {Side} side
 * @param {Picture} picture
 */
function imageOf(cell, side, picture) {
  return make("img", {
    src: picture.source, draggable: "false", decoding: "sync",
    alt: `${titleOf(cell)}, ${sideTitles[side].toLowerCase()}: ${textOfSide(cell, side).slice(0, 200)}`,
    onload: () => layOut(),
    onerror: (event) => {
      const paper = event.target.closest(".paper");
      stage.papers = stage.papers.filter((other) => other.element !== paper);
      paper?.replaceWith(make("p", { class: "absent" }, `The browser cannot read the picture ${cell.pictures?.[side] ?? ""}.`));
    },
  });
}

/**
 * @param {Cell} cell
 * @param {Side} side
 * @param {HTMLElement} paper
 */
function addGuides(cell, side, paper) {
  const extent = extentOf(cell, side) ?? { width: 0, height: 0 };
  stage.papers.push({ side, element: paper, extent });
  const drawing = guideDrawing(cell, side, extent);
  if (stage.area) drawing.append(boxMark(stage.area, "area"));
  drawing.append(draw("rect", { class: "crosshair", width: 1, height: 1 }));
  paper.append(drawing);
}

/**
 * Both pictures on one place.
 * @param {Cell} cell
 * @param {Mode} mode
 */
function overlaidPane(cell, mode) {
  const expected = pictureOf(cell, "expected");
  const actual = pictureOf(cell, "actual");
  const paper = make("div", { class: "paper overlaid", "data-side": guideSide });
  if (expected && actual) {
    if (mode === "difference") {
      const drawn = cell.pictures?.difference ? pictures[cell.pictures.difference] : null;
      paper.append(drawn
        ? make("img", { src: drawn, alt: "Difference: removed ink in orange, added ink in blue", onload: () => layOut() })
        : differenceCanvas(expected, actual));
    } else {
      for (const [side, picture] of /** @type {[Side, Picture][]} */ ([["expected", expected], ["actual", actual]])) {
        const layer = imageOf(cell, side, picture);
        layer.classList.add("layer", side);
        paper.append(layer);
      }
    }
  }
  addGuides(cell, guideSide, paper);
  const captions = { slider: "Golden left of the line, current right of it", onion: "Current over golden",
    blink: "Golden and current in turn", difference: "Removed ink in orange, added ink in blue, recolored ink in purple",
    side: "" };
  return make("figure", { class: "pane" }, make("figcaption", { id: "stage-caption" }, captions[mode]),
    scrollerOf(paper, "Both pictures"));
}

/**
 * What a picture is moved in, which keys and pointers can reach.
 * @param {HTMLElement} paper
 * @param {string} title
 */
function scrollerOf(paper, title) {
  return make("div", {
    class: "scroller", tabindex: 0, role: "group", "aria-label": `${title}; arrow keys move the loupe`,
    onscroll: scrollTogether,
  }, paper);
}
