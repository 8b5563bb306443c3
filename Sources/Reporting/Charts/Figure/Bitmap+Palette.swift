package import Imaging

extension Bitmap {
  /// Returns the picture in the 256 colours that a PNG can number. Rare colours become the nearest
  /// of these.
  ///
  /// A chart has two to three times as many, most of them in one or two pixels where the edges of
  /// lines cross. Numbered, it compresses faster. A picture of more than 1024 colours stays as it
  /// is, because it shows colours.
  package func inFewColors() -> Bitmap {
    guard format == .rgba8 else { return self }
    let counts = colorCounts()
    guard (257...1024).contains(counts.count) else { return self }
    let ordered = counts.sorted { one, two in
      one.value == two.value ? one.key < two.key : one.value > two.value
    }.map(\.key)
    let kept = ordered.prefix(256)
    var replacements: [UInt32: UInt32] = [:]
    for color in kept { replacements[color] = color }
    for rare in ordered.dropFirst(256) {
      replacements[rare] = kept.min { Self.distance($0, rare) < Self.distance($1, rare) }
    }
    return replacing(replacements)
  }

  /// The number of pixels of each colour, by the colour's four bytes.
  private func colorCounts() -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    bytes.withUnsafeBytes { pixels in
      // Most pixels are as the one before, and are spared the search.
      var (color, length) = (UInt32(0), 0)
      for offset in stride(from: 0, to: pixels.count, by: 4) {
        let next = pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if next == color {
          length += 1
        } else {
          if length > 0 { counts[color, default: 0] += length }
          (color, length) = (next, 1)
        }
      }
      if length > 0 { counts[color, default: 0] += length }
    }
    return counts
  }

  private func replacing(_ replacements: [UInt32: UInt32]) -> Bitmap {
    let replaced = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      let target = UnsafeMutableRawBufferPointer(target)
      bytes.withUnsafeBytes { pixels in
        var (color, replacement) = (UInt32(0), replacements[0] ?? 0)
        for offset in stride(from: 0, to: pixels.count, by: 4) {
          let next = pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          if next != color { (color, replacement) = (next, replacements[next] ?? next) }
          target.storeBytes(of: replacement, toByteOffset: offset, as: UInt32.self)
        }
      }
      count = bytes.count
    }
    return Bitmap(width: width, height: height, format: format, bytes: replaced)
  }

  /// The squared distance of two colours, summed over the channels.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).reduce(0) { sum, shift in
      let difference = Int(one >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
      return sum + difference * difference
    }
  }
}
