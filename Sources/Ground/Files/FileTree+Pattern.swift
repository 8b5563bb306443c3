import Glibc
import Wording

extension FileTree {
  /// What a path stands for in which `*` is any part of a name that does not begin with a full stop.
  ///
  /// No link is followed on the way: it could lead out of the folder, or back into it without end.
  ///
  /// - Parameters:
  ///   - pattern: The path, below a folder.
  ///   - prefix: The folder, as a path to put before others: empty, or with a slash at its end.
  /// - Returns: The paths below the folder, in the order of their bytes; empty where there is none.
  /// - Throws: `FileError` where a folder cannot be listed, or is a link.
  package static func paths(
    matching pattern: String, below prefix: String
  ) throws(FileError) -> [String] {
    let names = pattern.pathNames.filter { !$0.isEmpty && $0 != "." }
    var folders = [""]
    for (depth, name) in names.enumerated() {
      let isLast = depth == names.count - 1
      var found: [String] = []
      for folder in folders {
        for path in try paths(matching: NamePattern(name), in: folder, below: prefix) {
          let isWanted = if isLast { true } else { try isFolder(path, below: prefix) }
          if isWanted { found.append(path) }
        }
      }
      folders = found.map { isLast ? $0 : $0 + "/" }
    }
    return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What is in a folder and has such a name, as paths like the folder's.
  private static func paths(
    matching pattern: NamePattern, in folder: String, below prefix: String
  ) throws(FileError) -> [String] {
    if let name = pattern.literal {
      return kind(of: prefix + folder + name) == nil ? [] : [folder + name]
    }
    let place = prefix + folder
    return try names(asBytesIn: place.isEmpty ? "." : place)
      .filter(pattern.matches)
      .compactMap { String(validating: $0, as: UTF8.self) }
      .map { folder + $0 }
  }

  /// Whether a path leads on.
  private static func isFolder(_ path: String, below prefix: String) throws(FileError) -> Bool {
    switch kind(of: prefix + path) {
    case .folder?: return true
    case .link(toFolder: true)?: throw FileError(.list, prefix + path, code: ELOOP)
    case .link?, .file?, .unreadable?, nil: return false
    }
  }
}

/// A name in which `*` is any bytes.
private struct NamePattern {
  /// What is between the stars, of which several in a row are one; one part where there is none.
  private let parts: [[UInt8]]

  init(_ name: String) {
    let split = name.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    parts = split.indices.compactMap { index in
      let isInner = index != split.startIndex && index != split.endIndex - 1
      return isInner && split[index].isEmpty ? nil : Array(split[index])
    }
  }

  /// The name itself, where it has no star.
  var literal: String? {
    parts.count == 1 ? String(decoding: parts[0], as: UTF8.self) : nil
  }

  /// Whether it stands for a name. Between the first part and the last, each is looked for where it comes
  /// first, so that no pattern takes long.
  func matches(_ name: [UInt8]) -> Bool {
    guard let first = parts.first, let last = parts.last, name.first != UInt8(ascii: "."),
      name.count >= first.count + last.count, name.starts(with: first), name.ends(with: last)
    else { return false }
    var rest = name[first.count..<name.count - last.count]
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
