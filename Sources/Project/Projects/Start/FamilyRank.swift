import DynamicType
import TextEngine

/// How plain a family is, compared with others for the same use; the least is the plainest.
struct FamilyRank: Comparable {
  /// Words in names of designs for a special purpose, or in another tradition of a script. A font's
  /// tables do not state this.
  private static let specialWords: Set<String> = [
    "kufi", "looped", "math", "mono", "monospace", "music", "nastaliq", "rashi", "slanted",
    "symbols",
    "traditional", "unjoined",
    // Of Latin, cuts for large sizes, and for the narrow lines of menus.
    "caption", "display", "ui",
  ]

  /// The reasons against the family, the most important first.
  private let faults: [Int]

  /// - Parameter companion: The family that it is used with; `nil` for the first of all.
  init(of family: SurveyedFamily, beside companion: SurveyedFamily?) {
    let words = Self.words(of: family.name)
    let first = companion.map { Self.words(of: $0.name) } ?? []
    // Families of one design begin with the same words, as “Noto Sans Arabic” does beside “Noto Sans”.
    let isKin = !first.isEmpty && words.starts(with: first)
    let own = isKin ? words.dropFirst(first.count) : words[...]
    let isSerif = words.contains("serif")
    // A sans is plain beside a family that says nothing of itself, as “Inter”.
    let otherKind =
      isSerif != first.contains("serif") ? 2 : isSerif || words.contains("sans") ? 0 : 1
    let face = family.plainFace.face
    faults = [
      family.faces.allSatisfy(\.face.isMonospaced) ? 1 : 0,
      own.contains(where: Self.specialWords.contains) ? 1 : 0,
      face.isItalic ? 1 : 0, face.width == .normal ? 0 : 1,
      isKin ? 0 : 1,
      companion == nil ? 0 : otherKind,
      abs(family.plainWeight - FontWeight.regular.rawValue),
      companion == nil ? 0 : words.count,
    ]
  }

  /// Whether the family is for a special purpose.
  var isSpecial: Bool { faults.prefix(4).contains { $0 > 0 } }

  static func < (left: FamilyRank, right: FamilyRank) -> Bool {
    left.faults.lexicographicallyPrecedes(right.faults)
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
