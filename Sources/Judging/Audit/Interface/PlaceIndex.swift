import DynamicType

/// Finds rectangles by their vertical position.
struct PlaceIndex {
  private static let bandHeight = 64.0
  /// A rectangle in more bands than this is in every result.
  private static let greatestBandCount = 10_000.0

  private var bands: [Int: [Int]] = [:]
  private var everywhere: [Int] = []

  /// Creates an index of rectangles, which are identified by their positions in the list.
  init(_ rects: [PointRect?]) {
    for (place, rect) in rects.enumerated() {
      guard let rect else { continue }
      guard let found = Self.bands(of: rect) else {
        everywhere.append(place)
        continue
      }
      for band in found { bands[band, default: []].append(place) }
    }
  }

  /// Returns the positions of rectangles that may overlap another, in ascending order.
  func places(near rect: PointRect) -> [Int] {
    guard let found = Self.bands(of: rect) else {
      return Set(bands.values.joined()).union(everywhere).sorted()
    }
    let near = found.flatMap { bands[$0] ?? [] }
    // Of one band, or with nothing in all of them, places are in order already.
    if found.count == 1, everywhere.isEmpty { return near }
    return Set(near).union(everywhere).sorted()
  }

  /// Returns the bands that a rectangle is in; `nil` for too many.
  private static func bands(of rect: PointRect) -> ClosedRange<Int>? {
    let (top, bottom) = (rect.y.value / bandHeight, rect.maxY.value / bandHeight)
    guard top.isFinite, bottom.isFinite, bottom >= top, bottom - top < greatestBandCount,
      abs(top) < 1e15
    else { return nil }
    return Int(top.rounded(.down))...Int(bottom.rounded(.down))
  }
}
