package import DynamicType

/// Sizes along a curve of the system, for comparison with observed sizes.
package struct SystemSizes: Hashable {
  /// The style that has the curve.
  package let style: TextStyle
  /// How the curve is applied.
  package let growth: Growth

  /// Creates the sizes along the curve of a style.
  package init(style: TextStyle, growth: Growth) {
    self.style = style
    self.growth = growth
  }

  package enum Growth: Hashable {
    /// Scaled by `UIFontMetrics` from a size at Large, unrounded.
    case scaled(from: Points)
    /// As the system's own text, multiplied by this factor.
    case preferred(times: Double)
  }

  package func size(at category: ContentSizeCategory) -> Points {
    switch growth {
    case .scaled(let base): base * Self.growth(of: style, to: category)
    case .preferred(let factor):
      SystemTypeTable.size(for: style, at: category).pointSize * factor
    }
  }

  /// Returns the factor by which `UIFontMetrics` scales a size from Large to a category.
  package static func growth(of style: TextStyle, to category: ContentSizeCategory) -> Double {
    SystemTypeTable.size(for: style, at: category).leading
      / SystemTypeTable.size(for: style, at: .large).leading
  }

  /// Returns the size of the system's own text at Large.
  package static func sizeAtLarge(of style: TextStyle) -> Points {
    SystemTypeTable.size(for: style, at: .large).pointSize
  }

  /// Returns the style whose own text is nearest in size; body if several are.
  package static func style(nearest size: Points) -> TextStyle {
    func distance(_ style: TextStyle) -> Double { abs(size.value - sizeAtLarge(of: style).value) }
    return TextStyle.allCases.reduce(.body) { distance($1) < distance($0) ? $1 : $0 }
  }
}

extension SystemSizes {
  /// Returns the words for curves of this kind and their verbs: “the headline and body curves”
  /// “fit”.
  package func words(naming styles: [TextStyle]) -> (curve: String, fits: String, isNear: String) {
    let names = styles.map(\.name).joined(separator: " and ")
    let isPlural: Bool
    let curve: String
    switch growth {
    case .preferred(times: 1): (curve, isPlural) = ("the sizes of the system's own \(names)", true)
    case .preferred:
      (curve, isPlural) = ("the growth of the system's own \(names)", false)
    case .scaled:
      isPlural = styles.count > 1
      curve = "the \(names) \(isPlural ? "curves" : "curve")"
    }
    return (
      curve, isPlural ? " fit" : " fits",
      isPlural ? " come nearest, off by up to " : " comes nearest, off by up to "
    )
  }
}
