/// Packs samples of fewer than eight bits into bytes, as PNG does (PNG specification, section 7.2).
struct BitPacking {
  /// The number of bits of a sample: 1, 2, 4 or 8.
  let bitsPerSample: Int
  /// The number of samples in a row.
  let width: Int

  /// Returns packed rows. Each row starts at a whole byte.
  ///
  /// - Parameters:
  ///   - values: A byte for each sample, row by row.
  ///   - table: The sample for each of the 256 values.
  func pack(_ values: [UInt8], by table: [UInt8]) -> [UInt8] {
    switch bitsPerSample {
    case 1: pack(values, by: table, perByte: 8)
    case 2: pack(values, by: table, perByte: 4)
    case 4: pack(values, by: table, perByte: 2)
    default: pack(values, by: table, perByte: 1)
    }
  }

  /// Packs with a constant number of samples per byte, so that the compiler specialises each case,
  /// which takes a third of the time.
  @inline(__always)
  private func pack(_ values: [UInt8], by table: [UInt8], perByte: Int) -> [UInt8] {
    let bits = UInt8(8 / perByte)
    let (whole, rest) = width.quotientAndRemainder(dividingBy: perByte)
    let height = values.count / width
    let size = height * (whole + (rest > 0 ? 1 : 0))
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, initialized in
      initialized = size
      values.withUnsafeBufferPointer { values in
        table.withUnsafeBufferPointer { table in
          var (value, byte) = (0, 0)
          for _ in 0..<height {
            for _ in 0..<whole {
              var packed: UInt8 = 0
              for sample in 0..<perByte {
                packed = packed &<< bits | table[Int(values[value &+ sample])]
              }
              bytes[byte] = packed
              (value, byte) = (value &+ perByte, byte &+ 1)
            }
            guard rest > 0 else { continue }
            var packed: UInt8 = 0
            for sample in 0..<rest { packed = packed &<< bits | table[Int(values[value + sample])] }
            bytes[byte] = packed &<< (bits * UInt8(perByte - rest))
            (value, byte) = (value + rest, byte + 1)
          }
        }
      }
    }
  }
}
