import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `Bold Text under audit` {
  private let fonts: FontFolder

  init() throws { fonts = try FontFolder(path: Bench.fontsPath) }

  private func style(_ weight: FontWeight, boldText: FontWeight) -> TypeStyle {
    TypeStyle(
      "Text", size: 17, curve: .textStyle(.body), boldTextWeight: boldText,
      attributes: TextAttributes(weight: weight))
  }

  private func ramp(
    _ style: TypeStyle, boldText: LegibilityWeight = .regular
  ) throws -> RampSpec {
    try style.ramp(suite: "audit", sample: Sample("items", text: "Sum", language: "en")) {
      $0.legibilityWeight = boldText
    }
  }

  @Test func `is drawn in the weight that is written, and no step heavier`() throws {
    let worker = try RampSetter(fonts: fonts, systemFont: SystemFont(Bench.inter))
    func weights(_ style: TypeStyle) throws -> [Double?] {
      let look = try worker.look(at: ramp(style, boldText: .bold), at: .large)
      let drawn = look.frame.lines.first?.runs.first?.instance.variations
        .first { $0.axis == .weight }?.value
      return [drawn, Double(look.cell.weight.rawValue)]
    }
    var body = style(.regular, boldText: .semibold)
    #expect(try weights(body) == [600, 600])
    body.attributes.weight = nil
    #expect(try weights(body) == [600, 600])
    // What is not written is the system's to say: two steps from regular.
    body.boldTextWeight = nil
    #expect(try weights(body) == [600, 600])
    body.attributes.weight = .semibold
    #expect(try weights(body) == [800, 800])
    body.boldTextWeight = .light
    #expect(try weights(body) == [300, 300])
  }

  @Test func `that makes text lighter is told with both weights`() throws {
    func words(_ style: TypeStyle) throws -> [String] {
      let report = try DesignAudit(
        of: [DesignAudit.Subject(style, ramps: [try ramp(style)])], fonts: fonts,
        systemFont: SystemFont(Bench.inter), jobs: 1
      ).report()
      return report.findings.standing.filter { $0.rule == .boldTextIgnored }.map(\.description)
    }
    #expect(
      try words(style(.semibold, boldText: .light)) == [
        "Text, items (en), 343 pt wide: it becomes lighter: weight 300 with Bold Text on, 600 "
          + "without"
      ])
    #expect(try words(style(.semibold, boldText: .bold)) == [])
  }
}
