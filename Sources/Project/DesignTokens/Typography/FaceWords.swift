public import DynamicType

/// The words at the end of a name that describe a face, as in “Brand Condensed SemiBold Italic”.
public struct FaceWords: Equatable, Sendable {
  /// The name without those words.
  public let rest: String
  /// The weight; `nil` where no word names one.
  public let weight: FontWeight?
  /// The width in percent of the normal one; `nil` where no word names one.
  public let width: Double?
  /// Whether a word means italics.
  public let isItalic: Bool

  /// Widths by name (OpenType, usWidthClass), in lower case and in one word.
  static let widths: [String: Double] = [
    "ultracondensed": 50, "extracondensed": 62.5, "condensed": 75, "compressed": 62.5,
    "narrow": 75, "semicondensed": 87.5, "semiexpanded": 112.5, "expanded": 125, "wide": 125,
    "extended": 125, "extraexpanded": 150, "ultraexpanded": 200,
  ]

  /// Separates the words from a name, from its end. Two words may mean one value, as “Semi Bold”.
  public init(_ name: String) {
    var words = Self.words(of: name)
    var weight: Int?
    var width: Double?
    var isItalic = false
    while let last = words.last?.lowercased() {
      let both = words.count > 1 ? words[words.count - 2].lowercased() + last : nil
      if let both, weight == nil, let number = TokenWeight.looseNames[both] {
        weight = number
        words.removeLast(2)
      } else if let both, width == nil, let percent = Self.widths[both] {
        width = percent
        words.removeLast(2)
      } else if ["italic", "oblique", "kursiv"].contains(last), !isItalic {
        isItalic = true
        words.removeLast()
      } else if weight == nil, let number = TokenWeight.looseNames[last] {
        weight = number
        words.removeLast()
      } else if width == nil, let percent = Self.widths[last] {
        width = percent
        words.removeLast()
      } else {
        break
      }
    }
    rest = words.joined(separator: " ")
    self.weight = weight.map { FontWeight(rawValue: $0) }
    self.width = width
    self.isItalic = isItalic
  }

  /// Returns the words of a name, separated by blanks, hyphens, or a capital after a small letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { " -_".contains($0) }) {
      let lowered = part.lowercased()
      if TokenWeight.looseNames[lowered] != nil || widths[lowered] != nil {
        words.append(String(part))
        continue
      }
      var word = ""
      for character in part {
        if character.isUppercase, word.last?.isLowercase ?? false, isFaceWord(part, after: word) {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      words.append(word)
    }
    return words
  }

  /// Returns whether the rest of a word describes a face: “Italic” of “BoldItalic”, but not “Mono”
  /// of “JetBrainsMono”.
  private static func isFaceWord(_ part: Substring, after word: String) -> Bool {
    guard let start = part.range(ofEnd: word) else { return false }
    let tail = part[start...].lowercased()
    return ["italic", "oblique"].contains(where: tail.hasSuffix)
      || TokenWeight.looseNames[tail] != nil || widths[tail] != nil
  }
}

extension Substring {
  /// Returns the end of a word's last occurrence; `nil` without one.
  fileprivate func range(ofEnd word: String) -> Index? {
    var end = endIndex
    while end > startIndex {
      if self[..<end].hasSuffix(word) { return end }
      end = index(before: end)
    }
    return nil
  }
}
