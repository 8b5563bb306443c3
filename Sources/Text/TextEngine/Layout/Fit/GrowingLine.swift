/// The width of a line as it takes in more and more text, with tabs at their stops and without the
/// white space at its end.
///
/// Cuts and marks can change it: composing the line tells for certain. Each end goes on from the one
/// before, as beginning anew for each would take quadratic time over the tabs of a long line.
struct GrowingLine {
  private let shaped: ShapedText
  private let stops: TabStops
  private let start: Int
  /// Where the last tab led to, in points.
  private var stop = 0.0
  /// The unit after that tab.
  private var stretch: Int
  /// Which tab of the text comes next.
  private var nextTab: Int

  /// A line that has taken in nothing yet.
  init(from start: Int, of shaped: ShapedText, stops: TabStops) {
    self.shaped = shaped
    self.stops = stops
    self.start = start
    stretch = start
    nextTab = shaped.tabs.partitioningIndex { $0 >= start }
  }

  /// Its width in points with all text up to a unit; for units asked in ascending order.
  mutating func width(upTo end: Int) -> Double {
    let visible = shaped.text.trimmed(start..<end)
    while nextTab < shaped.tabs.count, shaped.tabs[nextTab] < visible.upperBound {
      let tab = shaped.tabs[nextTab]
      stop = stops.next(after: stop + shaped.advance(of: stretch..<tab))
      stretch = tab + 1
      nextTab += 1
    }
    return stop + shaped.advance(of: stretch..<visible.upperBound)
      - shaped.trailingTracking(of: visible)
  }
}
