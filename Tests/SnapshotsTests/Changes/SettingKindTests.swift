import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

/// A layout text holds a setting in words only, so a kind is read from words: each that can be
/// written has to be known.
@Suite struct `The kind of a setting that changed` {
  private static let gray = RGBAColor(red: 90, green: 90, blue: 90)

  private func kind(_ change: (inout RampSpec) -> Void) -> ChangeKind {
    var ramp = Bench.word()
    let plain = CellFacts.setting(of: ramp)
    change(&ramp)
    let changed = CellFacts.setting(of: ramp)
    #expect(plain != changed)
    let kind = Self.kind(from: plain, to: changed)
    #expect(Self.kind(from: changed, to: plain) == kind)
    return kind
  }

  /// The one kind of what differs.
  private static func kind(from: String, to: String) -> ChangeKind {
    let changes = SettingWords.changes(from: from, to: to, role: .input)
    #expect(changes.count == 1, "\(changes.sentences)")
    return changes[0].kind
  }

  /// By the property; a font is told beside the setting.
  private static let attributes: [String: [(TextAttributes, ChangeKind)]] = [
    "font": [], "color": [(TextAttributes(color: gray), .color)],
    "weight": [(TextAttributes(weight: .bold), .weight)],
    "traits": [
      (TextAttributes(traits: .bold), .weight), (TextAttributes(traits: .condensed), .width),
      (TextAttributes(traits: .expanded), .width), (TextAttributes(traits: .italic), .italic),
      (TextAttributes(traits: .monoSpace), .setting),
      (TextAttributes(traits: .tightLeading), .leading),
      (TextAttributes(traits: .looseLeading), .leading),
    ],
    "textStyle": [(TextAttributes(textStyle: .title1), .curve)],
    "width": [(TextAttributes(width: .condensed), .width)],
    "variations": [
      (TextAttributes(variations: [VariationSetting(axis: .weight, value: 612.5)]), .weight),
      (TextAttributes(variations: [VariationSetting(axis: .width, value: 80)]), .width),
      (TextAttributes(variations: [VariationSetting(axis: .opticalSize, value: 20)]), .opticalSize),
      (TextAttributes(variations: [VariationSetting(axis: .slant, value: -5)]), .axis),
      (
        TextAttributes(variations: [
          VariationSetting(axis: OpenTypeTag(rawValue: 0x4752_4144), value: 1)
        ]), .axis
      ),
    ],
    "opticalSizing": [
      (TextAttributes(opticalSizing: .automatic), .opticalSize),
      (TextAttributes(opticalSizing: .off), .opticalSize),
      (TextAttributes(opticalSizing: .fixed(18)), .opticalSize),
    ],
    "features": [
      (TextAttributes(features: [FeatureSetting(.tabularFigures, value: 1)]), .features)
    ],
    "tracking": [
      (TextAttributes(tracking: .points(1)), .spacing),
      (TextAttributes(tracking: .em(1)), .spacing),
    ],
    "baselineOffset": [(TextAttributes(baselineOffset: 3), .shifted)],
    "underline": [(TextAttributes(underline: TextDecoration()), .decoration)],
    "strikethrough": [(TextAttributes(strikethrough: TextDecoration(color: gray)), .decoration)],
    "language": [(TextAttributes(language: "de"), .language)],
  ]

  @Test func `is known of each attribute`() {
    let names = Set(Mirror(reflecting: TextAttributes()).children.compactMap(\.label))
    // No whole text is a picture.
    #expect(names.subtracting(["box"]) == Set(Self.attributes.keys))
    for (name, cases) in Self.attributes {
      for (attributes, expected) in cases {
        #expect(kind { $0.attributes = attributes } == expected, "\(name)")
        // A run says the same in the same words.
        #expect(Self.kind(from: "", to: words(attributes)) == expected, "\(name)")
      }
    }
  }

  private func words(_ attributes: TextAttributes) -> String {
    var ramp = Bench.word()
    let plain = Set(CellFacts.setting(of: ramp).split(separator: ", "))
    ramp.attributes = attributes
    return CellFacts.setting(of: ramp).split(separator: ", ")
      .filter { !plain.contains($0) }.joined(separator: ", ")
  }

  private static let paragraphs: [String: [(ParagraphStyle, ChangeKind)]] = [
    "alignment": [(ParagraphStyle(alignment: .justified), .alignment)],
    "lineLimit": [
      (ParagraphStyle(lineLimit: 1), .lineLimit), (ParagraphStyle(lineLimit: 2), .lineLimit),
    ],
    "truncationMode": [(ParagraphStyle(truncationMode: .middle), .truncation)],
    "minimumScaleFactor": [(ParagraphStyle(minimumScaleFactor: 0.5), .fit)],
    "allowsTightening": [(ParagraphStyle(allowsTightening: true), .fit)],
    "leading": [
      (ParagraphStyle(leading: .loose), .leading), (ParagraphStyle(leading: .tight), .leading),
    ],
    "lineHeightMultiple": [(ParagraphStyle(lineHeightMultiple: 1.25), .leading)],
    "minimumLineHeight": [(ParagraphStyle(minimumLineHeight: 20), .leading)],
    "maximumLineHeight": [(ParagraphStyle(maximumLineHeight: 30), .leading)],
    "lineSpacing": [(ParagraphStyle(lineSpacing: 1.5), .leading)],
    "paragraphSpacing": [(ParagraphStyle(paragraphSpacing: 4), .leading)],
    "paragraphSpacingBefore": [(ParagraphStyle(paragraphSpacingBefore: 2), .leading)],
    "tabs": [(ParagraphStyle(tabs: TabStops(places: [50], interval: 36)), .alignment)],
  ]

  @Test func `is known of each property of a paragraph style`() {
    let names = Set(Mirror(reflecting: ParagraphStyle()).children.compactMap(\.label))
    #expect(names == Set(Self.paragraphs.keys))
    for (name, cases) in Self.paragraphs {
      for (style, expected) in cases {
        #expect(kind { $0.paragraph = style } == expected, "\(name)")
      }
    }
  }

  @Test func `is known of what a ramp says beside them`() {
    #expect(kind { $0.color = Self.gray } == .color)
    #expect(kind { $0.background = Self.gray } == .color)
    #expect(kind { $0.sample.language = "de" } == .language)
    #expect(kind { $0.sample.direction = .leftToRight } == .direction)
    #expect(kind { $0.legibilityWeight = .bold } == .boldText)
    #expect(kind { $0.update = .adjustedBeforeIOS11 } == .update)
    #expect(kind { $0.update = .reapplied } == .update)
    #expect(kind { $0.update = .never } == .update)
    #expect(Self.kind(from: "17 pt, body", to: "20 pt, body") == .size)
  }
}
