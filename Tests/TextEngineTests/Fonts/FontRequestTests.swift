import DynamicType
import Imaging
import Testing
import TextEngine

// The font Axes reaches from wght 200 to 800, wdth 75 to 150, slnt −12 to 0 and opsz 8 to 32.
@Suite struct `A face as it is wished` {
  private func font(
    _ path: String, _ request: FontRequest, size: Points = 12,
    opticalSizing: OpticalSizing = .automatic, variations: [VariationSetting] = []
  ) throws -> ShapingFont {
    try ShapingFont(
      try TestFonts.face(path), meeting: request, pointSize: size, opticalSizing: opticalSizing,
      variations: variations)
  }

  /// Where it stands on its axes, such as `wght=400`.
  private func place(_ font: ShapingFont) -> String {
    font.instance.variations.map { "\($0.axis)=\(Points($0.value))" }.joined(separator: " ")
  }

  @Test func `stands at the weight, if it varies`() throws {
    let font = try font(TestFonts.axes, FontRequest(weight: .semibold))
    #expect(place(font) == "opsz=12 wdth=100 wght=600")
    #expect(font.shortfalls == [])
    // The advance says that it is drawn there, too: 2 of 1000 units more.
    let face = font.face
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan("l", fonts: [font], pointSize: 10)],
        line: LineSetting(.face, face: face, pointSize: 10)), width: nil)
    #expect(frame.glyphNotation == "[1=0+1002]")
  }

  @Test func `stands at the nearest weight, and says so`() throws {
    let heavy = try font(TestFonts.axes, FontRequest(weight: .black))
    #expect(place(heavy) == "opsz=12 wdth=100 wght=800")
    #expect(heavy.shortfalls == [.weight(wanted: .black, got: .heavy)])
    let thin = try font(TestFonts.axes, FontRequest(weight: .ultraLight))
    #expect(place(thin) == "opsz=12 wdth=100 wght=200")
    #expect(thin.shortfalls == [.weight(wanted: .ultraLight, got: .thin)])
  }

  @Test func `is regular where it varies and no weight is wished`() throws {
    let font = try font(TestFonts.axes, FontRequest())
    #expect(place(font) == "opsz=12 wdth=100 wght=400")
    #expect(font.shortfalls == [])
  }

  @Test func `has its one weight where it does not vary`() throws {
    let bold = "Fonts/NotoSerif/NotoSerif-Bold.ttf"
    #expect(try font(bold, FontRequest()).shortfalls == [])
    #expect(try font(bold, FontRequest(weight: .bold)).shortfalls == [])
    let regular = try font(bold, FontRequest(weight: .regular))
    #expect(regular.shortfalls == [.weight(wanted: .regular, got: .bold)])
    #expect(place(regular) == "")
  }

  @Test func `is italic as a face`() throws {
    let italic = try font("Fonts/Inter/InterVariable-Italic.ttf", FontRequest(isItalic: true))
    #expect(place(italic) == "opsz=14 wght=400")
    #expect(italic.shortfalls == [])
  }

  @Test func `is italic by an axis of italics, and not slanted beyond`() throws {
    let italic = try font(TestFonts.italicAxis, FontRequest(isItalic: true))
    #expect(place(italic) == "ital=1")
    #expect(italic.shortfalls == [])
    #expect(place(try font(TestFonts.italicAxis, FontRequest())) == "")
  }

  @Test func `is italic by an axis of slants, as far as that leans`() throws {
    let italic = try font(TestFonts.axes, FontRequest(isItalic: true))
    #expect(place(italic) == "opsz=12 slnt=-12 wdth=100 wght=400")
    #expect(italic.shortfalls == [])
  }

  @Test func `is upright where it has no italics, and says so`() throws {
    let upright = try font(TestFonts.inter, FontRequest(isItalic: true))
    #expect(place(upright) == "opsz=14 wght=400")
    #expect(upright.shortfalls == [.italic])
  }

  @Test func `stands at the width, if it varies`() throws {
    let condensed = try font(TestFonts.axes, FontRequest(width: .condensed))
    #expect(place(condensed) == "opsz=12 wdth=75 wght=400")
    #expect(condensed.shortfalls == [])
    let wide = try font(TestFonts.axes, FontRequest(width: FontWidth(rawValue: 200)))
    #expect(place(wide) == "opsz=12 wdth=150 wght=400")
    #expect(
      wide.shortfalls
        == [.width(wanted: FontWidth(rawValue: 200), got: FontWidth(rawValue: 150))])
  }

  @Test func `has its one width where it does not vary`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 3], at: 6, in: "OS/2")  // usWidthClass 3 is 75 %
    let face = try font.face()
    #expect(face.width == .condensed)
    for (width, shortfalls) in [
      (nil, []), (.condensed, []), (.normal, [.width(wanted: .normal, got: .condensed)]),
    ] as [(FontWidth?, [FontShortfall])] {
      let request = FontRequest(width: width)
      #expect(try ShapingFont(face, meeting: request, pointSize: 12).shortfalls == shortfalls)
      #expect(face.meets(request) == shortfalls.isEmpty)
    }
  }

  @Test(arguments: [(0, 100), (1, 50), (4, 87.5), (9, 200), (10, 100)] as [(UInt8, Double)])
  func `has the width of its class, and is normal where that is none`(
    widthClass: UInt8, percent: Double
  ) throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, widthClass], at: 6, in: "OS/2")
    #expect(try font.face().width == FontWidth(rawValue: percent))
  }

  @Test func `stands where it is told, and falls short of nothing there`() throws {
    let light = VariationSetting(axis: .weight, value: 300)
    let wide = VariationSetting(axis: .width, value: 110)
    let upright = VariationSetting(axis: .slant, value: 0)
    let large = VariationSetting(axis: .opticalSize, value: 32)
    let font = try font(
      TestFonts.axes,
      FontRequest(weight: .black, isItalic: true, width: FontWidth(rawValue: 50)),
      variations: [light, wide, upright, large])
    #expect(place(font) == "opsz=32 slnt=0 wdth=110 wght=300")
    #expect(font.shortfalls == [])
  }

  @Test func `is not made italic where it is told how far to lean`() throws {
    let leaning = VariationSetting(axis: .slant, value: -5)
    let font = try font(
      TestFonts.italicAxis, FontRequest(isItalic: true), variations: [leaning])
    #expect(place(font) == "slnt=-5")
    #expect(font.shortfalls == [])
  }

  @Test func `is told of no axis that it lacks`() throws {
    let width = VariationSetting(axis: .width, value: 100)
    #expect(
      throws: FontError.noSuchAxis(
        file: "InterVariable.ttf", axis: .width, available: [.opticalSize, .weight])
    ) {
      try font(TestFonts.inter, FontRequest(), variations: [width])
    }
  }

  @Test func `falls short of weight, width and slant, in that order`() throws {
    let request = FontRequest(weight: .bold, isItalic: true, width: .expanded)
    let font = try font(TestFonts.rectangles, request)
    #expect(
      font.shortfalls == [
        .weight(wanted: .bold, got: .regular), .width(wanted: .expanded, got: .normal), .italic,
      ])
    #expect(!font.face.meets(request))
  }

  @Test func `is never short of anything in pictures`() throws {
    let request = FontRequest(weight: .bold, isItalic: true, width: .expanded)
    let font = try font(TestFonts.emoji, request)
    #expect(font.shortfalls == [])
    #expect(font.face.meets(request))
  }

  @Test func `has a weight of which the frame says where it falls short`() throws {
    let font = try font(TestFonts.rectangles, FontRequest(weight: .bold, isItalic: true))
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan("l| l\nl", fonts: [font], pointSize: 10)],
        line: LineSetting(.face, face: font.face, pointSize: 10)), width: 25)
    let bold = FontShortfall.weight(wanted: .bold, got: .regular)
    #expect(frame.texts == ["l|", "l", "l"])
    #expect(
      frame.flags == [
        .shortfall(line: 1, range: 0..<2, bold), .shortfall(line: 1, range: 0..<2, .italic),
        .shortfall(line: 2, range: 3..<4, bold), .shortfall(line: 2, range: 3..<4, .italic),
        .shortfall(line: 3, range: 5..<6, bold), .shortfall(line: 3, range: 5..<6, .italic),
      ])
  }
}

