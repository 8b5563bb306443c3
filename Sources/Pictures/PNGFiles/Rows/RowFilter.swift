/// A filter that prepares a row's bytes for compression (PNG specification, section 9.2).
package enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}

extension RowFilter {
  /// The bytes of a row in memory, with what is needed to restore the original ones.
  struct Row {
    /// The filtered bytes, which are replaced by the original ones.
    let bytes: UnsafeMutablePointer<UInt8>
    /// The original bytes of the row above; zeros above the first.
    let above: UnsafePointer<UInt8>
    let count: Int
    /// The number of bytes from a pixel to the next, 1 to 4; the row has at least one pixel.
    let distance: Int
  }

  /// Restores the original bytes of a row.
  func undo(_ row: Row) {
    switch self {
    case .none: break
    case .sub: row.undo(edge: { _ in 0 }, predict: { left, _, _ in left })
    case .up: row.undoUp()
    case .average:
      row.undo(
        edge: { $0 &>> 1 },
        predict: { left, above, _ in
          UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above)) &>> 1)
        })
    case .paeth: row.undo(edge: { $0 }, predict: RowFilter.paeth)
    }
  }

  /// Returns the one of three neighbours that is nearest to left plus above minus corner.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int32(left), Int32(above), Int32(corner))
    let (toLeft, toAbove) = (b &- c, a &- c)
    let distances = (
      left: magnitude(toLeft), above: magnitude(toAbove), corner: magnitude(toLeft &+ toAbove)
    )
    let isLeft = distances.left <= distances.above && distances.left <= distances.corner
    return isLeft ? left : distances.above <= distances.corner ? above : corner
  }

  /// Returns the absolute value without a branch, since the sign is nearly random.
  @inline(__always)
  private static func magnitude(_ value: Int32) -> Int32 {
    let sign = value &>> 31
    return (value ^ sign) &- sign
  }
}

extension RowFilter.Row {
  /// Adds the row above, in a simple loop, so that the compiler adds many bytes at once.
  fileprivate func undoUp() {
    for index in 0..<count { bytes[index] = bytes[index] &+ above[index] }
  }

  /// Adds the prediction from the neighbours to each byte: the one to the left, above, and above
  /// left.
  ///
  /// - Parameter edge: The prediction for the first pixel, from the byte above.
  @inline(__always)
  fileprivate func undo(
    edge: (UInt8) -> UInt8, predict: (_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8
  ) {
    for index in 0..<distance { bytes[index] = bytes[index] &+ edge(above[index]) }
    // The bytes of one pixel, as the low ones of a word.
    let pixel: UInt32 = .max &>> UInt32(truncatingIfNeeded: (4 &- distance) &* 8)
    var index = distance
    while index < count {
      if index &+ RowFilter.Row.block <= count, repeats(at: index, pixel: pixel) {
        UnsafeMutableRawPointer(bytes + index)
          .copyMemory(from: above + index, byteCount: RowFilter.Row.block)
        index &+= RowFilter.Row.block
        continue
      }
      let end = min(index &+ RowFilter.Row.block, count)
      while index < end {
        bytes[index] =
          bytes[index]
          &+ predict(bytes[index &- distance], above[index], above[index &- distance])
        index &+= 1
      }
    }
  }

  /// The number of bytes tested together.
  private static let block = 16

  /// Returns whether a block of bytes needs no change: all pixels equal those above and to the
  /// left, and nothing is added. Most of a page of text is so, and byte by byte each would wait for
  /// the one before.
  ///
  /// It compares whole words, as Swift compares its SIMD types lane by lane.
  @inline(__always)
  private func repeats(at index: Int, pixel: UInt32) -> Bool {
    let added = UnsafeRawPointer(bytes + index)
    let upper = UnsafeRawPointer(above + index)
    let corner = upper - distance
    let left = (added - distance).loadUnaligned(as: UInt32.self)
    let rest =
      (word(added, 0) | word(added, 1))
      | (word(upper, 0) ^ word(corner, 0)) | (word(upper, 1) ^ word(corner, 1))
      | UInt64((left ^ corner.loadUnaligned(as: UInt32.self)) & pixel)
    return rest == 0
  }

  @inline(__always)
  private func word(_ bytes: UnsafeRawPointer, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
  }
}
