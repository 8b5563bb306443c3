import Imaging

/// Scales pictures in whole numbers, so that every machine makes the same pixels of them.
///
/// Downwards each pixel is the mean of exactly the area it covers; upwards it is mixed from its
/// neighbours in proportion to their distance. Colours are multiplied by alpha, as they must be for
/// a mean of them to be right.
struct PictureScaling {
  private let columns: Axis
  private let rows: Axis

  /// From one size to another, in px, each at least 1.
  ///
  /// - Parameter part: What is wanted of the new picture; `nil` for all.
  init(
    from source: (width: Int, height: Int), to target: (width: Int, height: Int),
    part: PixelRect? = nil
  ) {
    let part = part ?? PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    columns = Axis(from: source.width, to: target.width, part: part.x..<part.maxX)
    rows = Axis(from: source.height, to: target.height, part: part.y..<part.maxY)
  }

  /// The picture in its new size, or the part of it that is wanted; `pixels` are those of the old
  /// one, four channels in each.
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

  /// What each pixel along one axis is mixed from.
  private struct Axis {
    let sourceLength: Int
    /// What the weights of each pixel add up to.
    let whole: Int
    /// For each new pixel the old ones, and how much of each.
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

    /// In parts of which an old pixel has `target` and a new one `source`.
    private static func area(
      of pixel: Int, from source: Int, to target: Int
    ) -> [(index: Int, weight: Int)] {
      let (start, end) = (pixel * source, (pixel + 1) * source)
      return (start / target...(end - 1) / target).map { index in
        (index, min(end, (index + 1) * target) - max(start, index * target))
      }
    }

    /// In parts of which an old pixel has `2 * target`, between the centres of the old pixels.
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
