/// A path with placeholders, such as `{dir}__Snapshots__/{suite}/{name}.png`.
///
/// `{dir}`, `{any}` and `{path}` match any number of folders, each with its slash. Every other name
/// matches one or more characters without a slash.
struct PathPattern: Hashable, Sendable {
  fileprivate enum Part: Hashable {
    case text([UInt8])
    case folders(String)
    case word(String)
  }

  fileprivate let parts: [Part]

  /// Whether the pattern has no fixed text but its ending, so that most paths match.
  let isPlain: Bool

  init(_ text: String) {
    var parts: [Part] = []
    var literal: [UInt8] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      switch (byte, name) {
      case (UInt8(ascii: "{"), _):
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = []
        name = []
      case (UInt8(ascii: "}"), let word?):
        let word = String(decoding: word, as: UTF8.self)
        parts.append(["dir", "any", "path"].contains(word) ? .folders(word) : .word(word))
        name = nil
      case (_, nil): literal.append(byte)
      default: name?.append(byte)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
    isPlain = parts.allSatisfy { $0 == .text(Array(".png".utf8)) || !$0.isText }
  }

  /// Returns the values of the placeholders in a path; `nil` if the path does not match.
  func match(_ path: String) -> [String: String]? {
    let bytes = Array(path.utf8)
    return Self.match(parts[...], bytes[...])
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ bytes: ArraySlice<UInt8>
  ) -> [String: String]? {
    guard let part = parts.first else { return bytes.isEmpty ? [:] : nil }
    let name: String
    let ends: [Int]
    let slash = UInt8(ascii: "/")
    switch part {
    case .text(let text):
      return bytes.starts(with: text)
        ? match(parts.dropFirst(), bytes.dropFirst(text.count)) : nil
    case .folders(let word):
      name = word
      ends =
        bytes.indices.reversed().filter { bytes[$0] == slash }.map { $0 + 1 } + [bytes.startIndex]
    case .word(let word):
      name = word
      let last = bytes.firstIndex(of: slash) ?? bytes.endIndex
      ends = (bytes.startIndex..<last).reversed().map { $0 + 1 }
    }
    for end in ends {
      guard var found = match(parts.dropFirst(), bytes[end...]) else { continue }
      found[name] = String(decoding: bytes[..<end], as: UTF8.self)
      return found
    }
    return nil
  }

  /// Returns the path with its placeholders filled in; `nil` if a value is missing.
  func filled(with values: [String: String]) -> String? {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += String(decoding: text, as: UTF8.self)
      case .folders(let name), .word(let name):
        guard let value = values[name] else { return nil }
        path += value
      }
    }
    return path
  }

  /// The names of the placeholders.
  var names: [String] {
    parts.compactMap { part in
      switch part {
      case .text: nil
      case .folders(let name), .word(let name): name
      }
    }
  }
}

extension PathPattern.Part {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
