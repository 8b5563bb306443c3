/// An element of an Interface Builder file.
struct InterfaceElement: Sendable {
  let name: String
  let attributes: [String: String]
  /// The position of its `<`, in bytes.
  let offset: Int
  var children: [InterfaceElement] = []

  /// Calls a body with this element and all elements below it, each with the elements around it,
  /// the outermost first.
  func visit(
    around: [InterfaceElement] = [], _ body: (InterfaceElement, [InterfaceElement]) -> Void
  ) {
    body(self, around)
    for child in children { child.visit(around: around + [self], body) }
  }
}

/// The reason why an Interface Builder file cannot be read.
enum InterfaceFileError: Error, Equatable {
  case malformed(offset: Int)
  case tooDeep
}

/// Reads the elements and attributes of an Interface Builder file, which is XML written by a
/// program. Text between elements is ignored.
struct InterfaceReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The deepest nesting that is read. Interface Builder nests a few dozen elements.
  private static let mostDepth = 400

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `InterfaceFileError`.
  static func root(of bytes: [UInt8]) throws(InterfaceFileError) -> InterfaceElement {
    var reader = InterfaceReader(bytes)
    return try reader.document()
  }

  private mutating func document() throws(InterfaceFileError) -> InterfaceElement {
    var open: [InterfaceElement] = []
    while true {
      guard let mark = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else {
        throw .malformed(offset: bytes.count)
      }
      place = mark
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>")
        || skip("<!", to: ">")
      {
        continue
      }
      if bytes[place...].starts(with: "</".utf8) {
        guard skip("</", to: ">"), let closed = open.popLast() else {
          throw .malformed(offset: place)
        }
        if open.isEmpty { return closed }
        open[open.count - 1].children.append(closed)
        continue
      }
      let (element, isEmpty) = try tag()
      if isEmpty {
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      } else {
        guard open.count < Self.mostDepth else { throw .tooDeep }
        open.append(element)
      }
    }
  }

  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard bytes[place...].starts(with: start.utf8) else { return false }
    let wanted = Array(end.utf8)
    var next = place + start.utf8.count
    while next < bytes.count {
      if bytes[next...].starts(with: wanted) {
        place = next + wanted.count
        return true
      }
      next += 1
    }
    return false
  }

  private mutating func tag() throws(InterfaceFileError) -> (InterfaceElement, isEmpty: Bool) {
    let start = place
    place += 1
    let name = word()
    guard !name.isEmpty else { throw .malformed(offset: start) }
    var attributes: [String: String] = [:]
    while true {
      blanks()
      guard place < bytes.count else { throw .malformed(offset: start) }
      if bytes[place...].starts(with: "/>".utf8) {
        place += 2
        return (InterfaceElement(name: name, attributes: attributes, offset: start), true)
      }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        return (InterfaceElement(name: name, attributes: attributes, offset: start), false)
      }
      let key = word()
      blanks()
      guard !key.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
        throw .malformed(offset: place)
      }
      place += 1
      blanks()
      guard place < bytes.count,
        bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"),
        let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
      else { throw .malformed(offset: place) }
      attributes[key] = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
      place = end + 1
    }
  }

  private mutating func blanks() {
    while place < bytes.count, [32, 9, 10, 13].contains(bytes[place]) { place += 1 }
  }

  private mutating func word() -> String {
    let start = place
    let ends = Array(" \t\r\n=/>\"'<".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
