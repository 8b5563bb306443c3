import Audit
import DynamicType
import Snapshots

extension RunResults {
  /// The most changed cells that are listed with their words.
  private static let mostCells = 20
  /// The most causes, and the most items of every other list.
  private static let mostRows = 50

  /// The most UTF-16 units of a comment. GitHub allows 65,536 characters.
  private static let greatestComment = 65_536

  /// The run as a comment on a pull request: a summary, a table of causes, and the first cells with
  /// their words.
  public var markdown: String { comment(showing: []) }

  /// Returns the same comment with pictures of groups.
  ///
  /// - Parameter pictures: The letters of groups, each with the path or address of its picture.
  public func comment(showing pictures: [(group: String, path: String)]) -> String {
    let shown = pictures.map { group, path in
      "**\(group)** ![Group \(group): expected, actual, difference](\(path))\n"
    }
    let blocks: [String?] = [
      "### Typeproof: \(MarkdownText.line(suite))\n", "\(MarkdownText.line(sum)).\n",
      commit.map { "Compared with the goldens of commit `\(MarkdownText.line($0))`.\n" },
      groupTable, shown.isEmpty ? nil : shown.joined(separator: "\n"),
      explanation,
      list("Not proved by drawing", gaps), list("Trouble", troubles),
      list("The suite's own files", differences),
      list("Files that belong to no cell", strayFiles), cellList,
      list(
        "Audit", audit.map { $0.map { "\($0.severity.rawValue) \($0.rule.rawValue): \($0)" } } ?? []
      ),
      list("Recorded with other library versions", libraryDrift),
      list(
        "Inputs that changed without a visible effect",
        unseenInputs.map { "\($0.sentence) (\(counted($0.cells.count, "cell")))" }),
      list("Pictures that Git LFS has not fetched", pointerNote.map { [$0] } ?? []),
    ]
    return Self.fitting(blocks.compactMap(\.self))
  }

  /// Joins the blocks, and leaves out the last ones if they exceed the size of a comment.
  private static func fitting(_ blocks: [String]) -> String {
    let rest = "\nMore does not fit here: see report.json.\n"
    var text = ""
    for block in blocks {
      let next = text.isEmpty ? block : "\(text)\n\(block)"
      guard next.utf16.count + rest.utf16.count <= greatestComment else { return text + rest }
      text = next
    }
    return text
  }

  /// A table with a row for each group and all changes of its cells.
  private var groupTable: String? {
    let groups = groups.groups
    if groups.isEmpty { return nil }
    let proofs = proofs
    let rows = groups.prefix(Self.mostRows).enumerated().map { place, group in
      "| \(ChangeGroup.letter(at: place)) | \(group.cells.count) | \(group.changes.count) "
        + (comparison != nil
          ? "" : "| \(ProofSum(of: group.cells.map { ($0, proofs[$0]) })?.share ?? "–") ")
        + "| \(MarkdownText.line(group.sentence)) "
        + "| \(group.cells.first.map { "`\(MarkdownText.code(label(of: $0)))`" } ?? "–") |\n"
    }
    let head =
      comparison == nil
      ? "| group | cells | changes | proved by drawing | what changed | first of them |\n"
        + "|---|---:|---:|---|---|---|\n"
      : "| group | pictures | changes | what changed | first of them |\n|---|---:|---:|---|---|\n"
    return head
      + rows.joined() + Self.rest(groups.count - rows.count, "group")
  }

  /// The command that explains the words of a failed run; `nil` if there is nothing to explain.
  private var explanation: String? {
    let words = status == .nothingToDo ? [] : wordsToExplain
    return words.isEmpty ? nil : "What this means: `\(Self.explanation(of: words))`\n"
  }

  /// A list of the cells that fail. Those that could not be judged come first.
  private var cellList: String? {
    let failing = cells.filter(fails)
    if failing.isEmpty { return nil }
    let ranked = failing.filter(\.verdict.isTrouble) + failing.filter { !$0.verdict.isTrouble }
    let rows = ranked.prefix(Self.mostCells).map { cell in
      "- **\(word(for: cell.verdict))** `\(MarkdownText.code(label(of: cell.name)))` \(MarkdownText.line(cell.file == nil ? cell.sentence : cell.words))\n"
    }
    return "#### \(comparison == nil ? "Cells" : "Pictures")\n\n" + rows.joined()
      + Self.rest(ranked.count - rows.count, "cell")
  }

  private func list(_ title: String, _ sentences: [String]) -> String? {
    if sentences.isEmpty { return nil }
    let rows = sentences.prefix(Self.mostRows).map { "- \(MarkdownText.line($0))\n" }
    return "#### \(title)\n\n" + rows.joined() + Self.rest(sentences.count - rows.count, "line")
  }

  /// The reasons why cells are not proved, each with its number of cells.
  private var gaps: [String] {
    var counts: [(reason: String, count: Int)] = []
    for cell in cells {
      guard let reason = cell.proof?.gap else { continue }
      if let place = counts.firstIndex(where: { $0.reason == reason }) {
        counts[place].count += 1
      } else {
        counts.append((reason, 1))
      }
    }
    return counts.map { "\($0.reason) (\(counted($0.count, "cell")))" }
  }

  private static func rest(_ count: Int, _ noun: String) -> String {
    count > 0 ? "\n\(counted(count, "more \(noun)")): see report.json.\n" : ""
  }
}

extension ProofSum {
  /// The number of proved cells, such as `all` or `2 of 3`.
  fileprivate var share: String {
    provedCount == cellCount ? "all" : provedCount == 0 ? "none" : "\(provedCount) of \(cellCount)"
  }
}

/// Makes text from strangers safe in Markdown, as GitHub and GitLab read it.
enum MarkdownText {
  /// Returns a text on one line, cut if it is long. Markdown acts on nothing in it: no tag, link,
  /// table column or formula, and `@somebody` in a sample notifies nobody.
  static func line(_ text: String, atMost count: Int = 300) -> String {
    escaped(VisibleText.cut(VisibleText.line(text), to: count))
  }

  /// Returns a text for the inside of backticks, also in a table.
  static func code(_ text: String) -> String {
    var shown = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      shown.unicodeScalars.append(scalar == "`" || scalar == "|" ? "�" : scalar)
    }
    return shown
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "{", "}":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // An empty comment parts what would be a mention, or the number of an issue or merge request.
      case "@", "#", "!": escaped += isWord(next) ? "\(scalar)<!-- -->" : "\(scalar)"
      // Addresses become links by “://” and “www.” alone.
      case ":" where next == "/": escaped += "\\:"
      case "."
      where index >= 3 && scalars[index - 3..<index].allSatisfy({ $0 == "w" || $0 == "W" }):
        escaped += "\\."
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
}
