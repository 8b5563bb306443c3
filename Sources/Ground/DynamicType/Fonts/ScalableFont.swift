/// A font at a size that may follow the text size, like `UIFont`.
///
/// - Warning: Equality ignores ``scaling``, as in UIKit (radar 36243585; dotnet/macios issue
///   18335). At Large, 17 pt scaled along `body`, 17 pt scaled along `largeTitle` and 17 pt
///   unscaled are equal. A check such as `if label.font != newFont` then keeps the wrong font.
///   Compare ``scaling`` too.
public struct ScalableFont: Sendable {
  /// The description of the font.
  public let fontDescriptor: FontDescriptor
  /// The rule that scales the font; `nil` unless ``FontMetrics`` created it.
  public let scaling: Scaling?

  /// The point size.
  public var pointSize: Points { fontDescriptor.pointSize }

  /// The distance between baselines that an unscaled text style sets; `nil` for the face's own.
  public var leading: Points? { fontDescriptor.leading }

  /// The requested weight. With Bold Text, ``weight(compatibleWith:)`` may be heavier.
  public var weight: FontWeight { fontDescriptor.weight }

  /// Whether the font can follow a change of the text size. That is true for a text style at its
  /// own size, and for a font that ``FontMetrics`` scaled.
  public var followsContentSizeCategory: Bool {
    if case .preferred = fontDescriptor.origin { return true }
    return scaling != nil
  }

  /// The values a scaled font keeps to scale again.
  public struct Scaling: Hashable, Sendable {
    /// The size at Large.
    public let basePointSize: Points
    /// The style whose curve is used.
    public let textStyle: TextStyle
    /// The largest size. There is no limit if it is `nil` or not above zero.
    public let maximumPointSize: Points?

    /// Creates a rule from its values.
    package init(basePointSize: Points, textStyle: TextStyle, maximumPointSize: Points?) {
      self.basePointSize = basePointSize
      self.textStyle = textStyle
      self.maximumPointSize = maximumPointSize
    }

    func applied(to descriptor: FontDescriptor, at category: ContentSizeCategory) -> ScalableFont {
      let scaled = FontMetrics(forTextStyle: textStyle).scaling(
        of: basePointSize, at: category, to: .wholePoint, maximum: maximumPointSize)
      return ScalableFont(fontDescriptor: descriptor.scaled(to: scaled.result), scaling: self)
    }
  }

  /// Creates a font from its parts.
  package init(fontDescriptor: FontDescriptor, scaling: Scaling?) {
    self.fontDescriptor = fontDescriptor
    self.scaling = scaling
  }
}

extension ScalableFont {
  /// Creates the font of a descriptor. A size of 0 keeps the descriptor's size.
  ///
  /// A text style at its own size still follows the text size. (Modelled: UIKit may do so.)
  public init(descriptor: FontDescriptor, size: Points = .zero) {
    self.init(fontDescriptor: descriptor.withSize(size), scaling: nil)
  }

