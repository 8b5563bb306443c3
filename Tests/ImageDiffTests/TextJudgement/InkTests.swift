import Imaging
import Testing

@testable import TextJudgement

@Suite struct `A picture read as ink` {
  static func plane(_ picture: Bitmap) -> [UInt8] {
    let area = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let ground = Ground.color(of: picture, in: area)
    return InkPlane(InkReader(picture: picture, ground: ground), area: area).levels
  }

  /// The levels of a picture of one row, without the border.
  static func row(_ picture: Bitmap) -> [UInt8] {
    let width = picture.width + 4
    return Array(plane(picture)[2 * width + 2..<2 * width + 2 + picture.width])
  }

  @Test func `dark on light and light on dark are the same ink`() {
    #expect(Self.row(Drawing.picture("..#5..")) == [0, 0, 255, 127, 0, 0])
    #expect(Self.row(Drawing.picture("..#5..", ground: 0, text: 255)) == [0, 0, 255, 127, 0, 0])
  }

  @Test func `the channel that stands off most is what counts`() {
    let picture = Drawing.picture(
      "..#.", ground: .white, text: RGBAColor(red: 204, green: 0, blue: 30))
    #expect(Self.row(picture) == [0, 0, 255, 0])
  }

  @Test func `two levels off the ground are none`() {
    let bytes: [UInt8] = [200, 200, 200, 200, 200, 200, 200, 200, 198, 197]
    let picture = Bitmap(width: 10, height: 1, format: .gray8, bytes: bytes)
    #expect(Self.row(picture) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
  }

  @Test func `text on nothing fades by its alpha`() {
    let clear = RGBAColor(red: 255, green: 255, blue: 255, alpha: 0)
    #expect(Self.row(Drawing.picture("..5#.", ground: clear, text: .black)) == [0, 0, 127, 255, 0])
    #expect(Self.row(Drawing.picture("..5#.", ground: clear, text: .white)) == [0, 0, 127, 255, 0])
  }

  @Test func `a border and what lies outside are blank`() {
    let picture = Drawing.picture("#")
    let white = Premultiplied(channels: SIMD4(255, 255, 255, 255))
    let plane = InkPlane(
      InkReader(picture: picture, ground: white),
      area: PixelRect(x: -1, y: 0, width: 3, height: 2))
    #expect(plane.width == 7)
    #expect(plane.height == 6)
    #expect(plane.levels.filter { $0 > 0 }.count == 1)
    #expect(plane.levels[2 * 7 + 3] == 255)
  }

  @Test func `its fullest level leaves stray pixels out`() {
    var levels = [UInt8](repeating: 100, count: 1000)
    levels[7] = 255
    let plane = InkPlane(width: 100, height: 10, levels: levels)
    #expect(InkLevels(plane, rows: 0..<10, columns: 0..<100).contrast == 100)
  }

  @Test func `of a picture of two pixels the fullest counts`() {
    let plane = InkPlane(width: 2, height: 1, levels: [40, 90])
    #expect(InkLevels(plane, rows: 0..<1, columns: 0..<2).contrast == 40)
    #expect(InkLevels(plane, rows: 0..<1, columns: 1..<2).contrast == 90)
    #expect(InkLevels(plane, rows: 3..<4, columns: 0..<2).contrast == 0)
  }

  @Test func `how far it spreads upright is measured from its middle`() {
    // Ink in rows 1 and 5: two px from the middle each.
    let plane = InkPlane(width: 1, height: 7, levels: [0, 200, 0, 0, 0, 200, 0])
    let measures = LineMeasures(plane, rows: 0..<7, columns: 0..<1)
    #expect(measures.spread == 2)
    #expect(measures.mass == 400)
  }

  @Test func `is as much as its levels add up to, and none where it is blank`() {
    let plane = InkPlane(width: 2, height: 3, levels: [0, 0, 10, 255, 5, 0])
    #expect(plane.mass(rows: 0..<1) == 0)
    #expect(plane.mass(rows: 0..<3) == 270)
    #expect(plane.mass(rows: 1..<3, columns: 0..<1) == 15)
  }

  @Test func `half inked pixels are told from inked ones`() {
    let plane = InkPlane(
      width: 8, height: 1, levels: [255, 255, 255, 255, 192, 191, 64, 63])
    let measures = LineMeasures(plane, rows: 0..<1, columns: 0..<8)
    #expect(measures.inked == 5)
    #expect(measures.halfInked == 2)
  }
}
