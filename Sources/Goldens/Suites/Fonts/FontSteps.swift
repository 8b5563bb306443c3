public import DynamicType

/// A font with a size for each category: what any curve, table or clamp comes to in the end.
public struct FontSteps: Hashable, Sendable {
  /// The font at one category.
  public struct Step: Hashable, Sendable {
    /// The family or file; `nil` for the system font's stand-in.
    public var name: String?
    /// The size.
    public var pointSize: Points
    /// The weight; `nil` for that of the face.
    public var weight: FontWeight?
    /// The weight with Bold Text on; `nil` for the system's answer, which leaves an app's face as it is.
    public var boldTextWeight: FontWeight?
    /// How high each line is, whatever the face asks for; `nil` for what the face asks for.
    public var lineHeight: Points?

    /// A font at one category.
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

    /// The font, at a size that stays.
    package var font: ScalableFont {
      name.map { .custom($0, size: pointSize, weight: weight ?? .regular) }
        ?? .systemFont(ofSize: pointSize, weight: weight ?? .regular)
    }
  }

  /// What a design system says of the sizes, which the steps come from.
  public struct Sizing: Hashable, Sendable {
    /// The size at Large.
    public var size: Points
    /// The curve in words, such as `body` or `none`.
    public var curve: String
    /// The size not to fall below; `nil` for none.
    public var minimum: Points?
    /// The size not to exceed; `nil` for none.
    public var maximum: Points?
    /// Where sizes come to rest, in words; `nil` for where the curve leaves them.
    public var rounding: String?
    /// How high lines are, in words; `nil` for what the face asks for.
    public var lineHeight: String?

    /// What is said of sizes.
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

  /// What a design system says of the sizes; `nil` where nobody said more than the steps.
  public var sizing: Sizing?
  /// The text style whose curve the sizes should follow; `nil` where they have a curve of their own.
  public let textStyle: TextStyle?
  private let steps: [Step]

  /// A font with a step for each category.
  ///
  /// - Parameter step: The step at a category; asked once for each.
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
