import Git
import ImageDiff
import Reviews
import Snapshots
import Wording

/// The folder for decisions of reviews on this machine.
///
/// It is not in the project: a file that comes with a branch could accept part of a set beforehand.
enum DecisionFolder {
  /// Returns the memory for a suite's goldens.
  ///
  /// - Parameter environment: The environment variables, which name the folder for the state of
  ///   programs (XDG Base Directory Specification 0.8).
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

/// The reason why there is no folder for decisions.
enum DecisionFolderError: ClassifiedError, Equatable, CustomStringConvertible {
  var kind: TroubleKind { .file }

  /// The environment names no folder.
  case nowhere
  /// Git tracks files of the folder, which anybody may have sent.
  case tracked(String)
  /// The folder is in a work tree, and git cannot say whether it tracks files there.
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
