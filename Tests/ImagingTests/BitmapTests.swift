import Imaging
import Testing

@Suite struct `A bitmap reduced to what it needs` {
  private func picture(_ pixels: [[UInt8]]) -> Bitmap {
    Bitmap(width: pixels.count, height: 1, format: .rgba8, bytes: pixels.flatMap { $0 })
  }

  @Test func `is grey where every pixel is an opaque grey`() {
    let reduced = picture([[0, 0, 0, 255], [9, 9, 9, 255]]).reduced()
    #expect(reduced == Bitmap(width: 2, height: 1, format: .gray8, bytes: [0, 9]))
  }

  @Test(arguments: [[9, 9, 8, 255], [8, 9, 9, 255], [9, 8, 9, 255], [9, 9, 9, 254]] as [[UInt8]])
  func `stays as it is where one pixel is none`(pixel: [UInt8]) {
    let colored = picture([[0, 0, 0, 255], pixel])
    #expect(colored.reduced() == colored)
  }

  @Test func `is the same picture when it is expanded again`() {
    let colored = picture([[0, 0, 0, 255], [77, 77, 77, 255]])
    #expect(colored.reduced().expandedToRGBA() == colored)
  }
}
