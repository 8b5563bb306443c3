/// How large a picture may be before it is refused, judged by its header before any memory is taken.
public struct PNGLimits: Hashable, Sendable {
  /// The most pixels, width times height; a decoded pixel takes at most four bytes.
  public let maximumPixels: Int

  /// Limits of your own; 64 Mpx (8192 × 8192, at most 256 MB in memory) unless told otherwise.
  public init(maximumPixels: Int = 8192 * 8192) {
    self.maximumPixels = maximumPixels
  }
}

extension PNGLimits {
  /// Limits for pictures that are read row by row: 1024 Mpx, some seconds of work, whatever the file
  /// claims.
  public static let streamed = PNGLimits(maximumPixels: 1 << 30)
}
