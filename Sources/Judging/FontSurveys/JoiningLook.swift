import Audit
import DynamicType
import Imaging
import TextEngine

/// A check whether the letters of joined scripts change their shapes in a word.
///
/// A font can join them by OpenType features, by Apple's tables, or by Unicode's presentation
/// forms, so the resulting glyphs are compared.
struct JoiningLook {
  private let face: FontFace
  private let engine: TextEngine

  /// The fewest letters of a script in a face that is meant for it.
  private static let leastLetterCount = 10
  /// The most letters of a script that are tested. Mongolian has the most, about a hundred.
  private static let greatestLetterCount = 200

  init(_ face: FontFace, by engine: TextEngine) {
    self.face = face
    self.engine = engine
  }

  /// Returns a finding for each script whose letters hardly ever join.
  func findings(of characters: [Unicode.Scalar]) -> [SurveyFinding] {
    joiningLetters(among: characters)
      .filter { $0.letters.count >= Self.leastLetterCount && !areJoined($0.letters) }
      .map { script, _ in
        SurveyFinding(.unjoinedLetters, .error, "\(script): its letters do not join, \(reason)")
      }
  }

  private var reason: String {
    // Shaping is by OpenType alone (`Shaper`), as on Apple's platforms.
    face.tables.contains { $0.description == "Silf" }
      ? "because its rules are for Graphite, which is not applied"
      : "because it has no rules or forms for them"
  }

  /// Returns whether at least a tenth of the letters have other glyphs in a word than alone. A font
  /// that does not join may have forms of a letter or two, and presentation forms exist for common
  /// letters only.
  private func areJoined(_ letters: [Unicode.Scalar]) -> Bool {
    let tried = letters.prefix(Self.greatestLetterCount)
    return 10 * tried.count(where: changesInWord) >= tried.count
  }

  /// Returns whether a letter has another glyph in a word; true for a text that cannot be laid out,
  /// which another finding reports.
  private func changesInWord(_ letter: Unicode.Scalar) -> Bool {
    guard let alone = try? glyphs(of: String(letter)),
      let word = try? glyphs(of: String(repeating: String(letter), count: 3))
    else { return true }
    return word != alone + alone + alone
  }

  private func glyphs(of text: String) throws -> [UInt32] {
    let font = try ShapingFont(face)
    let frame = try engine.layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: FontPreferences([font]), pointSize: 17)],
        line: LineSetting(.face, face: face, pointSize: 17)), width: nil)
    return frame.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }
}
