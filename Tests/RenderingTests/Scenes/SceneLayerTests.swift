import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `The layers of a scene` {
  private let all = ShapePath.rectangle(rect(0, 0, 8, 8))

  @Test func `are painted in order`() throws {
    let bitmap = try picture(
      SceneLayer(.fill(all, Paint.red)),
      SceneLayer(.fill(.rectangle(rect(0, 0, 1, 1)), Paint.blue)), width: 2, height: 1)
    #expect(bitmap.colorRows == [["#0000FF", "#FF0000"]])
  }

  @Test func `are mixed with what is behind them by the alpha of their colour`() throws {
    // 128 of 255 red, and 127 of 255 of what is behind.
    let bitmap = try picture(
      SceneLayer(.fill(all, Paint.red.alpha(128))), width: 1, height: 1)
    #expect(bitmap.colorRows == [["#FF7F7F"]])
  }

  @Test func `let through what their opacity leaves`() throws {
    let bitmap = try picture(SceneLayer(.fill(all, .black), opacity: 0.5), width: 1, height: 1)
    #expect(bitmap.grayRows == [[127]])
    let faint = try picture(
      SceneLayer(.fill(all, .black.alpha(128)), opacity: 0.5), width: 1, height: 1)
    // A quarter of black: 64 of 255.
    #expect(faint.grayRows == [[191]])
  }

  @Test(arguments: [(0, 255), (-1, 255), (1, 0), (7, 0), (.infinity, 0)] as [(Double, UInt8)])
  func `take the nearest opacity there is`(opacity: Double, level: UInt8) throws {
    let bitmap = try picture(SceneLayer(.fill(all, .black), opacity: opacity), width: 1, height: 1)
    #expect(bitmap.grayRows == [[level]])
  }

  @Test func `show nothing outside their clip, whose edges go to whole pixels`() throws {
    let layer = SceneLayer(.fill(all, .black), clip: rect(1.4, 0.6, 2.2, 0.9))
    #expect(
      try picture(layer, width: 5, height: 3).grayRows == [
        [255, 255, 255, 255, 255], [255, 0, 0, 0, 255], [255, 255, 255, 255, 255],
      ])
  }

  @Test(arguments: [rect(2, 2, 0, 4), rect(2, 2, -1, 4), rect(20, 20, 4, 4)])
  func `show nothing in a clip that holds nothing`(clip: PointRect) throws {
    let bitmap = try picture(
      SceneLayer(.fill(all, .black), clip: clip),
      SceneLayer(.stroke(all, width: 3, .black), clip: clip),
      SceneLayer(.stencil(Stencil([.fill(all)]), .black), clip: clip),
      SceneLayer(.picture(gradient, in: rect(0, 0, 8, 8)), clip: clip))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `show within a shape what the shape itself would cover`() throws {
    let round = ShapePath.roundedRectangle(rect(1, 1, 6, 6), radius: 3)
    let shape = try picture(SceneLayer(.fill(round, .black))).grayRows
    let cut = try picture(SceneLayer(.fill(all, .black), outlines: [round])).grayRows
    // A pixel of a sixteenth is mixed by its share of 255, not from a table.
    for (one, other) in zip(shape.joined(), cut.joined()) {
      #expect(abs(Int(one) - Int(other)) <= 1)
    }
    #expect(cut.joined().contains { $0 > 0 && $0 < 255 })
    #expect(cut[4][4] == 0 && cut[0][0] == 255)
  }

  @Test func `show within several shapes what lies in all of them`() throws {
    let (left, top) = (ShapePath.rectangle(rect(0, 0, 5, 8)), ShapePath.rectangle(rect(0, 0, 8, 3)))
    let half = ShapePath.rectangle(rect(0.5, 0, 8, 8))
    let rows = try picture(SceneLayer(.fill(all, .black), outlines: [left, top, half])).grayRows
    #expect(rows[2] == [119, 0, 0, 0, 0, 255, 255, 255])
    #expect(rows[3] == Array(repeating: 255, count: 8))
    let apart = ShapePath.rectangle(rect(6, 6, 2, 2))
    let none = try picture(SceneLayer(.fill(all, .black), outlines: [left, apart]))
    #expect(none.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `fade as a whole within a shape`() throws {
    let half = ShapePath.rectangle(rect(0.5, 0, 8, 8))
    let rows = try picture(
      SceneLayer(.fill(all, .black), outlines: [half], opacity: 0.5), width: 2, height: 1
    ).grayRows
    // Half of 8 of 15 levels, then half.
    #expect(rows == [[187, 127]])
  }

  @Test func `look the same inside a clip as without it`() throws {
    let ellipse = SceneLayer.Content.fill(.ellipse(rect(0.3, 0.7, 6.9, 6.1)), .black)
    let whole = try picture(SceneLayer(ellipse)).grayRows
    let part = try picture(SceneLayer(ellipse, clip: rect(2, 1, 4, 5))).grayRows
    #expect(part[1..<6].map { $0[2..<6] } == whole[1..<6].map { $0[2..<6] })
    #expect(part[0].allSatisfy { $0 == 255 })
    #expect(part.allSatisfy { $0[1] == 255 && $0[6] == 255 })
  }

  @Test func `on a clear background keep their own colours`() throws {
    let clear = RGBAColor.white.alpha(0)
    let bitmap = try picture(
      SceneLayer(.fill(.rectangle(rect(0, 0, 1, 1)), Paint.red.alpha(128))), width: 2, height: 1,
      background: clear)
    #expect(bitmap.colorRows == [["#FF000080", "#00000000"]])
  }

  @Test func `are grey where all of them are`() throws {
    #expect(try picture(SceneLayer(.fill(all, .black))).format == .gray8)
    #expect(try picture(SceneLayer(.fill(all, Paint.red))).format == .rgba8)
  }

  @Test func `have the same bytes twice, and after other scenes`() throws {
    let renderer = try Renderer()
    let draw = {
      try picture(
        SceneLayer(.fill(.ellipse(rect(0.3, 0.7, 6.9, 6.1)), Paint.red.alpha(99))),
        SceneLayer(.stroke(.ellipse(rect(1, 1, 5, 5)), width: 1.3, Paint.blue), opacity: 0.3),
        by: renderer)
    }
    let first = try draw()
    _ = try picture(SceneLayer(.fill(.ellipse(rect(0, 0, 99, 99)), .black)), by: renderer)
    #expect(try draw() == first)
  }
}

