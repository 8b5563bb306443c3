import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Colours on record` {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// The channels in both styles, to a thousandth.
  private func words(_ color: UIColor) -> String {
    let both = [Self.light, Self.dark].map { traits in
      let channels = color.channels(in: traits)
      let numbers = [channels.red, channels.green, channels.blue, channels.alpha]
      return "\(color.color(in: traits)) (\(numbers.map(\.onRecord).joined(separator: " ")))"
    }
    return both[0] == both[1] ? both[0] : both.joined(separator: ", dark ")
  }

  private static let fixed: [(String, UIColor)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", .gray),
    ("darkGray", .darkGray), ("lightGray", .lightGray), ("red", .red), ("green", .green),
    ("blue", .blue), ("orange", .orange), ("yellow", .yellow), ("purple", .purple),
  ]

  private static let system: [(String, UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("tintColor", .tintColor),
  ]

  private static let shades: [(String, UIColor)] = [
    ("systemBlue", .systemBlue), ("systemGreen", .systemGreen), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemIndigo", .systemIndigo), ("systemTeal", .systemTeal),
    ("systemMint", .systemMint), ("systemCyan", .systemCyan), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
  ]

  @Test func `with names have the channels that they had`() throws {
    var record = ViewRecord("colours", in: [.large])
    for (name, color) in Self.fixed + Self.system + Self.shades {
      try record.list(name) {
        [words(color), words(color.withAlphaComponent(0.25)), words(color.faded)]
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of other kinds have the channels that they had`() throws {
    var record = ViewRecord("colours-made", in: [.large, .dark])
    try record.list("hues", in: [.large]) {
      var values: [String] = []
      for hue in stride(from: -0.1, through: 1.1, by: 0.1) {
        for (saturation, brightness) in [(1.0, 1.0), (0.5, 0.8), (0, 0.3), (2, -1)] {
          let color = UIColor(
            hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
            alpha: 0.5)
          values.append("\(hue.onRecord) \(saturation) \(brightness): \(words(color))")
        }
      }
      return values
    }
    try record.list("greys and limits", in: [.large]) {
      let numbers: [CGFloat] = [-1, 0, 0.001, 0.5, 1, 2, .nan, .infinity]
      return numbers.flatMap { number in
        let colors = [
          UIColor(white: number, alpha: 1), UIColor(white: 0.5, alpha: number),
          UIColor(red: number, green: 0.25, blue: 0.75, alpha: 1),
          UIColor.label.withAlphaComponent(number),
        ]
        return colors.map { "\(number): \(words($0))" }
      }
    }
    try record.list("dynamic") {
      let traits = UITraitCollection.current
      let inner = UIColor { $0.userInterfaceStyle == .dark ? .systemGray : .systemRed }
      let outer = UIColor { $0.preferredContentSizeCategory == .large ? inner : .black }
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let isKnown = outer.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let channels = [red, green, blue, alpha].map(\.onRecord).joined(separator: " ")
      return [
        words(outer.resolvedColor(with: traits)), "\(outer.color(in: traits))",
        "\(isKnown) \(channels)", words(UIColor(cgColor: UIColor.label.cgColor)),
        "\(outer == outer) \(inner == outer) \(outer == UIColor.black) \(outer.isEqual(nil))",
      ]
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
