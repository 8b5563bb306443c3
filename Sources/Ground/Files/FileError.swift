import Glibc
import Wording

/// Why a file or folder could not be read or written.
public struct FileError: Error, Equatable {
  /// What was tried.
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

  /// What was tried.
  public let action: Action
  /// The file or folder.
  public let path: String
  /// The system's number for what went wrong.
  public let code: Int32
  /// The most bytes that were allowed, where the file has more; else `nil`.
  public let limit: Int?

  /// The failure of the last system call.
  package init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
    limit = nil
  }

  /// A file is larger than what is read of it.
  package init(_ action: Action, _ path: String, tooLargeFor limit: Int) {
    self.action = action
    self.path = path
    self.limit = limit
    code = EFBIG
  }

  /// The same of a file under the name that a reader knows it by.
  package func named(_ path: String) -> FileError {
    limit.map { FileError(action, path, tooLargeFor: $0) } ?? FileError(action, path, code: code)
  }
}

extension FileError: CustomStringConvertible {
  /// What happened to which file, then the remedy.
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
    case EROFS: "The file system is mounted read-only: choose another folder."
    case ENOSPC, EDQUOT: "Make room on the disk; what was there is unchanged."
    case ENOTDIR, EISDIR: "A file stands where a folder is needed, or the other way round."
    case EFBIG where action == .write && limit != nil:
      "What is set comes to more than is read again. Show less text, or fewer ramps."
    case EFBIG where action == .write:
      "The file is larger than this process may write (ulimit -f). What was there is unchanged."
    case EFBIG: "Name a file of at most \(byteCount(limit ?? FileTree.greatestFileSize))."
    case EINVAL where action == .read: "Put a regular file in the place of the pipe or device."
    case EILSEQ: "Its name is no UTF-8. Rename it."
    case ELOOP:
      "A symbolic link stands in the way, and links are not followed. Put what it leads to in its place."
    default: "Check the disk."
    }
  }
}
