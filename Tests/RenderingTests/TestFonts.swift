import DynamicType
import Foundation
import Imaging
import Rendering

/// The fonts that tests draw with, by their paths.
enum TestFonts {
  static let inter = "Fonts/Inter/InterVariable.ttf"
  static let hebrew = "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
  static let thai = "Fonts/NotoSansThai/NotoSansThai-Regular.ttf"
  static let emoji = "Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
  /// Rectangles on an em square of 1000 units (see `make_fixtures.py`).
  static let rectangles = "Tests/TextEngineTests/Fixtures/Rectangles.ttf"
  /// Four axes.
  static let axes = "Tests/TextEngineTests/Fixtures/Axes.ttf"
  static let cff = "Tests/TextEngineTests/Fixtures/CFF.otf"
  static let cff2 = "Tests/TextEngineTests/Fixtures/CFF2.otf"
  /// A map of axes of version 2: the heaviest is half as heavy as the axis says, and the widest is the heaviest.
  static let avar2 = "Tests/TextEngineTests/Fixtures/Avar2.ttf"
  /// The same map in a font with the outlines of CFF2.
  static let avar2CFF2 = "Tests/TextEngineTests/Fixtures/Avar2.otf"
  /// An “I” in glyf and another in CFF, of TrueType's version.
  static let twoOutlines = "Tests/TextEngineTests/Fixtures/TwoOutlines.ttf"
  /// The same of version “OTTO”.
  static let twoOutlinesCFF = "Tests/TextEngineTests/Fixtures/TwoOutlines.otf"
  static let collection = "Tests/TextEngineTests/Fixtures/Collection.ttc"
  static let strikes = "Tests/TextEngineTests/Fixtures/Strikes.ttf"
  static let sbix = "Tests/TextEngineTests/Fixtures/Sbix.ttf"
  static let layers = "Tests/TextEngineTests/Fixtures/Layers.ttf"
  static let paints = "Tests/TextEngineTests/Fixtures/Paints.ttf"
  static let svg = "Tests/TextEngineTests/Fixtures/SVG.ttf"
  static let nest = "Tests/TextEngineTests/Fixtures/Nest.ttf"
  /// A contour of a thousand points that goes up and down the em between any two.
  static let zigzag = "Tests/TextEngineTests/Fixtures/Zigzag.ttf"
  /// Glyphs 1 to 60, each but the first made of the one before.
  static let chain = "Tests/TextEngineTests/Fixtures/Chain.ttf"
  /// Glyphs 1 to 60, each but the last made of the next.
  static let reversedChain = "Tests/TextEngineTests/Fixtures/ReversedChain.ttf"

  /// The content of a file, by its path below the package.
  static func content(_ path: String) throws -> [UInt8] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: package.appending(path: path)))
  }

  static func file(_ path: String) throws -> FontBytes { FontBytes(try content(path)) }
}

/// The glyphs of the font Rectangles.
enum RectangleGlyph {
  /// The whole em, from the baseline up.
  static let square: UInt32 = 2
  /// A quarter of an em wide, from -250 to 750.
  static let bar: UInt32 = 3
  /// From half an em left of its origin to half an em right of it.
  static let left: UInt32 = 4
  /// Two rectangles, 0 to 625 and 375 to 1000, whose overlap the font flags.
  static let flagged: UInt32 = 5
  /// The same without the flag.
  static let unflagged: UInt32 = 6
  /// A quarter of a lens, with one quadratic curve.
  static let curve: UInt32 = 7
}

extension Bitmap {
  /// The colours, row by row.
  var colorRows: [[String]] {
    (0..<height).map { y in (0..<width).map { x in color(x: x, y: y).description } }
  }

  /// The grey levels, row by row; empty where the bitmap is none of grey.
  var grayRows: [[UInt8]] {
    format != .gray8
      ? [] : (0..<height).map { row in Array(bytes[row * width..<(row + 1) * width]) }
  }
}
