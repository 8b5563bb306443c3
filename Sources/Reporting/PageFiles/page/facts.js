"use strict";
// Layout facts, on record and today, in words and numbers.

/** @typedef {[title: string, say: (layout: Layout) => string]} Fact */

/** @type {Fact[]} */
const facts = [
  ["Size", (layout) => points(layout.size) + (layout.known && layout.known !== "published" ? ` (${layout.known})` : "")],
  ["Leading, declared", (layout) => layout.leading === undefined ? "from the font" : points(layout.leading)],
  ["Leading, measured", (layout) => {
    const leading = measuredLeading(layout);
    return leading === null ? "none, one line" : points(leading);
  }],
  ["Leading ÷ size", (layout) => {
    const leading = measuredLeading(layout) ?? layout.leading ?? null;
    return leading === null ? "none, one line" : short(leading / layout.size, 3);
  }],
  ["Lines", (layout) => String(layout.lines.length)],
  ["Characters per line", charactersPerLine],
  ["Weight", (layout) => String(layout.weight)],
  ["Tracking", (layout) => settings(layout, /^tracking /).map((words) => words.slice(9)).join(", ") || "none"],
  ["Fonts", (layout) => layout.fonts.map((font) => font.name).join("\n")],
  ["Axes", (layout) => layout.fonts.map((font) => font.instance).filter(Boolean).join("\n") || "none"],
  ["Text width", (layout) => layout.width === undefined ? "unlimited" : points(layout.width)],
  ["Frame", (layout) => `${short(layout.frame.width, 3)} × ${points(layout.frame.height)}`],
  ["Picture", (layout) => `${layout.picture.width} × ${layout.picture.height} px`],
  ["Frame in picture", (layout) => `at ${layout.frameAt.x}, ${layout.frameAt.y} px`],
  ["Colors", (layout) => settings(layout, /^ink /).join(", ")],
  ["Language", (layout) => settings(layout, /^language /).map((words) => words.slice(9)).join(", ") || "none"],
  ["Other settings", (layout) => otherSettings(layout).join(", ") || "none"],
  ["Runs", (layout) => layout.runs.map((run) => `${run.range[0]}–${run.range[1]}: ${run.set}`).join("\n") || "none"],
  ["Flags", (layout) => layout.flags.map(flagWords).join("\n") || "none"],
  ["Tolerance", (layout) => layout.tolerance ?? "none"],
  ["Unicode", (layout) => layout.unicode],
  ["Font digests", (layout) => layout.fonts.map((font) => font.digest).join("\n")],
  ["Pixels", (layout) => layout.pixels],
];
/** Facts that tell little while they are the same. */
const minorFacts = new Set(["Frame in picture", "Tolerance", "Unicode", "Font digests", "Pixels", "Runs", "Tracking"]);

/**
 * What lies between the first two baselines; null of a single line.
 * @param {Layout} layout
 */
function measuredLeading(layout) {
  return layout.lines.length > 1 ? layout.lines[1].baseline - layout.lines[0].baseline : null;
}

/** @param {Layout} layout */
function charactersPerLine(layout) {
  if (layout.lines.length === 0) return "";
  const counts = layout.lines.map((line) => characterCount(line.text));
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? String(least) : `${short(mean, 1)} (${least}–${most})`;
}

/**
 * @param {Layout} layout
 * @param {RegExp} pattern
 */
function settings(layout, pattern) {
  return layout.set.split(", ").filter((words) => pattern.test(words));
}

/** @param {Layout} layout */
function otherSettings(layout) {
  return layout.set.split(", ").filter((words) => !/^(ink|language|tracking) /.test(words));
}

/** @param {Layout["flags"][number]} flag */
function flagWords(flag) {
  const place = flag.line === undefined ? "" : `line ${flag.line} `;
  return `${place}${flag.kind}${flag.detail ? `: ${flag.detail}` : ""}`;
}

/** @param {Cell} cell */
function factsTable(cell) {
  const expected = layoutOfSide(cell, "expected");
  const actual = cell.actualLayout;
  if (!expected && !actual) return partsTable(cell);
  // There is something on record, but not what.
  const unknown = expected || !["unreadable", "unstable", "changed"].includes(cell.verdict) ? ""
    : cell.verdict === "unreadable" ? "cannot be read" : "not in this report";
  const rows = facts.map(([title, say]) => {
    const before = expected ? say(expected) : unknown;
    const now = actual ? say(actual) : "";
    const isChanged = Boolean(expected && actual) && before !== now;
    return { title, before, now, isChanged, isMinor: title === "Pixels" || (minorFacts.has(title) && !isChanged) };
  }).filter((row) => (row.before !== "" && row.before !== unknown) || row.now !== "");
  rows.push(...lineRows(expected, actual));
  const both = Boolean(actual && (cell.expectedLayout || unknown));
  return tableOfFacts(rows, both, expected && actual ? "Golden and current" : expected ? sideTitles.expected : sideTitles.actual);
}

/**
 * Rows of what is on record and today, the less important ones on demand.
 * @param {{title: string, before: string, now: string, isChanged: boolean, isMinor: boolean}[]} rows
 * @param {boolean} both
 * @param {string} only
 */
