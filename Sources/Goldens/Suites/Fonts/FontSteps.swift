public import DynamicType

/// A font with a size for each category, which any curve, table or clamp can be converted to.
public struct FontSteps: Hashable, Sendable {
  /// The font at one category.
  public struct Step: Hashable, Sendable {
    /// The family or file; `nil` for the system font's stand-in.
    public var name: String?
    /// The size.
    public var pointSize: Points
    /// The weight; `nil` for the face's own.
    public var weight: FontWeight?
    /// The weight with Bold Text on; `nil` for the system's behaviour, which leaves an app's face
    /// unchanged.
    public var boldTextWeight: FontWeight?
    /// The height of each line; `nil` for the face's own.
    public var lineHeight: Points?

    /// Creates a font at one category.
    public init(
      _ name: String?, pointSize: Points, weight: FontWeight? = nil,
      boldTextWeight: FontWeight? = nil, lineHeight: Points? = nil
    ) {
      self.name = name
      self.pointSize = pointSize
      self.weight = weight
      self.boldTextWeight = boldTextWeight
      self.lineHeight = lineHeight
    }

    /// The font at its size, which does not scale.
    package var font: ScalableFont {
      name.map { .custom($0, size: pointSize, weight: weight ?? .regular) }
        ?? .systemFont(ofSize: pointSize, weight: weight ?? .regular)
    }
  }

  /// A design system's statement of the sizes, from which the steps were calculated.
  public struct Sizing: Hashable, Sendable {
    /// The size at Large.
    public var size: Points
    /// The curve in words, such as `body` or `none`.
    public var curve: String
    /// The smallest size; `nil` for none.
    public var minimum: Points?
    /// The largest size; `nil` for none.
    public var maximum: Points?
    /// The rounding of sizes, in words; `nil` for the curve's own.
    public var rounding: String?
    /// The line height, in words; `nil` for the face's own.
    public var lineHeight: String?

    /// Creates a statement of sizes.
    public init(
      size: Points, curve: String, minimum: Points? = nil, maximum: Points? = nil,
      rounding: String? = nil, lineHeight: String? = nil
    ) {
      self.size = size
      self.curve = curve
      self.minimum = minimum
      self.maximum = maximum
      self.rounding = rounding
      self.lineHeight = lineHeight
    }
  }

  /// A design system's statement of the sizes; `nil` where only the steps are known.
  public var sizing: Sizing?
  /// The text style whose curve the sizes should follow; `nil` for another curve.
  public let textStyle: TextStyle?
  private let steps: [Step]

  /// Creates a font with a step for each category.
  ///
  /// - Parameter step: Returns the step at a category; called once for each.
  public init<Failure: Error>(
    along textStyle: TextStyle? = nil, _ step: (ContentSizeCategory) throws(Failure) -> Step
  ) throws(Failure) {
    self.textStyle = textStyle
    var steps: [Step] = []
    for category in ContentSizeCategory.allCases { steps.append(try step(category)) }
    self.steps = steps
  }

  /// The step at a category.
  public subscript(category: ContentSizeCategory) -> Step { steps[category.rawValue] }
}
