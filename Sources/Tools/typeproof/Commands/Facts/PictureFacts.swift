import ImageDiff
import Imaging

/// The facts that a picture of text shows by itself, without a record of its text.
struct PictureFacts {
  let width: Int
  let height: Int
  /// The digest of the pixels, as in the layout text.
  let pixels: ContentDigest
  /// The most frequent colour, which is the background.
  let ground: RGBAColor
  /// The number of colours.
  let colorCount: Int
  /// The area of all pixels with another colour than the background; `nil` if there are none.
  let ink: PixelRect?
  /// The number of text lines that the rows with ink seem to form.
  let lineCount: Int

  init(of picture: Bitmap) {
    width = picture.width
    height = picture.height
    pixels = ContentDigest(ofPixelsIn: picture)
    let rows = PixelRows(picture.expandedToRGBA())
    let counts = rows.counts
    colorCount = counts.count
    // Of equally common colours the one with the least bytes, as a dictionary has no order.
    let commonest =
      counts.max { ($0.value, ~$0.key) < ($1.value, ~$1.key) }?.key ?? UInt32.max
    ground = PixelRows.color(commonest)
    let spans = (0..<height).map { rows.span(in: $0, besides: commonest) }
    lineCount = LineBands.bands(inked: spans.map { $0 != nil }).count
    ink = spans.enumerated().compactMap { row, span in
      span.map { PixelRect(x: $0.lowerBound, y: row, width: $0.count, height: 1) }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The facts, one on each line.
  var lines: [String] {
    [
      "picture: \(width) × \(height) px",
      "background: \(ground)",
      "colours: \(colorCount)",
      "ink: " + (ink.map { "\($0.x)–\($0.maxX) × \($0.y)–\($0.maxY) px" } ?? "none"),
      "lines of ink: \(lineCount)",
      "pixels: \(pixels)",
    ]
  }
}

/// The pixels of a picture as numbers: red in the lowest byte, alpha in the highest.
private struct PixelRows {
  private let width: Int
  private let pixels: [UInt32]

  init(_ picture: Bitmap) {
    width = picture.width
    pixels = picture.bytes.withUnsafeBytes { bytes in
      (0..<picture.width * picture.height).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  /// The number of pixels of each colour.
  var counts: [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    // Runs of one colour are counted as one: most of a picture is ground.
    var start = 0
    for index in pixels.indices
    where index + 1 == pixels.count || pixels[index + 1] != pixels[index] {
      counts[pixels[index], default: 0] += index + 1 - start
      start = index + 1
    }
    return counts
  }

  /// Returns the range from the first to the last pixel of a row with another colour; `nil` if
  /// there is none.
  func span(in row: Int, besides color: UInt32) -> Range<Int>? {
    let pixels = pixels[row * width..<(row + 1) * width]
    guard let first = pixels.firstIndex(where: { $0 != color }),
      let last = pixels.lastIndex(where: { $0 != color })
    else { return nil }
    return first - row * width..<last - row * width + 1
  }

  static func color(_ pixel: UInt32) -> RGBAColor {
    RGBAColor(
      red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
  }
}
