/// Puts samples of less than eight bits side by side, as PNG does (PNG specification, section 7.2).
struct BitPacking {
  /// 1, 2, 4 or 8.
  let bitsPerSample: Int
  /// Samples in a row.
  let width: Int

  /// Rows that each start at a whole byte, from samples of a byte each.
  func pack(_ samples: [UInt8]) -> [UInt8] {
    guard bitsPerSample < 8 else { return samples }
    let perByte = 8 / bitsPerSample
    let bytesPerRow = (width + perByte - 1) / perByte
    var rows = [UInt8](repeating: 0, count: samples.count / width * bytesPerRow)
    for row in 0..<samples.count / width {
      for column in 0..<width {
        let shift = 8 - bitsPerSample * (column % perByte + 1)
        rows[row * bytesPerRow + column / perByte] |= samples[row * width + column] << UInt8(shift)
      }
    }
    return rows
  }
}
