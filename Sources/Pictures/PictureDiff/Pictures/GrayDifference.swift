import Imaging
import PNGFiles

/// The difference picture of two grey pictures: the pair of levels is all there is to know of a pixel, so
/// that each pair's colour is mixed only once, and the picture has few.
struct GrayDifference {
  /// In place of a level where a picture has no pixel.
  private static let outside = 256
  /// How many levels a pixel may have, with that.
  private static let levels = 257
  /// In place of a number where a pair has none yet.
  private static let unnumbered = UInt16.max
  /// Pixels that are looked at together, as bytes of a word.
  private static let together = MemoryLayout<UInt64>.size

  private let old: InkPicture
  private let new: InkPicture
  private let size: PixelSize
  /// For each pair of levels, the old one first, the number of its colour.
  private var numbers: [UInt16]
  private var known: [UInt32: UInt8] = [:]

  /// `nil` where either picture is not grey.
  init?(old: InkPicture, new: InkPicture) {
    guard old.picture.format == .gray8, new.picture.format == .gray8 else { return nil }
    self.old = old
    self.new = new
    size = PixelSize(
      width: max(old.picture.width, new.picture.width),
      height: max(old.picture.height, new.picture.height))
    numbers = Array(repeating: Self.unnumbered, count: Self.levels * Self.levels)
  }

  /// The picture, with lines where both pictures are the same; `nil` where it has more than 256 colours,
  /// or a line hides all that has one of them.
  consuming func picture(with outlines: BoxOutlines) -> IndexedPicture? {
    let (old, new, size) = (old.picture, new.picture, size)
    let count = size.width * size.height
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      guard let start = pixels.baseAddress else { return }
      let isPainted = old.bytes.withUnsafeBufferPointer { before in
        new.bytes.withUnsafeBufferPointer { after in
          (0..<size.height).allSatisfy { y in
            paint(
              Row(of: old, in: before, at: y), Row(of: new, in: after, at: y),
              on: start + y * size.width)
          }
        }
      }
      guard isPainted, draw(outlines, on: start) else { return }
      initialized = count
    }
    guard pixels.count == count, allColorsAreSeen(in: pixels) else { return nil }
    var colors = [UInt32](repeating: 0, count: known.count)
    for (color, number) in known { colors[Int(number)] = color }
    return IndexedPicture(size: size, numbers: pixels, colors: colors)
  }

  /// Whether each colour that has a number is one of some pixel: a palette holds no others.
  private func allColorsAreSeen(in pixels: [UInt8]) -> Bool {
    var isSeen = [Bool](repeating: false, count: 256)
    isSeen.withUnsafeMutableBufferPointer { isSeen in
      for number in pixels { isSeen[Int(number)] = true }
    }
    return isSeen.count(where: \.self) == known.count
  }

  /// The levels of a row that a picture has; none below it.
  private struct Row {
    let levels: UnsafePointer<UInt8>?
    let width: Int

    init(of picture: Bitmap, in bytes: UnsafeBufferPointer<UInt8>, at y: Int) {
      let isInside = y < picture.height
      levels = isInside ? bytes.baseAddress.map { $0 + y * picture.width } : nil
      width = isInside ? picture.width : 0
    }

    func level(at x: Int) -> Int {
      levels.flatMap { x < width ? Int($0[x]) : nil } ?? GrayDifference.outside
    }
  }

  /// Puts the numbers of a row's colours on its pixels; whether there are enough numbers.
  private mutating func paint(
    _ before: Row, _ after: Row, on pixels: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var x = 0
    if let old = before.levels, let new = after.levels {
      // Most of a text's picture is its ground, many pixels of it on end.
      var last: (old: UInt64, new: UInt64, numbers: UInt64)?
      let end = min(before.width, after.width)
      while x + Self.together <= end {
        let (olds, news) = (Self.word(at: old + x), Self.word(at: new + x))
        if let last, last.old == olds, last.new == news {
          UnsafeMutableRawPointer(pixels + x).storeBytes(of: last.numbers, as: UInt64.self)
        } else {
          for place in x..<x + Self.together {
            guard let number = number(of: Int(old[place]), Int(new[place])) else { return false }
            pixels[place] = number
          }
          last = (olds, news, Self.word(at: pixels + x))
        }
        x += Self.together
      }
    }
    while x < size.width {
      guard let number = number(of: before.level(at: x), after.level(at: x)) else { return false }
      pixels[x] = number
      x += 1
    }
    return true
  }

  private static func word(at pixels: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(pixels).loadUnaligned(as: UInt64.self)
  }

  /// Draws lines where both pictures are the same; whether there is a number for their colour.
  private mutating func draw(
    _ outlines: BoxOutlines, on pixels: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var isNumbered = true
    outlines.forEachPoint { point in
      guard let before = old.color(x: point.x, y: point.y),
        before == new.color(x: point.x, y: point.y)
      else { return }
      guard let number = number(of: DifferenceColors.outline) else {
        isNumbered = false
        return
      }
      pixels[point.y * size.width + point.x] = number
    }
    return isNumbered
  }

  /// The number of the colour of a pair of levels; `nil` where none is left.
  private mutating func number(of before: Int, _ after: Int) -> UInt8? {
    let pair = before &* Self.levels &+ after
    let known = numbers[pair]
    if known != Self.unnumbered { return UInt8(truncatingIfNeeded: known) }
    let color = DifferenceColors.color(
      old: Self.color(of: before).map(old.pixel(of:)),
      new: Self.color(of: after).map(new.pixel(of:)))
    guard let number = number(of: color) else { return nil }
    numbers[pair] = UInt16(number)
    return number
  }

  private mutating func number(of color: RGBAColor) -> UInt8? {
    let color = color.bytes
    guard let number = known[color] ?? UInt8(exactly: known.count) else { return nil }
    known[color] = number
    return number
  }

  private static func color(of level: Int) -> RGBAColor? {
    UInt8(exactly: level).map { RGBAColor(red: $0, green: $0, blue: $0) }
  }
}
