/// A font at a size, which may know how to follow the text size; after `UIFont`.
///
/// - Warning: Two fonts are equal when they look the same. What a scaled font remembers (its base
///   size, style and limit) does not count, as in UIKit (radar 36243585; dotnet/macios issue
///   18335). At Large this is a trap: 17 pt scaled along `body`, 17 pt scaled along `largeTitle`
///   and 17 pt unscaled are all equal there, and a check like `if label.font != newFont` keeps the
///   wrong one. Compare ``scaling`` too where it matters.
public struct ScalableFont: Sendable {
  /// What the font is.
  public let fontDescriptor: FontDescriptor
  /// How it follows the text size, if ``FontMetrics`` made it.
  public let scaling: Scaling?

  /// The size of the font.
  public var pointSize: Points { fontDescriptor.pointSize }

  /// The distance from one baseline to the next, which only an unscaled text style prescribes;
  /// `nil` leaves it to the face.
  public var leading: Points? { fontDescriptor.leading }

  /// The weight asked for; with Bold Text, ``weight(compatibleWith:)`` may be heavier.
  public var weight: FontWeight { fontDescriptor.weight }

  /// Whether the font follows a change of the text size, once the view is told to: a text style
  /// that was not resized, or a font that ``FontMetrics`` scaled.
  public var followsContentSizeCategory: Bool {
    if case .preferred = fontDescriptor.origin { return true }
    return scaling != nil
  }

  /// What a scaled font remembers, so that it can be scaled anew.
  public struct Scaling: Hashable, Sendable {
    /// The size at Large.
    public let basePointSize: Points
    /// The style whose curve is followed.
    public let textStyle: TextStyle
    /// The size not to exceed; none, or one not above zero, sets no limit.
    public let maximumPointSize: Points?

    /// What is remembered, in known facts.
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

  /// A font of known parts.
  package init(fontDescriptor: FontDescriptor, scaling: Scaling?) {
    self.fontDescriptor = fontDescriptor
    self.scaling = scaling
  }
}

extension ScalableFont {
  /// The font of a descriptor; a size of 0 keeps the descriptor's.
  ///
  /// A text style at its own size goes on following the text size. (Modelled: UIKit may do so.)
  public init(descriptor: FontDescriptor, size: Points = .zero) {
    self.init(fontDescriptor: descriptor.withSize(size), scaling: nil)
  }

  /// The system's font of a text style, at the category of the traits, over
  /// ``TraitCollection/current``.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> ScalableFont {
    ScalableFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits))
  }

  /// The system's font at a size that stays.
  public static func systemFont(ofSize size: Points, weight: FontWeight = .regular)
    -> ScalableFont
  {
    ScalableFont(descriptor: .system(size: size, weight: weight))
  }

  /// A font the app brings, at a size that stays until ``FontMetrics`` scales it.
  public static func custom(_ family: String, size: Points, weight: FontWeight = .regular)
    -> ScalableFont
  {
    ScalableFont(descriptor: .custom(family: family, size: size, weight: weight))
  }

  /// The same face at a size that stays; 0 keeps the font as it is.
  ///
  /// The result follows no text size, whatever this font did: twice the size of a text style must
  /// be applied again after each change. (That a scaled font stops following is modelled.)
  public func withSize(_ pointSize: Points) -> ScalableFont {
    if pointSize == .zero { return self }
    return ScalableFont(fontDescriptor: fontDescriptor.withSize(pointSize), scaling: nil)
  }

  /// The same font in another weight. It follows the text size as before.
  public func withWeight(_ weight: FontWeight) -> ScalableFont {
    ScalableFont(fontDescriptor: fontDescriptor.withWeight(weight), scaling: scaling)
  }

  /// The same font with more traits. It follows the text size as before.
  public func adding(_ traits: FontDescriptor.SymbolicTraits) -> ScalableFont {
    ScalableFont(fontDescriptor: fontDescriptor.adding(traits), scaling: scaling)
  }

  /// This font scaled along a style from the size it has, whatever scaled it before.
  ///
  /// ``FontMetrics/scaledFont(for:maximumPointSize:compatibleWith:)`` is the same with UIKit's
  /// objection to scaling twice.
  ///
  /// - Parameters:
  ///   - style: The style whose curve is followed.
  ///   - maximumPointSize: The size not to exceed; none, or one not above zero, sets no limit.
  ///   - traits: What decides about the category, over ``TraitCollection/current``.
  public func scaled(
    along style: TextStyle, maximumPointSize: Points? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> ScalableFont {
    Scaling(basePointSize: pointSize, textStyle: style, maximumPointSize: maximumPointSize)
      .applied(to: fontDescriptor, at: TraitCollection.inForce(traits).category)
  }

  /// This font in a style anew, so that it follows the text size: the system's face becomes the
  /// style's preferred font, with its weight unless this one has another than regular; any other
  /// face is scaled along the style from the size it has.
  ///
  /// - Parameter traits: What decides about the category, over ``TraitCollection/current``.
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

  /// This font after a change of the traits: a text style or scaled font at its new size, any
  /// other as it is.
  ///
  /// A scaled text style starts from the size it had when it was scaled. (Modelled.)
  ///
  /// - Parameter traits: What decides about the category, over ``TraitCollection/current``.
  public func adjusted(for traits: TraitCollection? = nil) -> ScalableFont {
    let category = TraitCollection.inForce(traits).category
    guard let scaling else {
      return ScalableFont(fontDescriptor: fontDescriptor.following(category), scaling: nil)
    }
    return scaling.applied(to: fontDescriptor, at: category)
  }

  /// The weight to draw with under the traits: with Bold Text the system's own face is heavier, a
  /// face of the app's is not.
  ///
  /// Apple publishes no map of weights. Modelled: up to medium two steps heavier, above one step,
  /// never above black.
  public func weight(compatibleWith traits: TraitCollection? = nil) -> FontWeight {
    guard TraitCollection.inForce(traits).legibilityWeight == .bold else { return weight }
    if case .custom = fontDescriptor.origin { return weight }
    if weight >= .black { return weight }
    let step = weight <= .medium ? 200 : 100
    return min(FontWeight(rawValue: weight.rawValue + step), .black)
  }
}

extension ScalableFont: Hashable {
  /// Whether both look the same; see the warning at ``ScalableFont``.
  public static func == (left: ScalableFont, right: ScalableFont) -> Bool {
    left.fontDescriptor.appearance == right.fontDescriptor.appearance
  }

  /// Hashes what counts for equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontDescriptor.appearance)
  }
}
