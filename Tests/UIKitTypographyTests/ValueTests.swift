import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@Suite struct `A color` {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let turning = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0, green: 1, blue: 0, alpha: 0.8)
      : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  @Test func `is resolved to one that stays`() {
    let resolved = turning.resolvedColor(with: dark)
    #expect(resolved == UIColor(red: 0, green: 1, blue: 0, alpha: 0.8))
    #expect(resolved.channels(in: light) == resolved.channels(in: dark))
    #expect(turning.resolvedColor(with: light) == .red)
  }

  @Test func `takes another opacity and keeps its hue, in the dark too`() {
    #expect(
      UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(UIColor.red.withAlphaComponent(7).channels(in: light).alpha == 1)
    let half = turning.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(half.resolvedColor(with: dark) == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test func `fades to half its opacity`() {
    #expect(turning.faded.resolvedColor(with: light).channels(in: light).alpha == 0.5)
    #expect(turning.faded.resolvedColor(with: dark).channels(in: light).alpha == 0.4)
  }

  @Test func `is the same where its channels are, or where it is one object`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == .red)
    #expect(red.isEqual(UIColor.red))
    #expect(red.hashValue == UIColor.red.hashValue)
    #expect(!red.isEqual(UIColor.blue))
    #expect(!red.isEqual("red"))
    #expect(turning == turning)
    #expect(turning != red)
    #expect(turning != UIColor { _ in .red })
    #expect(Set([red, .red, turning, turning, .blue]).count == 3)
  }

  @Test func `of Core Graphics is the same, in the dark too`() {
    #expect(UIColor.red.cgColor == .red)
    let copy = UIColor(cgColor: turning.cgColor)
    #expect(copy.resolvedColor(with: dark) == turning.resolvedColor(with: dark))
    #expect(copy.resolvedColor(with: light) == .red)
  }
}

@Suite struct `Traits` {
  @Test func `of each kind are said by a collection, and found by their names`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(legibilityWeight: .bold),
    ])
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(UITraitLayoutDirection.value(in: traits) == .rightToLeft)
    #expect(UITraitHorizontalSizeClass.value(in: traits) == .compact)
    #expect(UITraitVerticalSizeClass.value(in: traits) == .regular)
    #expect(UITraitUserInterfaceStyle.value(in: traits) == .dark)
    #expect(UITraitDisplayScale.value(in: traits) == 2)
    #expect(UITraitLegibilityWeight.value(in: traits) == .bold)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `that say nothing are all unspecified`() {
    let traits = UITraitCollection()
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.displayScale == 0)
  }

  @Test func `contain those that say less, and the same`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
  }

  @Test func `are equal where they say the same`() {
    let (one, two) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UITraitCollection(displayScale: 3))
    #expect(one.copy() as? UITraitCollection === one)
    #expect(one.description.hasPrefix("<UITraitCollection: "))
    #expect(one.description.contains("2"))
  }
}

@MainActor @Suite struct `Traits of a view` {
  @Test func `are dark where it says so, whatever is around it`() {
    Stage.device().run {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.overrideUserInterfaceStyle == .unspecified)
      outer.overrideUserInterfaceStyle = .dark
      #expect(outer.overrideUserInterfaceStyle == .dark)
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      inner.overrideUserInterfaceStyle = .light
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      #expect(outer.traitCollection.userInterfaceStyle == .dark)
    }
  }
}

@MainActor @Suite struct `The border of a view` {
  @Test func `is a line inside its edges, black unless told otherwise`() throws {
    try Stage.device().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.layer.borderWidth = 4
      @MainActor func line() throws -> (ShapePath, Points, RGBAColor)? {
        for element in try view.interfaceFrame().elements where element.path.hasSuffix("/border") {
          if case .stroke(let path, let width, let color) = element.content {
            return (path, width, color)
          }
        }
        return nil
      }
      var (path, width, color) = try #require(try line())
      #expect(width == 4)
      #expect(color == RGBAColor(red: 0, green: 0, blue: 0))
      // Its middle runs 2 pt from the edges.
      #expect(
        path.elements == [
          .move(to: .init(x: 2, y: 2)), .line(to: .init(x: 98, y: 2)),
          .line(to: .init(x: 98, y: 58)), .line(to: .init(x: 2, y: 58)), .close,
        ])
      view.layer.borderColor = UIColor.red.cgColor
      (path, width, color) = try #require(try line())
      #expect(color == RGBAColor(red: 255, green: 0, blue: 0))
      view.layer.borderWidth = 0
      #expect(try line() == nil)
    }
  }
}

