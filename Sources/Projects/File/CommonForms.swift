import DynamicType
import Imaging
import JSON

/// Values that several parts of a project's file hold.
enum CommonForms {
  /// A size or length in points, of any text ever set on a screen.
  static let size = JSONForm<Double>.number(above: 0).checked("a number of points up to 2000") {
    $0 <= 2000
  }.map { Points($0) }

  static let category = JSONForm<ContentSizeCategory>.text("a content size category, such as “AX5”")
  {
    try ContentSizeCategory(spelling: $0)
  }

  static let textStyle = JSONForm<TextStyle>.text("a text style, such as “body”") {
    try TextStyle(spelling: $0)
  }

  static let color = JSONForm<RGBAColor>("a colour, such as “#1A1A1A”") { node in
    node.string.flatMap(RGBAColor.init(hex:))
  }

  /// A language as BCP 47 writes it: parts of letters and figures with hyphens between.
  static let language = JSONForm<String>("a language, such as “de” or “zh-Hans”") { node in
    node.string.flatMap { tag in
      let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      let isTag = parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
              || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          }
      }
      return isTag ? tag : nil
    }
  }

  /// Words for whoever reads the file after us.
  static let reason = JSONForm<String>("a reason in a few words") { node in
    node.string.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }
}
