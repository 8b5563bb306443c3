/// The texts for placeholders without a value, by their type.
struct PlaceholderTable {
  /// The project's texts, by placeholder, such as `%lld`.
  let own: [String: String]

  /// Returns the text for a placeholder: the project's, or the default of its type.
  func value(for spelling: String) -> String {
    if let value = own[spelling] { return value }
    // It has a name instead of the letter of a type.
    if spelling == "%arg" { return Self.usual("%d") }
    let plain = Self.plain(spelling)
    return own[plain] ?? own["%" + plain.suffix(1)] ?? Self.usual(plain)
  }

  /// Returns a placeholder without its position, flags and width: `%2$5.1f` is `%f`, `%1$lld` is
  /// `%lld`.
  private static func plain(_ spelling: String) -> String {
    let letters = spelling.reversed().prefix { $0.isASCII && ($0.isLetter || $0 == "@") }
    return "%" + String(letters.reversed())
  }

  private static func usual(_ plain: String) -> String {
    switch plain.last {
    case "@", "s", "S": "Sample"
    case "c", "C": "A"
    case "f", "F", "e", "E", "g", "G", "a", "A": "1,234.5"
    default: "1,234"
    }
  }
}
