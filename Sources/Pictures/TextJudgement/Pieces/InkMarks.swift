import Imaging

/// Ink that one picture has where the other has none nearby.
struct InkMark: Hashable {
  /// The box of the mark, in places of the patch.
  let box: PixelRect
  /// Whether the actual picture has the mark, not the expected one.
  let isNew: Bool
  /// The ink outside the range that the other picture has nearby, as a share of the contrast.
  let strength: Double
}

/// Finds ink outside the range that the other picture has within a pixel.
///
/// Anti-aliasing differences, and glyphs moved by up to a pixel, stay within that range.
enum InkMarks {
  /// The least difference of a pixel that belongs to a mark, as a share of the contrast.
  private static let body: Float = 0.12

  /// Returns the marks of a patch whose strength is at least `least`, from the top.
  static func marks(in patch: LinePatch, least: Float) -> [InkMark] {
    find(in: patch.expected, not: patch.actual, patch, least: least, isNew: false)
      + find(in: patch.actual, not: patch.expected, patch, least: least, isNew: true)
  }

  private static func find(
    in plane: [Float], not other: [Float], _ patch: LinePatch, least: Float, isNew: Bool
  ) -> [InkMark] {
    let strengths = strengths(in: plane, not: other, patch, least: least)
    guard !strengths.isEmpty else { return [] }
    var mask = zip(plane, other).prefix(patch.width * patch.height).map { one, other in
      one - other > body ? UInt8(1) : 0
    }
    // In hundredths, above 1 only where it counts.
    for (index, strength) in strengths { mask[index] = UInt8(min(255, max(2, strength * 100))) }
    return ConnectedRuns(mask: mask, columns: patch.width).components
      .filter { $0.greatest > 1 }
      .map { InkMark(box: $0.box, isNew: isNew, strength: Double($0.greatest) / 100) }
  }

  /// Returns the ink of pixels outside the range that the other picture has within a pixel, where
  /// it is enough.
  private static func strengths(
    in plane: [Float], not other: [Float], _ patch: LinePatch, least: Float
  ) -> [(index: Int, strength: Float)] {
    let width = patch.width
    var found: [(index: Int, strength: Float)] = []
    plane.withUnsafeBufferPointer { plane in
      other.withUnsafeBufferPointer { other in
        for row in 1..<patch.height - 1 {
          for index in row &* width &+ 1..<(row &+ 1) &* width &- 1
          where plane[index] - other[index] >= least {
            let outside = max(
              plane[index] - highest(other, index, width),
              lowest(plane, index, width) - other[index])
            if outside >= least { found.append((index, outside)) }
          }
        }
      }
    }
    return found
  }

  /// Returns the greatest ink within a pixel.
  @inline(__always)
  private static func highest(
    _ plane: UnsafeBufferPointer<Float>, _ index: Int, _ width: Int
  ) -> Float {
    var greatest: Float = 0
    for row in [index &- width, index, index &+ width] {
      greatest = max(greatest, max(plane[row &- 1], max(plane[row], plane[row &+ 1])))
    }
    return greatest
  }

  /// Returns the least ink within a pixel.
  @inline(__always)
  private static func lowest(
    _ plane: UnsafeBufferPointer<Float>, _ index: Int, _ width: Int
  ) -> Float {
    var least = Float.infinity
    for row in [index &- width, index, index &+ width] {
      least = min(least, min(plane[row &- 1], min(plane[row], plane[row &+ 1])))
    }
    return least
  }
}
