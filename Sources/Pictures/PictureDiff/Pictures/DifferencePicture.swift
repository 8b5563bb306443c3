public import Imaging
package import PNGFiles

/// Draws the difference between two pictures.
///
/// The background is white, and content that both pictures share is pale grey. Content of the
/// expected picture alone is orange, of the actual picture alone blue. Content that differs in
/// colour only is purple. These colours are distinct for people with any colour vision (M. Okabe
/// and K. Ito, “Colour Universal Design”, 2002). Content is every pixel that stands out from the
/// background, which is the most common colour along the edges of the expected picture, down to its
/// row 4096.
///
/// A dark outline of one pixel surrounds each difference at a small distance. It covers only pixels
/// that are equal. Neighbouring differences share an outline, so there are at most a hundred.
///
/// - Parameters:
///   - expected: The expected picture.
///   - actual: The actual picture.
///   - clusters: The boxes to outline, such as ``MetricComparison/clusters``; by default around
///     each pixel that differs.
///   - ignored: Rectangles where no difference is shown.
///   - alignment: Which rows correspond, such as ``MetricComparison/alignment``. Rows of one
///     picture alone are drawn by themselves, between the others.
/// - Returns: An opaque picture with the larger width and the larger height, or the height of all
///   rows of an alignment. The pictures are aligned at the top left. An area that only one picture
///   covers has the pale colour of its side. An area that neither covers is grey.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil,
  ignoring ignored: [PixelRect] = [], alignment: PictureAlignment? = nil
) -> Bitmap {
  DifferencePicture(
    expected: expected, actual: actual, clusters: clusters, ignoring: ignored,
    alignment: alignment
  ).bitmap
}

/// The result of ``differencePicture(expected:actual:clusters:ignoring:alignment:)``, with its
/// colours in a palette, as in a file.
package struct DifferencePicture {
  private let picture: IndexedPicture

  package init(
    expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil,
    ignoring ignored: [PixelRect] = [], alignment: PictureAlignment? = nil
  ) {
    let ignored = IgnoredArea(ignored)
    let boxes =
      clusters
      ?? MaskedPair(expected: expected, actual: actual, ignoring: ignored).clusters
    let pages = DifferencePages(
      expected: expected.size, actual: actual.size, alignment: alignment, clusters: boxes,
      ignoring: ignored)
    var numbers: [UInt8] = []
    numbers.reserveCapacity(pages.size.width * pages.size.height)
    pages.paint(expected, actual, by: InkScale(of: expected)) { numbers.append(contentsOf: $0) }
    picture =
      IndexedPicture(
        size: pages.size, numbers: numbers, colors: DifferenceColors.palette.map(\.bytes)
      ).withoutUnusedColors
  }

  /// The picture as a bitmap.
  package var bitmap: Bitmap { picture.bitmap }

  /// Returns the picture as a file: the result of ``PNG/encode(_:for:)`` for ``bitmap``, but
  /// faster.
  ///
  /// - Throws: ``PNGError``, as that function does.
  package func encoded(for packing: PNG.Packing) throws(PNGError) -> [UInt8] {
    try PNG.encode(PNGSamples(of: picture), size: picture.size, for: packing)
  }
}

/// Draws the difference between two files, as
/// ``differencePicture(expected:actual:clusters:ignoring:alignment:)`` does. Its use of memory
/// grows only with their width and the packed result.
///
/// - Parameter found: The comparison of the files.
/// - Returns: A PNG file.
/// - Throws: ``PictureFileError`` as comparing does, or ``PNGError``.
package func differenceFile(
  expected: any ByteSource, actual: any ByteSource, of found: MetricComparison,
  ignoring ignored: [PixelRect] = [], limits: PNGLimits = .streamed,
  memory: ComparisonMemory = ComparisonMemory()
) throws -> [UInt8] {
  let files = FilePair(
    expected: PictureFile(source: expected, limits: limits, memory: memory),
    actual: PictureFile(source: actual, limits: limits, memory: memory))
  let clusters = found.words == .tooMuchToTell ? [] : found.clusters
  let pages = DifferencePages(
    expected: found.expectedSize, actual: found.actualSize, alignment: found.alignment,
    clusters: clusters, ignoring: IgnoredArea(ignored))
  let scale = try files.reading { old, _ throws(RowPair.Stop) in
    do throws(StreamStop) { return try InkScale(of: old) } catch { throw .expected(error) }
  }
  return try files.reading { old, new throws(RowPair.Stop) in
    // Of a file that has to be read otherwise, the picture begins anew.
    var drawing = Result { try PNGStream(size: pages.size, palette: DifferenceColors.palette) }
    try pages.paint(old, new, by: scale) { row in
      drawing = drawing.flatMap { file in Result { try file.append(row: row) }.map { file } }
    }
    return drawing
  }.get().finish()
}

extension MaskedPair {
  /// The boxes around each pixel that differs.
  fileprivate var clusters: [PixelRect] {
    var map = ClusterMap(size: expected.size)
    map.markDifferences(between: expected, and: actual)
    return map.boxes
  }
}
