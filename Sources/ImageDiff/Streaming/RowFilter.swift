/// How the bytes of a row were made small before compression (PNG specification, section 9.2).
enum RowFilter: UInt8 {
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
    /// Bytes from a pixel to the next, at least 1; the row holds at least one pixel.
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
    var index = distance
    while index < count {
      if repeats(at: index) {
        copyAbove(at: index)
        index &+= Block.scalarCount
        continue
      }
      let end = min(index &+ Block.scalarCount, count)
      while index < end {
        bytes[index] =
          bytes[index]
          &+ predict(bytes[index &- distance], above[index], above[index &- distance])
        index &+= 1
      }
    }
  }

  private typealias Block = SIMD16<UInt8>

  /// Whether the bytes from an index on predict themselves: all of one pixel, above as to the left,
  /// and nothing to add. Most of a page of text is so, and one byte would wait for the other.
  @inline(__always)
  private func repeats(at index: Int) -> Bool {
    guard index &+ Block.scalarCount <= count else { return false }
    let added = block(UnsafePointer(bytes), index)
    let upper = block(above, index)
    let corner = block(above, index &- distance)
    guard added == Block(repeating: 0), upper == corner else { return false }
    for offset in 1...distance where bytes[index &- offset] != above[index &- offset] {
      return false
    }
    return true
  }

  @inline(__always)
  private func copyAbove(at index: Int) {
    UnsafeMutableRawPointer(bytes + index)
      .storeBytes(of: block(above, index), as: Block.self)
  }

  @inline(__always)
  private func block(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> Block {
    UnsafeRawPointer(bytes + index).loadUnaligned(as: Block.self)
  }
}
