/// The leading that belongs to a point size, whatever the style: true of every published cell but
/// one.
package struct LeadingRule {
  private let known: [(pointSize: Double, leading: Double)]

  /// The rule that the published cells follow, without the one that breaks it.
  package static let published: LeadingRule = {
    var leadings: [Double: Double] = [:]
    for row in PublishedStyle.all {
      for (position, pointSize) in row.pointSizes.enumerated() {
        let isTheOddCell =
          row.style == .subheadline
          && position == ContentSizeCategory.extraExtraExtraLarge.rawValue
        if !isTheOddCell { leadings[pointSize] = row.leadings[position] }
      }
    }
    return LeadingRule(leadings.map { ($0.key, $0.value) })
  }()

  /// A rule through at least two known sizes.
  init(_ known: [(Double, Double)]) {
    self.known = known.sorted { $0.0 < $1.0 }.map { (pointSize: $0.0, leading: $0.1) }
  }

  /// The leading known for that size, or a whole number of points on the line through its two
  /// neighbours: past either end, through the last two.
  package func leading(for pointSize: Points) -> Points {
    let size = pointSize.value
    let above = known.firstIndex { $0.pointSize >= size } ?? known.count - 1
    if known[above].pointSize == size { return Points(known[above].leading) }
    let (left, right) = (known[max(above - 1, 0)], known[max(above, 1)])
    let slope = (right.leading - left.leading) / (right.pointSize - left.pointSize)
    let leading = left.leading + (size - left.pointSize) * slope
    return SizeRounding.wholePoint.rounded(Points(leading))
  }
}
