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
  static func name(among fonts: FontFolder) throws -> String {
    if let inter = fonts.files.first(where: { $0.split(separator: "/").last == "InterVariable.ttf" }
    ) {
      return inter
    }
    let families = Set(try fonts.files.flatMap(fonts.entries(ofFile:)).map(\.face.names.family))
      .sorted()
    guard let only = families.first else {
      throw SnapshotAssertionError.noFonts(folder: fonts.path)
    }
    guard families.count == 1 else {
      throw SnapshotAssertionError.noSystemFont(folder: fonts.path, families: families)
    }
    return only
  }
}
