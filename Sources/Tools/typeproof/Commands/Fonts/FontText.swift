import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Wording

/// The facts about a font file, for people.
struct FontText {
  let file: FontList.File

  /// Returns the file's name, the facts about each face, and an empty line.
  func lines(in console: Console) -> [String] {
    var lines = [console.styled(TerminalText.escaped(file.path), .bold)]
    for facts in file.faces {
      let names = facts.face.names
      let name = [names.family, names.style].filter { !$0.isEmpty }.joined(separator: " ")
      lines.append(
        "  " + (file.faces.count > 1 ? "#\(facts.face.index) " : "")
          + TerminalText.escaped(name.isEmpty ? "(no name)" : name))
      lines += TextColumns(rows: rows(of: facts), trailingWords: 1).lines.map { "    " + $0 }
    }
    let digest = "\(file.digest), \(file.byteCount) bytes"
    let opinion = file.secondOpinion.map {
      [[SecondOpinion.program, TerminalText.escaped($0.words)]]
    }
    return lines
      + TextColumns(rows: [["digest    ", digest]] + (opinion ?? []), trailingWords: 1).lines
      .map { "    " + $0 } + [""]
  }

  private func rows(of facts: FaceFacts) -> [[String]] {
    let face = facts.face
    let metrics = face.metrics
    let heights = [("cap height", metrics.capHeight), ("x-height", metrics.xHeight)]
      .compactMap { name, units in units.map { "\(name) \(length($0, of: face))" } }
    let outlines = face.outlineKinds.map(\.rawValue).joined(separator: ", ")
    let lines = [
      "ascender \(length(metrics.ascender, of: face))",
      "descender \(length(metrics.descender, of: face))",
      "line gap \(length(metrics.lineGap, of: face))",
    ]
    let rows: [(name: String, words: String)] = [
      ("PostScript", face.names.postScript),
      ("version", face.names.version),
      ("weight", "\(FontWeight(rawValue: face.weightClass))\(face.isItalic ? ", italic" : "")"),
      ("axes", face.axes.map(axis).joined(separator: "; ")),
      ("instances", face.namedInstances.map(\.name).joined(separator: ", ")),
      ("hhea", lines.joined(separator: ", ")),
      ("heights", heights.joined(separator: ", ")),
      ("glyphs", "\(face.glyphCount) in \(outlines), \(face.unitsPerEm) units per em"),
      ("characters", "\(facts.characterCount): \(scripts(of: facts))"),
      ("irregular", irregularities(of: facts)),
    ]
    return rows.filter { !$0.words.isEmpty }.map { [$0.name, TerminalText.escaped($0.words)] }
  }

  /// Returns the first six scripts, because a face may have single characters of many more.
  private func scripts(of facts: FaceFacts) -> String {
    var parts = facts.scripts.prefix(6).map { "\($0.name) \($0.count)" }
    let more = facts.scripts.count - parts.count
    if more > 0 { parts.append("\(more) more script\(more == 1 ? "" : "s")") }
    if facts.privateCount > 0 { parts.append("private use \(facts.privateCount)") }
    return parts.isEmpty ? "characters of no single script" : parts.joined(separator: ", ")
  }

  /// Returns the first three irregularities, because a damaged file may have one for each table.
  private func irregularities(of facts: FaceFacts) -> String {
    let more = facts.irregularities.count - 3
    return facts.irregularities.prefix(3).map(\.description).joined(separator: "; ")
      + (more > 0 ? "; \(more) more" : "")
  }

  private func axis(_ axis: FontAxis) -> String {
    let range =
      "\(shortestDecimal(axis.range.lowerBound)) to \(shortestDecimal(axis.range.upperBound))"
    return "\(axis.tag) \(range), default \(shortestDecimal(axis.defaultValue))"
  }

  private func length(_ units: Int, of face: FontFace) -> String {
    "\(units) (\(FaceFacts.ems(units, of: face)) em)"
  }
}
