import Glibc

extension FileTree {
  /// An entry in a folder's listing.
  package struct ListedName {
    /// The name, which need not be UTF-8.
    package let bytes: [UInt8]
    /// The kind of the entry; `nil` for any other kind, and if the listing does not give it.
    package let kind: Kind?

    /// The kinds that a listing gives without a look at each entry.
    package enum Kind {
      case file, folder
    }
  }

  /// Lists the entries of a folder, in any order.
  package static func listing(of folder: String) throws(FileError) -> [ListedName] {
    guard let directory = opendir(folder) else { throw FileError(.list, folder) }
    defer { closedir(directory) }
    var listed: [ListedName] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        Array(name.prefix { $0 != 0 })
      }
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      let kind: ListedName.Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: nil
        }
      listed.append(ListedName(bytes: name, kind: kind))
    }
    guard errno == 0 else { throw FileError(.list, folder) }
    return listed
  }

  /// The names of what is in a folder, which need not be UTF-8, in any order.
  package static func names(asBytesIn folder: String) throws(FileError) -> [[UInt8]] {
    try listing(of: folder).map(\.bytes)
  }

  /// Removes a file by the bytes of its name, which need not be UTF-8.
  package static func unlink(_ name: [UInt8], in folder: String) throws(FileError) {
    let path = (Array("\(folder)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    guard Glibc.unlink(path) == 0 else {
      throw FileError(.delete, "\(folder)/\(String(decoding: name, as: UTF8.self))")
    }
  }
}
