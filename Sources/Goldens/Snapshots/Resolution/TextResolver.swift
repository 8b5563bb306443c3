package import DynamicType
import Imaging
package import TextEngine

/// Turns a cell of a ramp into text with every choice made: which faces, how large, how spaced.
package struct TextResolver {
  let fonts: FontFolder
  let systemFont: SystemFont

  package init(fonts: FontFolder, systemFont: SystemFont) {
    self.fonts = fonts
    self.systemFont = systemFont
  }

  package func resolve(_ ramp: RampSpec, at category: ContentSizeCategory) throws -> ResolvedCell {
    let traits = TraitCollection(
      preferredContentSizeCategory: category, legibilityWeight: ramp.legibilityWeight)
    var cell = try resolve(ramp.styledText(at: category), in: traits)
    cell.provenance = ramp.provenance(at: category)
    return cell
  }

  /// A text with every choice made.
  ///
  /// - Parameter traits: The text size and whether Bold Text is on, which both have to be there.
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

extension TextResolver {
  /// The files a ramp's fonts are from, in one order of preference for programs that know no other.
  package func fontPaths(of ramp: RampSpec) throws -> [String] {
    let cell = try resolve(ramp, at: .large)
    let fonts = cell.text.spans.first?.fonts.inOneOrder(for: ramp.sample.text.string) ?? []
    return fonts.compactMap { font in
      cell.entries.first {
        $0.face.file == font.face.file && $0.face.index == font.face.index
      }?.path
    }
  }
}

extension ScalableFont {
  /// How the size of a preferred font is known; `nil` for any other font.
  fileprivate func provenance(in traits: TraitCollection) -> TypeSize.Provenance? {
    guard case .preferred(let style) = fontDescriptor.origin, scaling == nil else { return nil }
    return SystemTypeTable.size(
      for: style, at: traits.preferredContentSizeCategory ?? .large
    ).provenance
  }
}

extension RampSpec {
  /// How the size of a preferred font is known; `nil` for a custom one.
  fileprivate func provenance(at category: ContentSizeCategory) -> TypeSize.Provenance? {
    guard case .preferred = font else { return nil }
    return SystemTypeTable.size(for: textStyle, at: update == .never ? .large : category)
      .provenance
  }
}

/// A cell with every choice made, and the facts that the choices came from.
package struct ResolvedCell {
  package let text: ResolvedText
  /// The fonts the text may use.
  let entries: [FontFolder.Entry]
  /// The same as they were chosen.
  let faces: [ChosenFace]
  /// The files of the faces that the cascade names for a script of the text, by its code.
  let namedForScript: [String: Set<FontBytes>]
  /// The face of a font that the app brings; `nil` where the text is set in the system font.
  let ownFace: FontFace?
  /// The size of the whole text's font.
  package let pointSize: Points
  let weight: FontWeight
  /// The style's leading, where the font is a preferred one.
  let leading: Points?
  /// How the size is known, where the font is a preferred one.
  var provenance: TypeSize.Provenance?
}
