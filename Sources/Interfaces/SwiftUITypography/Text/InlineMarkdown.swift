import DynamicType

/// A parser of inline Markdown, as SwiftUI reads it in literals of texts: `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~` and `[links](address)`. Headings, lists, pictures, entities and HTML
/// are not supported.
///
/// It follows GitHub Flavored Markdown 0.29, sections 6.1 and 6.3 to 6.6. The time is nearly
/// proportional to the length of the text, however marks are nested.
struct InlineMarkdown {
  private let characters: [Character]
  private var place = 0
  private var pieces: [MarkdownPiece] = []
  private var marks: [EmphasisMark] = []
  /// The open brackets: the index of the piece of each, and the number of marks before it.
  private var brackets: [(piece: Int, marks: Int)] = []

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
      case "[":
        brackets.append((pieces.count, marks.count))
        pieces.append(MarkdownPiece(text: "["))
        place += 1
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

  /// Adds a character without a meaning of its own.
  private mutating func add(_ character: Character) {
    if pieces.last?.isPlain == true {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(MarkdownPiece(text: String(character), isPlain: true))
    }
  }

  // MARK: Parts

  /// Reads a backslash, which takes the meaning from ASCII punctuation.
  private mutating func readEscape() {
    if let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      add(next)
      place += 2
    } else {
      add("\\")
      place += 1
    }
  }

  /// Reads backticks, and the monospaced text before as many of them, if there are.
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

  /// Reads a closing bracket, with the address of a link behind it.
  private mutating func readBracket() {
    place += 1
    guard let open = brackets.popLast(), let end = endOfAddress(at: place) else {
      add("]")
      return
    }
    marks[open.marks...].match(in: &pieces)
    marks.removeSubrange(open.marks...)
    pieces[open.piece].text = ""
    pieces.append(MarkdownPiece(text: "", isPlain: true))
    pieces.apply(.link, to: open.piece..<pieces.count - 1)
    place = end
    // A link contains no other link.
    brackets.removeAll()
  }

  /// Returns the number of equal characters at a place.
  private func runLength(at index: Int) -> Int {
    characters[index...].prefix { $0 == characters[index] }.count
  }
}

// MARK: Addresses

extension InlineMarkdown {
  /// The greatest depth of parentheses in an address.
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

  /// Returns the index behind an address without white space, in which parentheses are balanced.
  private func endOfWord(at start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while let next = character(at: index), !next.isWhitespace {
      switch next {
      case "\\": index += 1
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      default: break
      }
      guard depth < Self.mostParentheses else { return nil }
      index += 1
    }
    return depth == 0 ? index : nil
  }

  /// Returns the index behind an address in angle brackets.
  private func endOfAngles(at start: Int) -> Int? {
    var index = start + 1
    while let next = character(at: index), next != "<", !next.isNewline {
      if next == ">" { return index + 1 }
      index += next == "\\" ? 2 : 1
    }
    return nil
  }

  /// Returns the index behind a title.
  private func endOfQuotation(at start: Int, until close: Character) -> Int? {
    var index = start + 1
    while let next = character(at: index) {
      if next == close { return index + 1 }
      if next == characters[start] { return nil }
      index += next == "\\" ? 2 : 1
    }
    return nil
  }
}
