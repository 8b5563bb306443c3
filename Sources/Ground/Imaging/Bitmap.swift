import Glibc

/// A rectangle of pixels with 8 bits per channel. Rows start at the top and have no padding.
public struct Bitmap: Hashable, Sendable {
  /// The layout of a pixel.
  public enum Format: Hashable, Sendable {
    /// One byte per pixel, from 0 (black) to 255 (white), opaque.
    case gray8
    /// Four bytes per pixel: red, green, blue and alpha, not premultiplied.
    case rgba8

    /// The number of bytes per pixel.
    public var bytesPerPixel: Int {
      switch self {
      case .gray8: 1
      case .rgba8: 4
      }
    }
  }

  /// The width in px, at least 1.
  public let width: Int
  /// The height in px, at least 1.
  public let height: Int
  /// The layout of a pixel.
  public let format: Format
  /// The pixels: `height` rows of `width * format.bytesPerPixel` bytes.
  public private(set) var bytes: [UInt8]

  /// Creates a bitmap from pixels.
  ///
  /// - Precondition: `width` and `height` are positive, and `bytes` contains exactly their pixels.
  public init(width: Int, height: Int, format: Format, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "A bitmap holds at least one pixel.")
    precondition(
      bytes.count == width * height * format.bytesPerPixel,
      "A bitmap of \(width) × \(height) pixels needs exactly their bytes.")
    self.width = width
    self.height = height
    self.format = format
    self.bytes = bytes
  }

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * format.bytesPerPixel }

  /// Returns the colour of a pixel. Both coordinates count from 0, at the top left.
  public func color(x: Int, y: Int) -> RGBAColor {
    let offset = y * bytesPerRow + x * format.bytesPerPixel
    switch format {
    case .gray8:
      let level = bytes[offset]
      return RGBAColor(red: level, green: level, blue: level)
    case .rgba8:
      return RGBAColor(
        red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
        alpha: bytes[offset + 3])
    }
  }

  /// Returns the picture with four bytes per pixel.
  public func expandedToRGBA() -> Bitmap {
    guard format == .gray8 else { return self }
    let expanded = [UInt8](unsafeUninitializedCapacity: bytes.count * 4) { buffer, count in
      for (index, level) in bytes.enumerated() {
        buffer[index * 4] = level
        buffer[index * 4 + 1] = level
        buffer[index * 4 + 2] = level
        buffer[index * 4 + 3] = 255
      }
      count = bytes.count * 4
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: expanded)
  }

  /// Returns the picture in the smallest format that can store it: ``Format/gray8`` if every pixel
  /// is an opaque grey.
  public func reduced() -> Bitmap {
    guard format == .rgba8, isOpaqueGray else { return self }
    let levels = [UInt8](unsafeUninitializedCapacity: width * height) { levels, count in
      bytes.withUnsafeBufferPointer { pixels in
        for index in 0..<levels.count { levels[index] = pixels[index &* 4] }
      }
      count = levels.count
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: levels)
  }

  /// Whether every pixel of a picture with four bytes per pixel is an opaque grey.
  ///
  /// Each row is read to its end without a branch, so that the loop can be vectorised.
  private var isOpaqueGray: Bool {
    bytes.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        var differences: UInt8 = 0
        for index in row &* width..<(row &+ 1) &* width {
          let red = pixels[index &* 4]
          differences |= red ^ pixels[index &* 4 &+ 1]
          differences |= red ^ pixels[index &* 4 &+ 2]
          differences |= ~pixels[index &* 4 &+ 3]
        }
        if differences != 0 { return false }
      }
      return true
    }
  }
}

extension Bitmap {
  /// Returns whether both bitmaps store the same pixels in the same format.
  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height, one.format == other.format else {
      return false
    }
    return one.bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else {
          return false
        }
        return start == otherStart || memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }
}

extension Bitmap {
  /// Whether all pixels are equal.
  package var isOneColor: Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      // Each pixel is as the one before it, up to the first that is not.
      return memcmp(start, start + format.bytesPerPixel, bytes.count - format.bytesPerPixel) == 0
    }
  }
}
