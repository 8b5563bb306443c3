import DynamicType

/// A weight by its name.
struct TokenWeight {
  let weight: FontWeight
  let isItalic: Bool
  /// Whether the name is one of the format's own, in its own spelling.
  let isOfFormat: Bool

  /// The names of the format (Design Tokens Format Module 2025.10, section 8.4).
  private static let names = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  private static let looseNames = Dictionary(
    names.map { ($0.key.filter { $0 != "-" }, $0.value) }, uniquingKeysWith: { first, _ in first })

  /// Reads a name, also as Figma spells it: `SemiBold Italic`, `Semi Bold`, `600`.
  init?(_ name: String) {
    if let number = Self.names[name] {
      (weight, isItalic, isOfFormat) = (FontWeight(rawValue: number), false, true)
      return
    }
    var loose = name.lowercased().filter { !" -_".contains($0) }
    var isItalic = false
    for slant in ["italic", "oblique"] where loose.hasSuffix(slant) {
      loose.removeLast(slant.count)
      isItalic = true
    }
    let number = loose.isEmpty && isItalic ? 400 : Self.looseNames[loose] ?? Int(loose)
    guard let number, (1...1000).contains(number) else { return nil }
    (weight, self.isItalic, isOfFormat) = (FontWeight(rawValue: number), isItalic, false)
  }
}

extension TokenWeight: CustomStringConvertible {
  var description: String { "\(weight.rawValue)\(isItalic ? " italic" : "")" }
}
