import ImageDiff
import Testing

@Suite struct `The colour spaces of two files` {
  static func file(_ chunks: [(name: String, data: [UInt8])], level: UInt8 = 7) -> MemorySource {
    let png = HandmadePNG(
      width: 1, height: 1, bits: 8, colorType: 0, chunks: chunks, rows: [0, level])
    return MemorySource(png.file, name: "file.png")
  }

  static let sRGB: (name: String, data: [UInt8]) = ("sRGB", [0])

  static func gamma(_ hundredThousandths: Int) -> (name: String, data: [UInt8]) {
    ("gAMA", HandmadePNG.number(hundredThousandths))
  }

  /// White point, red, green and blue, x and y of each.
  static func primaries(_ values: [Int]) -> (name: String, data: [UInt8]) {
    ("cHRM", values.flatMap(HandmadePNG.number))
  }

  static let primariesOfSRGB = primaries([
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ])
  static let primariesOfP3 = primaries([
    31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
  ])

  static func profile(_ name: String, _ data: [UInt8]) -> (name: String, data: [UInt8]) {
    ("iCCP", Array(name.utf8) + [0, 0] + data)
  }

  static func words(
    _ old: [(name: String, data: [UInt8])], _ new: [(name: String, data: [UInt8])]
  ) throws -> String? {
    let found = try compare(expected: file(old), actual: file(new), by: .exact)
    #expect(found.verdict == .equal)
    return found.colorSpaces?.description
  }

  @Test func `are told where they differ, and have no say in the verdict`() throws {
    #expect(
      try Self.words([Self.sRGB], [Self.gamma(100_000)])
        == "expected declares sRGB and actual gamma 1.0, so they may be shown differently")
    #expect(
      try Self.words([Self.profile("Display P3", [1])], [])
        == "expected declares the profile “Display P3” and actual no colour space, which means sRGB, "
        + "so they may be shown differently")
    #expect(
      try Self.words([Self.gamma(45_455), Self.primariesOfP3], [("cICP", [9, 16, 0, 1])])
        == "expected declares gamma 0.45455 with custom primaries and actual the code points "
        + "9/16/0/1, so they may be shown differently")
    #expect(
      try Self.words([Self.primariesOfP3], [Self.sRGB])
        == "expected declares custom primaries and actual sRGB, so they may be shown differently"
    )
  }

  @Test func `tell profiles apart that have one name`() throws {
    #expect(
      try Self.words([Self.profile("mine", [1])], [Self.profile("mine", [2])])
        == "expected declares the profile “mine” and actual another one with that name, "
        + "so they may be shown differently")
    #expect(try Self.words([Self.profile("mine", [1])], [Self.profile("mine", [1])]) == nil)
  }

  @Test func `are one where sRGB is said in other ways, or not at all`() throws {
    let ways: [[(name: String, data: [UInt8])]] = [
      [], [Self.sRGB], [("sRGB", [1])], [Self.gamma(45_455)],
      [Self.gamma(45_455), Self.primariesOfSRGB], [Self.primariesOfSRGB],
      [("cICP", [1, 13, 0, 1])], [Self.sRGB, Self.gamma(45_455), Self.primariesOfSRGB],
    ]
    for way in ways { #expect(try Self.words(way, [("tEXt", [65, 0, 66])]) == nil) }
  }

  @Test func `are those that count most where a file says several`() throws {
    #expect(try Self.words([Self.sRGB, Self.gamma(100_000)], [Self.sRGB]) == nil)
    #expect(
      try Self.words([Self.sRGB, Self.gamma(45_455), Self.profile("P", [1])], [])?
        .hasPrefix("expected declares the profile “P”") == true)
    #expect(
      try Self.words(
        [("cICP", [9, 16, 0, 1]), Self.profile("P", [1])], [("cICP", [9, 16, 0, 1])]) == nil)
  }

  @Test func `are told beside a difference`() throws {
    let found = try compare(
      expected: Self.file([Self.sRGB]), actual: Self.file([Self.gamma(50_000)], level: 9),
      by: .text)
    #expect(found.verdict == .passes)
    #expect(found.colorSpaces?.actual == .gamma(0.5, primaries: nil))
  }

  @Test func `are the same in files of the same bytes`() throws {
    #expect(try Self.words([Self.gamma(100_000)], [Self.gamma(100_000)]) == nil)
  }

  @Test func `are told of files that are decoded whole`() throws {
    let passes = HandmadePNG(
      width: 1, height: 1, bits: 16, colorType: 0, interlace: 1, chunks: [Self.gamma(100_000)],
      rows: [0, 7, 7])
    let found = try compare(
      expected: MemorySource(passes.file, name: "passes.png"), actual: Self.file([]), by: .exact)
    #expect(found.verdict == .equal)
    #expect(found.colorSpaces?.expected == .gamma(1, primaries: nil))
  }

  @Test func `are not looked for in chunks of a wrong length`() throws {
    #expect(try Self.words([("gAMA", [1, 2])], []) == nil)
  }
}
