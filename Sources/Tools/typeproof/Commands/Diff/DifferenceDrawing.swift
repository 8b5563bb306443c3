import ImageDiff
import Imaging
import Snapshots

/// The picture of the difference between two files.
struct DifferenceDrawing {
  let question: DiffQuestion
  let found: MetricComparison

  /// The most pixels of a strip that was not asked for, since it is drawn in memory.
  private static let mostInStrip = 1 << 23

  /// Whether the expected and actual pictures are drawn beside the difference: if it was asked for,
  /// or if their sizes differ and they cannot be aligned. Large pictures only get the difference.
  private var isStrip: Bool {
    let size = comparisonStripSize(
      expected: found.expectedSize, actual: found.actualSize, alignment: found.alignment)
    let pixels = size.width * size.height
    if question.drawsStrip { return pixels <= PNGLimits().maximumPixels }
    return found.expectedSize != found.actualSize && found.alignment == nil
      && pixels <= Self.mostInStrip
  }

  /// Returns the picture as a file. It is compressed quickly, because it is looked at once.
  func file(
    expected: any ByteSource, actual: any ByteSource, memory: ComparisonMemory
  ) throws -> [UInt8] {
    guard isStrip else {
      return try differenceFile(
        expected: expected, actual: actual, of: found, ignoring: question.ignored,
        limits: question.limits.streamedPictures, memory: memory)
    }
    let strip = comparisonStrip(
      expected: try PNG.decode(expected, limits: question.limits.pictures),
      actual: try PNG.decode(actual, limits: question.limits.pictures),
      clusters: found.words == .told ? found.clusters : nil, ignoring: question.ignored,
      alignment: found.alignment)
    return try PNG.encode(strip, for: .fast)
  }
}
