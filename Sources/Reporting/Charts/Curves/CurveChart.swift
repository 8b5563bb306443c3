package import DynamicType
package import Rendering

/// A chart of point sizes against content size categories. Everything has its place, and nothing
/// has a colour yet.
package struct CurveChart: Equatable, Sendable {
  package let heading: Heading
  package let width: Points
  package let height: Points
  package let plot: Plot
  /// The lines, the largest at AX5 first, dashed ones last.
  package let curves: [Curve]
  /// A label for each line, from the top.
  package let labels: [Label]
  /// The positions of the columns of labels.
  package let columns: LabelColumns
  /// The smallest size that Apple allows, and its height in the chart.
  package let minimum: Minimum

  /// The words about the chart as a whole.
  package struct Heading: Equatable, Sendable {
    package var title: String
    package var subtitle: String
    package var notes: [String] = []

    package init(title: String, subtitle: String, notes: [String] = []) {
      self.title = title
      self.subtitle = subtitle
      self.notes = notes
    }
  }

  /// How the line of a curve is drawn.
  package struct Curve: Equatable, Sendable {
    /// The series that this one line shows: all of them have the same sizes.
    package let series: [CurveSeries]
    /// The points of the line, one for each category.
    package let places: [DrawnStroke.Place]
    /// The number of the line's colour, from 0.
    package let hue: Int
    package let marker: Marker
    /// Whether the line is there only for comparison.
    package let isBeside: Bool
  }

  /// The shape that marks a size, so that lines of one colour can be told apart.
  package enum Marker: CaseIterable, Sendable {
    case dot, ring, cross
  }

  /// The words at the right end of a line.
  package struct Label: Equatable, Sendable {
    /// The index of the curve in `curves`.
    package let curve: Int
    package let name: String
    package let atLarge: String
    package let atLargest: String
    /// The height of the label's middle.
    package let y: Points
  }

  /// The columns at the right of the plot: the left edge of the names, the right edges of the
  /// figures.
  package struct LabelColumns: Equatable, Sendable {
    package let nameLeft: Points
    package let largeRight: Points
    package let largestRight: Points
  }

  /// The line at the smallest size of a platform.
  package struct Minimum: Equatable, Sendable {
    package let size: Points
    package let y: Points
    package let text: String
    /// The left edge of the text; `nil` if no place below the line is free, and the text is a note.
    package let textLeft: Points?
  }
}

extension CurveChart {
  /// The distance between the middles of two labels.
  static let labelPitch: Points = 16
  static let margin: Points = 32

  /// Creates a chart of some series beside others.
  ///
  /// - Parameters:
  ///   - series: The series that the chart is about; each has a size for every category.
  ///   - others: The series to compare with, in thin dashes. A series that coincides with a line
  ///     that follows the same style is left out, and the label of that line names it.
  ///   - platform: The platform whose smallest size is marked.
  ///   - width: Returns the width of some words in a look.
  package init(
    of series: [CurveSeries], beside others: [CurveSeries] = [], on platform: Platform = .iOS,
    heading: Heading, width wordWidth: (String, LabelLook) throws -> Points
  ) throws {
    let all = series + others
    let greatest = all.flatMap(\.sizes).max() ?? 0
    let axis = SizeAxis(reaching: max(greatest, platform.minimumTextSize))
    let tickWidth = try axis.ticks.map { try wordWidth(Self.figure(Points($0)), .note) }.max() ?? 0
    let groups = CurveGroup.groups(of: series, beside: others)
    plot = Plot(
      axis: axis, left: Plot.snapped(Self.margin + tickWidth + 8), top: 108,
      height: max(480, Self.labelPitch * Double(groups.count)))
    let plot = plot
    curves = groups.map { group in
      Curve(
        series: group.series, places: plot.places(of: group.series[0]), hue: group.hue,
        marker: group.marker, isBeside: group.isBeside)
    }
    labels = Self.labels(of: groups, in: plot)
    let nameLeft = plot.right + 20
    let nameWidth = try labels.map { try wordWidth($0.name, .label) }.max() ?? 0
    let (large, largest) = (Self.headings.large, Self.headings.largest)
    let largeWidth = try max(
      wordWidth(large, .note), labels.map { try wordWidth($0.atLarge, .label) }.max() ?? 0)
    let largestWidth = try max(
      wordWidth(largest, .note), labels.map { try wordWidth($0.atLargest, .strongLabel) }.max() ?? 0
    )
    let largeRight = Plot.snapped(nameLeft + nameWidth + 20 + largeWidth)
    columns = LabelColumns(
      nameLeft: nameLeft, largeRight: largeRight,
      largestRight: Plot.snapped(largeRight + 16 + largestWidth))
    minimum = try Minimum(of: platform, in: plot, beside: curves, width: wordWidth)
    var heading = heading
    if minimum.textLeft == nil { heading.notes.append(minimum.text + ".") }
    self.heading = heading
    let headingWidth = try max(
      wordWidth(heading.title, .title), wordWidth(heading.subtitle, .label),
      heading.notes.map { try wordWidth($0, .note) }.max() ?? 0)
    width = max(columns.largestRight, Self.margin + headingWidth) + Self.margin
    height = plot.bottom + 48 + 16 * Double(heading.notes.count) + (heading.notes.isEmpty ? 4 : 24)
  }

