import JSON

/// A start tag.
struct XMLElement {
  /// The name with its prefix, such as `xliff:g`.
  let name: String
  /// The values of its attributes by their names, with entities resolved.
  let attributes: [String: String]
  /// The position of its `<`.
  let position: SourcePosition
}

extension XMLReader {
  /// Reads a start tag, and returns whether it is that of an empty element.
  mutating func readTag() throws(Failure) -> (XMLElement, isEmpty: Bool) {
    let start = scanner.offset
    let position = scanner.position()
    scanner.offset += 1
    let name = readName()
    guard !name.isEmpty else { throw failure(.malformedTag, at: start) }
    var attributes: [String: String] = [:]
    while true {
      let hadBlank = scanner.next.map(TextScanner.isBlank) == true
      scanner.skipBlanks()
      if scanner.skip("/>") {
        return (XMLElement(name: name, attributes: attributes, position: position), true)
      }
      if scanner.skip(">") {
        return (XMLElement(name: name, attributes: attributes, position: position), false)
      }
      guard scanner.next != nil else { throw failure(.unterminated(.tag), at: start) }
      let attribute = scanner.offset
      let attributeName = readName()
      guard hadBlank, !attributeName.isEmpty else { throw failure(.malformedTag, at: start) }
      let value = try readValue(of: attributeName, from: attribute)
      guard attributes.updateValue(value, forKey: attributeName) == nil else {
        throw failure(.duplicateAttribute(attributeName), at: attribute)
      }
    }
  }

  /// Reads a name: everything up to a blank or a mark of XML.
  mutating func readName() -> String {
    let start = scanner.offset
    while let next = scanner.next, !TextScanner.isBlank(next), !Self.marks.contains(next),
      next >= 0x20
    {
      scanner.offset += 1
    }
    return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }

  private static let marks = Array("<>/=\"'&".utf8)

  private mutating func readValue(
    of attribute: String, from start: Int
  ) throws(Failure) -> String {
    scanner.skipBlanks()
    guard scanner.skip("=") else { throw failure(.attributeWithoutValue(attribute), at: start) }
    scanner.skipBlanks()
    guard let quote = scanner.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(.attributeWithoutValue(attribute), at: start)
    }
    scanner.offset += 1
    var value: [UInt8] = []
    while let next = scanner.next, next != quote {
      switch next {
      case UInt8(ascii: "<"): throw failure(.attributeWithoutValue(attribute), at: start)
      case UInt8(ascii: "&"): value += try readReference()
      default:
        try check(next)
        value.append(next)
        scanner.offset += 1
      }
    }
    guard scanner.next != nil else { throw failure(.unterminated(.tag), at: start) }
    scanner.offset += 1
    return String(decoding: value, as: UTF8.self)
  }

  /// Reads `&name;`, `&#number;` or `&#xnumber;`.
  mutating func readReference() throws(Failure) -> [UInt8] {
    let start = scanner.offset
    scanner.offset += 1
    let isNumber = scanner.skip("#")
    let name = readName(endingAt: UInt8(ascii: ";"))
    guard !name.isEmpty, scanner.skip(";") else { throw failure(.loneAmpersand, at: start) }
    if isNumber {
      let isHexadecimal = name.hasPrefix("x")
      let number = isHexadecimal ? UInt32(name.dropFirst(), radix: 16) : UInt32(name)
      // Swift's numbers may have a plus sign.
      guard !name.contains("+"), let scalar = number.flatMap(Unicode.Scalar.init),
        Self.isAllowed(scalar)
      else {
        throw failure(.noSuchCharacter("&#\(name);"), at: start)
      }
      return Array(String(scalar).utf8)
    }
    guard let character = Self.entities[name] else {
      throw failure(.unknownEntity(name), at: start)
    }
    return [character]
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Returns whether XML 1.0 allows a character (section 2.2).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// Reads a name of letters, digits and the like. It is limited to the length of an entity's name,
  /// so that an ampersand in a long text is reported as such.
  private mutating func readName(endingAt end: UInt8) -> String {
    let start = scanner.offset
    while let next = scanner.next, next != end, scanner.offset - start < 32,
      !Self.marks.contains(next),
      !TextScanner.isBlank(next)
    {
      scanner.offset += 1
    }
    return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }
}
