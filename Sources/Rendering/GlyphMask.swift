import Imaging

/// How much of each pixel around its origin a glyph covers.
struct GlyphMask {
  /// Where the mask lies, relative to the whole pixel of the glyph's origin; y downwards.
  let bounds: PixelRect
  /// The coverage, 0 to 255, row by row from the top.
  let coverage: MaskCoverage

  /// A glyph without ink, such as a space.
  static var empty: GlyphMask {
    GlyphMask(
      bounds: PixelRect(x: 0, y: 0, width: 0, height: 0),
      coverage: MaskCoverage(UnsafeBufferPointer(start: nil, count: 0), of: nil))
  }
}

extension GlyphMask {
  /// A mask with memory of its own.
  init(bounds: PixelRect, coverage: [UInt8]) {
    let owner = MaskBytes(copying: coverage)
    self.init(bounds: bounds, coverage: MaskCoverage(UnsafeBufferPointer(owner.bytes), of: owner))
  }
}

/// The coverages of a mask, which do not change and lie in memory that others share.
struct MaskCoverage: RandomAccessCollection {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let owner: MaskBytes?

  init(_ bytes: UnsafeBufferPointer<UInt8>, of owner: MaskBytes?) {
    self.bytes = bytes
    self.owner = owner
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }
  subscript(index: Int) -> UInt8 { withExtendedLifetime(owner) { bytes[index] } }

  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withExtendedLifetime(owner) { body(bytes) }
  }
}