// CSS Fonts Module Level 4, “Font Style Matching”: width, then slant, then weight.
@Suite struct `The nearest of some faces` {
  private func face(
    weight: UInt8 = 4, width: UInt8 = 5, isItalic: Bool = false
  ) throws -> FontFace {
    var font = try PatchedFont(TestFonts.rectangles)
    let weight = Int(weight) * 100
    font.write([UInt8(weight >> 8), UInt8(weight & 0xFF), 0, width], at: 4, in: "OS/2")
    font.write([0, isItalic ? 1 : 0], at: 62, in: "OS/2")
    return try font.face()
  }

  private func isNearer(
    _ one: FontFace, than other: FontFace, to request: FontRequest
  ) -> Bool {
    one.distance(to: request) < other.distance(to: request)
  }

  @Test func `has the width, whatever its slant and weight`() throws {
    let narrow = try face(weight: 9, width: 3, isItalic: true)
    #expect(isNearer(narrow, than: try face(width: 4), to: FontRequest(width: .condensed)))
    #expect(isNearer(try face(width: 4), than: narrow, to: FontRequest()))
  }

  @Test func `has the slant, whatever its weight`() throws {
    let italic = try face(weight: 9, isItalic: true)
    #expect(isNearer(italic, than: try face(), to: FontRequest(isItalic: true)))
    #expect(isNearer(try face(weight: 9), than: try face(isItalic: true), to: FontRequest()))
  }

