import JSON

/// Reads the pairs of a `.strings` file.
struct AppleStringsReader {
  var scanner: TextScanner
  /// The problems of broken entries.
  private(set) var problems: [(key: String?, error: AppleStringsError)] = []
  /// The first wrong escape of the current entry.
  private var wrongEscape: WrongEscape?

  init(scanner: TextScanner) {
    self.scanner = scanner
  }

  /// A key with its text.
  struct Pair {
    let key: String
    let keyPosition: SourcePosition
    let text: String
    let textPosition: SourcePosition
  }

  mutating func read() throws(AppleStringsError) -> [Pair] {
    var pairs: [Pair] = []
    var places: [String: SourcePosition] = [:]
    try skipBlanks()
    while let found = scanner.found {
      let start = scanner.offset
      let position = scanner.position()
      guard pairs.count < StringTable.greatestTextCount else { throw error(.tooManyTexts) }
      var key: String?
      do throws(AppleStringsError) {
        wrongEscape = nil
        key = try readText()
        guard let key else { throw error(.noKey(found: found)) }
        let pair = try readPair(of: key, at: position)
        if let wrongEscape { throw error(wrongEscape.problem, at: wrongEscape.offset) }
        if let first = places.updateValue(position, forKey: key) {
          throw AppleStringsError(problem: .duplicateKey(key, first: first), position: position)
        }
        pairs.append(pair)
      } catch {
        if case .unterminatedComment = error.problem { throw error }
        guard problems.count < StringTable.greatestProblemCount else { throw error }
        problems.append((key, error))
        if !error.problem.isInSoundEntry { skipEntry(from: start) }
      }
      try skipBlanks()
    }
    if pairs.isEmpty, let first = problems.first { throw first.error }
    return pairs
  }

  /// Moves to the next line that begins an entry or a comment.
  private mutating func skipEntry(from start: Int) {
    scanner.offset = start
    while scanner.next != nil {
      while let next = scanner.next, next != 0x0A, next != 0x0D { scanner.offset += 1 }
      scanner.skipBlanks()
      if let next = scanner.next, "\"'/".utf8.contains(next) { return }
    }
  }

  private mutating func readPair(
    of key: String, at position: SourcePosition
  ) throws(AppleStringsError) -> Pair {
    try skipBlanks()
    var pair = Pair(key: key, keyPosition: position, text: key, textPosition: position)
    if scanner.skip("=") {
      try skipBlanks()
      let textPosition = scanner.position()
      guard let text = try readText() else {
        throw error(.noText(key: key, found: scanner.found))
      }
      pair = Pair(key: key, keyPosition: position, text: text, textPosition: textPosition)
      try skipBlanks()
      guard scanner.skip(";") else { throw error(.missingSemicolon(key: key)) }
    } else {
      guard scanner.skip(";") else { throw error(.missingEqualsSign(key: key)) }
    }
    return pair
  }

  private mutating func skipBlanks() throws(AppleStringsError) {
    while true {
      scanner.skipBlanks()
      let start = scanner.offset
      if scanner.skip("//") {
        while let next = scanner.next, next != 0x0A, next != 0x0D { scanner.offset += 1 }
      } else if scanner.skip("/*") {
        guard scanner.skip(past: "*/") != nil else {
          throw error(.unterminatedComment, at: start)
        }
      } else {
        return
      }
    }
  }

  /// Reads a text with quotation marks or without; `nil` where none begins.
  private mutating func readText() throws(AppleStringsError) -> String? {
    guard let next = scanner.next else { return nil }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      return try readQuotedText(until: next)
    }
    let start = scanner.offset
    while let next = scanner.next, Self.needsNoQuotes(next) { scanner.offset += 1 }
    guard scanner.offset > start else { return nil }
    return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func readQuotedText(until quote: UInt8) throws(AppleStringsError) -> String {
    let start = scanner.offset
    scanner.offset += 1
    var text: [UInt8] = []
    while let next = scanner.next {
      scanner.offset += 1
      switch next {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        do throws(WrongEscape) {
          try readEscape(into: &text)
        } catch {
          if case .unterminatedText = error.problem {
            throw self.error(error.problem, at: error.offset)
          }
          wrongEscape = wrongEscape ?? error
        }
      default: text.append(next)
      }
    }
    throw error(.unterminatedText, at: start)
  }

  func error(
    _ problem: AppleStringsError.Problem, at offset: Int? = nil
  ) -> AppleStringsError {
    AppleStringsError(problem: problem, position: scanner.position(at: offset ?? scanner.offset))
  }
}

extension AppleStringsError.Problem {
  /// Whether the entry ends in the right place despite the problem.
  fileprivate var isInSoundEntry: Bool {
    switch self {
    case .unknownEscape, .loneSurrogate, .duplicateKey: true
    case .encoding, .propertyList, .xml, .noKey, .missingEqualsSign, .noText, .missingSemicolon,
      .unterminatedText, .unterminatedComment, .tooManyTexts:
      false
    }
  }
}
