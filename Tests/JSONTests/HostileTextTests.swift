import JSON
import Testing

/// Random numbers that are the same in every run (SplitMix64, by Sebastiano Vigna, public domain).
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

@Suite struct `A damaged JSON text` {
  static let text = Array(
    """
    // A comment, and every kind of value.
    {"name": "größe \\u00e9 \\uD83D\\uDE00 👩🏽‍🚀", "list": [1, -2.5e3, 0, true, false, null, [], {}],
     "deep": [[[{"a": [1,],}]]], /* more */ "empty": "", "line\\n": "tab\\t\\"quoted\\""}
    """.utf8)

  static func isRead(_ bytes: [UInt8], _ dialect: JSONDialect) -> Bool {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: bytes, dialect: dialect)
      return true
    } catch {
      // The words for every error are made too, and point into the text.
      return error.description.isEmpty || error.position.byteOffset > bytes.count
    }
  }

  @Test func `is not what these tests start from`() {
    #expect(Self.isRead(Self.text, .withComments))
  }

  @Test func `is refused wherever it was cut`() {
    for count in 0..<(Self.text.count - 1) {
      #expect(!Self.isRead(Array(Self.text.prefix(count)), .withComments))
    }
  }

  /// A value takes far more in memory than its two bytes in the text.
  @Test func `is read up to a count of values, and no further`() throws {
    // The list itself is a value, too.
    let list = Array("[0,1,2,3,4,5,6,7,8]".utf8)
    #expect(throws: Never.self) { try JSONDocument(parsing: list, valueLimit: 10) }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: list, valueLimit: 9)
    }
    #expect(error?.problem == .tooManyValues(limit: 9))
  }

  @Test func `never crashes the reader, whichever byte changed`() {
    for offset in Self.text.indices {
      for value in UInt8.min...UInt8.max {
        var bytes = Self.text
        bytes[offset] = value
        _ = Self.isRead(bytes, .withComments)
      }
    }
  }

  @Test func `never crashes the reader, however many bytes changed`() {
    var random = FixedRandom(state: 1)
    for _ in 0..<3000 {
      var bytes = Self.text
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = .random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: offset)
        default: bytes.insert(contentsOf: bytes.suffix(9), at: offset)
        }
      }
      _ = Self.isRead(bytes, .strict)
      _ = Self.isRead(bytes, .withComments)
    }
  }

  @Test func `made of random bytes, or of the marks of JSON alone, never crashes the reader`() {
    var random = FixedRandom(state: 2)
    let marks = Array("[]{},:\"\\ue0-1.5/*\n tfn\u{E9}".utf8)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      _ = Self.isRead(bytes, .strict)
      let marked = (0..<count).compactMap { _ in marks.randomElement(using: &random) }
      _ = Self.isRead(marked, .withComments)
    }
  }

  /// Each would take minutes in a reader whose time grows with the square of the length.
  static let longTexts: [String] = [
    "[" + String(repeating: "1,", count: 500_000) + "1]",
    "\"" + String(repeating: "é\\n", count: 250_000) + "\"",
    String(repeating: "1", count: 1_000_000),
    "0." + String(repeating: "0", count: 1_000_000) + "1",
    String(repeating: "/**/", count: 250_000),
    "{" + (0..<80_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}",
    String(repeating: "//\n", count: 300_000) + "1",
    "[" + String(repeating: "\"é\",", count: 150_000) + "0]",
    String(repeating: "\"\\", count: 500_000), String(repeating: "\r\n", count: 500_000) + "1",
  ]

  @Test(arguments: Self.longTexts.indices)
  func `a megabyte long is read in linear time`(index: Int) {
    let duration = ContinuousClock().measure {
      _ = Self.isRead(Array(Self.longTexts[index].utf8), .withComments)
    }
    #expect(duration < .seconds(20))
  }
}
