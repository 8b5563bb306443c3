import ImageDiff
import Imaging
import Testing

/// The slow way: decoded whole, then compared.
private func showsWhole(_ file: [UInt8], _ bitmap: Bitmap) -> Bool {
  guard let picture = try? PNG.decode(file) else { return false }
  return compare(expected: picture, actual: bitmap) == .equal
}

extension Bitmap {
  /// The same pixels, stored as red, green, blue and alpha.
  fileprivate var inColor: Bitmap {
    let colors = (0..<height).flatMap { y in (0..<width).map { color(x: $0, y: y) } }
    return Bitmap(
      width: width, height: height, format: .rgba8,
      bytes: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
  }
}

@Suite struct `Whether a file shows a bitmap` {
  /// Sixteen grey levels, or at least eight of them, so that a file of it has two pixels a byte.
  private static func letters(width: Int, height: Int = 8) -> Bitmap {
    Bitmap(
      width: width, height: height, format: .gray8,
      bytes: (0..<width * height).map { UInt8($0 * 7 % 16 * 17) })
  }

  @Test(arguments: 1...40)
  func `is so of what was encoded from it, and not with a level off`(width: Int) throws {
    let bitmap = Self.letters(width: width)
    let file = try PNG.encode(bitmap)
    #expect(try PNG.header(of: file).bitsPerSample == 4)
    #expect(PNG.shows(file, bitmap))
    #expect(PNG.shows(file, bitmap.inColor))
    for place in bitmap.bytes.indices {
      var bytes = bitmap.bytes
      bytes[place] ^= 1
      let other = Bitmap(width: width, height: 8, format: .gray8, bytes: bytes)
      #expect(!PNG.shows(file, other))
    }
  }

  @Test func `is not so at another size`() throws {
    let file = try PNG.encode(Self.letters(width: 6, height: 4))
    #expect(!PNG.shows(file, Self.letters(width: 6, height: 3)))
    #expect(!PNG.shows(file, Self.letters(width: 6, height: 5)))
    #expect(!PNG.shows(file, Self.letters(width: 5, height: 4)))
    #expect(!PNG.shows(file, Self.letters(width: 4, height: 6)))
  }

  @Test func `is not so of no picture, nor of one over the limits`() throws {
    let bitmap = Self.letters(width: 30)
    let file = try PNG.encode(bitmap)
    #expect(!PNG.shows([], bitmap))
    #expect(!PNG.shows(Array("GIF89a".utf8), bitmap))
    #expect(!PNG.shows(file.dropLast(1), bitmap))
    #expect(!PNG.shows(file + [0], bitmap))
    #expect(PNG.shows(file, bitmap, limits: PNGLimits(maximumPixels: 240)))
    #expect(!PNG.shows(file, bitmap, limits: PNGLimits(maximumPixels: 239)))
  }

  @Test(arguments: UInt64(1)...600)
  func `is what decoding it says, whatever kind of file it is`(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let file = RandomFile.make(with: &random)
    var other = seed % 4 == 0 ? RandomFile.make(with: &random) : file
    if seed % 3 != 0 { other.change(with: &random) }
    var bytes = file.bytes(with: &random)
    guard let bitmap = try? PNG.decode(other.bytes(with: &random)) else { return }
    if seed % 5 == 0 {
      bytes[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(
        in: 1...255, using: &random)
    }
    #expect(PNG.shows(bytes, bitmap) == showsWhole(bytes, bitmap))
    #expect(PNG.shows(bytes, bitmap.inColor) == showsWhole(bytes, bitmap.inColor))
  }
}

extension PNG {
  fileprivate static func shows(_ file: ArraySlice<UInt8>, _ bitmap: Bitmap) -> Bool {
    shows(Array(file), bitmap)
  }
}
