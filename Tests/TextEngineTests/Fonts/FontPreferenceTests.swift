import DynamicType
import Imaging
import Testing
import TextEngine

// Noto Nastaliq Urdu has Arabic letters, figures, brackets and the space, and no Latin letter. Inter
// has no Arabic letter, and all the others.
@Suite struct `Fonts for each script` {
  let inter: ShapingFont
  let serif: ShapingFont
  let urdu: ShapingFont

  init() throws {
    inter = try ShapingFont(try TestFonts.face(TestFonts.inter))
    serif = try ShapingFont(try TestFonts.face(TestFonts.serif))
    urdu = try ShapingFont(try TestFonts.face(TestFonts.urdu))
  }

  private func stretches(_ text: String, in fonts: FontPreferences) throws -> [String] {
    try layOut(text, in: fonts).fontStretches(of: text)
  }

  @Test func `set its letters, and the others keep the common ones`() throws {
    let fonts = FontPreferences([serif], byScript: ["Cyrl": [inter]])
    #expect(
      try stretches("ab бв γδ", in: fonts)
        == ["Noto Serif: ab ", "Inter Variable: бв ", "Noto Serif: γδ"])
  }

  @Test func `set the brackets, spaces and figures that go with it`() throws {
    let fonts = FontPreferences([inter], byScript: ["Arab": [urdu]])
    #expect(
      try stretches("بيت (ab) 12", in: fonts)
        == ["Noto Nastaliq Urdu: بيت (", "Inter Variable: ab", "Noto Nastaliq Urdu: ) 12"])
    #expect(
      try stretches("ab (بيت) 12", in: fonts)
        == ["Inter Variable: ab (", "Noto Nastaliq Urdu: بيت", "Inter Variable: ) 12"])
  }

  @Test func `are asked in their order`() throws {
    let upright = FontPreferences([urdu], byScript: ["Latn": [inter, serif]])
    let reversed = FontPreferences([urdu], byScript: ["Latn": [serif, inter]])
    #expect(try stretches("a", in: upright) == ["Inter Variable: a"])
    #expect(try stretches("a", in: reversed) == ["Noto Serif: a"])
  }

  @Test func `are all that is asked for it`() throws {
    let frame = try layOut("a", in: FontPreferences([inter], byScript: ["Latn": [urdu]]))
    #expect(frame.missingCharacters == ["a"])
  }

  @Test func `are not asked for what has no script`() throws {
    let fonts = FontPreferences([inter], byScript: ["Latn": [serif], "Arab": [urdu]])
    #expect(try stretches("12 (3)", in: fonts) == ["Inter Variable: 12 (3)"])
  }

  @Test func `are those of each span`() throws {
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [
          TextSpan("a", fonts: FontPreferences([urdu], byScript: ["Latn": [inter]]), pointSize: 10),
          TextSpan(
            "b", fonts: FontPreferences([urdu, inter], byScript: ["Latn": [serif]]), pointSize: 10),
        ], line: LineSetting(.face, face: inter.face, pointSize: 10)), width: nil)
    #expect(frame.fontStretches(of: "ab") == ["Inter Variable: a", "Noto Serif: b"])
  }

  @Test func `are kept once, however often they are named`() throws {
    let fonts = FontPreferences(
      [serif, inter, serif], byScript: ["Arab": [urdu, serif, urdu], "Hebr": [inter]])
    #expect(
      fonts.fonts.map(\.face.names.family)
        == ["Noto Serif", "Inter Variable", "Noto Nastaliq Urdu"])
    #expect(try stretches("a", in: fonts) == ["Noto Serif: a"])
  }

  @Test func `are two where they stand at two places of one file`() throws {
    let bold = try ShapingFont(
      inter.face, variations: [VariationSetting(axis: .weight, value: 700)])
    #expect(
      FontPreferences([inter, bold]).fonts.map(\.instance) == [inter.instance, bold.instance])
  }

  @Test func `stand in one order for programs that know no scripts`() throws {
    let fonts = FontPreferences([inter], byScript: ["Arab": [urdu, inter], "Grek": [serif]])
    func order(for text: String) -> [String] {
      fonts.inOneOrder(for: text).map(\.face.names.family)
    }
    #expect(order(for: "ab") == ["Inter Variable"])
    #expect(order(for: "بيت") == ["Noto Nastaliq Urdu", "Inter Variable"])
    // Arabic comes before Greek by its code.
    #expect(order(for: "γδ بيت") == ["Inter Variable", "Noto Nastaliq Urdu", "Noto Serif"])
  }

  @Test func `must not be none`() {
    #expect(throws: LayoutError.noFonts(text: "a")) {
      try layOut("a", in: FontPreferences([inter], byScript: ["Arab": []]))
    }
    #expect(throws: LayoutError.noFonts(text: "a")) {
      try layOut("a", in: FontPreferences([], byScript: ["Latn": [inter]]))
    }
  }
}
