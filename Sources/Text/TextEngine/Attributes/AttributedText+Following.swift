public import DynamicType

extension AttributedText {
  /// The way a text adapts when the text size changes.
  public enum Update: Hashable, Sendable {
    /// Like a label with `adjustsFontForContentSizeCategory`: runs with a text style or a scaled
    /// font follow. Other runs, such as one made by `ScalableFont.withSize(_:)`, are left behind.
    case adjusted
    /// Like such a label before iOS 11: the font of the whole text follows. Runs with a font of
    /// their own are left behind.
    case adjustedBeforeIOS11
    /// Like an app that does it by hand: each run is set in its own style again.
    case reapplied
    /// The text keeps the sizes it was made with.
    case never
  }

  /// Returns the text after a change of the text size.
  ///
  /// - Parameters:
  ///   - update: The way the text adapts.
  ///   - font: The font of the whole text, for runs without one.
  ///   - traits: The traits that give the text size.
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

  /// Returns the text with each run set in its own style again, which repairs runs that were left
  /// behind. The text must be made at Large.
  ///
  /// A run with a `textStyle` gets that style's font, or its own face scaled along that style from
  /// its current size; traits stay. Any other run follows as its font does.
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

  /// The indices of runs that have a style, and a font that does not follow it.
  public var runsLeftBehind: [Int] {
    runs.indices.filter { index in
      let attributes = runs[index].attributes
      return attributes.textStyle != nil
        && attributes.font?.followsContentSizeCategory == false
    }
  }
}

extension ScalableFont {
  /// Returns whether the font is the style's own, or scaled along the style.
  fileprivate func follows(_ style: TextStyle) -> Bool {
    if let scaling { return scaling.textStyle == style }
    return fontDescriptor.origin == .preferred(style)
  }
}

extension TextAttributes {
  /// Returns the font after a change of the text size.
  ///
  /// - Parameters:
  ///   - update: The way the text adapts.
  ///   - whole: The font of the whole text, for attributes without one.
  ///   - traits: The traits that give the text size.
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
