public import Wording

/// Why a layout text cannot be read.
public enum LayoutDocumentError: Error, Equatable {
  /// The file is not UTF-8.
  case notUTF8
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  /// Git or an editor left a line in the file.
  case foreign(ForeignLine)
  /// The file was written by an earlier version, whose facts are not all that are compared now.
  case olderFormat(version: Int)
  /// The file was written by a later version.
  case newerFormat(version: Int)
  /// A line is not what is written there; lines count from 1.
  case unexpected(line: Int, expected: String)
  /// The file says the same in another way than it is written.
  case notCanonical(line: Int)
}

extension LayoutDocumentError: CustomStringConvertible {
  /// What is wrong with the text, then the remedy.
  public var description: String {
    let remedy = "Restore it from version control, or record the ramp again."
    switch self {
    case .notUTF8: return "the layout text is not UTF-8. \(remedy)"
    case .gitLFSPointer: return "the layout text is a Git LFS pointer. Run `git lfs pull`."
    case .foreign(let line): return line.words(in: "the layout text")
    case .olderFormat(let version):
      return "the layout text has format \(version), which is older than this program. "
        + "Record the whole suite again, and look at what changed."
    case .newerFormat(let version):
      return "the layout text has format \(version), which is newer than this program. "
        + "Update typeproof."
    case .unexpected(let line, let expected):
      return "line \(line) of the layout text is damaged: \(expected) is expected. \(remedy)"
    case .notCanonical(let line):
      return "line \(line) of the layout text was changed after it was written. \(remedy)"
    }
  }
}
