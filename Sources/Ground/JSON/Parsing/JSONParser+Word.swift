import Wording

extension JSONParser {
  /// One of the three words of JSON; all else that begins no value is an error.
  mutating func parseWord() throws(JSONSyntaxError) -> JSONNode.Value {
    for (word, value) in Self.words where bytes[offset...].starts(with: word.utf8) {
      let end = offset + word.utf8.count
      guard end == bytes.count || !Self.isPartOfWord(bytes[end]) else { break }
      offset = end
      return value
    }
    throw noValue()
  }

  private static let words: [(String, JSONNode.Value)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  /// Returns the error for a missing value at the next byte.
  private func noValue() -> JSONSyntaxError {
    guard let next else { return error(.noValue(found: nil)) }
    if isAtForeignQuote { return error(.wrongQuotes) }
    let word = word(from: offset)
    switch next {
    case UInt8(ascii: "+"): return malformed(.plusSign, from: offset)
    case UInt8(ascii: "."): return malformed(.noDigitBeforePoint, from: offset)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
      return error(.noValue(found: word))
    default: break
    }
    if ["NaN", "Infinity"].contains(word) { return error(.notFinite(word)) }
    if let meant = Self.foreignWords[word] ?? Self.likelyWord(word) {
      return error(.misspelled(word, meant: meant))
    }
    return Self.isPartOfWord(next)
      ? error(.unquoted(word)) : error(.noValue(found: word))
  }

  /// Returns the error for a missing name at the next byte.
  func noName() -> JSONSyntaxError {
    guard let next else { return error(.noName(found: nil)) }
    if isAtForeignQuote { return error(.wrongQuotes) }
    let word = word(from: offset)
    let isWord = Self.isPartOfWord(next) && !Self.isDigit(next)
    return isWord ? error(.unquoted(word)) : error(.noName(found: word))
  }

  /// Whether ' ` or one of “ ” „ ‘ ’ ‚ « » is next.
  private var isAtForeignQuote: Bool {
    guard let next else { return false }
    if next == UInt8(ascii: "'") || next == UInt8(ascii: "`") { return true }
    return ["“", "”", "„", "‘", "’", "‚", "«", "»"].contains {
      bytes[offset...].starts(with: $0.utf8)
    }
  }

  /// Words of other languages for the words of JSON.
  private static let foreignWords = [
    "nil": "null", "None": "null", "undefined": "null", "yes": "true", "no": "false",
    "YES": "true", "NO": "false", "on": "true", "off": "false",
  ]

  private static func likelyWord(_ word: String) -> String? {
    nearestSpelling(to: word, in: ["true", "false", "null"])
  }

  /// The word or character that begins at a byte, cut to a length that fits in a sentence.
  func word(from start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < 200,
      Self.isPartOfWord(bytes[end])
        || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(bytes[end])
    {
      end += 1
    }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard word.isEmpty else { return Self.excerpt(word) }
    // The standard library finds the end of a character that is no part of a word.
    let rest = String(decoding: bytes[start..<min(start + 64, bytes.count)], as: UTF8.self)
    return rest.first.map(String.init) ?? ""
  }

  /// Whether a byte belongs to words and numbers: letters, digits, `_`, `$`, and all beyond ASCII.
  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The beginning of a text, for a sentence.
  static func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
