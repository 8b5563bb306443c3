/// A rectangle on the pixel grid. The x axis points right, the y axis down.
public struct PixelRect: Hashable, Sendable {
  /// The column of the left edge, in px.
  public let x: Int
  /// The row of the top edge, in px.
  public let y: Int
  /// The width in px; never negative.
  public let width: Int
  /// The height in px; never negative.
  public let height: Int

  /// Creates a rectangle from its top left corner and its size, in px.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The row below the rectangle.
  public var maxY: Int { y + height }
  /// Whether the rectangle contains no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the smallest rectangle that contains both. An empty rectangle adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle, moved by a distance in px.
  public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns the common part of two rectangles; empty if they do not intersect.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension PixelRect {
  /// Creates the rectangle of some columns and rows.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns the rectangle with a margin of some pixels added on each side.
  package func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension PixelRect: CustomStringConvertible {
  /// The size and position, such as `12 × 8 px at (40, 3)`.
  public var description: String { "\(width) × \(height) px at (\(x), \(y))" }
}

/// The position of a pixel in a picture.
public struct PixelPoint: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public let x: Int
  /// The row, counted from 0 at the top.
  public let y: Int

  /// Creates a position.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

extension PixelPoint: CustomStringConvertible {
  /// The position as text, such as `(40, 3)`.
  public var description: String { "(\(x), \(y))" }
}

/// The size of a picture in px.
public struct PixelSize: Hashable, Sendable {
  /// The width in px.
  public let width: Int
  /// The height in px.
  public let height: Int

  /// Creates a size in px.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size, such as `686 × 900 px`.
  public var description: String { "\(width) × \(height) px" }
}

extension Bitmap {
  /// The size in px.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
