import DynamicType
import Imaging
import Testing
import TextEngine

private let large = TraitCollection(preferredContentSizeCategory: .large)
private let ax5 = TraitCollection(
  preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

private func preferred(_ style: TextStyle) -> ScalableFont {
  .preferredFont(forTextStyle: style, compatibleWith: large)
}

/// A custom font of 17 pt at Large that is scaled along body.
private let scaled = ScalableFont.custom("Avenir", size: 17).scaled(
  along: .body, compatibleWith: large)

// Sizes and leadings at Large and AX5: body 17/22 and 53/62, footnote 13/18 and 44/52, title1 28/34
// and 58/68, headline 17/22 and 53/62 semibold (Apple Human Interface Guidelines, Typography).
@Suite struct `Attributed text after a change of the text size` {
  /// Runs that follow by themselves, then runs that do not.
  private let text = AttributedText([
    AttributedText.Run("as the whole "),
    AttributedText.Run("footnote ", TextAttributes(font: preferred(.footnote))),
    AttributedText.Run("scaled ", TextAttributes(font: scaled)),
    AttributedText.Run(
      "larger title ",
      TextAttributes(font: preferred(.title1).withSize(40), textStyle: .title1)),
    AttributedText.Run(
      "fixed ", TextAttributes(font: .custom("Avenir", size: 17), textStyle: .body)),
    AttributedText.Run(
      "fixed headline",
      TextAttributes(font: .systemFont(ofSize: 17, weight: .semibold), textStyle: .headline)),
  ])

  private func fonts(
    _ update: AttributedText.Update, for traits: TraitCollection = ax5
  ) -> [ScalableFont?] {
    text.updated(update, font: preferred(.body), for: traits).runs.map(\.attributes.font)
  }

  private func sizes(_ update: AttributedText.Update) -> [Points?] {
    fonts(update).map { $0?.pointSize }
  }

  @Test func `follows where its fonts do, as in a label that adjusts`() {
    #expect(sizes(.adjusted) == [53, 44, 48, 40, 17, 17])
  }

  @Test func `follows where it has no fonts of its own, as before iOS 11`() {
    #expect(sizes(.adjustedBeforeIOS11) == [53, 13, 17, 40, 17, 17])
  }

  @Test func `stays as it was, as in a label that does not adjust`() {
    #expect(sizes(.never) == [17, 13, 17, 40, 17, 17])
  }

  @Test func `is in its styles anew where an app sees to it`() {
    #expect(sizes(.reapplied) == [53, 44, 48, 58, 48, 53])
    #expect(fonts(.reapplied).map { $0?.leading } == [62, 52, nil, 68, nil, 62])
    #expect(fonts(.reapplied).map { $0?.weight.rawValue } == [400, 400, 400, 400, 400, 600])
    #expect(fonts(.reapplied).allSatisfy { $0?.followsContentSizeCategory == true })
  }

  @Test func `says the same, in the same runs`() {
    for update in [AttributedText.Update.adjusted, .adjustedBeforeIOS11, .never, .reapplied] {
      let updated = text.updated(update, font: preferred(.body), for: ax5)
      #expect(updated.string == text.string)
      #expect(updated.runs.map(\.attributes.textStyle) == text.runs.map(\.attributes.textStyle))
    }
  }

  @Test func `knows the runs that are left behind`() {
    #expect(text.runsLeftBehind == [3, 4, 5])
    // What has no style it is meant to have stays on purpose.
    #expect(
      AttributedText("a", TextAttributes(font: .systemFont(ofSize: 9))).runsLeftBehind == [])
    #expect(AttributedText("a", TextAttributes(textStyle: .body)).runsLeftBehind == [])
  }

  @Test func `is repaired where runs were left behind`() {
    let repaired = text.reapplied(for: ax5)
    #expect(repaired.runsLeftBehind == [])
    #expect(repaired.runs.map { $0.attributes.font?.pointSize } == [nil, 44, 48, 58, 48, 53])
    #expect(repaired.string == text.string)
  }

  @Test func `is repaired once and for all`() {
    let repaired = text.reapplied(for: ax5)
    let again = repaired.reapplied(for: ax5)
    #expect(again == repaired)
    let back = repaired.updated(.adjusted, font: preferred(.body), for: large)
    #expect(back.runs.map { $0.attributes.font?.pointSize } == [17, 13, 17, 28, 17, 17])
  }

  @Test func `keeps traits, weights and the leading's trait when it is repaired`() throws {
    func repaired(_ font: ScalableFont, as style: TextStyle) throws -> ScalableFont {
      let run = AttributedText("a", TextAttributes(font: font, textStyle: style))
      return try #require(run.reapplied(for: ax5).runs[0].attributes.font)
    }
    let bold = try repaired(preferred(.body).adding([.bold, .italic]).withSize(34), as: .body)
    #expect(bold.fontDescriptor.symbolicTraits == [.bold, .italic])
    #expect(bold.weight == .semibold)
    let headline = try repaired(preferred(.headline).withSize(34), as: .headline)
    #expect(headline.weight == .semibold)
    let light = try repaired(.systemFont(ofSize: 17, weight: .light), as: .body)
    #expect(light.weight == .light)
    #expect(light.pointSize == 53)
    let tight = try repaired(preferred(.body).adding(.tightLeading).withSize(34), as: .body)
    #expect(tight.leading == 60)
    let custom = try repaired(
      ScalableFont.custom("Avenir", size: 17, weight: .bold).adding(.italic), as: .body)
    #expect(custom.weight == .bold)
    #expect(custom.fontDescriptor.symbolicTraits == .italic)
    #expect(custom.fontDescriptor.origin == .custom(family: "Avenir"))
  }

  @Test func `scales a fixed font from the size it has`() throws {
    // 40 pt at Large along title1: 40 × 68 ÷ 34.
    let run = AttributedText(
      "a", TextAttributes(font: .custom("Avenir", size: 40), textStyle: .title1))
    let font = try #require(run.reapplied(for: ax5).runs[0].attributes.font)
    #expect(font.pointSize == 80)
    #expect(font.scaling?.basePointSize == 40)
    #expect(font.scaling?.textStyle == .title1)
  }
}