function tableOfFacts(rows, both, only) {
  const body = rows.map((row) => make("tr", { class: `${row.isChanged ? "changed" : ""} ${row.isMinor ? "minor" : ""}` },
    make("th", { scope: "row" }, row.title, row.isChanged && make("span", { class: "unseen" }, " (changed)")),
    ...both ? [factCell(row.before), factCell(row.now)] : [factCell(row.before === "" ? row.now : row.before)]));
  const table = make("table", { class: "facts-table" },
    make("thead", {}, make("tr", {}, make("td", {}), ...(both ? [sideTitles.expected, sideTitles.actual] : [only])
      .map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", {}, ...body));
  const more = button("Show all facts", () => {
    const isOpen = table.classList.toggle("whole");
    more.setAttribute("aria-expanded", String(isOpen));
  }, { class: "plain", "aria-expanded": "false" });
  return make("div", {}, table, more);
}

/**
 * The parts of an interface, on record and today.
 * @param {Cell} cell
 */
function partsTable(cell) {
  const today = cell.actualElements;
  const isSame = !cell.expectedElements && ["equal", "tolerated"].includes(cell.verdict);
  const record = isSame ? today : cell.expectedElements;
  if (!record && !today) return make("p", { class: "quiet" }, "This cell has no layout.");
  const [before, now] = [partsOf(record ?? []), partsOf(today ?? [])];
  const rows = [...new Set([...now.keys(), ...before.keys()])].map((title) => {
    const row = { title, before: before.get(title) ?? "", now: now.get(title) ?? "" };
    const isChanged = Boolean(record && today) && row.before !== row.now;
    return { ...row, isChanged, isMinor: Boolean(record && today) && !isSame && !isChanged };
  });
  return tableOfFacts(rows, Boolean(record && today) && !isSame,
    isSame ? "Golden and current" : record ? sideTitles.expected : sideTitles.actual);
}

/**
 * What is said of each part of an interface, by its path; what is said of all stands first.
 * @param {string[]} lines
 */
function partsOf(lines) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  let title = "Interface";
  for (const line of lines) {
    const head = /^element: ([^|]*[^| ])(?: \| (.*))?$/.exec(line);
    if (/^[a-z]+: /.test(line)) title = "Interface";
    let words = line.trim();
    if (head) {
      words = head[2] ?? "";
      title = head[1] ?? "";
      for (let number = 2; parts.has(title); number += 1) title = `${head[1]} (${number})`;
      parts.set(title, words);
      continue;
    }
    const known = parts.get(title);
    parts.set(title, known === undefined ? words : `${known}\n${words}`);
  }
  return parts;
}

/** @param {string} words */
function factCell(words) {
  return make("td", {}, ...words.split("\n").flatMap((line, at) => at === 0 ? breakable(line) : [make("br"), ...breakable(line)]));
}

/**
 * A line that may be broken where a name of a file has parts.
 * @param {string} line
 * @returns {Child[]}
 */
function breakable(line) {
  return line.split(/(?<=[/-])(?=\p{L})/u).flatMap((part, at) => at === 0 ? [part] : [make("wbr"), part]);
}

/**
 * Lines that end elsewhere or stand elsewhere.
 * @param {Layout | undefined} expected
 * @param {Layout | undefined} actual
 */
function lineRows(expected, actual) {
  const count = Math.max(expected?.lines.length ?? 0, actual?.lines.length ?? 0);
  return Array.from({ length: count }, (_, at) => {
    const [before, now] = [expected?.lines[at], actual?.lines[at]].map((line) =>
      line ? `${short(line.width, 1)} pt wide, baseline at ${short(line.baseline, 1)} pt, ${counted(characterCount(line.text), "character")}` : "");
    return { title: `Line ${at + 1}`, before, now, isChanged: Boolean(expected && actual) && before !== now, isMinor: true };
  });
}

/**
 * The sample as its lines have it, on record and today where they differ.
 * @param {Cell} cell
 */
function sampleLines(cell) {
  const language = languageOf(cell);
  const text = (/** @type {Layout | undefined} */ layout) => layout?.lines.map((line) => line.text) ?? [];
  const now = text(cell.actualLayout);
  const before = text(layoutOfSide(cell, "expected"));
  if (now.length === 0 && before.length === 0) return null;
  const isSame = now.join("\n") === before.join("\n") || now.length === 0 || before.length === 0;
  const block = (/** @type {string[]} */ lines, /** @type {string} */ title) => make("div", { class: "sample" },
    isSame ? null : make("p", { class: "quiet" }, title),
    make("div", {
      dir: "auto", lang: language, class: "sample-lines", tabindex: 0, role: "group",
      "aria-label": `Text lines, ${title.toLowerCase()}`,
    }, ...lines.slice(0, 200).map((line) => make("p", {}, line.slice(0, 2000)))));
  return make("div", { class: "samples" }, ...isSame
    ? [block(now.length > 0 ? now : before, sideTitles.actual)]
    : [block(before, sideTitles.expected), block(now, sideTitles.actual)]);
}
