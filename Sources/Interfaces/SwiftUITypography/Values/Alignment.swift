public import Foundation

/// A guide that views can be aligned by.
public protocol AlignmentID: SendableMetatype {
  /// Where it lies in a view that does not say.
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}

/// A guide from left to right; in an interface that runs from right to left, from right to left.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of an app's own.
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

  /// The edge where the interface begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge across from `leading`.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of an app's own.
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

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower edge of what has none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower edge of what has none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide in each direction.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// A guide in each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the edge where the interface begins, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the edge across from it, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner across from it.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner below it.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// One guide of one direction.
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

  /// The guide of several views together, from where each has it: the first baseline is the highest,
  /// the last one the lowest, and any other the mean.
  func merging(_ places: [CGFloat]) -> CGFloat? {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: places.min()
    case VerticalAlignment.lastTextBaseline.key: places.max()
    default: places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
  }
}

/// The size of a view and its guides.
public struct ViewDimensions {
  /// How wide it is.
  public let width: CGFloat
  /// How high it is.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// Where a guide lies, from the edge where the interface begins.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies if the view says so.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where a guide lies if the view says so.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }
  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

/// Where the lines of a text stand, by the direction of the interface.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where the interface begins.
  case leading
  /// In the middle.
  case center
  /// At the edge across from it.
  case trailing
}

/// A point of a rectangle by parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From the edge where the interface begins, 0 to 1.
  public var x: CGFloat
  /// From the top, 0 to 1.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner where reading begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The upper corner across from where the interface begins.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where the interface begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge where the interface begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge across from it.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
