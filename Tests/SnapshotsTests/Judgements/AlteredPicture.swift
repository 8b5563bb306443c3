import Imaging

/// A picture that can be altered by small amounts, channel by channel.
struct AlteredPicture {
  private let picture: Bitmap
  private let channels: Int
  private let rowBytes: Int

  init(_ picture: Bitmap) {
    self.picture = picture
    channels = picture.format.bytesPerPixel
    rowBytes = picture.width * picture.format.bytesPerPixel
  }

  private var colors: Range<Int> { 0..<(channels == 4 ? 3 : channels) }
  private var ground: [Int] { (0..<channels).map { Int(picture.bytes[$0]) } }

  private func at(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else {
      return ground[channel]
    }
    return Int(picture.bytes[y * rowBytes + x * channels + channel])
  }

  /// The picture with each level of a colour channel computed anew.
  private func map(_ level: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> Bitmap {
    var bytes = picture.bytes
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        for channel in colors {
          bytes[y * rowBytes + x * channels + channel] = UInt8(
            clamping: level(x, y, channel))
        }
      }
    }
    return Bitmap(
      width: picture.width, height: picture.height, format: picture.format, bytes: bytes)
  }

  /// Ink that is paler by so many hundredths.
  func faded(by hundredths: Int) -> Bitmap {
    map { x, y, channel in
      let ground = ground[channel]
      return at(x, y, channel) + (ground - at(x, y, channel)) * hundredths / 100
    }
  }

  /// Ink and the pixels beside it that are darker, by so many hundredths of the ink on the left.
  func heavier(by hundredths: Int) -> Bitmap {
    map { x, y, channel in
      let (here, left) = (at(x, y, channel), at(x - 1, y, channel))
      let ground = ground[channel]
      return abs(left - ground) > abs(here - ground)
        ? here + (left - here) * hundredths / 100 : here
    }
  }

  /// Red, where there is ink, lighter by so many levels.
  func redder(by levels: Int) -> Bitmap {
    map { x, y, channel in
      let here = at(x, y, channel)
      guard channel == 0, here != ground[0] else { return here }
      return here + levels * abs(here - ground[0]) / 255
    }
  }

  /// A ground that is darker by so many levels.
  func onGround(darkerBy levels: Int) -> Bitmap {
    map { x, y, channel in
      let (here, ground) = (at(x, y, channel), ground[channel])
      return here - levels * (255 - abs(here - ground)) / 255
    }
  }

  /// Columns from a place on, moved right by so many hundredths of a pixel, and all rows moved down.
  func moved(right: Int, down: Int = 0, from column: Int = 0) -> Bitmap {
    map { x, y, channel in
      guard x >= column else { return at(x, y, channel) }
      let wholes = (right >= 0 ? right / 100 : (right - 99) / 100, down / 100)
      let parts = (right - wholes.0 * 100, down % 100)
      let (x, y) = (x - wholes.0, y - wholes.1)
      let upper = at(x, y, channel) * (100 - parts.0) + at(x - 1, y, channel) * parts.0
      let lower = at(x, y - 1, channel) * (100 - parts.0) + at(x - 1, y - 1, channel) * parts.0
      return (upper * (100 - parts.1) + lower * parts.1 + 5000) / 10000
    }
  }

  /// Columns that are farther apart, by so many thousandths of their distance from the left edge.
  func wider(by thousandths: Int) -> Bitmap {
    map { x, y, channel in
      let place = x * 1000 * 1000 / (1000 + thousandths)
      let (whole, part) = (place / 1000, place % 1000)
      return (at(whole, y, channel) * (1000 - part) + at(whole + 1, y, channel) * part + 500) / 1000
    }
  }

  /// A square of so many pixels, which is so many hundredths of the way from the ground to black.
  func spotted(x: Int, y: Int, side: Int, strength: Int = 100) -> Bitmap {
    map { column, row, channel in
      guard (x..<x + side).contains(column), (y..<y + side).contains(row) else {
        return at(column, row, channel)
      }
      return min(at(column, row, channel), ground[channel] * (100 - strength) / 100)
    }
  }

  /// Rows above a place, and below it all that was there, so many pixels farther down.
  func spaced(by rows: Int, from place: Int) -> Bitmap {
    map { x, y, channel in
      guard y >= place else { return at(x, y, channel) }
      return y < place + rows ? ground[channel] : at(x, y - rows, channel)
    }
  }

  /// The columns of a range without ink.
  func cleared(_ columns: Range<Int>) -> Bitmap {
    map { x, y, channel in columns.contains(x) ? ground[channel] : at(x, y, channel) }
  }
}
