import Imaging

/// The levels of two pictures of one size, one of them converted to the colours of the other.
struct LevelPlanes {
  let width: Int
  let height: Int
  private let step: Int
  private let expected: [UInt8]
  private let actual: [UInt8]
  /// The converted value for each level of each channel of the actual picture.
  private let levels: [Int]

  init(_ pair: PicturePair, mappedBy map: ColorMap) {
    (width, height) = (pair.actual.width, pair.actual.height)
    step = pair.actual.format.bytesPerPixel
    (expected, actual) = (pair.expected.bytes, pair.actual.bytes)
    levels = (0..<step).flatMap { channel in
      (0...UInt8.max).map { map.level($0, of: channel) }
    }
  }

  /// Returns the difference of a pixel, in the channel that differs most.
  func difference(_ row: Int, _ column: Int) -> Int {
    var greatest = 0
    let start = (row &* width &+ column) &* step
    for channel in 0..<step {
      let level = levels[channel << 8 &+ Int(actual[start &+ channel])]
      greatest = max(greatest, abs(Int(expected[start &+ channel]) - level))
    }
    return greatest
  }

  /// Returns the greatest range of a channel's levels in an area of the actual picture.
  func range(in area: PixelRect) -> Int {
    actual.withUnsafeBufferPointer { bytes in
      (0..<step).reduce(0) { greatest, channel in
        var (low, high) = (UInt8.max, UInt8.min)
        for row in area.y..<area.maxY {
          for column in area.x..<area.maxX {
            let level = bytes[(row &* width &+ column) &* step &+ channel]
            low = min(low, level)
            high = max(high, level)
          }
        }
        return max(greatest, Int(high) - Int(low))
      }
    }
  }

  /// Returns the length of an area's edges in px, each multiplied by its step in levels, in the
  /// picture that has more at each place.
  func edge(in area: PixelRect) -> Int {
    var sum = 0
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        sum += (0..<step).reduce(0) { max($0, edge(row, column, $1)) }
      }
    }
    // There is a step at either side of an edge.
    return sum / 2
  }

  /// Returns the step of a channel between a pixel and its neighbours.
  private func edge(_ row: Int, _ column: Int, _ channel: Int) -> Int {
    let places = [
      row * width + column, max(row - 1, 0) * width + column,
      min(row + 1, height - 1) * width + column, row * width + max(column - 1, 0),
      row * width + min(column + 1, width - 1),
    ]
    var (old, new) = ((low: Int.max, high: Int.min), (low: Int.max, high: Int.min))
    for place in places {
      let index = place * step + channel
      let (before, after) = (Int(expected[index]), levels[channel << 8 + Int(actual[index])])
      old = (min(old.low, before), max(old.high, before))
      new = (min(new.low, after), max(new.high, after))
    }
    return max(old.high - old.low, new.high - new.low)
  }
}
