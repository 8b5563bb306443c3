import DynamicType
public import Foundation
import Imaging
import Snapshots
import TextEngine

/// A font at a size; it does not change once made.
///
/// Two fonts are equal when they look the same. What a scaled font remembers does not count, as in
/// UIKit (radar 36243585): at Large, 17 pt scaled along body, along largeTitle and not at all are
/// equal.
///
/// It is no `NSObject`: Foundation's attributed strings on Linux stop the process where they compare
/// two of those that differ, and take other classes by their `==`.
///
/// Sizes come from `ScalableFont` alone. A size that is not above zero, or not a number, is 12 pt.
/// (Modelled, as is that sizes end at 2,000 pt.)
public final class UIFont: Sendable {
  let scalable: ScalableFont
  /// Whether Bold Text was on when it was made, which makes the system's fonts heavier for good.
  let legibilityWeight: LegibilityWeight
  /// OpenType features it turns on.
  let features: [FeatureSetting]
  /// The launch that it was made in.
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

  /// The font of a name: a PostScript name, a full name such as “Inter Bold”, or a family's name.
  ///
  /// - Returns: `nil` where no font of that name is registered.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let meaning = UIFontRegistry.meaning(of: fontName) else { return nil }
    let font = ScalableFont.custom(meaning.name, size: Self.points(fontSize))
    guard let face = meaning.face else {
      self.init(font)
      return
    }
    self.init(ScalableFont(descriptor: font.fontDescriptor.withFace(face)))
  }

  /// The font of a descriptor; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? Points.zero : Self.points(pointSize)
    self.init(
      ScalableFont(descriptor: descriptor.descriptor, size: size), features: descriptor.features)
  }

  /// The system's font of a text style, at the text size of the traits, or of the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let traits = UITraitCollection.inForce(traitCollection)
    return UIFont(
      .preferredFont(forTextStyle: style.style, compatibleWith: traits),
      legibilityWeight: traits.legibilityWeight)
  }

  /// The system's font at a size that stays.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.systemFont(ofSize: points(fontSize), weight: weight.weight))
  }

  /// The system's bold font at a size that stays.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font at a size that stays.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(ScalableFont.systemFont(ofSize: points(fontSize)).adding(.italic))
  }

  /// The system's font whose letters have one width, at a size that stays.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      ScalableFont.systemFont(ofSize: points(fontSize), weight: weight.weight).adding(.monoSpace))
  }

  /// The system's font whose digits have one width, at a size that stays.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .systemFont(ofSize: points(fontSize), weight: weight.weight),
      features: [FeatureSetting(.tabularFigures)])
  }

  /// The same face at a size that stays: the result follows no text size, whatever this font did.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      scalable.withSize(Self.points(fontSize)), legibilityWeight: legibilityWeight,
      features: features)
  }

  static func points(_ size: CGFloat) -> Points {
    guard size > 0 else { return 12 }
    return min(Points(Double(size)), LayoutLimits.greatestPointSize)
  }
}

extension UIFont {
  /// The size of labels' text, 17 pt; it stays.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' text, 18 pt; it stays.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text, 14 pt; it stays.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, 12 pt; it stays.
  public static let smallSystemFontSize: CGFloat = 12

  /// The families that are registered, in the order of the alphabet.
  public static var familyNames: [String] { UIFontRegistry.familyNames }

  /// The PostScript names of a family's faces, in the order of the alphabet.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    UIFontRegistry.fontNames(ofFamily: familyName)
  }
}

extension UIFont: Hashable, CustomStringConvertible {
  /// Whether both look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.scalable == right.scalable && left.features == right.features
      && left.legibilityWeight == right.legibilityWeight
  }

  /// Hashes how it looks.
  public func hash(into hasher: inout Hasher) { hasher.combine(scalable) }

  /// Whether the other is a font that looks the same.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }

  /// Name, size and weight, for people.
  public var description: String {
    "<UICTFont: \(fontName) \(scalable.pointSize) pt, \(scalable.weight)>"
  }
}
