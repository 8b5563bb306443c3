import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `A scene that cannot be drawn` {
  private func error(
    _ content: SceneLayer.Content? = nil, clip: PointRect? = nil, opacity: Double = 1,
    width: Points = 8, height: Points = 8, scale: DisplayScale = .x1
  ) throws -> RenderError? {
    let layers = content.map { [SceneLayer($0, clip: clip, opacity: opacity)] } ?? []
    return #expect(throws: RenderError.self) {
      try Renderer().render(
        Scene(width: width, height: height, background: .white, layers: layers), at: scale)
    }
  }

  @Test(arguments: [(32768, 1), (1, 32768), (9000, 9000)] as [(Points, Points)])
  func `is too large`(width: Points, height: Points) throws {
    #expect(
      try error(width: width, height: height)
        == .tooLarge(
          width: Int(width.value), height: Int(height.value),
          limit: DrawingLimits.greatestPixelCount))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300] as [Double])
  func `has a number that is no place`(value: Double) throws {
    let number = Points(value)
    let errors = [
      try error(width: number), try error(height: number),
      try error(.fill(.rectangle(rect(0, number, 9, 9)), .black)),
      try error(.fill(.polygon([.init(x: 1, y: 1), .init(x: number, y: 2)]), .black)),
      try error(.stroke(.rectangle(rect(0, 0, 9, 9)), width: number, .black)),
      try error(.stencil(Stencil([.fill(.polygon([.init(x: 1, y: number)]))]), .black)),
      try error(.picture(gradient, in: rect(number, 0, 2, 2))),
      try error(.fill(.rectangle(rect(0, 0, 9, 9)), .black), clip: rect(0, 0, number, 2)),
    ]
    let quantities = [
      "width", "height", "shape position", "shape position", "line width", "shape position",
      "picture edge", "clip edge",
    ]
    #expect(
      errors.map { $0?.description.split(separator: " of ").first }
        == quantities.map { "A \($0)"[...] })
  }

  @Test func `has a length below zero`() throws {
    #expect(try error(width: -1) == .outOfRange(quantity: "width", value: -1))
    #expect(
      try error(.stroke(.rectangle(rect(0, 0, 9, 9)), width: -1, .black))
        == .outOfRange(quantity: "line width", value: -1))
  }

  @Test func `has no opacity`() throws {
    guard
      case .outOfRange("opacity", _) = try error(
        .fill(.rectangle(rect(0, 0, 1, 1)), .black), opacity: .nan)
    else {
      Issue.record("another error")
      return
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double])
  func `has a scale that is none`(scale: Double) throws {
    guard
      case .outOfRange("scale", _) = try error(scale: DisplayScale(pixelsPerPoint: scale))
    else {
      Issue.record("another error")
      return
    }
  }

  @Test func `has a shape of a million points`() throws {
    let saw = ShapePath.polygon(
      (0..<1_000_000).map { .init(x: Points(Double($0 % 8)), y: Points(Double($0 % 7))) })
    let expected =
      "A shape cannot be drawn: it has 1000001 points or more. Give it fewer points, or less area."
    #expect(try error(.fill(saw, .black))?.description == expected)
    #expect(try error(.stroke(saw, width: 1, .black))?.description == expected)
  }

  @Test func `has a line that becomes too many points`() throws {
    let saw = ShapePath.polygon(
      (0..<30_000).map { .init(x: Points(Double($0 * 5 % 8)), y: Points(Double($0 * 3 % 7))) })
    guard case .unreadableShape = try error(.stroke(saw, width: 1, .black)) else {
      Issue.record("another error")
      return
    }
  }

  @Test func `has an outline of a thousand kilometres`() throws {
    let zigzag = ShapePath.polygon(
      (0..<30_000).map {
        .init(x: $0.isMultiple(of: 2) ? -100_000 : 100_000, y: Points(Double($0 % 7)))
      })
    let start = ContinuousClock.now
    guard case .unreadableShape(let detail) = try error(.fill(zigzag, .black)) else {
      Issue.record("another error")
      return
    }
    #expect(detail.hasPrefix("its outline is 6"))
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}

@Suite struct `A path without an area` {
  @Test(
    arguments: [
      [], [.close], [.move(to: .init(x: 1, y: 1))], [.close, .close, .move(to: .init(x: 1, y: 1))],
      [.line(to: .init(x: 3, y: 3))], [.move(to: .init(x: 1, y: 1)), .close],
    ] as [[ShapePath.Element]])
  func `shows nothing`(elements: [ShapePath.Element]) throws {
    let path = ShapePath(elements)
    let bitmap = try picture(
      SceneLayer(.fill(path, .black)), SceneLayer(.stroke(path, width: 2, .black)),
      SceneLayer(.stencil(Stencil([.fill(path), .stroke(path, ShapeLine(width: 2))]), .black)))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }
}
