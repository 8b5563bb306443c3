import DynamicType

/// Series with the same sizes, which one line shows.
struct CurveGroup {
  var series: [CurveSeries]
  var hue = 0
  var marker = CurveChart.Marker.dot
  let isBeside: Bool
  /// The style of Apple's that has the same sizes; `nil` if none has.
  var same: CurveSeries?

  /// The number of colours to tell lines apart by.
  private static let hueCount = FigureColors.light.hues.count
  /// The longest name that is shown whole, in characters.
  private static let greatestNameLength = 40

  /// Groups the series that go through the same points, one group for each line, the largest first.
  static func groups(of series: [CurveSeries], beside others: [CurveSeries]) -> [CurveGroup] {
    var groups = joined(series, isBeside: false).sorted { $0.isAbove($1) }
    for index in groups.indices {
      groups[index].hue = index % hueCount
      groups[index].marker =
        CurveChart.Marker.allCases[index / hueCount % CurveChart.Marker.allCases.count]
    }
    var beside: [CurveGroup] = []
    for other in others {
      guard case .apple(let style) = other.origin else { continue }
      if let same = groups.firstIndex(where: { $0.follows(style) && $0.isLike(other) }) {
        groups[same].same = other
      } else {
        var group = CurveGroup(series: [other], isBeside: true)
        group.hue = groups.first { $0.follows(style) }?.hue ?? 0
        beside.append(group)
      }
    }
    return groups + beside.sorted { $0.isAbove($1) }
  }

  private static func joined(_ series: [CurveSeries], isBeside: Bool) -> [CurveGroup] {
    var groups: [CurveGroup] = []
    for one in series {
      if let same = groups.firstIndex(where: { $0.isLike(one) }) {
        groups[same].series.append(one)
      } else {
        groups.append(CurveGroup(series: [one], isBeside: isBeside))
      }
    }
    return groups
  }

  /// Whether one of the group's series follows a style.
  private func follows(_ style: TextStyle) -> Bool {
    series.contains { $0.origin == .own(following: style) }
  }

  private func isLike(_ other: CurveSeries) -> Bool { series[0].sizes == other.sizes }

  /// Whether the label goes above another one. Of equal sizes, the line that the chart is about
  /// comes first.
  func isAbove(_ other: CurveGroup) -> Bool {
    let (one, two) = (series[0], other.series[0])
    if one.atLargest != two.atLargest { return one.atLargest > two.atLargest }
    if one.atLarge != two.atLarge { return one.atLarge > two.atLarge }
    if isBeside != other.isBeside { return !isBeside }
    return one.name.utf8.lexicographicallyPrecedes(two.name.utf8)
  }

  /// The words that the label names the line by.
  var name: String {
    let names = series.map { isBeside ? "Apple’s \($0.markedName)" : $0.markedName }
    var name =
      names.count > 3
      ? names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
      : names.joined(separator: ", ")
    if name.count > Self.greatestNameLength {
      name = name.prefix(Self.greatestNameLength - 1) + "…"
    }
    return same.map { "\(name) = Apple’s \($0.markedName)" } ?? name
  }
}
