public import ImageDiff
public import Imaging

/// Limits for how much work the files of a project may cause.
///
/// The person who starts the run sets them. They are never read from the project, where a
/// stranger's change could raise them.
public struct ReadingLimits: Hashable, Sendable {
  /// The greatest size in bytes of a file of strings or tokens that a project names.
  package static let greatestFileSize = 32 << 20

  /// The limits for font files.
  public var fonts: FontLimits
  /// The greatest number of pixels in a PNG; `nil` for the defaults. The default is higher for a
  /// picture that is compared as it is read.
  public var pixels: Int?
  /// The greatest number of cells in a project. Each ramp takes a kilobyte or two before it is
  /// drawn.
  public var cells: Int
  /// The greatest number of styles in a project. An audit compares each with each.
  public var styles: Int
  /// The greatest size in bytes of a text that a project is shown with. A letter on a line of its
  /// own takes some microseconds and 2 kB.
  public var sampleSize: Int
  /// The greatest total size in bytes of all a project's files of strings. In memory they take some
  /// twenty times as much.
  public var stringsSize: Int

  /// Creates limits; each argument defaults to the usual limit.
  public init(
    fonts: FontLimits = FontLimits(), pixels: Int? = nil, cells: Int = 250_000,
    styles: Int = 2000, sampleSize: Int = 100_000, stringsSize: Int = 32 << 20
  ) {
    self.fonts = fonts
    self.pixels = pixels
    self.cells = cells
    self.styles = styles
    self.sampleSize = sampleSize
    self.stringsSize = stringsSize
  }

  /// The limits for a picture that is decoded.
  public var pictures: PNGLimits { pixels.map { PNGLimits(maximumPixels: $0) } ?? PNGLimits() }

  /// The limits for a picture that is compared as it is read.
  public var streamedPictures: PNGLimits {
    pixels.map { PNGLimits(maximumPixels: $0) } ?? .streamed
  }
}
