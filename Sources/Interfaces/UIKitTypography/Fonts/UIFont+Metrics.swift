import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension UIFont {
  /// The size of the font in points.
  public var pointSize: CGFloat { CGFloat(scalable.pointSize.value) }

  /// The PostScript name of the font; empty if no font is available.
  public var fontName: String {
    if case .custom(let name, _?) = scalable.fontDescriptor.origin,
      let face = scalable.fontDescriptor.faceName
    {
      return name.filter { $0 != " " } + "-" + face.filter { $0 != " " }
    }
    return UIFontRegistry.face(of: scalable)?.names.postScript ?? ""
  }

  /// The name of the font's family; empty if no font is available.
  public var familyName: String { UIFontRegistry.face(of: scalable)?.names.family ?? "" }

  /// The height of the font above the baseline, in points; 0 if no font is available.
  public var ascender: CGFloat { length { Double($0.metrics.ascender) } }

  /// The depth of the font below the baseline, as a negative number of points; 0 without a font.
  public var descender: CGFloat { length { Double($0.metrics.descender) } }

  /// The height of flat capitals, in points; 0 if the font does not specify it.
  public var capHeight: CGFloat { length { Double($0.metrics.capHeight ?? 0) } }

  /// The height of flat lowercase letters, in points; 0 if the font does not specify it.
  public var xHeight: CGFloat { length { Double($0.metrics.xHeight ?? 0) } }

  /// The distance from ``ascender`` to ``descender``, in points. The leading of a text style is
  /// greater; ``leading`` is the difference.
  public var lineHeight: CGFloat { ascender - descender }

  /// The gap between lines, in points: the leading of a text style less ``lineHeight``, or the line
  /// gap of another font. (Modelled: Apple publishes the leading of a style but not this split.)
  public var leading: CGFloat {
    if let leading = scalable.leading { return max(0, CGFloat(leading.value) - lineHeight) }
    return length { Double($0.metrics.lineGap) }
  }

  /// The descriptor of the font, with its features.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(scalable.fontDescriptor, features: features)
  }

  private func length(_ units: (FontFace) -> Double) -> CGFloat {
    tellLeak()
    guard let face = UIFontRegistry.face(of: scalable) else { return 0 }
    return CGFloat(scalable.pointSize.value * units(face) / Double(face.unitsPerEm))
  }
}

extension FontDescriptor {
  /// The name of the face of a custom font; `nil` if it names none.
  var faceName: String? {
    if case .custom(_, let face) = origin { return face }
    return nil
  }
}

extension UIFont {
  /// Whether the font changes with the text size if its view asks for that.
  var followsContentSizeCategory: Bool { scalable.followsContentSizeCategory }

  /// The font at the text size of the traits, or the same font if it does not follow the text size.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard followsContentSizeCategory else { return self }
    return UIFont(
      scalable.adjusted(for: traits.values.forScaling),
      legibilityWeight: traits.legibilityWeight.weight ?? legibilityWeight, features: features)
  }

  /// The font to draw. Bold Text takes effect when the font is created, not when it is drawn.
  var drawn: ScalableFont {
    tellLeak()
    guard legibilityWeight == .bold else { return scalable }
    let heavier = scalable.weight(
      compatibleWith: TraitCollection(legibilityWeight: .bold))
    return heavier == scalable.weight ? scalable : scalable.withWeight(heavier)
  }

  /// Reports a font that was not created in the current launch, if its size or weight depends on
  /// the settings of the device. Other fonts are the same in every launch.
  private func tellLeak() {
    guard let current = InterfaceLaunch.current, launch != current.id else { return }
    let isBold = UITraitCollection.inForce(nil).legibilityWeight ?? .regular == .bold
    guard scalable.followsContentSizeCategory || isBold != (legibilityWeight == .bold) else {
      return
    }
    current.report(.font(description))
  }
}
