import Imaging
import Testing

@Suite struct `A bitmap` {
  private let gray = Bitmap(width: 2, height: 2, format: .gray8, bytes: [0, 85, 170, 255])
  private let clear = Bitmap(
    width: 2, height: 1, format: .rgba8, bytes: [9, 9, 9, 255, 9, 9, 9, 254])

  @Test func `of grey has opaque greys`() {
    #expect(gray.color(x: 1, y: 0) == RGBAColor(red: 85, green: 85, blue: 85))
    #expect(gray.color(x: 0, y: 1) == RGBAColor(red: 170, green: 170, blue: 170))
    #expect(gray.bytesPerRow == 2)
  }

  @Test func `of four channels has colours with their opacity`() {
    #expect(clear.color(x: 1, y: 0) == RGBAColor(red: 9, green: 9, blue: 9, alpha: 254))
    #expect(clear.bytesPerRow == 8)
  }

  @Test func `expands grey to four channels`() {
    #expect(
      gray.expandedToRGBA()
        == Bitmap(
          width: 2, height: 2, format: .rgba8,
          bytes: [0, 0, 0, 255, 85, 85, 85, 255, 170, 170, 170, 255, 255, 255, 255, 255]))
  }

  @Test func `becomes grey again where all of it is an opaque grey`() {
    #expect(gray.expandedToRGBA().reduced() == gray)
  }

  @Test func `stays in four channels where a pixel is not opaque`() {
    #expect(clear.reduced() == clear)
  }

  @Test(arguments: [[9, 9, 8, 255], [9, 8, 9, 255], [8, 9, 9, 255]] as [[UInt8]])
  func `stays in four channels where a pixel has a colour`(pixel: [UInt8]) {
    let tinted = Bitmap(width: 1, height: 1, format: .rgba8, bytes: pixel)
    #expect(tinted.reduced() == tinted)
  }
}

@Suite struct `A rectangle of pixels` {
  private let rect = PixelRect(x: -2, y: 1, width: 4, height: 3)

  @Test func `ends just beyond its last pixel`() {
    #expect(rect.maxX == 2)
    #expect(rect.maxY == 4)
    #expect(!rect.isEmpty)
  }

  @Test func `joined to another holds both`() {
    #expect(
      rect.union(PixelRect(x: 5, y: -1, width: 1, height: 1))
        == PixelRect(x: -2, y: -1, width: 8, height: 5))
  }

  @Test func `joined to an empty one is itself`() {
    let empty = PixelRect(x: 100, y: 100, width: 0, height: 7)
    #expect(empty.isEmpty)
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test func `prints size and place`() {
    #expect(rect.description == "4 × 3 px at (-2, 1)")
  }
}
