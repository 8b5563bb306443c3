package import DynamicType
import Rendering

/// The area that curves run through: categories across, sizes upwards.
package struct Plot: Equatable, Sendable {
  package let axis: SizeAxis
  package let left: Points
  package let top: Points
  package let height: Points

  /// From one category to the next.
  private static let step: Points = 52
  /// What is added before the accessibility sizes, which stand apart.
  private static let gap: Points = 16
  /// From an edge to the nearest category.
  private static let inset: Points = 24

  package var bottom: Points { top + height }
  package var right: Points {
    x(of: .accessibilityExtraExtraExtraLarge) + Self.inset
  }

  /// Where the accessibility sizes begin.
  package var bandLeft: Points {
    x(of: .accessibilityMedium) - (Self.step + Self.gap) * 0.5
  }

  /// Where a category stands.
  package func x(of category: ContentSizeCategory) -> Points {
    left + Self.inset + Self.step * Double(category.rawValue)
      + (category.isAccessibilityCategory ? Self.gap : 0)
  }

  /// Where a size stands.
  package func y(of size: Points) -> Points {
    bottom - height * (size.value / axis.top)
  }

  /// Where the sizes of a series stand.
  func places(of series: CurveSeries) -> [DrawnStroke.Place] {
    zip(ContentSizeCategory.allCases, series.sizes).map { category, size in
      DrawnStroke.Place(x: x(of: category), y: y(of: size))
    }
  }

  /// The next multiple of 4 pt, the grid that all else stands on.
  static func snapped(_ length: Points) -> Points {
    Points((length.value / 4).rounded(.up) * 4)
  }
}

/// The axis of point sizes. It starts at 0, so that three times as high is three times as large.
package struct SizeAxis: Equatable, Sendable {
  /// From one tick to the next.
  package let step: Double
  /// The size at its top.
  package let top: Double

  /// An axis that reaches a size with eight steps at most, each 1, 2 or 5 of some power of ten.
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
