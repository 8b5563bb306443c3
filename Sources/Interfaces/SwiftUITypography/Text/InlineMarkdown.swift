import DynamicType

/// A parser of inline Markdown, as SwiftUI reads it in literals of texts: `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~` and `[links](address)`. Of Apple's `^[text](attributes)`, the text is
/// read, but its grammar is not adapted. Headings, lists, pictures, entities, HTML and addresses
/// without brackets are not supported. Line breaks are kept, and a backslash before one is shown.
///
/// It follows GitHub Flavored Markdown 0.29, sections 6.1 and 6.3 to 6.6, but one tilde is no mark.
/// The time is nearly proportional to the length of the text, however marks are nested.
struct InlineMarkdown {
  private let characters: [Character]
  private var place = 0
  private var pieces: [MarkdownPiece] = []
  private var marks: [EmphasisMark] = []
  private var brackets: [Bracket] = []

  /// An open bracket.
  private struct Bracket {
    let piece: Int
    /// The number of marks before it.
    let marks: Int
    /// Whether a circumflex is before it.
    let hasAttributes: Bool
  }

  private init(characters: [Character]) { self.characters = characters }

  /// Returns the runs of a text without its Markdown marks.
  static func runs(of text: String) -> [Text.Run] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Text.Run(text: text)] }
    var parser = InlineMarkdown(characters: Array(text))
    parser.readAll()
    return parser.pieces.runs
  }

  private mutating func readAll() {
    while let next = character(at: place) {
      switch next {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readMark(next)
      case "[": open("[")
      case "^" where character(at: place + 1) == "[": open("^[")
      case "]": readBracket()
      default:
        add(next)
        place += 1
      }
    }
    marks[...].match(in: &pieces)
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  /// Returns whether a backslash takes the meaning from the character after it: ASCII punctuation.
  private func isEscape(at index: Int) -> Bool {
    guard characters[index] == "\\", let next = character(at: index + 1) else { return false }
    return next.isASCII && (next.isPunctuation || next.isSymbol)
  }

  /// Adds a character without a meaning of its own.
  private mutating func add(_ character: Character) {
    if pieces.last?.isPlain == true {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(MarkdownPiece(text: String(character), isPlain: true))
    }
  }

  // MARK: Parts

  private mutating func readEscape() {
    let length = isEscape(at: place) ? 2 : 1
    add(characters[place + length - 1])
    place += length
  }

  /// Reads a run of backticks. If a run of the same length follows, the text between them is
  /// monospaced.
  private mutating func readCode() {
    let start = place + runLength(at: place)
    var end = start
    while let next = character(at: end) {
      let length = next == "`" ? runLength(at: end) : 1
      if next == "`", length == start - place { break }
      end += length
    }
    guard end < characters.count else {
      pieces.append(MarkdownPiece(text: String(characters[place..<start])))
      place = start
      return
    }
    var code = characters[start..<end]
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    pieces.append(MarkdownPiece(text: String(code), isMonospaced: true))
    place = end + (start - place)
  }

  /// Reads asterisks, underscores or tildes. Like cmark-gfm, others look past tildes beside them.
  private mutating func readMark(_ next: Character) {
    let end = place + runLength(at: place)
    let isBeside = { (other: Character) in next == "~" || other != "~" }
    let mark = EmphasisMark(
      next, count: end - place, piece: pieces.count,
      before: characters[..<place].last(where: isBeside),
      after: characters[end...].first(where: isBeside))
    if let mark { marks.append(mark) }
    pieces.append(MarkdownPiece(text: String(characters[place..<end])))
    place = end
  }

  private mutating func open(_ text: String) {
    brackets.append(
      Bracket(piece: pieces.count, marks: marks.count, hasAttributes: text.count == 2))
    pieces.append(MarkdownPiece(text: text))
    place += text.count
  }

  /// Reads a closing bracket, with the address of a link or the attributes behind it.
  private mutating func readBracket() {
    place += 1
    guard let open = brackets.popLast(),
      let end = open.hasAttributes ? endOfAttributes(at: place) : endOfAddress(at: place)
    else {
      add("]")
      return
    }
    marks[open.marks...].match(in: &pieces)
    marks.removeSubrange(open.marks...)
    pieces[open.piece].text = ""
    pieces.append(MarkdownPiece(text: "", isPlain: true))
    place = end
    guard !open.hasAttributes else { return }
    pieces.apply(.link, to: open.piece..<pieces.count - 1)
    // A link contains no other link.
    brackets.removeAll { !$0.hasAttributes }
  }

  /// Returns the number of equal characters at a place.
  private func runLength(at index: Int) -> Int {
    characters[index...].prefix { $0 == characters[index] }.count
  }
}

// MARK: Addresses

extension InlineMarkdown {
  /// The greatest depth of parentheses in an address or in attributes.
  private static let mostParentheses = 32

  /// Returns the index behind an address in parentheses, with or without a title; `nil` if none
  /// starts at an index.
  private func endOfAddress(at start: Int) -> Int? {
    guard character(at: start) == "(" else { return nil }
    let first = indexAfterSpaces(from: start + 1)
    guard let address = character(at: first) == "<" ? endOfAngles(at: first) : endOfWord(at: first)
    else { return nil }
    var end = indexAfterSpaces(from: address)
    if end > address, let quote = character(at: end), let close = Self.quotes[quote] {
      guard let title = endOfQuotation(at: end, until: close) else { return nil }
      end = indexAfterSpaces(from: title)
    }
    return character(at: end) == ")" ? end + 1 : nil
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  private func indexAfterSpaces(from start: Int) -> Int {
    characters[start...].firstIndex { !$0.isWhitespace } ?? characters.count
  }

  /// Returns the index behind an address without spaces, in which parentheses are balanced.
  private func endOfWord(at start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while let next = character(at: index), next > " " {
      switch next {
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      default: break
      }
      guard depth <= Self.mostParentheses else { return nil }
      index += isEscape(at: index) ? 2 : 1
    }
    return depth == 0 ? index : nil
  }

  /// Returns the index behind an address in angle brackets.
  private func endOfAngles(at start: Int) -> Int? {
    var index = start + 1
    while let next = character(at: index), next != "<", !next.isNewline {
      if next == ">" { return index + 1 }
      index += isEscape(at: index) ? 2 : 1
    }
    return nil
  }

  /// Returns the index behind a title.
  private func endOfQuotation(at start: Int, until close: Character) -> Int? {
    var index = start + 1
    while let next = character(at: index) {
      if next == close { return index + 1 }
      if next == characters[start] { return nil }
      index += isEscape(at: index) ? 2 : 1
    }
    return nil
  }

  /// Returns the index behind attributes in balanced parentheses; `nil` if none start at an index.
  private func endOfAttributes(at start: Int) -> Int? {
    guard character(at: start) == "(" else { return nil }
    var (index, depth) = (start, 0)
    while let next = character(at: index), depth <= Self.mostParentheses {
      index += 1
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
