import Glibc
import Wording

extension FileTree {
  /// An entry below a folder.
  package struct Entry: Equatable, Sendable {
    /// The path below the folder. In a name that is not UTF-8, an escape such as `\xE8` replaces
    /// each invalid byte.
    package let path: String
    /// The kind of the entry.
    package let kind: Kind

    /// The kinds of entries below a folder.
    package enum Kind: Equatable, Sendable {
      /// A regular file.
      case file
      /// A folder. Its own entries are listed too.
      case folder
      /// A symbolic link, which is not followed, and whether it leads to a folder.
      case link(toFolder: Bool)
      /// An entry that cannot be read or listed, such as a pipe, a folder without permission, or a
      /// name that is not UTF-8.
      case unreadable(FileError)
    }
  }

  /// Lists everything below a folder except hidden entries, in the byte order of the paths.
  ///
  /// An entry that cannot be read is listed as such and does not stop the listing.
  ///
  /// - Throws: `FileError` if the folder itself cannot be listed.
  package static func entries(below folder: String) throws(FileError) -> [Entry] {
    var found: [Entry] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let names: [ListedName]
      do { names = try listing(of: folder + relative) } catch {
        guard !relative.isEmpty else { throw error }
        found.append(Entry(path: relative.withoutBytes(first: 1), kind: .unreadable(error)))
        continue
      }
      for listed in names where listed.bytes.first != UInt8(ascii: ".") {
        let name = listed.bytes
        let text = String(validating: name, as: UTF8.self)
        let path = relative + "/" + (text ?? spelled(name))
        guard
          let kind = text != nil
            ? kind(of: folder + path, listedAs: listed.kind)
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

  /// Returns a name with each invalid byte as a number, so that people can tell names apart. A
  /// replacement character could also be part of a name.
  private static func spelled(_ name: [UInt8]) -> String {
    var spelled = ""
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = name.makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let character):
        spelled.unicodeScalars.append(Unicode.UTF8.decode(character))
        place += character.count
      case .error(let count):
        for byte in name[place..<place + count] {
          spelled += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        place += count
      case .emptyInput: return spelled
      }
    }
  }

  /// Whether a path, which need not be UTF-8, leads to a folder and is no link.
  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    let path = (path + [0]).map { CChar(bitPattern: $0) }
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the kind of an entry; `nil` if it no longer exists.
  ///
  /// - Parameter listed: The kind that the folder's listing gives, if it was read.
  package static func kind(of path: String, listedAs listed: ListedName.Kind? = nil) -> Entry.Kind?
  {
    switch listed {
    case .file?: return .file
    case .folder?: return .folder
    case nil: break
    }
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
