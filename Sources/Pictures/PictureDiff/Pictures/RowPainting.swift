import Imaging
import PNGFiles

/// Paints rows of a difference picture, pixel by pixel.
struct RowPainting {
  /// A row of a picture, in the format of the comparison.
  typealias Row = UnsafeRawBufferPointer

  private let scale: InkScale
  private let format: Bitmap.Format
  /// The number of the colour for each pair of grey levels, the old one first.
  private var numbers: [UInt8] = []
  /// The value for a pair that has no number yet.
  private static let unknown = UInt8.max
  /// The last pair of colours with its number, as neighbours are mostly equal.
  private var last: (old: UInt32, new: UInt32, number: UInt8)

  /// - Parameter format: The format in which both pictures are compared.
  init(by scale: InkScale, as format: Bitmap.Format) {
    self.scale = scale
    self.format = format
    let white = RGBAColor.white
    last = (
      .max, .max, DifferenceColors.number(old: scale.pixel(of: white), new: scale.pixel(of: white))
    )
    if format == .gray8 {
      numbers = Array(repeating: Self.unknown, count: 1 << 16)
    }
  }

  /// Writes the numbers of a row's colours.
  ///
  /// - Parameters:
  ///   - old: The row of the expected picture; empty where it has none.
  ///   - new: The row of the actual picture; empty where it has none.
  mutating func paint(_ old: Row, _ new: Row, on pixels: UnsafeMutableBufferPointer<UInt8>) {
    let step = format.bytesPerPixel
    let (oldWidth, newWidth) = (old.count / step, new.count / step)
    let both = min(oldWidth, newWidth)
    switch format {
    case .gray8: paintGray(old, new, columns: 0..<both, on: pixels)
    case .rgba8: paintColors(old, new, columns: 0..<both, on: pixels)
    }
    for x in both..<max(both, oldWidth) {
      pixels[x] = number(old: old.color(at: x, as: format), new: nil)
    }
    for x in both..<max(both, newWidth) {
      pixels[x] = number(old: nil, new: new.color(at: x, as: format))
    }
    for x in max(oldWidth, newWidth)..<pixels.count { pixels[x] = DifferenceColors.outsideNumber }
  }

  /// The number of pixels tested together, as bytes of a word.
  private static let together = MemoryLayout<UInt64>.size

  private mutating func paintGray(
    _ old: Row, _ new: Row, columns: Range<Int>, on pixels: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let olds = old.baseAddress, let news = new.baseAddress, let start = pixels.baseAddress
    else { return }
    var x = columns.lowerBound
    // Most of a text's picture is its ground, many pixels of it on end.
    var last: (old: UInt64, new: UInt64, numbers: UInt64)?
    let target = UnsafeMutableRawPointer(start)
    while x + Self.together <= columns.upperBound {
      let one = olds.loadUnaligned(fromByteOffset: x, as: UInt64.self)
      let other = news.loadUnaligned(fromByteOffset: x, as: UInt64.self)
      if let last, last.old == one, last.new == other {
        target.storeBytes(of: last.numbers, toByteOffset: x, as: UInt64.self)
      } else {
        for place in x..<x + Self.together { pixels[place] = grayNumber(old[place], new[place]) }
        last = (one, other, target.loadUnaligned(fromByteOffset: x, as: UInt64.self))
      }
      x += Self.together
    }
    while x < columns.upperBound {
      pixels[x] = grayNumber(old[x], new[x])
      x += 1
    }
  }

  private mutating func grayNumber(_ old: UInt8, _ new: UInt8) -> UInt8 {
    let pair = Int(old) &<< 8 | Int(new)
    if numbers[pair] != Self.unknown { return numbers[pair] }
    let number = number(
      old: RGBAColor(red: old, green: old, blue: old),
      new: RGBAColor(red: new, green: new, blue: new))
    numbers[pair] = number
    return number
  }

  private mutating func paintColors(
    _ old: Row, _ new: Row, columns: Range<Int>, on pixels: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let olds = old.baseAddress, let news = new.baseAddress else { return }
    for x in columns {
      let one = olds.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      let other = news.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      if one != last.old || other != last.new {
        last = (
          one, other,
          number(
            old: RGBAColor(bytes: UInt32(bigEndian: one)),
            new: RGBAColor(bytes: UInt32(bigEndian: other)))
        )
      }
      pixels[x] = last.number
    }
  }

  private func number(old: RGBAColor?, new: RGBAColor?) -> UInt8 {
    DifferenceColors.number(old: old.map(scale.pixel(of:)), new: new.map(scale.pixel(of:)))
  }
}
