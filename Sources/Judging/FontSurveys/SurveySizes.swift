import Suites
import DynamicType

/// The sizes of text in the text styles at the categories, each once.
///
/// Text in a custom font has the size of its style at Large, and grows along the style's curve. A
/// size that two styles share is laid out once, as only the size matters.
struct SurveySizes: Sendable {
  /// A size, with the first style and category that have it.
  struct Size: Hashable, Sendable {
    let points: Points
    let style: TextStyle
    let category: ContentSizeCategory
  }

  /// All sizes, in ascending order.
  let all: [Size]

  /// Collects the sizes of all styles whose sizes are published.
  ///
  /// - Throws: `ScaleCurveError` where a curve has no size for a category.
  init() throws(ScaleCurveError) {
    var found: [Points: Size] = [:]
    for style in Self.styles {
      let base = SystemTypeTable.size(for: style, at: .large)
      guard base.provenance == .published else { continue }
      let type = TypeStyle(style.name, size: base.pointSize, curve: .textStyle(style))
      for category in ContentSizeCategory.allCases {
        let points = try type.pointSize(at: category)
        if found[points] == nil {
          found[points] = Size(points: points, style: style, category: category)
        }
      }
    }
    all = found.values.sorted { $0.points < $1.points }
  }

  /// The styles, with body first, as most text is set in it.
  private static var styles: [TextStyle] {
    [.body] + TextStyle.allCases.filter { $0 != .body }
  }
}

extension SurveySizes.Size: CustomStringConvertible {
  /// The size with its style and category, such as “53 pt, body at AX5”.
  var description: String { "\(points) pt, \(style.name) at \(category.shortName)" }
}
