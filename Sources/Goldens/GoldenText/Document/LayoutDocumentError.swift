public import Wording

/// Why a layout text cannot be read.
public enum LayoutDocumentError: Error, Equatable {
  /// The file is not UTF-8.
  case notUTF8
  /// The file is a Git LFS pointer; the content was not downloaded.
  case gitLFSPointer
  /// The file has a line left by git or an editor, such as a conflict marker.
  case foreign(ForeignLine)
  /// The file was written by an earlier version, which recorded fewer facts than are compared now.
  case olderFormat(version: Int)
  /// The file was written by a later version.
  case newerFormat(version: Int)
  /// The line with this number, counted from 1, does not have the expected form.
  case unexpected(line: Int, expected: String)
  /// The facts can be read, but are written in another form than the one that is printed.
  case notCanonical(line: Int)
}

extension LayoutDocumentError: CustomStringConvertible {
  /// The problem, then the remedy.
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
