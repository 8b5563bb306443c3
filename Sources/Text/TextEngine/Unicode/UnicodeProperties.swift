import ICUShim

/// The Unicode properties that layout asks of characters, by ICU.
enum UnicodeProperties {
  /// A script as ICU numbers it.
  struct Script: Hashable {
    fileprivate let number: Int32

    /// Characters of every script, such as spaces and figures.
    static let common = Script(number: 0)
    /// The script of marks that take the script of their base.
    static let inherited = Script(number: 1)

    /// Whether the script is neither common nor inherited.
    var isOwn: Bool { self != .common && self != .inherited }

    /// The ISO 15924 code, such as `Arab`.
    var code: String { typeproof_script_code(number).map { String(cString: $0) } ?? "Zyyy" }
    /// The English name, such as `Arabic`.
    var name: String { typeproof_script_name(number).map { String(cString: $0) } ?? "Common" }
  }

  static func script(of character: UInt32) -> Script {
    Script(number: typeproof_script(character))
  }

  /// Returns whether a character is used in a script (Script_Extensions). A character without that
  /// property is only used in its own script.
  static func isUsed(_ character: UInt32, in script: Script) -> Bool {
    typeproof_has_script(character, script.number) != 0
  }

  /// A bracket of the bidi algorithm's pairs.
  enum Bracket: Hashable {
    /// An opening bracket, with the one that closes it.
    case opening(closing: UInt32)
    /// A closing bracket.
    case closing(UInt32)
  }

  /// Returns the bracket that a character is. The two canonically equivalent pairs of angle
  /// brackets count as one (UAX 9, BD16).
  static func bracket(_ character: UInt32) -> Bracket? {
    switch typeproof_bracket_type(character) {
    case 1: .opening(closing: canonicalAngle(typeproof_paired_bracket(character)))
    case -1: .closing(canonicalAngle(character))
    default: nil
    }
  }

  private static func canonicalAngle(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }

  static func isWhiteSpace(_ character: UInt32) -> Bool {
    typeproof_is_white_space(character) != 0
  }

  /// Whether a character may show as an emoji, which some digits and letters may (UTS 51).
  static func isEmoji(_ character: UInt32) -> Bool { typeproof_is_emoji(character) != 0 }

  /// Whether a character shows as an emoji unless a variation selector asks for the letter.
  static func isEmojiByDefault(_ character: UInt32) -> Bool {
    typeproof_is_emoji_by_default(character) != 0
  }

  /// Returns whether a character is invisible if a font lacks it, such as a joiner.
  static func isDefaultIgnorable(_ character: UInt32) -> Bool {
    typeproof_is_default_ignorable(character) != 0
  }
}

/// The ISO 15924 codes of the scripts that a text has letters of; characters of every script do not
/// count.
public func scriptCodes(in text: String) -> Set<String> {
  var scripts: Set<UnicodeProperties.Script> = []
  for character in text.unicodeScalars {
    scripts.insert(UnicodeProperties.script(of: character.value))
  }
  return Set(scripts.filter(\.isOwn).map(\.code))
}

/// Returns the number of characters of each script, by its ISO 15924 code. Characters of all
/// scripts do not count.
package func letterCounts(of characters: some Sequence<Unicode.Scalar>) -> [String: Int] {
  var counts: [UnicodeProperties.Script: Int] = [:]
  for character in characters {
    counts[UnicodeProperties.script(of: character.value), default: 0] += 1
  }
  return Dictionary(
    counts.filter(\.key.isOwn).map { ($0.key.code, $0.value) }, uniquingKeysWith: +)
}

/// Returns the letters that join on both sides, as most Arabic ones do (Unicode, Joining_Type D),
/// by the names of their scripts in alphabetical order.
package func joiningLetters(
  among characters: [Unicode.Scalar]
) -> [(script: String, letters: [Unicode.Scalar])] {
  let letters = characters.filter { typeproof_joins_both_sides($0.value) != 0 }
  return Dictionary(grouping: letters) { UnicodeProperties.script(of: $0.value).name }
    .sorted { $0.key < $1.key }.map { (script: $0.key, letters: $0.value) }
}

/// Returns the scripts of some characters with their counts, the largest first. Characters of all
/// scripts do not count.
public func scripts(of characters: [Unicode.Scalar]) -> [(name: String, count: Int)] {
  var counts: [UnicodeProperties.Script: Int] = [:]
  for character in characters {
    counts[UnicodeProperties.script(of: character.value), default: 0] += 1
  }
  counts[.common] = nil
  counts[.inherited] = nil
  return counts.map { (name: $0.key.name, count: $0.value) }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
}

/// Whether a character that can be either is to show as a picture or as a letter (UTS 51).
enum EmojiPresentation {
  case emoji
  case text

  /// Returns the presentation of a grapheme cluster; `nil` if it is not an emoji.
  ///
  /// A variation selector (U+FE0E, U+FE0F) decides, or a skin tone, which only pictures have; else
  /// the default of the first character.
  static func of(_ cluster: Range<Int>, in text: TextUnits) -> EmojiPresentation? {
    let first = text.character(at: cluster.lowerBound)
    // Nothing below is one by itself, and nearly all text is.
    if first.value < 0x2000, cluster.count == first.length { return nil }
    guard UnicodeProperties.isEmoji(first.value) else { return nil }
    for unit in text.units[cluster] {
      if unit == 0xFE0F { return .emoji }
      if unit == 0xFE0E { return .text }
    }
    if hasSkinTone(text.units[cluster]) { return .emoji }
    return UnicodeProperties.isEmojiByDefault(first.value) ? .emoji : nil
  }

  /// Returns whether units contain U+1F3FB to U+1F3FF, as surrogates.
  private static func hasSkinTone(_ units: ArraySlice<UInt16>) -> Bool {
    zip(units, units.dropFirst()).contains { $0 == 0xD83C && (0xDFFB...0xDFFF).contains($1) }
  }
}

/// The versions of the ICU that runs; its Unicode version is an input of line breaking.
public struct ICUVersion: Hashable, Sendable {
  /// The library's own version, such as `72.1`.
  public let library: String
  /// The version of Unicode that it implements, such as `15.0`.
  public let unicode: String

  /// The versions of the loaded library.
  public static let current: ICUVersion = {
    var library = [CChar](repeating: 0, count: 20)
    var unicode = [CChar](repeating: 0, count: 20)
    typeproof_icu_versions(&library, &unicode)
    return ICUVersion(library: text(library), unicode: text(unicode))
  }()

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
