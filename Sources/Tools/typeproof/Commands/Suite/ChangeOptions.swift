import Snapshots

/// The options of a verification of no more than what changed.
struct ChangeOptions: ArgumentGroup {
  static let heading: String? = "Only what changed"

  @Flag(
    "Draw only cells of which something changed since they were last equal: fonts, the suite, goldens, "
      + "libraries or typeproof itself. Where CI is set, all are drawn.")
  var changed = false
  @Flag(
    "Verify what changed again whenever something is saved that decides on it: a font, the project's "
      + "file, a text or a golden. Ctrl-c ends it, with 0.")
  var watch = false
  @Option(
    "Where equal cells are remembered, which whoever may write there can forge: share it with nobody, and "
      + "keep it out of git. It may be deleted at any time. A folder for the project below "
      + "XDG_CACHE_HOME or ~/.cache, typeproof/, unless given.",
    value: "folder", completion: .folder)
  var cache: String?
  @Flag("Draw every cell all the same, and remember nothing.") var noCache = false

  /// Whether cells are passed over of which nothing changed.
  var isOfChanges: Bool { changed || watch }

  /// The cache to use; `nil` where every cell is to be drawn.
  ///
  /// - Parameter project: The folder of the project; empty for the current one.
  /// - Throws: Why nothing can stand for the program, or for its libraries, and `CacheFolderError`.
  func cells(of project: String, in console: Console) throws -> CellCache? {
    guard isOfChanges, !noCache else { return nil }
    if isContinuousIntegration(console.environment) {
      console.complain(
        "CI is set, so every cell is drawn: only what is drawn can be vouched for to others.")
      return nil
    }
    // The versions load what is loaded when it is first drawn with.
    let libraries = try Fingerprint.current()
    return CellCache(
      folder: try CacheFolder.path(named: cache, of: project, in: console.environment),
      program: try ProgramIdentity().digest, libraries: libraries)
  }
}
