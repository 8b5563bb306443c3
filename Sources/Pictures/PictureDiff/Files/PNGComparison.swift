public import Imaging

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
