import ImageDiff
import Imaging

/// The picture of what differs between two files.
struct DifferenceDrawing {
  let question: DiffQuestion
  let found: MetricComparison
  /// Where it goes.
  let path: String

  /// Whether expected and actual stand beside the difference.
  private var isStrip: Bool {
    question.drawsStrip || found.expectedSize != found.actualSize
  }

  /// Each file is within the limit, but a wide and a high one may span far more, and so may a strip.
  func checkSize() throws {
    let size = size
    guard size.width * size.height <= PNGLimits().maximumPixels else {
      throw TooLargeToDraw(path: path, size: size, isStrip: isStrip)
    }
  }

  func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let clusters = found.words == .told ? found.clusters : nil
    guard isStrip else {
      return differencePicture(
        expected: expected, actual: actual, clusters: clusters, ignoring: question.ignored)
    }
    return comparisonStrip(
      expected: expected, actual: actual, clusters: clusters, ignoring: question.ignored)
  }

  private var size: PixelSize {
    guard isStrip else { return found.expectedSize }
    return comparisonStripSize(expected: found.expectedSize, actual: found.actualSize)
  }
}

/// A picture of a difference that would span too much.
private struct TooLargeToDraw: Error, CustomStringConvertible {
  let path: String
  let size: PixelSize
  let isStrip: Bool

  var description: String {
    "\(path) would be \(size), which is too large to draw. "
      + (isStrip
        ? "Compare smaller pictures of one size without --strip." : "Compare smaller pictures.")
  }
}
