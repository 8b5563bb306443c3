/// Scales fonts and lengths along the curve of a text style, like `UIFontMetrics`.
///
/// The curve is the style's leading: a size grows by leading(category) ÷ leading(Large). So 17 pt
/// along `body` is 48 pt at AX5, although the system's own body is 53 pt there. (48 is a published
/// observation: Stack Overflow, question 51243804.)
///
/// Scaled sizes have no minimum: 11 pt along `footnote` is 10 pt at XS. Preferred fonts never fall
/// below 11 pt.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose curve is used.
  public let textStyle: TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Scales a size and returns every step of the calculation.
  ///
  /// - Parameters:
  ///   - base: The size at Large.
  ///   - category: The category to scale to.
  ///   - rounding: The rule that rounds the scaled size.
  ///   - maximum: The largest size, applied after rounding. There is no limit if it is `nil` or not
  ///     above zero.
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

  /// Scales a length, such as padding or the side of an icon. The result is rounded to a device
  /// pixel.
  ///
  /// - Warning: Do not scale a multiple of the line height. It already grows with the font.
  /// - Parameters:
  ///   - value: The length at Large.
  ///   - traits: The traits that give the category and the display scale, merged over
  ///     ``TraitCollection/current``.
  public func scaledValue(for value: Points, compatibleWith traits: TraitCollection? = nil)
    -> Points
  {
    let traits = TraitCollection.inForce(traits)
    return scaling(of: value, at: traits.category, to: .pixelGrid(traits.displayScale)).result
  }

  /// Scales a font and rounds it to a whole point. The result remembers how to follow later
  /// changes.
  ///
  /// You can scale a preferred font, but its size then scales twice.
  ///
  /// - Parameters:
  ///   - font: The font at Large.
  ///   - maximumPointSize: The largest size. There is no limit if it is `nil` or not above zero.
  ///   - traits: The traits that give the category, merged over ``TraitCollection/current``.
  /// - Throws: ``FontScalingError/alreadyScaled(pointSize:basePointSize:)`` for a font that this
  ///   method returned.
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

/// A reason why a font cannot be scaled.
public enum FontScalingError: Error, Hashable {
  /// The font was scaled before. UIKit raises an exception in this case.
  case alreadyScaled(pointSize: Points, basePointSize: Points)
}

extension FontScalingError: CustomStringConvertible {
  /// The message: what happened, then what to do.
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
