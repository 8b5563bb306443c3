import Imaging
import Testing

@Suite struct `Rectangles on the grid of pixels` {
  private let rect = PixelRect(x: 3, y: -5, width: 4, height: 6)

  @Test func `are empty without width or without height`() {
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 3).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 3, height: 0).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 0).isEmpty)
    #expect(!PixelRect(x: 0, y: 0, width: 1, height: 1).isEmpty)
  }

  @Test func `move by a distance in each direction`() {
    #expect(rect.offset(x: 2, y: -1) == PixelRect(x: 5, y: -6, width: 4, height: 6))
    #expect(rect.offset(x: 0, y: 0) == rect)
  }

  @Test func `have in common the pixels that lie in both`() {
    #expect(
      rect.intersection(PixelRect(x: 5, y: -10, width: 10, height: 8))
        == PixelRect(x: 5, y: -5, width: 2, height: 3))
    #expect(rect.intersection(rect) == rect)
    let inner = PixelRect(x: 4, y: -4, width: 1, height: 2)
    #expect(rect.intersection(inner) == inner)
    #expect(inner.intersection(rect) == inner)
  }

  @Test func `have nothing in common where they only touch or lie apart`() {
    // `rect` ends before column 7 and row 1.
    for other in [
      PixelRect(x: 7, y: -5, width: 2, height: 6), PixelRect(x: 3, y: 1, width: 4, height: 2),
      PixelRect(x: 9, y: 9, width: 2, height: 2),
    ] {
      let common = rect.intersection(other)
      #expect(common.isEmpty)
      #expect(common.width >= 0 && common.height >= 0)
    }
    let apart = rect.intersection(PixelRect(x: 9, y: 9, width: 2, height: 2))
    #expect(apart.width == 0 && apart.height == 0)
  }

  @Test func `are joined to the smallest rectangle around both`() {
    let other = PixelRect(x: 1, y: 0, width: 3, height: 9)
    let whole = PixelRect(x: 1, y: -5, width: 6, height: 14)
    #expect(rect.union(other) == whole)
    #expect(other.union(rect) == whole)
    #expect(rect.union(PixelRect(x: 4, y: -4, width: 1, height: 1)) == rect)
  }

  @Test func `span columns and rows`() {
    #expect(
      PixelRect(columns: 2..<5, rows: 7..<8) == PixelRect(x: 2, y: 7, width: 3, height: 1))
  }

  @Test func `grow by a margin on each side`() {
    #expect(rect.expanded(by: 2) == PixelRect(x: 1, y: -7, width: 8, height: 10))
    #expect(rect.expanded(by: 0) == rect)
  }

  @Test func `print like points and sizes`() {
    #expect(PixelPoint(x: 40, y: 3).description == "(40, 3)")
    #expect(PixelSize(width: 686, height: 900).description == "686 × 900 px")
  }
}

@Suite struct `An opaque grey` {
  @Test(arguments: [RGBAColor.black, .white, RGBAColor(red: 9, green: 9, blue: 9)])
  func `has three equal channels and full opacity`(color: RGBAColor) {
    #expect(color.isOpaqueGray)
  }

  @Test(arguments: [
    RGBAColor(red: 8, green: 9, blue: 9), RGBAColor(red: 9, green: 8, blue: 9),
    RGBAColor(red: 9, green: 9, blue: 8), RGBAColor(red: 9, green: 9, blue: 9, alpha: 254),
    RGBAColor(red: 1, green: 2, blue: 3),
  ])
  func `is no colour with another channel or opacity`(color: RGBAColor) {
    #expect(!color.isOpaqueGray)
  }
}

@Suite struct `Limits of fonts` {
  @Test(
    arguments: [
      (1, 1), (63, 1), (64, 1), (127, 1), (128, 2), (256, 4), (4_294_967_296, 67_108_864),
      (Int.max, 67_108_864),
    ] as [(Int, Int)])
  func `allow the characters of a face for each 64 faces`(faces: Int, shares: Int) {
    // A face may map eight times all of Unicode, which has 17 planes of 65,536 characters.
    #expect(FontLimits(faces: faces).mappedCharacters == shares * 8 * 17 * 65_536)
  }

  @Test func `that no option changes are fixed numbers`() {
    #expect(FontLimits.greatestMoveCount == 1_048_576)
    #expect(FontLimits.greatestMappedCharacterCount == 8_912_896)
    #expect(FontLimits.greatestVariationCount == 16_777_216)
    #expect(FontLimits.greatestConditionCount == 65_536)
    #expect(FontLimits.greatestOutlinePieceCount == 1_048_576)
    #expect(FontLimits.greatestLookupCount == 262_144)
    #expect(FontLimits.greatestNameCount == 262_144)
    #expect(FontLimits.greatestMapCount == 65_536)
    #expect(FontLimits.greatestStrikeCount == 1024)
    #expect(FontLimits.greatestStrikePartCount == 1_048_576)
  }

  @Test func `are each found by their own name`() {
    for (place, name) in FontLimits.Name.allCases.enumerated() {
      var limits = FontLimits()
      limits[name] = 100 + place
      for other in FontLimits.Name.allCases {
        #expect(limits[other] == (other == name ? 100 + place : FontLimits()[other]))
      }
    }
  }
}

@Suite struct `Places in the design space of a font` {
  private let file = FontBytes([1])

  @Test func `differ by the normalized place alone`() {
    let one = FontInstance(file: file, normalizedPlace: [0, 16_384])
    #expect(one == FontInstance(file: file, normalizedPlace: [0, 16_384]))
    #expect(one != FontInstance(file: file, normalizedPlace: [0, 0]))
    #expect(one != FontInstance(file: file))
    #expect(FontInstance(file: file).faceIndex == 0)
  }

  @Test func `are no others in another file, face or position`() {
    let weight = VariationSetting(axis: .weight, value: 700)
    let one = FontInstance(file: file, faceIndex: 1, variations: [weight], normalizedPlace: [1])
    #expect(
      one != FontInstance(file: file, faceIndex: 2, variations: [weight], normalizedPlace: [1]))
    #expect(one != FontInstance(file: file, faceIndex: 1, normalizedPlace: [1]))
    #expect(
      one
        != FontInstance(
          file: FontBytes([1]), faceIndex: 1, variations: [weight], normalizedPlace: [1]))
  }
}
