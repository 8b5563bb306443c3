import DynamicType

/// A parser of inline Markdown, as SwiftUI reads it in literals of texts: `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~` and `[links](address)`. Headings and lists are not supported.
struct InlineMarkdown {
  private let characters: [Character]
  private var place = 0

  /// Returns the runs of a text without its Markdown marks.
  static func runs(of text: String) -> [Text.Run] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Text.Run(text: text)] }
    var parser = InlineMarkdown(characters: Array(text))
    return parser.runs(until: nil).joined
  }

  /// Reads runs until a closing mark, or to the end of the text if the mark is `nil`.
  private mutating func runs(until end: Mark?) -> [Text.Run] {
    var runs: [Text.Run] = []
    while place < characters.count {
      if let end, closes(end) { return runs }
      let next = characters[place]
      if next == "\\", let escaped = character(at: place + 1),
        escaped.isPunctuation || escaped.isSymbol
      {
        runs.append(Text.Run(text: String(escaped)))
        place += 2
      } else if let inner = code() ?? link() ?? marked() {
        runs += inner
      } else {
        runs.append(Text.Run(text: String(next)))
        place += 1
      }
    }
    return runs
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  // MARK: Parts

  /// Reads monospaced text between backticks.
  private mutating func code() -> [Text.Run]? {
    guard characters[place] == "`",
      let end = characters[(place + 1)...].firstIndex(of: "`"), end > place + 1
    else { return nil }
    var run = Text.Run(text: String(characters[(place + 1)..<end]))
    run.changes.isMonospaced = true
    place = end + 1
    return [run]
  }

  /// Reads a link: a text in brackets and an address in parentheses.
  private mutating func link() -> [Text.Run]? {
    guard characters[place] == "[" else { return nil }
    let start = place
    place += 1
    let inner = runs(until: .bracket)
    guard character(at: place) == "]", character(at: place + 1) == "(",
      let end = characters[place...].firstIndex(of: ")")
    else {
      place = start
      return nil
    }
    place = end + 1
    return inner.map { $0.changing { $0.paint = $0.paint ?? .tint } }
  }

  /// Reads the text between two equal marks.
  private mutating func marked() -> [Text.Run]? {
    for mark in Mark.pairs where opens(mark) {
      let start = place
      place += mark.text.count
      let inner = runs(until: mark)
      if closes(mark), !inner.isEmpty {
        place += mark.text.count
        return inner.map { run in run.changing { mark.apply(to: &$0) } }
      }
      place = start
    }
    return nil
  }

  // MARK: Marks

  private enum Mark {
    case strong(String)
    case emphasis(String)
    case strike
    case bracket

    static let pairs: [Mark] = [
      .strong("**"), .strong("__"), .emphasis("*"), .emphasis("_"), .strike,
    ]

    var text: String {
      switch self {
      case .strong(let text), .emphasis(let text): text
      case .strike: "~~"
      case .bracket: "]"
      }
    }

    func apply(to changes: inout TextChanges) {
      switch self {
      case .strong: changes.isBold = true
      case .emphasis: changes.isItalic = true
      case .strike: changes.strikethrough = TextChanges.Line(isActive: true, color: nil)
      case .bracket: break
      }
    }
  }

  private func stands(_ mark: Mark) -> Bool {
    characters[place...].starts(with: mark.text)
  }

  /// Returns whether a mark opens here: not before white space; an underscore not inside a word.
  private func opens(_ mark: Mark) -> Bool {
    guard stands(mark), let next = character(at: place + mark.text.count), !next.isWhitespace else {
      return false
    }
    return mark.text.first != "_" || !isInWord(place - 1)
  }

  /// Returns whether a mark closes here: not after white space; an underscore not inside a word.
  private func closes(_ mark: Mark) -> Bool {
    guard stands(mark) else { return false }
    if case .bracket = mark { return true }
    guard let last = character(at: place - 1), !last.isWhitespace else { return false }
    // A single mark is none of the two of a stronger one.
    if case .emphasis(let text) = mark, characters[place...].starts(with: text + text) {
      return characters[place...].starts(with: text + text + text)
    }
    return mark.text.first != "_" || !isInWord(place + mark.text.count)
  }

  private func isInWord(_ index: Int) -> Bool {
    character(at: index).map { $0.isLetter || $0.isNumber } ?? false
  }
}

extension Text.Run {
  fileprivate func changing(_ change: (inout TextChanges) -> Void) -> Text.Run {
    var run = self
    change(&run.changes)
    return run
  }
}

extension [Text.Run] {
  /// The runs, with neighbours of the same attributes merged.
  fileprivate var joined: [Text.Run] {
    reduce(into: []) { runs, run in
      if let last = runs.last, last.changes == run.changes {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
  }
}
