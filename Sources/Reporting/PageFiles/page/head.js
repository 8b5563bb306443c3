"use strict";
// What the run came to, in words, and all that is told beside the cells.

/** The run in a sentence. */
function sumOfRun() {
  if (!report) return "";
  const parts = [...verdictCounts].filter(([verdict]) => verdict !== "near")
    // What is near its limit is tolerated too.
    .map(([verdict, count]) => counted(
      verdict === "tolerated" ? count + (verdictCounts.get("near") ?? 0) : count, verdictSigns[verdict].word, verdictSigns[verdict].word));
  const near = report.counts.near ?? 0;
  if (near > 0 && !verdictCounts.has("tolerated")) parts.push(`${near} tolerated`);
  if (near > 0) parts.push(`${near} close to the limit`);
  const scope = report.compared === report.declared || report.comparison
    ? `Compared all ${counted(report.declared, cellNoun)}`
    : `Compared ${report.compared.toLocaleString("en")} of ${counted(report.declared, cellNoun)}`;
  return parts.length > 0 ? `${scope}: ${parts.join(", ")}.` : `${scope}.`;
}

/** In a few words, what has to be done. */
function verdictOfRun() {
  if (!report) return "";
  if (report.exitCode === 0) return differingCount === 0 ? `No ${cellNoun} needs review` : "Passed, with allowed differences";
  const unjudged = cells.filter((cell) => differs(cell) && isTrouble(cell)).length;
  const different = differingCount - unjudged;
  const parts = [];
  if (unjudged > 0) parts.push(counted(unjudged, `${cellNoun} could not be compared`, `${cellNoun}s could not be compared`));
  if (different > 0) {
    const [groups, changes] = [report.groups.length, report.changes.length];
    const isOneCause = groups === 1 && changes === 1 && report.groups[0].count === differingCount;
    const causes = isOneCause ? " by one change" : groups > 0 ? ` (${counted(groups, "group")}, ${counted(changes, "change")})` : "";
    parts.push((unjudged > 0 ? `${different.toLocaleString("en")} ${different === 1 ? "differs" : "differ"}`
      : counted(different, `${cellNoun} differs`, `${cellNoun}s differ`)) + causes);
  }
  if (parts.length > 0) return parts.join(", ");
  return report.exitCode === 2 ? "The run had errors" : "Files of the suite differ";
}

/** @returns {HTMLElement} */
function pageHead() {
  if (!report) return make("header", { class: "head" });
  const check = report.selfCheck;
  const facts = [
    `${report.tool} ${report.toolVersion}`,
    `${report.comparison ? "expected pictures" : "goldens"} in ${report.goldens}${report.commit ? ` at commit ${report.commit}` : ""}`,
    report.comparison ? `metric ${report.comparison.metric}` : check ? `self-check ${check.known - check.missed.length} of ${check.known}` : "no self-check",
    ...report.libraryDrift.length > 0 ? [`library drift: ${report.libraryDrift.join("; ")}`] : [],
    ...report.allowsObsolete ? ["obsolete goldens allowed"] : [],
  ];
  return make("header", { class: "head" },
    make("div", { class: "headline" },
      make("p", { class: "suite" }, report.suite),
      make("h1", {}, verdictOfRun()),
      button("?", openHelp, { class: "round", "aria-label": "Help and keyboard shortcuts", "aria-keyshortcuts": "?" })),
    make("p", { class: "told" }, sumOfRun()),
    make("p", { class: "facts" }, ...facts.map((fact) => make("span", {}, fact))),
    make("div", { class: "notices" }, ...notices()));
}

/** What is told beside the cells. */
function notices() {
  if (!report) return [];
  const newer = report.schemaVersion > knownSchema
    ? [`The report has schema version ${report.schemaVersion}, and this page supports version ${knownSchema}. Some facts may be missing.`]
    : [];
  const missed = (report.selfCheck?.missed ?? []).map((words) => `${report?.selfCheck?.cell}: ${words}`);
  return [
    notice("Errors", [...newer, ...report.trouble], "bad"),
    notice("Differences the self-check missed", missed, "bad"),
    notice("Files of the suite that differ", report.differences, "warn"),
    notice("Stray files that belong to no cell", report.strayFiles, "warn", true),
    notice("Changed inputs with no visible effect", unseenInputsOfRun(), "plain"),
    auditNotice(report.audit ?? []),
  ].filter((notice) => notice !== null);
}

/** Inputs that differ for cells that pass, and for none that changed. */
function unseenInputsOfRun() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const shown = new Set((report?.changes ?? []).map((change) => change.sentence));
  for (const cell of cells) {
    if (cell.verdict === "changed") continue;
    for (const { sentence } of cell.changes ?? []) {
      if (!shown.has(sentence)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
  }
  return [...counts].map(([sentence, count]) => `${capitalized(sentence)} (${counted(count, cellNoun)})`);
}

/**
 * @param {string} title
 * @param {string[]} sentences
 * @param {string} look
 * @returns {HTMLElement | null}
 */
function notice(title, sentences, look, areNames = false) {
  if (sentences.length === 0) return null;
  const list = make("ul", {}, ...sentences.map((sentence) =>
    make("li", {}, areNames ? coordinates(sentence) : sentence)));
  return make("details", { class: `notice ${look}`, open: sentences.length <= 3 && !areNames },
    make("summary", {}, `${title} (${sentences.length})`), list);
}

/**
 * What the audit found, the same words of several styles once.
 * @param {AuditFinding[]} findings
 * @returns {HTMLElement | null}
 */
function auditNotice(findings) {
  if (findings.length === 0) return null;
  return make("details", { class: "notice" },
    make("summary", {}, `Style audit: ${counted(findings.length, "finding")}`),
    make("ul", { class: "audit" }, ...findings.map(auditItem)));
}

/** @param {AuditFinding} finding */
function auditItem(finding) {
  const place = [
    finding.style, finding.sample ? `“${finding.sample}”` : null,
    finding.categories.length > 0 && finding.categories.length < allCategories.length
      ? listed(finding.categories) : null,
    finding.width === undefined ? null : `${short(finding.width)} pt wide`,
    finding.line === undefined ? null : `line ${finding.line}`,
  ].filter(Boolean).join(", ");
  return make("li", { class: `severity-${finding.severity}` },
    make("p", {}, make("strong", {}, finding.severity), ` ${finding.rule} `,
      make("span", { class: "quiet" }, place)),
    make("p", {}, capitalized(finding.words)),
    make("p", { class: "quiet" }, finding.why, finding.appleName ? ` (Apple: ${finding.appleName}) ` : " ",
      make("code", {}, `typeproof explain ${finding.rule}`)));
}
