public import Imaging
public import PNGFiles

/// What comparing two PNG files found.
public struct PNGComparison: Hashable, Sendable {
  /// What it took to know.
  public enum Evidence: String, Hashable, Sendable {
    /// The files hold the same bytes.
    case sameBytes
    /// The files hold the same header, palette and compressed image data; other chunks differ.
    case sameImageData
    /// Rows were unpacked and compared.
    case rows
  }

  /// The size of the expected picture.
  public let expectedSize: PixelSize
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// What was found; the same as ``compare(expected:actual:)`` finds of the pictures in memory.
  public let pictures: ImageComparison
  /// Where they differ, among the rows that both have; ``PNG/decode(_:rows:limits:)`` reads one band.
  public let differingRows: RowBands
  /// What it took to know.
  public let evidence: Evidence

  init(
    expectedSize: PixelSize, actualSize: PixelSize, tally: DifferenceTally, evidence: Evidence
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.evidence = evidence
    differingRows = tally.bands
    if expectedSize != actualSize {
      pictures = .sizeDiffers(
        expected: expectedSize, actual: actualSize, overlap: tally.difference)
    } else {
      pictures = tally.difference.map { .different($0) } ?? .equal
    }
  }
}

/// Compares two PNG files exactly, row by row, in memory that grows with their width alone.
///
///     let comparison = try compare(expected: FileSource("old.png"), actual: FileSource("new.png"))
///     print(comparison.pictures == .equal ? "equal" : "not equal")
///
/// The answer is that of decoding both and comparing the bitmaps, in a quarter of the time that libpng
/// takes to decode them. Nothing passes unread: both files are unpacked to their ends and their
/// checksums verified, even where the first row differs; of files with equal bytes, one is. What is
/// unusual (16 bits a sample, passes, transparency outside a palette) is decoded whole, so it needs
/// memory for its pixels.
///
/// - Parameters:
///   - expected: The file as it should be.
///   - actual: The file as it is.
///   - ignored: Rectangles whose pixels do not count; they may reach outside the pictures.
///   - limits: How large a picture may be. One that is decoded whole is held to the default of
///     ``PNGLimits/init(maximumPixels:)`` as well.
///   - memory: What to work in; hand the same to one comparison after another on a thread.
/// - Throws: ``PictureFileError`` with the name of the first file that is no whole picture, is over
///   the limits or cannot be read.
public func compare(
  expected: any ByteSource, actual: any ByteSource, ignoring ignored: [PixelRect] = [],
  limits: PNGLimits = .streamed, memory: ComparisonMemory = ComparisonMemory()
) throws(PictureFileError) -> PNGComparison {
  try FilePair(
    expected: PictureFile(source: expected, limits: limits, memory: memory),
    actual: PictureFile(source: actual, limits: limits, memory: memory),
    ignored: IgnoredArea(ignored)
  ).compare()
}
