public import Imaging
package import PNGFiles

/// Draws what differs between two pictures, for the eye.
///
/// The ground is white and everything both have is pale grey. What only the expected picture has is
/// orange, what only the actual one has is blue, and where both have about as much ink but of another
/// colour it is purple: colours that people with any colour vision tell apart (M. Okabe and K. Ito,
/// “Color Universal Design”, 2002). Ink is whatever stands off the background, dark or light, and the
/// background is the commonest colour along the edges of the expected picture.
///
/// A dark line of one pixel runs around each place where something differs, a little apart from it. It
/// is drawn only where both pictures are the same, so that it hides nothing, and there are at most a
/// hundred: places close to each other share one.
///
/// - Parameters:
///   - expected: The picture as it should be.
///   - actual: The picture as it is.
///   - clusters: What the lines run around, such as ``MetricComparison/clusters``; each pixel that
///     differs unless told otherwise.
///   - ignored: Rectangles in which nothing is shown as different.
/// - Returns: An opaque picture as wide and as high as the larger of both, top left on top left. A
///   strip that only one picture reaches has the pale colour of its side, a corner that neither
///   reaches is grey.
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
