import JSON

/// Reads a property list in XML, limited to what string files use: a `dict` of texts and other
/// `dict`s.
struct PropertyListReader {
  /// A key with its value.
  struct Member {
    let key: String
    let position: SourcePosition
    /// The value; `nil` where the next key follows immediately.
    var value: Value?
  }

  /// The value of a key.
  enum Value {
    case text(String, at: SourcePosition)
    case dictionary([Member])
    /// A value of another kind, or one that is nested too deeply.
    case other(String, at: SourcePosition)
  }

  /// The greatest depth of nested dictionaries.
  private static let deepest = 8

  private var xml: XMLReader
  private var count = 0

  init(_ text: DecodedText) {
    xml = XMLReader(scanner: TextScanner(Self.withoutDocumentType(text)))
  }

  /// Reads the members of the outermost dictionary; `nil` where there is none.
  mutating func read() throws(AppleStringsError) -> [Member]? {
    var members: [Member]?
    while let event = try next() {
      guard case .start(let element) = event, element.name != "plist" else { continue }
      guard members == nil, case .dictionary(let read) = try value(of: element, depth: 1) else {
        throw AppleStringsError(
          problem: .propertyList(isBinary: false), position: element.position)
      }
      members = read
    }
    return members
  }

  private mutating func next() throws(AppleStringsError) -> XMLReader.Event? {
    do {
      return try xml.next()
    } catch {
      throw AppleStringsError(problem: .xml(error.problem), position: error.position)
    }
  }

  /// Reads the value of an element, up to its end.
  private mutating func value(
    of element: XMLElement, depth: Int
  ) throws(AppleStringsError) -> Value {
    switch element.name {
    case "string": return .text(try content(), at: element.position)
    case "dict" where depth <= Self.deepest: return .dictionary(try members(depth: depth))
    default:
      _ = try content()
      return .other(element.name, at: element.position)
    }
  }

  private mutating func members(depth: Int) throws(AppleStringsError) -> [Member] {
    var members: [Member] = []
    while let event = try next() {
      if case .end = event { break }
      guard case .start(let element) = event else { continue }
      if element.name == "key" {
        count += 1
        guard count <= StringTable.greatestTextCount else {
          throw AppleStringsError(problem: .tooManyTexts, position: element.position)
        }
        members.append(Member(key: try content(), position: element.position, value: nil))
        continue
      }
      let value = try value(of: element, depth: depth + 1)
      if let last = members.indices.last, members[last].value == nil { members[last].value = value }
    }
    return members
  }

  /// Reads the text up to the end of the element that was begun last.
  private mutating func content() throws(AppleStringsError) -> String {
    var bytes: [UInt8] = []
    var depth = 1
    while depth > 0, let event = try next() {
      switch event {
      case .text(let text, _, _): bytes += text
      case .start: depth += 1
      case .end: depth -= 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text with blanks in place of Apple's document type, whose definitions are not
  /// used.
  private static func withoutDocumentType(_ text: DecodedText) -> DecodedText {
    guard let start = text.bytes.firstRange(of: Array("<!DOCTYPE plist".utf8))?.lowerBound,
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      !text.bytes[start..<end].contains(UInt8(ascii: "["))
    else { return text }
    var bytes = text.bytes
    for index in start...end where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return DecodedText(bytes: bytes)
  }
}