@MainActor @Suite struct `Fonts by their names` {
  @Test func `are in families, in the order of the alphabet`() {
    Stage.device().run {
      let families = UIFont.familyNames
      #expect(families.contains("Inter Variable"))
      #expect(families.contains("Noto Serif"))
      #expect(families == families.sorted())
      #expect(Set(families).count == families.count)
      #expect(!families.contains(""))
      for family in families { #expect(UIFont(name: family, size: 10) != nil, "\(family)") }
    }
  }

  @Test func `are in a family by their PostScript names`() {
    Stage.device().run {
      let names = UIFont.fontNames(forFamilyName: "JetBrains Mono")
      #expect(names == ["JetBrainsMono-Regular"])
      #expect(UIFont.fontNames(forFamilyName: "jetbrains mono") == names)
      #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }
  }

  @Test func `of the system lean, or have digits of one width`() {
    Stage.device().run {
      let italic = UIFont.italicSystemFont(ofSize: 20)
      #expect(italic.pointSize == 20)
      #expect(italic.fontDescriptor.symbolicTraits == .traitItalic)
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
      #expect(digits.pointSize == 20)
      func width(_ text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
      }
      #expect(width("1111", digits) == width("8888", digits))
      let plain = UIFont.systemFont(ofSize: 20, weight: .bold)
      #expect(width("1111", plain) < width("8888", plain))
      #expect(plain.isEqual(UIFont.systemFont(ofSize: 20, weight: .bold)))
      #expect(!plain.isEqual(digits))
      #expect(!plain.isEqual(nil))
    }
  }

  @Test func `are described by a name, which says the face`() throws {
    try Stage.device().run {
      let descriptor = UIFontDescriptor(name: "JetBrainsMono-Regular", size: 21)
      #expect(descriptor.pointSize == 21)
      #expect(descriptor.postscriptName == "JetBrainsMono-Regular")
      #expect(UIFont(descriptor: descriptor, size: 0).familyName == "JetBrains Mono")
      let unknown = UIFontDescriptor(name: "NoSuchFont", size: 9)
      #expect(unknown.pointSize == 9)
      let copy = try #require(descriptor.copy() as? UIFontDescriptor)
      #expect(copy == descriptor)
    }
  }

  @Test func `are described by a name, a style or bits among other attributes`() {
    Stage.device().run {
      let named = UIFontDescriptor(fontAttributes: [.name: "JetBrainsMono-Regular", .size: 13])
      #expect(named.postscriptName == "JetBrainsMono-Regular")
      #expect(named.pointSize == 13)
      let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.footnote])
      // Footnotes are 13 pt at Large.
      #expect(style.pointSize == 13)
      // A text style keeps its face.
      #expect(style.addingAttributes([.name: "JetBrainsMono-Regular"]) == style)
      let bold = UIFontDescriptor(fontAttributes: [
        .size: 20,
        .traits: [
          UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
        ],
      ])
      #expect(bold.symbolicTraits.contains(.traitBold))
      let endless = UIFontDescriptor(fontAttributes: [
        .size: 20, .traits: [UIFontDescriptor.TraitKey.symbolic: 1e300],
      ])
      #expect(endless.symbolicTraits == [])
      // 0.4 is the number of UIKit's bold weight.
      let heavy = UIFontDescriptor(fontAttributes: [
        .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: 0.4],
      ])
      #expect(heavy.descriptor.weight == .bold)
    }
  }

  @Test func `of an instance have its name behind the family's`() throws {
    try Stage.device().run {
      let bold = try #require(UIFont(name: "InterVariable-Bold", size: 20))
      #expect(bold.fontName == "InterVariable-Bold")
      #expect(bold.familyName == "Inter Variable")
    }
  }

  @Test func `have the height of small letters that their file says`() throws {
    try Stage.device().run {
      let font = UIFont.systemFont(ofSize: 20)
      let face = try #require(UIFontRegistry.face(of: font.scalable))
      let units = Double(try #require(face.metrics.xHeight))
      #expect(font.xHeight == CGFloat(20 * units / Double(face.unitsPerEm)))
      #expect(font.xHeight < font.capHeight)
      #expect(font.xHeight > font.capHeight / 2)
    }
  }

  @Test func `come back from an archive with features and with a size alone`() throws {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold).fontDescriptor
    for descriptor in [digits, UIFont.systemFont(ofSize: 14).fontDescriptor] {
      let archive = try NSKeyedArchiver.archivedData(
        withRootObject: descriptor, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: UIFontDescriptor.self, from: archive)
      #expect(read == descriptor)
    }
  }

  @Test func `are scaled along curves that are equal where the style is`() {
    let (one, two) = (UIFontMetrics(forTextStyle: .body), UIFontMetrics(forTextStyle: .body))
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one == UIFontMetrics.default)
    #expect(one != UIFontMetrics(forTextStyle: .caption2))
    #expect(!one.isEqual("body"))
  }

  @Test func `are asked for where there are none`() {
    #expect(UIFontsMissing().description.contains("UISimulatedDevice.fonts"))
  }
}
