package import DynamicType
package import Rendering

/// Point sizes against content size categories, with everything placed: what there is to see, and
/// where, but not in which colours.
package struct CurveChart: Equatable, Sendable {
  package let heading: Heading
  package let width: Points
  package let height: Points
  package let plot: Plot
  /// The lines, the largest at AX5 first, dashed ones last.
  package let curves: [Curve]
  /// A label for each line, from the top.
  package let labels: [Label]
  /// Where the columns of labels stand.
  package let columns: LabelColumns
  /// The smallest size that Apple allows, and where that is.
  package let minimum: Minimum

  /// What is said about the chart as a whole.
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
    /// What is drawn by this one line: series with the same sizes.
    package let series: [CurveSeries]
    /// One place for each category.
    package let places: [DrawnStroke.Place]
    /// Which of the colours it has, from 0.
    package let hue: Int
    package let marker: Marker
    /// Whether it is there to compare others with.
    package let isBeside: Bool
  }

  /// What marks a size, so that lines of one colour can be told apart.
  package enum Marker: CaseIterable, Sendable {
    case dot, ring, cross
  }

  /// What stands at the right end of a line.
  package struct Label: Equatable, Sendable {
    /// The curve, by its place among all.
    package let curve: Int
    package let name: String
    package let atLarge: String
    package let atLargest: String
    /// Its middle.
    package let y: Points
  }

  /// The right edges of figures and left edges of words at the right of the plot.
  package struct LabelColumns: Equatable, Sendable {
    package let nameLeft: Points
    package let largeRight: Points
    package let largestRight: Points
  }

  /// The smallest size.
  package struct Minimum: Equatable, Sendable {
    package let size: Points
    package let y: Points
    package let text: String
    /// The left edge of the text; `nil` where no place below the line is free, and it is a note.
    package let textLeft: Points?
  }
}

extension CurveChart {
  /// From one label's middle to the next.
  static let labelPitch: Points = 16
  static let margin: Points = 32

  /// A chart of some series beside others.
  ///
  /// - Parameters:
  ///   - series: What the chart is about; each has a size for every category.
  ///   - others: What to see them beside, in thin dashes. What coincides with a line that follows
  ///     the same style is left out, and that line's label says so.
  ///   - platform: Whose smallest size is marked.
  ///   - width: How wide words are.
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

  /// What stands above the figures of labels.
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

  /// The sizes in words, for those who cannot see them.
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
  /// The smallest size of a platform, its text below the line where no curve runs through it.
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

  /// How high a line is at the ends of what it has between two verticals; far above all where it has
  /// nothing there.
  private static func heights(
    from start: DrawnStroke.Place, to end: DrawnStroke.Place, left: Points, right: Points
  ) -> (Points, Points) {
    guard start.x < right, end.x > left, end.x > start.x else { return (-1, -1) }
    let slope = (end.y - start.y) / (end.x - start.x)
    let height = { (x: Points) in start.y + (x - start.x) * slope }
    return (height(max(start.x, left)), height(min(end.x, right)))
  }
}

/// Labels pushed apart just as far as they have to be.
enum LabelStack {
  /// The heights nearest to those wished, in their order, a pitch apart at least.
  ///
  /// Labels that touch stand together around the mean of their wishes, which moves all of them least
  /// (pool adjacent violators).
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
