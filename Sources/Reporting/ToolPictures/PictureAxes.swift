public import DynamicType

/// The facts in the name of a picture: text size, appearance, direction, language, device and
/// scale.
public struct PictureAxes: Hashable, Sendable {
  /// The name without the parts that the other properties hold.
  public var subject: String
  /// The text size; `nil` if the name has none.
  public var category: ContentSizeCategory?
  /// The appearance, direction, language, device and font scale, in this order, as words such as `dark`.
  public var variants: [String]
  /// The number of pixels per point; `nil` if the name has none.
  public var scale: Double?

  /// Reads the name of a file without its extension.
  public init(name: String) {
    var rest = Substring(name)
    scale = Self.takeScale(from: &rest)
    let fontScale = Self.takeFontScale(from: &rest)
    let language = Self.takeLanguage(from: &rest)
    var words = NameWords(rest)
    let device = words.take(Self.devices, following: Self.deviceWords).map { "device-\($0)" }
    category = words.takeCategory()
    let appearance = words.take(Self.appearances)
    let direction = words.take(Self.directions)
    variants = [appearance, direction, language, device, fontScale].compactMap(\.self)
    subject = words.left.isEmpty ? name : words.left.joined(separator: " ")
  }

  private static let appearances: Set<String> = ["dark", "light", "night"]
  private static let directions: Set<String> = ["rtl", "ltr"]
  private static let devices: Set<String> = [
    "iphone", "ipad", "pixel", "nexus", "galaxy", "tablet", "foldable", "desktop", "chromium",
    "firefox", "webkit",
  ]
  /// Words that can follow the name of a device.
  private static let deviceWords: Set<String> = [
    "pro", "max", "plus", "mini", "se", "air", "xs", "xr", "x", "fold", "xl", "ultra", "tab",
  ]

  /// Takes a scale such as `@2x` out of the name.
  private static func takeScale(from name: inout Substring) -> Double? {
    guard let at = name.lastIndex(of: "@") else { return nil }
    let figures = name[name.index(after: at)...].prefix { "0"..."9" ~= $0 }
    guard let scale = Double(figures), 1...9 ~= scale, name[figures.endIndex...].first == "x" else {
      return nil
    }
    name = name[..<at] + name[name.index(after: figures.endIndex)...]
    return scale
  }

  /// Takes a font scale such as `font_scale=1.5`, in any spelling, out of the name.
  private static func takeFontScale(from name: inout Substring) -> String? {
    let lower = name.lowercased()
    guard lower.utf8.count == name.utf8.count else { return nil }
    for spelling in ["fontscale", "font_scale", "font-scale", "font scale"] {
      guard let start = lower.firstRange(of: spelling) else { continue }
      let after = lower[start.upperBound...]
      let number = after.drop { "=_-: ".contains($0) }
      let figures = number.prefix { "0"..."9" ~= $0 || $0 == "." || $0 == "_" }
      let value = figures.split { $0 == "." || $0 == "_" }.joined(separator: ".")
      guard let scale = Double(value), 0.1...10 ~= scale else { continue }
      let bounds = [start.lowerBound, figures.endIndex].map {
        name.utf8.index(
          name.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: $0))
      }
      name = name[..<bounds[0]] + " " + name[bounds[1]...]
      return "font scale \(value)"
    }
    return nil
  }

  /// Takes a language such as `de_DE` or `ar-EG` between separators out of the name.
  private static func takeLanguage(from name: inout Substring) -> String? {
    let characters = Array(name)
    guard characters.count >= 5 else { return nil }
    let isPart = { (place: Int) in
      characters.indices.contains(place)
        && (characters[place].isLetter || characters[place].isNumber)
    }
    for start in 0...(characters.count - 5) where !isPart(start - 1) && !isPart(start + 5) {
      let part = characters[start..<start + 5]
      guard part.allSatisfy(\.isASCII), part.prefix(2).allSatisfy(\.isLowercase),
        "-_".contains(characters[start + 2]), part.suffix(2).allSatisfy(\.isUppercase)
      else { continue }
      name = Substring(String(characters[..<start]) + " " + String(characters[(start + 5)...]))
      return "\(String(part.prefix(2)))-\(String(part.suffix(2)))"
    }
    return nil
  }
}

