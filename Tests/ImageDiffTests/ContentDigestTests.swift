import ImageDiff
import Imaging
import Testing

@Suite struct `A content digest` {
  @Test func `of no bytes is the one xxhsum prints`() {
    #expect(ContentDigest(of: []).description == "99aa06d3014798d86001c324468d497f")
  }

  @Test func `of bytes is the one xxhsum prints`() {
    #expect(
      ContentDigest(of: Array("abc".utf8)).description == "06b05ab6733a618578af5f94892f3950")
  }

  @Test func `reads what it prints`() {
    let digest = ContentDigest(of: [1, 2, 3])
    #expect(ContentDigest(digest.description) == digest)
    #expect(
      ContentDigest("000000000000000A000000000000000b")?.description
        == "000000000000000a000000000000000b")
  }

  @Test(arguments: [
    "", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497f0",
    "+9aa06d3014798d86001c324468d497f", "99aa06d3014798d8+001c324468d497f",
    "99aa06d3014798d86001c324468d497g",
  ])
  func `reads nothing else`(text: String) {
    #expect(ContentDigest(text) == nil)
  }

  @Test func `of a picture ignores how its pixels are stored`() {
    let gray = Bitmap(width: 2, height: 1, format: .gray8, bytes: [3, 200])
    #expect(
      ContentDigest(ofPixelsIn: gray) == ContentDigest(ofPixelsIn: gray.expandedToRGBA()))
  }

  @Test func `tells apart all that a picture is`() {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let pictures = [
      Bitmap(width: 8, height: 1, format: .gray8, bytes: bytes),
      Bitmap(width: 1, height: 8, format: .gray8, bytes: bytes),
      Bitmap(width: 2, height: 1, format: .rgba8, bytes: bytes),
      Bitmap(width: 1, height: 2, format: .rgba8, bytes: bytes),
      Bitmap(width: 8, height: 1, format: .gray8, bytes: [1, 2, 3, 4, 5, 6, 7, 9]),
    ]
    #expect(Set(pictures.map(ContentDigest.init(ofPixelsIn:))).count == 5)
  }

  // XXH3_128bits_withSeed over the two bytes with seed 4, by a program in C.
  @Test func `of a known picture stays the same for ever`() {
    let gray = Bitmap(width: 2, height: 1, format: .gray8, bytes: [3, 200])
    #expect(ContentDigest(ofPixelsIn: gray).description == "3a915e06d225f62fcd9d09e58006733d")
  }

  @Test func `of a picture in greys is that of its rows one after another`() throws {
    var random = FixedRandom(state: 9)
    for width in [1, 7, 300] {
      for height in 1...9 {
        let bytes = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
        let digest = try #require(GrayPictureDigest(width: width))
        var rest = bytes[...]
        while !rest.isEmpty {
          let rows = rest.prefix(width * Int.random(in: 1...3, using: &random))
          rest = rest.dropFirst(rows.count)
          rows.withUnsafeBytes(digest.add)
        }
        let whole = Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
        #expect(digest.digest == ContentDigest(ofPixelsIn: whole))
      }
    }
  }

  @Test func `of rows knows whether all their pixels are as the first`() throws {
    let digest = try #require(GrayPictureDigest(width: 2))
    for rows: [UInt8] in [[7, 7], [7, 7, 7, 7]] {
      rows.withUnsafeBytes(digest.add)
      #expect(digest.isOneColor)
    }
    [UInt8]([7, 8]).withUnsafeBytes(digest.add)
    [UInt8]([7, 7]).withUnsafeBytes(digest.add)
    #expect(!digest.isOneColor)
    let other = try #require(GrayPictureDigest(width: 1))
    [UInt8]([7]).withUnsafeBytes(other.add)
    [UInt8]([9]).withUnsafeBytes(other.add)
    #expect(!other.isOneColor)
  }
}
