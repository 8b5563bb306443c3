/// Finds where two pictures can be divided without cutting a line of text.
struct RowCut {
  let bytesPerPixel: Int
  let bytesPerRow: Int
  let rows: Int

  /// The least number of rows around a cut, which is less than the gap of most lines.
  private static let clear = 4
  /// The greatest difference in levels between equal pixels, where both have noise.
  private static let noise: UInt8 = 4

  /// Returns the number of rows of both pictures below the lowest cut, at most a quarter; `nil`
  /// where each place there cuts content.
  ///
  /// The best cut is in rows of one colour in both pictures. Otherwise rows like those above them
  /// are used, as vertical content such as the edge of a panel can be cut.
  func rowsBelow(in one: [UInt8], _ other: [UInt8]) -> Int? {
    for distance in [bytesPerPixel, bytesPerRow] {
      var clear = 0
      for row in stride(from: rows - 1, to: max(rows * 3 / 4, 1), by: -1) {
        let isClear =
          isAlike(row, in: one, distance: distance) && isAlike(row, in: other, distance: distance)
        clear = isClear ? clear + 1 : 0
        if clear == RowCut.clear { return rows - row - RowCut.clear / 2 }
      }
    }
    return nil
  }

  /// Returns whether each byte of a row is like the one `distance` bytes before it.
  private func isAlike(_ row: Int, in bytes: [UInt8], distance: Int) -> Bool {
    let start = row * bytesPerRow + (distance < bytesPerRow ? distance : 0)
    return bytes.withUnsafeBufferPointer { bytes in
      var greatest: UInt8 = 0
      for index in start..<(row &+ 1) &* bytesPerRow {
        let (level, other) = (bytes[index], bytes[index &- distance])
        greatest = max(greatest, max(level, other) &- min(level, other))
      }
      return greatest <= RowCut.noise
    }
  }
}