  /// The headings of the two columns of figures.
  static let headings = (
    large: ContentSizeCategory.large.shortName,
    largest: ContentSizeCategory.accessibilityExtraExtraExtraLarge.shortName
  )

  /// A size to a hundredth, which is finer than any screen.
  static func figure(_ size: Points) -> String {
    Points((size.value * 100).rounded(.toNearestOrAwayFromZero) / 100).description
  }

  private static func labels(of groups: [CurveGroup], in plot: Plot) -> [Label] {
    let order = groups.indices.sorted { groups[$0].isAbove(groups[$1]) }
    let places = LabelStack.places(
      wished: order.map { plot.y(of: groups[$0].series[0].atLargest) }, apart: labelPitch,
      within: plot.top...plot.bottom)
    return zip(order, places).map { index, y in
      let group = groups[index]
      return Label(
        curve: index, name: group.name, atLarge: figure(group.series[0].atLarge),
        atLargest: figure(group.series[0].atLargest),
        y: y)
    }
  }

  /// The sizes in words, for people who cannot see the chart.
  package var summary: String {
    let sentences = labels.map { label in
      let sizes = curves[label.curve].series[0].sizes.map(Self.figure).joined(separator: ", ")
      return "\(label.name): \(sizes) pt."
    }
    let categories = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
    return (["\(heading.subtitle) From left to right: \(categories)."] + sentences + heading.notes)
      .joined(separator: " ")
  }
}

extension CurveChart.Minimum {
  /// Finds the line of a platform's smallest size, and a place below it where no curve runs through
  /// its text.
  init(
    of platform: Platform, in plot: Plot, beside curves: [CurveChart.Curve],
    width: (String, LabelLook) throws -> Points
  ) throws {
    size = platform.minimumTextSize
    y = plot.y(of: size)
    let text = "\(size) pt: the smallest text on \(platform.name)"
    self.text = text
    let (top, bottom) = (y + 2, y + 20)
    let textWidth = try width(text, .note)
    let starts = [plot.x(of: .large) + 8, plot.x(of: .extraSmall), plot.bandLeft + 8]
    textLeft = starts.first { left in
      bottom <= plot.bottom
        && !curves.contains { curve in
          zip(curve.places, curve.places.dropFirst()).contains { start, end in
            let (one, two) = Self.heights(
              from: start, to: end, left: left - 4, right: left + textWidth + 4)
            return max(one, two) >= top && min(one, two) <= bottom
          }
        }
    }
  }

  /// The heights of a line at both ends of the part between two verticals; far above the chart if
  /// no part is there.
  private static func heights(
    from start: DrawnStroke.Place, to end: DrawnStroke.Place, left: Points, right: Points
  ) -> (Points, Points) {
    guard start.x < right, end.x > left, end.x > start.x else { return (-1, -1) }
    let slope = (end.y - start.y) / (end.x - start.x)
    let height = { (x: Points) in start.y + (x - start.x) * slope }
    return (height(max(start.x, left)), height(min(end.x, right)))
  }
}

/// Pushes labels apart just as far as they have to be.
enum LabelStack {
  /// The heights nearest to the wished ones, in their order, at least a pitch apart.
  ///
  /// Labels that touch are placed together around the mean of their wishes, which moves all of them
  /// least (pool adjacent violators).
  ///
  /// - Parameter wishes: Ascending; each within `bounds` when it can be.
  static func places(
    wished wishes: [Points], apart pitch: Points, within bounds: ClosedRange<Points>
  ) -> [Points] {
    // Without the pitch, labels that may touch have one and the same place.
    var pools: [(sum: Double, count: Int)] = []
    for (index, wish) in wishes.enumerated() {
      var pool = (sum: wish.value - Double(index) * pitch.value, count: 1)
      while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
        pools.removeLast()
        pool = (last.sum + pool.sum, last.count + pool.count)
      }
      pools.append(pool)
    }
    let lowest = bounds.lowerBound.value
    let highest = bounds.upperBound.value - Double(max(0, wishes.count - 1)) * pitch.value
    let free = pools.flatMap { pool in
      Array(
        repeating: max(lowest, min(highest, pool.sum / Double(pool.count))), count: pool.count)
    }
    return free.enumerated().map { index, place in Points(place + Double(index) * pitch.value) }
  }
}
