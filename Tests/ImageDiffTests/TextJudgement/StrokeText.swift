import Imaging

/// Text whose letters are made of bars, drawn as a rasteriser draws it: pixels at an edge are covered in
/// part.
struct StrokeText {
  /// Letters of `HIlinotuELTeé.`, spaces and line ends.
  var text = "Hello tell\nHit one"
  /// The size of the letters in px.
  var size = 16.0
  /// The thickness of a bar, as a share of the size.
  var weight = 0.1
  /// What is added behind each letter, as a share of the size.
  var tracking = 0.0
  /// Where the first line begins, in px.
  var place = (x: 8.3, y: 6.2)
  /// How far single letters are moved, in px right and down, by their place in the text.
  var moves: [Int: (x: Double, y: Double)] = [:]
  /// Into how many parts a pixel is cut each way, each covered or not; `nil` where coverage is exact.
  var samples: Int?

  private static let leading = 1.5
  private static let advance = 0.2

  /// A picture in grey.
  func picture(width: Int = 130, height: Int = 60, ink: UInt8 = 0, ground: UInt8 = 255) -> Bitmap {
    let bytes = coverage(width: width, height: height).map { share -> UInt8 in
      let level: Double = Double(ground) + share * (Double(ink) - Double(ground))
      return UInt8(level.rounded())
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
  }

  /// A picture in colours.
  ///
  /// - Parameter stripe: How far right red is taken and how far left blue, in px.
  func picture(
    width: Int = 130, height: Int = 60, ink: RGBAColor, ground: RGBAColor = .white,
    stripe: Double = 0
  ) -> Bitmap {
    let planes = [-stripe, 0, stripe, 0].map { coverage(width: width, height: height, dx: $0) }
    let channels = [\RGBAColor.red, \.green, \.blue, \.alpha]
    let bytes = (0..<width * height).flatMap { pixel in
      zip(planes, channels).map { plane, channel in
        let (from, to) = (Double(ground[keyPath: channel]), Double(ink[keyPath: channel]))
        return UInt8((from + plane[pixel] * (to - from)).rounded())
      }
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
  }

  private func coverage(width: Int, height: Int, dx: Double = 0) -> [Double] {
    var coverage = [Double](repeating: 0, count: width * height)
    for bar in bars {
      let across = shares(from: bar.left + dx, to: bar.right + dx, count: width)
      for (row, high) in shares(from: bar.top, to: bar.bottom, count: height) {
        for (column, wide) in across {
          let place = row * width + column
          coverage[place] = 1 - (1 - coverage[place]) * (1 - high * wide)
        }
      }
    }
    return coverage
  }

  /// The pixels of a row or column that a bar covers, and how much of each.
  private func shares(from: Double, to: Double, count: Int) -> [(pixel: Int, share: Double)] {
    let (from, to) = (snapped(max(0, from)), snapped(min(Double(count), to)))
    guard from < to else { return [] }
    return (Int(from)..<min(count, Int(to.rounded(.up)))).map { pixel in
      (pixel, min(to, Double(pixel + 1)) - max(from, Double(pixel)))
    }
  }

  private func snapped(_ place: Double) -> Double {
    samples.map { (place * Double($0)).rounded() / Double($0) } ?? place
  }

  private struct Bar {
    var left, top, right, bottom: Double
  }

  private var bars: [Bar] {
    var bars: [Bar] = []
    var (x, y) = (place.x, place.y)
    for (index, letter) in text.enumerated() {
      if letter == "\n" {
        (x, y) = (place.x, y + size * Self.leading)
        continue
      }
      let (lines, width) = Self.letter(letter)
      let move = moves[index] ?? (0, 0)
      for line in lines {
        bars.append(
          Bar(
            left: x + move.x + (line.0 - weight / 2) * size,
            top: y + move.y + (line.1 - weight / 2) * size,
            right: x + move.x + (line.2 + weight / 2) * size,
            bottom: y + move.y + (line.3 + weight / 2) * size))
      }
      x += (width + Self.advance + tracking) * size
    }
    return bars
  }

  private typealias Line = (Double, Double, Double, Double)

  /// The middles of a letter's bars, left, top, right and bottom, and its width, as shares of the size.
  private static func letter(_ letter: Character) -> (lines: [Line], width: Double) {
    let ring: [Line] = [
      (0, 0.3, 0, 0.75), (0.35, 0.3, 0.35, 0.75), (0, 0.3, 0.35, 0.3), (0, 0.75, 0.35, 0.75),
    ]
    let open: [Line] = [
      (0, 0.3, 0, 0.75), (0.35, 0.3, 0.35, 0.52), (0, 0.3, 0.35, 0.3), (0, 0.52, 0.35, 0.52),
      (0, 0.75, 0.35, 0.75),
    ]
    switch letter {
    case "H": return ([(0, 0.05, 0, 0.75), (0.45, 0.05, 0.45, 0.75), (0, 0.4, 0.45, 0.4)], 0.45)
    case "I":
      return ([(0.12, 0.05, 0.12, 0.75), (0, 0.05, 0.24, 0.05), (0, 0.75, 0.24, 0.75)], 0.24)
    case "l": return ([(0.05, 0.05, 0.05, 0.75)], 0.1)
    case "i": return ([(0.05, 0.3, 0.05, 0.75), (0.05, 0.08, 0.05, 0.1)], 0.1)
    case "o": return (ring, 0.35)
    case "e": return (open, 0.35)
    case "é": return (open + [(0.15, 0.07, 0.24, 0.1)], 0.35)
    case "n":
      return ([(0, 0.3, 0, 0.75), (0.35, 0.3, 0.35, 0.75), (0, 0.3, 0.35, 0.3)], 0.35)
    case "u":
      return ([(0, 0.3, 0, 0.75), (0.35, 0.3, 0.35, 0.75), (0, 0.75, 0.35, 0.75)], 0.35)
    case "t": return ([(0.1, 0.12, 0.1, 0.75), (0, 0.3, 0.25, 0.3)], 0.25)
    case "L": return ([(0, 0.05, 0, 0.75), (0, 0.75, 0.35, 0.75)], 0.35)
    case "T": return ([(0.2, 0.05, 0.2, 0.75), (0, 0.05, 0.4, 0.05)], 0.4)
    case "E":
      return (
        [
          (0, 0.05, 0, 0.75), (0, 0.05, 0.35, 0.05), (0, 0.4, 0.3, 0.4), (0, 0.75, 0.35, 0.75),
        ], 0.35
      )
    case ".": return ([(0.05, 0.74, 0.05, 0.75)], 0.1)
    default: return ([], 0.25)
    }
  }
}
