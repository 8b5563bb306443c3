import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The ground below text` {
  static func ground(_ picture: Bitmap, x: Int = 0, y: Int = 0, width: Int, height: Int)
    -> RGBAColor
  {
    Ground.color(of: picture, in: PixelRect(x: x, y: y, width: width, height: height)).color
  }

  @Test func `is the commonest colour`() {
    let picture = Drawing.picture("..#\n.##\n...", ground: 240, text: 10)
    let gray = RGBAColor(red: 240, green: 240, blue: 240)
    #expect(Self.ground(picture, width: 3, height: 3) == gray)
  }

  @Test func `is taken from the area alone`() {
    let picture = Drawing.picture("....##\n....##")
    #expect(Self.ground(picture, x: 4, width: 2, height: 2) == .black)
  }

  @Test func `is the mean of what noise made of one colour`() {
    let bytes: [UInt8] = [199, 199, 200, 201, 201, 199, 201, 199, 201, 200]
    let picture = Bitmap(width: 10, height: 1, format: .gray8, bytes: bytes)
    let gray = RGBAColor(red: 200, green: 200, blue: 200)
    #expect(Self.ground(picture, width: 10, height: 1) == gray)
  }

  @Test func `of an area outside is that of the nearest corner`() {
    let picture = Drawing.picture("..\n.#")
    #expect(Self.ground(picture, x: 9, y: 9, width: 4, height: 4) == .black)
  }
}
