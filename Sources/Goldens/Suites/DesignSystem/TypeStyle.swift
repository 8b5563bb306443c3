public import DynamicType
public import TextEngine

/// A named style of a design system: what its text is set in, and how its size follows the text
/// size a reader chose.
///
/// It says what is meant; ``ramp(suite:sample:_:)`` makes of it what is drawn, and the audit compares
/// the two.
public struct TypeStyle: Hashable, Sendable {
  /// What people call it, such as “Heading Large”; coordinates have it cleaned.
  public var name: String
  /// The family or file; `nil` for the system font's stand-in.
  public var family: String?
  /// The size at Large; `nil` where the curve has sizes of its own.
  public var size: Points?
  /// How the size follows the category.
  public var curve: ScaleCurve
  /// Where sizes come to rest; `nil` for where the curve leaves them: whole points along a text
  /// style, as `UIFontMetrics` does, and as they are else.
  public var rounding: SizeRounding?
  /// The size not to fall below; `nil` for none.
  public var minimum: Points?
  /// The size not to exceed, applied last; `nil` for none.
  public var maximum: Points?
  /// How high lines are; `nil` for what the face asks for, or the text style's leading where the
  /// style is one of Apple's.
  public var lineHeight: LineHeight?
  /// The weight that the app sets with Bold Text on; `nil` for the system's answer, which makes its own
  /// face heavier and leaves an app's as it is.
  public var boldTextWeight: FontWeight?
  /// What else is set otherwise at some categories.
  public var overrides: [ContentSizeCategory: Override]
  /// How its letters are set: weight, traits, features, tracking. Its font counts for nothing.
  public var attributes: TextAttributes
  /// How its paragraphs are set.
  public var paragraph: ParagraphStyle
  /// Whether and how its text comes to a new text size.
  public var update: AttributedText.Update

  /// How high the lines of a style are.
  public enum LineHeight: Hashable, Sendable {
    /// So many times what the face asks for.
    case multiple(Double)
    /// So many points at Large, growing as the size does.
    case scaled(Points)
    /// So many points at every category.
    case fixed(Points)
  }

  /// What is set otherwise at one category.
  public struct Override: Hashable, Sendable {
    /// The family or file.
    public var family: String?
    /// The weight.
    public var weight: FontWeight?

    /// What is named, and nothing else.
    public init(family: String? = nil, weight: FontWeight? = nil) {
      self.family = family
      self.weight = weight
    }
  }

  /// A style; by default of the system font, as Apple's own body.
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
  /// One of Apple's own text styles.
  public init(_ style: TextStyle) {
    self.init(style.name, curve: .preferred(style))
  }

  /// The text style that it is, or whose curve it follows; `nil` for a curve of its own.
  public var textStyle: TextStyle? {
    switch curve {
    case .textStyle(let style), .preferred(let style, _): style
    case .fixed, .factor, .table, .androidNonLinear, .android: nil
    }
  }

  /// Whether it is a text style as it comes: same face, sizes and leading.
  public var isAppleStyle: Bool {
    guard case .preferred(_, factor: 1) = curve else { return false }
    return family == nil && overrides.isEmpty && minimum == nil && maximum == nil
      && lineHeight == nil && boldTextWeight == nil
  }

  /// The size at a category.
  ///
  /// - Throws: ``DynamicType/ScaleCurveError`` where its curve has none.
  public func pointSize(at category: ContentSizeCategory) throws(ScaleCurveError) -> Points {
    let base = size ?? SystemTypeTable.size(for: textStyle ?? .body, at: .large).pointSize
    var size = (rounding ?? curve.usualRounding).rounded(try curve.size(of: base, at: category))
    if let minimum { size = max(size, minimum) }
    if let maximum { size = min(size, maximum) }
    return size
  }

  /// What is drawn of it: a sample at some categories.
  ///
  /// - Parameter change: What else is set, such as width, colours and variants.
  /// - Throws: ``DynamicType/ScaleCurveError`` where its curve has no size for a category.
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
  /// Where sizes come to rest unless something else is said.
  fileprivate var usualRounding: SizeRounding {
    switch self {
    case .textStyle: .wholePoint
    case .fixed, .factor, .table, .preferred, .androidNonLinear, .android: .none
    }
  }
}
