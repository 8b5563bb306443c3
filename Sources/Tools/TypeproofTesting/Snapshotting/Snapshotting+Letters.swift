public import DynamicType
public import Imaging
public import TextEngine

/// How the letters of the whole text are set, where a run does not say otherwise.
extension Snapshotting {
  /// With the bold trait: text styles in their emphasized weight, other fonts at least bold.
  public func bold(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.bold, isActive)
  }

  /// In italics. A face that has none is set upright, and flagged beside the golden.
  public func italic(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.italic, isActive)
  }

  /// In another weight than the font's own; `nil` for the font's own. Runs with a font of their own
  /// have it too, unless they say another.
  public func fontWeight(_ weight: FontWeight?) -> Snapshotting {
    changing { $0.attributes.weight = weight }
  }

  /// With letters narrower or wider than normal; `nil` for what the font says. A face that has no
  /// such width is set as it is, and flagged beside the golden.
  public func fontWidth(_ width: FontWidth?) -> Snapshotting {
    changing { $0.attributes.width = width }
  }

  /// With letters of one width: the system font in its monospaced stand-in, where
  /// ``Snapshots/SystemFont/monospaced`` names one. A face that is not so is flagged beside the golden.
  public func monospaced(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.monoSpace, isActive)
  }

  /// With figures of one width (OpenType `tnum`), so that columns of them stand in line.
  public func monospacedDigit() -> Snapshotting {
    attributes(TextAttributes(features: [FeatureSetting(.tabularFigures)]))
  }

  /// With a distance added after each letter; negative moves letters together.
  public func tracking(_ distance: Points) -> Snapshotting {
    tracking(.points(distance))
  }

  /// With something added after each letter that may grow with the text: `.tracking(.em(0.05))`.
  public func tracking(_ tracking: Tracking) -> Snapshotting {
    changing { $0.attributes.tracking = tracking }
  }

  /// Raised above the baseline; negative lowers it.
  public func baselineOffset(_ offset: Points) -> Snapshotting {
    changing { $0.attributes.baselineOffset = offset }
  }

  /// With a line below.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is one.
  ///   - style: How it is drawn.
  ///   - color: Its colour; `nil` for that of the letters.
  public func underline(
    _ isActive: Bool = true, style: TextDecoration.Style = .single, color: RGBAColor? = nil
  ) -> Snapshotting {
    changing { $0.attributes.underline = isActive ? TextDecoration(style, color: color) : nil }
  }

  /// With a line through it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is one.
  ///   - style: How it is drawn.
  ///   - color: Its colour; `nil` for that of the letters.
  public func strikethrough(
    _ isActive: Bool = true, style: TextDecoration.Style = .single, color: RGBAColor? = nil
  ) -> Snapshotting {
    changing { $0.attributes.strikethrough = isActive ? TextDecoration(style, color: color) : nil }
  }

  /// In a language, as a BCP 47 tag such as `de`: it chooses glyphs, line breaks and what fonts are
  /// fallen back on. `nil` for the sample's.
  public func typesettingLanguage(_ language: String?) -> Snapshotting {
    changing { $0.attributes.language = language }
  }

  /// With everything that attributes can say. What these do not say stays as it was; their features
  /// and places on axes come beside those said before.
  ///
  /// - Parameter attributes: What is said anew. They must not name a font or a text style, which
  ///   `image` does: an assertion says so and draws nothing.
  public func attributes(_ attributes: TextAttributes) -> Snapshotting {
    changing { $0.attributes = attributes.merging(over: $0.attributes) }
  }

  private func withTrait(
    _ trait: FontDescriptor.SymbolicTraits, _ isActive: Bool
  ) -> Snapshotting {
    changing { changed in
      if isActive {
        changed.attributes.traits.insert(trait)
      } else {
        changed.attributes.traits.remove(trait)
      }
    }
  }
}
