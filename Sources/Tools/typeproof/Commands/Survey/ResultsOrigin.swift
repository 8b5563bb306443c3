import Git
import Snapshots
import Wording

/// Checks where a result file comes from, because one that came with fonts could claim anything
/// about them.
enum ResultsOrigin {
  /// Checks that a result file was written on this machine, as far as its path shows.
  ///
  /// A missing or empty file is accepted.
  ///
  /// - Parameters:
  ///   - file: The path of the result file.
  ///   - fonts: The folder that is surveyed; `nil` if results of shards are merged.
  /// - Throws: `ResultsOriginError`.
  static func check(_ file: String, surveying fonts: String?) throws(ResultsOriginError) {
    guard FileTree.isLink(file) else {
      guard FileTree.size(of: file) ?? 0 > 0 else { return }
      return try check(file, at: file, surveying: fonts)
    }
    // A link may have come with the checkout, and what it leads to too.
    try check(file, at: file, surveying: fonts)
    // Pipes are a person's.
    guard FileTree.isRegularFile(file) else { return }
    guard let place = FileTree.fullPath(of: file), FileTree.areSame(file, place) else {
      throw .unknown(file, detail: "it leads to a name that is not UTF-8")
    }
    try check(file, at: place, surveying: fonts)
  }

  /// - Parameters:
  ///   - file: The path as it was named.
  ///   - place: The same path, or the target of a link.
  private static func check(
    _ file: String, at place: String, surveying fonts: String?
  ) throws(ResultsOriginError) {
    let folder = place.folderOfPath
    let repository: GitRepository
    do throws(GitError) {
      repository = try GitRepository(around: folder)
    } catch {
      // Without git nobody knows what a checkout brought.
      guard FileTree.fullPath(of: folder) != nil, WorkTree(around: folder) == nil else {
        throw .unknown(file, detail: "\(error)")
      }
      if let fonts, FileTree.isInside(folder, folder: fonts) { throw .amongFonts(file) }
      return
    }
    let name = place.lastPathName
    let path = repository.path.isEmpty ? name : "\(repository.path)/\(name)"
    let listed = try? GitProcess(folder: repository.top)
      .run(["--literal-pathspecs", "ls-files", "--", path])
    guard let listed, listed.status == 0 else {
      throw .unknown(file, detail: listed?.complaint ?? "")
    }
    guard listed.line.isEmpty else { throw .tracked(file) }
  }
}

/// The reason why a result file is not trusted.
enum ResultsOriginError: Error, Equatable, CustomStringConvertible {
  /// Git tracks the file.
  case tracked(String)
  /// The file is in a checkout, and git cannot say whether it tracks it.
  case unknown(String, detail: String)
  /// The file is among the fonts that it is about, and there is no git repository to ask.
  case amongFonts(String)

  var description: String {
    switch self {
    case .tracked(let file):
      "\(file) is under version control, so a commit could declare its own fonts sound. Name a "
        + "folder that git does not track, or delete the file."
    case .unknown(let file, let detail):
      "\(file) is inside a checkout, and git does not say whether it tracks the file"
        + (detail.isEmpty ? "" : " (\(detail.split(separator: "\n").first ?? ""))")
        + ". Delete the file, or name a folder outside the checkout."
    case .amongFonts(let file):
      "\(file) is among the fonts and may have come with them. Delete the file, or name a folder "
        + "outside the fonts."
    }
  }
}
