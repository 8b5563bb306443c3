import DynamicType

/// Asterisks, underscores or tildes that may begin or end emphasis: the delimiter runs of GitHub
/// Flavored Markdown 0.29, sections 6.4 and 6.5.
struct EmphasisMark {
  /// What decides which marks before it a closing mark matches.
  fileprivate struct Kind: Hashable {
    let character: Character
    let opens: Bool
    let remainder: Int
  }

  private let character: Character
  private let opens: Bool
  private let closes: Bool
  /// The number of characters in the text.
  private let length: Int
  /// The number of characters that have not begun or ended emphasis.
  fileprivate var count: Int
  /// The index of its piece.
  fileprivate let piece: Int

  /// Creates a mark; `nil` if it neither begins nor ends emphasis.
  ///
  /// - Parameters:
  ///   - before: The character before it; `nil` at the start of the text.
  ///   - after: The character after it; `nil` at the end of the text.
  init?(_ character: Character, count: Int, piece: Int, before: Character?, after: Character?) {
    let isSpace = { (next: Character?) in next?.isWhitespace ?? true }
    let isPunctuation = { (next: Character?) in
      next.map { $0.isPunctuation || $0.isASCII && $0.isSymbol } ?? false
    }
    let isLeft =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let isRight =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    let isInWord = isLeft && isRight && character == "_"
    opens = isLeft && (!isInWord || isPunctuation(before))
    closes = isRight && (!isInWord || isPunctuation(after))
    guard opens || closes, character != "~" || count == 2 else { return nil }
    (self.character, length, self.count, self.piece) = (character, count, count, piece)
  }

  /// Returns whether this mark opens the emphasis that another mark closes.
  ///
  /// If one of the two can both open and close, the sum of their lengths must not be a multiple of 3,
  /// unless both lengths are.
  fileprivate func begins(_ end: EmphasisMark) -> Bool {
    guard character == end.character else { return false }
    return !(closes || end.opens) || (length + end.length) % 3 != 0 || length % 3 == 0
  }

  fileprivate var kind: Kind { Kind(character: character, opens: opens, remainder: length % 3) }

  fileprivate func style(of count: Int) -> MarkdownPiece.Style {
    character == "~" ? .struck : count == 2 ? .bold : .italic
  }
}

extension ArraySlice<EmphasisMark> {
  /// Matches each closing mark with the nearest opening mark before it. Both are taken from the text,
  /// and the text between them gets the style.
  func match(in pieces: inout [MarkdownPiece]) {
    var open: [EmphasisMark] = []
    // By kind of closing mark: the number of open marks at the start that are known not to match.
    var searched: [EmphasisMark.Kind: Int] = [:]
    for var end in self {
      while end.canEnd,
        let index = open[(searched[end.kind] ?? 0)...].lastIndex(where: { $0.begins(end) })
      {
        let count = Swift.min(open[index].count, end.count, 2)
        pieces.apply(end.style(of: count), to: open[index].piece + 1..<end.piece)
        pieces[open[index].piece].text.removeLast(count)
        pieces[end.piece].text.removeLast(count)
        open[index].count -= count
        end.count -= count
        open.removeSubrange((open[index].count == 0 ? index : index + 1)...)
        searched = searched.mapValues { Swift.min($0, open.count) }
      }
      if end.canEnd { searched[end.kind] = open.count }
      if end.canBegin { open.append(end) }
    }
  }
}

extension EmphasisMark {
  fileprivate var canBegin: Bool { opens && count > 0 }
  fileprivate var canEnd: Bool { closes && count > 0 }
}

/// A part of a text with Markdown.
struct MarkdownPiece {
  enum Style: Int {
    case bold, italic, struck, link
  }

  var text: String
  /// Whether more text may be added to it.
  var isPlain = false
  var isMonospaced = false
  /// How many more spans of each style contain this piece than the one before.
  var steps = SIMD4<Int>()
}

extension [MarkdownPiece] {
  /// Applies a style to pieces; a piece has to follow them.
  mutating func apply(_ style: MarkdownPiece.Style, to pieces: Range<Int>) {
    self[pieces.lowerBound].steps[style.rawValue] += 1
    self[pieces.upperBound].steps[style.rawValue] -= 1
  }

  /// The runs of text, neighbours of the same attributes merged.
  var runs: [Text.Run] {
    var runs: [Text.Run] = []
    var spans = SIMD4<Int>()
    for piece in self {
      spans &+= piece.steps
      guard !piece.text.isEmpty else { continue }
      let changes = TextChanges(in: spans, isMonospaced: piece.isMonospaced)
      if runs.last?.changes == changes {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(Text.Run(text: piece.text, changes: changes))
      }
    }
    return runs
  }
}

extension TextChanges {
  fileprivate init(in spans: SIMD4<Int>, isMonospaced: Bool) {
    self.init()
    let isIn = { (style: MarkdownPiece.Style) in spans[style.rawValue] > 0 }
    if isIn(.bold) { isBold = true }
    if isIn(.italic) { isItalic = true }
    if isIn(.struck) { strikethrough = Line(isActive: true, color: nil) }
    if isIn(.link) { paint = .tint }
    if isMonospaced { self.isMonospaced = true }
  }
}
