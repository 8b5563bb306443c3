/// Which of Japanese's rules for line ends hold: the strict ones, which keep small kana and the
/// long-vowel mark from the start of a line (CSS Text 3, `line-break: strict`; JIS X 4051).
///
/// A choice of ours: Apple publishes no rule, and the strict one is never wrong.
enum Kinsoku {
  /// The locale of the line-break rules for a language; a language that names its rules keeps them.
  static func locale(for language: String?) -> String {
    guard let language else { return "" }
    let subtags = language.lowercased().split(separator: "-")
    // What follows an x is private, and would hide the rules.
    let open = subtags.prefix { $0 != "x" }
    guard open.first == "ja", !open.contains("u") else { return language }
    return (open + ["u", "lb", "strict"] + subtags[open.count...]).joined(separator: "-")
  }
}
