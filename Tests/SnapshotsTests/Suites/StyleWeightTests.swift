import Snapshots
import DynamicType
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// The weights that a style asks of a variable face.
@Suite struct `The weight of a style` {
  private func weight(
    _ style: TypeStyle, at category: ContentSizeCategory, boldText: LegibilityWeight = .regular
  ) throws -> Double? {
    var style = style
    style.family = "Inter/InterVariable.ttf"
    style.size = 17
    style.curve = .textStyle(.body)
    let ramp = try style.ramp(suite: "s", sample: Sample("a", text: "A")) {
      $0.legibilityWeight = boldText
    }
    let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
    let worker = try RampSetter(
      fonts: try FontFolder(path: "\(repository)/Fonts"), systemFont: BuiltInSuite.systemFont)
    let frame = try worker.look(at: ramp, at: category).frame
    return frame.lines.first?.runs.first?.instance.variations
      .first { $0.axis == .weight }?.value
  }

  @Test func `is that of the category, where it says so, before that of the style`() throws {
    var style = TypeStyle("a")
    style.attributes.weight = .medium
    style.overrides = [.accessibilityMedium: TypeStyle.Override(weight: .bold)]
    #expect(try weight(style, at: .large) == 500)
    #expect(try weight(style, at: .accessibilityMedium) == 700)
  }

  @Test func `is another with Bold Text only where the style names one`() throws {
    var style = TypeStyle("a")
    style.attributes.weight = .medium
    #expect(try weight(style, at: .large, boldText: .bold) == 500)
    style.boldTextWeight = .heavy
    #expect(try weight(style, at: .large, boldText: .bold) == 800)
    #expect(try weight(style, at: .large) == 500)
  }
}
