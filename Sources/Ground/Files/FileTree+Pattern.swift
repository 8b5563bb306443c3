import Glibc
import Wording

extension FileTree {
  /// Returns the paths that match a pattern. `*` matches any part of a name, but no full stop at
  /// its start.
  ///
  /// Links are not followed, because they could lead out of the folder, or back into it forever.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, below a folder.
  ///   - prefix: The folder as a prefix for paths: empty, or with a slash at its end.
  /// - Returns: The paths below the folder, in byte order; empty if none matches.
  /// - Throws: `FileError` if a folder cannot be listed, or is a link.
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

  /// Returns the entries of a folder that match a name, as paths like the folder's.
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

  /// Returns whether a path is a folder, so that the pattern continues in it.
  private static func isFolder(_ path: String, below prefix: String) throws(FileError) -> Bool {
    switch kind(of: prefix + path) {
    case .folder?: return true
    case .link(toFolder: true)?: throw FileError(.list, prefix + path, code: ELOOP)
    case .link?, .file?, .unreadable?, nil: return false
    }
  }
}

/// A name in which `*` matches any bytes.
private struct NamePattern {
  /// The parts between the stars, where adjacent stars count as one; a single part without a star.
  private let parts: [[UInt8]]

  init(_ name: String) {
    let split = name.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    parts = split.indices.compactMap { index in
      let isInner = index != split.startIndex && index != split.endIndex - 1
      return isInner && split[index].isEmpty ? nil : Array(split[index])
    }
  }

  /// The name itself, if it has no star.
  var literal: String? {
    parts.count == 1 ? String(decoding: parts[0], as: UTF8.self) : nil
  }

  /// Returns whether a name matches. Each part between the first and the last is matched at its
  /// first occurrence, so that no pattern takes long.
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
