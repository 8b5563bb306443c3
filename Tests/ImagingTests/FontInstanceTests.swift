import Imaging
import Testing

@Suite struct `A font at a place in its design space` {
  private let file = FontBytes([1, 2, 3])

  @Test func `is the same whatever order its axes were named in`() {
    let weight = VariationSetting(axis: .weight, value: 700)
    let size = VariationSetting(axis: .opticalSize, value: 20)
    #expect(
      FontInstance(file: file, variations: [weight, size])
        == FontInstance(file: file, variations: [size, weight]))
    #expect(FontInstance(file: file, variations: [weight, size]).variations == [size, weight])
  }

  @Test func `stands where an axis was named last`() {
    let bold = VariationSetting(axis: .weight, value: 700)
    let light = VariationSetting(axis: .weight, value: 300)
    #expect(FontInstance(file: file, variations: [bold, light]).variations == [light])
  }

  @Test func `differs by face`() {
    #expect(FontInstance(file: file) != FontInstance(file: file, faceIndex: 1))
  }

  @Test func `differs by file, and by its place`() {
    let weight = VariationSetting(axis: .weight, value: 700)
    #expect(FontInstance(file: file) != FontInstance(file: FontBytes([1, 2, 3])))
    #expect(FontInstance(file: file) != FontInstance(file: file, variations: [weight]))
  }

  @Test func `is found among others by its face and place, whichever object it is`() {
    let weight = VariationSetting(axis: .weight, value: 700)
    let known: Set = [
      FontInstance(file: file, variations: [weight]), FontInstance(file: file, faceIndex: 1),
    ]
    #expect(known.contains(FontInstance(file: file, variations: [weight])))
    #expect(known.contains(FontInstance(file: file, faceIndex: 1)))
    #expect(!known.contains(FontInstance(file: file)))
  }
}

@Suite struct `The content of a font file` {
  @Test func `is what was given`() {
    let file = FontBytes([1, 2, 3])
    withExtendedLifetime(file) {
      #expect(Array(file.bytes) == [1, 2, 3])
    }
    #expect(FontBytes([]).bytes.isEmpty)
  }

  @Test func `equals itself alone`() {
    let file = FontBytes([1])
    #expect(file == file)
    #expect(file != FontBytes([1]))
  }
}

@Suite struct `An OpenType tag` {
  @Test func `is four characters, the first highest`() {
    #expect(OpenTypeTag("wght").rawValue == 0x7767_6874)
    #expect(OpenTypeTag("wght") == .weight)
    #expect(OpenTypeTag("opsz") == .opticalSize)
    #expect(OpenTypeTag("tnum") == .tabularFigures)
  }

  @Test func `is padded with spaces that do not print`() {
    #expect(OpenTypeTag("CFF").rawValue == 0x4346_4620)
    #expect(OpenTypeTag("CFF").description == "CFF")
  }

  @Test(arguments: ["", "abcde", "ä", "a\u{7F}", "a\n"])
  func `is nothing else`(text: String) {
    #expect(OpenTypeTag(text) == nil)
  }

  @Test func `prints what is no character as a question mark`() {
    #expect(OpenTypeTag(rawValue: 0x0041_FF42).description == "?A?B")
  }

  @Test func `is ordered by its characters`() {
    #expect(OpenTypeTag.opticalSize < .weight)
  }
}

@Suite struct `An outline as SVG` {
  @Test func `has absolute commands in font units`() {
    let path = OutlinePath(elements: [
      .move(to: OutlinePath.Point(x: 0, y: -5)), .line(to: OutlinePath.Point(x: 10, y: 0)),
      .quadratic(control: OutlinePath.Point(x: 1, y: 2), to: OutlinePath.Point(x: 3, y: 4)),
      .cubic(
        control1: OutlinePath.Point(x: 5, y: 6), control2: OutlinePath.Point(x: 7, y: 8),
        to: OutlinePath.Point(x: 9, y: 10)), .close,
    ])
    #expect(path.svgPathData == "M0 -5L10 0Q1 2 3 4C5 6 7 8 9 10Z")
  }

  @Test func `of nothing is empty`() {
    #expect(OutlinePath(elements: []).svgPathData == "")
  }
}
