import Git
import ImageDiff
import Reviews
import Snapshots
import Wording

/// Where the decisions of reviews are kept on this machine.
///
/// Not in the project: what comes with a branch could accept half of a set beforehand.
enum DecisionFolder {
  /// The memory for a suite's goldens.
  ///
  /// - Parameter environment: Where people say where the state of programs is kept (XDG Base Directory
  ///   Specification 0.8).
  /// - Throws: `DecisionFolderError`.
  static func memory(
    of suite: String, in goldens: String, _ environment: [String: String]
  ) throws(DecisionFolderError) -> DecisionMemory {
    // What is not absolute is to be passed over, the specification says.
    let folder = { (name: String, below: String) in
      environment[name].flatMap { $0.isFullPath ? $0 + below : nil }
    }
    guard let states = folder("XDG_STATE_HOME", "") ?? folder("HOME", "/.local/state") else {
      throw .nowhere
    }
    let place = FileTree.fullPath(of: goldens) ?? goldens
    let path = "\(states)/typeproof/reviews/\(SecureDigest(of: Array("\(place)/\(suite)".utf8)))"
    if try isTracked(path) { throw .tracked(path) }
    return DecisionMemory(folder: path)
  }

  private static func isTracked(_ folder: String) throws(DecisionFolderError) -> Bool {
    do throws(GitError) {
      return try CacheFolder.isTracked(folder)
    } catch {
      throw .unknown(folder, error)
    }
  }
}

/// Why there is no folder to keep decisions in.
enum DecisionFolderError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// The environment names none.
  case nowhere
  /// Git has files of it, which anybody may have sent.
  case tracked(String)
  /// It lies in a work tree, and git does not say whether it has files of it.
  case unknown(String, GitError)

  var description: String {
    switch self {
    case .nowhere:
      "Neither XDG_STATE_HOME nor HOME is set, so there is no folder for decisions. Set "
        + "XDG_STATE_HOME to a folder outside the project."
    case .tracked(let folder):
      "The folder of decisions, \(folder), is under version control, so a branch could contain "
        + "decisions. Set XDG_STATE_HOME to a folder outside the project."
    case .unknown(let folder, let error):
      "The folder of decisions, \(folder), is inside a Git work tree: \(error) Or set "
        + "XDG_STATE_HOME to a folder outside the project."
    }
  }
}
