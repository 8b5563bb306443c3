import ImageDiff
import Imaging
import Testing

@Suite struct `Letters of two pictures` {
  private static let word = FourLetters.word
  private static let rule = Metric.pixelmatch(PixelmatchRule(threshold: 0.5))

  /// The same ink, of which black has become a level.
  private static func pale(_ picture: Bitmap, black: UInt8) -> Bitmap {
    Bitmap(
      width: picture.width, height: picture.height, format: .gray8,
      bytes: picture.bytes.map { $0 == 0 ? black : $0 })
  }

  private static func areSame(
    _ old: Bitmap, _ new: Bitmap, count: Int = 4, isAll: Bool = true
  ) -> Bool {
    LetterComparison(
      expected: old, actual: new, letters: Array(FourLetters.areas.prefix(count)), isAll: isAll
    ).isSame
  }

  @Test func `count where the rule of pixelmatch overlooks a mark in a pale colour`() throws {
    let (old, new) = (
      Self.pale(Self.word, black: 204), Self.pale(FourLetters.unmarked, black: 204)
    )
    let found = compare(expected: old, actual: new, by: Self.rule)
    #expect(found.pixelmatchCount?.differingPixels == 0)
    #expect(found.verdict == .differs && !found.isNearLimit)
    #expect(found.findings.map(\.cause) == [.inkVanished(.mark)])
    #expect(!found.clusters.isEmpty)
    let inFiles = try compare(
      expected: MemorySource(PNG.encode(old), name: "old.png"),
      actual: MemorySource(PNG.encode(new), name: "new.png"), by: Self.rule)
    #expect(inFiles == found)
  }

  @Test func `may have another colour by the rule of pixelmatch`() {
    let found = compare(
      expected: Self.word, actual: Self.pale(Self.word, black: 60), by: Self.rule)
    #expect(found.verdict == .passes && found.findings.isEmpty && found.clusters.isEmpty)
  }

  /// A block of 6 × 14 px; some of its outermost pixels are paler, each by 0.16 of the contrast.
  private static func block(paler count: Int) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 12 * 20)
    var left = count
    for (x, y) in (3..<17).flatMap({ y in (3..<9).map { ($0, y) } }) {
      let isOutermost = x == 3 || x == 8 || y == 3 || y == 16
      bytes[y * 12 + x] = isOutermost && left > 0 ? 40 : 0
      left -= isOutermost ? 1 : 0
    }
    return Bitmap(width: 12, height: 20, format: .gray8, bytes: bytes)
  }

  @Test(arguments: [29, 36])
  func `are the same where their edges differ by up to 0.12 px along each px`(paler: Int) {
    // The edge is 40 px long, so 4.8 px of ink may differ: 29 paler pixels are 4.5, and 36 are 5.6.
    let areSame = LetterComparison(
      expected: Self.block(paler: 0), actual: Self.block(paler: paler),
      letters: [PixelRect(x: 0, y: 0, width: 12, height: 20)], isAll: true
    ).isSame
    #expect(areSame == (paler == 29))
  }

  @Test func `are the same in another colour`() {
    #expect(Self.areSame(Self.word, Self.pale(Self.word, black: 60)))
  }

  @Test func `are the same in red`() {
    let red = Bitmap(
      width: Self.word.width, height: Self.word.height, format: .rgba8,
      bytes: Self.word.bytes.flatMap { [max($0, 204), $0, $0, 255] })
    #expect(Self.areSame(Self.word, red) && Self.areSame(red, Self.word))
  }

  @Test func `are not the same close to the colour of their ground`() {
    #expect(!Self.areSame(Self.word, Self.pale(Self.word, black: 220)))
    #expect(!Self.areSame(Self.pale(Self.word, black: 220), Self.word))
  }

  @Test func `are not the same where one letter has moved by a quarter of a pixel`() {
    let shifted = Drawing.shifted(Self.word, columns: 14..<17)
    #expect(!Self.areSame(Self.word, shifted))
    #expect(!Self.areSame(Self.pale(Self.word, black: 204), Self.pale(shifted, black: 204)))
  }

  @Test func `end where there is more than text`() {
    var bytes = Self.word.bytes
    bytes[9 * Self.word.width + 23] = 0
    let speck = Bitmap(
      width: Self.word.width, height: Self.word.height, format: .gray8, bytes: bytes)
    #expect(!Self.areSame(Self.word, speck, count: 1))
    #expect(Self.areSame(Self.word, speck, count: 1, isAll: false))
  }
}

/// Four letters of five rows, the second with a mark, and where they are.
private enum FourLetters {
  static let word = `Comparing by a metric`.word
  static let unmarked = `Comparing by a metric`.unmarked
  static let areas = [2, 8, 14, 18].map {
    PixelRect(x: $0, y: 1, width: 4, height: 7)
  }
}

extension Drawing {
  /// A picture with some columns moved a quarter of a pixel to the right.
  fileprivate static func shifted(_ picture: Bitmap, columns: Range<Int>) -> Bitmap {
    var bytes = picture.bytes
    for row in 0..<picture.height {
      for column in columns {
        let index = row * picture.width + column
        let (here, before) = (Int(picture.bytes[index]), Int(picture.bytes[index - 1]))
        bytes[index] = UInt8((here * 3 + before) / 4)
      }
    }
    return Bitmap(width: picture.width, height: picture.height, format: .gray8, bytes: bytes)
  }
}
