import Glibc
import Imaging

/// A picture of four bytes per pixel, with the perceived distances of its colours.
///
/// Pixels are read without bounds checks, so callers may only use places in the picture.
struct PixelGrid {
  let width: Int
  let height: Int
  private let bytes: UnsafeRawPointer
  private let background: PixelmatchRule.Background
  /// The position of the first byte in the whole picture.
  private let firstByte: Int

  /// - Parameter firstRow: The first row of the grid, in the whole picture.
  init(
    over bytes: UnsafeRawPointer, size: PixelSize, background: PixelmatchRule.Background,
    firstRow: Int = 0
  ) {
    firstByte = firstRow * size.width * 4
    width = size.width
    height = size.height
    self.bytes = bytes
    self.background = background
  }

  func hasSameRow(_ y: Int, as other: PixelGrid) -> Bool {
    let row = y * width * 4
    return memcmp(bytes + row, other.bytes + row, width * 4) == 0
  }

  /// Returns the square of the distance between the colours of two pictures at one place.
  func distance(to other: PixelGrid, at place: PixelPoint) -> Double {
    difference(at: place, to: other, at: place).squaredDistance
  }

  /// Returns how much lighter a pixel is than another of the picture; negative where it is darker.
  func brightness(at place: PixelPoint, over other: PixelPoint) -> Double {
    difference(at: place, to: self, at: other).brightness
  }

  func isSame(_ place: PixelPoint, as other: PixelPoint) -> Bool {
    bytes.loadUnaligned(fromByteOffset: offset(of: place), as: UInt32.self)
      == bytes.loadUnaligned(fromByteOffset: offset(of: other), as: UInt32.self)
  }

  /// Calls the body with the pixels around one, within the picture: column by column, each from the
  /// top.
  @inline(__always)
  func forEachNeighbor(of place: PixelPoint, _ body: (PixelPoint) -> Void) {
    for x in max(place.x - 1, 0)...min(place.x + 1, width - 1) {
      for y in max(place.y - 1, 0)...min(place.y + 1, height - 1)
      where x != place.x || y != place.y {
        body(PixelPoint(x: x, y: y))
      }
    }
  }

  /// Returns whether a pixel is at the edge of the picture.
  func isAtEdge(_ place: PixelPoint) -> Bool {
    place.x == 0 || place.y == 0 || place.x == width - 1 || place.y == height - 1
  }

  private func offset(of place: PixelPoint) -> Int { (place.y * width + place.x) * 4 }

  /// Returns the difference of two colours, both over the background at the first.
  private func difference(
    at place: PixelPoint, to other: PixelGrid, at otherPlace: PixelPoint
  ) -> ColorDifference {
    let (one, two) = (offset(of: place), other.offset(of: otherPlace))
    let level = { (channel: Int) in
      (
        Double(bytes.load(fromByteOffset: one + channel, as: UInt8.self)),
        Double(other.bytes.load(fromByteOffset: two + channel, as: UInt8.self))
      )
    }
    let (alpha, otherAlpha) = level(3)
    guard alpha < 255 || otherAlpha < 255 else {
      let (red, green, blue) = (level(0), level(1), level(2))
      return ColorDifference(
        red: red.0 - red.1, green: green.0 - green.1, blue: blue.0 - blue.1)
    }
    let ground = background.color(atByte: firstByte + one)
    let blended = { (channel: Int, ground: Double) in
      let (old, new) = level(channel)
      return (old * alpha - new * otherAlpha - ground * (alpha - otherAlpha)) / 255
    }
    return ColorDifference(
      red: blended(0, ground.red), green: blended(1, ground.green), blue: blended(2, ground.blue))
  }
}

extension PixelmatchRule.Background {
  /// Returns the colour behind the pixel whose first byte is at an offset.
  ///
  /// Version 7 takes one of two levels for each channel, by whether the offset, divided by 1, by
  /// the golden ratio or by its square, is odd. Offsets are multiples of four, so red has but one
  /// level.
  fileprivate func color(atByte offset: Int) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .white: return (255, 255, 255)
    case .checkerboard:
      let goldenRatio = 1.618033988749895
      let level = { (divisor: Double) in
        Int(Double(offset) / divisor).isMultiple(of: 2) ? 48.0 : 207.0
      }
      return (level(1), level(goldenRatio), level(goldenRatio + 1))
    }
  }
}

/// The difference of two colours, in levels of 0 to 255 in sRGB.
struct ColorDifference {
  let red: Double
  let green: Double
  let blue: Double

  /// The difference in brightness, the Y of YIQ.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The square of the perceived distance, up to 35215 (Y. Kotsarenko and F. Ramos, 2010).
  var squaredDistance: Double {
    let orangeBlue = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let purpleGreen = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * brightness * brightness + 0.299 * orangeBlue * orangeBlue
      + 0.1957 * purpleGreen * purpleGreen
  }
}
