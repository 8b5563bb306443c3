import Snapshots

/// The options for verifying only what changed.
struct ChangeOptions: ArgumentGroup {
  static let heading: String? = "Incremental runs"

  @Flag(
    "Draw only cells that changed since they were last equal: in fonts, the suite, goldens, "
      + "libraries or Typeproof itself. If CI is set, every cell is drawn.")
  var changed = false
  @Flag(
    "Verify changed cells again whenever you save a font, the project file, a text or a golden. "
      + "Ctrl-c ends it with exit status 0.")
  var watch = false
  @Option(
    "The folder that caches which cells are equal. Do not share it, and keep it out of git, "
      + "because anyone who can write there can forge results. You can delete it at any time. By "
      + "default a folder for the project in typeproof/ below XDG_CACHE_HOME or ~/.cache.",
    value: "folder", completion: .folder)
  var cache: String?
  @Flag("Draw every cell, and write nothing to the cache.") var noCache = false

  /// Whether cells are skipped if nothing about them changed.
  var isOfChanges: Bool { changed || watch }

  /// Returns the cache to use; `nil` if every cell has to be drawn.
  ///
  /// - Parameter project: The folder of the project; empty for the current one.
  /// - Throws: The reason why the program or its libraries cannot be identified, and
  ///   `CacheFolderError`.
  func cells(of project: String, in console: Console) throws -> CellCache? {
    guard isOfChanges, !noCache else { return nil }
    if isContinuousIntegration(console.environment) {
      console.complain(
        "CI is set, so every cell is drawn: a cache proves nothing to others.")
      return nil
    }
    // The versions load what is loaded when it is first drawn with.
    let libraries = try Fingerprint.current()
    return CellCache(
      folder: try CacheFolder.path(named: cache, of: project, in: console.environment),
      program: try ProgramIdentity().digest, libraries: libraries)
  }
}
