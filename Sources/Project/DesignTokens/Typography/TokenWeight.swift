import DynamicType

/// A weight by its name.
struct TokenWeight {
  let weight: FontWeight
  let isItalic: Bool
  /// Whether the name is one of the standard format, in its spelling.
  let isOfFormat: Bool

  /// The names of the format (Design Tokens Format Module 2025.10, section 8.4).
  private static let names = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// The same names without hyphens, with those of other tools.
  static let looseNames = Dictionary(
    names.map { ($0.key.filter { $0 != "-" }, $0.value) } + [
      ("roman", 400), ("standard", 400), ("demi", 600), ("semi", 600), ("ultra", 800),
      ("extra", 800),
    ],
    uniquingKeysWith: { first, _ in first })

  /// Reads a name, including Figma's spellings: `SemiBold Italic`, `Semi Bold`, `600`.
  init?(_ name: String) {
    if let number = Self.names[name] {
      (weight, isItalic, isOfFormat) = (FontWeight(rawValue: number), false, true)
      return
    }
    let words = FaceWords(name)
    if words.rest.isEmpty, words.weight != nil || words.isItalic || words.width != nil {
      (weight, isItalic, isOfFormat) = (words.weight ?? .regular, words.isItalic, false)
      return
    }
    guard let number = Int(name.filter { $0 != " " }), (1...1000).contains(number) else {
      return nil
    }
    (weight, isItalic, isOfFormat) = (FontWeight(rawValue: number), false, false)
  }
}

extension TokenWeight: CustomStringConvertible {
  var description: String { "\(weight.rawValue)\(isItalic ? " italic" : "")" }
}
