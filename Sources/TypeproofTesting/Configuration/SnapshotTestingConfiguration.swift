public import Snapshots

/// How the assertions of a test, or of part of one, behave; `nil` leaves it to the surroundings
/// further out.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which pictures become goldens.
  public var record: RecordMode?
  /// Where fonts come from; by default `Fonts` below the package's folder.
  public var fonts: FontSource?
  /// The stand-in for the system font, as a file below the folder of fonts, a PostScript name or a
  /// family, with what it falls back on; by default `InterVariable.ttf`, else the only family there
  /// is besides those of `fallback`, and nothing to fall back on.
  public var systemFont: SystemFont?
  /// Where characters are looked for that a font lacks, be it the system's or one the app brings;
  /// after what the stand-in for the system font falls back on itself.
  public var fallback: FontCascade?
  /// The folder that `Snapshots` and `Fonts` lie in; by default the nearest above the test file that
  /// holds a `Package.swift`.
  public var packageRoot: String?

  /// A configuration of what is named; everything else is left to the surroundings.
  public init(
    record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
    fallback: FontCascade? = nil, packageRoot: String? = nil
  ) {
    self.record = record
    self.fonts = fonts
    self.systemFont = systemFont
    self.fallback = fallback
    self.packageRoot = packageRoot
  }

  /// The configuration in force for the running task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// This configuration with what the other one says in its place.
  func merging(_ inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, fonts: inner.fonts ?? fonts,
      systemFont: inner.systemFont ?? systemFont, fallback: inner.fallback ?? fallback,
      packageRoot: inner.packageRoot ?? packageRoot)
  }
}

extension SnapshotTestingConfiguration {
  /// The package that a test belongs to.
  func package(of caller: CallerLocation) throws -> PackageFolder {
    if let packageRoot { return PackageFolder(path: packageRoot) }
    return try PackageFolder(above: "\(caller.filePath)")
  }

  /// The fonts that assertions of a package use.
  func fontFolder(in package: PackageFolder, session: SnapshotSession) throws -> FontFolder {
    switch fonts ?? .path("Fonts") {
    case .folder(let folder): return folder
    case .path(let path):
      let full = package.path(path)
      guard FileTree.exists(full) else { throw SnapshotAssertionError.noFontFolder(path: full) }
      return try session.fontFolder(at: full)
    }
  }

  /// The stand-in for the system font, and all that text falls back on.
  ///
  /// - Parameter isNeeded: Whether any text is set in it. Text in fonts of the app's own falls back
  ///   as well, and nobody has to choose a stand-in for that.
  func systemFont(among fonts: FontFolder, isNeeded: Bool) throws -> SystemFont {
    let fallback = fallback ?? FontCascade()
    var font = systemFont ?? SystemFont("")
    if systemFont == nil, isNeeded {
      font.name = try SystemFontStandIn.name(among: fonts, besides: fallback)
    }
    font.cascade.rules += fallback.rules
    return font
  }
}
