import DynamicType
import Imaging
import Testing
@testable import TextEngine

@Suite struct `A file that is no usable font` {
  private func error(for content: [UInt8], index: Int = 0) -> FontError? {
    #expect(throws: FontError.self) {
      try FontFace(file: FontBytes(content), index: index, fileName: "a.ttf")
    }
  }

  @Test func `an empty file is said to be empty`() {
    let error = error(for: [])
    #expect(error == .empty(file: "a.ttf"))
    #expect(error?.description == "a.ttf is empty. Copy the font file again.")
  }

  @Test func `text is no font`() {
    let error = error(for: Array("Hello, this is a letter.".utf8))
    #expect(error == .notAFont(file: "a.ttf", resembles: nil))
    #expect(
      error?.description
        == "a.ttf is not a font. Use a TrueType or OpenType file (.ttf, .otf, .ttc).")
  }

  @Test func `three bytes are no font`() {
    #expect(error(for: [0, 1, 0]) == .notAFont(file: "a.ttf", resembles: nil))
  }

  @Test(arguments: [
    ("\u{89}PNG\r\n\u{1A}\n", "a PNG picture"), ("PK\u{3}\u{4}", "a ZIP archive"),
    ("<!DOCTYPE html>", "HTML or XML"), ("%!PS-AdobeFont-1.0", "a PostScript Type 1 font"),
    ("%PDF-1.7", "a PDF document"),
  ])
  func `a file of another kind is called by its kind`(start: String, kind: String) {
    let error = error(for: start.unicodeScalars.map { UInt8($0.value) } + Array("and more".utf8))
    #expect(error == .notAFont(file: "a.ttf", resembles: kind))
    #expect(
      error?.description
        == "a.ttf is not a font: it looks like \(kind). "
        + "Use a TrueType or OpenType file (.ttf, .otf, .ttc).")
  }

  @Test func `a Git LFS pointer says which command fetches the file`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    #expect(
      error(for: Array(pointer.utf8))?.description
        == "a.ttf is not a font: it looks like a Git LFS pointer (run `git lfs pull`). "
        + "Use a TrueType or OpenType file (.ttf, .otf, .ttc).")
  }

  @Test(arguments: [("wOFF", "WOFF"), ("wOF2", "WOFF2")])
  func `a web font is refused by its format`(signature: String, format: String) {
    let error = error(for: Array(signature.utf8) + [UInt8](repeating: 0, count: 60))
    #expect(error == .webFont(file: "a.ttf", format: format))
    #expect(
      error?.description
        == "a.ttf is a \(format) web font, which is not supported. Decompress it first "
        + "(woff2_decompress or fonttools) and use the .ttf or .otf.")
  }

  @Test func `a directory beyond the end is damage`() {
    let error = error(for: [0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0])
    #expect(error == .truncated(file: "a.ttf", table: nil))
    #expect(
      error?.description
        == "a.ttf is damaged: its table directory reaches beyond the end of the file. "
        + "Copy the font file again.")
  }

  @Test func `a table beyond the end is named`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.move("cmap", to: 0xFFFF_FFF0)
    let error = error(for: font.content)
    #expect(error == .truncated(file: "a.ttf", table: "cmap"))
    #expect(
      error?.description
        == "a.ttf is damaged: its table “cmap” reaches beyond the end of the file. "
        + "Copy the font file again.")
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp", "glyf"])
  func `a table that nothing can be set without is asked for`(table: String) throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.remove(table)
    let error = error(for: font.content)
    #expect(error == .missingTable(file: "a.ttf", table: table))
    #expect(
      error?.description
        == "a.ttf has no table “\(table)”, so no text can be set with it. Use a complete font.")
  }

  @Test(arguments: [([0, 0], 0), ([0, 15], 15), ([0x40, 0x01], 16385)] as [([UInt8], Int)])
  func `an em square that no font may have is damage`(bytes: [UInt8], units: Int) throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write(bytes, at: 18, in: "head")
    #expect(
      error(for: font.content)?.description
        == "a.ttf is damaged: in its table “head”, the em square has \(units) units, but only 16 "
        + "to 16,384 are valid. Copy the font file again.")
  }

  @Test func `a face without glyphs is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 0], at: 4, in: "maxp")
    #expect(
      error(for: font.content)
        == .damagedTable(file: "a.ttf", table: "maxp", detail: "there are no glyphs"))
  }

  @Test func `a face without height is damage`() throws {
    var font = try PatchedFont(TestFonts.rectangles)
    font.write([0, 5, 0, 6], at: 4, in: "hhea")
    #expect(
      error(for: font.content)
        == .damagedTable(file: "a.ttf", table: "hhea", detail: "the face has no height"))
  }

  @Test func `an axis that ends before it starts is damage`() throws {
    var font = try PatchedFont(TestFonts.cff2)
    font.write([0x03, 0x84, 0, 0], at: 20, in: "fvar")  // the least weight becomes 900
    font.write([0x00, 0x64, 0, 0], at: 28, in: "fvar")  // and the greatest 100
    #expect(
      error(for: font.content)?.description
        == "a.ttf is damaged: in its table “fvar”, the axis “wght” ends before it starts. "
        + "Copy the font file again.")
  }

  @Test(arguments: [-1, 1, 70_000])
  func `a face that is not there is counted`(index: Int) throws {
    let error = error(for: try TestFonts.content(TestFonts.rectangles), index: index)
    #expect(error == .noSuchFace(file: "a.ttf", index: index, faceCount: 1))
    #expect(
      error?.description
        == "a.ttf has 1 face, so face \(index) does not exist. Count from 0.")
  }

  @Test func `a collection that claims more faces than it has room for is damage`() {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(error(for: header) == .truncated(file: "a.ttf", table: nil))
  }

  @Test func `a collection without faces has no face 0`() {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]
    #expect(
      error(for: header)?.description
        == "a.ttf has 0 faces, so face 0 does not exist. Count from 0.")
  }

  @Test func `a collection whose face lies beyond the end is damage`() {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(error(for: header) == .truncated(file: "a.ttf", table: nil))
  }
}

@Suite struct `A place in a font's design space` {
  @Test func `an axis that a variable font lacks is refused with those it has`() throws {
    let inter = try TestFonts.face(TestFonts.inter)
    let width = OpenTypeTag.width
    let error = #expect(throws: FontError.self) {
      try ShapingFont(inter, variations: [VariationSetting(axis: width, value: 100)])
    }
    #expect(
      error
        == .noSuchAxis(
          file: "InterVariable.ttf", axis: width, available: [.opticalSize, .weight]))
    #expect(
      error?.description == "InterVariable.ttf has no axis “wdth”. It has opsz, wght.")
  }

  @Test func `a font that is not variable has no axis at all`() throws {
    let serif = try TestFonts.face(TestFonts.serif)
    let error = #expect(throws: FontError.self) {
      try serif.instance([VariationSetting(axis: .weight, value: 400)])
    }
    #expect(
      error?.description
        == "NotoSerif-Regular.ttf is not a variable font, so it has no axis “wght”. Leave out the "
        + "variation.")
  }

  @Test(
    arguments: [
      (901, "901"), (99.5, "99.5"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `a value that an axis does not reach is refused`(value: Double, text: String) throws {
    let inter = try TestFonts.face(TestFonts.inter)
    let error = #expect(throws: FontError.self) {
      try inter.instance([VariationSetting(axis: .weight, value: value)])
    }
    #expect(
      error?.description
        == "InterVariable.ttf does not reach wght=\(text). Choose from 100 to 900.")
  }

  @Test func `the nearest setting stops at the axis' ends`() throws {
    let weight = try #require(try TestFonts.face(TestFonts.inter).axes.last)
    #expect(weight.setting(nearestTo: 1000).value == 900)
    #expect(weight.setting(nearestTo: 1).value == 100)
    #expect(weight.setting(nearestTo: 650).value == 650)
  }
}

@Suite struct `Reading font containers` {
  @Test func `a collection has its faces in their order`() throws {
    let file = FontBytes(try TestFonts.content(TestFonts.collection))
    let faces = try FontFace.all(in: file, fileName: "Collection.ttc")
    #expect(faces.map(\.names.family) == ["Typeproof Rectangles", "Typeproof CFF"])
    #expect(faces.map(\.index) == [0, 1])
  }

  @Test func `a face beyond a collection's last is counted`() throws {
    let error = #expect(throws: FontError.self) {
      try TestFonts.face(TestFonts.collection, index: 2)
    }
    #expect(
      error?.description == "Collection.ttc has 2 faces, so face 2 does not exist. Count from 0.")
  }

  @Test func `a CFF font is shaped`() throws {
    #expect(try layOut("IO", in: [TestFonts.cff]).glyphNotation == "[2=0+300|3=1+600]")
  }

  @Test func `a CFF2 font has the axis of its fvar`() throws {
    #expect(
      try TestFonts.face(TestFonts.cff2).axes == [
        FontAxis(tag: .weight, name: "Weight", range: 400...900, defaultValue: 400)
      ])
  }
}
