import Imaging

/// A picture read as ink: the distance of each pixel from the background; none outside the picture.
struct InkReader {
  let picture: Bitmap
  let ground: Premultiplied

  /// Reads the row's ink, 0 to 255, for some columns.
  ///
  /// - Parameter levels: The buffer for the ink, from the first column on; columns outside the
  ///   picture are not written.
  func read(row: Int, columns: Range<Int>, into levels: UnsafeMutablePointer<UInt8>) {
    guard row >= 0, row < picture.height else { return }
    let (first, end) = (max(0, columns.lowerBound), min(columns.upperBound, picture.width))
    guard first < end else { return }
    let inside = first..<end
    let target = levels + (inside.lowerBound - columns.lowerBound)
    picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      let first = start + (row * picture.width + inside.lowerBound) * picture.format.bytesPerPixel
      switch picture.format {
      case .gray8: readGray(first, count: inside.count, into: target)
      case .rgba8: readColor(first, count: inside.count, into: target)
      }
    }
  }

  private func readGray(
    _ pixels: UnsafePointer<UInt8>, count: Int, into levels: UnsafeMutablePointer<UInt8>
  ) {
    let ground = ground.channels.x
    for index in 0..<count {
      let ink = max(pixels[index], ground) &- min(pixels[index], ground)
      levels[index] = ink > Thresholds.level ? ink : 0
    }
  }

  private func readColor(
    _ pixels: UnsafePointer<UInt8>, count: Int, into levels: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let ink = Premultiplied(at: pixels + index * 4, format: .rgba8).distance(to: ground)
      levels[index] = ink > Thresholds.level ? ink : 0
    }
  }
}

extension InkReader {
  /// Returns whether one pixel has no ink.
  func isBlank(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return true }
    return picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return true }
      let address = start + (y * picture.width + x) * picture.format.bytesPerPixel
      return Premultiplied(at: address, format: picture.format).distance(to: ground)
        <= Thresholds.level
    }
  }

  /// Returns whether a rectangle has no ink.
  func isBlank(_ area: PixelRect) -> Bool { !rows(of: area) { $0.contains { $0 != 0 } } }

  /// Returns the ink of a rectangle, in levels.
  func mass(of area: PixelRect) -> Int {
    var mass = 0
    _ = rows(of: area) { levels in
      // A row of ink fits in 32 bits, of which more are summed at a time.
      var sum: UInt32 = 0
      for level in levels { sum &+= UInt32(level) }
      mass += Int(sum)
      return false
    }
    return mass
  }

  /// Reads the ink of each row until `isFound` returns `true`; returns whether it did.
  private func rows(
    of area: PixelRect, isFound: (UnsafeMutableBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard area.width > 0 else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { levels in
      guard let start = levels.baseAddress else { return false }
      return (area.y..<area.maxY).contains { row in
        levels.update(repeating: 0)
        read(row: row, columns: area.x..<area.maxX, into: start)
        return isFound(levels)
      }
    }
  }
}

/// Two pictures aligned at the top left, in one format.
struct PicturePair {
  let expected: Bitmap
  let actual: Bitmap

  /// Creates a pair with one byte per pixel where both are grey, otherwise four.
  init(expected: Bitmap, actual: Bitmap) {
    let (gray, actualGray) = (expected.reduced(), actual.reduced())
    let isGray = gray.format == .gray8 && actualGray.format == .gray8
    self.expected = isGray ? gray : expected.expandedToRGBA()
    self.actual = isGray ? actualGray : actual.expandedToRGBA()
  }

  /// The smallest rectangle around both.
  var area: PixelRect {
    PixelRect(
      x: 0, y: 0, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
  }

  /// The area that both have.
  var overlap: PixelRect {
    PixelRect(
      x: 0, y: 0, width: min(expected.width, actual.width),
      height: min(expected.height, actual.height))
  }
}