@Suite struct `Attributes of text` {
  // Two fonts are equal that look alike now, as in UIKit; attributes see what will become of them.
  @Test func `are not the same at Large where fonts scale differently`() {
    let plain = ScalableFont.custom("Avenir", size: 17)
    let fonts = [
      plain, plain.scaled(along: .body, compatibleWith: large),
      plain.scaled(along: .largeTitle, compatibleWith: large),
      plain.scaled(along: .body, maximumPointSize: 20, compatibleWith: large),
    ]
    #expect(Set(fonts).count == 1)
    #expect(Set(fonts.map { TextAttributes(font: $0) }).count == 4)
  }

  @Test func `are not the same where any of them differs`() {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let all = [
      TextAttributes(), TextAttributes(font: preferred(.body)), TextAttributes(weight: .bold),
      TextAttributes(traits: .bold), TextAttributes(textStyle: .body),
      TextAttributes(width: .condensed),
      TextAttributes(variations: [VariationSetting(axis: .weight, value: 400)]),
      TextAttributes(opticalSizing: .automatic), TextAttributes(color: red),
      TextAttributes(features: [FeatureSetting(.tabularFigures)]),
      TextAttributes(tracking: .points(0)), TextAttributes(tracking: .em(0)),
      TextAttributes(baselineOffset: 0),
      TextAttributes(underline: TextDecoration()), TextAttributes(strikethrough: TextDecoration()),
      TextAttributes(underline: TextDecoration(.double)),
      TextAttributes(underline: TextDecoration(color: red)), TextAttributes(language: "en"),
    ]
    #expect(Set(all).count == all.count)
    for attributes in all { #expect(attributes == attributes) }
  }

  private let whole = TextAttributes(
    font: preferred(.body), weight: .bold, traits: .italic, textStyle: .body, width: .condensed,
    variations: [
      VariationSetting(axis: .weight, value: 400), VariationSetting(axis: .width, value: 90),
    ],
    opticalSizing: .off, color: .white, features: [FeatureSetting(.tabularFigures)],
    tracking: .em(0.1), baselineOffset: 3, underline: TextDecoration(.double),
    strikethrough: TextDecoration(.thick), language: "en")

  @Test func `leave to the whole text what they do not say`() {
    #expect(TextAttributes().merging(over: whole) == whole)
    #expect(whole.merging(over: TextAttributes()) == whole)
  }

  @Test func `go before those of the whole text, and add traits, axes and features`() {
    let run = TextAttributes(
      font: preferred(.title1), weight: .light, traits: .bold, textStyle: .title1,
      width: .expanded, variations: [VariationSetting(axis: .weight, value: 700)],
      opticalSizing: .automatic, color: .black,
      features: [FeatureSetting(.tabularFigures, value: 0)], tracking: .points(0),
      baselineOffset: 0, underline: TextDecoration(), strikethrough: TextDecoration(),
      language: "ja")
    var expected = run
    expected.traits = [.bold, .italic]
    expected.variations = [
      VariationSetting(axis: .width, value: 90), VariationSetting(axis: .weight, value: 700),
    ]
    // HarfBuzz takes the last one.
    expected.features = [
      FeatureSetting(.tabularFigures), FeatureSetting(.tabularFigures, value: 0),
    ]
    #expect(run.merging(over: whole) == expected)
  }

  @Test func `stand beside each other in one text`() {
    let bold = TextAttributes(traits: .bold)
    let text: AttributedText = "plain " + AttributedText("bold", bold)
    #expect(text.runs == [AttributedText.Run("plain "), AttributedText.Run("bold", bold)])
    #expect(text.string == "plain bold")
  }
}
