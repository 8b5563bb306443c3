package import Imaging

/// A pixel's colour with each channel multiplied by its alpha, so that text blends linearly into
/// any background, even a transparent one.
package struct Premultiplied: Hashable {
  /// Red, green and blue, each at most alpha, then alpha.
  var channels: SIMD4<UInt8>

  init(channels: SIMD4<UInt8>) {
    self.channels = channels
  }

  /// Reads the pixel at an address.
  @inline(__always)
  init(at address: UnsafePointer<UInt8>, format: Bitmap.Format) {
    switch format {
    case .gray8:
      channels = SIMD4(address[0], address[0], address[0], 255)
    case .rgba8:
      channels = SIMD4(address[0], address[1], address[2], address[3])
      if address[3] != 255 { multiply() }
    }
  }

  private mutating func multiply() {
    let alpha = UInt32(channels.w)
    let scale = { (level: UInt8) in UInt8((UInt32(level) * alpha + 127) / 255) }
    channels = SIMD4(scale(channels.x), scale(channels.y), scale(channels.z), channels.w)
  }

  /// Returns the greatest difference in a channel, 0 to 255.
  @inline(__always)
  func distance(to other: Premultiplied) -> UInt8 {
    // Each channel on its own: the minimum and maximum of Swift's vectors are calls.
    func apart(_ one: UInt8, _ other: UInt8) -> UInt8 { max(one, other) &- min(one, other) }
    return max(
      max(apart(channels.x, other.channels.x), apart(channels.y, other.channels.y)),
      max(apart(channels.z, other.channels.z), apart(channels.w, other.channels.w)))
  }

  /// The colour as one number.
  var bits: UInt32 {
    UInt32(channels.x) << 24 | UInt32(channels.y) << 16 | UInt32(channels.z) << 8
      | UInt32(channels.w)
  }

  /// Creates the colour of a number.
  init(bits: UInt32) {
    let channel = { (place: UInt32) in UInt8(truncatingIfNeeded: bits >> place) }
    channels = SIMD4(channel(24), channel(16), channel(8), channel(0))
  }

  /// The colour in the form of a bitmap.
  package var color: RGBAColor {
    let alpha = channels.w
    guard alpha != 255, alpha != 0 else {
      return RGBAColor(red: channels.x, green: channels.y, blue: channels.z, alpha: alpha)
    }
    let divide = { (level: UInt8) in
      UInt8(min(255, (UInt32(level) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
    }
    return RGBAColor(
      red: divide(channels.x), green: divide(channels.y), blue: divide(channels.z), alpha: alpha)
  }
}
