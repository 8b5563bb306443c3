import Glibc
import Imaging

/// What differs between two rows of pixels.
struct RowDifference {
  /// How many pixels differ.
  private(set) var differing = 0
  /// The greatest difference of a channel.
  private(set) var greatest: UInt8 = 0
  /// The first column that differs; 0 where none does.
  private(set) var first = 0
  /// The last column that differs; 0 where none does.
  private(set) var last = 0

  /// Pixels looked at together: few enough to count them in eight bits.
  private static let block = 64

  /// Both rows hold `width` pixels of `format`.
  init(
    between old: UnsafeRawPointer, and new: UnsafeRawPointer, width: Int, format: Bitmap.Format
  ) {
    let bytesPerPixel = format.bytesPerPixel
    var blocks: (first: Range<Int>, last: Range<Int>)?
    for start in stride(from: 0, to: width, by: RowDifference.block) {
      let columns = start..<min(start + RowDifference.block, width)
      let bytes = columns.lowerBound * bytesPerPixel..<columns.upperBound * bytesPerPixel
      let count = bytes.count
      if memcmp(old + bytes.lowerBound, new + bytes.lowerBound, count) == 0 { continue }
      blocks = (blocks?.first ?? columns, columns)
      greatest = max(
        greatest, greatestDistance(old + bytes.lowerBound, new + bytes.lowerBound, bytes: count))
      switch format {
      case .gray8:
        differing += countUnequal(
          old + bytes.lowerBound, new + bytes.lowerBound, count: columns.count, as: UInt8.self)
      case .rgba8:
        differing += countUnequal(
          old + bytes.lowerBound, new + bytes.lowerBound, count: columns.count, as: UInt32.self)
      }
    }
    guard let blocks else { return }
    let differs = { (column: Int) in
      memcmp(old + column * bytesPerPixel, new + column * bytesPerPixel, bytesPerPixel) != 0
    }
    // Each block holds a difference, so that both searches end with one.
    first = blocks.first.first(where: differs) ?? blocks.first.lowerBound
    last = blocks.last.last(where: differs) ?? blocks.last.lowerBound
  }
}

// The loops below are plain on purpose: sums that may wrap, no early way out and nothing but bytes
// let the compiler work on sixteen at once, faster than with Swift's SIMD types. A block holds at
// most 64 pixels, so that nothing wraps.

/// The greatest difference between two bytes at one place.
private func greatestDistance(
  _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, bytes: Int
) -> UInt8 {
  let one = old.assumingMemoryBound(to: UInt8.self)
  let other = new.assumingMemoryBound(to: UInt8.self)
  var greatest: UInt8 = 0
  for index in 0..<bytes {
    let distance = max(one[index], other[index]) &- min(one[index], other[index])
    greatest = max(greatest, distance)
  }
  return greatest
}

/// How many pixels, of one word each, differ.
@inline(__always)
private func countUnequal<Word: FixedWidthInteger & UnsignedInteger>(
  _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int, as word: Word.Type
) -> Int {
  var unequal: Word = 0
  let one = old.assumingMemoryBound(to: Word.self)
  let other = new.assumingMemoryBound(to: Word.self)
  for index in 0..<count {
    let bits = one[index] ^ other[index]
    // The highest bit is set in a number or its negative unless it is 0.
    unequal &+= (bits | (0 &- bits)) &>> Word(truncatingIfNeeded: Word.bitWidth - 1)
  }
  return Int(unequal)
}
