public import Foundation

/// What distance a view keeps from others, as SwiftUI's `ViewSpacing`: the usual one, or none.
public struct ViewSpacing: Sendable {
  private var length: CGFloat

  /// The usual distance.
  public init() { length = StackLayout.defaultSpacing }

  private init(length: CGFloat) { self.length = length }

  /// No distance.
  public static let zero = ViewSpacing(length: 0)

  /// The distance between this view and the one after it along an axis: none where one of them keeps
  /// none. (Modelled: Apple publishes no distances.)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(length, next.length)
  }

  /// Takes the larger distance of two at some edges; at all of them here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }

  /// The larger distance of two at some edges; at all of them here.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
}
