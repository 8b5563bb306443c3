import ImageDiff
import Imaging

/// SplitMix64 (S. Vigna, 2015): the same numbers for the same seed everywhere.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Pairs of pictures that differ in few or many bytes, and the slow way to compare them.
enum RandomPair {
  static func make(with random: inout FixedRandom) -> (Bitmap, Bitmap) {
    let format: Bitmap.Format = Bool.random(using: &random) ? .gray8 : .rgba8
    let width = Int.random(in: 1...300, using: &random)
    let height = Int.random(in: 1...6, using: &random)
    let old = (0..<width * height * format.bytesPerPixel).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    var new = old
    let factor = Int.random(in: 0...3, using: &random)
    let count = factor * Int.random(in: 0...200, using: &random)
    for _ in 0..<count {
      new[Int.random(in: 0..<new.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    let narrower = Int.random(in: 0...4, using: &random) == 0 ? (width + 1) / 2 : width
    let rows = (0..<height).flatMap { row -> ArraySlice<UInt8> in
      let start = row * width * format.bytesPerPixel
      return new[start..<start + narrower * format.bytesPerPixel]
    }
    return (
      Bitmap(width: width, height: height, format: format, bytes: old),
      Bitmap(width: narrower, height: height, format: format, bytes: rows)
    )
  }

  static func plainComparison(_ old: Bitmap, _ new: Bitmap) -> ImageComparison {
    var different: [PixelPoint] = []
    var greatest = 0
    for y in 0..<min(old.height, new.height) {
      for x in 0..<min(old.width, new.width) where old.color(x: x, y: y) != new.color(x: x, y: y) {
        different.append(PixelPoint(x: x, y: y))
        let (one, other) = (old.color(x: x, y: y), new.color(x: x, y: y))
        for channel in [\RGBAColor.red, \.green, \.blue, \.alpha] {
          greatest = max(greatest, abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel])))
        }
      }
    }
    let difference = different.first.map { first in
      let xs = different.map(\.x)
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let bottom = different.last?.y ?? 0
      return PixelDifference(
        differingPixels: different.count,
        boundingBox: PixelRect(
          x: left, y: first.y, width: right - left + 1, height: bottom - first.y + 1),
        greatestChannelDifference: greatest, first: first)
    }
    guard old.width == new.width, old.height == new.height else {
      return .sizeDiffers(
        expected: PixelSize(width: old.width, height: old.height),
        actual: PixelSize(width: new.width, height: new.height), overlap: difference)
    }
    return difference.map { .different($0) } ?? .equal
  }
}
