public import Imaging
public import PNGFiles

/// The result of an exact comparison of two PNG files.
public struct PNGComparison: Hashable, Sendable {
  /// The reason why the result is known.
  public enum Evidence: String, Hashable, Sendable {
    /// The files contain the same bytes.
    case sameBytes
    /// The files contain the same header, palette and compressed image data. Other chunks differ.
    case sameImageData
    /// The rows were decoded and compared.
    case rows
  }

  /// The size of the expected picture.
  public let expectedSize: PixelSize
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// The result, as ``compare(expected:actual:ignoring:)`` returns it for pictures in memory.
  public let pictures: ImageComparison
  /// The rows that differ, within the height that both pictures have.
  /// ``PNG/decode(_:rows:limits:)`` reads one band.
  public let differingRows: RowBands
  /// The reason why the result is known.
  public let evidence: Evidence
  /// The greatest distance in rows between equal rows at different places, if it was requested;
  /// otherwise 0.
  let greatestShift: Int

  init(
    expectedSize: PixelSize, actualSize: PixelSize, tally: DifferenceTally, evidence: Evidence,
    greatestShift: Int = 0
  ) {
    self.greatestShift = greatestShift
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

/// Compares two PNG files exactly, row by row. Memory grows only with their width.
///
///     let comparison = try compare(expected: FileSource("old.png"), actual: FileSource("new.png"))
///     print(comparison.pictures == .equal ? "equal" : "not equal")
///
/// The result equals that of decoding both files and comparing the bitmaps. Both files are read to
/// their ends and their checksums verified, even if the first row differs. If their bytes are
/// equal, one file is decoded. Files with 16-bit samples, interlacing, or transparency outside a
/// palette are decoded as a whole, which takes memory for their pixels.
///
/// - Parameters:
///   - expected: The expected file.
///   - actual: The actual file.
///   - ignored: Rectangles whose pixels do not count. They may extend beyond the pictures.
///   - limits: The limit for the size of a picture. A file that is decoded as a whole must also
///     keep the default of ``PNGLimits/init(maximumPixels:)``.
///   - memory: Working memory. Pass the same object to all comparisons on a thread.
/// - Throws: ``PictureFileError`` with the name of the first file that is not a complete picture,
///   exceeds the limits or cannot be read.
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
