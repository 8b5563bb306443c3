public import DynamicType
public import TextEngine

/// A named style of a design system: its font, and how its size follows the text size that the
/// reader chose.
///
/// A style states the intent. Tests and the audit draw text from it, then compare the result with
/// it.
public struct TypeStyle: Hashable, Sendable {
  /// The name people use, such as “Heading Large”. File names contain a simplified form of it.
  public var name: String
  /// The font family or file; `nil` for the font that stands in for the system font.
  public var family: String?
  /// The size at Large, in points; `nil` if the curve has sizes of its own.
  public var size: Points?
  /// How the size follows the content size category.
  public var curve: ScaleCurve
  /// How sizes are rounded; `nil` for the curve's own rule. That is whole points for a curve that
  /// follows a text style, as `UIFontMetrics` does, and no rounding for other curves.
  public var rounding: SizeRounding?
  /// The smallest size; `nil` for none.
  public var minimum: Points?
  /// The largest size, applied after the minimum and the rounding; `nil` for none.
  public var maximum: Points?
  /// The line height; `nil` for the face's own, or for the text style's leading if the style is one
  /// of Apple's.
  public var lineHeight: LineHeight?
  /// The weight that the app sets while Bold Text is on; `nil` for the system's behaviour. The
  /// system makes its own font heavier and leaves an app's fonts unchanged.
  public var boldTextWeight: FontWeight?
  /// Fonts or weights that differ at some categories.
  public var overrides: [ContentSizeCategory: Override]
  /// The style's weight, traits, OpenType features and tracking. A font in these attributes is
  /// ignored.
  public var attributes: TextAttributes
  /// The style's paragraph settings.
  public var paragraph: ParagraphStyle
  /// How text on screen follows a change of the text size.
  public var update: AttributedText.Update

  /// The line height of a style.
  public enum LineHeight: Hashable, Sendable {
    /// A multiple of the face's own line height.
    case multiple(Double)
    /// A height in points at Large that grows in proportion to the size.
    case scaled(Points)
    /// A height in points that is the same at every category.
    case fixed(Points)
  }

  /// A font or weight that replaces the style's own at one category.
  public struct Override: Hashable, Sendable {
    /// The family or file.
    public var family: String?
    /// The weight.
    public var weight: FontWeight?

    /// Creates an override of the values that you pass.
    public init(family: String? = nil, weight: FontWeight? = nil) {
      self.family = family
      self.weight = weight
    }
  }

  /// Creates a style. Without arguments beyond the name, it has the sizes of Apple's body style and
  /// the system font.
  public init(
    _ name: String, family: String? = nil, size: Points? = nil,
    curve: ScaleCurve = .preferred(.body), rounding: SizeRounding? = nil,
    minimum: Points? = nil, maximum: Points? = nil, lineHeight: LineHeight? = nil,
    boldTextWeight: FontWeight? = nil,
    overrides: [ContentSizeCategory: Override] = [:],
    attributes: TextAttributes = TextAttributes(), paragraph: ParagraphStyle = ParagraphStyle(),
    update: AttributedText.Update = .adjusted
  ) {
    self.name = name
    self.family = family
    self.size = size
    self.curve = curve
    self.rounding = rounding
    self.minimum = minimum
    self.maximum = maximum
    self.lineHeight = lineHeight
    self.boldTextWeight = boldTextWeight
    self.overrides = overrides
    self.attributes = attributes
    self.paragraph = paragraph
    self.update = update
  }
}

extension TypeStyle {
  /// Creates the style for one of Apple's own text styles.
  public init(_ style: TextStyle) {
    self.init(style.name, curve: .preferred(style))
  }

  /// The text style that this style is, or whose curve it follows; `nil` for another curve.
  public var textStyle: TextStyle? {
    switch curve {
    case .textStyle(let style), .preferred(let style, _): style
    case .fixed, .factor, .table, .androidNonLinear, .android: nil
    }
  }

  /// Whether the style is an unchanged text style of Apple's: same face, sizes and leading.
  public var isAppleStyle: Bool {
    guard case .preferred(_, factor: 1) = curve else { return false }
    return family == nil && overrides.isEmpty && minimum == nil && maximum == nil
      && lineHeight == nil && boldTextWeight == nil
  }

  /// Returns the size at a category.
  ///
  /// - Throws: ``DynamicType/ScaleCurveError`` where the curve has no size for it.
  public func pointSize(at category: ContentSizeCategory) throws(ScaleCurveError) -> Points {
    let base = size ?? SystemTypeTable.size(for: textStyle ?? .body, at: .large).pointSize
    var size = (rounding ?? curve.usualRounding).rounded(try curve.size(of: base, at: category))
    if let minimum { size = max(size, minimum) }
    if let maximum { size = min(size, maximum) }
    return size
  }

  /// Returns a ramp that draws a sample in this style at some categories.
  ///
  /// - Parameter change: Sets other properties of the ramp, such as width, colours and variants.
  /// - Throws: ``DynamicType/ScaleCurveError`` where the curve has no size for a category.
  public func ramp(
    suite: String, sample: Sample, _ change: (inout RampSpec) -> Void = { _ in }
  ) throws(ScaleCurveError) -> RampSpec {
    var ramp = RampSpec(
      suite: suite, style: textStyle ?? .body, named: StyleName(name), sample: sample,
      font: isAppleStyle ? .preferred : .steps(try steps()), attributes: attributes,
      paragraph: paragraph, update: update)
    // The steps have the weight of each category, which one of the whole text would go before.
    if !isAppleStyle { ramp.attributes.weight = nil }
    if case .multiple(let multiple) = lineHeight {
      ramp.paragraph.lineHeightMultiple *= multiple
    }
    change(&ramp)
    return ramp
  }

  private func steps() throws(ScaleCurveError) -> FontSteps {
    let atLarge = try pointSize(at: .large)
    var steps = try FontSteps(along: textStyle) { category throws(ScaleCurveError) in
      let size = try pointSize(at: category)
      let override = overrides[category]
      return FontSteps.Step(
        override?.family ?? family, pointSize: size, weight: override?.weight ?? attributes.weight,
        boldTextWeight: boldTextWeight, lineHeight: lineHeight?.points(at: size, atLarge: atLarge))
    }
    steps.sizing = FontSteps.Sizing(
      size: size ?? SystemTypeTable.size(for: textStyle ?? .body, at: .large).pointSize,
      curve: curve.words, minimum: minimum, maximum: maximum, rounding: rounding?.words,
      lineHeight: lineHeight?.words)
    return steps
  }
}

extension ScaleCurve {
  /// The rounding that applies if the style sets none.
  fileprivate var usualRounding: SizeRounding {
    switch self {
    case .textStyle: .wholePoint
    case .fixed, .factor, .table, .preferred, .androidNonLinear, .android: .none
    }
  }
}
