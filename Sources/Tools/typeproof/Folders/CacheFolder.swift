import Git
import ImageDiff
import Snapshots
import Wording

/// The folder of the cache with equal cells.
///
/// It is not in the project, unless a person names it: a file that comes with a change could claim
/// that its own cells are equal.
enum CacheFolder {
  /// - Parameters:
  ///   - named: The folder that a person named.
  ///   - project: The folder of the project; empty for the current one.
  ///   - environment: The environment variables, which name the folder of caches (XDG Base
  ///     Directory Specification 0.8).
  /// - Throws: `CacheFolderError`.
  static func path(
    named: String?, of project: String, in environment: [String: String]
  ) throws -> String {
    // The usual one may lie in the project, too: some have their caches where they work.
    let folder = try named ?? usual(of: project, environment)
    let isTracked: Bool
    do throws(GitError) {
      isTracked = try Self.isTracked(folder)
    } catch {
      throw CacheFolderError.unknown(folder, isNamed: named != nil, error)
    }
    if isTracked { throw CacheFolderError.tracked(folder, isNamed: named != nil) }
    if FileTree.othersMayWrite(folder) {
      throw CacheFolderError.shared(folder, isNamed: named != nil)
    }
    return folder
  }

  /// Returns whether git tracks files of a folder, which need not exist.
  static func isTracked(_ folder: String) throws(GitError) -> Bool {
    // Elsewhere nothing came with a change, and there need be no git.
    guard isBelowGit(folder) else { return false }
    return try GitRepository(around: folder).tracksItsFolder()
  }

  /// Returns whether a folder, which need not exist, is in a work tree.
  private static func isBelowGit(_ folder: String) -> Bool {
    var path = folder
    while FileTree.fullPath(of: path) == nil {
      let above = path.folderOfPath
      guard above != path else { return true }
      path = above
    }
    return WorkTree(around: path) != nil
  }

  private static func usual(
    of project: String, _ environment: [String: String]
  ) throws(CacheFolderError) -> String {
    // What is not absolute is to be passed over, the specification says.
    let folder = { (name: String, below: String) in
      environment[name].flatMap { $0.isFullPath ? $0 + below : nil }
    }
    guard let caches = folder("XDG_CACHE_HOME", "") ?? folder("HOME", "/.cache"),
      let place = FileTree.fullPath(of: project)
    else { throw .nowhere }
    return "\(caches)/typeproof/\(ContentDigest(of: Array(place.utf8)))"
  }
}

/// The reason why there is no folder for the cache.
enum CacheFolderError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// The environment names no folder.
  case nowhere
  /// Git tracks files of the folder, which anybody may have sent. It was named, or is the usual
  /// one.
  case tracked(String, isNamed: Bool)
  /// Other users can write into it.
  case shared(String, isNamed: Bool)
  /// The folder is in a work tree, and git cannot say whether it tracks files there.
  case unknown(String, isNamed: Bool, GitError)

  var description: String {
    switch self {
    case .nowhere:
      "Neither XDG_CACHE_HOME nor HOME is set, so there is no folder for the cache. Name one with "
        + "--cache, or add --no-cache."
    case .tracked(let folder, let isNamed):
      "\(subject(folder, isNamed)) is under version control, so a commit could mark its own cells "
        + "as equal. Name a folder that git does not track\(remedy(isNamed))."
    case .shared(let folder, let isNamed):
      "\(subject(folder, isNamed)) can be changed by other users, who could make any cell count as equal. "
        + "Run “chmod go-w \(ShellWord.quoted(folder))” and delete what is in it, or name another "
        + "folder\(remedy(isNamed))."
    case .unknown(let folder, let isNamed, let error):
      "\(subject(folder, isNamed)) is inside a Git work tree, and "
        + why(error, folder, outside: "name a folder outside\(remedy(isNamed))")
    }
  }

  /// Returns the reason why it is not known whether a folder came with its work tree, and what to
  /// do.
  private func why(_ error: GitError, _ folder: String, outside: String) -> String {
    let silence = "git does not say whether it tracks the folder"
    return switch error {
    case .noGit(let detail):
      "git cannot be started to check whether it tracks the folder: \(detail). Install git, or "
        + "\(outside)."
    case .noRepository(_, let detail):
      "\(silence)\(GitError.words(detail)). Check with “git ls-files "
        + "\(ShellWord.quoted(folder))”, or \(outside)."
    // Its remedy is a command, which ends the sentence.
    default: "\(silence). Either \(outside), or solve this first: \(error)"
    }
  }

  private func subject(_ folder: String, _ isNamed: Bool) -> String {
    isNamed ? "--cache \(folder)" : "The cache \(folder), which the environment sets,"
  }

  private func remedy(_ isNamed: Bool) -> String { isNamed ? "" : " with --cache" }
}

extension GitRepository {
  /// Returns whether git tracks files of the folder.
  ///
  /// - Throws: `GitError.noRepository` if git cannot say, or `.noGit`.
  fileprivate func tracksItsFolder() throws(GitError) -> Bool {
    let outcome = try GitProcess(folder: top).run([
      "ls-files", "--", path.isEmpty ? "." : ":(literal)\(path)",
    ])
    guard outcome.status == 0 else {
      throw .noRepository(folder: path, detail: outcome.complaint)
    }
    return !outcome.line.isEmpty
  }
}
