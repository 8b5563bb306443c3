public import Foundation
import TextEngine

/// The distance that a view keeps from its neighbours in a stack.
///
/// Views are 8 pt apart. The distance differs if one of them is a text:
///
/// | upper | lower | distance |
/// |---|---|---|
/// | text | text | leading of the lower font in whole pixels (1.5 pt in body at Large with Inter) |
/// | text | other | 1.1 × line height − cap height, at least descent + 0.1 × line height |
/// | other | text | descent + 0.1 × line height |
///
/// Apple does not publish distances. These are modelled on measurements (fatbobman.github.io) and
/// on OpenSwiftUI's `Text+Spacing`.
public struct ViewSpacing: Sendable {
  /// The views at one edge of a container. Several views of a row may share an edge.
  struct Side: Sendable, Equatable {
    /// Whether one of the views is not a text.
    var isView = false
    /// The distances of the views that are texts; `nil` if none is.
    var text: TextDistances?

    static let usual = Side(isView: true)
    static let none = Side()

    mutating func add(_ other: Side) {
      isView = isView || other.isView
      text = text.map { own in other.text.map { own.larger($0) } ?? own } ?? other.text
    }

    /// Returns the distance to the views below, the largest that any two of them keep.
    func distance(to lower: Side) -> CGFloat {
      var distances: [CGFloat] = [0]
      if isView, lower.isView { distances.append(StackLayout.defaultSpacing) }
      if let text, lower.isView { distances.append(text.toViewBelow) }
      if isView, let text = lower.text { distances.append(text.toViewAbove) }
      if text != nil, let text = lower.text { distances.append(text.toTextAbove) }
      return distances.max() ?? 0
    }
  }

  var top = Side.usual
  var bottom = Side.usual
  var leading = StackLayout.defaultSpacing
  var trailing = StackLayout.defaultSpacing

  /// Creates the default distance.
  public init() {}

  /// Creates the distances of a text.
  init(_ text: TextDistances) {
    top = Side(text: text)
    bottom = top
  }

  /// A distance of zero.
  public static let zero = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom, spacing.leading, spacing.trailing) = (.none, .none, 0, 0)
    return spacing
  }()

  /// Returns the distance to the next view along an axis. It is zero if one of the views keeps
  /// none. (Modelled: Apple does not publish distances.)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: min(trailing, next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }

  /// Takes the larger of two distances at each of some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.add(other.top) }
    if edges.contains(.bottom) { bottom.add(other.bottom) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// Returns the larger of two distances at each of some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the distance with the default one at some edges, as for padding and frames.
  func usual(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = .usual }
    if edges.contains(.bottom) { spacing.bottom = .usual }
    if edges.contains(.leading) { spacing.leading = StackLayout.defaultSpacing }
    if edges.contains(.trailing) { spacing.trailing = StackLayout.defaultSpacing }
    return spacing
  }
}

/// The distances of a text to its neighbours above and below, from the metrics of its font.
struct TextDistances: Sendable, Equatable {
  var toTextAbove: CGFloat
  var toViewAbove: CGFloat
  var toViewBelow: CGFloat

  /// Creates the distances from the line metrics of a font.
  ///
  /// - Parameter pixel: The side of a pixel in points.
  init(_ line: LineSetting, pixel: CGFloat) {
    let metrics = line.face.metrics
    let unit = line.pointSize.value / Double(line.face.unitsPerEm)
    let descent = Double(abs(metrics.descender)) * unit
    let height = Double(metrics.ascender) * unit + descent
    let leading =
      switch line.rule {
      case .leading(let leading): max(0, leading.value - height)
      case .face: Double(metrics.lineGap) * unit
      }
    let tenth = height / 10
    toTextAbove = (CGFloat(leading) / pixel).rounded(.up) * pixel
    toViewAbove = CGFloat(descent + tenth)
    let overCapitals = height + tenth - Double(metrics.capHeight ?? metrics.ascender) * unit
    toViewBelow = CGFloat(max(overCapitals, descent + tenth))
  }

  func larger(_ other: TextDistances) -> TextDistances {
    var larger = self
    larger.toTextAbove = max(toTextAbove, other.toTextAbove)
    larger.toViewAbove = max(toViewAbove, other.toViewAbove)
    larger.toViewBelow = max(toViewBelow, other.toViewBelow)
    return larger
  }
}
