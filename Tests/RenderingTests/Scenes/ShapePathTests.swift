import DynamicType
import Rendering
import Testing

@Suite struct `A shape's path` {
  @Test func `of a rectangle has its bounds`() {
    #expect(ShapePath.rectangle(rect(1, 2, 3, 4)).bounds == rect(1, 2, 3, 4))
  }

  @Test func `of an ellipse has the bounds of its rectangle, whose corners it leaves out`() {
    let path = ShapePath.ellipse(rect(1, 2, 6, 4))
    #expect(path.bounds == rect(1, 2, 6, 4))
    #expect(path.elements.first == .move(to: .init(x: 4, y: 2)))
  }

  @Test func `of a rounded rectangle has corners of half of its shorter side at most`() {
    #expect(
      ShapePath.roundedRectangle(rect(0, 0, 8, 4), radius: 100)
        == .roundedRectangle(rect(0, 0, 8, 4), radius: 2))
    #expect(ShapePath.capsule(rect(0, 0, 8, 4)) == .roundedRectangle(rect(0, 0, 8, 4), radius: 2))
    #expect(ShapePath.capsule(rect(0, 0, 4, 4)) == .ellipse(rect(0, 0, 4, 4)))
  }

  @Test(arguments: [0, -3] as [Points])
  func `of a rounded rectangle without a radius is a rectangle`(radius: Points) {
    #expect(
      ShapePath.roundedRectangle(rect(0, 0, 8, 4), radius: radius) == .rectangle(rect(0, 0, 8, 4)))
  }

  @Test func `of a rectangle that holds nothing has nothing`() {
    for empty in [rect(1, 1, 0, 4), rect(1, 1, 4, -1)] {
      #expect(ShapePath.rectangle(empty).elements.isEmpty)
      #expect(ShapePath.roundedRectangle(empty, radius: 1).elements.isEmpty)
      #expect(ShapePath.ellipse(empty).elements.isEmpty)
    }
    #expect(ShapePath.polygon([]).bounds == nil)
  }

  @Test func `is moved, scaled and mirrored point by point`() {
    let path = ShapePath.polygon([.init(x: 1, y: 2), .init(x: 3, y: 5)], isClosed: false)
    #expect(
      path.offset(x: 10, y: -1)
        == .polygon([.init(x: 11, y: 1), .init(x: 13, y: 4)], isClosed: false))
    #expect(
      path.scaled(x: -1, y: 2)
        == .polygon([.init(x: -1, y: 4), .init(x: -3, y: 10)], isClosed: false))
    #expect(ShapePath.ellipse(rect(0, 0, 2, 2)).scaled(by: 3).bounds == rect(0, 0, 6, 6))
  }

  @Test func `has bounds that end where its curves do, not at their control points`() {
    // At the middle of the curve: three eighths of 8, twice.
    let path = ShapePath([
      .move(to: .init(x: 0, y: 0)),
      .cubic(control1: .init(x: 0, y: 8), control2: .init(x: 8, y: 8), to: .init(x: 8, y: 0)),
    ])
    #expect(path.bounds == rect(0, 0, 8, 6))
  }
}
