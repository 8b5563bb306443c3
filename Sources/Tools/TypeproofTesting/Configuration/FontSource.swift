public import Snapshots
import TextEngine

/// Where an assertion's fonts come from: a folder by its path, or one that is open already.
public enum FontSource: Sendable {
  /// A folder below the package's, or anywhere where the path starts with a slash.
  case path(String)
  /// A folder whose files are listed already.
  case folder(FontFolder)
}

extension FontSource: ExpressibleByStringLiteral {
  /// A folder by its path, so that `fonts: "Tests/Fonts"` can be written.
  public init(stringLiteral path: String) {
    self = .path(path)
  }
}

/// The font that stands in for the system's where nobody chose one.
enum SystemFontStandIn {
  /// Inter's file, which is nearest to the system font in shape; else the folder's only family.
  ///
  /// - Parameter fallback: Faces that others fall back on. Their families are not meant, unless
  ///   there are no others.
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
  /// So that `fallback: ["NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]` can be written, and
  /// rules for some scripts among the names.
  public init(arrayLiteral rules: Rule...) {
    self.init(rules)
  }
}

extension FontCascade.Rule: ExpressibleByStringLiteral {
  /// A face for whatever other faces lack.
  public init(stringLiteral font: String) {
    self.init(fonts: [font])
  }
}
