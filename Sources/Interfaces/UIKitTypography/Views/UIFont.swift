package import DynamicType
public import Foundation
import Imaging
import Snapshots
import TextEngine

/// An immutable font at a size.
///
/// Two fonts are equal if they look the same. How a font scales does not count, as in UIKit (radar
/// 36243585): at Large, 17 pt scaled along body, along largeTitle and unscaled are equal.
///
/// `ScalableFont` computes all sizes. A size that is not above zero, or not a number, is 12 pt. The
/// maximum is 2,000 pt. (Both are modelled.)
public final class UIFont: NSObject, Sendable {
  private let mark = ForeignTypeMark()

  package let scalable: ScalableFont
  /// Whether Bold Text was on when the font was created. It makes system fonts heavier for good.
  let legibilityWeight: LegibilityWeight
  /// The OpenType features that the font turns on.
  let features: [FeatureSetting]
  /// The launch in which the font was created.
  let launch = InterfaceLaunch.current?.id

  init(
    _ scalable: ScalableFont, legibilityWeight: LegibilityWeight? = nil,
    features: [FeatureSetting] = []
  ) {
    self.scalable = scalable
    self.legibilityWeight =
      legibilityWeight ?? UITraitCollection.inForce(nil).legibilityWeight ?? .regular
    self.features = features
  }

  /// Creates a font by a PostScript name, a full name such as “Inter Bold”, or a family name.
  ///
  /// - Returns: `nil` if no font has that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let meaning = UIFontRegistry.meaning(of: fontName) else { return nil }
    let font = ScalableFont.custom(meaning.name, size: Self.points(fontSize))
    guard let face = meaning.face else {
      self.init(font)
      return
    }
    self.init(ScalableFont(descriptor: font.fontDescriptor.withFace(face)))
  }

  /// Creates the font of a descriptor. A size of 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? Points.zero : Self.points(pointSize)
    self.init(
      ScalableFont(descriptor: descriptor.descriptor, size: size), features: descriptor.features)
  }

  /// Returns the system font of a text style, at the text size of the traits, or of the current
  /// ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let traits = UITraitCollection.inForce(traitCollection)
    return UIFont(
      .preferredFont(forTextStyle: style.style, compatibleWith: traits),
      legibilityWeight: traits.legibilityWeight)
  }

  /// Returns the system font at a fixed size.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.systemFont(ofSize: points(fontSize), weight: weight.weight))
  }

  /// Returns the bold system font at a fixed size. Its weight is semibold, as on a phone. (Modelled
  /// on printed fonts: mozilla-mobile/firefox-ios, issue 14270.)
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font at a fixed size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(ScalableFont.systemFont(ofSize: points(fontSize)).adding(.italic))
  }

  /// Returns the monospaced system font at a fixed size.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      ScalableFont.systemFont(ofSize: points(fontSize), weight: weight.weight).adding(.monoSpace))
  }

  /// Returns the system font with digits of equal width, at a fixed size.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .systemFont(ofSize: points(fontSize), weight: weight.weight),
      features: [FeatureSetting(.tabularFigures)])
  }

  /// Returns the same face at a fixed size. The result does not follow the text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      scalable.withSize(Self.points(fontSize)), legibilityWeight: legibilityWeight,
      features: features)
  }

  static func points(_ size: CGFloat) -> Points {
    guard size > 0 else { return 12 }
    return min(Points(Double(size)), LayoutLimits.greatestPointSize)
  }

  /// Returns whether the other is a font that looks the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return scalable == other.scalable && features == other.features
      && legibilityWeight == other.legibilityWeight
  }

  /// The hash value of the size and the face.
  public override var hash: Int { scalable.hashValue }

  /// The name, the size and the weight, for debugging.
  public override var description: String {
    "<UICTFont: \(fontName) \(scalable.pointSize) pt, \(scalable.weight)>"
  }
}

extension UIFont {
  /// The default size of labels, 17 pt. It does not follow the text size.
  public static let labelFontSize: CGFloat = 17
  /// The default size of buttons, 18 pt. It does not follow the text size.
  public static let buttonFontSize: CGFloat = 18
  /// The standard system font size, 14 pt. It does not follow the text size.
  public static let systemFontSize: CGFloat = 14
  /// The small system font size, 12 pt. It does not follow the text size.
  public static let smallSystemFontSize: CGFloat = 12

  /// The registered families, in alphabetical order.
  public static var familyNames: [String] { UIFontRegistry.familyNames }

  /// Returns the PostScript names of a family's faces, in alphabetical order.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    UIFontRegistry.fontNames(ofFamily: familyName)
  }
}
