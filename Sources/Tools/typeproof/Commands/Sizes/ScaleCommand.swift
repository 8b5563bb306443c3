import DynamicType
import JSON

/// `typeproof scale`: scales a size to a category.
struct ScaleCommand: Command {
  static let name = "scale"
  static let summary = "Print the scaled size of a font or length in a content size category."
  static let discussion = """
    A custom font or length grows like the leading of a text style. A font is rounded to a whole \
    point, and a length to a whole device pixel. You give the size at Large.

      typeproof scale 17 --style body --category AX5
      typeproof scale 17 --style body --category M --as value --display-scale 3
    """

  /// The kind of size to scale, which decides how it is rounded.
  enum Measure: String, CaseIterable, ArgumentValue {
    /// A font's size, as in `UIFontMetrics.scaledFont` and `Font.custom`.
    case font
    /// A length, as in `UIFontMetrics.scaledValue`.
    case value
    /// A length, as in `@ScaledMetric`, which is rounded as `value` is.
    case metric
  }

  @Argument("The size at Large, in points.") var size: TypedSize
  @Option("The text style whose curve it follows.") var style: TextStyle
  @Option("The category to scale to.") var category: ContentSizeCategory
  @Option(
    "The largest size that the font may have, in "
      + "points.", value: "pt") var maximum: TypedSize?
  @Option(
    "The pixels per point of the screen, for a value or metric. By default 3.", value: "n")
  var displayScale: DisplayScale?
  @Option("What the size belongs to.", name: "as", value: "measure") var measure: Measure = .font
  @Flag("Print each step of the calculation as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    let scaled = FontMetrics(forTextStyle: style).scaling(
      of: size.points, at: category, to: try rounding, maximum: maximum?.points)
    try console.print(
      json ? try account(of: scaled).text : scaled.result.description, isForProgram: json)
    return .nothingToDo
  }

  private var rounding: SizeRounding {
    get throws(ScaleCommandError) {
      switch measure {
      case .font:
        if displayScale != nil { throw .displayScaleOfFont }
        return .wholePoint
      case .value, .metric:
        if maximum != nil { throw .maximumOf(measure.rawValue) }
        return .pixelGrid(displayScale ?? .x3)
      }
    }
  }

  private func account(of scaled: ScaledSize) throws -> JSONValue {
    let screen: DisplayScale? =
      if case .pixelGrid(let scale) = scaled.rounding { scale } else { nil }
    return [
      "schemaVersion": 1,
      "as": .string(measure.rawValue),
      "size": try JSONValue(scaled.base.value),
      "style": .string(scaled.textStyle.name),
      "category": .string(scaled.category.shortName),
      "leading": try JSONValue(scaled.leading.value),
      "leadingAtLarge": try JSONValue(scaled.leadingAtLarge.value),
      "leadingStatus": .string(
        SystemTypeTable.size(for: style, at: category).provenance.word),
      "unrounded": try JSONValue(scaled.unrounded.value),
      "roundedTo": .string(screen == nil ? "point" : "pixel"),
      "displayScale": try screen.map { try JSONValue($0.pixelsPerPoint) } ?? .null,
      "rounded": try JSONValue(scaled.rounded.value),
      "maximum": try scaled.maximum.map { try JSONValue($0.value) } ?? .null,
      "isCapped": .bool(scaled.isCapped),
      "result": try JSONValue(scaled.result.value),
      "edition": .string(SystemTypeTable.editionCode),
    ]
  }
}

/// Two options of `scale` exclude each other.
enum ScaleCommandError: ClassifiedError, Equatable {
  /// A display scale was given for a font, whose size is not rounded to pixels.
  case displayScaleOfFont
  /// A maximum was given for a kind that has none.
  case maximumOf(String)
}

extension ScaleCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .displayScaleOfFont:
      "--display-scale does not change a font, because a font is rounded to a whole point. Leave "
        + "out --display-scale, or add --as value."
    case .maximumOf(let measure):
      "--maximum is for fonts, not for a \(measure). Leave out --maximum, or leave out --as "
        + "\(measure)."
    }
  }
}
