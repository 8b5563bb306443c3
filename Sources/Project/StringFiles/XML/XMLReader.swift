import JSON

/// Reads the elements and texts of an XML document (XML 1.0, fifth edition).
///
/// It supports no document types. So only XML's own five entities can be used, none can be defined,
/// and no text grows by being read. Names are only checked for their ends, and namespaces are part
/// of their names.
struct XMLReader {
  /// The next part of a document.
  enum Event {
    /// A start tag. That of an empty element is followed by its end.
    case start(XMLElement)
    /// The end of an element.
    case end(String)
    /// A stretch of text, in UTF-8. If `isLiteral`, it is in the file from `offset` on; otherwise
    /// the file has a reference to a character there.
    case text(ArraySlice<UInt8>, offset: Int, isLiteral: Bool)
  }

  /// A problem, and where.
  struct Failure: Error {
    let problem: XMLProblem
    let position: SourcePosition
  }

  var scanner: TextScanner
  private var open: [XMLElement] = []
  private var hadElement = false
  /// The end of an empty element, which is the next event.
  private var pendingEnd: String?

  /// The number of open elements.
  var depth: Int { open.count + (pendingEnd == nil ? 0 : 1) }

  init(scanner: TextScanner) {
    self.scanner = scanner
  }

  /// Returns the next event; `nil` after the outermost element.
  mutating func next() throws(Failure) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while let next = scanner.next {
      switch next {
      case UInt8(ascii: "<"): if let event = try readMarkup() { return event }
      case UInt8(ascii: "&") where !open.isEmpty:
        let offset = scanner.offset
        return .text(try readReference()[...], offset: offset, isLiteral: false)
      default:
        if open.isEmpty {
          scanner.skipBlanks()
          if let next = scanner.next, next != UInt8(ascii: "<") { throw failure(.contentOutside) }
        } else {
          return try readText()
        }
      }
    }
    if let element = open.last {
      throw failure(.unclosedElement(element.name, openedAt: element.position))
    }
    guard hadElement else { throw failure(.noElement) }
    return nil
  }

  private mutating func readText() throws(Failure) -> Event {
    let start = scanner.offset
    while let next = scanner.next, next != UInt8(ascii: "<"), next != UInt8(ascii: "&") {
      try check(next)
      scanner.offset += 1
    }
    return .text(scanner.bytes[start..<scanner.offset], offset: start, isLiteral: true)
  }

  /// Reads markup that begins with `<`; `nil` for markup without an event.
  private mutating func readMarkup() throws(Failure) -> Event? {
    let start = scanner.offset
    if scanner.skip("<!--") {
      guard scanner.skip(past: "-->") != nil else {
        throw failure(.unterminated(.comment), at: start)
      }
      return nil
    }
    if scanner.skip("<?") {
      guard let instruction = scanner.skip(past: "?>") else {
        throw failure(.unterminated(.instruction), at: start)
      }
      try checkEncoding(declaredBy: instruction, at: start)
      return nil
    }
    if scanner.skip("<![CDATA[") {
      guard !open.isEmpty else { throw failure(.contentOutside, at: start) }
      guard let data = scanner.skip(past: "]]>") else {
        throw failure(.unterminated(.characterData), at: start)
      }
      for byte in data { try check(byte) }
      return .text(data, offset: data.startIndex, isLiteral: true)
    }
    if scanner.isAt("<!") { throw failure(.documentType) }
    if scanner.skip("</") { return try readEnd(from: start) }
    return try readStart()
  }

  private mutating func readStart() throws(Failure) -> Event {
    if open.isEmpty, hadElement { throw failure(.contentOutside) }
    let (element, isEmpty) = try readTag()
    hadElement = true
    if isEmpty { pendingEnd = element.name } else { open.append(element) }
    return .start(element)
  }

  private mutating func readEnd(from start: Int) throws(Failure) -> Event {
    let name = readName()
    scanner.skipBlanks()
    guard scanner.skip(">") else { throw failure(.unterminated(.tag), at: start) }
    guard let element = open.popLast() else { throw failure(.contentOutside, at: start) }
    guard element.name == name else {
      throw failure(.mismatchedTag(found: name, expected: element.name), at: start)
    }
    return .end(name)
  }

  /// Checks the encoding in an XML declaration, although the text has been decoded by now.
  private func checkEncoding(
    declaredBy instruction: ArraySlice<UInt8>, at offset: Int
  ) throws(Failure) {
    let words = String(decoding: instruction, as: UTF8.self)
    guard words.hasPrefix("xml "), let range = words.firstRange(of: "encoding") else { return }
    let name = words[range.upperBound...].split { "\"'= \t\r\n".contains($0) }.first.map(
      String.init)
    if let name, !["utf-8", "utf8", "us-ascii"].contains(name.lowercased()) {
      throw failure(.otherEncoding(name), at: offset)
    }
  }
}

extension XMLReader {
  /// Refuses control characters that XML does not allow.
  func check(_ byte: UInt8) throws(Failure) {
    if byte < 0x20, ![0x09, 0x0A, 0x0D].contains(byte) { throw failure(.controlCharacter(byte)) }
  }

  func failure(_ problem: XMLProblem, at offset: Int? = nil) -> Failure {
    Failure(problem: problem, position: scanner.position(at: offset ?? scanner.offset))
  }
}
