import Snapshots
import DynamicType
import Testing

@testable import Suites
@testable import Verification

@Suite struct `The order of drawing` {
  private static func ramp(
    _ style: TextStyle, _ text: String = "Type", scale: DisplayScale
  ) -> RampSpec {
    RampSpec(suite: "s", style: style, sample: Sample("word", text: text), scale: scale)
  }

  private static let ramps = [
    ramp(.caption2, scale: .x1), ramp(.caption2, scale: .x3),
    ramp(.largeTitle, scale: .x1), ramp(.largeTitle, scale: .x2), ramp(.largeTitle, scale: .x3),
  ]

  @Test func `begins with what costs most, all scales of a text together`() {
    let order = DrawingOrder(of: Self.ramps).groups.map { group in
      group.map { Self.ramps[$0].name.coordinates }
    }
    #expect(
      order == [
        ["s/largetitle/word@3x", "s/largetitle/word@2x", "s/largetitle/word@1x"],
        ["s/caption2/word@3x", "s/caption2/word@1x"],
      ])
  }

  @Test func `counts how long a text is`() {
    let ramps = [
      Self.ramp(.body, "Type", scale: .x2),
      Self.ramp(.callout, "Filmfestivaldirektorinnentitel", scale: .x2),
    ]
    #expect(DrawingOrder(of: ramps).groups == [[1], [0]])
  }

  @Test func `takes the texts of a style one after the other, as they share glyphs`() {
    let ramps = [
      Self.ramp(.body, "Type", scale: .x2),
      Self.ramp(.callout, "Letters", scale: .x2),
      RampSpec(
        suite: "s", style: .body, sample: Sample("words", text: "Letters and words"), scale: .x2),
      RampSpec(
        suite: "s", style: .callout, sample: Sample("words", text: "Letters"), scale: .x2),
    ]
    #expect(DrawingOrder(of: ramps).groups == [[2], [0], [1], [3]])
  }

  @Test func `of nothing is nothing`() {
    #expect(DrawingOrder(of: []).groups == [])
  }
}
