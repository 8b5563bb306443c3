import Audit
import FontComparisons
import DynamicType
import JSON
import Snapshots
import TextEngine
import Wording

/// The output of a comparison of two fonts, for people and as JSON.
struct FontComparisonAccount {
  let comparison: FontComparison
  /// The number of cells in the text for people.
  let most: Int

  /// 2 if something could not be laid out; otherwise 1 if something changed; otherwise 0.
  var exitCode: ExitCode {
    if !comparison.trouble.isEmpty { return .trouble }
    return changed.isEmpty && missing.isEmpty && metrics.isEmpty ? .nothingToDo : .differences
  }

  /// The cells to list: the worst of each style and text, beginning with the worst of all, and then
  /// others.
  var worst: [ComparedCell] {
    var seen: Set<Subject> = []
    var (first, others): ([ComparedCell], [ComparedCell]) = ([], [])
    for cell in changed {
      if seen.insert(Subject(style: cell.style, sample: cell.sample)).inserted {
        first.append(cell)
      } else {
        others.append(cell)
      }
    }
    return Array((first + others).prefix(most))
  }

  /// A style and a text, which cells at several categories share.
  private struct Subject: Hashable {
    let style: String
    let sample: Sample
  }

  private var changed: [ComparedCell] { comparison.cells.filter(\.isChanged) }

  /// The characters that the old font has and the new one lacks.
  private var missing: [Unicode.Scalar] {
    comparison.old.characters(missingIn: comparison.new)
  }

  /// The vertical metrics that differ, with old and new values in em.
  private var metrics: [(name: String, old: Double?, new: Double?)] {
    ComparedFace.Measure.allCases.map {
      ($0.rawValue, comparison.old.ems($0), comparison.new.ems($0))
    }.filter { $0.1 != $0.2 }
  }

  /// The text for people: the metrics, the characters, the worst cells, and a summary.
  func text(in console: Console) -> String {
    var lines: [String] = []
    if !metrics.isEmpty {
      lines.append(
        "metrics  "
          + metrics.map { "\($0.name) \(Self.ems($0.new)), was \(Self.ems($0.old))" }
          .joined(separator: "; "))
    }
    if !missing.isEmpty {
      lines.append(
        "\(console.styled("missing", .red))  \(missing.count) "
          + "character\(missing.count == 1 ? "" : "s"): " + Self.list(of: missing))
    }
    lines += worst.map { cell in
      let look: TerminalStyle = cell.newRules.isEmpty ? .yellow : .red
      return "\(console.styled("changed", look))  "
        + TerminalText.escaped("\(Self.place(of: cell)): \(Self.words(on: cell))")
    }
    let rest = changed.count - worst.count
    if rest > 0 {
      lines.append("and \(rest) more; list all with --most \(changed.count) or --json")
    }
    lines += comparison.trouble.map {
      "\(console.styled("trouble", .red))  \(TerminalText.escaped($0))"
    }
    return (lines + [sum]).joined(separator: "\n")
  }

  private var sum: String {
    let count = comparison.cells.count
    let names = [comparison.old, comparison.new].map { TerminalText.escaped($0.face.fileName) }
    let found = changed.count { !$0.newRules.isEmpty }
    return "\(names[0]) → \(names[1]): \(count) texts laid out, "
      + (changed.isEmpty
        ? "none changed"
        : "\(changed.count) changed, \(found) with a new finding")
  }

  private static func place(of cell: ComparedCell) -> String {
    "\(cell.style), \(cell.sample.name), \(cell.category.shortName)"
  }

  /// The changes of a cell, such as “new: truncated; 3 lines, were 2; 4.1 % wider; the whole is
  /// 35.1 % higher”.
  private static func words(on cell: ComparedCell) -> String {
    var words: [String] = []
    if !cell.newRules.isEmpty {
      words.append("new: \(cell.newRules.map(\.rawValue).joined(separator: ", "))")
    }
    if cell.old.lineCount != cell.new.lineCount {
      words.append(
        "\(cell.new.lineCount) line\(cell.new.lineCount == 1 ? "" : "s"), "
          + "\(cell.old.lineCount == 1 ? "was" : "were") \(cell.old.lineCount)")
    }
    if let width = percent(cell.widthRatio) {
      words.append("\(width) % \(cell.widthRatio > 1 ? "wider" : "narrower")")
    }
    if cell.old.lineHeight != cell.new.lineHeight {
      words.append(
        "line height \(shortest(cell.new.lineHeight)) pt, was \(shortest(cell.old.lineHeight)) pt")
    }
    if let height = percent(cell.heightRatio) {
      words.append("the text is \(height) % \(cell.heightRatio > 1 ? "taller" : "shorter")")
    }
    return words.isEmpty ? "the layout differs" : words.joined(separator: "; ")
  }

  /// The deviation of a ratio from one, to a tenth of a percent; `nil` if it is smaller.
  private static func percent(_ ratio: Double) -> String? {
    let tenths = (abs(ratio - 1) * 1000).rounded(.toNearestOrAwayFromZero)
    return tenths > 0 ? shortestDecimal(tenths / 10) : nil
  }

  private static func shortest(_ points: Points) -> String {
    shortestDecimal((points.value * 100).rounded(.toNearestOrAwayFromZero) / 100)
  }

  private static func ems(_ value: Double?) -> String {
    value.map { "\(shortestDecimal($0)) em" } ?? "not stated"
  }

  /// A list of the first few characters, with their code points.
  private static func list(of characters: [Unicode.Scalar]) -> String {
    let shown = characters.prefix(12).map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
      return scalar.properties.isAlphabetic ? "\(scalar) \(code)" : code
    }
    return shown.joined(separator: ", ") + (characters.count > shown.count ? " …" : "")
  }
}
