public import Foundation

/// The definition of an alignment guide of your own, like SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set one.
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}

/// A horizontal alignment guide, which follows the layout direction.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width }
  }

  /// The guide at the leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The guide at the horizontal centre.
  public static let center = HorizontalAlignment(Center.self)
  /// The guide at the trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A vertical alignment guide.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height }
  }

  /// The guide at the top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The guide at the vertical centre.
  public static let center = VerticalAlignment(Center.self)
  /// The guide at the bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The guide at the baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The guide at the baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A horizontal and a vertical alignment guide.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Alignment to the centre of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Alignment to the centre of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Alignment to the centre of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Alignment to the centre of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Alignment to the centre of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Alignment to the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Alignment to the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Alignment to the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Alignment to the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// An alignment guide and the axis along which it aligns.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Returns the guide of several views together, from its position in each of them. It is the
  /// highest first baseline, the lowest last baseline, or the mean of any other guide.
  func merging(_ places: [CGFloat]) -> CGFloat? {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: places.min()
    case VerticalAlignment.lastTextBaseline.key: places.max()
    default: places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
  }
}

/// The size of a view, with its alignment guides.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The distance of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The distance of a guide from the leading edge; `nil` if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The distance of a guide from the top edge; `nil` if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }
  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

/// The horizontal alignment of lines of text, which follows the layout direction.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Lines are aligned at the leading edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines are aligned at the trailing edge.
  case trailing
}

/// A point of a rectangle, in fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width from the leading edge, from 0 to 1.
  public var x: CGFloat
  /// The fraction of the height from the top edge, from 0 to 1.
  public var y: CGFloat

  /// Creates a point from fractions of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, the origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
