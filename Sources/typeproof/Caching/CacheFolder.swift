import ImageDiff
import Snapshots

/// The folder in which equal cells are remembered.
///
/// Not in the project, unless a person says so: what comes with a change could say of its own cells that
/// they were equal.
enum CacheFolder {
  /// - Parameters:
  ///   - named: The folder that a person named.
  ///   - project: The folder of the project; empty for the current one.
  ///   - environment: Where people say where their caches are (XDG Base Directory Specification 0.8).
  /// - Throws: `CacheFolderError`.
  static func path(
    named: String?, of project: String, in environment: [String: String]
  ) throws -> String {
    guard let named else { return try usual(of: project, environment) }
    if let repository = try? GitRepository(around: named), repository.tracks(repository.path) {
      throw CacheFolderError.tracked(named)
    }
    return named
  }

  private static func usual(
    of project: String, _ environment: [String: String]
  ) throws(CacheFolderError) -> String {
    // What is not absolute is to be passed over, the specification says.
    let folder = { (name: String, below: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? $0 + below : nil }
    }
    guard let caches = folder("XDG_CACHE_HOME", "") ?? folder("HOME", "/.cache"),
      let place = FileTree.fullPath(of: project)
    else { throw .nowhere }
    return "\(caches)/typeproof/\(ContentDigest(of: Array(place.utf8)))"
  }
}

/// Why there is no folder to remember equal cells in.
enum CacheFolderError: Error, Equatable, CustomStringConvertible {
  /// The environment names none.
  case nowhere
  /// Git has files of it, which anybody may have sent.
  case tracked(String)

  var description: String {
    switch self {
    case .nowhere:
      "Neither XDG_CACHE_HOME nor HOME says where caches are kept. Name a folder with --cache, or add "
        + "--no-cache."
    case .tracked(let folder):
      "--cache \(folder) is under version control, and what comes with a change could say of its own cells "
        + "that they were equal. Name a folder that git has no file of."
    }
  }
}

extension GitRepository {
  /// Whether git has files of a folder, by its path from the top.
  fileprivate func tracks(_ path: String) -> Bool {
    let outcome = try? GitProcess(folder: top).run([
      "ls-files", "--", path.isEmpty ? "." : ":(literal)\(path)",
    ])
    return outcome.map { $0.status == 0 && !$0.line.isEmpty } ?? false
  }
}
