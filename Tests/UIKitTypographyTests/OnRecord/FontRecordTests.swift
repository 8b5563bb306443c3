import DynamicType
import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Fonts on record` {
  private static let styles: [UIFont.TextStyle] = [
    .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline, .body,
    .callout, .subheadline, .footnote, .caption1, .caption2,
  ]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func words(_ font: UIFont) -> String {
    let lengths = [
      font.ascender, font.descender, font.capHeight, font.xHeight, font.lineHeight, font.leading,
    ]
    return "\(font.fontName) of \(font.familyName), \(font.pointSize.onRecord) pt, "
      + lengths.map(\.onRecord).joined(separator: " ")
      + ", weight \(font.scalable.weight.rawValue), drawn \(font.drawn.weight.rawValue)"
  }

  @Test func `of text styles have the sizes that they had`() throws {
    var record = ViewRecord("fonts", in: [.large, .bold])
    for style in Self.styles {
      try record.list("sizes of \(style.rawValue)") {
        Self.categories.map { category in
          let font = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
          return "\(category.rawValue.dropFirst(23)): \(font), leading "
            + "\(font.scalable.leading?.onRecord ?? "none"), \(font.followsContentSizeCategory)"
        }
      }
    }
    for look in [RecordedLook.large, .huge, .bold] {
      try record.list("metrics", in: [look]) {
        Self.styles.map { words(.preferredFont(forTextStyle: $0)) }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `with names and weights are what they were`() throws {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    var record = ViewRecord("fonts-named", in: [.large, .bold])
    try record.list("of the system") {
      let fonts: [UIFont] = [
        .systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
        .monospacedSystemFont(ofSize: 17, weight: .bold),
        .monospacedDigitSystemFont(ofSize: 17, weight: .bold), .systemFont(ofSize: 0),
        .systemFont(ofSize: -3), .systemFont(ofSize: 1e9), .systemFont(ofSize: 10).withSize(0),
      ]
      let systemFonts = fonts.map { "\(words($0)), \($0.features)" }
      return systemFonts + weights.map { words(.systemFont(ofSize: 20, weight: $0)) }
    }
    try record.list("weights between", in: [.large]) {
      var values: [String] = []
      for number in stride(from: -1.0, through: 1.0, by: 0.05) {
        let weight = UIFont.Weight(CGFloat(number)).weight
        values.append("\(number.onRecord): \(weight.rawValue)")
      }
      for number in stride(from: 0, through: 1100, by: 50) {
        let weight = UIFont.Weight(FontWeight(rawValue: number))
        values.append("\(number): \(weight.rawValue.onRecord)")
      }
      return values
    }
    try record.list("names") {
      let names = [
        "Inter", "inter", "Inter-Bold", "Inter Bold", "Inter-SemiBoldItalic", "JetBrains Mono",
        "JetBrainsMono-Regular", "Noto Serif", "NotoSerif-Bold", "Noto Serif Bold", "noto-serif",
        "Helvetica", "", "InterVariable.ttf",
      ]
      return names.map { name in
        let font = UIFont(name: name, size: 19)
        return "\(name): \(font.map { words($0) } ?? "none")"
      }
    }
    try record.list("families", in: [.large]) {
      (UIFont.familyNames + ["inter", "none"]).map {
        "\($0): \(UIFont.fontNames(forFamilyName: $0).joined(separator: ", "))"
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `are scaled as they were`() throws {
    var record = ViewRecord("fonts-scaled", in: [.large, .huge])
    for style in Self.styles {
      try record.list("numbers by \(style.rawValue)", in: [.large]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        return [1, 10, 17.3, 100, 0, -5].map { (number: CGFloat) in
          let values = Self.categories.map { category in
            metrics.scaledValue(
              for: number,
              compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).onRecord
          }
          return "\(number): \(values.joined(separator: " "))"
        }
      }
    }
    try record.list("fonts") {
      let metrics = UIFontMetrics(forTextStyle: .title2)
      let own = UIFont(name: "Noto Serif", size: 20) ?? .systemFont(ofSize: 20)
      let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      let bold = UITraitCollection(legibilityWeight: .bold)
      let fonts = [
        metrics.scaledFont(for: own), metrics.scaledFont(for: own, maximumPointSize: 25),
        metrics.scaledFont(for: own, maximumPointSize: 5),
        metrics.scaledFont(for: own, maximumPointSize: 0),
        metrics.scaledFont(for: own, compatibleWith: huge),
        metrics.scaledFont(for: own, compatibleWith: bold),
        metrics.scaledFont(for: metrics.scaledFont(for: own)),
        UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body)),
        metrics.scaledFont(for: own).withSize(11), metrics.scaledFont(for: own).adjusted(for: huge),
        UIFont.preferredFont(forTextStyle: .body).adjusted(for: huge), own.adjusted(for: huge),
      ]
      return ["\(metrics.scaledValue(for: 10).onRecord)"]
        + fonts.map { "\(words($0)), \($0.followsContentSizeCategory)" }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
