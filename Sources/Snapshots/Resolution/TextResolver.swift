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
    var search = FontSearch(ramp: ramp, traits: traits, fonts: fonts, systemFont: systemFont)
    // The whole text's own font says how high lines are, even where no run is set in it.
    let whole = try search.setting(of: TextAttributes())
    let spans = try ramp.sample.text.runs.map { run in
      try search.span(of: run, inside: whole)
    }
    return ResolvedCell(
      text: ResolvedText(
        spans: spans, line: whole.line, direction: ramp.sample.direction,
        language: ramp.language, paragraph: ramp.paragraph(at: category)),
      entries: search.entries, namedForScript: search.namedForScript,
      ownFace: whole.isCustom ? whole.face.entry.face : nil,
      pointSize: whole.font.pointSize,
      weight: whole.request.weight ?? whole.font.weight(compatibleWith: traits),
      leading: whole.font.leading,
      provenance: ramp.provenance(at: category))
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

extension RampSpec {
  /// The language of the whole text.
  var language: String? { attributes.language ?? sample.language }

  /// How its paragraphs are set at a category: a step's line height is both the least and the
  /// greatest.
  fileprivate func paragraph(at category: ContentSizeCategory) -> ParagraphStyle {
    guard case .steps(let steps) = font,
      let height = steps[update == .never ? .large : category].lineHeight
    else { return paragraph }
    var paragraph = paragraph
    paragraph.minimumLineHeight = height
    paragraph.maximumLineHeight = height
    return paragraph
  }

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
  let provenance: TypeSize.Provenance?
}
