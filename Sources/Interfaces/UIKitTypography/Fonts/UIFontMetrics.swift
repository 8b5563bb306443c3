import DynamicType
public import Foundation

/// Scales fonts and lengths along the curve of a text style.
///
/// The numbers are `FontMetrics`'s: a value grows by leading ÷ leading at Large.
public final class UIFontMetrics: NSObject, Sendable {
  private let metrics: FontMetrics

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    metrics = FontMetrics(forTextStyle: textStyle.style)
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font scaled to the text size of the traits, or of the current ones. The size is
  /// rounded to a whole point.
  ///
  /// Do not scale a font that was scaled already: UIKit raises an exception. Here the method
  /// records a ``UIMisuse`` and returns the font unchanged.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaled(font, maximum: nil, traitCollection)
  }

  /// Returns a font scaled to the text size of the traits, or of the current ones. The size is
  /// rounded to a whole point, then limited to a maximum; 0 is no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaled(font, maximum: Points(Double(maximumPointSize)), traitCollection)
  }

  /// Returns a length scaled to the text size of the traits, or of the current ones. It is rounded
  /// to a pixel.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    CGFloat(
      metrics.scaledValue(
        for: Points(Double(value)), compatibleWith: UITraitCollection.inForce(traitCollection)
      ).value)
  }

  private func scaled(
    _ font: UIFont, maximum: Points?, _ traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = UITraitCollection.inForce(traitCollection)
    do {
      return UIFont(
        try metrics.scaledFont(
          for: font.scalable, maximumPointSize: maximum, compatibleWith: traits),
        legibilityWeight: traitCollection?.legibilityWeight.weight ?? font.legibilityWeight,
        features: font.features)
    } catch {
      UISimulatedDevice.current.report(.scaledTwice(font: font.description))
      return font
    }
  }

  /// Returns whether another object is the metrics of the same text style.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontMetrics)?.metrics == metrics
  }

  /// The hash value of the text style.
  public override var hash: Int { metrics.hashValue }
}
