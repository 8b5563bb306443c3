import Glibc
public import Imaging

/// The rule of pixelmatch 7.2: a pixel differs where its colour is further off than an eye would
/// overlook, unless it seems to belong to the soft edge of a shape.
///
/// It is here for those who come from tools that use it. It misses thin marks and changes of low
/// contrast, and a glyph moved by a fraction of a pixel may still differ; where the same renderer drew
/// both pictures, ``compare(expected:actual:)`` is the one to use.
///
/// Written after what is published of the rule: the difference of colours by Y. Kotsarenko and F. Ramos,
/// “Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications” (2010); the soft edges by V. Vyšniauskas, “Anti-aliased Pixel and Intensity Slope
/// Detector” (2009); background and limits as version 7 of pixelmatch has them.
public struct PixelmatchRule: Hashable, Sendable {
  /// What shows through a pixel that is not opaque.
  public enum Background: Hashable, Sendable {
    /// A colour that changes from pixel to pixel, so that no ink is invisible everywhere; what version
    /// 7 does unless told otherwise.
    case checkerboard
    /// White, as in versions before 7.
    case white
  }

  /// How far off a colour may be, from 0, not at all, to 1, as far as white is from black.
  public let threshold: Double
  /// Whether pixels that seem to belong to a soft edge are passed over.
  public let ignoresSoftEdges: Bool
  /// What shows through a pixel that is not opaque.
  public let background: Background

  /// The rule with the settings pixelmatch has unless told otherwise.
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
  /// - Parameter ignored: Rectangles whose pixels do not count; they may reach outside the pictures.
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
    /// The row of the whole pictures that the bitmaps start with.
    let firstRow: Int
    /// The rows to compare, counted in the whole pictures.
    let rows: Range<Int>

    /// Rows above and below that the rule looks at: neighbours of neighbours.
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

  /// Distances are squared, and none is over this.
  private static let greatestDistance = 35215.0

  private var limit: Double { Self.greatestDistance * threshold * threshold }

  /// Whether pictures that pass would not by four fifths of the threshold.
  func isNear(_ count: PixelmatchCount) -> Bool {
    count.differingPixels == 0 && count.greatestPassing > threshold * 0.8
  }

  private func isSoftEdge(_ place: PixelPoint, of old: PixelGrid, beside new: PixelGrid) -> Bool {
    SoftEdge(at: place, in: old).isThere(beside: new)
      || SoftEdge(at: place, in: new).isThere(beside: old)
  }
}

/// What the rule of pixelmatch found.
public enum PixelmatchComparison: Hashable, Sendable {
  /// Pictures of other sizes are not compared.
  case sizeDiffers(expected: PixelSize, actual: PixelSize)
  /// Pictures of one size.
  case compared(PixelmatchCount)
}

/// How many pixels of two pictures differ by the rule of pixelmatch.
public struct PixelmatchCount: Hashable, Sendable {
  /// Pixels that differ.
  public private(set) var differingPixels = 0
  /// Pixels whose colours are too far off, but that seem to belong to a soft edge.
  public internal(set) var softEdgePixels = 0
  /// How far off the farthest colour is that the threshold let pass, in the threshold's measure: 0 to 1.
  public internal(set) var greatestPassing = 0.0
  /// The smallest rectangle with all that differ; `nil` where none does.
  public private(set) var boundingBox: PixelRect?

  /// No pixel.
  public init() {}

  /// Adds a pixel that differs.
  mutating func note(_ place: PixelPoint) {
    differingPixels += 1
    let pixel = PixelRect(x: place.x, y: place.y, width: 1, height: 1)
    boundingBox = boundingBox?.union(pixel) ?? pixel
  }
}
