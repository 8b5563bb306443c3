package import DynamicType
package import Snapshots
import TextEngine

/// The sizes of a style at all categories, for a chart.
package struct CurveSeries: Equatable, Sendable {
  package var name: String
  /// One size for each category, in ascending order.
  package var sizes: [Points]
  /// Whose sizes these are.
  package var origin: Origin
  /// Whether some of them are modelled, as Apple publishes none.
  package var isModelled = false

  package enum Origin: Equatable, Sendable {
    /// Apple's, of a text style.
    case apple(TextStyle)
    /// A project's, or of a font that someone asks about; with the style whose curve it follows.
    case own(following: TextStyle?)
  }
}

extension CurveSeries {
  /// One of Apple's text styles.
  package init(_ style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { SystemTypeTable.size(for: style, at: $0) }
    self.init(
      name: style.title, sizes: sizes.map(\.pointSize), origin: .apple(style),
      isModelled: sizes.contains { $0.provenance == .modelled })
  }

  /// A style of a project. Text that never comes to another text size keeps that of Large.
  ///
  /// - Throws: `ScaleCurveError` where its curve has no size for a category.
  package init(_ style: TypeStyle) throws(ScaleCurveError) {
    var sizes: [Points] = []
    for category in ContentSizeCategory.allCases {
      sizes.append(try style.pointSize(at: style.update == .never ? .large : category))
    }
    self.init(name: style.name, sizes: sizes, origin: .own(following: style.textStyle))
  }

  /// A custom font that follows a text style from its size at Large, as
  /// `Font.custom(_:size:relativeTo:)` does.
  package init(size: Points, relativeTo style: TextStyle) {
    self.init(
      name: "\(size) pt on \(style.title)",
      sizes: ContentSizeCategory.allCases.map { category in
        FontMetrics(forTextStyle: style).scaling(of: size, at: category, to: .wholePoint).result
      }, origin: .own(following: style))
  }

  /// Its name, with a star where sizes are modelled.
  var markedName: String { isModelled ? name + "*" : name }
  /// The size at Large.
  var atLarge: Points { sizes[ContentSizeCategory.large.rawValue] }
  /// The size at AX5.
  var atLargest: Points { sizes[sizes.count - 1] }
}
