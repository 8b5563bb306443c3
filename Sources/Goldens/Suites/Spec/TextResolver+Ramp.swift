import ImageDiff
package import DynamicType
import Imaging
import TextEngine

extension TextResolver {
  /// Resolves the text of a ramp at a category.
  package func resolve(_ ramp: RampSpec, at category: ContentSizeCategory) throws -> ResolvedCell {
    let traits = TraitCollection(
      preferredContentSizeCategory: category, legibilityWeight: ramp.legibilityWeight)
    var cell = try resolve(ramp.styledText(at: category), in: traits)
    cell.provenance = ramp.provenance(at: category)
    return cell
  }

  /// Returns the font files of a ramp in one order of preference, for programs that support only
  /// that.
  package func fontPaths(of ramp: RampSpec) throws -> [String] {
    let cell = try resolve(ramp, at: .large)
    let fonts = cell.text.spans.first?.fonts.inOneOrder(for: ramp.sample.text.string) ?? []
    return fonts.compactMap { font in
      cell.entries.first {
        $0.face.file == font.face.file && $0.face.index == font.face.index
      }?.path
    }
  }

  /// Returns the faces that a ramp's text is set in or may fall back on, even those without a glyph
  /// in it, as they affect line heights. `nil` where one cannot be found.
  package func faces(of ramp: RampSpec) -> [ChosenFace]? {
    // Only fonts with steps ask for others from size to size.
    let categories: [ContentSizeCategory] =
      if case .steps = ramp.font { ContentSizeCategory.allCases } else { [.large] }
    var faces: Set<ChosenFace> = []
    for category in categories {
      guard let cell = try? resolve(ramp, at: category) else { return nil }
      faces.formUnion(cell.faces)
    }
    return faces.sorted()
  }
}

extension RampSpec {
  /// Returns the text of the ramp with its settings at a category.
  package func styledText(at category: ContentSizeCategory) -> StyledText {
    var styled = StyledText(
      sample.text, font: font.font(in: textStyle, at: category, after: update),
      textStyle: textStyle, attributes: attributes, paragraph: paragraph(at: category),
      color: color, language: language, direction: sample.direction, update: update)
    if case .steps(let steps) = font { styled.step = steps[category] }
    return styled
  }

  /// The language of the whole text.
  package var language: String? { attributes.language ?? sample.language }

  /// Returns the paragraph settings at a category: a step's line height is both the least and the
  /// greatest.
  private func paragraph(at category: ContentSizeCategory) -> ParagraphStyle {
    guard case .steps(let steps) = font,
      let height = steps[update == .never ? .large : category].lineHeight
    else { return paragraph }
    var paragraph = paragraph
    paragraph.minimumLineHeight = height
    paragraph.maximumLineHeight = height
    return paragraph
  }
}

extension RampSpec {
  /// Returns the source of a preferred font's size; `nil` for a custom font.
  fileprivate func provenance(at category: ContentSizeCategory) -> TypeSize.Provenance? {
    guard case .preferred = font else { return nil }
    return SystemTypeTable.size(for: textStyle, at: update == .never ? .large : category)
      .provenance
  }
}
