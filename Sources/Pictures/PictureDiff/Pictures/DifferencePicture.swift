public import Imaging
package import PNGFiles

/// Draws the difference between two pictures.
///
/// The background is white, and content that both pictures share is pale grey. Content of the
/// expected picture alone is orange, of the actual picture alone blue. Content that differs in
/// colour only is purple. These colours are distinct for people with any colour vision (M. Okabe and
/// K. Ito, “Colour Universal Design”, 2002). Content is every pixel that stands out from the
/// background, which is the most common colour along the edges of the expected picture.
///
/// A dark outline of one pixel surrounds each difference at a small distance. It covers only pixels
/// that are equal. Neighboring differences share an outline, so there are at most a hundred.
///
/// - Parameters:
///   - expected: The expected picture.
///   - actual: The actual picture.
///   - clusters: The boxes to outline, such as ``MetricComparison/clusters``; by default around
///     each pixel that differs.
///   - ignored: Rectangles where no difference is shown.
/// - Returns: An opaque picture with the larger width and the larger height, aligned at the top
///   left. An area that only one picture covers has the pale colour of its side. An area that
///   neither covers is grey.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil, ignoring ignored: [PixelRect] = []
) -> Bitmap {
  DifferencePicture(expected: expected, actual: actual, clusters: clusters, ignoring: ignored)
    .bitmap
}

/// What ``differencePicture(expected:actual:clusters:ignoring:)`` draws, with the colours of grey pictures
/// in a palette, as a file has them.
package struct DifferencePicture {
  private enum Pixels {
    case indexed(IndexedPicture)
    case colors(Bitmap)
  }

  private let pixels: Pixels

  package init(
    expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil,
    ignoring ignored: [PixelRect] = []
  ) {
    let pair = MaskedPair(expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
    let old = InkPicture(pair.expected, background: InkPicture.background(of: pair.expected))
    let new = InkPicture(pair.actual, background: old.background)
    let size = PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let outlines = BoxOutlines(around: clusters ?? pair.clusters, within: size)
    if let gray = GrayDifference(old: old, new: new)?.picture(with: outlines) {
      pixels = .indexed(gray)
    } else {
      pixels = .colors(DifferencePainting(old: old, new: new, size: size).picture(with: outlines))
    }
  }

  /// The picture.
  package var bitmap: Bitmap {
    switch pixels {
    case .indexed(let picture): picture.bitmap
    case .colors(let picture): picture
    }
  }

  /// The picture as a file: what ``PNG/encode(_:for:)`` makes of ``bitmap``, sooner.
  ///
  /// - Throws: ``PNGError``, as that does.
  package func encoded(for packing: PNG.Packing) throws(PNGError) -> [UInt8] {
    switch pixels {
    case .indexed(let picture):
      try PNG.encode(PNGSamples(of: picture), size: picture.size, for: packing)
    case .colors(let picture): try PNG.encode(picture, for: packing)
    }
  }
}

extension MaskedPair {
  /// Boxes around each pixel that differs.
  fileprivate var clusters: [PixelRect] {
    var map = ClusterMap(size: expected.size)
    map.markDifferences(between: expected, and: actual)
    return map.boxes
  }
}
