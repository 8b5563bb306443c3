import Snapshots
import StringFiles
import Wording

extension StringKey {
  /// Returns the keys that the patterns match, in the order of the files.
  ///
  /// - Throws: ``SampleProblem`` where a pattern matches none, or `FileError`.
  func matchingKeys(
    from folder: inout StringFileFolder, guesses: inout SpellingGuesses
  ) throws -> [String] {
    let files = try folder.files(matching: file)
    guard !files.isEmpty else { throw SampleProblem.noFile(pattern: file) }
    var known: [String] = []
    var seen: Set<String> = []
    for key in files.flatMap(\.table.keys) where seen.insert(key).inserted { known.append(key) }
    var wanted: Set<String> = []
    for pattern in keys {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      let matching =
        seen.contains(pattern)
        ? [pattern] : parts.count < 2 ? [] : known.filter { Self.matches($0, parts) }
      guard !matching.isEmpty else {
        throw SampleProblem.noKey(
          pattern, file: file, nearest: guesses.nearest(to: pattern, in: known))
      }
      wanted.formUnion(matching)
    }
    return known.filter(wanted.contains)
  }

  /// Returns whether a key has the parts of a pattern in order, the first at its beginning and the
  /// last at its end.
  private static func matches(_ key: String, _ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last, key.hasPrefix(first) else { return false }
    var rest = key.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
