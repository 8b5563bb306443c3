import DesignTokens
import DynamicType
import JSON
import Testing

@Suite struct `A calculation of a token` {
  private func size(_ calculation: String) throws -> (Points?, [TokenNote.Problem]) {
    let text =
      "{\"t\": {\"type\": \"typography\", \"value\": "
      + "{\"fontFamily\": \"A\", \"fontSize\": \"\(calculation)\"}}}"
    let file = try DesignTokenFile(parsing: Array(text.utf8))
    return (file.typography.first?.size.points, file.notes.map(\.problem))
  }

  /// The whole is the first of the 64 calculations within each other.
  @Test(arguments: [("16 * ", "(", "1", ")"), ("32 + ", "-", "16", ""), ("16 * ", "1^", "1", "")])
  func `is nested 64 deep and no deeper`(
    start: String, front: String, middle: String, end: String
  ) throws {
    func nested(_ count: Int) -> String {
      start + String(repeating: front, count: count) + middle + String(repeating: end, count: count)
    }
    let (whole, problems) = try size(nested(63))
    #expect(whole == 16)
    #expect(problems == [])
    let (deeper, found) = try size(nested(64))
    #expect(deeper == nil)
    #expect(found == [.calculation(nested(64))])
  }

  @Test(arguments: [("1", "(1)", 101.0), ("200", "-1", 100.0), ("1", "1^1", 101.0)])
  func `has any number of parts beside each other`(
    start: String, part: String, points: Double
  ) throws {
    let (size, problems) = try size(start + String(repeating: " + \(part)", count: 100))
    #expect(size == Points(points))
    #expect(problems == [])
  }

  @Test(arguments: [
    ("16 / 1", 16.0), ("16 * 1 / 1", 16), ("1 - 0 + 15", 16), ("4 * 0 + 16", 16),
    ("abs(16)", 16), ("min(16)", 16), ("max(2, 16)", 16), ("4^-0.5 * 32", 16), ("32 * 2^-1", 16),
    ("(16)", 16), ("16PX", 16), ("1REM", 16), ("0.5px * 32", 16),
  ])
  func `has its result`(calculation: String, points: Double) throws {
    let (size, problems) = try size(calculation)
    #expect(size == Points(points))
    #expect(problems == [])
  }

  @Test(arguments: [
    "16^0.125", "fluid(16px, 20px)", "max 16)", "floor 16)", "(floor 16)", "16 +", "* 16", "()",
    "16..5 * 1", "1px + 1rem",
  ])
  func `has none in another form`(calculation: String) throws {
    let (size, problems) = try size(calculation)
    #expect(size == nil)
    #expect(problems.count == 1)
  }

  @Test(arguments: ["16^0.125", "fluid(16px, 20px)", "1px + 1rem"])
  func `is told where it has none`(calculation: String) throws {
    #expect(try size(calculation).1 == [.calculation(calculation)])
  }
}

@Suite struct `The words of a face` {
  @Test(
    arguments: [
      ("Brand SemiBold Bold", "Brand SemiBold", 700, nil, false),
      ("Brand ExtraCondensed Narrow", "Brand ExtraCondensed", nil, 75, false),
      ("InterBold", "Inter", 700, nil, false), ("InterCondensed", "Inter", nil, 75, false),
      ("InterOblique", "Inter", nil, nil, true), ("Inter", "Inter", nil, nil, false),
      ("Bold", "", 700, nil, false), ("Expanded", "", nil, 125, false),
      ("A Ultra Expanded", "A", nil, 200, false), ("A Demi", "A", 600, nil, false),
    ] as [(String, String, Int?, Double?, Bool)])
  func `may be written together or alone`(
    name: String, rest: String, weight: Int?, width: Double?, isItalic: Bool
  ) {
    let words = FaceWords(name)
    #expect(words.rest == rest)
    #expect(words.weight?.rawValue == weight)
    #expect(words.width == width)
    #expect(words.isItalic == isItalic)
  }
}
