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

  /// Adds what differs in the next columns, at most 64, whose pixels of a format lie at two places.
  mutating func note(
    _ columns: Range<Int>, of format: Bitmap.Format, between old: UnsafeRawPointer,
    and new: UnsafeRawPointer
  ) {
    let bytesPerPixel = format.bytesPerPixel
    guard memcmp(old, new, columns.count * bytesPerPixel) != 0 else { return }
    let differs = { (column: Int) in
      let offset = (column - columns.lowerBound) * bytesPerPixel
      return memcmp(old + offset, new + offset, bytesPerPixel) != 0
    }
    // The block holds a difference, so that both searches end with one.
    if differing == 0 { first = columns.first(where: differs) ?? columns.lowerBound }
    last = columns.last(where: differs) ?? columns.lowerBound
    greatest = max(greatest, greatestDistance(old, new, bytes: columns.count * bytesPerPixel))
    switch format {
    case .gray8: differing += countUnequal(old, new, count: columns.count, as: UInt8.self)
    case .rgba8: differing += countUnequal(old, new, count: columns.count, as: UInt32.self)
    }
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
private func countUnequal<Word: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
  _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int, as word: Word.Type
) -> Int {
  var unequal: Word = 0
  let size = MemoryLayout<Word>.size
  for index in 0..<count {
    let bits =
      old.loadUnaligned(fromByteOffset: index &* size, as: Word.self)
      ^ new.loadUnaligned(fromByteOffset: index &* size, as: Word.self)
    // The highest bit is set in a number or its negative unless it is 0.
    unequal &+= (bits | (0 &- bits)) &>> Word(truncatingIfNeeded: Word.bitWidth - 1)
  }
  return Int(unequal)
}
