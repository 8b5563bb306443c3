import ImageDiff

/// The output of a comparison for people.
struct DifferenceText {
  let result: DifferenceResult

  /// The most names in a note. Others are only counted.
  private static let mostNames = 5

  /// The problems for the error stream. The unreadable files of folders are not among them, because
  /// they are listed with the other files.
  var complaints: [String] {
    result.files.compactMap { file in
      if let trouble = file.comparison.pictureTrouble { return sentence(trouble) }
      guard !result.areFolders, case .unreadable(let reason) = file.comparison.finding else {
        return nil
      }
      return sentence(reason)
    }
  }

  /// Returns the lines to print. For two files, it is the verdict. For folders, they are the files
  /// that are not simply equal, the number of each verdict, and notes.
  func lines(in console: Console) -> [String] {
    let question = result.question.words.map { " (\($0))" } ?? ""
    guard result.areFolders else {
      return result.files.filter { $0.verdict != .unreadable }.map { file in
        word(of: file, in: console) + ": " + detail(of: file) + question
      } + notes
    }
    let files = result.files.filter(isWorthALine).map { file in
      let detail = detail(of: file)
      return word(of: file, in: console) + " " + TerminalText.escaped(file.name)
        + (detail.isEmpty ? "" : ": " + detail)
    }
    let counts = DiffVerdict.allCases.map { (result.count(of: $0), $0) }
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1.counted)" }
    let others = result.otherFormats.map {
      console.styled("unreadable", .red) + " " + TerminalText.escaped($0.sentence)
    }
    let sum = (counts.isEmpty ? "nothing compared" : counts.joined(separator: ", ")) + question
    return files + others + [sum] + notes
  }

  private func isWorthALine(_ file: ComparedFile) -> Bool {
    guard case .compared(let found) = file.comparison.finding else { return true }
    return found.verdict != .equal || found.colorSpaces != nil
  }

  private func detail(of file: ComparedFile) -> String {
    TerminalText.escaped(PairWords(finding: file.comparison.finding).text)
  }

  private func word(of file: ComparedFile, in console: Console) -> String {
    let look: TerminalStyle =
      switch file.verdict {
      case .equal, .passes: .green
      case .changed, .unreadable: .red
      case .added, .removed, .renamed: .yellow
      }
    return console.styled(file.verdict.rawValue, look)
  }

  /// Notes that explain why a file is not listed.
  private var notes: [String] {
    var notes: [String] = []
    if let tool = result.tool {
      notes.append(
        "note: paired by the names that \(tool) gives to files; --tool none pairs equal paths")
    }
    if let tool = result.tool, result.passed > 0 {
      let isOne = result.passed == 1
      notes.append(
        "note: \(result.passed) expected picture\(isOne ? " has" : "s have") no actual one and "
          + "count\(isOne ? "s" : "") as right, because \(tool) leaves only pictures of tests that fail"
      )
    }
    if result.isItself {
      notes.append("note: both folders are the same, so each picture was compared with itself")
    }
    if let inner = result.inner {
      notes.append(
        "note: \(TerminalText.escaped(inner.path)) lies in \(TerminalText.escaped(inner.outer)); its files count "
          + "only as \(inner.outer == result.expected ? "actual" : "expected") pictures")
    }
    if !result.links.isEmpty {
      notes.append("note: symbolic links are not followed: \(list(result.links))")
    }
    for names in result.collisions {
      notes.append(
        "note: the same file on systems that ignore case or Unicode composition: \(list(names))")
    }
    for area in result.ignoredOutside {
      notes.append("note: --ignore \(TypedRectangle(area).argumentText) is outside all pictures")
    }
    return notes
  }

  private func list(_ names: [String]) -> String {
    let rest = names.count - DifferenceText.mostNames
    return names.prefix(DifferenceText.mostNames).map(TerminalText.escaped)
      .joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func sentence(_ text: String) -> String {
    "typeproof: " + TerminalText.escaped(text)
  }
}
