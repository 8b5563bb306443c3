public import Snapshots
import Wording

/// The configuration of the assertions of a test. A value of `nil` is inherited from the outer
/// configuration.
public struct SnapshotTestingConfiguration: Sendable {
  /// The pictures that become goldens.
  public var record: RecordMode?
  /// The fonts; by default the folder `Fonts` of the package.
  public var fonts: FontSource?
  /// The font that stands in for the system font, as a file below the font folder, a PostScript
  /// name or a family. The default is `InterVariable.ttf`, or the only family in the folder apart
  /// from those of `fallback`.
  public var systemFont: SystemFont?
  /// The fallback fonts for characters that a font lacks. They come after the system font's own
  /// fallback fonts.
  public var fallback: FontCascade?
  /// The folder that contains `Snapshots` and `Fonts`; by default the nearest folder above the test
  /// file with a `Package.swift`.
  public var packageRoot: String?
  /// The folder whose asset catalogues (`*.xcassets`) give pictures and colours by name, with all folders below;
  /// by default the package's folder.
  public var assets: String?

  /// Code that runs at the start of each launch of an interface, such as setting appearance
  /// proxies. Code of outer configurations runs first.
  public var launch: (@MainActor @Sendable () throws -> Void)?

  /// Creates a configuration of the values you name. Other values are inherited.
  public init(
    record: RecordMode? = nil, fonts: FontSource? = nil, systemFont: SystemFont? = nil,
    fallback: FontCascade? = nil, packageRoot: String? = nil,
    assets: String? = nil, launch: (@MainActor @Sendable () throws -> Void)? = nil
  ) {
    self.record = record
    self.fonts = fonts
    self.systemFont = systemFont
    self.fallback = fallback
    self.packageRoot = packageRoot
    self.assets = assets
    self.launch = launch
  }

  /// The configuration of the current task. Without any, all values are `nil`.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// Returns this configuration with the values of an inner one in their place.
  func merging(_ inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, fonts: inner.fonts ?? fonts,
      systemFont: inner.systemFont ?? systemFont, fallback: inner.fallback ?? fallback,
      packageRoot: inner.packageRoot ?? packageRoot, assets: inner.assets ?? assets,
      launch: launch(before: inner.launch))
  }
}

extension SnapshotTestingConfiguration {
  /// Combines the launch code of this configuration with that of an inner one, which runs after it.
  private func launch(
    before inner: (@MainActor @Sendable () throws -> Void)?
  ) -> (@MainActor @Sendable () throws -> Void)? {
    guard let outer = launch, let inner else { return launch ?? inner }
    return {
      try outer()
      try inner()
    }
  }

  /// Runs the launch code.
  ///
  /// - Throws: `SnapshotAssertionError` if the test is not on the main actor, or if the code
  ///   throws.
  func prepareLaunch(isOnMainActor: Bool) throws {
    guard let launch else { return }
    guard isOnMainActor else { throw SnapshotAssertionError.launchOffMainActor }
    // What is asserted while the app starts has no start of its own.
    var inner = self
    inner.launch = nil
    try Self.$current.withValue(inner) {
      do {
        try MainActor.assumeIsolated { try launch() }
      } catch {
        throw SnapshotAssertionError.launchThrew("\(error)")
      }
    }
  }

  /// Returns the package that a test belongs to.
  func package(of caller: CallerLocation) throws -> PackageFolder {
    if let packageRoot { return PackageFolder(path: packageRoot) }
    return try PackageFolder(above: "\(caller.filePath)")
  }

  /// Returns the fonts for assertions of a package.
  func fontFolder(in package: PackageFolder, session: SnapshotSession) throws -> FontFolder {
    switch fonts ?? .path("Fonts") {
    case .folder(let folder): return folder
    case .path(let path):
      let full = package.path(path)
      guard FileTree.exists(full) else { throw SnapshotAssertionError.noFontFolder(path: full) }
      return try session.fontFolder(at: full)
    }
  }

  /// Returns the stand-in for the system font, with all fallback fonts.
  ///
  /// - Parameter isNeeded: Whether any text uses the system font. If none does, no stand-in has to
  ///   be chosen, but text in the app's own fonts still uses the fallback fonts.
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