  @Test func `has the weight that differs least, regular where none is wished`() throws {
    let light = try face(weight: 3)
    let bold = try face(weight: 7)
    #expect(isNearer(light, than: bold, to: FontRequest()))
    #expect(isNearer(light, than: bold, to: FontRequest(weight: .regular)))
    #expect(isNearer(bold, than: light, to: FontRequest(weight: .semibold)))
  }

  @Test func `may vary to it`() throws {
    let variable = try TestFonts.face(TestFonts.axes)
    let request = FontRequest(weight: .semibold, isItalic: true, width: .condensed)
    #expect(isNearer(variable, than: try face(weight: 6, width: 3), to: request))
    #expect(!isNearer(try face(), than: variable, to: FontRequest()))
  }
}

// Apple's system fonts vary by size on their own, as `opsz` does here.
@Suite struct `An optical size` {
  private func place(_ sizing: OpticalSizing, at size: Points) throws -> [VariationSetting] {
    try ShapingFont(
      try TestFonts.face(TestFonts.inter), meeting: FontRequest(), pointSize: size,
      opticalSizing: sizing
    ).instance.variations.filter { $0.axis == .opticalSize }
  }

  private func opticalSize(_ value: Double) -> [VariationSetting] {
    [VariationSetting(axis: .opticalSize, value: value)]
  }

  @Test(arguments: [(9, 14), (14, 14), (20.5, 20.5), (32, 32), (53, 32)] as [(Points, Double)])
  func `is the point size, as far as the axis reaches`(size: Points, place: Double) throws {
    #expect(try self.place(.automatic, at: size) == opticalSize(place))
  }

  @Test func `may stay at its default`() throws {
    #expect(try place(.off, at: 30) == [])
  }

  @Test func `may be one of its own, as far as the axis reaches`() throws {
    #expect(try place(.fixed(18), at: 30) == opticalSize(18))
    #expect(try place(.fixed(99), at: 14) == opticalSize(32))
  }

  @Test func `is none of a font without the axis`() throws {
    for sizing in [OpticalSizing.automatic, .off, .fixed(30)] {
      let font = try ShapingFont(
        try TestFonts.face(TestFonts.serif), meeting: FontRequest(), pointSize: 12,
        opticalSizing: sizing)
      #expect(font.instance.variations == [])
    }
  }

  @Test func `that is no number is refused`() throws {
    #expect(throws: FontError.self) { try place(.fixed(Points(.nan)), at: 12) }
  }
}