/// The words of a name, split at separators and capitals.
private struct NameWords {
  private(set) var left: [String]

  init(_ name: Substring) {
    left = name.split { !$0.isLetter && !$0.isNumber }.flatMap(Self.parted)
  }

  /// Splits a word at its capitals: `accessibilityExtraLarge` is three words, and `UICTContent`
  /// two.
  private static func parted(_ word: Substring) -> [String] {
    let letters = Array(word)
    var words: [String] = []
    var current = ""
    for (place, letter) in letters.enumerated() {
      let follows = place + 1 < letters.count && letters[place + 1].isLowercase
      let isStart =
        letter.isUppercase && !current.isEmpty && current != "i"
        && (letters[place - 1].isLowercase || follows && letters[place - 1].isUppercase)
      if isStart {
        words.append(current)
        current = ""
      }
      current.append(letter)
    }
    return words + (current.isEmpty ? [] : [current])
  }

  /// Takes a known word with those that may follow it; `nil` if there is none.
  mutating func take(_ known: Set<String>, following: Set<String> = []) -> String? {
    // A device may be joined to its number, as in “iphone15”.
    guard
      let start = left.firstIndex(where: {
        let word = $0.lowercased()
        let stem = following.isEmpty ? word : String(word.prefix { !$0.isNumber })
        return known.contains(stem)
      })
    else { return nil }
    var end = start + 1
    while !following.isEmpty, end < left.count,
      following.contains(left[end].lowercased()) || left[end].allSatisfy(\.isNumber)
    {
      end += 1
    }
    let taken = left[start..<end].joined(separator: "-").lowercased()
    left.removeSubrange(start..<end)
    return taken
  }

  /// Takes the words of a text size, as many as possible; `nil` if there are none.
  mutating func takeCategory() -> ContentSizeCategory? {
    for length in stride(from: min(left.count, 5), through: 1, by: -1) {
      for start in 0...(left.count - length) {
        let spelled = left[start..<start + length].joined().lowercased()
        let isKeyed = start > 0 && Self.keys.contains(left[start - 1].lowercased())
        guard let category = Self.names[spelled] ?? (isKeyed ? Self.shortNames[spelled] : nil)
        else { continue }
        let first = (0..<start).reversed().prefix { Self.keys.contains(left[$0].lowercased()) }.last
        left.removeSubrange((first ?? start)..<start + length)
        return category
      }
    }
    return nil
  }

  /// Words that announce a text size.
  private static let keys: Set<String> = [
    "uict", "ui", "content", "size", "category", "dynamic", "type", "text",
  ]

  /// The spellings of UIKit (`UIContentSizeCategory`), SwiftUI (`DynamicTypeSize`) and `simctl ui content_size`, without
  /// separators.
  private static let names: [String: ContentSizeCategory] = {
    var names: [String: ContentSizeCategory] = [:]
    for category in ContentSizeCategory.allCases where category.shortName.count > 1 {
      names[category.shortName.lowercased()] = category
    }
    for (name, category) in [
      ("extrasmall", ContentSizeCategory.extraSmall), ("xsmall", .extraSmall),
      ("extralarge", .extraLarge), ("xlarge", .extraLarge),
      ("extraextralarge", .extraExtraLarge), ("xxlarge", .extraExtraLarge),
      ("extraextraextralarge", .extraExtraExtraLarge), ("xxxlarge", .extraExtraExtraLarge),
    ] { names[name] = category }
    let accessibility = Array(ContentSizeCategory.allCases.suffix(5))
    let spellings = [
      ["medium", "m", "1"], ["large", "l", "2"], ["extralarge", "xl", "3"],
      ["extraextralarge", "xxl", "4"], ["extraextraextralarge", "xxxl", "5"],
    ]
    for (category, spellings) in zip(accessibility, spellings) {
      for spelling in spellings { names["accessibility" + spelling] = category }
    }
    return names
  }()

  /// Short names of sizes, which mean something else unless a key comes before them.
  private static let shortNames: [String: ContentSizeCategory] = [
    "s": .small, "small": .small, "m": .medium, "medium": .medium, "l": .large, "large": .large,
  ]
}