  /// Returns the system font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits that give the category, merged over ``TraitCollection/current``.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> ScalableFont {
    ScalableFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits))
  }

  /// Returns the system font at a fixed size.
  public static func systemFont(ofSize size: Points, weight: FontWeight = .regular)
    -> ScalableFont
  {
    ScalableFont(descriptor: .system(size: size, weight: weight))
  }

  /// Returns a font of the app at a fixed size. Scale it with ``FontMetrics``.
  public static func custom(_ family: String, size: Points, weight: FontWeight = .regular)
    -> ScalableFont
  {
    ScalableFont(descriptor: .custom(family: family, size: size, weight: weight))
  }

  /// Returns the same face at a fixed size. A size of 0 returns the font unchanged.
  ///
  /// The result does not follow the text size, so you must apply it again after each change. (That
  /// a scaled font stops following is modelled.)
  public func withSize(_ pointSize: Points) -> ScalableFont {
    if pointSize == .zero { return self }
    return ScalableFont(fontDescriptor: fontDescriptor.withSize(pointSize), scaling: nil)
  }

  /// Returns the font in another weight. It follows the text size as before.
  public func withWeight(_ weight: FontWeight) -> ScalableFont {
    ScalableFont(fontDescriptor: fontDescriptor.withWeight(weight), scaling: scaling)
  }

  /// Returns the font with additional traits. It follows the text size as before.
  public func adding(_ traits: FontDescriptor.SymbolicTraits) -> ScalableFont {
    ScalableFont(fontDescriptor: fontDescriptor.adding(traits), scaling: scaling)
  }

  /// Returns the font scaled along a style from its current size, even if it was scaled before.
  ///
  /// Unlike ``FontMetrics/scaledFont(for:maximumPointSize:compatibleWith:)``, this method never
  /// throws.
  ///
  /// - Parameters:
  ///   - style: The style whose curve is used.
  ///   - maximumPointSize: The largest size. There is no limit if it is `nil` or not above zero.
  ///   - traits: The traits that give the category, merged over ``TraitCollection/current``.
  public func scaled(
    along style: TextStyle, maximumPointSize: Points? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> ScalableFont {
    Scaling(basePointSize: pointSize, textStyle: style, maximumPointSize: maximumPointSize)
      .applied(to: fontDescriptor, at: TraitCollection.inForce(traits).category)
  }

  /// Returns the font set in a style again, so that it follows the text size.
  ///
  /// The system font becomes the style's preferred font. It keeps a weight other than regular. Any
  /// other font is scaled along the style from its current size.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits that give the category, merged over ``TraitCollection/current``.
  public func reapplied(
    as style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> ScalableFont {
    if case .custom = fontDescriptor.origin {
      return scaled(along: style, compatibleWith: traits)
    }
    let preferred = ScalableFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      .adding(fontDescriptor.symbolicTraits)
    // A weight that came with another style is none that was asked for.
    var usual = FontWeight.regular
    if case .preferred(let other) = fontDescriptor.origin {
      usual = SystemTypeTable.size(for: other, at: .large).weight
    }
    let weight = fontDescriptor.plainWeight
    return weight == usual ? preferred : preferred.withWeight(weight)
  }

  /// Returns the font after a change of the traits. A text style or scaled font has its new size;
  /// any other font is unchanged.
  ///
  /// A scaled text style starts from the size it had when it was scaled. (Modelled.)
  ///
  /// - Parameter traits: The traits that give the category, merged over
  ///   ``TraitCollection/current``.
  public func adjusted(for traits: TraitCollection? = nil) -> ScalableFont {
    let category = TraitCollection.inForce(traits).category
    guard let scaling else {
      return ScalableFont(fontDescriptor: fontDescriptor.following(category), scaling: nil)
    }
    return scaling.applied(to: fontDescriptor, at: category)
  }

  /// Returns the weight to draw with. Bold Text makes the system font heavier and leaves an app's
  /// fonts unchanged.
  ///
  /// Apple publishes no map of weights. Modelled: the three lightest weights are one step heavier, all
  /// others two steps, and never above black. (The tests of YMatterType, pull request 67.)
  public func weight(compatibleWith traits: TraitCollection? = nil) -> FontWeight {
    guard TraitCollection.inForce(traits).legibilityWeight == .bold else { return weight }
    if case .custom = fontDescriptor.origin { return weight }
    if weight >= .black { return weight }
    let step = weight < .regular ? 100 : 200
    return min(FontWeight(rawValue: weight.rawValue + step), .black)
  }
}

extension ScalableFont: Hashable {
  /// Returns whether both fonts look the same. See the warning at ``ScalableFont``.
  public static func == (left: ScalableFont, right: ScalableFont) -> Bool {
    left.fontDescriptor.appearance == right.fontDescriptor.appearance
  }

  /// Hashes the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontDescriptor.appearance)
  }
}
