"use strict";
// Five ways to see two pictures: side by side, slider, onion skin, blink, difference.

/** How long each picture of a blink stands, in ms. */
const blinkTime = 600;
/** @type {number | undefined} */
let blinkTimer;

/**
 * @param {Cell} cell
 * @param {Mode} current
 * @param {boolean} both
 */
function modeButtons(cell, current, both) {
  return make("div", { class: "modes", role: "group", "aria-label": "Views" }, ...modes.map(([mode, title], at) =>
    make("button", {
      type: "button", "aria-pressed": String(mode === current), "aria-keyshortcuts": String(at + 1),
      disabled: mode !== "side" && (!both || cell.verdict === "equal"), title: `${title} (${at + 1})`, "data-mode": mode,
      onclick: () => go({ mode }),
    }, title)));
}

/** @param {Mode} mode */
function modeOptions(mode) {
  if (mode === "slider") {
    return mixRange("Position of the line", "slider");
  }
  if (mode === "onion") return mixRange("Opacity of the current picture", "onion");
  if (mode === "blink") {
    return make("div", { class: "mix" },
      make("button", { type: "button", "aria-pressed": String(!stage.isBlinking), onclick: pauseBlink }, "Pause"),
      button("Swap", swapBlink, { "aria-keyshortcuts": "x" }), keycap("x"));
  }
  return null;
}

/**
 * @param {string} title
 * @param {"slider" | "onion"} which
 */
function mixRange(title, which) {
  return make("label", { class: "mix" }, title, make("input", {
    type: "range", min: 0, max: 100, step: 1, value: Math.round(stage[which] * 100), "data-mix": which,
    oninput: (event) => {
      stage[which] = Number(event.target.value) / 100;
      showMix();
    },
  }));
}

/** Shows as much of each picture as the range says. */
function showMix() {
  const paper = stage.papers[0]?.element;
  if (!paper?.classList.contains("overlaid")) return;
  const today = /** @type {HTMLElement | null} */ (paper.querySelector(".layer.actual"));
  const before = /** @type {HTMLElement | null} */ (paper.querySelector(".layer.expected"));
  if (!today || !before) return;
  if (shown.mode === "slider") {
    const at = stage.slider * paper.clientWidth;
    today.style.clipPath = `inset(0 0 0 ${at}px)`;
    before.style.clipPath = `inset(0 ${Math.max(0, before.clientWidth - at)}px 0 0)`;
    paper.style.setProperty("--line", `${at}px`);
  } else if (shown.mode === "onion") {
    today.style.opacity = String(stage.onion);
  } else if (shown.mode === "blink") {
    before.style.visibility = stage.blinkSide === "expected" ? "visible" : "hidden";
    today.style.visibility = stage.blinkSide === "actual" ? "visible" : "hidden";
    const caption = document.getElementById("stage-caption");
    if (caption) caption.textContent = sideTitles[stage.blinkSide];
  }
}

/** @param {Mode} mode */
function runBlink(mode) {
  clearInterval(blinkTimer);
  if (mode !== "blink" || !stage.isBlinking) return;
  blinkTimer = setInterval(() => {
    stage.blinkSide = stage.blinkSide === "expected" ? "actual" : "expected";
    showMix();
  }, blinkTime);
}

function pauseBlink() {
  stage.isBlinking = !stage.isBlinking;
  showStage();
}

/** Shows the other picture by hand, and stops the blinking. */
function swapBlink() {
  stage.isBlinking = false;
  stage.blinkSide = stage.blinkSide === "expected" ? "actual" : "expected";
  showStage();
  announce(sideTitles[stage.blinkSide]);
}
