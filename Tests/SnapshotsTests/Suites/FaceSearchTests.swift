import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Files
@testable import Suites
@testable import Verification

@Suite struct `A face of a folder, by what is wished of it` {
  let fonts: FontFolder

  init() throws { fonts = try FontFolder(path: Bench.fontsPath) }

  private func path(
    _ name: String, style: String? = nil, _ request: FontRequest = FontRequest()
  ) throws -> String {
    try fonts.face(named: name, style: style, meeting: request).entry.path
  }

  @Test func `is the file that is named, where nothing more is wished`() throws {
    #expect(try path("NotoSerif/NotoSerif-Bold.ttf") == "NotoSerif/NotoSerif-Bold.ttf")
    #expect(try path("NotoSerif-Bold") == "NotoSerif/NotoSerif-Bold.ttf")
    #expect(
      try path("Inter/InterVariable-Italic.ttf", FontRequest(weight: .bold))
        == "Inter/InterVariable-Italic.ttf")
  }

  @Test func `is the bold one of its family`() throws {
    let bold = FontRequest(weight: .bold)
    #expect(try path("NotoSerif/NotoSerif-Regular.ttf", bold) == "NotoSerif/NotoSerif-Bold.ttf")
    #expect(try path("Noto Serif", bold) == "NotoSerif/NotoSerif-Bold.ttf")
  }

  @Test func `is the italic one of its family`() throws {
    let italic = FontRequest(weight: .semibold, isItalic: true)
    #expect(try path(Bench.inter, italic) == "Inter/InterVariable-Italic.ttf")
    #expect(try path("Inter Variable", italic) == "Inter/InterVariable-Italic.ttf")
  }

  @Test func `is the one that is named where none of its family is nearer`() throws {
    let request = FontRequest(weight: .bold, isItalic: true, width: .condensed)
    let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"
    #expect(try path(mono, request) == mono)
    let bold = "NotoSerif/NotoSerif-Bold.ttf"
    #expect(try path(bold, FontRequest(weight: .bold, isItalic: true)) == bold)
  }

  @Test func `has the style of its name, in any case`() throws {
    #expect(try path("Noto Serif", style: "bOLD") == "NotoSerif/NotoSerif-Bold.ttf")
    #expect(
      try path("NotoSerif/NotoSerif-Regular.ttf", style: "Bold") == "NotoSerif/NotoSerif-Bold.ttf")
    #expect(try path("Inter Variable", style: "Italic") == "Inter/InterVariable-Italic.ttf")
  }

  @Test func `stands at a place that has the name of the style`() throws {
    let named = try fonts.face(
      named: "Inter Variable", style: "SemiBold", meeting: FontRequest(weight: .black))
    #expect(named.entry.path == Bench.inter)
    #expect(
      named.place == [
        VariationSetting(axis: .opticalSize, value: 14),
        VariationSetting(axis: .weight, value: 600),
      ])
    let italic = try fonts.face(
      named: "Inter Variable", style: "Light Italic", meeting: FontRequest())
    #expect(italic.entry.path == "Inter/InterVariable-Italic.ttf")
    #expect(italic.place.last == VariationSetting(axis: .weight, value: 300))
  }

  @Test func `of a style that its family lacks is an error that names those it has`() throws {
    let error = #expect(throws: FontError.self) {
      try path("noto serif", style: "Semi Bold")
    }
    #expect(
      error?.description == "“noto serif” has no face “Semi Bold”. It has Bold, Regular.")
    let variable = #expect(throws: FontError.self) {
      try path(Bench.inter, style: "Semi Bold")
    }
    guard case .noSuchStyle("Inter Variable", "Semi Bold", let available) = variable else {
      Issue.record("\(String(describing: variable))")
      return
    }
    #expect(available.contains("SemiBold"))
    #expect(available == available.sorted())
    #expect(Set(available).count == available.count)
  }
}

/// Noto Serif Regular, in which some things can be changed.
private struct SerifFile {
  var content: [UInt8]

