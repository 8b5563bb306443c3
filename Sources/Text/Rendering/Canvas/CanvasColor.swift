import Imaging

/// A pixel of a canvas, with premultiplied channels.
struct CanvasColor {
  /// The channels, with red in the lowest byte and alpha in the highest. The low byte comes first
  /// in memory wherever Swift runs, so a canvas has its bytes in the order of a `Bitmap`.
  var bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a colour as Cairo does: premultiplied in 16 bits and cut to 8.
  ///
  /// - Parameter opacity: The opacity, from 0 to 1.
  init(_ color: RGBAColor, opacity: Double = 1) {
    let alpha = Double(color.alpha) / 255 * opacity
    let byte = { (share: Double) in
      let wide = UInt32(share * 65536)
      return (wide - wide >> 16) >> 8
    }
    bits =
      byte(alpha) << 24 | byte(Double(color.blue) / 255 * alpha) << 16
      | byte(Double(color.green) / 255 * alpha) << 8 | byte(Double(color.red) / 255 * alpha)
  }

  /// Creates a colour from a pixel of a glyph's picture, which has blue in the lowest byte.
  init(glyphPixel pixel: UInt32) {
    bits = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }

  var alpha: UInt32 { bits >> 24 }

  /// Returns the colour multiplied by some 255ths, with each channel rounded to the nearest.
  @inline(__always)
  func multiplied(by share: UInt32) -> CanvasColor {
    // Two channels at a time, sixteen bits for each.
    var (low, high) = (bits & 0x00FF_00FF, bits >> 8 & 0x00FF_00FF)
    low = low &* share &+ 0x0080_0080
    low = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    high = high &* share &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return CanvasColor(bits: low | high)
  }

  /// Returns this colour composited over another. No channel of either exceeds its alpha, so no sum
  /// overflows.
  @inline(__always)
  func over(_ other: CanvasColor) -> CanvasColor {
    CanvasColor(bits: bits &+ other.multiplied(by: 255 &- alpha).bits)
  }

  /// The colour with no channel greater than alpha. Channels of a damaged picture may be greater.
  var bounded: CanvasColor {
    let channel = { (shift: UInt32) in min(bits >> shift & 0xFF, alpha) << shift }
    return CanvasColor(bits: alpha << 24 | channel(16) | channel(8) | channel(0))
  }

  /// Converts the pixels of a canvas to those of a `Bitmap`, which are not premultiplied.
  static func divideByAlpha(_ bytes: inout [UInt8]) {
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[pixel + 3])
      guard alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        bytes[channel] =
          alpha == 0 ? 0 : UInt8(min(255, (UInt32(bytes[channel]) * 255 + alpha / 2) / alpha))
      }
    }
  }
}
