import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Traits on record` {
  private func words(_ traits: UITraitCollection) -> String {
    "\(traits.preferredContentSizeCategory.rawValue), weight \(traits.legibilityWeight), "
      + "scale \(traits.displayScale), \(traits.layoutDirection), \(traits.userInterfaceStyle), "
      + "\(traits.horizontalSizeClass) × \(traits.verticalSizeClass), \(traits.userInterfaceIdiom)"
  }

  private static let parts: [(String, UITraitCollection)] = [
    ("nothing", UITraitCollection()),
    ("size", UITraitCollection(preferredContentSizeCategory: .extraLarge)),
    ("no size", UITraitCollection(preferredContentSizeCategory: .unspecified)),
    ("bold", UITraitCollection(legibilityWeight: .bold)),
    ("scale", UITraitCollection(displayScale: 2)),
    ("direction", UITraitCollection(layoutDirection: .rightToLeft)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("wide", UITraitCollection(horizontalSizeClass: .regular)),
    ("low", UITraitCollection(verticalSizeClass: .compact)),
  ]

  @Test func `are combined as they were`() throws {
    var record = ViewRecord("traits", in: RecordedLook.usual + [.dark, .bold, .coarse])
    try record.list("current") { [words(.current), "\(UITraitCollection.current)"] }
    for (name, part) in Self.parts {
      try record.list(name, in: [.large]) {
        let current = UITraitCollection.current
        var values = [words(part), "\(part)"]
        for (other, traits) in Self.parts {
          let both = UITraitCollection(traitsFrom: [part, traits])
          let claims = [
            part.containsTraits(in: traits), both.containsTraits(in: traits),
            part.hasDifferentColorAppearance(comparedTo: traits), part == traits,
          ]
          values.append("\(other): \(words(both)), \(claims)")
        }
        values.append(words(UITraitCollection(traitsFrom: [current, part])))
        let claims = [
          current.containsTraits(in: part), part.containsTraits(in: nil),
          part.hasDifferentColorAppearance(comparedTo: nil),
        ]
        values.append("\(claims)")
        return values
      }
    }
    try record.list("mutated", in: [.large]) {
      let made = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.displayScale = 5
      }
      let changed = made.modifyingTraits {
        $0.layoutDirection = .rightToLeft
        $0.displayScale = 0
      }
      var values = [words(made), words(changed)]
      changed.performAsCurrent { values.append(words(.current)) }
      UITraitCollection.current = made
      values.append(words(.current))
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `go down the tree as they did`() throws {
    var record = ViewRecord("traits-in-trees", in: [.large, .dark])
    try record.list("tree") {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      let controller = UIViewController()
      controller.view = middle
      outer.addSubview(middle)
      middle.addSubview(inner)
      var values = [words(inner.traitCollection)]
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      controller.traitOverrides.layoutDirection = .rightToLeft
      inner.overrideUserInterfaceStyle = .dark
      values += [outer, middle, inner].map { words($0.traitCollection) }
      controller.traitOverrides.preferredContentSizeCategory = .small
      middle.minimumContentSizeCategory = .extraLarge
      inner.maximumContentSizeCategory = .large
      values += [outer, middle, inner].map { words($0.traitCollection) }
      middle.traitOverrides.layoutDirection = .leftToRight
      values += [words(inner.traitCollection), words(controller.traitCollection)]
      inner.semanticContentAttribute = .forceRightToLeft
      values.append("\(inner.effectiveUserInterfaceLayoutDirection)")
      return values
    }
    try record.list("device") {
      let device = UIDevice.current
      return [
        UIScreen.main.bounds.onRecord, UIScreen.main.nativeBounds.onRecord,
        "\(UIScreen.main.scale)", words(UIScreen.main.traitCollection), device.systemVersion,
        UIApplication.shared.preferredContentSizeCategory.rawValue,
        "\(UIApplication.shared.userInterfaceLayoutDirection)",
        "\(UIAccessibility.isBoldTextEnabled)", "\(UILargeContentViewerInteraction.isEnabled)",
      ]
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `are ordered by size as they were`() throws {
    let categories: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      UIContentSizeCategory(rawValue: "own"),
    ]
    var record = ViewRecord("categories", in: [.large])
    try record.list("order") {
      categories.map { one in
        let signs = categories.map { other in
          let signs = [one < other, one > other, one <= other, one >= other, one == other]
          return signs.map { $0 ? "1" : "0" }.joined()
        }
        return "\(one.rawValue) \(one.isAccessibilityCategory): \(signs.joined(separator: " "))"
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
