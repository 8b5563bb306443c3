import Glibc
import Wording

/// A reason why a file or folder could not be read or written.
public struct FileError: Error, Equatable {
  /// The kind of access that failed.
  public enum Action: String, Sendable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Listing a folder.
    case list
    /// Making a folder.
    case create
    /// Deleting a file.
    case delete
  }

  /// The access that failed.
  public let action: Action
  /// The file or folder.
  public let path: String
  /// The system's number for what went wrong.
  public let code: Int32
  /// The maximum number of bytes, if the file is larger; else `nil`.
  public let limit: Int?

  /// Creates the error of the last system call.
  package init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
    limit = nil
  }

  /// Creates the error of a file that is larger than the limit.
  package init(_ action: Action, _ path: String, tooLargeFor limit: Int) {
    self.action = action
    self.path = path
    self.limit = limit
    code = EFBIG
  }

  /// Returns the same error with another path, such as the one that a person knows.
  package func named(_ path: String) -> FileError {
    limit.map { FileError(action, path, tooLargeFor: $0) } ?? FileError(action, path, code: code)
  }
}

extension FileError: CustomStringConvertible {
  /// The message: what happened to which file, then what to do.
  public var description: String {
    let verb =
      switch action {
      case .read: "read"
      case .write: "written"
      case .list: "listed"
      case .create: "created"
      case .delete: "deleted"
      }
    return "\(path) cannot be \(verb): \(String(cString: strerror(code))). \(remedy)"
  }

  private var remedy: String {
    switch code {
    case ENOENT: "Check the path."
    case EACCES, EPERM: "Check the permissions of the file and its folder."
    case EROFS: "The file system is read-only. Choose another folder."
    case ENOSPC, EDQUOT: "Free some space on the disk. Existing files are unchanged."
    case ENOTDIR, EISDIR: "There is a file in place of a folder, or a folder in place of a file."
    case EFBIG where action == .write && limit != nil:
      "The file would be too large to read back. Show less text, or fewer ramps."
    case EFBIG where action == .write:
      "The file is larger than this process may write (ulimit -f). Existing files are unchanged."
    case EFBIG: "Name a file of at most \(byteCount(limit ?? FileTree.greatestFileSize))."
    case EINVAL where action == .read: "Replace the pipe or device with a regular file."
    case EILSEQ: "Its name is not UTF-8. Rename it."
    case ELOOP:
      "The path contains a symbolic link, and links are not followed. Replace the link with its "
        + "target."
    default: "Check the disk."
    }
  }
}
