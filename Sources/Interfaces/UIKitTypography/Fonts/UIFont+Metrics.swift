import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension UIFont {
  /// The size in points.
  public var pointSize: CGFloat { CGFloat(scalable.pointSize.value) }

  /// The face's PostScript name; empty if no font is available.
  public var fontName: String {
    if case .custom(let name, _?) = scalable.fontDescriptor.origin,
      let face = scalable.fontDescriptor.faceName
    {
      return name.filter { $0 != " " } + "-" + face.filter { $0 != " " }
    }
    return UIFontRegistry.face(of: scalable)?.names.postScript ?? ""
  }

  /// The family's name; empty if no font is available.
  public var familyName: String { UIFontRegistry.face(of: scalable)?.names.family ?? "" }

  /// The height of the face above the baseline; 0 if no font is available.
  public var ascender: CGFloat { length { Double($0.metrics.ascender) } }

  /// The depth of the face below the baseline, as a negative number.
  public var descender: CGFloat { length { Double($0.metrics.descender) } }

  /// The height of flat capitals; 0 if the font does not specify it.
  public var capHeight: CGFloat { length { Double($0.metrics.capHeight ?? 0) } }

  /// The height of flat lowercase letters; 0 if the font does not specify it.
  public var xHeight: CGFloat { length { Double($0.metrics.xHeight ?? 0) } }

  /// The height of a line: from ``ascender`` to ``descender``. A text style's leading, which is more,
  /// lies between lines.
  public var lineHeight: CGFloat { ascender - descender }

  /// The room between lines: what the leading of a text style has over ``lineHeight``, or the face's own
  /// line gap in other fonts. (Modelled: Apple publishes the leading of a style but not this split.)
  public var leading: CGFloat {
    if let leading = scalable.leading { return max(0, CGFloat(leading.value) - lineHeight) }
    return length { Double($0.metrics.lineGap) }
  }

  /// What the font is.
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
  /// The name of the face of a font that the app brings, where one is named.
  var faceName: String? {
    if case .custom(_, let face) = origin { return face }
    return nil
  }
}

extension UIFont {
  /// Whether it comes to another size with the text size, where its view asks for that.
  var followsContentSizeCategory: Bool { scalable.followsContentSizeCategory }

  /// The font at the text size of the traits; this one where it does not follow.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard followsContentSizeCategory else { return self }
    return UIFont(
      scalable.adjusted(for: traits.values.forScaling),
      legibilityWeight: traits.legibilityWeight.weight ?? legibilityWeight, features: features)
  }

  /// The font as it is drawn: Bold Text was decided when it was made.
  var drawn: ScalableFont {
    tellLeak()
    guard legibilityWeight == .bold else { return scalable }
    let heavier = scalable.weight(
      compatibleWith: TraitCollection(legibilityWeight: .bold))
    return heavier == scalable.weight ? scalable : scalable.withWeight(heavier)
  }

  /// Tells the launch that a font was made before it which came to its size or weight by what the device was set
  /// to. Others are the same in every launch.
  private func tellLeak() {
    guard let current = InterfaceLaunch.current, launch != current.id else { return }
    let isBold = UITraitCollection.inForce(nil).legibilityWeight ?? .regular == .bold
    guard scalable.followsContentSizeCategory || isBold != (legibilityWeight == .bold) else {
      return
    }
    current.report(.font(description))
  }
}
