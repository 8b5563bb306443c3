import Glibc
import Wording

extension FileTree {
  /// Something below a folder.
  package struct Entry: Equatable, Sendable {
    /// Where it is below the folder.
    package let path: String
    /// What it is.
    package let kind: Kind

    /// What there can be below a folder.
    package enum Kind: Equatable, Sendable {
      /// A regular file.
      case file
      /// A folder, whose own entries are told as well.
      case folder
      /// A symbolic link, which is not followed, and whether it leads to a folder.
      case link(toFolder: Bool)
      /// What cannot be read or listed, such as a pipe, a folder without permission, or what has a name
      /// that is no UTF-8.
      case unreadable(FileError)
    }
  }

  /// Everything below a folder but what is hidden, in the order of the paths' bytes.
  ///
  /// What cannot be read is one of the entries and stops nothing.
  ///
  /// - Throws: `FileError` where the folder itself cannot be listed.
  package static func entries(below folder: String) throws(FileError) -> [Entry] {
    var found: [Entry] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let names: [[UInt8]]
      do { names = try self.names(asBytesIn: folder + relative) } catch {
        guard !relative.isEmpty else { throw error }
        found.append(Entry(path: relative.withoutBytes(first: 1), kind: .unreadable(error)))
        continue
      }
      for name in names where name.first != UInt8(ascii: ".") {
        let path = relative + "/" + String(decoding: name, as: UTF8.self)
        let isUTF8 = String(validating: name, as: UTF8.self) != nil
        guard
          let kind = isUTF8
            ? kind(of: folder + path)
            : .unreadable(
              FileError(
                isFolder(Array((folder + relative + "/").utf8) + name) ? .list : .read,
                folder + path,
                code: EILSEQ))
        else { continue }
        found.append(Entry(path: path.withoutBytes(first: 1), kind: kind))
        if kind == .folder { pending.append(path) }
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a path, which need not be UTF-8, leads to a folder and is no link.
  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    let path = (path + [0]).map { CChar(bitPattern: $0) }
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// `nil` where there is nothing any more.
  static func kind(of path: String) -> Entry.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // What cannot be looked at may be a folder.
      return errno == ENOENT ? nil : .unreadable(FileError(.list, path))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK:
      var target = stat()
      return .link(toFolder: stat(path, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR)
    default: return .unreadable(FileError(.read, path, code: EINVAL))
    }
  }
}
