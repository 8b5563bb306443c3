public import DynamicType

/// The curve that a text's size should follow.
public struct SizeCurve: Hashable, Sendable {
  /// The style whose curve it is.
  public let style: TextStyle
  /// The size at Large.
  public let sizeAtLarge: Points

  /// A curve through a size at Large.
  public init(style: TextStyle, sizeAtLarge: Points) {
    self.style = style
    self.sizeAtLarge = sizeAtLarge
  }
}

extension FontChoice {
  /// The curve the font follows; `nil` where its size is fixed.
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
