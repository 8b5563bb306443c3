import Glibc
import Imaging

/// The differences between two rows of pixels.
struct RowDifference {
  /// The number of pixels that differ.
  private(set) var differing = 0
  /// The greatest difference of a channel.
  private(set) var greatest: UInt8 = 0
  /// The first column that differs; 0 where none does.
  private(set) var first = 0
  /// The last column that differs; 0 where none does.
  private(set) var last = 0

  /// Adds the differences in the next columns, at most 64, whose pixels are in two places of
  /// memory.
  mutating func note(
    _ columns: Range<Int>, of format: Bitmap.Format, between old: UnsafeRawPointer,
    and new: UnsafeRawPointer
  ) {
    let byteCount = columns.count * format.bytesPerPixel
    guard memcmp(old, new, byteCount) != 0 else { return }
    greatest = max(greatest, greatestDistance(old, new, bytes: byteCount))
    switch format {
    case .gray8: note(columns, Pixels<UInt8>(old: old, new: new, count: columns.count))
    case .rgba8: note(columns, Pixels<UInt32>(old: old, new: new, count: columns.count))
    }
  }

  /// Adds pixels. At least one of them differs.
  private mutating func note<Word>(_ columns: Range<Int>, _ pixels: Pixels<Word>) {
    let indices = 0..<columns.count
    if differing == 0 {
      first = columns.lowerBound + (indices.first(where: pixels.differ(at:)) ?? 0)
    }
    last = columns.lowerBound + (indices.last(where: pixels.differ(at:)) ?? 0)
    differing += pixels.countUnequal
  }
}

// The loops below are plain on purpose: sums that may wrap, no early way out and nothing but bytes
// let the compiler work on sixteen at once, faster than with Swift's SIMD types. A block holds at
// most 64 pixels, so that nothing wraps.

/// Returns the greatest difference between two bytes at one place.
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

/// Pixels of one word each, in two places of memory.
private struct Pixels<Word: FixedWidthInteger & UnsignedInteger & BitwiseCopyable> {
  let old: UnsafeRawPointer
  let new: UnsafeRawPointer
  let count: Int

  @inline(__always)
  private func changedBits(at index: Int) -> Word {
    let offset = index &* MemoryLayout<Word>.size
    return old.loadUnaligned(fromByteOffset: offset, as: Word.self)
      ^ new.loadUnaligned(fromByteOffset: offset, as: Word.self)
  }

  @inline(__always)
  func differ(at index: Int) -> Bool { changedBits(at: index) != 0 }

  /// The number of pixels that differ.
  @inline(__always)
  var countUnequal: Int {
    var unequal: Word = 0
    for index in 0..<count {
      let bits = changedBits(at: index)
      // The highest bit is set in a number or its negative unless it is 0.
      unequal &+= (bits | (0 &- bits)) &>> Word(truncatingIfNeeded: Word.bitWidth - 1)
    }
    return Int(unequal)
  }
}
