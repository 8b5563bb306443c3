import DynamicType
import Foundation
import Imaging
import TextEngine

/// The fonts that tests lay text out with, by their paths.
enum TestFonts {
  static let inter = "Fonts/Inter/InterVariable.ttf"
  static let serif = "Fonts/NotoSerif/NotoSerif-Regular.ttf"
  static let mono = "Fonts/JetBrainsMono/JetBrainsMono-Regular.ttf"
  static let arabic = "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
  static let urdu = "Fonts/NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"
  static let hebrew = "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
  static let devanagari = "Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
  static let thai = "Fonts/NotoSansThai/NotoSansThai-Regular.ttf"
  static let tibetan = "Fonts/NotoSerifTibetan/NotoSerifTibetan-Regular.ttf"
  static let japanese = "Fonts/BIZUDPGothic/BIZUDPGothic-Regular.ttf"
  static let korean = "Fonts/TypeproofHangul/TypeproofHangul-Regular.ttf"
  static let emoji = "Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
  /// Rectangles: `l` is 1 em wide, a space half an em, `|` a quarter (see `make_fixtures.py`).
  static let rectangles = "Tests/TextEngineTests/Fixtures/Rectangles.ttf"
  /// Four axes; the advance of its “l” tells where it stands (see `make_fixtures.py`).
  static let axes = "Tests/TextEngineTests/Fixtures/Axes.ttf"
  static let italicAxis = "Tests/TextEngineTests/Fixtures/ItalicAxis.ttf"
  /// An “A” in colours.
  static let layers = "Tests/TextEngineTests/Fixtures/Layers.ttf"
  /// An “A” becomes sixty glyphs, a “B” does where it stands alone, and a “C” becomes two thousand.
  static let expansion = "Tests/TextEngineTests/Fixtures/Expansion.ttf"
  /// Letters before an “x” are narrow, and an “x” is 32 em wide.
  static let narrowing = "Tests/TextEngineTests/Fixtures/Narrowing.ttf"
  /// Glyphs that are each made of twice the one before.
  static let nest = "Tests/TextEngineTests/Fixtures/Nest.ttf"
  /// Glyphs 1 to 60, each but the first made of the one before.
  static let chain = "Tests/TextEngineTests/Fixtures/Chain.ttf"
  /// Glyphs 1 to 60, each but the last made of the next.
  static let reversedChain = "Tests/TextEngineTests/Fixtures/ReversedChain.ttf"
  /// A map of axes of version 2: the heaviest is half as heavy as the axis says, and the widest is the heaviest.
  static let avar2 = "Tests/TextEngineTests/Fixtures/Avar2.ttf"
  /// An “I” in glyf and another in CFF, of TrueType's version.
  static let twoOutlines = "Tests/TextEngineTests/Fixtures/TwoOutlines.ttf"
  /// The same of version “OTTO”.
  static let twoOutlinesCFF = "Tests/TextEngineTests/Fixtures/TwoOutlines.otf"
  static let cff = "Tests/TextEngineTests/Fixtures/CFF.otf"
  static let cff2 = "Tests/TextEngineTests/Fixtures/CFF2.otf"
  static let collection = "Tests/TextEngineTests/Fixtures/Collection.ttc"

  /// The content of a file, by its path below the package.
  static func content(_ path: String) throws -> [UInt8] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: package.appending(path: path)))
  }

  static func face(_ path: String, index: Int = 0) throws -> FontFace {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try FontFace(file: FontBytes(try content(path)), index: index, fileName: name)
  }
}

/// Lays out a text of one span. Lines are as high as the first font unless told otherwise.
func layOut(
  _ text: String, in paths: [String], size: Points = 10, width: Points? = nil,
  lineHeight: LineHeightRule = .face, direction: WritingDirection = .natural,
  language: String? = nil, variations: [VariationSetting] = [], features: [FeatureSetting] = []
) throws -> TextFrame {
  let faces = try paths.map { try TestFonts.face($0) }
  let fonts = try faces.map { try ShapingFont($0, variations: $0.axes.isEmpty ? [] : variations) }
  return try TextEngine().layOut(
    ResolvedText(
      spans: [TextSpan(text, fonts: FontPreferences(fonts), pointSize: size, features: features)],
      line: LineSetting(lineHeight, face: faces[0], pointSize: size), direction: direction,
      language: language), width: width)
}

extension TextLine {
  /// The glyphs as `hb-shape --utf8-clusters --no-glyph-names` prints them, in font units:
  /// `glyph=cluster@x,y+advance`, runs side by side.
  var glyphNotation: String {
    let glyphs = runs.flatMap(\.glyphs).map { glyph in
      let isOffset = glyph.offsetUnitsX != 0 || glyph.offsetUnitsY != 0
      let offset = isOffset ? "@\(glyph.offsetUnitsX),\(glyph.offsetUnitsY)" : ""
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(glyph.advanceUnits)"
    }
    return "[" + glyphs.joined(separator: "|") + "]"
  }
}

extension TextFrame {
  /// The glyphs of its only line; empty where it has more.
  var glyphNotation: String { lines.count == 1 ? lines[0].glyphNotation : "" }
  /// What each line says.
  var texts: [String] { lines.map(\.text) }
}
