import Files
import Glibc

extension CellCache {
  /// The greatest number of entries that stay. Each is of one ramp and half a kilobyte.
  static let greatestCount = 10_000

  /// How many days an entry stays without being read.
  static let greatestAge = 30

  /// Removes entries that have not been read for a long time; if there are too many, those read
  /// longest ago.
  ///
  /// Other processes may read and write meanwhile: a removed entry only causes a drawing.
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

/// Reads and sets when files were last changed.
enum FileAge {
  /// Returns the time in seconds since 1970; `nil` where there is no such file.
  static func lastChange(of path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : nil
  }

  /// Sets the time of the last change to now. Where that is not permitted, the entry is removed
  /// sooner.
  static func renew(_ path: String) {
    utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }
}
