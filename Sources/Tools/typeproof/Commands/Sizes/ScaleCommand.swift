import DynamicType
import JSON

/// `typeproof scale`: what a size becomes in a category.
struct ScaleCommand: Command {
  static let name = "scale"
  static let summary = "Print what a size becomes in a content size category."
  static let discussion = """
    A font or a length of an app's own grows as the leading of a text style does. A font comes to \
    rest on a whole point, a length on a whole device pixel. The size is the one at Large.

      typeproof scale 17 --style body --category AX5
      typeproof scale 17 --style body --category M --as value --display-scale 3
    """

  /// What is scaled, which decides where it comes to rest.
  enum Measure: String, CaseIterable, ArgumentValue {
    /// `UIFontMetrics.scaledFont`, `Font.custom`.
    case font
    /// `UIFontMetrics.scaledValue`.
    case value
    /// `@ScaledMetric`, which rounds as `value` does.
    case metric
  }

  @Argument("The size at Large, in points.") var size: TypedSize
  @Option("The text style whose curve to follow.") var style: TextStyle
  @Option("The category to scale to.") var category: ContentSizeCategory
  @Option("The size in points that a font must not exceed.", value: "pt") var maximum: TypedSize?
  @Option(
    "The pixels per point of the screen a value or metric is for; 3 unless given.", value: "n")
  var displayScale: DisplayScale?
  @Option("What the size is of.", name: "as", value: "measure") var measure: Measure = .font
  @Flag("Print how the number came about, as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    let scaled = FontMetrics(forTextStyle: style).scaling(
      of: size.points, at: category, to: try rounding, maximum: maximum?.points)
    try console.print(json ? try account(of: scaled).text : scaled.result.description)
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

/// Options of `scale` that do not go together.
enum ScaleCommandError: Error, Equatable {
  /// A display scale was given for a font, which never rests on a pixel.
  case displayScaleOfFont
  /// A maximum was given for something that has none.
  case maximumOf(String)
}

extension ScaleCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .displayScaleOfFont:
      "--display-scale changes nothing about a font, which comes to rest on a whole point. "
        + "Leave it out, or add --as value."
    case .maximumOf(let measure):
      "--maximum is for fonts, and there is none for a \(measure). "
        + "Leave it out, or leave out --as \(measure)."
    }
  }
}
