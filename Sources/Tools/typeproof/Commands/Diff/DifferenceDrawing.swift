import ImageDiff
import Imaging
import Snapshots

/// The picture of what differs between two files.
struct DifferenceDrawing {
  let question: DiffQuestion
  let found: MetricComparison

  /// Pixels of a strip that nobody asked for, at most: it is drawn in memory.
  private static let mostInStrip = 1 << 23

  /// Whether expected and actual stand beside the difference: if that is asked, or if only so all of both
  /// is seen. Of pictures that are too large, the difference alone is drawn.
  private var isStrip: Bool {
    let size = comparisonStripSize(
      expected: found.expectedSize, actual: found.actualSize, alignment: found.alignment)
    let pixels = size.width * size.height
    if question.drawsStrip { return pixels <= PNGLimits().maximumPixels }
    return found.expectedSize != found.actualSize && found.alignment == nil
      && pixels <= Self.mostInStrip
  }

  /// The picture as a file. It is looked at once; to pack a large one well takes a hundred times as long
  /// as to compare it.
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
