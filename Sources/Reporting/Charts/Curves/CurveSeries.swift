package import DynamicType
package import Snapshots
import TextEngine

/// The sizes of a style at all categories, for a chart.
package struct CurveSeries: Equatable, Sendable {
  package var name: String
  /// One size for each category, in ascending order.
  package var sizes: [Points]
  /// The owner of the sizes: Apple or a project.
  package var origin: Origin
  /// Whether some of the sizes are modelled, because Apple publishes none.
  package var isModelled = false

  package enum Origin: Equatable, Sendable {
    /// The sizes of a text style of Apple's.
    case apple(TextStyle)
    /// The sizes of a project's style or of one font, with the style whose curve they follow.
    case own(following: TextStyle?)
  }
}

extension CurveSeries {
  /// Creates the series of one of Apple's text styles.
  package init(_ style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { SystemTypeTable.size(for: style, at: $0) }
    self.init(
      name: style.title, sizes: sizes.map(\.pointSize), origin: .apple(style),
      isModelled: sizes.contains { $0.provenance == .modelled })
  }

  /// Creates the series of a project's style. Text that does not scale has its size at Large
  /// everywhere.
  ///
  /// - Throws: `ScaleCurveError` where its curve has no size for a category.
  package init(_ style: TypeStyle) throws(ScaleCurveError) {
    var sizes: [Points] = []
    for category in ContentSizeCategory.allCases {
      sizes.append(try style.pointSize(at: style.update == .never ? .large : category))
    }
    self.init(name: style.name, sizes: sizes, origin: .own(following: style.textStyle))
  }

  /// Creates the series of a custom font that follows a text style from its size at Large, as
  /// `Font.custom(_:size:relativeTo:)` does.
  package init(size: Points, relativeTo style: TextStyle) {
    self.init(
      name: "\(size) pt on \(style.title)",
      sizes: ContentSizeCategory.allCases.map { category in
        FontMetrics(forTextStyle: style).scaling(of: size, at: category, to: .wholePoint).result
      }, origin: .own(following: style))
  }

  /// The name, with a star if sizes are modelled.
  var markedName: String { isModelled ? name + "*" : name }
  /// The size at Large.
  var atLarge: Points { sizes[ContentSizeCategory.large.rawValue] }
  /// The size at AX5.
  var atLargest: Points { sizes[sizes.count - 1] }
}
