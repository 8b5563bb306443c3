/// The chunks of a PNG file, checked before libpng reads them.
///
/// libpng allocates the memory for a chunk before it checks that the bytes exist: a file of 57
/// bytes can cost a gigabyte. Here every length is compared with the remaining bytes, and the size
/// with the limit. libpng checks the checksums.
struct PNGStructure {
  let header: PNGHeader
  /// The red, green and blue of each colour; empty without a palette.
  let palette: ArraySlice<UInt8>
  /// The data of `tRNS`; `nil` where every pixel is opaque, apart from an alpha channel.
  let transparency: ArraySlice<UInt8>?
  /// The first chunk that is not part of the picture; `nil` where there is none.
  let chunkBeside: PNGChunks.Name?

  init(of bytes: [UInt8], limits: PNGLimits) throws(PNGError) {
    try PNGStructure.checkSignature(of: bytes)
    var walk = PNGChunks(of: bytes, from: PNGStructure.signature.count)
    let first = try walk.next()
    guard first.name == PNGChunks.Name("IHDR") else {
      throw .damaged("the first chunk is not IHDR")
    }
    header = try PNGHeader(chunk: first.data, limits: limits)

    var palette: ArraySlice<UInt8> = []
    var transparency: ArraySlice<UInt8>?
    var (imageBytes, hasImage) = (0, false)
    var chunkBeside: PNGChunks.Name?
    var chunk = first
    repeat {
      chunk = try walk.next()
      switch chunk.name {
      case PNGChunks.Name("PLTE"): palette = chunk.data
      case PNGChunks.Name("tRNS"):
        // Some programs look at it there and others do not (PNG specification, section 5.6).
        guard !hasImage else { throw .damaged("tRNS: after the image data") }
        transparency = chunk.data
      case PNGChunks.Name("acTL"): throw .animated
      case PNGChunks.Name("IDAT"):
        hasImage = true
        imageBytes += chunk.data.count
      case PNGChunks.Name("IEND"): break
      default: chunkBeside = chunkBeside ?? chunk.name
      }
    } while chunk.name != PNGChunks.Name("IEND")
    self.chunkBeside = chunkBeside
    self.palette = palette
    self.transparency = transparency

    guard walk.bytesLeft == 0 else { throw .trailingBytes(walk.bytesLeft) }
    try checkData(count: imageBytes)
  }

  /// Checks the amount of data. Deflate packs at most 258 bytes into two bits (RFC 1951, section
  /// 3.2.5), 1032 to 1.
  private func checkData(count: Int) throws(PNGError) {
    let bitsPerPixel = header.bitsPerSample * header.colorType.samplesPerPixel
    // The limit may be the caller's own, so the product may not fit.
    let (bits, overflow) = (header.width * header.height)
      .multipliedReportingOverflow(by: bitsPerPixel)
    guard !overflow, bits / 8 / 1032 <= count else {
      throw .tooLittleData(width: header.width, height: header.height, bytes: count)
    }
  }
}

extension PNGStructure {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func checkSignature(of bytes: [UInt8]) throws(PNGError) {
    guard !bytes.starts(with: signature) else { return }
    guard !bytes.isEmpty else { throw .empty }
    guard !signature.starts(with: bytes) else {
      throw .truncated(missing: signature.count - bytes.count)
    }
    guard !bytes.starts(with: LFSPointer.beginning.utf8) else { throw .gitLFSPointer }
    // The signature's line endings and high bit are there to be broken by a text transfer; one that
    // took the high byte for a broken character leaves U+FFFD in its place.
    let letters = Array("PNG".utf8)
    guard !(0...3).contains(where: { bytes.dropFirst($0).starts(with: letters) }) else {
      throw .signatureDamaged
    }
    throw .notPNG(FileKind(of: bytes), startsWith: Array(bytes.prefix(8)))
  }
}
