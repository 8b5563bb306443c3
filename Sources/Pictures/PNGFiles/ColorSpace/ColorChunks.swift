/// The chunks of a PNG file that declare its colour space.
///
/// They are read separately from the picture, a few bytes at a time, so that comparing costs
/// nothing more. The comparison checks their checksums, as it reads the whole file. A chunk of a
/// wrong length is ignored, as in libpng.
struct ColorChunks {
  private var gamma: [UInt8]?
  private var primaries: [UInt8]?
  private var isSRGB = false
  private var profile: [UInt8]?
  private var codePoints: [UInt8]?

  /// The greatest size of a profile chunk in bytes; libpng refuses longer chunks.
  private static let longest = 8_000_000

  /// Reads the chunks before the image data of a file, which starts with PNG's signature.
  init(of source: any ByteSource) throws(PictureFileError) {
    var offset = PNGStructure.signature.count
    do throws(ByteSourceError) {
      while true {
        let heading = try source.bytes(at: offset, count: 8)
        guard heading.count == 8, let name = PNGChunks.Name(heading[4...]),
          name != PNGChunks.Name("IDAT")
        else { return }
        let length = PNGHeader.number(heading[..<4])
        try read(name, length: length, at: offset + 8, of: source)
        offset += 12 + length
      }
    } catch {
      throw .notRead(name: source.name, error)
    }
  }

  private mutating func read(
    _ name: PNGChunks.Name, length: Int, at offset: Int, of source: any ByteSource
  ) throws(ByteSourceError) {
    switch (name, length) {
    case (PNGChunks.Name("gAMA"), 4): gamma = try source.bytes(at: offset, count: 4)
    case (PNGChunks.Name("cHRM"), 32): primaries = try source.bytes(at: offset, count: 32)
    case (PNGChunks.Name("sRGB"), 1): isSRGB = true
    case (PNGChunks.Name("cICP"), 4): codePoints = try source.bytes(at: offset, count: 4)
    case (PNGChunks.Name("iCCP"), 1...ColorChunks.longest):
      profile = try source.bytes(at: offset, count: length)
    default: break
    }
  }

  /// The resulting declaration: of several, the one that the specification prefers.
  var declaration: ColorDeclaration {
    if let codePoints {
      return codePoints == ColorChunks.codePointsOfSRGB
        ? .sRGB(isSaid: true) : .codePoints(codePoints)
    }
    if let profile {
      let name = String(decoding: profile.prefix { $0 != 0 }.prefix(79), as: UTF8.self)
      return .profile(name: name, SecureDigest(of: profile))
    }
    if isSRGB { return .sRGB(isSaid: true) }
    let others = primaries == ColorChunks.primariesOfSRGB ? nil : primaries
    let level = gamma.map { PNGHeader.number($0[...]) }
    if others == nil, level == nil || level == ColorChunks.gammaOfSRGB {
      return .sRGB(isSaid: level != nil || primaries != nil)
    }
    return .gamma(level.map { Double($0) / 100_000 }, primaries: others)
  }

  /// sRGB's code points in full range (PNG specification, section 11.3.2.6).
  private static let codePointsOfSRGB: [UInt8] = [1, 13, 0, 1]
  /// The gamma that the specification gives for programs that do not support `sRGB` (section
  /// 11.3.2.5).
  private static let gammaOfSRGB = 45_455
  private static let primariesOfSRGB = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ].flatMap { (value: Int) in [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
}

extension ByteSource {
  /// Returns some bytes; fewer only at the end.
  fileprivate func bytes(at offset: Int, count: Int) throws(ByteSourceError) -> [UInt8] {
    // A length in a damaged file may reach past its end.
    guard offset < self.count else { return [] }
    var bytes = [UInt8](repeating: 0, count: min(count, self.count - offset))
    var filled = 0
    while filled < bytes.count {
      var got = 0
      var failure: ByteSourceError?
      bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        do throws(ByteSourceError) {
          got = try read(into: rest, from: offset + filled)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard got > 0 else { return Array(bytes.prefix(filled)) }
      filled += got
    }
    return bytes
  }
}
