import DynamicType
import Imaging
import JSON

/// Forms of values that several parts of a project file use.
enum CommonForms {
  /// A size or length in points, within the limits of any text on a screen.
  static let size = JSONForm<Double>.number(above: 0).checked(
    "a number of points up to 2000",
    describing: { _ in .number(JSONSchema.Bounds(greatest: 2000, above: 0)) }
  ) {
    $0 <= 2000
  }.map({ Points($0) }, back: { $0.value }).defined(as: "size")

  static let category = JSONForm<ContentSizeCategory>.text(
    "a content size category, such as “AX5”",
    schema: .defined(
      "category",
      JSONSchema.words(ContentSizeCategory.allCases.map(\.shortName))
        .or(.ignoringCase(ContentSizeCategory.lowercasedSpellings))),
    print: { $0.shortName }
  ) {
    try ContentSizeCategory(spelling: $0)
  }

  static let textStyle = JSONForm<TextStyle>.text(
    "a text style, such as “body”",
    schema: .defined(
      "textStyle",
      JSONSchema.words(TextStyle.allCases.map(\.name))
        .or(.ignoringCase(TextStyle.lowercasedSpellings))),
    print: { $0.name }
  ) {
    try TextStyle(spelling: $0)
  }

  static let color = JSONForm<RGBAColor>(
    "a colour, such as “#1A1A1A”",
    schema: .defined(
      "color",
      .text(
        JSONSchema.Text(
          pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", examples: ["#1A1A1A", "#FFFFFF80"]))),
    print: { .string($0.description) }
  ) { node in
    node.string.flatMap(RGBAColor.init(hex:))
  }

  /// A language in the form of BCP 47: parts of letters and figures with hyphens between.
  static let language = JSONForm<String>(
    "a language, such as “de” or “zh-Hans”", schema: language(but: ""), print: { .string($0) }
  ) { node in
    node.string.flatMap { tag in
      let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      let isTag = parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
              || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          }
      }
      return isTag ? tag : nil
    }
  }

  /// Returns the schema of a language, without one word that has another meaning.
  static func language(but word: String) -> JSONSchema {
    let others = word.isEmpty ? "" : "(?!\(word)$)"
    return .text(
      JSONSchema.Text(
        pattern: "^\(others)[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$", examples: ["de", "zh-Hans"]))
  }

  /// A reason, for people who read the file later.
  static let reason = JSONForm<String>(
    "a reason in a few words", schema: .text(JSONSchema.Text(pattern: "\\S")),
    print: { .string($0) }
  ) { node in
    node.string.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }
}
