public import ImageDiff
public import Imaging

/// How much the files of a project may make a run do.
///
/// They belong to whoever runs it, and to nothing that is read: a change by a stranger could else raise
/// them for itself.
public struct ReadingLimits: Hashable, Sendable {
  /// The most bytes of a file that a project names, of strings or of tokens.
  package static let greatestFileSize = 32 << 20

  /// Those of fonts.
  public var fonts: FontLimits
  /// The most pixels of a PNG; `nil` for the usual ones, of which there are more where a picture is
  /// compared as it is read.
  public var pixels: Int?
  /// The most cells that a project may declare: each ramp takes a kilobyte or two before any is drawn.
  public var cells: Int
  /// The most styles that a project may have: an audit compares each with each.
  public var styles: Int
  /// The most bytes of a text that a project is shown with. What a letter takes to set is some
  /// microseconds and 2 kB, where each stands on a line of its own.
  public var sampleSize: Int
  /// The most bytes that all files of strings of a project have together. In memory they take some twenty
  /// times as many.
  public var stringsSize: Int

  /// The usual limits, or others.
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

  /// Those of a picture that is decoded.
  public var pictures: PNGLimits { pixels.map { PNGLimits(maximumPixels: $0) } ?? PNGLimits() }

  /// Those of a picture that is compared as it is read.
  public var streamedPictures: PNGLimits {
    pixels.map { PNGLimits(maximumPixels: $0) } ?? .streamed
  }
}
