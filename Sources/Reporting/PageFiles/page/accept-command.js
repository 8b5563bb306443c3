"use strict";
// How a cell is accepted on a command line: whether it can be, by which words, and what that does.

/**
 * Whether today's picture can become the golden, or the golden can go.
 * @param {Cell} cell
 */
function isAcceptable(cell) {
  if (cell.verdict === "failed" || cell.verdict === "unstable") return false;
  if (cell.file) return !cell.file.obstacle;
  // Where a layout text is damaged, there is nothing to put a cell's new block into.
  if (cell.verdict === "unreadable") return Boolean(cell.pictures?.actual && cell.expectedLayout);
  return true;
}

/**
 * What accepting a cell does, or why it cannot be accepted.
 * @param {Cell} cell
 */
function acceptWords(cell) {
  if (cell.file?.obstacle) return cell.file.obstacle;
  switch (cell.verdict) {
    case "failed": return cell.file ? "You cannot accept this picture, because the actual file cannot be read." : "You cannot accept this cell, because it could not be drawn.";
    case "unstable": return "You cannot accept this cell, because two drawings of it differ.";
    case "obsolete": return `Delete the ${cell.file ? "expected picture" : "golden"} with:`;
    case "missing": return `Add the ${cell.file ? "expected picture" : "golden"} with:`;
    case "unreadable": return isAcceptable(cell)
      ? `Restore the ${cell.file ? "expected picture" : "golden"}, or replace it with the current picture with:`
      : "You cannot accept this cell, because its golden cannot be read. Restore the golden, then run: typeproof verify";
    default: return cell.file?.otherName ? "Accept both names of this picture with:" : `Accept this ${cellNoun} with:`;
  }
}

/**
 * The folder of the report that this page is of, as a shell takes it; null where the page was not opened
 * from one.
 */
function reportFolder() {
  if (location.protocol !== "file:") return null;
  const folder = location.pathname.replace(/\/[^/]*$/, "") || "/";
  try {
    // A drive’s letter has no slash before it.
    return shellQuoted(decodeURIComponent(folder).replace(/^\/(?=[A-Za-z]:)/, ""));
  } catch {
    return null;
  }
}

/** @param {string} words Which cells. */
function approveCommand(words) {
  return `typeproof approve --report ${reportFolder() ?? "REPORT-FOLDER"} ${words}`;
}

/**
 * What accepts cells on a command line; empty where there are none.
 * @param {Cell[]} cells
 */
function acceptCommand(cells) {
  return cells.length === 0 ? "" : approveCommand(cells.map((cell) => shellQuoted(cell.file?.path ?? cell.name)).join(" "));
}

/** @param {Cell} cell */
function acceptPanel(cell) {
  if (reviewAccess !== null || !differs(cell)) return null;
  const words = make("p", { class: "quiet" }, acceptWords(cell));
  if (!isAcceptable(cell)) return make("div", { class: "accept" }, words);
  const command = acceptCommand([cell]);
  return make("div", { class: "accept" }, words, make("code", {}, command), copyButton("Copy", command),
    reportFolder() === null && make("p", { class: "quiet" }, "Replace REPORT-FOLDER with the path of the report."));
}

/**
 * A button that puts a text where it can be pasted from; where that is not allowed, the text is shown and
 * selected.
 * @param {string} label
 * @param {string} text
 */
function copyButton(label, text, look = "") {
  const control = button(label, async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied");
      // Nothing beside it moves.
      control.style.minInlineSize = `${control.offsetWidth}px`;
      control.textContent = "Copied";
      setTimeout(() => { control.textContent = label; }, 1500);
    } catch {
      const field = make("textarea", { readonly: true, rows: 2, class: "command", "aria-label": "Command to copy" });
      field.value = text;
      control.after(field);
      field.select();
      field.focus();
      announce("The command is selected. Copy it with Ctrl+C.");
    }
  }, { class: look, title: text.length > 300 ? `${text.slice(0, 300)} …` : text });
  return control;
}
