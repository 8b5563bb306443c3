public import Snapshots
import TextEngine

/// The fonts of an assertion: the path of a folder, or an open folder.
public enum FontSource: Sendable {
  /// A folder by its path, relative to the package's folder.
  case path(String)
  /// A folder that is open already.
  case folder(FontFolder)
}

extension FontSource: ExpressibleByStringLiteral {
  /// Creates a source from a path, as in `fonts: "Tests/Fonts"`.
  public init(stringLiteral path: String) {
    self = .path(path)
  }
}

/// Chooses the font that stands in for the system font if the configuration names none.
enum SystemFontStandIn {
  /// Returns the file of Inter, whose shapes are nearest to the system font; otherwise the only
  /// family in the folder.
  ///
  /// - Parameter fallback: Fallback faces. Their families do not count, unless there are no others.
  static func name(
    among fonts: FontFolder, besides fallback: FontCascade = FontCascade()
  ) throws -> String {
    if let inter = fonts.files.first(where: { $0.split(separator: "/").last == "InterVariable.ttf" }
    ) {
      return inter
    }
    let all = Set(try fonts.files.flatMap(fonts.entries(ofFile:)).map(\.face.names.family))
    if all.isEmpty { throw SnapshotAssertionError.noFonts(folder: fonts.path) }
    let others = all.subtracting(
      try fallback.rules.flatMap(\.fonts).map { try fonts.entry(named: $0).face.names.family })
    let families = (others.isEmpty ? all : others).sorted()
    guard families.count == 1 else {
      throw SnapshotAssertionError.noSystemFont(folder: fonts.path, families: families)
    }
    return families[0]
  }
}

extension FontCascade: ExpressibleByArrayLiteral {
  /// Creates a cascade from font names and rules, as in `fallback: ["NotoSansArabic-Regular.ttf",
  /// "NotoColorEmoji.ttf"]`.
  public init(arrayLiteral rules: Rule...) {
    self.init(rules)
  }
}

extension FontCascade.Rule: ExpressibleByStringLiteral {
  /// Creates a rule whose font applies to any character that the text's own font lacks.
  public init(stringLiteral font: String) {
    self.init(fonts: [font])
  }
}
