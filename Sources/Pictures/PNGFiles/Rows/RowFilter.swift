/// How the bytes of a row were made small before compression (PNG specification, section 9.2).
package enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}

extension RowFilter {
  /// Bytes of a row where they lie, with what is needed to bring back the original ones.
  struct Row {
    /// The filtered bytes, which become the original ones.
    let bytes: UnsafeMutablePointer<UInt8>
    /// The original bytes of the row above; zeros above the first.
    let above: UnsafePointer<UInt8>
    let count: Int
    /// Bytes from a pixel to the next, 1 to 4; the row holds at least one pixel.
    let distance: Int
  }

  /// Brings back the original bytes of a row.
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

  /// Of three neighbours the one nearest to left plus above minus corner.
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

  /// Without a branch, since the sign is as good as random.
  @inline(__always)
  private static func magnitude(_ value: Int32) -> Int32 {
    let sign = value &>> 31
    return (value ^ sign) &- sign
  }
}

extension RowFilter.Row {
  /// Adds the row above; plain, so that the compiler adds many bytes at once.
  fileprivate func undoUp() {
    for index in 0..<count { bytes[index] = bytes[index] &+ above[index] }
  }

  /// Adds to each byte what its neighbours predict: the one to the left, above, and above left.
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

  /// Bytes looked at together.
  private static let block = 16

  /// Whether a block of bytes predicts itself: all of one pixel, above as to the left, and nothing to
  /// add. Most of a page of text is so, and byte by byte each would wait for the one before.
  ///
  /// In words, as Swift compares its SIMD types lane by lane.
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
