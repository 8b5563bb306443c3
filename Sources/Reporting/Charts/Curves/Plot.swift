package import DynamicType
import Rendering

/// The area that curves run through: categories across, sizes upwards.
package struct Plot: Equatable, Sendable {
  package let axis: SizeAxis
  package let left: Points
  package let top: Points
  package let height: Points

  /// The distance from one category to the next.
  private static let step: Points = 52
  /// The extra distance before the accessibility sizes, which are set apart.
  private static let gap: Points = 16
  /// The distance from an edge to the nearest category.
  private static let inset: Points = 24

  package var bottom: Points { top + height }
  package var right: Points {
    x(of: .accessibilityExtraExtraExtraLarge) + Self.inset
  }

  /// The left edge of the part with the accessibility sizes.
  package var bandLeft: Points {
    x(of: .accessibilityMedium) - (Self.step + Self.gap) * 0.5
  }

  /// Returns the position of a category.
  package func x(of category: ContentSizeCategory) -> Points {
    left + Self.inset + Self.step * Double(category.rawValue)
      + (category.isAccessibilityCategory ? Self.gap : 0)
  }

  /// Returns the height of a size.
  package func y(of size: Points) -> Points {
    bottom - height * (size.value / axis.top)
  }

  /// Returns the points of a series, one for each category.
  func places(of series: CurveSeries) -> [DrawnStroke.Place] {
    zip(ContentSizeCategory.allCases, series.sizes).map { category, size in
      DrawnStroke.Place(x: x(of: category), y: y(of: size))
    }
  }

  /// Returns the next multiple of 4 pt, the grid of everything else.
  static func snapped(_ length: Points) -> Points {
    Points((length.value / 4).rounded(.up) * 4)
  }
}

/// The axis of point sizes. It starts at 0, so a line three times as high means a size three times
/// as large.
package struct SizeAxis: Equatable, Sendable {
  /// The distance between ticks.
  package let step: Double
  /// The size at the top of the axis.
  package let top: Double

  /// Creates an axis that reaches a size in at most eight steps, each 1, 2 or 5 times a power of
  /// ten.
  package init(reaching greatest: Points) {
    var unit = 1.0
    while greatest.value / (unit * 10) > 8 { unit *= 10 }
    let step = [unit, unit * 2, unit * 5].first { greatest.value / $0 <= 8 } ?? unit * 10
    self.step = step
    top = step * max(1, (greatest.value / step).rounded(.up))
  }

  /// The sizes that have a tick, from 0.
  package var ticks: [Double] { (0...Int((top / step).rounded())).map { Double($0) * step } }
}
