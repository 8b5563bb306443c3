import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Labels on record` {
  private static let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  @Test func `are aligned as they were`() throws {
    var record = ViewRecord("labels-aligned")
    for alignment in Self.alignments {
      try record.show("\(alignment)") {
        Exhibit.stack(
          ["Short", Exhibit.words, Exhibit.hebrew].map { text in
            Exhibit.label(text) {
              $0.textAlignment = alignment
              $0.numberOfLines = 0
            }
          }, alignment: .fill)
      }
    }
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    for attribute in attributes {
      try record.show("\(attribute)", in: RecordedLook.directions) {
        Exhibit.label("Natural") { $0.semanticContentAttribute = attribute }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `break their lines as they did`() throws {
    var record = ViewRecord("labels-broken", in: RecordedLook.sizes)
    for mode in Self.modes {
      for lines in 0...2 {
        try record.show("\(mode), \(lines) lines") {
          Exhibit.label("\(Exhibit.words) \(Exhibit.longWord)", style: .title3) {
            $0.lineBreakMode = mode
            $0.numberOfLines = lines
          }
        }
      }
      try record.show("\(mode), in 50 pt", height: 50) {
        Exhibit.label("One\ntwo\nthree \(Exhibit.words)") {
          $0.lineBreakMode = mode
          $0.numberOfLines = 0
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `shrink and tighten as they did`() throws {
    var record = ViewRecord("labels-shrunk", in: RecordedLook.sizes, height: 44)
    for factor: CGFloat in [0, 0.3, 0.8, 0.99, 1, 2] {
      try record.show("factor \(factor.onRecord)") {
        Exhibit.label("\(Exhibit.words)!") {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = factor
        }
      }
    }
    try record.show("factor alone") { Exhibit.label(Exhibit.words) { $0.minimumScaleFactor = 0.5 } }
    for lines in [2, 3, 0] {
      try record.show("\(lines) lines") {
        Exhibit.label("\(Exhibit.words) \(Exhibit.words)") {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.4
          $0.numberOfLines = lines
        }
      }
    }
    for tightens in [true, false] {
      try record.show(tightens ? "tightened" : "not tightened", in: [.large]) {
        Exhibit.label("The line that is a bit longer than its room") {
          $0.allowsDefaultTighteningForTruncation = tightens
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their sizes and colours`() throws {
    var record = ViewRecord("labels-sized", in: RecordedLook.sizes + [.dark, .bold, .coarse])
    let styles: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
      .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    try record.show("styles") {
      Exhibit.stack(styles.map { Exhibit.label("Hxg", style: $0) }, spacing: 0)
    }
    try record.show("states") {
      Exhibit.stack([
        Exhibit.label("Normal"),
        Exhibit.label("Disabled") { $0.isEnabled = false },
        Exhibit.label("Disabled red") {
          $0.textColor = .systemRed
          $0.isEnabled = false
        },
        Exhibit.label("Highlighted") { $0.isHighlighted = true },
        Exhibit.label("Highlighted blue") {
          $0.highlightedTextColor = .systemBlue
          $0.isHighlighted = true
        },
        Exhibit.label("Not highlighted") { $0.highlightedTextColor = .systemBlue },
        Exhibit.label("Half") { $0.alpha = 0.5 },
        Exhibit.label("Ground") { $0.backgroundColor = .systemYellow },
      ])
    }
    try record.show("nothing") {
      Exhibit.stack([Exhibit.label(nil), Exhibit.label(""), Exhibit.label(" "), UILabel()])
    }
    try record.show("fixed fonts") {
      Exhibit.stack([
        Exhibit.label("Usual", style: nil),
        Exhibit.label("Of 23 pt", style: nil) { $0.font = .systemFont(ofSize: 23) },
        Exhibit.label("Bold", style: nil) { $0.font = .boldSystemFont(ofSize: 15) },
        Exhibit.label("Italic", style: nil) { $0.font = .italicSystemFont(ofSize: 15) },
        Exhibit.label("Black", style: nil) { $0.font = .systemFont(ofSize: 15, weight: .black) },
        Exhibit.label("Mono", style: nil) {
          $0.font = .monospacedSystemFont(ofSize: 15, weight: .medium)
        },
        Exhibit.label("0123", style: nil) {
          $0.font = .monospacedDigitSystemFont(ofSize: 15, weight: .light)
        },
        Exhibit.label("Own", style: nil) { $0.font = UIFont(name: "Noto Serif", size: 19) },
        Exhibit.label("None", style: nil) { $0.font = nil },
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  /// Insets a text in three ways that apps use.
  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 9, dy: 5)) }

    override var intrinsicContentSize: CGSize {
      let own = super.intrinsicContentSize
      return CGSize(width: own.width + 18, height: own.height + 10)
    }
  }

  private final class Silent: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  @Test func `are measured as they were`() throws {
    var record = ViewRecord("labels-measured", in: RecordedLook.sizes)
    try record.show("padded") {
      let label = Padded()
      label.text = Exhibit.words
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.backgroundColor = .systemGray5
      return label
    }
    try record.show("padded in a limit") {
      let label = Padded()
      label.text = Exhibit.words
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 111
      return Exhibit.stack([label])
    }
    try record.show("not drawn") {
      let label = Silent()
      label.text = "Silent"
      return label
    }
    for lines in 0...2 {
      try record.show("limit of 100 pt, \(lines) lines") {
        Exhibit.stack([
          Exhibit.label(Exhibit.words) {
            $0.numberOfLines = lines
            $0.preferredMaxLayoutWidth = 100
          }
        ])
      }
    }
    try record.list("sizes") {
      var values: [String] = []
      for lines in 0...3 {
        let label = Exhibit.label(Exhibit.words) { $0.numberOfLines = lines }
        values.append("\(lines) lines: \(label.intrinsicContentSize.onRecord)")
        for (width, height): (CGFloat, CGFloat) in [(0, 0), (90, 0), (90, 30), (200_000, 30)] {
          let fitting = label.sizeThatFits(CGSize(width: width, height: height))
          let rect = label.textRect(
            forBounds: CGRect(x: 3, y: 4, width: width, height: height),
            limitedToNumberOfLines: lines)
          values.append("in \(width) × \(height): \(fitting.onRecord), \(rect.onRecord)")
        }
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `follow the text size as they did`() throws {
    let before11 = RecordedLook(
      category: .accessibilityExtraLarge, system: UISystemVersion(10), former: .large)
    var record = ViewRecord("labels-following", in: [.changed, before11])
    try record.show("plain and attributed") {
      let text = NSMutableAttributedString(
        string: "Body ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      text.append(
        Exhibit.attributed("caption", [.font: UIFont.preferredFont(forTextStyle: .caption1)]))
      text.append(Exhibit.attributed(" fixed", [.font: UIFont.systemFont(ofSize: 11)]))
      let metrics = UIFontMetrics(forTextStyle: .title1)
      var labels: [UILabel] = []
      for follows in [true, false] {
        labels.append(Exhibit.label("Style"))
        labels.append(
          Exhibit.label("Scaled", style: nil) {
            $0.font = metrics.scaledFont(for: .systemFont(ofSize: 9))
          })
        labels.append(Exhibit.label("Fixed", style: nil))
        labels.append(Exhibit.label { $0.attributedText = text })
        for label in labels.suffix(4) { label.adjustsFontForContentSizeCategory = follows }
      }
      return Exhibit.stack(labels)
    }
    try record.show("limits") {
      Exhibit.stack([
        Exhibit.label("At most XL") {
          $0.adjustsFontForContentSizeCategory = true
          $0.maximumContentSizeCategory = .extraLarge
        },
        Exhibit.label("At least AX5") {
          $0.adjustsFontForContentSizeCategory = true
          $0.minimumContentSizeCategory = .accessibilityExtraExtraExtraLarge
        },
        Exhibit.label("Always S") {
          $0.adjustsFontForContentSizeCategory = true
          $0.traitOverrides.preferredContentSizeCategory = .small
        },
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
