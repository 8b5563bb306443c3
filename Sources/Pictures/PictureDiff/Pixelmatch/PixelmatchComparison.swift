public import Imaging

/// What the rule of pixelmatch found.
public enum PixelmatchComparison: Hashable, Sendable {
  /// Pictures of other sizes are not compared.
  case sizeDiffers(expected: PixelSize, actual: PixelSize)
  /// Pictures of one size.
  case compared(PixelmatchCount)
}

/// How many pixels of two pictures differ by the rule of pixelmatch.
public struct PixelmatchCount: Hashable, Sendable {
  /// Pixels that differ.
  public private(set) var differingPixels = 0
  /// Pixels whose colours are too far off, but that seem to belong to a soft edge.
  public internal(set) var softEdgePixels = 0
  /// How far off the farthest colour is that the threshold let pass, in the threshold's measure: 0 to 1.
  public internal(set) var greatestPassing = 0.0
  /// The smallest rectangle with all that differ; `nil` where none does.
  public private(set) var boundingBox: PixelRect?

  /// No pixel.
  public init() {}

  /// Adds a pixel that differs.
  mutating func note(_ place: PixelPoint) {
    differingPixels += 1
    let pixel = PixelRect(x: place.x, y: place.y, width: 1, height: 1)
    boundingBox = boundingBox?.union(pixel) ?? pixel
  }
}
