import Imaging

/// How the colours of one picture come from those of another: each channel by a factor, and as much more.
struct ColorMap {
  static let identity = ColorMap(channels: [], gain: 1)

  /// For each channel.
  let channels: [(factor: Double, more: Double)]
  /// How many times the contrast of the actual picture the expected one has.
  let gain: Double

  private init(channels: [(factor: Double, more: Double)], gain: Double) {
    (self.channels, self.gain) = (channels, gain)
  }

  /// What explains most of the expected picture by the actual one; `nil` where that shows but one colour.
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

  /// A level of the actual picture as the expected one has it.
  func level(_ level: UInt8, of channel: Int) -> Int {
    guard !channels.isEmpty else { return Int(level) }
    return Int((Double(level) * channels[channel].factor + channels[channel].more).rounded())
  }
}
