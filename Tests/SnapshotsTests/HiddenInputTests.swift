import DynamicType
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `An input that others could hide` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func ramp(_ style: TypeStyle) throws -> RampSpec {
    try style.ramp(suite: "tiny", sample: Sample("vat", text: "incl. 19 % VAT")) {
      $0.categories = [.accessibilityMedium]
      $0.width = 200
    }
  }

  private func style(
    _ size: Points, lineHeight: TypeStyle.LineHeight? = nil
  ) -> TypeStyle {
    TypeStyle(
      "Note", family: Bench.inter, size: size, curve: .textStyle(.body), lineHeight: lineHeight)
  }

  /// The ramp as another program's curve made it: the same rule, and another step at one category.
  private func altered(
    _ ramp: RampSpec, _ change: (inout FontSteps.Step) -> Void
  ) throws -> RampSpec {
    guard case .steps(let steps) = ramp.font else { return ramp }
    var font = FontSteps(along: steps.textStyle) { category in
      var step = steps[category]
      if category == .accessibilityMedium { change(&step) }
      return step
    }
    font.sizing = steps.sizing
    var ramp = ramp
    ramp.font = .steps(font)
    return ramp
  }

  private func aspects(_ change: CellChange?) -> [String] {
    (change?.changes ?? []).filter { !$0.isEffect }.map(\.aspect).sorted()
  }

  @Test func `is told where sizes do not follow from the size that changed, too`() throws {
    let (old, new) = (try ramp(style(17)), try ramp(style(18)))
    let plain = try bench.change(from: old, to: new)
    #expect(aspects(plain) == ["size"])
    #expect(plain?.proof == .proved)
    let hidden = try bench.change(from: altered(old) { $0.pointSize = 19 }, to: new)
    #expect(aspects(hidden) == ["size", "sizes"])
    let back = try bench.change(from: old, to: altered(new) { $0.pointSize = 19 })
    #expect(aspects(back) == ["size", "sizes"])
  }

  @Test func `is told where line heights do not follow from what changed, too`() throws {
    let (old, new) = (
      try ramp(style(17, lineHeight: .scaled(24))), try ramp(style(18, lineHeight: .scaled(24)))
    )
    #expect(try aspects(bench.change(from: old, to: new)) == ["size"])
    let hidden = try bench.change(from: altered(old) { $0.lineHeight = 50 }, to: new)
    #expect(aspects(hidden) == ["line heights", "size"])
  }

  @Test func `leaves out sizes that every rule gives, whatever the rule is`() throws {
    let curves: [ScaleCurve] =
      TextStyle.allCases.flatMap { [.textStyle($0), .preferred($0), .preferred($0, factor: 1.5)] }
      + [.fixed, .factor(1.25), .android, .androidNonLinear(fontScale: 1.3)]
    let roundings: [SizeRounding?] = [
      nil, SizeRounding.none, .wholePoint, .quarterPoint, .pixelGrid(.x2), .pixelGrid(.x3),
    ]
    for curve in curves {
      for rounding in roundings {
        for lineHeight in [nil, .fixed(24.5), .scaled(22)] as [TypeStyle.LineHeight?] {
          let style = TypeStyle(
            "Note", family: Bench.inter, size: 16.5, curve: curve, rounding: rounding, minimum: 12,
            maximum: 40.25, lineHeight: lineHeight)
          guard case .steps(let steps) = try ramp(style).font, let sizing = steps.sizing else {
            Issue.record("\(curve) has no steps")
            continue
          }
          let all = ContentSizeCategory.allCases.map { steps[$0] }
          let derived = sizing.derived
          #expect(derived?.sizes == all.map(\.pointSize), "\(sizing)")
          #expect(derived?.lineHeights == all.map(\.lineHeight), "\(sizing)")
        }
      }
    }
  }

  @Test func `leaves nothing to accept but inputs, where they are proved`() {
    let color = Change(.color, role: .input, sentence: "ink is gray, was black")
    let cut = Change(.truncated, role: .layout, sentence: "text is left out")
    let file = Change(.file, role: .record, sentence: "the picture file is another")
    let proved = CellChange(changes: [color, cut, file], picture: .equal).proved
    #expect(proved.changes == [color, file])
    #expect(proved.consequences == [cut])
    #expect(proved.proof == .proved)
  }

  @Test func `is told where a face stood elsewhere on its axes`() throws {
    let old = try ramp(style(17))
    let lines = bench.head(of: old).lines.map { $0.hasPrefix("face:") ? $0 + " | wght=560" : $0 }
    let head = try #require(GoldenHead(lines: lines, of: old.name))
    let bold = try bench.drawn(
      try ramp(
        TypeStyle(
          "Note", family: Bench.inter, size: 17, curve: .textStyle(.body),
          attributes: TextAttributes(weight: FontWeight(rawValue: 560)))), at: .accessibilityMedium)
    for new in [old, try ramp(style(18))] {
      let change = try #require(
        try bench.change(from: old, to: new, oldHead: head, showing: bold.bitmap))
      #expect(change.changes.contains { $0.kind == .axis && !$0.isEffect }, "\(change.changes)")
    }
  }
}
