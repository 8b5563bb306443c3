/// Parts of a line with other colours, where each pixel is covered as before and everything else is
/// the same.
struct RecoloredParts {
  /// The parts from the left: their columns in the plane, and their colours.
  private(set) var parts: [(columns: Range<Int>, ink: EvenInk)] = []

  /// The greatest number of parts; of more, the average colour is sufficient.
  private static let most = 16
  /// The greatest number of parts before neighbours are joined, and of glyph clusters in one of
  /// them, which are compared again and again.
  private static let mostApart = (parts: 64, clusters: 32)
  /// The greatest number of consecutive glyph clusters that may be too small to have a clear
  /// colour.
  private static let mostSmall = 2

  /// Finds the parts; `nil` where anything of the line differs otherwise.
  ///
  /// A part ends where a glyph is the same, or has a colour of its own.
  init?(of line: LineSection, in colors: LineColors, by thresholds: Thresholds) {
    var small: [Range<Int>] = []
    var (isOpen, length) = (false, 0)
    for cluster in line.clusters {
      let columns = line.columns(of: cluster)
      guard !colors.isSame(columns: columns) else {
        guard small.isEmpty else { return nil }
        isOpen = false
        continue
      }
      let even = { (start: Int) -> EvenInk? in
        colors.even(columns: start..<columns.upperBound, of: line).flatMap {
          $0.isRecolored(by: thresholds) ? $0 : nil
        }
      }
      if isOpen, length < RecoloredParts.mostApart.clusters,
        let start = parts.last?.columns.lowerBound, let ink = even(start)
      {
        parts[parts.count - 1] = (start..<columns.upperBound, ink)
        length += 1
        continue
      }
      let start = small.first?.lowerBound ?? columns.lowerBound
      isOpen = false
      if let ink = even(start) {
        parts.append((start..<columns.upperBound, ink))
        (small, isOpen, length) = ([], true, 1)
      } else {
        small.append(columns)
      }
      guard small.count <= RecoloredParts.mostSmall, parts.count <= RecoloredParts.mostApart.parts
      else {
        return nil
      }
    }
    parts = RecoloredParts.joined(parts, of: line, in: colors)
    guard small.isEmpty, !parts.isEmpty, parts.count <= RecoloredParts.most else { return nil }
  }

  /// Returns the parts with neighbours of one colour joined.
  private static func joined(
    _ parts: [(columns: Range<Int>, ink: EvenInk)], of line: LineSection, in colors: LineColors
  ) -> [(columns: Range<Int>, ink: EvenInk)] {
    parts.reduce(into: []) { joined, part in
      guard let last = joined.last,
        let ink = colors.even(
          columns: last.columns.lowerBound..<part.columns.upperBound, of: line)
      else { return joined.append(part) }
      joined[joined.count - 1] = (last.columns.lowerBound..<part.columns.upperBound, ink)
    }
  }
}
