import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Attributed labels on record` {
  private typealias Attributes = [NSAttributedString.Key: Any]

  private func label(_ text: String, _ attributes: Attributes) -> UILabel {
    Exhibit.label(nil) {
      $0.numberOfLines = 0
      $0.attributedText = Exhibit.attributed(text, attributes)
    }
  }

  /// A text whose second word has attributes.
  private func partly(_ attributes: Attributes) -> UILabel {
    let text = NSMutableAttributedString(string: "Word ")
    text.append(Exhibit.attributed("office fi", attributes))
    text.append(NSAttributedString(string: " word"))
    return Exhibit.label(nil) { $0.attributedText = text }
  }

  private static let keys: [(name: String, attributes: Attributes)] = [
    ("font", [.font: UIFont.systemFont(ofSize: 25, weight: .bold)]),
    ("colour", [.foregroundColor: UIColor.systemRed]),
    ("ground", [.backgroundColor: UIColor.systemYellow]),
    ("kern", [.kern: 3.5]),
    ("kern of a whole number", [.kern: 4]),
    ("negative kern", [.kern: -1.25]),
    ("tracking", [.tracking: 2]),
    ("tracking before kern", [.tracking: 2, .kern: 5]),
    ("endless kern", [.kern: 1e9]),
    ("raised", [.baselineOffset: 5]),
    ("lowered", [.baselineOffset: -4.5]),
    ("no ligatures", [.ligature: 0]),
    ("ligatures", [.ligature: 1]),
    ("stroke", [.strokeWidth: 3, .strokeColor: UIColor.red]),
    ("link", [.link: "https://example.com"]),
    ("German", [.accessibilitySpeechLanguage: "de"]),
    ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
    ("underlined by the style", [.underlineStyle: NSUnderlineStyle.single]),
    ("thick", [.underlineStyle: 2, .underlineColor: UIColor.systemGreen]),
    ("double", [.underlineStyle: 9]),
    ("not underlined", [.underlineStyle: 0, .underlineColor: UIColor.red]),
    ("pattern", [.underlineStyle: 0x101]),
    ("pattern alone", [.underlineStyle: 0x100]),
    ("struck", [.strikethroughStyle: 1]),
    ("struck twice", [.strikethroughStyle: 9, .strikethroughColor: UIColor.systemBlue]),
    ("both", [.underlineStyle: 1, .strikethroughStyle: 2]),
  ]

  @Test func `have every key as they had`() throws {
    var record = ViewRecord("attributes", in: [.large])
    for key in Self.keys {
      try record.show(key.name) { partly(key.attributes) }
      try record.show("whole text, \(key.name)") { label("office fi", key.attributes) }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private static func paragraph(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private static let styles: [(name: String, style: NSMutableParagraphStyle)] = [
    ("usual", paragraph { _ in }),
    ("centred", paragraph { $0.alignment = .center }),
    ("left", paragraph { $0.alignment = .left }),
    ("right", paragraph { $0.alignment = .right }),
    ("justified", paragraph { $0.alignment = .justified }),
    ("line spacing", paragraph { $0.lineSpacing = 7 }),
    ("negative line spacing", paragraph { $0.lineSpacing = -7 }),
    ("spacing after", paragraph { $0.paragraphSpacing = 11 }),
    ("spacing before", paragraph { $0.paragraphSpacingBefore = 13 }),
    ("multiple", paragraph { $0.lineHeightMultiple = 1.4 }),
    ("multiple of 100", paragraph { $0.lineHeightMultiple = 100 }),
    ("multiple beyond 100", paragraph { $0.lineHeightMultiple = 101 }),
    ("minimum", paragraph { $0.minimumLineHeight = 40 }),
    ("maximum", paragraph { $0.maximumLineHeight = 12 }),
    ("endless minimum", paragraph { $0.minimumLineHeight = 100_000 }),
    ("indents", paragraph { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (9, 5, -7) }),
    ("hyphens", paragraph { $0.hyphenationFactor = 1 }),
    ("tightening", paragraph { $0.allowsDefaultTighteningForTruncation = true }),
    ("right to left", paragraph { $0.baseWritingDirection = .rightToLeft }),
    ("left to right", paragraph { $0.baseWritingDirection = .leftToRight }),
    (
      "right of right to left",
      paragraph { ($0.baseWritingDirection, $0.alignment) = (.rightToLeft, .right) }
    ),
    ("head", paragraph { $0.lineBreakMode = .byTruncatingHead }),
    ("middle", paragraph { $0.lineBreakMode = .byTruncatingMiddle }),
    ("clipped", paragraph { $0.lineBreakMode = .byClipping }),
  ]

  @Test func `have every paragraph style as they had`() throws {
    var record = ViewRecord("paragraph-styles", in: RecordedLook.directions)
    for (name, style) in Self.styles {
      try record.show(name) {
        label("One line that is longer than 320 pt, so it breaks\ntwo", [.paragraphStyle: style])
      }
      try record.show("\(name), two lines of Hebrew", in: [.large]) {
        let label = label("\(Exhibit.hebrew) \(Exhibit.hebrew) \(Exhibit.hebrew)", [:])
        label.attributedText = Exhibit.attributed(label.text ?? "", [.paragraphStyle: style])
        label.numberOfLines = 2
        return label
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their tab stops as they had`() throws {
    let tabs = { (places: [CGFloat], interval: CGFloat) in
      Self.paragraph {
        $0.tabStops = places.map { NSTextTab(textAlignment: .left, location: $0) }
        $0.defaultTabInterval = interval
      }
    }
    var record = ViewRecord("tab-stops", in: RecordedLook.sizes)
    for (name, style) in [
      ("usual", Self.paragraph { _ in }), ("own", tabs([30, 100, 210], 0)),
      ("interval", tabs([50], 41)), ("none", tabs([], 0)),
      ("not placed", tabs([0, 0.5, -3, 100_000, 99], 0.5)), ("from 1", tabs([1], 1)),
    ] {
      try record.show(name) { label("a\tb\tc\td", [.paragraphStyle: style]) }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `keep or lose what was set before, as they did`() throws {
    let red: Attributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 9),
    ]
    var record = ViewRecord("attributes-set", in: [.large, .dark])
    try record.show("one after the other") {
      Exhibit.stack([
        Exhibit.label("Plain") {
          $0.attributedText = Exhibit.attributed("Attributed", red)
          $0.font = .systemFont(ofSize: 20)
        },
        Exhibit.label("Plain") {
          $0.attributedText = Exhibit.attributed("Attributed", red)
          $0.textColor = .systemGreen
        },
        Exhibit.label("Plain") {
          $0.attributedText = Exhibit.attributed("Attributed", red)
          $0.text = "Plain again"
        },
        Exhibit.label("Plain") { $0.attributedText = nil },
        Exhibit.label("Plain") {
          $0.textColor = .systemIndigo
          $0.attributedText = Exhibit.attributed("Not red", [:])
        },
        Exhibit.label("Plain") {
          let own = $0.attributedText ?? NSAttributedString(string: "")
          $0.attributedText = Exhibit.attributed(
            "\(own.length)", own.attributes(at: 0, effectiveRange: nil))
        },
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
