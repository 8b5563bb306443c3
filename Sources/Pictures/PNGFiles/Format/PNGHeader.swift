public import Imaging

/// The header of a PNG file.
public struct PNGHeader: Hashable, Sendable {
  /// The samples of a pixel (PNG specification, section 11.2.1).
  public enum ColorType: UInt8, Hashable, Sendable {
    /// One grey level.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into a palette of up to 256 colours.
    case palette = 3
    /// A grey level and alpha.
    case grayAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    /// The number of samples per pixel.
    public var samplesPerPixel: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The width in px, at least 1.
  public let width: Int
  /// The height in px, at least 1.
  public let height: Int
  /// The samples of a pixel.
  public let colorType: ColorType
  /// The number of bits per sample: 1, 2, 4, 8 or 16. ``PNG/decode(_:limits:)-([UInt8],_)`` rounds
  /// 16 bits to 8, so two different files may have equal bitmaps.
  public let bitsPerSample: Int
  /// Whether the rows are interlaced in the seven passes of Adam7.
  public let isInterlaced: Bool

  /// The size in px.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}

extension PNGHeader {
  /// Reads the data of an `IHDR` chunk.
  init(chunk data: ArraySlice<UInt8>, limits: PNGLimits) throws(PNGError) {
    let fields = Array(data)
    guard fields.count == 13 else {
      throw .damaged("IHDR has \(fields.count) bytes instead of 13")
    }
    guard let colorType = ColorType(rawValue: fields[9]),
      PNGHeader.depths(of: colorType).contains(fields[8])
    else {
      throw .damaged("IHDR has no colour type \(fields[9]) with \(fields[8]) bits a sample")
    }
    guard fields[12] <= 1 else { throw .damaged("IHDR has no interlacing \(fields[12])") }
    width = PNGHeader.number(fields[0..<4])
    height = PNGHeader.number(fields[4..<8])
    self.colorType = colorType
    bitsPerSample = Int(fields[8])
    isInterlaced = fields[12] == 1
    guard width > 0, height > 0 else {
      throw .damaged("IHDR has a picture of \(width) × \(height) pixels")
    }
    // Both are below 2³², so only a division is safe from overflow.
    guard width <= limits.maximumPixels / height else {
      throw .tooLarge(width: width, height: height, limit: limits.maximumPixels)
    }
  }

  /// Returns the sample sizes in bits that PNG allows for a colour type (PNG specification, table
  /// 11.1).
  private static func depths(of colorType: ColorType) -> Set<UInt8> {
    switch colorType {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }

  /// Returns four bytes as a number, the highest first.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
