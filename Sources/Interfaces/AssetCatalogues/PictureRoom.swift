import Imaging

/// The size of a picture, in points or in the pixels of its file.
struct PictureRoom: Equatable, Sendable {
  var width: Double
  var height: Double

  /// The size assumed if a picture's size is unknown: a square of 24 pt, as icons have.
  static let unknown = PictureRoom(width: 24, height: 24)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads the size from the first bytes of a file in another format, or of a PNG that is damaged
  /// or too large.
  init?(ofFile bytes: [UInt8]) {
    let room =
      Self.ofPNG(bytes) ?? Self.ofJPEG(bytes) ?? Self.ofPDF(bytes) ?? Self.ofSVG(bytes)
    guard let room, (0.5...4096).contains(room.width), (0.5...4096).contains(room.height) else {
      return nil
    }
    self = room
  }

  /// PNG (Third Edition), 11.2.1: width and height are at bytes 16 and 20.
  private static func ofPNG(_ bytes: [UInt8]) -> PictureRoom? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let number = { (at: Int) in bytes[at..<at + 4].reduce(0.0) { $0 * 256 + Double($1) } }
    return PictureRoom(width: number(16), height: number(20))
  }

  /// ITU-T T.81, B.2.2: a frame header has height and width after its marker, length and precision.
  private static func ofJPEG(_ bytes: [UInt8]) -> PictureRoom? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      let number = { (at: Int) in Double(bytes[at]) * 256 + Double(bytes[at + 1]) }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return PictureRoom(width: number(at + 7), height: number(at + 5))
      }
      at += 2 + max(2, Int(number(at + 2)))
    }
    return nil
  }

  /// ISO 32000-1, 14.11.2: the first media box, in points.
  private static func ofPDF(_ bytes: [UInt8]) -> PictureRoom? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let box = text.ranges(of: "/MediaBox").first else { return nil }
    let numbers = numbers(in: text[box.upperBound...].prefix(100).prefix { $0 != "]" })
    guard numbers.count == 4 else { return nil }
    return PictureRoom(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// SVG 2, 8.2 and 8.12: width and height of the outermost element; else of its view box, with the
  /// given width or height in the same ratio. A side in percent or em says nothing about the size.
  private static func ofSVG(_ bytes: [UInt8]) -> PictureRoom? {
    let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let start = text.ranges(of: "<svg").first else { return nil }
    let head = text[start.upperBound...].prefix { $0 != ">" }
    let attribute = { (name: String) -> [Double] in
      guard let place = head.ranges(of: " \(name)=").first else { return [] }
      let value = head[place.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
      let isRelative = value.contains("%") || value.hasSuffix("em") || value.hasSuffix("ex")
      return isRelative ? [] : numbers(in: value)
    }
    let (width, height) = (attribute("width").first, attribute("height").first)
    if let width, let height { return PictureRoom(width: width, height: height) }
    let box = attribute("viewBox")
    guard box.count == 4 else { return nil }
    let scale = width.map { $0 / box[2] } ?? height.map { $0 / box[3] } ?? 1
    return PictureRoom(width: box[2] * scale, height: box[3] * scale)
  }

  private static func numbers(in text: Substring) -> [Double] {
    text.split { !$0.isASCII || !($0.isNumber || $0 == "." || $0 == "-") }
      .compactMap { Double($0) }
  }

  /// Draws a grey frame with both diagonals, in place of a picture that cannot be read.
  func crossedBox(scale: Double) -> Bitmap {
    let columns = max(1, Int((width * scale).rounded()))
    let rows = max(1, Int((height * scale).rounded()))
    let line = scale
    var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
    let (right, bottom) = (Double(columns), Double(rows))
    let length = (right * right + bottom * bottom).squareRoot()
    for y in 0..<rows {
      for x in 0..<columns {
        let (h, v) = (Double(x) + 0.5, Double(y) + 0.5)
        let isFrame = min(h, v, right - h, bottom - v) < line
        // The distance to each diagonal.
        let down = abs(h * bottom - v * right) / length
        let up = abs(h * bottom - (bottom - v) * right) / length
        if isFrame || min(down, up) < line / 2 {
          bytes.replaceSubrange(
            (y * columns + x) * 4..<(y * columns + x) * 4 + 4, with: [0x8E, 0x8E, 0x93, 0xFF])
        }
      }
    }
    return Bitmap(width: columns, height: rows, format: .rgba8, bytes: bytes)
  }
}
