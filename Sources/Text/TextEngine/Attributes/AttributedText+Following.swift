public import DynamicType

extension AttributedText {
  /// How a text comes to a text size other than the one it was made for.
  public enum Update: Hashable, Sendable {
    /// As a label with `adjustsFontForContentSizeCategory` does it: runs of a text style or a scaled
    /// font follow, and all others, such as one made by `ScalableFont.withSize(_:)`, are left behind.
    case adjusted
    /// As such a label did it before iOS 11: the font of the whole text follows, and runs with a font
    /// of their own are left behind.
    case adjustedBeforeIOS11
    /// As an app does it by hand: each run is set in its own style anew.
    case reapplied
    /// Not at all: what was right when it was made stays as it was.
    case never
  }

  /// This text after a change of the setting.
  ///
  /// - Parameters:
  ///   - update: How it comes to the new size.
  ///   - font: The font of the whole text, which runs without one are set in.
  ///   - traits: What decides about the text size.
  /// - Returns: The text, in which each run has a font of its own.
  public func updated(
    _ update: Update, font: ScalableFont, for traits: TraitCollection
  ) -> AttributedText {
    var updated = self
    for index in runs.indices {
      let attributes = runs[index].attributes
      updated.runs[index].attributes.font =
        attributes.font(after: update, whole: font, for: traits)
    }
    return updated
  }

  /// This text, made at Large, with each run in its own style anew: the repair of runs that were
  /// left behind.
  ///
  /// A run with a `textStyle` gets that style's font, or its own face scaled along that style from
  /// the size it has; traits stay. Any other run follows as its font does.
  public func reapplied(for traits: TraitCollection) -> AttributedText {
    var repaired = self
    for index in runs.indices {
      let attributes = runs[index].attributes
      repaired.runs[index].attributes.font = attributes.font.map {
        attributes.font(after: .reapplied, whole: $0, for: traits)
      }
    }
    return repaired
  }

  /// The runs, from 0, that have a style and a font that does not follow it.
  public var runsLeftBehind: [Int] {
    runs.indices.filter { index in
      let attributes = runs[index].attributes
      return attributes.textStyle != nil
        && attributes.font?.followsContentSizeCategory == false
    }
  }
}

extension ScalableFont {
  /// Whether it is a style's own font, or scaled along it.
  fileprivate func follows(_ style: TextStyle) -> Bool {
    if let scaling { return scaling.textStyle == style }
    return fontDescriptor.origin == .preferred(style)
  }
}

extension TextAttributes {
  /// The font after a change of the setting.
  ///
  /// - Parameters:
  ///   - update: How the text comes to the new size.
  ///   - whole: The font of the whole text, for attributes without one.
  ///   - traits: What decides about the text size.
  public func font(
    after update: AttributedText.Update, whole: ScalableFont, for traits: TraitCollection
  ) -> ScalableFont {
    switch update {
    case .adjusted: return (font ?? whole).adjusted(for: traits)
    case .adjustedBeforeIOS11: return font ?? whole.adjusted(for: traits)
    case .never: return font ?? whole
    case .reapplied:
      let font = font ?? whole
      guard let textStyle, !font.follows(textStyle) else { return font.adjusted(for: traits) }
      return font.reapplied(as: textStyle, compatibleWith: traits)
    }
  }
}