@Suite struct `A stencil` {
  private let whole = ShapePath.rectangle(rect(0, 0, 4, 1))
  private let middle = ShapePath.rectangle(rect(1, 0, 2, 1))

  private func row(_ parts: [Stencil.Part], _ color: RGBAColor = .black) throws -> [UInt8] {
    try picture(SceneLayer(.stencil(Stencil(parts), color)), width: 4, height: 1).grayRows[0]
  }

  @Test func `cuts out of what was filled before`() throws {
    #expect(try row([.fill(whole), .fill(middle, isCutOut: true)]) == [0, 255, 255, 0])
    #expect(try row([.fill(middle, isCutOut: true), .fill(whole)]) == [0, 0, 0, 0])
  }

  @Test func `puts its colour on once where parts overlap`() throws {
    // 128 of 255 black.
    #expect(try row([.fill(whole), .fill(middle)], .black.alpha(128)) == [127, 127, 127, 127])
  }

  @Test func `cuts out part of a pixel`() throws {
    let half = ShapePath.rectangle(rect(1.5, 0, 1, 1))
    // 255 − 128 = 127, the seventh of sixteen levels: 119.
    #expect(try row([.fill(whole), .fill(half, isCutOut: true)]) == [0, 136, 136, 0])
  }

  @Test func `has lines, too`() throws {
    let line = ShapePath.polygon([.init(x: 1, y: 0.5), .init(x: 3, y: 0.5)], isClosed: false)
    #expect(try row([.stroke(line, ShapeLine(width: 1))]) == [255, 0, 0, 255])
    #expect(
      try row([.fill(whole), .stroke(line, ShapeLine(width: 1), isCutOut: true)])
        == [0, 255, 255, 0])
  }

  @Test func `of nothing shows nothing`() throws {
    #expect(try row([]) == [255, 255, 255, 255])
    #expect(try row([.fill(ShapePath())]) == [255, 255, 255, 255])
    #expect(try row([.fill(whole, isCutOut: true)]) == [255, 255, 255, 255])
  }
}

/// Two by two pixels: black, red, blue, and nothing.
let gradient = Bitmap(
  width: 2, height: 2, format: .rgba8,
  bytes: [0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0])
