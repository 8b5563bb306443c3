import Imaging

/// Scales pictures with whole numbers, so that every machine makes the same pixels.
///
/// If a picture shrinks, each pixel is the mean of exactly the area it covers. If it grows, each
/// pixel is interpolated between its neighbours. Channels must be premultiplied, because only then
/// is their mean right.
struct PictureScaling {
  private let columns: Axis
  private let rows: Axis

  /// Creates a scaling from one size to another, in px, each at least 1.
  ///
  /// - Parameter part: The part of the new picture that is needed; `nil` for all.
  init(
    from source: (width: Int, height: Int), to target: (width: Int, height: Int),
    part: PixelRect? = nil
  ) {
    let part = part ?? PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    columns = Axis(from: source.width, to: target.width, part: part.x..<part.maxX)
    rows = Axis(from: source.height, to: target.height, part: part.y..<part.maxY)
  }

  /// Returns the scaled picture, or the part of it that is needed; `pixels` are the original
  /// pixels, with four channels each.
  func scaled(_ pixels: [UInt32]) -> [UInt32] {
    let sourceWidth = columns.sourceLength
    let whole = UInt64(columns.whole * rows.whole)
    var result: [UInt32] = []
    result.reserveCapacity(columns.taps.count * rows.taps.count)
    for row in rows.taps {
      for column in columns.taps {
        var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for (y, height) in row {
          for (x, width) in column {
            let pixel = pixels[y * sourceWidth + x]
            let weight = UInt64(width * height)
            sums.0 += UInt64(pixel >> 24) * weight
            sums.1 += UInt64(pixel >> 16 & 0xFF) * weight
            sums.2 += UInt64(pixel >> 8 & 0xFF) * weight
            sums.3 += UInt64(pixel & 0xFF) * weight
          }
        }
        let mean = { (sum: UInt64) in UInt32((sum + whole / 2) / whole) }
        result.append(
          mean(sums.0) << 24 | mean(sums.1) << 16 | mean(sums.2) << 8 | mean(sums.3))
      }
    }
    return result
  }

  /// The source pixels of each pixel along one axis.
  private struct Axis {
    let sourceLength: Int
    /// The sum of the weights of each pixel.
    let whole: Int
    /// The source pixels of each new pixel, with their weights.
    let taps: [[(index: Int, weight: Int)]]

    init(from source: Int, to target: Int, part: Range<Int>) {
      sourceLength = source
      if target <= source {
        whole = source
        taps = part.map { Self.area(of: $0, from: source, to: target) }
      } else {
        whole = 2 * target
        taps = part.map { Self.neighbours(of: $0, from: source, to: target) }
      }
    }

    /// Returns weights by area. In their unit, a source pixel has the length `target` and a new one
    /// `source`.
    private static func area(
      of pixel: Int, from source: Int, to target: Int
    ) -> [(index: Int, weight: Int)] {
      let (start, end) = (pixel * source, (pixel + 1) * source)
      return (start / target...(end - 1) / target).map { index in
        (index, min(end, (index + 1) * target) - max(start, index * target))
      }
    }

    /// Returns weights by distance. In their unit, a source pixel has the length `2 * target`.
    private static func neighbours(
      of pixel: Int, from source: Int, to target: Int
    ) -> [(index: Int, weight: Int)] {
      let place = max(0, (2 * pixel + 1) * source - target)
      let index = place / (2 * target)
      let share = place % (2 * target)
      guard index + 1 < source else { return [(source - 1, 2 * target)] }
      return [(index, 2 * target - share), (index + 1, share)]
    }
  }
}
