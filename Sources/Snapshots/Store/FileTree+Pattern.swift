import Glibc

extension FileTree {
  /// What a path stands for in which `*` is any part of a name that does not begin with a full stop,
  /// `?` a character and `[…]` one of some.
  ///
  /// - Parameters:
  ///   - pattern: The path, below a folder.
  ///   - prefix: The folder, as a path to put before others: empty, or with a slash at its end.
  /// - Returns: The paths below the folder, in the order of their bytes; empty where there is none.
  /// - Throws: `FileError` where a folder cannot be listed.
  package static func paths(
    matching pattern: String, below prefix: String
  ) throws(FileError) -> [String] {
    // What the folder itself is called is no pattern.
    let literal = prefix.map { "\\*?[]".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    var found = glob_t()
    defer { globfree(&found) }
    switch glob(literal + pattern, GLOB_ERR | GLOB_NOSORT, nil, &found) {
    case 0: break
    case GLOB_NOMATCH: return []
    case GLOB_NOSPACE: throw FileError(.list, prefix + pattern, code: ENOMEM)
    default: throw FileError(.list, prefix + pattern)
    }
    let paths = (0..<Int(found.gl_pathc)).compactMap { index in
      found.gl_pathv[index].map { String(cString: $0) }
    }
    return paths.map { String($0.dropFirst(prefix.count)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
