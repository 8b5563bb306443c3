public import DynamicType
public import Imaging
public import TextEngine

/// The settings of all letters, which a run can override.
extension Snapshotting {
  /// Adds the bold trait. Text styles take their emphasized weight, other fonts at least bold.
  public func bold(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.bold, isActive)
  }

  /// Adds the italic trait. A face without italics is drawn upright and flagged beside the golden.
  public func italic(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.italic, isActive)
  }

  /// Sets the weight; `nil` for the font's own. A run with its own font takes the weight too,
  /// unless it sets one itself.
  public func fontWeight(_ weight: FontWeight?) -> Snapshotting {
    changing { $0.attributes.weight = weight }
  }

  /// Sets the width of the letters; `nil` for the font's own. A face without that width is flagged
  /// beside the golden.
  public func fontWidth(_ width: FontWidth?) -> Snapshotting {
    changing { $0.attributes.width = width }
  }

  /// Sets letters of equal width. The system font uses ``SystemFont/monospaced`` for it. A face
  /// whose letters differ in width is flagged beside the golden.
  public func monospaced(_ isActive: Bool = true) -> Snapshotting {
    withTrait(.monoSpace, isActive)
  }

  /// Sets digits of equal width (OpenType `tnum`), so that columns align.
  public func monospacedDigit() -> Snapshotting {
    attributes(TextAttributes(features: [FeatureSetting(.tabularFigures)]))
  }

  /// Adds a distance after each letter, in points. A negative value moves letters together.
  public func tracking(_ distance: Points) -> Snapshotting {
    tracking(.points(distance))
  }

  /// Adds a distance after each letter, which can grow with the text: `.tracking(.em(0.05))`.
  public func tracking(_ tracking: Tracking) -> Snapshotting {
    changing { $0.attributes.tracking = tracking }
  }

  /// Moves the text above its baseline, by a distance in points. A negative value moves it down.
  public func baselineOffset(_ offset: Points) -> Snapshotting {
    changing { $0.attributes.baselineOffset = offset }
  }

  /// Draws a line below the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - style: The appearance of the line.
  ///   - color: The line's colour; `nil` for the colour of the letters.
  public func underline(
    _ isActive: Bool = true, style: TextDecoration.Style = .single, color: RGBAColor? = nil
  ) -> Snapshotting {
    changing { $0.attributes.underline = isActive ? TextDecoration(style, color: color) : nil }
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - style: The appearance of the line.
  ///   - color: The line's colour; `nil` for the colour of the letters.
  public func strikethrough(
    _ isActive: Bool = true, style: TextDecoration.Style = .single, color: RGBAColor? = nil
  ) -> Snapshotting {
    changing { $0.attributes.strikethrough = isActive ? TextDecoration(style, color: color) : nil }
  }

  /// Sets the language, as a BCP 47 tag such as `de`; `nil` for the sample's. The language selects
  /// glyphs, line breaks and fallback fonts.
  public func typesettingLanguage(_ language: String?) -> Snapshotting {
    changing { $0.attributes.language = language }
  }

  /// Sets several attributes at once. Attributes that are not set keep their value. Features and
  /// axis positions are added to earlier ones.
  ///
  /// - Parameter attributes: The attributes. They must not name a font or a text style, which
  ///   `image` sets: the assertion then fails without drawing.
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
