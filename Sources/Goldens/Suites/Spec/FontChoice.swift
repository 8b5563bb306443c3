public import DynamicType
package import TextEngine

/// The font of a sample, with SwiftUI's distinctions.
public enum FontChoice: Hashable, Sendable {
  /// The preferred font of the text style, like `Font.body`: the system font's stand-in, with the
  /// style's size, weight and leading.
  case preferred
  /// A custom font that scales along a text style from its size at Large, like
  /// `Font.custom(_:size:relativeTo:)`. Lines have the face's own height.
  case custom(String, size: Points, relativeTo: TextStyle, maximum: Points? = nil)
  /// A custom font of one size, like `Font.custom(_:fixedSize:)`.
  case fixed(String, size: Points)
  /// A font of a design system, with a size for each category. It can change the face, weight or
  /// line height at some categories.
  case steps(FontSteps)
}

extension FontChoice {
  /// Whether the text is set in the system font's stand-in, at any category.
  public var isSystemFont: Bool {
    switch self {
    case .preferred: true
    case .custom, .fixed: false
    case .steps(let steps): ContentSizeCategory.allCases.contains { steps[$0].name == nil }
    }
  }

  /// Returns the font that the text is made with. A font that follows the text size is as at Large.
  /// Steps are as at the category, or at Large if the text does not update.
  ///
  /// - Parameter style: The text style of a preferred font.
  package func font(
    in style: TextStyle, at category: ContentSizeCategory = .large,
    after update: AttributedText.Update = .adjusted
  ) -> ScalableFont {
    let large = TraitCollection(preferredContentSizeCategory: .large)
    return switch self {
    case .preferred: .preferredFont(forTextStyle: style, compatibleWith: large)
    case .fixed(let name, let size): .custom(name, size: size)
    case .custom(let name, let size, let style, let maximum):
      ScalableFont.custom(name, size: size)
        .scaled(along: style, maximumPointSize: maximum, compatibleWith: large)
    case .steps(let steps): steps[update == .never ? .large : category].font
    }
  }
}

/// The curve that a text's size should follow.
public struct SizeCurve: Hashable, Sendable {
  /// The style that has the curve.
  public let style: TextStyle
  /// The size at Large.
  public let sizeAtLarge: Points

  /// Creates a curve through a size at Large.
  public init(style: TextStyle, sizeAtLarge: Points) {
    self.style = style
    self.sizeAtLarge = sizeAtLarge
  }
}

extension FontChoice {
  /// Returns the curve that the font follows; `nil` for a fixed size.
  ///
  /// - Parameter style: The text style of a preferred font.
  package func curve(in style: TextStyle) -> SizeCurve? {
    switch self {
    case .preferred, .custom:
      SizeCurve(style: curveStyle ?? style, sizeAtLarge: font(in: style).pointSize)
    case .steps(let steps):
      steps.textStyle.map { SizeCurve(style: $0, sizeAtLarge: steps[.large].pointSize) }
    case .fixed: nil
    }
  }

  private var curveStyle: TextStyle? {
    if case .custom(_, _, let style, _) = self { style } else { nil }
  }
}