  init() throws {
    content = try FileTree.read("\(Bench.fontsPath)/NotoSerif/NotoSerif-Regular.ttf")
  }

  /// Writes a byte into `OS/2`: usWeightClass is at 4 and 5, usWidthClass at 6 and 7.
  mutating func write(_ byte: UInt8, at offset: Int) throws {
    let tag = try #require(content.firstRange(of: Array("OS/2".utf8)))
    let start = content[tag.lowerBound + 8..<tag.lowerBound + 12].reduce(0) { $0 << 8 | Int($1) }
    content[start + offset] = byte
  }

  /// Gives the table of names another tag, so that nobody finds it.
  mutating func removeNames() throws {
    let tag = try #require(content.firstRange(of: Array("name".utf8)))
    content[tag.lowerBound] = UInt8(ascii: "x")
  }
}

@Suite struct `A family of two widths` {
  private let folder: TemporaryFolder
  private let fonts: FontFolder

  init() throws {
    folder = try TemporaryFolder()
    var serif = try SerifFile()
    try folder.write(serif.content, "normal.ttf")
    try serif.write(3, at: 7)
    try folder.write(serif.content, "narrow.ttf")
    fonts = try FontFolder(path: folder.path)
  }

  private func path(_ name: String, _ request: FontRequest = FontRequest()) throws -> String {
    try fonts.face(named: name, meeting: request).entry.path
  }

  @Test func `leaves the narrow face where that is named`() throws {
    #expect(try path("narrow.ttf") == "narrow.ttf")
    #expect(try path("narrow.ttf", FontRequest(weight: .regular)) == "narrow.ttf")
  }

  @Test func `gives the normal face where the family is named`() throws {
    #expect(try path("Noto Serif") == "normal.ttf")
  }

  @Test func `gives the width that is wished`() throws {
    #expect(try path("Noto Serif", FontRequest(width: .condensed)) == "narrow.ttf")
    #expect(try path("normal.ttf", FontRequest(width: .condensed)) == "narrow.ttf")
    #expect(try path("narrow.ttf", FontRequest(width: .normal)) == "normal.ttf")
  }

  @Test func `has its narrow face drawn without a word of width`() throws {
    let ramp = Bench.word(font: .fixed("narrow.ttf", size: 17), categories: [.large])
    try folder.write(try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)"), Bench.inter)
    let cell = try TextResolver(
      fonts: try FontFolder(path: folder.path), systemFont: SystemFont(Bench.inter)
    ).resolve(ramp, at: .large)
    let font = try #require(cell.text.spans.first?.fonts.fonts.first)
    #expect(font.face.fileName == "narrow.ttf")
    #expect(font.shortfalls == [])
  }
}

@Suite struct `A face that is named by its file` {
  @Test func `is taken where another of its family is as near`() throws {
    let folder = try TemporaryFolder()
    let serif = try SerifFile()
    try folder.write(serif.content, "a.ttf")
    try folder.write(serif.content, "b.ttf")
    let fonts = try FontFolder(path: folder.path)
    let bold = FontRequest(weight: .bold)
    #expect(try fonts.face(named: "b.ttf", meeting: bold).entry.path == "b.ttf")
    #expect(try fonts.face(named: "Noto Serif", meeting: bold).entry.path == "a.ttf")
  }

  @Test func `has no family where it has no name`() throws {
    let folder = try TemporaryFolder()
    var serif = try SerifFile()
    try serif.removeNames()
    try folder.write(serif.content, "regular.ttf")
    try serif.write(2, at: 4)  // 2 × 256 + 188 = 700
    try serif.write(188, at: 5)
    try folder.write(serif.content, "bold.ttf")
    let fonts = try FontFolder(path: folder.path)
    let bold = FontRequest(weight: .bold)
    #expect(try fonts.face(named: "bold.ttf", meeting: bold).entry.face.meets(bold))
    #expect(try fonts.face(named: "regular.ttf", meeting: bold).entry.path == "regular.ttf")
    #expect(throws: FontError.unknownFamily(name: "", available: [])) {
      try fonts.face(named: "", meeting: bold)
    }
  }
}
