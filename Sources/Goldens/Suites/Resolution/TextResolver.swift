package import DynamicType
package import Imaging
package import TextEngine

/// Resolves a cell of a ramp to text with all faces, sizes and spacings chosen.
package struct TextResolver {
  package let fonts: FontFolder
  package let systemFont: SystemFont

  package init(fonts: FontFolder, systemFont: SystemFont) {
    self.fonts = fonts
    self.systemFont = systemFont
  }

  /// Resolves a text.
  ///
  /// - Parameter traits: The traits, which must have a text size and a legibility weight.
  package func resolve(_ styled: StyledText, in traits: TraitCollection) throws -> ResolvedCell {
    var search = FontSearch(of: styled, traits: traits, fonts: fonts, systemFont: systemFont)
    // The whole text's own font says how high lines are, even where no run is set in it.
    let whole = try search.setting(of: TextAttributes())
    let spans = try styled.text.runs.map { run in try search.span(of: run, inside: whole) }
    return ResolvedCell(
      text: ResolvedText(
        spans: spans, line: whole.line, direction: styled.direction, language: styled.language,
        paragraph: styled.paragraph),
      entries: search.entries, faces: search.faces, namedForScript: search.namedForScript,
      ownFace: whole.isCustom ? whole.face.entry.face : nil,
      pointSize: whole.font.pointSize,
      weight: whole.request.weight ?? whole.font.weight(compatibleWith: traits),
      leading: whole.font.leading,
      provenance: whole.font.provenance(in: traits))
  }
}

extension ScalableFont {
  /// Returns the source of a preferred font's size; `nil` for any other font.
  fileprivate func provenance(in traits: TraitCollection) -> TypeSize.Provenance? {
    guard case .preferred(let style) = fontDescriptor.origin, scaling == nil else { return nil }
    return SystemTypeTable.size(
      for: style, at: traits.preferredContentSizeCategory ?? .large
    ).provenance
  }
}

/// A resolved cell, and the facts that its choices came from.
package struct ResolvedCell {
  package let text: ResolvedText
  /// The fonts the text may use.
  package let entries: [FontFolder.Entry]
  /// The chosen faces, with the names they were requested by.
  package let faces: [ChosenFace]
  /// The files of the faces that the cascade names for a script of the text, by its code.
  package let namedForScript: [String: Set<FontBytes>]
  /// The face of the app's own font; `nil` where the text is set in the system font.
  package let ownFace: FontFace?
  /// The size of the whole text's font.
  package let pointSize: Points
  package let weight: FontWeight
  /// The style's leading, for a preferred font.
  package let leading: Points?
  /// The source of the size, for a preferred font.
  package var provenance: TypeSize.Provenance?

  /// Creates a cell from a resolved text.
  package init(
    text: ResolvedText, entries: [FontFolder.Entry], faces: [ChosenFace],
    namedForScript: [String: Set<FontBytes>], ownFace: FontFace?, pointSize: Points,
    weight: FontWeight, leading: Points?, provenance: TypeSize.Provenance? = nil
  ) {
    self.text = text
    self.entries = entries
    self.faces = faces
    self.namedForScript = namedForScript
    self.ownFace = ownFace
    self.pointSize = pointSize
    self.weight = weight
    self.leading = leading
    self.provenance = provenance
  }
}
