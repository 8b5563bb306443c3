public import ImageDiff
public import Imaging

/// How much the files of a project may make a run do.
///
/// They belong to whoever runs it, and to nothing that is read: a change by a stranger could else raise
/// them for itself.
public struct ReadingLimits: Hashable, Sendable {
  /// Those of fonts.
  public var fonts: FontLimits
  /// The most pixels of a PNG; `nil` for the usual ones, of which there are more where a picture is
  /// compared as it is read.
  public var pixels: Int?

  /// The usual limits, or others.
  public init(fonts: FontLimits = FontLimits(), pixels: Int? = nil) {
    self.fonts = fonts
    self.pixels = pixels
  }

  /// Those of a picture that is decoded.
  public var pictures: PNGLimits { pixels.map { PNGLimits(maximumPixels: $0) } ?? PNGLimits() }

  /// Those of a picture that is compared as it is read.
  public var streamedPictures: PNGLimits {
    pixels.map { PNGLimits(maximumPixels: $0) } ?? .streamed
  }
}
