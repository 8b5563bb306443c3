import Imaging
import Testing

@Suite struct `A picture that is shrunk` {
  @Test func `has the mean of each square of pixels`() {
    let picture = Bitmap(
      width: 4, height: 2, format: .gray8, bytes: [0, 255, 10, 20, 255, 0, 30, 40])
    // 127.5 and 25.
    #expect(picture.shrunk(by: 2).bytes == [128, 25])
  }

  @Test func `keeps what is left at the right and lower edge`() {
    let picture = Bitmap(width: 3, height: 3, format: .gray8, bytes: [8, 8, 2, 8, 8, 4, 6, 8, 100])
    let small = picture.shrunk(by: 2)
    #expect(small.width == 2)
    #expect(small.height == 2)
    #expect(small.bytes == [8, 3, 7, 100])
  }

  @Test func `takes no colour from what is transparent`() {
    let picture = Bitmap(
      width: 2, height: 1, format: .rgba8, bytes: [200, 100, 50, 255, 0, 255, 0, 0])
    #expect(picture.shrunk(by: 2).bytes == [200, 100, 50, 128])
  }

  @Test func `is the same at a factor of one`() {
    let picture = Bitmap(width: 1, height: 2, format: .gray8, bytes: [1, 2])
    #expect(picture.shrunk(by: 1) == picture)
  }
}
