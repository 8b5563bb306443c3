import JSON

/// A reference from a token to the place of its value.
struct TokenReference {
  /// The names of the path to a token or group.
  let path: [String]
  /// The properties and list indices of the path inside the token's value.
  let rest: [String]
  /// The reference as spelled in its file.
  let spelled: String

  /// Reads a value as a reference: `"{a.b}"`, or an object with `$ref`; `nil` for any other value.
  init?(_ node: JSONNode) {
    if let text = node.string {
      self.init(spelling: text)
    } else if let alias = node["$alias"]?.string {
      self.init(spelling: alias.hasPrefix("{") ? alias : "{\(alias)}")
    } else if let pointer = node["$ref"]?.string, node.members?.count == 1 || node["$value"] == nil
    {
      // A pointer may name another file. References lead to the tokens of all files.
      let start = pointer.firstRange(of: "#/")?.lowerBound ?? pointer.startIndex
      self.init(spelling: String(pointer[start...]), spelled: pointer)
    } else {
      return nil
    }
  }

  /// Reads `{a.b}`, `$a.b` of earlier Tokens Studio, `{!a}` of Theo, or a JSON Pointer such as
  /// `#/a/b/$value/fontSize` (RFC 6901).
  init?(spelling text: String) { self.init(spelling: text, spelled: text) }

  private init?(spelling text: String, spelled: String) {
    self.spelled = spelled
    if text.hasPrefix("#/") {
      let names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
        Self.percentDecoded($0).replacing("~1", with: "/").replacing("~0", with: "~")
      }
      let end = names.firstIndex(of: "$value") ?? names.endIndex
      path = Array(names[..<end])
      rest = Array(names[end...].dropFirst())
      return
    }
    let inner: Substring
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      inner = text.dropFirst().dropLast()
    } else if text.hasPrefix("$"), text.count > 1, !text.contains(where: { " +*/(),".contains($0) })
    {
      inner = text.dropFirst()
    } else {
      return nil
    }
    guard !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
    // Theo keeps what references lead to in a group of its own.
    if inner.hasPrefix("!") {
      path = ["aliases", String(inner.dropFirst())]
      rest = []
      return
    }
    var names = inner.split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    // Style Dictionary lets a reference name the property too: {size.body.value}.
    if names.count > 1, names.last == "value" || names.last == "$value" { names.removeLast() }
    path = names
    rest = []
  }

  /// Returns a part of a pointer without the percent encoding of a URI (RFC 6901, section 6).
  private static func percentDecoded(_ part: Substring) -> String {
    var decoded: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        decoded.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
