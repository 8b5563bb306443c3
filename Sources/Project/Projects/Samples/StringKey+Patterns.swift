import Snapshots
import StringFiles
import Wording

extension StringKey {
  /// The keys that the patterns match, in the order of the files.
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

  /// Whether a key has the parts of a pattern in order, the first at its beginning and the last at its end.
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

extension [LoadedSample] {
  /// The same samples with the longest texts of each language alone, longest first.
  func longest(_ count: Int) -> [LoadedSample] {
    var byLanguage: [String: [(sample: Int, width: Int)]] = [:]
    for (index, sample) in enumerated() {
      let widths = Dictionary(grouping: sample.texts) { $0.language ?? "" }
        .mapValues { $0.map(\.text.setWidth).max() ?? 0 }
      for (language, width) in widths {
        byLanguage[language, default: []].append((index, width))
      }
    }
    var kept: Set<Place> = []
    for (language, texts) in byLanguage {
      for text in texts.sorted(by: { ($1.width, $0.sample) < ($0.width, $1.sample) }).prefix(count)
      {
        kept.insert(Place(sample: text.sample, language: language))
      }
    }
    return enumerated().compactMap { index, sample in
      let texts = sample.texts.filter {
        kept.contains(Place(sample: index, language: $0.language ?? ""))
      }
      return texts.isEmpty
        ? nil : LoadedSample(name: sample.name, declaredName: sample.declaredName, texts: texts)
    }
  }

  private struct Place: Hashable {
    let sample: Int
    let language: String
  }
}

extension String {
  /// How wide a text is set, in halves of a square: two for Han, Kana and Hangul, which fill it.
  fileprivate var setWidth: Int {
    reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      return switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        width + 2
      default: width + 1
      }
    }
  }
}
