import Imaging
import Synchronization

/// The checksums of parts of a file: the sums of their 32-bit numbers (OpenType, “Calculating
/// Checksums”).
///
/// The file is read at most four times, however many parts overlap.
final class TableChecksums: Sendable {
  private let file: FontBytes
  /// For each alignment of a part, the sum of all numbers before each block.
  private let sums = Mutex([[UInt32]?](repeating: nil, count: 4))

  /// The count of numbers in a block: few, so that no part is far from a block's start, and sums
  /// take little memory.
  private static let blockLength = 256

  init(_ file: FontBytes) {
    self.file = file
  }

  private var bytes: UnsafeRawBufferPointer { file.bytes }

  /// The checksum of a part of the file; a number that it does not fill ends in zeros.
  func checksum(of part: Range<Int>) -> UInt32 {
    let whole = part.count / 4
    var rest: UInt32 = 0
    for index in 0..<4 where part.count % 4 > 0 {
      let place = part.lowerBound + whole * 4 + index
      rest = rest << 8 | (place < part.upperBound ? UInt32(bytes[place]) : 0)
    }
    let (start, first) = (part.lowerBound % 4, part.lowerBound / 4)
    return sum(of: first + whole, from: start) &- sum(of: first, from: start) &+ rest
  }

  /// Returns the sum of some adjacent numbers. The first begins at an offset.
  private func sum(of count: Int, from start: Int) -> UInt32 {
    let block = count / Self.blockLength
    return blockSums(from: start)[block]
      &+ sum(of: block * Self.blockLength..<count, from: start)
  }

  private func sum(of numbers: Range<Int>, from start: Int) -> UInt32 {
    numbers.reduce(0) { sum, number in
      sum
        &+ UInt32(
          bigEndian: bytes.loadUnaligned(fromByteOffset: start + number * 4, as: UInt32.self))
    }
  }

  private func blockSums(from start: Int) -> [UInt32] {
    sums.withLock { sums in
      if let known = sums[start] { return known }
      let blockCount = max(0, bytes.count - start) / 4 / Self.blockLength
      var made: [UInt32] = [0]
      for block in 0..<blockCount {
        let length = Self.blockLength
        made.append(made[block] &+ sum(of: block * length..<(block + 1) * length, from: start))
      }
      sums[start] = made
      return made
    }
  }
}
