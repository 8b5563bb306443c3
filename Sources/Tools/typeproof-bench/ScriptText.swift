import DynamicType
import Snapshots
import TextEngine

/// The proofing text of a script in the built-in suite, without features. It can be cut and
/// repeated, and set in the suite's fonts.
struct ScriptText {
  /// The suite's name for the script.
  let name: String
  private let ramp: RampSpec

  /// All scripts of the suite, each once, in the suite's order.
  static func all() -> [ScriptText] {
    var seen: Set<String> = []
    return BuiltInSuite.plainRamps
      .filter { $0.textStyle == .body && seen.insert($0.sample.name).inserted }
      .map { ScriptText(name: $0.sample.name, ramp: $0) }
  }

  /// The text's language, as a BCP 47 tag.
  var language: String? { ramp.sample.language }

  /// The text with spaces for line breaks.
  var oneLine: String { String(ramp.sample.text.string.map { $0.isNewline ? " " : $0 }) }

  /// Returns the text repeated up to a size.
  ///
  /// - Parameters:
  ///   - separator: The character between two copies of the text.
  ///   - size: The most bytes in UTF-8. The text is cut between grapheme clusters.
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

  /// Returns a text set like the script's own in Body at a category.
  func resolved(
    _ text: String, at category: ContentSizeCategory, by resolver: TextResolver
  ) throws -> ResolvedText {
    var ramp = ramp
    ramp.sample = Sample(name, text: text, language: language, direction: ramp.sample.direction)
    return try resolver.resolve(ramp, at: category).text
  }
}
