/// Scales fonts and lengths of an app's own along the curve of a text style, as `UIFontMetrics`
/// does.
///
/// The curve is the leading of the style: a size grows by leading(category) ÷ leading(Large).
/// So 17 pt along `body` is 48 pt at AX5, although the system's own body is 53 pt there: a custom
/// font and the system font part ways. (48 is a published observation: Stack Overflow, question
/// 51243804.)
///
/// There is no smallest size: 11 pt along `footnote` is 10 pt at XS, where preferred fonts never
/// fall below 11 pt.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose curve is followed.
  public let textStyle: TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Scales a size and tells each step on the way; every other call here is this one.
  ///
  /// - Parameters:
  ///   - base: The size at Large.
  ///   - category: The category to scale to.
  ///   - rounding: Where the scaled size comes to rest.
  ///   - maximum: The size not to exceed, applied after rounding; none, or one not above zero,
  ///     sets no limit.
  public func scaling(
    of base: Points, at category: ContentSizeCategory, to rounding: SizeRounding,
    maximum: Points? = nil
  ) -> ScaledSize {
    ScaledSize(
      base: base, textStyle: textStyle, category: category,
      leading: SystemTypeTable.size(for: textStyle, at: category).leading,
      leadingAtLarge: SystemTypeTable.size(for: textStyle, at: .large).leading,
      rounding: rounding, maximum: maximum)
  }

  /// A length, such as padding or the side of an icon, at the size of the text around it, on a
  /// whole device pixel.
  ///
  /// - Warning: Not for a multiple of the line height, which already grows with the font.
  /// - Parameters:
  ///   - value: The length at Large.
  ///   - traits: What decides about category and display scale, over ``TraitCollection/current``.
  public func scaledValue(for value: Points, compatibleWith traits: TraitCollection? = nil)
    -> Points
  {
    let traits = TraitCollection.inForce(traits)
    return scaling(of: value, at: traits.category, to: .pixelGrid(traits.displayScale)).result
  }

  /// A font of a whole number of points, scaled to the text size in force, that remembers how to
  /// follow later changes.
  ///
  /// A preferred font may be scaled, and is then scaled twice: it had grown already.
  ///
  /// - Parameters:
  ///   - font: The font at Large.
  ///   - maximumPointSize: The size not to exceed; none, or one not above zero, sets no limit.
  ///   - traits: What decides about the category, over ``TraitCollection/current``.
  /// - Throws: ``FontScalingError/alreadyScaled(pointSize:basePointSize:)`` for a font that this
  ///   method made.
  public func scaledFont(
    for font: ScalableFont, maximumPointSize: Points? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) throws(FontScalingError) -> ScalableFont {
    if let scaling = font.scaling {
      throw .alreadyScaled(pointSize: font.pointSize, basePointSize: scaling.basePointSize)
    }
    return ScalableFont.Scaling(
      basePointSize: font.pointSize, textStyle: textStyle, maximumPointSize: maximumPointSize
    ).applied(to: font.fontDescriptor, at: TraitCollection.inForce(traits).category)
  }
}

/// Why a font cannot be scaled.
public enum FontScalingError: Error, Hashable {
  /// The font is the result of scaling another one; UIKit raises an exception.
  case alreadyScaled(pointSize: Points, basePointSize: Points)
}

extension FontScalingError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .alreadyScaled(let pointSize, let basePointSize):
      """
      This font of \(pointSize) pt was scaled from \(basePointSize) pt, and must not be scaled \
      again. Scale the font it was made from.
      """
    }
  }
}
