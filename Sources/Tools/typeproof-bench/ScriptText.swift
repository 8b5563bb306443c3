import DynamicType
import Snapshots
import TextEngine

/// The proofing text of a script of the built-in suite, without features, to be cut and repeated
/// and set in the suite's fonts.
struct ScriptText {
  /// What the suite calls the script.
  let name: String
  private let ramp: RampSpec

  /// Each script of the suite once, in the suite's order.
  static func all() -> [ScriptText] {
    var seen: Set<String> = []
    return BuiltInSuite.plainRamps
      .filter { $0.textStyle == .body && seen.insert($0.sample.name).inserted }
      .map { ScriptText(name: $0.sample.name, ramp: $0) }
  }

  /// The text's language, as a BCP 47 tag.
  var language: String? { ramp.sample.language }

  /// The text on one line.
  var oneLine: String { String(ramp.sample.text.string.map { $0.isNewline ? " " : $0 }) }

  /// The text again and again, up to a size.
  ///
  /// - Parameters:
  ///   - separator: What stands between one text and the next.
  ///   - size: The most bytes in UTF-8; it is cut between grapheme clusters.
  func repeated(separator: Character, upTo size: Int) -> String {
    let unit = oneLine + String(separator)
    let whole = String(repeating: unit, count: size / unit.utf8.count + 1)
    var left = size
    return String(
      whole.prefix { cluster in
        left -= cluster.utf8.count
        return left >= 0
      })
  }

  /// Some text, as the script's own is set in body at a category.
  func resolved(
    _ text: String, at category: ContentSizeCategory, by resolver: TextResolver
  ) throws -> ResolvedText {
    var ramp = ramp
    ramp.sample = Sample(name, text: text, language: language, direction: ramp.sample.direction)
    return try resolver.resolve(ramp, at: category).text
  }
}
