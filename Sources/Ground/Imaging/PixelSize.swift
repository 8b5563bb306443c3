/// The size of a picture in px.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size in px.
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
