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
  public func compare(expected: Bitmap, actual: Bitmap) -> PixelmatchComparison {
    guard expected.size == actual.size else {
      return .sizeDiffers(expected: expected.size, actual: actual.size)
    }
    guard expected != actual else { return .compared(PixelmatchCount()) }
    let count = expected.expandedToRGBA().bytes.withUnsafeBytes { oldBytes in
      actual.expandedToRGBA().bytes.withUnsafeBytes { newBytes in
        // A bitmap holds at least one pixel, so both have an address.
        guard let old = oldBytes.baseAddress, let new = newBytes.baseAddress else {
          return PixelmatchCount()
        }
        return differences(
          PixelGrid(over: old, size: expected.size, background: background),
          PixelGrid(over: new, size: expected.size, background: background))
      }
    }
    return .compared(count)
  }

  private func differences(_ old: PixelGrid, _ new: PixelGrid) -> PixelmatchCount {
    var count = PixelmatchCount()
    for y in 0..<old.height where !old.hasSameRow(y, as: new) {
      for x in 0..<old.width {
        let place = PixelPoint(x: x, y: y)
        guard old.distance(to: new, at: place) > limit else { continue }
        if ignoresSoftEdges, isSoftEdge(place, of: old, beside: new) {
          count.softEdgePixels += 1
        } else {
          count.note(place)
        }
      }
    }
    return count
  }

  /// Distances are squared, and none is over 35215.
  private var limit: Double { 35215 * threshold * threshold }

  private func isSoftEdge(_ place: PixelPoint, of old: PixelGrid, beside new: PixelGrid) -> Bool {
    SoftEdge(at: place, in: old).isThere(beside: new)
      || SoftEdge(at: place, in: new).isThere(beside: old)
  }
}
