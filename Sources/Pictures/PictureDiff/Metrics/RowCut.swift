/// Where two pictures can be cut without cutting through a line of text.
struct RowCut {
  let bytesPerPixel: Int
  let bytesPerRow: Int
  let rows: Int

  /// Rows that there must be around a cut: less than most lines are apart.
  private static let clear = 4
  /// Levels that pixels alike may differ by, where noise lies on both.
  private static let noise: UInt8 = 4

  /// How many rows of both pictures lie below the lowest cut, at most a quarter; `nil` where each place
  /// there cuts through something.
  ///
  /// Best are rows of one colour in both pictures. Where there are none, rows like those above them will
  /// do: what runs upright all the way, such as the edge of a panel, is not in the way.
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

  /// Whether each byte of a row is like the one so many bytes before it.
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
