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
}
