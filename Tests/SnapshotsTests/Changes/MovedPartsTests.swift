import DynamicType
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites

/// A dot of 10 by 10 pt moves from the left to the right, beside a bar that stays.
@Suite struct `What follows from parts that moved` {
  private let bar = Self.part("Row/Bar", x: 0, y: 30, width: 100, height: 10)

  private static func part(
    _ path: String, x: Points, y: Points, width: Points, height: Points, color: String = "#FF0000"
  ) -> ElementFacts {
    let box = PointRect(x: x, y: y, width: width, height: height)
    return ElementFacts(path: path, box: box, content: .fill(color, in: box))
  }

  private static func dot(x: Points) -> ElementFacts {
    part("Row/Dot", x: x, y: 0, width: 10, height: 10)
  }

  private func facts(_ parts: [ElementFacts]) throws -> CellFacts {
    var facts = try #require(SampleFacts.large())
    facts.subject = .interface(parts)
    return facts
  }

  private func moved(_ old: [ElementFacts], _ new: [ElementFacts]) throws -> MovedParts {
    try MovedParts(from: facts(old), to: facts(new))
  }

  private func dotMoved() throws -> MovedParts {
    try moved([Self.dot(x: 0), bar], [Self.dot(x: 50), bar])
  }

  @Test func `is a difference of those parts`() throws {
    let place = ChangePlace(elements: [ElementName(path: "Row/Dot", text: nil)])
    #expect(try dotMoved().explain(place, at: .x1))
  }

  @Test func `is no difference of another part, also beside one that moved`() throws {
    let (dot, bar) = (
      ElementName(path: "Row/Dot", text: nil), ElementName(path: "Row/Bar", text: nil)
    )
    #expect(try !dotMoved().explain(ChangePlace(elements: [bar]), at: .x1))
    #expect(try !dotMoved().explain(ChangePlace(elements: [dot, bar]), at: .x1))
  }

  @Test(arguments: [
    (PixelRect(x: 2, y: 2, width: 4, height: 4), true),
    (PixelRect(x: 52, y: 2, width: 4, height: 4), true),
    // Nothing was there, and nothing is.
    (PixelRect(x: 25, y: 2, width: 4, height: 4), false),
    // The bar is there, which did not move.
    (PixelRect(x: 2, y: 5, width: 4, height: 30), false),
    // Edges that only meet do not touch.
    (PixelRect(x: 10, y: 2, width: 4, height: 4), false),
    (PixelRect(x: 2, y: 10, width: 4, height: 20), false),
  ])
  func `is a difference where only those parts are`(area: PixelRect, follows: Bool) throws {
    #expect(try dotMoved().explain(ChangePlace(area: area), at: .x1) == follows)
  }

  @Test func `is no difference without a part and without a place`() throws {
    #expect(try !dotMoved().explain(ChangePlace(), at: .x1))
  }

  @Test func `is a difference of just the area of a part that has another colour`() throws {
    let old = Self.part("Row/Dot", x: 0, y: 25, width: 10, height: 20)
    let new = Self.part("Row/Dot", x: 0, y: 25, width: 10, height: 20, color: "#0000FF")
    let painted = try moved([old, bar], [new, bar])
    // 0.5 pt are a pixel at 2x, which a rounded edge may differ by.
    #expect(
      painted.explain(
        ChangePlace(area: PixelRect(x: 0, y: 51, width: 20, height: 39)), at: .x2))
    #expect(
      !painted.explain(
        ChangePlace(area: PixelRect(x: 0, y: 52, width: 20, height: 38)), at: .x2))
  }

  @Test func `is nothing where a text is compared`() throws {
    let text = try #require(SampleFacts.large())
    let none = try MovedParts(from: text, to: facts([bar]))
    let area = PixelRect(x: 2, y: 32, width: 4, height: 4)
    #expect(!none.explain(ChangePlace(area: area), at: .x1))
  }
}
