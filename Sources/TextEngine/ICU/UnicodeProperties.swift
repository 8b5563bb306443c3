import ICUShim

/// The Unicode properties that layout asks of characters, by ICU.
enum UnicodeProperties {
  /// A script as ICU numbers it.
  struct Script: Hashable {
    fileprivate let number: Int32

    /// Characters of every script, such as spaces and figures.
    static let common = Script(number: 0)
    /// Marks that take the script of their base.
    static let inherited = Script(number: 1)

    /// The ISO 15924 code, such as `Arab`.
    var code: String { typeproof_script_code(number).map { String(cString: $0) } ?? "Zyyy" }
    /// The English name, such as `Arabic`.
    var name: String { typeproof_script_name(number).map { String(cString: $0) } ?? "Common" }
  }

  static func script(of character: UInt32) -> Script {
    Script(number: typeproof_script(character))
  }

  static func isWhiteSpace(_ character: UInt32) -> Bool {
    typeproof_is_white_space(character) != 0
  }

  /// Whether a character shows nothing where a font lacks it, such as a joiner.
  static func isDefaultIgnorable(_ character: UInt32) -> Bool {
    typeproof_is_default_ignorable(character) != 0
  }
}

/// The scripts that some characters belong to, with how many of them, most first; characters of
/// every script do not count.
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
