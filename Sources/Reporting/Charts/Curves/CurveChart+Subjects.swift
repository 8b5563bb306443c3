package import DynamicType
package import Snapshots

extension CurveChart {
  /// Creates a chart of Apple's text styles.
  ///
  /// - Parameter width: Returns the width of some words in a look.
  package init(
    ofTextStyles styles: [TextStyle], width: (String, LabelLook) throws -> Points
  ) throws {
    let series = Self.distinct(styles).map(CurveSeries.init)
    try self.init(
      of: series,
      heading: Heading(
        title: "Dynamic Type on iOS",
        subtitle: "Apple’s text styles at each content size category.",
        notes: Self.notes(on: series)), width: width)
  }

  /// Creates a chart of a font that follows text styles from one size at Large, beside the styles.
  ///
  /// - Parameter width: Returns the width of some words in a look.
  package init(
    ofSize size: Points, relativeTo styles: [TextStyle],
    width: (String, LabelLook) throws -> Points
  ) throws {
    let styles = Self.distinct(styles)
    let apple = styles.map(CurveSeries.init)
    try self.init(
      of: styles.map { CurveSeries(size: size, relativeTo: $0) }, beside: apple,
      heading: Heading(
        title: "\(size) pt in Dynamic Type",
        subtitle: "Solid: a font of \(size) pt at Large, scaled as UIFontMetrics does. "
          + "Dashed: Apple’s own sizes.",
        notes: Self.notes(on: apple)), width: width)
  }

  /// Creates a chart of a project's styles, beside those of Apple's styles whose curves they
  /// follow.
  ///
  /// - Parameter width: Returns the width of some words in a look.
  /// - Throws: `ScaleCurveError` where a curve has no size for a category.
  package init(
    ofProject name: String, styles: [TypeStyle], on platform: Platform,
    width: (String, LabelLook) throws -> Points
  ) throws {
    var series: [CurveSeries] = []
    for style in styles { series.append(try CurveSeries(style)) }
    let apple = Self.distinct(styles.compactMap(\.textStyle)).map(CurveSeries.init)
    try self.init(
      of: series, beside: apple, on: platform,
      heading: Heading(
        title: name,
        subtitle: apple.isEmpty
          ? "Its styles at each content size category."
          : "Solid: its styles at each content size category. Dashed: Apple’s, whose curves they "
            + "follow.",
        notes: Self.notes(on: apple)), width: width)
  }

  /// The styles, each once, in the order in which they first come.
  private static func distinct(_ styles: [TextStyle]) -> [TextStyle] {
    var seen: Set<TextStyle> = []
    return styles.filter { seen.insert($0).inserted }
  }

  /// Notes on where Apple's sizes come from, and on sizes that come from elsewhere.
  private static func notes(on series: [CurveSeries]) -> [String] {
    guard !series.isEmpty else { return [] }
    return ["Sizes in points. Apple’s: Human Interface Guidelines, December 2025."]
      + (series.contains(where: \.isModelled)
        ? ["* Only the size at L is known; the others are modelled."] : [])
  }
}
