import Imaging

/// A picture in colours, put together of areas, noise, discs and words.
struct Sketch {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, ground: RGBAColor = .white) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 255, count: width * height * 4)
    if ground != .white { fill(all, ground) }
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Sketches of one width, one below the other.
  init(stacking parts: [Sketch]) {
    self.init(
      width: parts.first?.width ?? 1, height: parts.reduce(0) { $0 + $1.height },
      bytes: parts.flatMap(\.bytes))
  }

  /// Sketches of one height beside each other.
  init(joining parts: [Sketch]) {
    let height = parts.first?.height ?? 1
    self.init(
      width: parts.reduce(0) { $0 + $1.width }, height: height,
      bytes: (0..<height).flatMap { row in parts.flatMap { $0.bytes(of: row, 0..<$0.width) } })
  }

  /// Noise of bright and dark colours, without two rows that are the same.
  init(noise seed: UInt64, width: Int, height: Int) {
    self.init(width: width, height: height)
    scatter(all, seed: seed)
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, format: .rgba8, bytes: bytes) }

  private var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  func rows(_ range: Range<Int>) -> Sketch {
    Sketch(
      width: width, height: range.count,
      bytes: Array(bytes[range.lowerBound * width * 4..<range.upperBound * width * 4]))
  }

  func columns(_ range: Range<Int>) -> Sketch {
    Sketch(
      width: range.count, height: height,
      bytes: (0..<height).flatMap { bytes(of: $0, range) })
  }

  /// The bytes of some columns of a row.
  private func bytes(of row: Int, _ columns: Range<Int>) -> ArraySlice<UInt8> {
    let start = row * width
    return bytes[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
  }

  /// The picture moved within its frame, with white where it was.
  func moved(right: Int, down: Int) -> Sketch {
    var moved = self
    if right != 0 {
      let blank = Sketch(width: abs(right), height: height)
      moved = Sketch(
        joining: right > 0
          ? [blank, moved.columns(0..<width - right)] : [moved.columns(-right..<width), blank])
    }
    if down != 0 {
      let blank = Sketch(width: width, height: abs(down))
      moved = Sketch(
        stacking: down > 0
          ? [blank, moved.rows(0..<height - down)] : [moved.rows(-down..<height), blank])
    }
    return moved
  }
}

extension Sketch {
  private mutating func put(_ row: [UInt8], x: Int, y: Int) {
    let start = (y * width + x) * 4
    bytes.replaceSubrange(start..<start + row.count, with: row)
  }

  /// Paints an area, as far as it is in the picture.
  mutating func fill(_ area: PixelRect, _ color: RGBAColor) {
    let area = area.intersection(all)
    guard !area.isEmpty else { return }
    let pixel = [color.red, color.green, color.blue, color.alpha]
    let row = (0..<area.width).flatMap { _ in pixel }
    for y in area.y..<area.maxY { put(row, x: area.x, y: y) }
  }

  /// Fills an area of the picture with noise.
  mutating func scatter(_ area: PixelRect, seed: UInt64) {
    var random = FixedRandom(state: seed)
    for y in area.y..<area.maxY {
      var row: [UInt8] = []
      for _ in 0..<area.width {
        let bits = random.next()
        for shift in [0, 8, 16] as [UInt64] { row.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        row.append(255)
      }
      put(row, x: area.x, y: y)
    }
  }

  /// Puts a word on what is there: ink where the drawn word is dark.
  mutating func write(_ word: Bitmap?, x: Int, y: Int, _ ink: RGBAColor) {
    guard let word else { return }
    let channels = [ink.red, ink.green, ink.blue].map(Int.init)
    for row in 0..<max(0, min(word.height, height - y)) {
      for column in 0..<max(0, min(word.width, width - x)) {
        let level = Int(word.color(x: column, y: row).red)
        guard level < 255 else { continue }
        let place = ((y + row) * width + x + column) * 4
        for (channel, color) in channels.enumerated() {
          let ground = Int(bytes[place + channel])
          bytes[place + channel] = UInt8((ground * level + color * (255 - level)) / 255)
        }
      }
    }
  }

  /// Paints a disc; lengths are in hundredths of a pixel.
  ///
  /// - Parameter samples: Along each side of a pixel, to smooth edges; 1 for hard ones.
  mutating func addDisc(x: Int, y: Int, radius: Int, _ color: RGBAColor, samples: Int = 4) {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    let reach = radius / 100 + 2
    for row in max(y / 100 - reach, 0)..<min(y / 100 + reach, height) {
      for column in max(x / 100 - reach, 0)..<min(x / 100 + reach, width) {
        var covered = 0
        for sample in 0..<samples * samples {
          let dx = column * 100 + (2 * (sample % samples) + 1) * 50 / samples - x
          let dy = row * 100 + (2 * (sample / samples) + 1) * 50 / samples - y
          if dx * dx + dy * dy <= radius * radius { covered += 1 }
        }
        guard covered > 0 else { continue }
        let place = (row * width + column) * 4
        for (channel, level) in channels.enumerated() {
          let ground = Int(bytes[place + channel])
          bytes[place + channel] = UInt8(
            ground + (level - ground) * covered / (samples * samples))
        }
      }
    }
  }

  /// Adds levels to each colour channel of an area.
  mutating func shift(_ area: PixelRect, by levels: [Int]) {
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        for (channel, level) in levels.enumerated() {
          let place = (y * width + x) * 4 + channel
          bytes[place] = UInt8(clamping: Int(bytes[place]) + level)
        }
      }
    }
  }
}
