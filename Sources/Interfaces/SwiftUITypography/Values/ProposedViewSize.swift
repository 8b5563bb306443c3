public import Foundation

/// A size that a container proposes to a view, as SwiftUI's: `nil` asks for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// Asks how small a view can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks how large a view can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a whole size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size proposed, with another in place of what is not.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The part along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// Across or down.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// Some of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8
    /// Axes by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
