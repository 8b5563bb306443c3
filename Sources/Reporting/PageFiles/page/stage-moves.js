"use strict";
// Zooming, panning, and jumping from one place that differs to the next.

function zoomButtons() {
  const now = stage.zoom === null ? "Fit" : `${short(stage.zoom)}×`;
  return make("div", { class: "zoom", role: "group", "aria-label": "Zoom" },
    button("−", () => zoomBy(-1), { "aria-label": "Zoom out", title: "Zoom out (-)", "aria-keyshortcuts": "-" }),
    make("output", { "aria-label": "Zoom" }, now),
    button("+", () => zoomBy(1), { "aria-label": "Zoom in", title: "Zoom in (+)", "aria-keyshortcuts": "+" }),
    button("Fit", () => zoomTo(null), { "aria-pressed": String(stage.zoom === null), "aria-keyshortcuts": "0" }),
    button("1×", () => zoomTo(1), { "aria-pressed": String(stage.zoom === 1), title: "One pixel of the picture per CSS pixel" }));
}

/** @param {1 | -1} step */
function zoomBy(step) {
  const steps = step > 0
    ? zoomSteps.find((zoom) => zoom > stage.scale + 0.001) : [...zoomSteps].reverse().find((zoom) => zoom < stage.scale - 0.001);
  if (steps !== undefined) zoomTo(steps);
}

/** @param {number | null} zoom */
function zoomTo(zoom) {
  stage.zoom = zoom;
  showStage();
  announce(zoom === null ? "Zoom to fit" : `Zoom ${short(zoom)} times`);
}

/** @param {MouseEvent} event */
function zoomAtPointer(event) {
  const point = pointUnder(event);
  if (!point) return;
  stage.zoom = stage.scale < 4 ? 4 : null;
  showStage();
  if (stage.zoom !== null) centre({ x: point.x, y: point.y, width: 1, height: 1 });
}

/** @returns {HTMLElement[]} */
function scrollers() {
  return [...stagePanes.querySelectorAll(".scroller")].map((element) => /** @type {HTMLElement} */ (element));
}

/** The px of the picture in the middle of what is seen. */
function scrollPlace() {
  const first = scrollers()[0];
  if (!first || stage.scale === 0) return null;
  return { x: (first.scrollLeft + first.clientWidth / 2) / stage.scale, y: (first.scrollTop + first.clientHeight / 2) / stage.scale };
}

/** @param {{x: number, y: number} | null} place */
function restorePlace(place) {
  if (!place) return;
  for (const scroller of scrollers()) {
    scroller.scrollLeft = place.x * stage.scale - scroller.clientWidth / 2;
    scroller.scrollTop = place.y * stage.scale - scroller.clientHeight / 2;
  }
}

/** @param {Event} event */
function scrollTogether(event) {
  const moved = /** @type {HTMLElement} */ (event.target);
  for (const other of scrollers()) {
    if (other === moved) continue;
    if (Math.abs(other.scrollLeft - moved.scrollLeft) > 1) other.scrollLeft = moved.scrollLeft;
    if (Math.abs(other.scrollTop - moved.scrollTop) > 1) other.scrollTop = moved.scrollTop;
  }
}

/**
 * Brings a box of the picture to the middle.
 * @param {Box} box
 */
function centre(box) {
  restorePlace({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** @param {PointerEvent} event */
function startDrag(event) {
  const scroller = event.target instanceof Element ? event.target.closest(".scroller") : null;
  if (!scroller || event.button !== 0 || event.pointerType === "touch" && shown.mode !== "slider") return;
  if (shown.mode === "slider") {
    dragSlider(event);
    return;
  }
  const start = { x: event.clientX + scroller.scrollLeft, y: event.clientY + scroller.scrollTop };
  followPointer(event, (moved) => {
    scroller.scrollLeft = start.x - moved.clientX;
    scroller.scrollTop = start.y - moved.clientY;
  });
}

/** @param {PointerEvent} event */
function dragSlider(event) {
  const paper = stage.papers[0]?.element;
  const range = /** @type {HTMLInputElement | null} */ (stageOptions.querySelector("[data-mix=slider]"));
  if (!paper) return;
  const follow = (/** @type {PointerEvent} */ moved) => {
    const frame = paper.getBoundingClientRect();
    stage.slider = Math.min(1, Math.max(0, (moved.clientX - frame.left) / frame.width));
    if (range) range.value = String(Math.round(stage.slider * 100));
    showMix();
  };
  follow(event);
  followPointer(event, follow);
}

/**
 * Calls a function for each move until the pointer is let go.
 * @param {PointerEvent} event
 * @param {(event: PointerEvent) => void} follow
 */
function followPointer(event, follow) {
  const end = new AbortController();
  event.preventDefault();
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".scroller"))?.focus({ preventScroll: true });
  addEventListener("pointermove", follow, { signal: end.signal });
  addEventListener("pointerup", () => end.abort(), { signal: end.signal });
  addEventListener("pointercancel", () => end.abort(), { signal: end.signal });
}

/** @param {Cell} cell */
function placeButtons(cell) {
  const count = placesOf(cell).length;
  if (count === 0) return null;
  const some = `${count.toLocaleString("en")}${(cell.clusters ?? []).length >= mostClusters ? "+" : ""}`;
  const all = count === 1 ? "1 difference" : `${some} differences`;
  const place = `${stage.place + 1} of ${some}`;
  const output = make("output", {}, stage.place < 0 ? all : place);
  // Room for either, so that no button moves under the pointer.
  output.style.minInlineSize = `${Math.max(all.length, place.length)}ch`;
  return make("div", { class: "jump", role: "group", "aria-label": "Differences" },
    button("‹", () => jump(-1), { "aria-label": "Previous difference", title: "Previous difference (,)", "aria-keyshortcuts": "," }),
    output,
    button("›", () => jump(1), { "aria-label": "Next difference", title: "Next difference (.)", "aria-keyshortcuts": "." }));
}

/** @param {1 | -1} step */
function jump(step) {
  const places = stage.cell ? placesOf(stage.cell) : [];
  if (places.length === 0) {
    announce("The pictures do not differ");
    return;
  }
  const from = stage.place < 0 && step < 0 ? 0 : stage.place;
  stage.place = (from + step + places.length) % places.length;
  guidesOn.add("places");
  showPlace(places[stage.place]);
  announce(`Difference ${stage.place + 1} of ${places.length}`);
}

/**
 * Shows a place of the picture, large enough to see its px.
 * @param {Box} box
 */
function showPlace(box) {
  if (stage.zoom === null && stage.scale < 2) stage.zoom = 2;
  loupe.at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  showStage();
  centre(box);
}
