import Imaging

/// A linear map from the colours of one picture to those of another: a factor and an offset for
/// each channel.
struct ColorMap {
  static let identity = ColorMap(channels: [], gain: 1)

  /// The factor and the offset of each channel.
  let channels: [(factor: Double, more: Double)]
  /// The contrast of the expected picture, divided by that of the actual picture.
  let gain: Double

  private init(channels: [(factor: Double, more: Double)], gain: Double) {
    (self.channels, self.gain) = (channels, gain)
  }

  /// Finds the map that explains most of the expected picture by the actual one; `nil` where that
  /// has only one colour.
  init?(of pair: PicturePair, in owners: [Int32]) {
    let step = pair.actual.format.bytesPerPixel
    var channels: [(factor: Double, more: Double)] = []
    var spreads = (old: 0.0, new: 0.0)
    for channel in 0..<step {
      var (count, sums) = (0.0, (x: 0.0, y: 0.0, xx: 0.0, xy: 0.0))
      pair.actual.bytes.withUnsafeBufferPointer { actual in
        pair.expected.bytes.withUnsafeBufferPointer { expected in
          for index in owners.indices where owners[index] >= 0 {
            let x = Double(actual[index &* step &+ channel])
            let y = Double(expected[index &* step &+ channel])
            count += 1
            sums = (sums.x + x, sums.y + y, sums.xx + x * x, sums.xy + x * y)
          }
        }
      }
      let spread = sums.xx * count - sums.x * sums.x
      let factor = spread > 0 ? (sums.xy * count - sums.x * sums.y) / spread : 0
      channels.append((factor, (sums.y - factor * sums.x) / max(count, 1)))
      spreads = (max(spreads.old, factor * factor * spread), max(spreads.new, spread))
    }
    guard spreads.old > 0 else { return nil }
    self.init(channels: channels, gain: (spreads.old / spreads.new).squareRoot())
  }

  /// Returns the level in the expected picture for one of the actual picture.
  func level(_ level: UInt8, of channel: Int) -> Int {
    guard !channels.isEmpty else { return Int(level) }
    return Int((Double(level) * channels[channel].factor + channels[channel].more).rounded())
  }
}
