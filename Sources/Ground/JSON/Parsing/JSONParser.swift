/// Reads a JSON text by recursive descent, no deeper than ``JSONDocument/deepestNesting``.
struct JSONParser {
  let bytes: [UInt8]
  let dialect: JSONDialect
  /// The next byte to read.
  var offset = 0
  private var cursor = PositionCursor()
  private var depth = 0
  private let valueLimit: Int
  private var valueCount = 0

  /// Creates a parser of bytes that are valid UTF-8.
  init(bytes: [UInt8], dialect: JSONDialect, valueLimit: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.valueLimit = valueLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The one value of the text.
  mutating func parseDocument() throws(JSONSyntaxError) -> JSONNode {
    try skipBlanks()
    guard next != nil else { throw error(.empty) }
    let root = try parseValue()
    try skipBlanks()
    guard next == nil else { throw error(.trailingText) }
    return root
  }

  /// The value that begins at the next byte.
  private mutating func parseValue() throws(JSONSyntaxError) -> JSONNode {
    valueCount += 1
    guard valueCount <= valueLimit else { throw error(.tooManyValues(limit: valueLimit)) }
    let position = position()
    switch next {
    case UInt8(ascii: "\""): return JSONNode(.string(try parseString()), at: position)
    case UInt8(ascii: "'") where dialect == .json5:
      return JSONNode(.string(try parseString(endingAt: UInt8(ascii: "'"))), at: position)
    case let byte? where dialect == .json5 && Self.beginsLooseNumber(byte):
      return JSONNode(try parseLooseNumber(), at: position)
    case UInt8(ascii: "{"): return JSONNode(.object(try parseObject(at: position)), at: position)
    case UInt8(ascii: "["): return JSONNode(.array(try parseList(at: position)), at: position)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return JSONNode(try parseNumber(), at: position)
    default: return JSONNode(try parseWord(), at: position)
    }
  }

  private mutating func parseList(
    at opening: SourcePosition
  ) throws(JSONSyntaxError) -> [JSONNode] {
    try enter()
    var elements: [JSONNode] = []
    while try hasMore(of: .list, count: elements.count, openedAt: opening) {
      elements.append(try parseValue())
    }
    depth -= 1
    return elements
  }

  private mutating func parseObject(
    at opening: SourcePosition
  ) throws(JSONSyntaxError) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var names = SeenNames()
    while try hasMore(of: .object, count: members.count, openedAt: opening) {
      let position = position()
      let name = try parseName()
      if let first = names.first(of: name, at: members.count) {
        throw JSONSyntaxError(
          .duplicateName(name, first: members[first].namePosition), at: position)
      }
      try skipBlanks()
      guard next == UInt8(ascii: ":") else { throw error(.missingColon(name: name)) }
      offset += 1
      try skipBlanks()
      members.append(JSONMember(name, at: position, value: try parseValue()))
    }
    depth -= 1
    return members
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= JSONDocument.deepestNesting else {
      throw error(.tooDeep(limit: JSONDocument.deepestNesting))
    }
    offset += 1
  }

  /// Whether another element follows; reads commas before it, or the closing bracket.
  private mutating func hasMore(
    of container: JSONSyntaxError.Container, count: Int, openedAt opening: SourcePosition
  ) throws(JSONSyntaxError) -> Bool {
    try skipBlanks()
    var comma: Int?
    if count > 0, next == UInt8(ascii: ",") {
      comma = offset
      offset += 1
      try skipBlanks()
    }
    switch next {
    case nil: throw error(.unclosed(container, openedAt: opening))
    case container.closingByte:
      if let comma, dialect == .strict { throw error(.surplusComma, at: comma) }
      offset += 1
      return false
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw error(.wrongBracket(container, openedAt: opening))
    case UInt8(ascii: ","): throw error(.surplusComma)
    default:
      if count > 0, comma == nil { throw error(.missingComma(container)) }
      return true
    }
  }
}

extension JSONParser {
  /// Returns the position of the next byte.
  mutating func position() -> SourcePosition { cursor.position(at: offset, in: bytes) }

  /// Returns the error for a problem at the next byte.
  func error(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
    error(problem, at: offset)
  }

  /// Returns the error for a problem at a byte.
  func error(_ problem: JSONSyntaxError.Problem, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(problem, at: SourcePosition(byteOffset: offset, in: bytes))
  }
}

extension JSONSyntaxError.Container {
  fileprivate var closingByte: UInt8 { self == .list ? UInt8(ascii: "]") : UInt8(ascii: "}") }
}

/// The names an object has had so far.
private struct SeenNames {
  private var few: [String] = []
  private var many: [String: Int] = [:]

  /// Returns where a name occurred before; else remembers it.
  mutating func first(of name: String, at index: Int) -> Int? {
    // Most objects are small, and comparing a few names takes less time than hashing them.
    if few.count < 8 {
      if let first = few.firstIndex(of: name) { return first }
      few.append(name)
      return nil
    }
    if many.isEmpty { for (index, name) in few.enumerated() { many[name] = index } }
    if let first = many[name] { return first }
    many[name] = index
    return nil
  }
}

extension JSONParser {
  /// Skips blanks, and comments if the dialect has them.
  mutating func skipBlanks() throws(JSONSyntaxError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case 0x0B, 0x0C: if dialect == .json5 { offset += 1 } else { return }
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = offset
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw error(.noValue(found: "/"))
    }
    guard dialect != .strict else { throw error(.comment) }
    offset += 2
    if second == UInt8(ascii: "/") {
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      return
    }
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
    throw error(.unterminatedComment, at: start)
  }
}
