import Glibc
public import Imaging

/// The rule of pixelmatch 7.2: a pixel differs if its colour distance exceeds a threshold, unless it
/// seems to be anti-aliased.
///
/// Use it to replace a tool that uses pixelmatch. The rule misses thin marks and changes of low
/// contrast, and reports glyphs that move by a fraction of a pixel. If the same renderer draws both
/// pictures, use ``compare(expected:actual:ignoring:)``.
///
/// Sources: the colour distance is that of Y. Kotsarenko and F. Ramos, “Measuring perceived colour
/// difference using YIQ NTSC transmission colour space in mobile applications” (2010). Anti-aliasing
/// is detected after V. Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector” (2009).
/// Background and limits are those of pixelmatch 7.
public struct PixelmatchRule: Hashable, Sendable {
  /// The background behind pixels that are not opaque.
  public enum Background: Hashable, Sendable {
    /// Two colours that alternate from pixel to pixel, so that content of any colour is visible. It
    /// is the default of pixelmatch 7.
    case checkerboard
    /// White, as in versions before 7.
    case white
  }

  /// The largest colour distance that passes, from 0 (none) to 1 (black to white).
  public let threshold: Double
  /// Whether pixels that seem to be anti-aliased pass.
  public let ignoresSoftEdges: Bool
  /// The background behind pixels that are not opaque.
  public let background: Background

  /// Creates a rule. The default settings are those of pixelmatch.
  ///
  /// - Precondition: `threshold` is from 0 to 1.
  public init(
    threshold: Double = 0.1, ignoresSoftEdges: Bool = true, background: Background = .checkerboard
  ) {
    precondition((0...1).contains(threshold), "A threshold is from 0 to 1.")
    self.threshold = threshold
    self.ignoresSoftEdges = ignoresSoftEdges
    self.background = background
  }

  /// Compares two pictures by this rule.
  ///
  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: The actual picture.
  ///   - ignored: Rectangles whose pixels do not count. They may extend beyond the pictures.
  public func compare(
    expected: Bitmap, actual: Bitmap, ignoring ignored: [PixelRect] = []
  ) -> PixelmatchComparison {
    guard expected.size == actual.size else {
      return .sizeDiffers(expected: expected.size, actual: actual.size)
    }
    guard expected != actual else { return .compared(PixelmatchCount()) }
    let pair = MaskedPair(expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
    var count = PixelmatchCount()
    add(
      Window(expected: pair.expected, actual: pair.actual, firstRow: 0, rows: 0..<expected.height),
      to: &count
    ) { _ in }
    return .compared(count)
  }

  /// Rows of two pictures of one format and width, with those around them that the rule looks at.
  struct Window {
    let expected: Bitmap
    let actual: Bitmap
    /// The first row of the bitmaps, in the whole pictures.
    let firstRow: Int
    /// The rows to compare, counted in the whole pictures.
    let rows: Range<Int>

    /// The number of rows above and below that the rule needs: neighbours of neighbours.
    static let margin = 2
  }

  /// Compares some rows, and calls the body with each pixel that differs.
  func add(
    _ window: Window, to count: inout PixelmatchCount, _ body: (PixelPoint) -> Void
  ) {
    let size = window.expected.size
    window.expected.expandedToRGBA().bytes.withUnsafeBytes { oldBytes in
      window.actual.expandedToRGBA().bytes.withUnsafeBytes { newBytes in
        // A bitmap holds at least one pixel, so both have an address.
        guard let old = oldBytes.baseAddress, let new = newBytes.baseAddress else { return }
        let grid = { (bytes: UnsafeRawPointer) in
          PixelGrid(
            over: bytes, size: size, background: background, firstRow: window.firstRow)
        }
        addDifferences(grid(old), grid(new), of: window, to: &count, body)
      }
    }
  }

  private func addDifferences(
    _ old: PixelGrid, _ new: PixelGrid, of window: Window, to count: inout PixelmatchCount,
    _ body: (PixelPoint) -> Void
  ) {
    var passing = 0.0
    for row in window.rows {
      let y = row - window.firstRow
      if old.hasSameRow(y, as: new) { continue }
      for x in 0..<old.width {
        let place = PixelPoint(x: x, y: y)
        let distance = old.distance(to: new, at: place)
        guard distance > limit else {
          passing = max(passing, distance)
          continue
        }
        if ignoresSoftEdges, isSoftEdge(place, of: old, beside: new) {
          count.softEdgePixels += 1
        } else {
          let found = PixelPoint(x: x, y: row)
          count.note(found)
          body(found)
        }
      }
    }
    count.greatestPassing = max(
      count.greatestPassing, (passing / Self.greatestDistance).squareRoot())
  }

  /// The greatest squared distance.
  private static let greatestDistance = 35215.0

  private var limit: Double { Self.greatestDistance * threshold * threshold }

  /// Returns whether pictures that pass would fail at four fifths of the threshold.
  func isNear(_ count: PixelmatchCount) -> Bool {
    count.differingPixels == 0 && count.greatestPassing > threshold * 0.8
  }

  private func isSoftEdge(_ place: PixelPoint, of old: PixelGrid, beside new: PixelGrid) -> Bool {
    SoftEdge(at: place, in: old).isThere(beside: new)
      || SoftEdge(at: place, in: new).isThere(beside: old)
  }
}

/// The result of a comparison by pixelmatch.
public enum PixelmatchComparison: Hashable, Sendable {
  /// The pictures have different sizes and were not compared.
  case sizeDiffers(expected: PixelSize, actual: PixelSize)
  /// The pictures were compared.
  case compared(PixelmatchCount)
}

/// The numbers of pixels that differ by pixelmatch.
public struct PixelmatchCount: Hashable, Sendable {
  /// The number of pixels that differ.
  public private(set) var differingPixels = 0
  /// The number of pixels that exceed the threshold and pass as anti-aliased.
  public internal(set) var softEdgePixels = 0
  /// The largest colour distance that passed the threshold, from 0 to 1.
  public internal(set) var greatestPassing = 0.0
  /// The smallest rectangle that contains all differences; `nil` if there are none.
  public private(set) var boundingBox: PixelRect?

  /// Creates a count of zero.
  public init() {}

  /// Adds a pixel that differs.
  mutating func note(_ place: PixelPoint) {
    differingPixels += 1
    let pixel = PixelRect(x: place.x, y: place.y, width: 1, height: 1)
    boundingBox = boundingBox?.union(pixel) ?? pixel
  }
}
