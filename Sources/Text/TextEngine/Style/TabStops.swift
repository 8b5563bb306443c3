public import DynamicType

/// Where tabs lead to, counted from the edge where the line begins: from the right where the
/// paragraph runs from right to left.
///
/// What follows a tab begins at the stop, as with UIKit's natural tabs.
public struct TabStops: Hashable, Sendable {
  /// Stops of their own, each once, in ascending order.
  public let places: [Points]
  /// The distance of the stops after the last of `places`: its multiples, counted from the edge.
  ///
  /// 28 pt unless told otherwise, after `NSParagraphStyle.tabStops`: “12 left-aligned tabs at
  /// 28-point intervals”. That they go on after the twelfth is a model.
  public let interval: Points

  /// Stops at some places, and from there on at intervals.
  public init(places: [Points] = [], interval: Points = 28) {
    self.places = Set(places).sorted()
    self.interval = interval
  }

  /// The first stop beyond a place, in points.
  func next(after pen: Double) -> Double {
    // Sums of advances that should meet a stop can miss it by their last bits.
    let reached = pen + Self.tolerance
    let place = places.partitioningIndex { $0.value > reached }
    if place < places.count { return places[place].value }
    return ((reached / interval.value).rounded(.down) + 1) * interval.value
  }

  private static let tolerance = 1.0 / 4096
}
