package import Imaging

/// The storage of a picture's rows, and the meaning of each sample.
package struct RowLayout: Equatable {
  /// The number of pixels in a row.
  package let width: Int
  package let colorType: PNGHeader.ColorType
  /// The number of bits of a sample: 1, 2, 4 or 8.
  package let bitsPerSample: Int
  /// The colour of each sample if a pixel has one sample: red in the lowest byte, alpha in the
  /// highest. Samples beyond a short palette are 0.
  package let colors: [UInt32]
  /// The number of colours; only samples below it have a colour.
  package let colorCount: Int
  /// The smallest format for any pixels stored in this way.
  package let format: Bitmap.Format

  /// Creates the layout of a bitmap's rows.
  package init(of bitmap: Bitmap) {
    let isGray = bitmap.format == .gray8
    self.init(width: bitmap.width, colorType: isGray ? .gray : .rgba, bitsPerSample: 8, palette: [])
  }

  /// Creates the layout of a file whose samples have at most eight bits; `palette` is empty unless
  /// it has one.
  init(
    width: Int, colorType: PNGHeader.ColorType, bitsPerSample: Int, palette: [RGBAColor]
  ) {
    self.width = width
    self.colorType = colorType
    self.bitsPerSample = bitsPerSample
    let sampleCount = 1 << bitsPerSample
    switch colorType {
    case .gray:
      // The specification spreads n bits evenly over 0…255 (section 13.12).
      let levels = (0..<sampleCount).map { UInt8($0 * 255 / (sampleCount - 1)) }
      colors = levels.map { RowLayout.word(RGBAColor(red: $0, green: $0, blue: $0)) }
      colorCount = sampleCount
      format = .gray8
    case .palette:
      colors =
        palette.map(RowLayout.word)
        + [UInt32](repeating: 0, count: sampleCount - palette.count)
      colorCount = palette.count
      format = palette.allSatisfy(\.isOpaqueGray) ? .gray8 : .rgba8
    case .rgb, .grayAlpha, .rgba:
      colors = []
      colorCount = 0
      format = .rgba8
    }
  }

  package var bitsPerPixel: Int { bitsPerSample * colorType.samplesPerPixel }

  /// The number of bytes of a row, without its filter.
  package var bytesPerRow: Int { (width * bitsPerPixel + 7) / 8 }

  /// Returns whether the rows are stored like those of a bitmap of this format.
  package func isStored(as format: Bitmap.Format) -> Bool {
    switch format {
    case .gray8: colorType == .gray && bitsPerSample == 8
    case .rgba8: colorType == .rgba
    }
  }

  private static func word(_ color: RGBAColor) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
  }
}

extension RowLayout {
  /// Writes some pixels of a row in the storage of a bitmap's format.
  ///
  /// - Parameter format: The layout's own, or RGBA.
  package func write(
    _ columns: Range<Int>, of row: UnsafeRawPointer, as format: Bitmap.Format,
    to pixels: UnsafeMutableRawPointer
  ) {
    switch (colorType, format) {
    case (.gray, .gray8) where bitsPerSample == 4 && columns.lowerBound % 2 == 0:
      writePairs(columns, of: row, to: pixels)
    case (.gray, .gray8), (.palette, .gray8):
      forEachSample(columns, of: row) { index, sample in
        pixels.storeBytes(
          of: UInt8(truncatingIfNeeded: colors[sample]), toByteOffset: index, as: UInt8.self)
      }
    case (.gray, .rgba8), (.palette, .rgba8):
      forEachSample(columns, of: row) { index, sample in
        RowLayout.store(colors[sample], at: index, in: pixels)
      }
    case (.rgb, _):
      for (index, column) in columns.enumerated() {
        let sample = { UInt32(row.load(fromByteOffset: column * 3 + $0, as: UInt8.self)) }
        RowLayout.store(
          sample(0) | sample(1) << 8 | sample(2) << 16 | 0xFF00_0000, at: index, in: pixels)
      }
    case (.grayAlpha, _):
      for (index, column) in columns.enumerated() {
        let level = UInt32(row.load(fromByteOffset: column * 2, as: UInt8.self))
        let alpha = UInt32(row.load(fromByteOffset: column * 2 + 1, as: UInt8.self))
        RowLayout.store(level * 0x01_0101 | alpha << 24, at: index, in: pixels)
      }
    case (.rgba, _):
      pixels.copyMemory(from: row + columns.lowerBound * 4, byteCount: columns.count * 4)
    }
  }

  /// Writes grey levels of four bits, as in most goldens, in a loop so simple that the compiler
  /// converts many at once.
  private func writePairs(
    _ columns: Range<Int>, of row: UnsafeRawPointer, to pixels: UnsafeMutableRawPointer
  ) {
    let pairs = (row + columns.lowerBound / 2).assumingMemoryBound(to: UInt8.self)
    for index in 0..<columns.count / 2 {
      // The first in the lower byte; neither level, spread over 0…255, carries into the other.
      let levels = (UInt16(pairs[index] &>> 4) | UInt16(pairs[index] & 15) &<< 8) &* 17
      pixels.storeBytes(
        of: levels.littleEndian, toByteOffset: index &* 2, as: UInt16.self)
    }
    guard columns.count % 2 == 1 else { return }
    pixels.storeBytes(
      of: (pairs[columns.count / 2] &>> 4) &* 17, toByteOffset: columns.count - 1, as: UInt8.self)
  }

  /// Calls the body with each sample of a row with one sample per pixel, counted from 0.
  @inline(__always)
  private func forEachSample(
    _ columns: Range<Int>, of row: UnsafeRawPointer, _ body: (_ index: Int, _ sample: Int) -> Void
  ) {
    let mask = 1 << bitsPerSample - 1
    for (index, column) in columns.enumerated() {
      let bit = column * bitsPerSample
      let byte = Int(row.load(fromByteOffset: bit >> 3, as: UInt8.self))
      body(index, byte >> (8 - bitsPerSample - bit & 7) & mask)
    }
  }

  @inline(__always)
  private static func store(_ color: UInt32, at index: Int, in pixels: UnsafeMutableRawPointer) {
    pixels.storeBytes(of: color.littleEndian, toByteOffset: index * 4, as: UInt32.self)
  }

  /// Whether a sample may have no colour in the palette.
  var hasShortPalette: Bool { colorType == .palette && colorCount < 1 << bitsPerSample }

  /// Returns whether a sample of the row has no colour in the palette.
  func isOutsidePalette(_ row: UnsafeRawPointer) -> Bool {
    var highest = 0
    forEachSample(0..<width, of: row) { _, sample in highest = max(highest, sample) }
    return highest >= colorCount
  }
}
