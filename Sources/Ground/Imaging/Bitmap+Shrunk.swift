extension Bitmap {
  /// Returns the picture at a fraction of its size. Each pixel is the mean of a square of pixels,
  /// which the right and bottom edges may cut.
  ///
  /// The mean uses stored values, as browsers do. A colour counts in proportion to its opacity.
  ///
  /// - Parameter factor: The side of the squares in px, at least 1.
  public func shrunk(by factor: Int) -> Bitmap {
    precondition(factor >= 1, "A picture is shrunk by a factor of at least 1.")
    guard factor > 1 else { return self }
    let channels = format.bytesPerPixel
    let size = (width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    var shrunk: [UInt8] = []
    shrunk.reserveCapacity(size.width * size.height * channels)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let columns = x * factor..<min((x + 1) * factor, width)
        let rows = y * factor..<min((y + 1) * factor, height)
        switch format {
        case .gray8: shrunk.append(meanLevel(columns, rows))
        case .rgba8: shrunk += meanColor(columns, rows)
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, format: format, bytes: shrunk)
  }

  private func meanLevel(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt8 {
    var sum = 0
    for y in rows {
      for x in columns { sum += Int(bytes[y * width + x]) }
    }
    let count = columns.count * rows.count
    return UInt8((sum + count / 2) / count)
  }

  private func meanColor(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8] {
    var sums = [0, 0, 0]
    var cover = 0
    for y in rows {
      for x in columns {
        let start = (y * width + x) * 4
        let alpha = Int(bytes[start + 3])
        for channel in 0..<3 { sums[channel] += Int(bytes[start + channel]) * alpha }
        cover += alpha
      }
    }
    guard cover > 0 else { return [0, 0, 0, 0] }
    let count = columns.count * rows.count
    return sums.map { UInt8(($0 + cover / 2) / cover) } + [UInt8((cover + count / 2) / count)]
  }
}
