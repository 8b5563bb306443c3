/// One pixel's place in a picture.
public struct PixelPoint: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public let x: Int
  /// The row, counted from 0 at the top.
  public let y: Int

  /// The place of one pixel.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

extension PixelPoint: CustomStringConvertible {
  /// The place, such as `(40, 3)`.
  public var description: String { "(\(x), \(y))" }
}
