import Files
import Glibc

extension CellCache {
  /// How many entries stay at most; each is a ramp's, of half a kilobyte.
  static let greatestCount = 10_000

  /// How long an entry stays that nobody asks for, in days.
  static let greatestAge = 30

  /// Removes entries that nobody asked for in a long time, and of too many those asked for longest ago.
  ///
  /// Others may read and write meanwhile: what is removed is drawn again.
  ///
  /// - Throws: `FileError` where the folder cannot be listed or written.
  func removeOldEntries(
    above count: Int = greatestCount, now: Int = time(nil)
  ) throws(FileError) {
    let names = try FileTree.names(asBytesIn: folder)
      .compactMap { String(validating: $0, as: UTF8.self) }
      .filter { Self.isEntry($0) || AtomicFile.isTemporary($0) }
    let aged = names.compactMap { name in
      FileAge.lastChange(of: "\(folder)/\(name)").map { (name: name, time: $0) }
    }
    let oldest = now - Self.greatestAge * 24 * 3600
    let young = aged.filter { $0.time >= oldest }.sorted { ($0.time, $0.name) < ($1.time, $1.name) }
    let old = aged.filter { $0.time < oldest }
    // A fifth goes at once, so that not every run has to remove some.
    let surplus = young.count > count ? young.count - count * 4 / 5 : 0
    for entry in old + young.prefix(surplus) {
      guard unlink("\(folder)/\(entry.name)") == 0 || errno == ENOENT else {
        throw FileError(.delete, "\(folder)/\(entry.name)")
      }
    }
  }
}

/// When files were last changed, as the file system has it.
enum FileAge {
  /// In seconds since 1970; `nil` where there is no such file.
  static func lastChange(of path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : nil
  }

  /// Makes now the time of the last change. Where that may not be, the file grows old sooner.
  static func renew(_ path: String) {
    utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }
}
