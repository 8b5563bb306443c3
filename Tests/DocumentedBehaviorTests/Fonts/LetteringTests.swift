import Testing
import UIKitTypography

/// A kind of text in a museum's guide: a face, its size at Large, and the style whose curve it follows.
private struct Lettering {
  let face: String
  let points: CGFloat
  let curve: UIFont.TextStyle

  static let banner = Lettering(face: "Lantern-Strong", points: 40, curve: .largeTitle)
  static let room = Lettering(face: "Lantern-Strong", points: 23, curve: .title2)
  static let exhibit = Lettering(face: "Lantern-Book", points: 20, curve: .title3)
  static let story = Lettering(face: "Lantern-Book", points: 15, curve: .body)
  static let caption = Lettering(face: "Lantern-Strong", points: 13, curve: .caption1)
  static let all = [banner, room, exhibit, story, caption]

  var font: UIFont? {
    UIFont(name: face, size: points).map { UIFontMetrics(forTextStyle: curve).scaledFont(for: $0) }
  }
}

/// Fonts that are made at their first use and kept as long as the app runs.
private enum KeptFonts {
  static let story = Lettering.story.font
  static let caption = Lettering.caption.font
}

@MainActor @Suite struct `Lettering in a font of the app` {
  private func sizes(at category: UIContentSizeCategory) -> [CGFloat?] {
    phone(category).run { Lettering.all.map { $0.font?.pointSize } }
  }

  @Test func `has its declared sizes at Large`() {
    #expect(sizes(at: .large) == [40, 23, 20, 15, 13])
  }

  @Test func `shrinks along the curve of each style`() {
    // 40 · 38 ÷ 41, 23 · 24 ÷ 28, 20 · 22 ÷ 25, 15 · 19 ÷ 22, 13 · 13 ÷ 16, to whole points.
    #expect(sizes(at: .extraSmall) == [37, 20, 18, 13, 11])
  }

  @Test func `grows along the curve of each style, a banner least`() {
    // 40 · 61 ÷ 41, 23 · 52 ÷ 28, 20 · 51 ÷ 25, 15 · 48 ÷ 22, 13 · 39 ÷ 16.
    #expect(sizes(at: .accessibilityExtraLarge) == [60, 43, 41, 33, 32])
    // 40 · 70 ÷ 41, 23 · 66 ÷ 28, 20 · 65 ÷ 25, 15 · 62 ÷ 22, 13 · 51 ÷ 16.
    #expect(sizes(at: .accessibilityExtraExtraExtraLarge) == [68, 54, 52, 42, 41])
  }

  @Test func `is larger along the curve of body, which the default metrics follow`() {
    let byDefault = phone(.accessibilityExtraLarge).run {
      UIFont(name: "Lantern-Strong", size: 23).map { UIFontMetrics.default.scaledFont(for: $0) }
    }
    // 23 · 48 ÷ 22 = 50.2, where title2 gives 43.
    #expect(byDefault?.pointSize == 50)
  }

  @Test func `is nil without the font`() {
    #expect(phone(fonts: ExampleFonts.none).run { Lettering.room.font } == nil)
  }

  @Test func `has a face for each kind`() {
    let faces = phone().run {
      Lettering.all.map { $0.font?.fontDescriptor.object(forKey: .family) as? String }
    }
    #expect(
      faces == [
        "Lantern-Strong", "Lantern-Strong", "Lantern-Book", "Lantern-Book", "Lantern-Strong",
      ])
  }

  @Test func `has no least size, while the system's styles stop at 11 pt`() {
    phone(.extraSmall).run {
      let small = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12))
      // 12 · 13 ÷ 16 = 9.75
      #expect(small.pointSize == 10)
      let preferred = [UIFont.TextStyle.footnote, .caption1, .caption2].map {
        UIFont.preferredFont(forTextStyle: $0).pointSize
      }
      #expect(preferred == [12, 11, 11])
    }
  }

  @Test func `that is kept follows in a label with the flag`() {
    phone().run {
      let label = UILabel()
      label.font = KeptFonts.story
      label.adjustsFontForContentSizeCategory = true
      label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      #expect(label.font.pointSize == 33)
      label.font = KeptFonts.caption
      label.traitOverrides.preferredContentSizeCategory = .extraSmall
      #expect(label.font.pointSize == 11)
    }
  }

  @Test func `that is kept stays in a label without the flag`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = KeptFonts.story
      device.change(to: .accessibilityExtraLarge, showing: label)
      #expect(label.font.pointSize == 15)
    }
  }
}
